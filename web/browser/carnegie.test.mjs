// Carnegie in the browser: whole games by mouse, by keyboard and alone against Andrew, with a look at
// each kind of question (a picture, axe-core, nothing to scroll sideways), and employees that walk
// from room to room.
import assert from "node:assert/strict";
import { PHONE, reportDrawn, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { clickOne, dice, keyOne, myTurn, play } from "./player.mjs";

const LAPTOP = { width: 1280, height: 720 };

/** Sits down with that many bots that play at random. */
async function sitDown(world, bots, look = {}) {
  const made = await world.server.post("/api/tables", {
    game: "carnegie",
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
  const smallest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll(".ca *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
    );
    const sizes = texts.flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || element.closest(".sr, .word, .tiny")) return [];
      const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      return [parseFloat(getComputedStyle(element).fontSize) * scale];
    });
    return Math.min(...sizes);
  });
  assert.ok(smallest >= 11.9, `${name}: text of ${smallest} px`);
}

/** What kind of question it is, whatever its figures and names. */
const kindOf = (say) =>
  say
    .split(/[:,;]/)[0]
    .replace(/[\d$]+/g, "")
    .trim();

/** Looks at each kind of question once. */
function looker(page, name) {
  const seen = new Set();
  return {
    seen,
    until: async ({ say }) => {
      const kind = kindOf(say);
      if (seen.has(kind)) return false;
      seen.add(kind);
      await inspectBoard(page, `carnegie-${name}-${kind.toLowerCase().replace(/[^a-z]+/g, "-")}`);
      return false;
    },
  };
}

// The game alone is looked at on a desk, in English and by day.
const LOOKS = [
  { name: "pl-dark-laptop", bots: 3, seed: 5, size: LAPTOP, locale: "pl-PL", theme: "dark" },
  { name: "en-light-phone", bots: 1, seed: 3, size: PHONE, locale: "en-GB", theme: "light" },
];

for (const { name, bots, seed, ...look } of LOOKS) {
  test(`a whole game by mouse with ${bots} bots, ${name}`, async (world) => {
    const page = await sitDown(world, bots, look);
    const { seen, until } = looker(page, name);
    const { over, decisions } = await play(page, clickOne, dice(seed), { until });
    assert.ok(over);
    assert.ok(decisions > 30, `${decisions} decisions`);
    assert.ok(seen.size >= 7, [...seen].join());
    await inspectBoard(page, `carnegie-${name}-over`);
    await page.locator(".bar [href*=report]").click();
    await reportDrawn(page);
    await shoot(page, `carnegie-${name}-report`);
  });
}

test("a whole game by keyboard alone, in Polish", async (world) => {
  const page = await sitDown(world, 1, { locale: "pl-PL" });
  const { over, decisions } = await play(page, keyOne, dice(11), { most: 2500 });
  assert.ok(over);
  assert.ok(decisions > 30, `${decisions} decisions`);
});

test("alone against Andrew, whose card and points can be looked at", async (world) => {
  const page = await sitDown(world, 0);
  const { until } = looker(page, "solo");
  const asked = { until: async (now) => (await until(now)) || now.say.includes("Andrew") };
  const now = await play(page, clickOne, dice(3), asked);
  assert.ok(!now.over);
  await page.locator(".andrew .card-back").first().waitFor();
  const { over } = await play(page, clickOne, dice(4), { until });
  assert.ok(over);
  await page.locator(".look button", { hasText: "Andrew" }).click();
  await page.locator(".andrew .sheet-lines li").first().waitFor();
  await inspectBoard(page, "carnegie-solo-over");
});

test("an employee is taken in hand and walks on, a room or a whole way with a click", async (world) => {
  const page = await sitDown(world, 1);
  const moving = /moves left/;
  await play(page, clickOne, dice(7), { until: (now) => moving.test(now.say) });
  const left = async () => Number(/\d+/.exec((await myTurn(page)).say)?.[0]);
  const inHand = page.locator('.hand[aria-pressed="true"]');
  const start = await left();
  const leaves = (moves) =>
    page.waitForFunction(
      (wanted) => document.querySelector(".bar .say")?.textContent?.includes(`${wanted} `),
      moves,
    );
  await page.locator('.hand[aria-label="idle employee: Lobby"]').click();
  assert.equal(await inHand.count(), 1);
  // The lobby is on the ground floor: up to the room over it, and up again.
  for (const [step, room] of ["r2c1", "r1c1"].entries()) {
    const floor = page.locator(`[data-target="room:${room}"]`);
    assert.equal(await page.locator(".room.legal", { has: floor }).count(), 1, "it glows");
    await floor.click({ position: { x: 20, y: 10 } });
    await leaves(start - step - 1);
    await inHand.waitFor();
  }
  assert.equal(await left(), start - 2);
  // A room farther away says how far it is, and is one click as well.
  const far = page.locator('[data-target="room:r0c3"]');
  assert.match(await far.getAttribute("aria-label"), /3 moves/);
  await far.click({ position: { x: 20, y: 10 } });
  await leaves(start - 5);
  await inHand.waitFor();
  // Too far for the moves that are left: the reason with its rule.
  await page.locator('[data-target="room:r0c0"]').click({ force: true });
  await page.locator(".tip.pinned", { hasText: "CA-603" }).waitFor();
  // Escape leaves the choice, and undo takes back the whole way.
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await leaves(start - 2);
});

test("another company can be looked at, and zones enlarged and closed", async (world) => {
  const page = await sitDown(world, 2);
  await myTurn(page);
  await page.locator(".look button").nth(1).click();
  assert.equal(await page.locator(".company [data-target][role=button]").count(), 0);
  await page.getByRole("button", { name: "Enlarge: Donations" }).click();
  await page.locator(".drawer .field-card").first().waitFor();
  await inspectBoard(page, "carnegie-donations-enlarged");
  await page.keyboard.press("Escape");
  await page.locator(".drawer").waitFor({ state: "detached" });
  for (const view of ["Map", "Both", "Company"]) {
    await page.getByRole("button", { name: view, exact: true }).click();
    await inspectBoard(page, `carnegie-view-${view.toLowerCase()}`);
  }
});

test("how strong Andrew is, is asked only in a game alone", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/new?game=carnegie"));
  const seats = (n) => page.getByRole("radio", { name: String(n), exact: true });
  const level = page.getByText("Andrew's level");
  await seats(4).check({ force: true });
  assert.equal(await level.count(), 0);
  await seats(1).check({ force: true });
  await level.first().waitFor();
});
