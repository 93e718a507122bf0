// Praga in the browser: whole games by mouse, by keyboard, on a phone in Polish and alone against the
// automated opponent, with a look at each kind of question (a picture, axe-core, nothing to scroll
// sideways), and a tile that is turned before it is laid.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHONE, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { clickOne, dice, keyOne, myTurn, play } from "./player.mjs";
import { PROGRAM } from "./server.mjs";

const LAPTOP = { width: 1280, height: 720 };

/** A whole game by chance, and how many moves it has. */
function recorded(seats, ...options) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-praga-"));
  const file = join(folder, "game.pionek");
  const bots = Array.from({ length: seats }, () => "random").join();
  const flags = ["--seats", bots, "--seed", "12", ...options, "--save", file];
  try {
    execFileSync(PROGRAM, ["play", "praga", ...flags], { input: "" });
    const record = readFileSync(file, "utf8");
    return { record, moves: record.match(/^\d+ \d+ /gm).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sits down at the first seat, with bots that play at random at the others. */
async function sitDown(world, bots, { look = {}, ...table } = {}) {
  const made = await world.server.post("/api/tables", {
    ...("record" in table ? {} : { game: "praga" }),
    ...table,
    private: true,
    seats: [
      { kind: "me", name: "Anna" },
      ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "random" })),
    ],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const page = await world.open(look);
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  return page;
}

/** Besides what holds for every page: no text of the board is too small to read. */
async function inspectBoard(page, name) {
  await inspect(page, name);
  const small = await page.evaluate(() => {
    const texts = [...document.querySelectorAll(".pr *, .pr-dock *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
    );
    return texts.flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || element.closest(".sr")) return [];
      const scale = element.getCTM?.()?.a ?? 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      return size < 13.6 ? [`${element.textContent}: ${size.toFixed(1)}`] : [];
    });
  });
  assert.deepEqual(small, [], name);
}

/** Looks once at every question with a new wording. */
function lookingAt(page, name, most) {
  const seen = new Set();
  return async (now) => {
    const kind = now.say.replace(/[:,].*/, "");
    if (seen.has(kind) || seen.size >= most) return false;
    seen.add(kind);
    await inspectBoard(page, `praga-${name}-${seen.size}`);
    return false;
  };
}

test("a whole game by mouse, with a look at its questions", async (world) => {
  const page = await sitDown(world, 2);
  const end = await play(page, clickOne, dice(5), { until: lookingAt(page, "mouse", 12) });
  assert.ok(end.over);
  assert.ok(end.decisions > 40, `${end.decisions} decisions`);
  await inspectBoard(page, "praga-over");
});

test("the end of a game of four on a small window, in the dark", async (world) => {
  const { record, moves } = recorded(4);
  const look = { size: LAPTOP, theme: "dark", locale: "pl-PL" };
  const page = await sitDown(world, 3, { record, ply: Math.round(moves * 0.8), look });
  const end = await play(page, clickOne, dice(8), { until: lookingAt(page, "four", 6) });
  assert.ok(end.over);
});

test("a whole game by keyboard alone", async (world) => {
  const page = await sitDown(world, 1);
  const end = await play(page, keyOne, dice(5), { until: lookingAt(page, "keys", 6) });
  assert.ok(end.over);
  assert.ok(end.decisions > 40, `${end.decisions} decisions`);
});

/** What is open stands over the bar, what must be done first, and one press begins it. */
async function lookAtPills(page) {
  await myTurn(page);
  const take = page.locator('footer.bar [data-move^="take "]');
  if ((await take.count()) === 0) await page.locator("footer.bar [data-group]").first().click();
  await take.first().click();
  const first = page.locator(".beside-bar .pr-dock li").first();
  await first.filter({ hasText: "musisz" }).waitFor();
  const [pill, bar] = await Promise.all([
    first.boundingBox(),
    page.locator("footer.bar").boundingBox(),
  ]);
  assert.ok(pill.y + pill.height <= bar.y, "the pills stand over the bar");
  await first.locator("button").click();
  await page.locator(".beside-bar .choices-of button, .beside-bar .now").first().waitFor();
}

test("a whole game on a phone in Polish", async (world) => {
  const page = await sitDown(world, 2, { look: { size: PHONE, locale: "pl-PL" } });
  await lookAtPills(page);
  const end = await play(page, clickOne, dice(3), { until: lookingAt(page, "phone", 12) });
  assert.ok(end.over);
  assert.ok(end.decisions > 40, `${end.decisions} decisions`);
  await inspectBoard(page, "praga-phone-over");
});

