// What one has played: kept when a game ends, shown, taken away as a file, brought back, deleted.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { DESKTOP, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";
import { clickOne, dice, play } from "./player.mjs";

const DAY = 86_400_000;
const LEVELS = ["easy", "normal", "hard", "expert"];

/** A made-up year of games, newest first. */
function games(count, now) {
  return Array.from({ length: count }, (_, i) => {
    const won = (i * 7) % 5 < 2;
    const bot = LEVELS[i % 4];
    return {
      id: `g${i}`,
      game: ["power-grid", "carnegie", "praga"][i % 3],
      at: now - i * 3 * DAY,
      seats: [{ name: "Anna" }, { name: "Deneb", bot }, { name: "Mizar", bot }],
      mine: [0],
      scores: [40 + ((i * 13) % 37), 51, 44],
      places: won ? [1, 2, 3] : [3, 1, 2],
      winners: won ? [0] : [1],
      rival: false,
    };
  });
}

for (const look of LOOKS) {
  test(`a year of games, ${look.name}`, async (world) => {
    const page = await world.open({
      ...look,
      settings: { played: JSON.stringify(games(45, Date.now())) },
    });
    await page.goto(world.url());
    await page.getByRole("link", { name: /^(Results|Wyniki)$/ }).click();
    await page.locator(".chart svg").first().waitFor();
    assert.equal(await page.locator(".chart svg").count(), 2);
    assert.equal(await page.locator(".tile dd").first().innerText(), "45");
    assert.match(await page.locator(".tile dd").last().innerText(), /^\d{3,4}/);
    await inspect(page, `history-${look.name}`);
    await page.locator("#h-list").scrollIntoViewIfNeeded();
    await inspect(page, `history-list-${look.name}`);
  });
}

test("a history can be saved, deleted and brought back", async (world) => {
  const page = await world.open({ settings: { played: JSON.stringify(games(5, Date.now())) } });
  await page.goto(world.url("/history"));
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const text = readFileSync(await saved.path(), "utf8");
  assert.equal(saved.suggestedFilename(), "pionek-history.json");
  assert.equal(JSON.parse(text).games.length, 5);

  await page
    .getByRole("button", { name: /^Delete Power Grid/ })
    .first()
    .click();
  assert.equal(await page.locator(".rows > li").count(), 4);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await inspect(page, "history-delete");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("heading", { name: "No game has ended here yet." }).waitFor();
  await inspect(page, "history-empty");
  assert.equal(await page.evaluate(() => localStorage.getItem("pionek.played")), "[]");

  const bring = (name, content) =>
    page
      .locator("input.history-file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  await bring("other.json", "{}");
  await page.getByText("other.json is no history of Pionek").waitFor();
  await bring("pionek-history.json", text);
  await page.getByText("5 games added.").waitFor();
  assert.equal(await page.locator(".rows > li").count(), 5);
});

test("a game that ends is in it, once", async (world) => {
  const page = await world.open();
  const made = await world.server.post("/api/tables", {
    game: "power-grid",
    private: true,
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "bot", bot: "greedy" },
    ],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const waits = await world.server.post("/api/tables", {
    game: "carnegie",
    title: "Friday",
    private: true,
    seats: [{ kind: "me", name: "Anna" }],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${waits.table}/start`, { key: waits.host });
  for (const { table, seats } of [waits, made]) {
    await page.goto(world.url(`/t/${table}#${seats[0].key}`));
    await page.locator("footer.bar .say").waitFor();
  }
  const end = await play(page, clickOne, dice(7));
  assert.ok(end.over);
  await page.goto(world.url());
  // What waits for us stands before what is over, and says which game it is.
  const first = page.locator(".rows.mine > li").first();
  await first.getByText(/^Carnegie · Choose .*[^.] · /).waitFor();
  await first.getByRole("link", { name: "Your turn" }).waitFor();
  await page.setViewportSize({ width: 360, height: 780 });
  const heads = page.locator(".panel:has(> .mine) > header > :is(h2, button, a)");
  const lines = await heads.evaluateAll((all) =>
    all.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  assert.equal(lines.length, 3);
  assert.ok(Math.max(...lines) - Math.min(...lines) < 3, `one line, not ${lines}`);
  await page.setViewportSize(DESKTOP);
  await page.getByRole("link", { name: "Results" }).click();
  const row = page.locator(".rows > li");
  await row.first().waitFor();
  assert.equal(await row.count(), 1);
  assert.match(await row.innerText(), /simple/);
  await row.getByRole("link", { name: /^Report/ }).click();
  await page.waitForURL(/\?report/);
  await page.goto(world.url("/history"));
  await page.getByRole("button", { name: /^Delete Power Grid/ }).click();
  // Neither the lobby nor the table bring it back.
  await page.goto(world.url());
  await page.locator(".rows.mine > li").getByText("The game is over").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("pionek.played")), "[]");
});
