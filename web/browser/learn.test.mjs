// Learning by playing: the first chapter by hand, by "Show me", on a phone and in Polish; leaving it,
// coming back, and a puzzle.
import assert from "node:assert/strict";
import { PHONE, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";

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
  // Who comes back is where they were.
  await page.reload();
  await says(page, "Buy one coal");
  await page.goto(world.url("/learn/power-grid"));
  await page.getByRole("link", { name: /Go on where you were/ }).click();
  await says(page, "Buy one coal");
  // And may always leave.
  await card(page).getByRole("button", { name: "Leave the lesson and play on" }).click();
  await card(page).waitFor({ state: "detached" });
  await page.locator(".bar .options button").first().waitFor();
});

test("on a phone and in Polish, from a later chapter", async (world) => {
  const page = await world.open({ size: { ...PHONE, width: 360, height: 780 }, locale: "pl-PL" });
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
