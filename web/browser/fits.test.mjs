// What belongs into the window is in the window, where it is hardest: small laptops with the most
// players, narrow phones.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESKTOP, PHONE, test } from "./harness.mjs";
import { myTurn } from "./player.mjs";
import { PROGRAM } from "./server.mjs";

const LAPTOP = { width: 1280, height: 720 };
const NARROW = { width: 360, height: 780 };

/** A whole game of bots. */
function recorded(game, seats, bot) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-fits-"));
  const file = join(folder, "game.pionek");
  const flags = ["--seats", Array(seats).fill(bot).join(), "--seed", "12", "--save", file];
  try {
    execFileSync(PROGRAM, ["play", game, ...flags], { input: "" });
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sits down at the first seat, with bots at the others. */
async function sitDown(world, page, seats, table) {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "greedy" }));
  const made = await world.server.post("/api/tables", {
    ...table,
    private: true,
    seats: [{ kind: "me", name: "Anna" }, ...bots],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  await myTurn(page);
}

/** What of these is not in the window as a whole, or lies below something else that scrolls. */
const outOfSight = (page, selector) =>
  page.evaluate((wanted) => {
    const cut = (element) => {
      const box = element.getBoundingClientRect();
      for (let room = element.parentElement; room; room = room.parentElement) {
        if (getComputedStyle(room).overflowY === "visible") continue;
        const { top, bottom } = room.getBoundingClientRect();
        if (box.top < top - 1 || box.bottom > bottom + 1) return true;
      }
      return box.bottom > innerHeight;
    };
    const found = [...document.querySelectorAll(wanted)];
    return found.length === 0 ? ["nothing"] : found.filter(cut).map((each) => each.className);
  }, selector);

const RACK = ".rack .plate, .rack .owner, .rack .fuel-row, .rack h2";

test("six at Power Grid see the whole rack in every phase, on a small laptop, too", async (world) => {
  const record = recorded("power-grid", 6, "greedy");
  const moves = [...record.matchAll(/^(\d+) 1 (\w+)/gm)];
  // The rack is fullest late in the game: the last question of each kind.
  const plies = ["pick", "bid", "discard", "buy", "build", "run"].map((verb) => {
    const [, ply] = moves.findLast(([, , each]) => each === verb);
    return Number(ply) - 1;
  });
  const page = await world.open({ size: LAPTOP });
  for (const ply of [0, ...plies]) {
    await page.setViewportSize(LAPTOP);
    await sitDown(world, page, 6, { record, ply });
    for (const size of [LAPTOP, DESKTOP]) {
      await page.setViewportSize(size);
      await page.waitForFunction((height) => innerHeight === height, size.height);
      assert.deepEqual(await outOfSight(page, RACK), [], `${ply} at ${size.width}`);
    }
  }
});

/** What of these is cut, or not in the window from side to side. */
const cut = (page, selector) =>
  page.evaluate((wanted) => {
    const isCut = (element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const inside = left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return !inside || element.scrollWidth > element.clientWidth + 1;
    };
    const shown = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
    if (shown.length === 0) return ["nothing"];
    return shown.filter(isCut).map((each) => `${each.className}: ${each.textContent}`);
  }, selector);

/** What is said beside the options: the question whole in its box, the rest so or not there at all. */
const halfSaid = (page) =>
  page.evaluate(() => {
    const room = document.querySelector(".bar .prompt").getBoundingClientRect();
    const lines = [...document.querySelectorAll(".bar .prompt > *, .bar .trail button")];
    const half = (each) => {
      const { left, right, bottom, width } = each.getBoundingClientRect();
      const beside = left >= room.right - 1;
      if (beside && each.matches(".say")) return true;
      return width > 0 && !beside && (right > room.right + 1 || bottom > room.bottom + 1);
    };
    return lines.filter(half).map((each) => each.textContent);
  });

const BUTTONS = ".bar .options > *, .bar .options .btn, .bar .aids .btn";

for (const [game, seats] of Object.entries({
  "power-grid": 6,
  carnegie: 4,
  praga: 4,
  nucleum: 4,
  frostpunk: 4,
})) {
  test(`the bar and the tabs of ${game} are whole, however narrow the window`, async (world) => {
    const record = recorded(game, seats, "random");
    const moves = record.match(/^\d+ \d+ /gm).length;
    const page = await world.open({ size: DESKTOP, locale: "pl-PL" });
    for (const part of [0.35, 0.65]) {
      await page.setViewportSize(DESKTOP);
      await sitDown(world, page, seats, { record, ply: Math.round(moves * part) });
      for (const size of [DESKTOP, LAPTOP, PHONE, NARROW]) {
        await page.setViewportSize(size);
        const isPhone = size.width < 1180;
        await page.waitForFunction(
          ([width, phone]) =>
            innerWidth === width && (document.querySelector(".dock") !== null) === phone,
          [size.width, isPhone],
        );
        const where = `${part} at ${size.width}`;
        assert.deepEqual(await cut(page, BUTTONS), [], where);
        if (!isPhone) {
          assert.deepEqual(await halfSaid(page), [], where);
          continue;
        }
        assert.deepEqual(await cut(page, ".dock-tabs, .bar .say"), [], where);
        const { height } = await page.locator("footer.bar").boundingBox();
        assert.ok(height < size.height / 3, `${where}: ${height} px`);
        const inRows = await page.locator(".bar .options").evaluate((box) => box.scrollHeight);
        assert.ok(inRows <= 106, `${where}: ${inRows} px of options`);
      }
    }
  });
}

test("what is written on Carnegie's cards stays on them", async (world) => {
  const record = recorded("carnegie", 4, "random");
  const moves = record.match(/^\d+ \d+ /gm).length;
  const page = await world.open({ size: DESKTOP, locale: "pl-PL" });
  // Late in the game: donations have owners, a department waits for its builder, the moves are counted.
  for (const part of [0.65, 0.9]) {
    await sitDown(world, page, 4, { record, ply: Math.round(moves * part) });
    for (const zone of ["Darowizny", "Działy"]) {
      await page.getByRole("button", { name: `Powiększ: ${zone}` }).click();
      await page.locator(".drawer .line").first().waitFor();
      assert.deepEqual(await cut(page, ".drawer .line, .drawer .line > *"), [], zone);
      await page.keyboard.press("Escape");
      await page.locator(".drawer").waitFor({ state: "detached" });
    }
    assert.deepEqual(await cut(page, ".company header > :not(.sr)"), [], "over the rooms");
    const formulas = await page.locator(".field .formula").allTextContents();
    assert.ok(formulas.includes("2/5$"), `2 for each 5$ is not 25$: ${formulas}`);
  }
});

test("pointing at any city moves the map for nobody", async (world) => {
  const page = await world.open({ size: LAPTOP });
  await sitDown(world, page, 2, { game: "power-grid" });
  const cities = page.locator("[data-target^='city:']");
  const places = () =>
    cities.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  await cities.first().waitFor();
  const before = await places();
  assert.ok(before.length > 20, `${before.length} cities`);
  for (const city of await cities.all()) {
    const { x, y, width, height } = await city.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
  }
  assert.deepEqual(await places(), before);
});
