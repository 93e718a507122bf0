// Learning by playing: the first chapter by hand, by "Show me", on a phone and in Polish; leaving it,
// coming back, and a puzzle. And every lesson of every game, from its first card to its last.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { answered } from "./player.mjs";

const NARROW = { width: 360, height: 780 };

const card = (page) => page.locator(".guide");
const says = (page, text) => card(page).getByText(text).waitFor();

async function begin(page, world, chapter) {
  await page.goto(world.url("/learn/power-grid"));
  await page.locator(`[data-chapter=${chapter}]`).click();
  await card(page).waitFor();
}

/** The targets that the rings are around lie outside of the card. */
async function nothingCovered(page) {
  const [guide, ...rings] = await page.evaluate(() =>
    [".guide", ".rings span"].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    ),
  );
  for (const ring of rings) {
    const apart =
      ring.right <= guide.left + 6 ||
      ring.left >= guide.right - 6 ||
      ring.bottom <= guide.top + 6 ||
      ring.top >= guide.bottom - 6;
    assert.ok(apart, `the card covers what it shows: ${JSON.stringify([guide, ring])}`);
  }
}

test("from the game's card through the first chapter by hand", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/"));
  await page.getByRole("link", { name: "Learn Power Grid" }).click();
  await inspect(page, "learn");
  await page.locator("[data-chapter=auction]").click();
  await says(page, "Pick plant 05");
  await page.locator(".rings span").first().waitFor();
  await nothingCovered(page);
  await inspect(page, "lesson");
  await shoot(page, "lesson");
  // Something else is answered with words and not played.
  await page.locator('.main [data-target="plant:3"]').first().click();
  await page.getByText("Today pick 05").waitFor();
  await page.locator('.main [data-target="plant:5"]').first().click();
  await says(page, "Bid 5.");
  for (const next of ["Pass: that takes you", "Pick plant 04", "Bid 4.", "Buy one coal"]) {
    await card(page).getByRole("button", { name: "Show me" }).click();
    await says(page, next);
  }
  assert.match(await card(page).locator("header").textContent(), /Fuel/);
  await says(page, "Chapter done: ");
  // Who comes back is where they were.
  await page.reload();
  await says(page, "Buy one coal");
  await page.goto(world.url("/learn/power-grid"));
  await page.locator(".lessons .done").first().waitFor();
  assert.match(await page.locator("[data-chapter=auction]").textContent(), /Again/);
  await page.getByRole("link", { name: /Go on where you were/ }).click();
  await says(page, "Buy one coal");
  // And may always leave.
  await card(page).getByRole("button", { name: "Leave the lesson and play on" }).click();
  await card(page).waitFor({ state: "detached" });
  await page.locator(".bar .options button").first().waitFor();
});

test("on a phone and in Polish, from a later chapter", async (world) => {
  const page = await world.open({ size: NARROW, locale: "pl-PL" });
  await begin(page, world, "supplying");
  await says(page, "Uruchom elektrownię 04");
  await inspect(page, "lesson-phone");
  await shoot(page, "lesson-phone");
  await card(page).getByRole("button", { name: "Pokaż mi" }).click();
  await says(page, "Spasuj.");
  await card(page).getByRole("button", { name: "Odłóż lekcję na bok" }).click();
  await page.getByRole("button", { name: "Lekcja", exact: true }).click();
  await says(page, "Spasuj.");
});

test("what things are is told at the table", async (world) => {
  const page = await world.open();
  await begin(page, world, "fuel");
  await page.getByRole("button", { name: "What is this?" }).click();
  const what = page.locator(".what");
  await what.getByText("A power plant.").waitFor();
  await page.locator('.main [data-target="fuel:uranium"]').first().hover({ force: true });
  await what.locator("[role=status]").getByText("Uranium: dear at first").waitFor();
  await inspect(page, "what");
});

test("a key asks what it is and one goes on; a finger asks by staying", async (world) => {
  const desktop = await world.open();
  await begin(desktop, world, "fuel");
  const [first] = await desktop.locator(".guide .text").allTextContents();
  await desktop.locator('.main [data-target="fuel:uranium"]').first().hover({ force: true });
  await desktop.keyboard.press("w");
  await desktop.locator(".what [role=status]").getByText("Uranium: dear at first").waitFor();
  await desktop.keyboard.press("w");
  await desktop.locator(".what").waitFor({ state: "detached" });
  await desktop.keyboard.press("g");
  await desktop.waitForFunction(
    (before) => document.querySelector(".guide .text").textContent !== before,
    first,
  );
  await desktop.keyboard.press("?");
  await desktop.getByText("in a lesson: go on, or show me").waitFor();

  const phone = await world.open({ size: NARROW });
  await begin(phone, world, "fuel");
  await card(phone).getByRole("button", { name: "Put the lesson aside" }).click();
  const thing = phone.locator('.main [data-target="fuel:uranium"]:visible').first();
  const { x, y, width, height } = await thing.boundingBox();
  const touch = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await phone.locator(".tip .lesson").getByText("Uranium: dear at first").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await inspect(phone, "what-held");
});

