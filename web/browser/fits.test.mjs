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
const LARGE = { width: 2560, height: 1440 };
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

const BOT = { kind: "bot", bot: "greedy" };

/** Sits down at the first seat, with bots at the others. */
async function sitDown(world, page, seats, table, others = Array(seats - 1).fill(BOT)) {
  const made = await world.server.post("/api/tables", {
    ...table,
    private: true,
    seats: [{ kind: "me", name: "Anna" }, ...others],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  await page.locator(".headline b").waitFor();
  if (others.every(({ kind }) => kind === "bot")) await myTurn(page);
}

/** The window as large as that, and the page laid out for it. */
async function resize(page, size) {
  await page.setViewportSize(size);
  const isPhone = size.width < 1180;
  await page.waitForFunction(
    ([width, phone]) =>
      innerWidth === width && (document.querySelector(".dock") !== null) === phone,
    [size.width, isPhone],
  );
  return isPhone;
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

/** What is still found when the page has come to rest: it is laid out anew a little after the window. */
async function atRest(look) {
  for (let tries = 20; tries > 0; tries--) {
    if ((await look()).length === 0) return [];
    await new Promise((done) => setTimeout(done, 100));
  }
  return look();
}

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
    // A set is put together in the bar: the last one there was has the most members.
    const set = [...record.matchAll(/^(\d+) 1 run /gm)].at(-1);
    const page = await world.open({ size: DESKTOP, locale: "pl-PL" });
    for (const ply of [
      Math.round(moves * 0.35),
      Math.round(moves * 0.65),
      ...(set ? [set[1] - 1] : []),
    ]) {
      await page.setViewportSize(DESKTOP);
      await sitDown(world, page, seats, { record, ply });
      for (const size of [DESKTOP, LAPTOP, PHONE, NARROW]) {
        const isPhone = await resize(page, size);
        const where = `${ply} at ${size.width}`;
        assert.deepEqual(await atRest(() => cut(page, BUTTONS)), [], where);
        if (!isPhone) {
          assert.deepEqual(await atRest(() => halfSaid(page)), [], where);
          continue;
        }
        assert.deepEqual(await atRest(() => cut(page, ".dock-tabs, .bar .say")), [], where);
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

/**
 * Which of these letters lie over which of those things, and how much of them: the edges of a letter's
 * box are empty, so a little is nothing.
 */
const covered = (page, letters, things) =>
  page.evaluate(
    ([over, under]) => {
      const most = 24;
      const boxOf = (element) => {
        if (!element.matches("text, span")) return element.getBoundingClientRect();
        const { x, y, width, height } = element.getBoundingClientRect();
        return new DOMRect(x, y + height * 0.22, width, height * 0.56);
      };
      const shown = (wanted) =>
        [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
      const [texts, boxes] = [shown(over), shown(under)];
      if (texts.length === 0 || boxes.length === 0) return ["nothing"];
      const area = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      return texts.flatMap((text) =>
        boxes
          .filter((each) => each !== text && area(boxOf(text), boxOf(each)) > most)
          .map((each) => `${text.textContent} / ${each.textContent || each.getAttribute("class")}`),
      );
    },
    [letters, things],
  );

const NAMES = ".map-drawing .city-name";

test("no name on Carnegie's map lies over another, nor over a city", async (world) => {
  const record = recorded("carnegie", 4, "greedy");
  const moves = record.match(/^\d+ \d+ /gm).length;
  for (const locale of ["en-GB", "pl-PL"]) {
    const page = await world.open({ size: DESKTOP, locale });
    await sitDown(world, page, 4, { record, ply: Math.round(moves * 0.6) });
    for (const size of [LAPTOP, DESKTOP, LARGE]) {
      await resize(page, size);
      for (const view of await page.locator(".views button").all()) {
        await view.click();
        const where = `${await view.textContent()} at ${size.width}, ${locale}`;
        assert.deepEqual(await covered(page, NAMES, NAMES), [], where);
        const plates = ".map-drawing .city.large .plate, .map-drawing .city.medium .plate";
        // The smallest map has room for four names, which may touch a plate that has none.
        const all = (await page.locator(NAMES).count()) > 4;
        if (all) assert.deepEqual(await covered(page, NAMES, plates), [], where);
      }
    }
  }
});

test("no token lies over a number, when most of them are in one place", async (world) => {
  const page = await world.open({ size: LAPTOP });
  const record = recorded("power-grid", 6, "greedy");
  const firstRun = /^(\d+) 1 run/m.exec(record);
  await sitDown(world, page, 6, { record, ply: firstRun[1] - 1 });
  for (const size of [LAPTOP, DESKTOP, LARGE]) {
    await resize(page, size);
    assert.deepEqual(
      await covered(page, ".track li > span:first-child", ".track .pip"),
      [],
      `${size.width}`,
    );
  }
  await page.setViewportSize(LAPTOP);
  await sitDown(world, page, 4, { game: "carnegie" });
  for (const size of [LAPTOP, DESKTOP, LARGE]) {
    await resize(page, size);
    assert.deepEqual(await covered(page, ".ticket .stop text", ".ticket .disc .rim"), []);
  }
});

test("Carnegie's set-up shows one thing to choose from", async (world) => {
  const page = await world.open({ size: LAPTOP });
  await sitDown(world, page, 4, { game: "carnegie" });
  const open = page.locator(".main :is(.sides, .fan, .strip-peek, .drawer, .popover)");
  for (const size of [LAPTOP, DESKTOP]) {
    await resize(page, size);
    assert.equal(await open.count(), 1, `${size.width}`);
    // Nor when the strip is pointed at that is asked about.
    await page.locator(".main [data-target='strip:housing']").first().hover({ force: true });
    await page.locator(".main .tip").waitFor();
    assert.equal(await open.count(), 1);
    assert.deepEqual(await covered(page, ".main .tip", ".sides .side-card"), [], "by the tip");
    await page.mouse.move(2, 2);
  }
});

test("the seats of people who are away are all of one height", async (world) => {
  const record = recorded("power-grid", 6, "greedy");
  const [, ply] = [...record.matchAll(/^(\d+) 2 build/gm)].at(-1);
  const page = await world.open({ size: LAPTOP, locale: "pl-PL" });
  const others = ["Bartek", "Celina", "Darek", "Ewa", "Franek"];
  const people = others.map((name) => ({ kind: "person", name }));
  await sitDown(world, page, 6, { record, ply: ply - 1 }, people);
  await page.getByRole("button", { name: "Niech gra bot" }).first().waitFor();
  for (const size of [LAPTOP, DESKTOP]) {
    await resize(page, size);
    const heights = await page
      .locator(".seat")
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    assert.equal(heights.length, 6);
    assert.equal(new Set(heights).size, 1, heights.join());
    assert.deepEqual(await covered(page, ".seat", ".seat"), [], `${size.width}`);
    assert.deepEqual(await outOfSight(page, ".seat"), [], `${size.width}`);
  }
});
