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

/** Through all cards of a lesson, as who presses "Go on" and "Show me" does, until nothing is left to press. */
async function walk(page, lesson) {
  for (let steps = 0; steps < 200; ++steps) {
    await card(page).locator("[data-guide]:enabled, .cheer").first().waitFor();
    await page.waitForTimeout(250); // where the things are is looked at again and again
    await nothingCovered(page);
    if (steps === 1) await inspect(page, `lesson-${lesson}`);
    const forth = card(page).locator("[data-guide]").first();
    if ((await forth.count()) === 0) return;
    await forth.click();
    await answered(page);
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
