// What belongs into the window is in the window, where it is hardest: small laptops with the most
// players, narrow phones.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESKTOP, test } from "./harness.mjs";
import { myTurn } from "./player.mjs";
import { PROGRAM } from "./server.mjs";

const LAPTOP = { width: 1280, height: 720 };

/** The lines of a whole game of bots, one of them a seat. */
function recorded(game, seats) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-fits-"));
  const file = join(folder, "game.pionek");
  const flags = ["--seats", Array(seats).fill("greedy").join(), "--seed", "12", "--save", file];
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
  const record = recorded("power-grid", 6);
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
