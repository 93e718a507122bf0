import assert from "node:assert/strict";
import { test } from "node:test";
import { links, readRoute } from "./route";

const at = (path: string) => readRoute(new URL(path, "http://pionek.test"));

test("every link leads to its page", () => {
  assert.deepEqual(at(links.lobby), { page: "lobby" });
  assert.deepEqual(at(links.history), { page: "history" });
  assert.deepEqual(at(links.newTable("lighthouse")), {
    page: "new",
    game: "lighthouse",
    friends: false,
  });
  assert.deepEqual(at(links.invite()), { page: "new", game: null, friends: true });
  assert.deepEqual(at(links.table("a1", "s3-cr_t")), {
    page: "table",
    id: "a1",
    key: "s3-cr_t",
    report: false,
  });
  assert.deepEqual(at(links.report("a1", "k")), {
    page: "table",
    id: "a1",
    key: "k",
    report: true,
  });
  assert.deepEqual(at(links.replay("a1", 57)), { page: "replay", id: "a1", ply: 57 });
  assert.deepEqual(at(links.rules("lighthouse", "PG-412")), {
    page: "rules",
    game: "lighthouse",
    number: "PG-412",
  });
});

test("a key stands in the fragment, where no server sees it", () => {
  const url = new URL(links.table("a1", "secret"), "http://pionek.test");
  assert.equal(url.hash, "#secret");
  assert.ok(!(url.pathname + url.search).includes("secret"));
});

test("nonsense is a page, too", () => {
  assert.equal(at("/nowhere/at/all").page, "missing");
  assert.equal(at("/t/").page, "missing");
  assert.deepEqual(at("/r/a1?ply=x"), { page: "replay", id: "a1", ply: null });
  assert.equal(at("/t/%E0%A4%A").page, "table");
});