/** Of the things that are drawn and cannot be chosen: for each kind one that nothing lies over, with a
 * place in it; null where all are covered. */
const unchosen = (page) =>
  page.evaluate(() => {
    const kinds = new Map();
    for (const thing of document.querySelectorAll(".main [data-target]:not([role=button])")) {
      const { target } = thing.dataset;
      const [kind] = target.split(":");
      if (kinds.get(kind)) continue;
      kinds.set(kind, null);
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const part of [0.5, 0.25, 0.75]) {
        const [x, y] = [left + width * part, top + height * part];
        const above = document.elementFromPoint(x, y)?.closest("[data-target]");
        if (above?.dataset.target !== target) continue;
        const thing = above.dataset.thing ?? target;
        kinds.set(kind, { thing, at: [x, y], named: above.matches("[aria-label], [title]") });
      }
    }
    return [...kinds];
  });

/** Whether it comes within a moment. */
const seen = (what) =>
  what.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  );

/** Presses a thing of that kind where it is now, for the map may still be finding its place, until its
 * words are there. False where nothing is open, or nothing to say. */
async function explains(page, kind, things) {
  const said = page.locator(".what [role=status]");
  for (let tries = 0; tries < 10; ++tries) {
    const found = new Map(await unchosen(page)).get(kind);
    // On a field stands what is meant.
    const text = (things[found?.thing] ?? things[found?.thing.split(":", 1)[0]])?.text.en;
    if (!found || !text) return false;
    await page.mouse.click(...found.at);
    if (await seen(said.getByText(text))) return true;
  }
  throw new Error(`nothing says what ${kind} is`);
}

/** Rests on a thing of that kind, where it is now, until its tip is there with a rule. */
async function tipNamesItsRule(page, kind) {
  const rule = page.locator(".main :is(.tip, .board-tip) .rule").first();
  for (let tries = 0; tries < 10; ++tries) {
    await page.mouse.move(0, 0);
    await rule.waitFor({ state: "detached" });
    const found = new Map(await unchosen(page)).get(kind);
    // What has no name is the ground of what has one.
    if (!found?.named) return;
    await page.mouse.move(...found.at);
    if (await seen(rule)) return;
  }
  throw new Error(`no tip names the rule of ${kind}`);
}

/** Which kinds of things each game draws at its beginning without offering them. */
const DRAWN = {
  "power-grid": ["fuel", "city", "region", "stage"],
  carnegie: ["row", "donation", "tile", "track", "mission", "resource"],
  praga: [
    "platform",
    "cube",
    "sector",
    "hex",
    "space",
    "plaza",
    "segment",
    "plank",
    "field",
    "wall_space",
    "action",
  ],
  nucleum: ["field", "plot", "city", "plant", "mine", "turbine", "space", "contract", "success"],
  frostpunk: [
    "gauge",
    "tower",
    "overload",
    "beds",
    "food",
    "round",
    "resource",
    "place",
    "field",
    "type",
    "citizen",
    "route",
    "token",
    "range",
  ],
};

/** Through all cards of a lesson, as who presses "Go on" and "Show me" does, until nothing is left to press. */
async function walk(page, lesson) {
  for (let steps = 0; steps < 200; ++steps) {
    await card(page).locator("[data-guide]:enabled, .cheer").first().waitFor();
    await page.waitForTimeout(250); // where the things are is looked at again and again
    await nothingCovered(page);
    if (steps === 1) await inspect(page, `lesson-${lesson}`);
    const forth = card(page).locator("[data-guide]").first();
    if ((await forth.count()) === 0) return;
    const reads = (await forth.getAttribute("data-guide")) === "on";
    const step = await card(page).locator("header").textContent();
    await forth.click();
    await answered(page);
    if (reads) assert.notEqual(await card(page).locator("header").textContent(), step);
  }
  throw new Error(`${lesson} has no end`);
}

