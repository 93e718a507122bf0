// Nothing moves under the eyes while a table loads, nor when something was decided: the sum of all layout
// shifts, as the browser itself measures them. And a tip is not covered.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, test } from "./harness.mjs";
import { clickOne, dice, myTurn } from "./player.mjs";

const LOAD = 0.05;
const DECISION = 0.02;
const DECISIONS = 15;

/** All shifts count, also those that follow a press: the browser would forgive them. */
const watchShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) {
        const moved = each.sources.map(({ node }) => node?.className?.baseVal ?? node?.className);
        globalThis.shifts.push({ value: each.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const takeShifts = (page) => page.evaluate(() => globalThis.shifts.splice(0));
const sum = (shifts) => shifts.reduce((total, { value }) => total + value, 0);
const told = (shifts) =>
  shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(" | ")}`).join("\n");

async function sitDown(world, page, game) {
  const { games } = await world.server.ask("/api/games");
  const { seats } = games.find(({ id }) => id === game);
  const bots = Array.from({ length: Math.min(seats.max, 4) - 1 }, () => ({
    kind: "bot",
    bot: "greedy",
  }));
  const made = await world.server.post("/api/tables", {
    game,
    private: true,
    seats: [{ kind: "me", name: "Anna" }, ...bots],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  await watchShifts(page);
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  await myTurn(page);
  await page.waitForLoadState("networkidle");
}

/** What moved until the page is at rest again, with what others did meanwhile. */
async function shiftsNow(page) {
  await myTurn(page);
  await page.waitForTimeout(250);
  return takeShifts(page);
}

for (const game of ["power-grid", "carnegie", "praga", "nucleum", "frostpunk"]) {
  for (const size of [DESKTOP, PHONE]) {
    test(`${game} stays where it is at ${size.width}`, async (world) => {
      const page = await world.open({ size });
      await sitDown(world, page, game);
      const load = await shiftsNow(page);
      assert.ok(sum(load) < LOAD, `the load shifts by ${sum(load)}:\n${told(load)}`);
      const roll = dice(7);
      const decisions = [];
      for (let i = 0; i < DECISIONS; ++i) {
        const now = await myTurn(page);
        if (now.over) break;
        await clickOne(page, now, roll);
        decisions.push({ say: now.say, shifts: await shiftsNow(page) });
      }
      // After one of them others may do so much that a panel begins anew.
      decisions.sort((a, b) => sum(b.shifts) - sum(a.shifts));
      const [, ...usual] = decisions;
      const mean = usual.reduce((all, { shifts }) => all + sum(shifts), 0) / usual.length;
      const [{ say, shifts }] = usual;
      assert.ok(mean < DECISION, `${mean} a decision; "${say}" ${sum(shifts)}:\n${told(shifts)}`);
    });
  }
}

/** What of the ribbon is cut off. */
const cutRibbon = (page) =>
  page.evaluate(() => {
    const line = document.querySelector(".headline");
    const edge = line.getBoundingClientRect().right;
    return [...line.querySelectorAll(".ribbon li")]
      .filter((each) => each.getBoundingClientRect().right > edge + 1)
      .map((each) => each.textContent);
  });

for (const game of ["power-grid", "frostpunk"]) {
  test(`${game} has its whole ribbon`, async (world) => {
    for (const locale of ["en-GB", "pl-PL"]) {
      const page = await world.open({ locale });
      await sitDown(world, page, game);
      for (const width of [1440, 1280, 1180]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(100);
        assert.deepEqual(await cutRibbon(page), [], `${locale} ${width}`);
      }
    }
  });
}

test("a tip on a phone stands above the sheet and names its rule", async (world) => {
  const page = await world.open({ size: PHONE });
  await sitDown(world, page, "power-grid");
  const city = page.locator(".board-frame [data-target^='city:']").first();
  await city.focus();
  const tip = page.locator(".main > .tip");
  await tip.waitFor();
  await tip.locator(".rule").first().waitFor();
  const [box, sheet] = [await tip.boundingBox(), await page.locator(".dock").boundingBox()];
  assert.ok(box.y + box.height <= sheet.y, `${box.y + box.height} is below ${sheet.y}`);
});

test("the coach's answer pushes nothing", async (world) => {
  const page = await world.open();
  await sitDown(world, page, "power-grid");
  await shiftsNow(page);
  await page.keyboard.press("h");
  await page.locator(".coach [role=status]").waitFor();
  const shifts = await takeShifts(page);
  assert.ok(sum(shifts) < DECISION, told(shifts));
});