test("alone against the automated opponent", async (world) => {
  const page = await sitDown(world, 0, { options: { solo: "parler" } });
  const end = await play(page, clickOne, dice(2), { until: lookingAt(page, "solo", 6) });
  assert.ok(end.over);
});

test("alone by the rulebook, to the points at the end", async (world) => {
  const page = await sitDown(world, 0, { options: { solo: "rulebook" } });
  const end = await play(page, clickOne, dice(4), { until: lookingAt(page, "alone", 4) });
  assert.ok(end.over);
  assert.ok(end.decisions > 40, `${end.decisions} decisions`);
  // Nobody sits at the other side: one seat, and its points.
  assert.equal(await page.locator(".side .seats li").count(), 1);
  await page.locator(".bar [href*=report]").waitFor();
  await inspectBoard(page, "praga-alone-over");
});

/** Presses on the board, or in the bar, what leads to a tile in hand. */
async function takeWall(page) {
  const press = async (find) => {
    const now = await myTurn(page);
    const name = [...now.targets, ...now.moves].find((each) => find.test(each));
    assert.ok(name, `${find} is not offered: ${now.targets} ${now.moves}`);
    await page.mouse.click(...now.spots[name]);
  };
  const tile = await page.evaluate(() => {
    const tiles = [...document.querySelectorAll(".action-tile [data-target][role=button]")];
    const wall = tiles.find((each) => /\bWall\b/.test(each.ariaLabel) && !each.ariaDisabled);
    return wall?.dataset.target;
  });
  await press(new RegExp(`^${tile}$`));
  await press(/^action:wall$/);
  await press(/^hex:w1_/);
  await press(/^wall_space:ws08$/);
}

test("a tile is turned with keys and clicks, taken back, and laid", async (world) => {
  const page = await sitDown(world, 1);
  await myTurn(page);
  await takeWall(page);
  await page.waitForSelector(".hand-panel");
  const degrees = () => page.textContent(".hand-panel output");
  const first = await degrees();
  const turned = (away) =>
    page.waitForFunction(
      ([from, want]) =>
        (document.querySelector(".hand-panel output").textContent !== from) === want,
      [first, away],
    );
  await page.keyboard.press("e");
  await turned(true);
  await page.keyboard.press("q");
  await turned(false);
  await page.keyboard.type("eeq"); // faster than the page draws
  await turned(true);
  await page.keyboard.press("q");
  await turned(false);
  const held = (await myTurn(page)).spots["wall_space:ws08"];
  await page.mouse.click(...held);
  await turned(true);
  await inspectBoard(page, "praga-turning");
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelector(".hand-panel") === null);
  await page.mouse.click(...(await myTurn(page)).spots["wall_space:ws08"]);
  await page.waitForSelector(".hand-panel");
  await page.click(".hand-panel .primary");
  await page.waitForFunction(() => document.querySelector(".hand-panel") === null);
  assert.ok(await page.$(".laid [class~=of-wall], .laid .of-wall"), "the wall lies");
});

test("the dock says what is open; its letters do it; boards of others are a click away", async (world) => {
  const page = await sitDown(world, 2);
  await myTurn(page);
  const rows = () =>
    page.$$eval(".pr-dock .line .name", (all) => all.map((each) => each.textContent));
  assert.deepEqual((await rows())[0], "Choose an action tile");
  const now = await myTurn(page);
  await page.mouse.click(...now.spots[now.targets.find((each) => each.startsWith("tile:"))]);
  await page.waitForFunction(() =>
    /must/.test(document.querySelector(".pr-dock .musts")?.textContent),
  );
  const [, first] = await rows();
  assert.ok((await rows()).includes("Wheel bonus"), first);
  await page.keyboard.press(await page.textContent(".pr-dock .must .key-of"));
  await page.waitForSelector(".pr-dock .choices-of button, .pr-dock .now");
  const others = await page.$$(".looks button[aria-pressed=false]");
  assert.equal(others.length, 2);
  await others[0].click();
  assert.equal((await page.$$(".action-board [data-target][role=button]")).length, 0);
  await page.hover(".offer .hit");
  await page.waitForSelector(".main .tip");
  assert.match(await page.textContent(".main .tip"), /◇ designed figures/);
});