const GAMES = readFileSync(new URL("../../games/list", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => /^[a-z]/.test(line));

for (const game of GAMES) {
  test(`every lesson of ${game} can be walked through on a small phone`, async (world) => {
    const { games } = await world.server.ask("/api/games");
    const page = await world.open({ size: NARROW, theme: "dark" });
    for (const lesson of games.find(({ id }) => id === game).lessons) {
      await page.goto(world.url(`/learn/${game}`));
      await page.locator(`[data-chapter=${lesson.chapters[0].id}]`).click();
      await card(page).waitFor();
      await walk(page, `${game}-${lesson.id}`);
      await says(page, "Lesson done: ");
    }
  });
}

for (const game of GAMES) {
  test(`every thing of ${game} says what it is, whether it can be chosen or not`, async (world) => {
    const { games } = await world.server.ask("/api/games");
    const [{ chapters }] = games.find(({ id }) => id === game).lessons;
    const file = JSON.parse(
      readFileSync(new URL(`../../games/${game}/lessons/things.json`, import.meta.url), "utf8"),
    );
    const things = { ...file.things, ...file.drawn };
    const page = await world.open();
    await page.goto(world.url(`/learn/${game}`));
    await page.locator(`[data-chapter=${chapters[0].id}]`).click();
    await card(page).getByRole("button", { name: "Put the lesson aside" }).click();
    await page.locator(".main [data-target]").first().waitFor();
    await page.keyboard.press("w");
    await page.locator(".what [role=status]").waitFor({ state: "attached" });
    const drawn = new Map(await unchosen(page));
    for (const kind of DRAWN[game]) assert.ok(drawn.has(kind), `${kind}: ${[...drawn.keys()]}`);
    const explained = [];
    for (const kind of drawn.keys()) {
      if (await explains(page, kind, things)) explained.push(kind);
    }
    assert.ok(explained.length >= 2, `${explained} of ${[...drawn.keys()]}`);
    await page.keyboard.press("w");
    for (const kind of explained) await tipNamesItsRule(page, kind);
    // None of them takes the focus.
    const focusable = await page
      .locator(".main [data-target]:not([role=button])[tabindex]")
      .count();
    assert.equal(focusable, 0);
  });
}

test("what cannot be chosen has its ring, on the last card, too", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/learn/praga"));
  await page.locator("[data-chapter=road]").click();
  await walk(page, "praga-road");
  await says(page, "Lesson done: ");
  const ids = ["segment:kr4", "segment:kr5"];
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(".rings span").length === wanted,
    ids.length,
  );
  for (const id of ids) {
    assert.equal(await page.locator(`[data-target="${id}"][role=button]`).count(), 0, id);
  }
  // The others wait until it is read.
  await card(page).getByRole("button", { name: "Play on" }).click();
  await card(page).waitFor({ state: "detached" });
});

test("a chapter is introduced by the words and the drawing of the short rules", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/learn/power-grid"));
  const chapter = page.locator("li", { has: page.locator("[data-chapter=auction]") });
  await chapter.getByText("Put up one of the four lowest plants").waitFor();
  await chapter.locator(".picture svg > *").first().waitFor();
  await page.locator("[data-chapter=auction]").click();
  await card(page).locator(".picture svg > *").first().waitFor();
  await page.goto(world.url("/rules/power-grid"));
  await page.locator(".how").getByRole("link", { name: "The auction" }).click();
  await page.locator("[data-chapter=auction]").waitFor();
});

test("on a phone what lies below comes into sight, once", async (world) => {
  const page = await world.open({ size: NARROW });
  await page.goto(world.url("/learn/carnegie"));
  await page.locator("[data-chapter=donations]").click();
  const seen = () =>
    page.waitForFunction(() => {
      const thing = document.querySelector('.dock-body [data-target="room:r3c1"]');
      const box = thing?.getBoundingClientRect();
      const around = thing?.closest(".dock-body").getBoundingClientRect();
      return box && box.top >= around.top && box.bottom <= around.bottom;
    });
  for (let i = 0; i < 2; i++) {
    await card(page).locator("[data-guide]:enabled").first().click();
    await answered(page);
  }
  await says(page, "HR gives you 6 moves");
  await seen();
  // Who scrolls away is left alone.
  const body = page.locator(".dock-body");
  await body.evaluate((box) => (box.scrollTop = 0));
  await page.waitForTimeout(600);
  assert.equal(await body.evaluate((box) => box.scrollTop), 0);
});

test("a puzzle is solved", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/learn/power-grid"));
  await page.locator("[data-puzzle=fuel-and-wind]").click();
  await says(page, "You have 9 cities.");
  for (let i = 0; i < 2; ++i) {
    await page.locator('.bar [data-move="buy oil"]').first().click();
  }
  await page.locator('.bar [data-move="done"]').first().click();
  await says(page, "Solved: no way is better.");
  await shoot(page, "puzzle");
});
