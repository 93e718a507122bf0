// A game is one folder of src/boards: the shell knows none by name, and the sheets of a board stay
// on the board. What a game wishes of the shell it says with tokens.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const src = join(web, "src");
const boards = join(src, "boards");

const entries = (folder) => readdirSync(folder, { withFileTypes: true });
const folders = (folder) =>
  entries(folder).flatMap((each) => (each.isDirectory() ? each.name : []));
const games = [...new Set([...folders(boards), ...folders(join(web, "..", "games"))])];

/** Every file below a folder, except below those that `skip` names. */
function below(folder, skip = () => false) {
  return entries(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return skip(path) ? [] : below(path, skip);
  });
}

const shell = [
  ...below(src, (path) => dirname(path) === boards),
  ...below(join(web, "public")),
  join(web, "build.mjs"),
];
const sheets = (files) => files.filter((path) => path.endsWith(".css"));
const read = (path) => readFileSync(path, "utf8");

/** "power-grid" also as power_grid and PowerGrid. */
const spelt = (id) => new RegExp(id.split("-").join("[-_ ]?"), "i");

test("no file of the shell names a game", () => {
  assert.ok(games.length >= 2 && shell.length > 100);
  const named = shell.flatMap((path) =>
    games.filter((id) => spelt(id).test(read(path))).map((id) => `${relative(web, path)}: ${id}`),
  );
  assert.deepEqual(named, []);
});

test("every folder has a card", () => {
  for (const id of folders(boards)) {
    const files = readdirSync(join(boards, id));
    assert.ok(files.includes("card.tsx"), id);
  }
});

/** The rules of a sheet: each selector with what is declared for it. At-rules are looked through. */
function* rulesOf(text) {
  const bare = text.replace(/\/\*[^]*?\*\//g, "");
  for (const [, head, body] of bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (/^\s*(@|from|to|\d)/.test(head)) continue; // a face, or a moment of an animation
    for (const selector of head.split(/,(?![^(]*\))/)) yield { selector: selector.trim(), body };
  }
}

const classesOf = (text) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name);

const shellClasses = new Set(
  sheets(shell).flatMap((path) =>
    [...rulesOf(read(path))].flatMap((rule) => classesOf(rule.selector)),
  ),
);

/** What is wrong with a rule of the sheet of a board; null when nothing is. */
function trespass(id, { selector, body }) {
  const own = selector.replace(/^\[data-theme="?dark"?\]\s*/, "");
  if (own.startsWith(`[data-game="${id}"]`)) {
    const declared = body.split(";").filter((each) => each.trim() !== "");
    if (own !== `[data-game="${id}"]`) return "reaches into what is inside";
    return declared.every((each) => each.trim().startsWith("--")) ? null : "sets more than tokens";
  }
  const [root] = /^\.[\w-]+/.exec(own) ?? [];
  if (!root) return "does not begin with a class of the board";
  return shellClasses.has(root.slice(1)) ? "begins with a class of the shell" : null;
}

test("a sheet of a board stays on the board", () => {
  assert.equal(trespass("x", { selector: ".pg .bar", body: "color: red" }), null);
  assert.equal(trespass("x", { selector: '[data-theme="dark"] .pg', body: "color: red" }), null);
  assert.equal(trespass("x", { selector: '[data-game="x"]', body: "--g-ink: red" }), null);
  assert.match(trespass("x", { selector: '[data-game="x"]', body: "color: red" }), /tokens/);
  assert.match(trespass("x", { selector: '[data-game="x"] .key b', body: "--a: b" }), /inside/);
  assert.match(trespass("x", { selector: ".bar", body: "color: red" }), /shell/);
  assert.match(trespass("x", { selector: "button", body: "color: red" }), /class of the board/);
  const wrong = folders(boards).flatMap((id) =>
    sheets(below(join(boards, id))).flatMap((path) =>
      [...rulesOf(read(path))].flatMap((rule) => {
        const why = trespass(id, rule);
        return why ? [`${relative(web, path)}: ${rule.selector} ${why}`] : [];
      }),
    ),
  );
  assert.deepEqual(wrong, []);
});
