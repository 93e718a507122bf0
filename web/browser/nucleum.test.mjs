// Nucleum in the browser: whole games by mouse, by keyboard and on a phone, with a look at each kind of
// question (a picture, axe-core, nothing to scroll sideways, nothing too small to read); and two
// people, one of whom acts inside the turn of the other.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PHONE, reportDrawn, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { clickOne, dice, keyOne, myTurn, play } from "./player.mjs";
import { PROGRAM } from "./server.mjs";

const LAPTOP = { width: 1280, height: 720 };

/** A whole game of random bots: the record, and its moves with the lines of the log. */
function recordOf(seats, seed) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-nucleum-"));
  const file = join(folder, "game.pionek");
  const pionek = (...args) => execFileSync(PROGRAM, args, { encoding: "utf8", input: "" });
  try {
    const bots = Array.from({ length: seats }, () => "random").join();
    pionek("play", "nucleum", "--seats", bots, "--seed", String(seed), "--save", file);
    const { plies: journal } = JSON.parse(pionek("replay", file, "--json"));
    return { record: readFileSync(file, "utf8"), journal };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const says = (rule) => (entry) => entry.lines.some((line) => line.rule === rule);

/** Sits down with bots that play at random; `people` are the seats of persons. */
async function begin(server, game, people, seats) {
  const made = await server.post("/api/tables", {
    ...game,
    private: true,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === people[0]
        ? { kind: "me", name: "Anna" }
        : people.includes(seat)
          ? { kind: "person", name: "Jan" }
          : { kind: "bot", bot: "random" },
    ),
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return people.map((seat) => `/t/${made.table}#${made.seats[seat].key}`);
}

async function sitDown(world, game, seats, look = {}) {
  const [link] = await begin(world.server, game, [0], seats);
  const page = await world.open(look);
  await page.goto(world.url(link));
  return page;
}

async function inspectBoard(page, name) {
  await inspect(page, name);
  const smallest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll(".nu *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
    );
    const sizes = texts.flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || element.closest(".sr, .thumb")) return [];
      const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      return [parseFloat(getComputedStyle(element).fontSize) * scale];
    });
    return Math.min(...sizes);
  });
  assert.ok(smallest >= 12.9, `${name}: text of ${smallest} px`);
  assert.deepEqual(await crowded(page), [], name);
}

/** Words that leave their frame, and changes of the figures that lie on the next sign. */
const crowded = (page) =>
  page.evaluate(() => {
    const out = [...document.querySelectorAll(".nu .techs.large li")].filter(
      (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
    );
    const onSign = [...document.querySelectorAll(".seats .key small")].filter((small) => {
      const sign = small.closest(".key").nextElementSibling?.querySelector(".i");
      if (!sign) return false;
      const [a, b] = [small.getBoundingClientRect(), sign.getBoundingClientRect()];
      return a.right > b.left + 1 && a.bottom > b.top + 2 && a.top < b.bottom;
    });
    return [...out, ...onSign].map((each) => each.textContent);
  });

/** What kind of question it is, whatever its figures and names. */
const kindOf = (say) => say.split(/[:,;]/)[0].replace(/\d+/g, "").trim();

/** Looks at each kind of question once. */
function looker(page, name) {
  const seen = new Set();
  return {
    seen,
    until: async ({ say }) => {
      const kind = kindOf(say);
      if (seen.has(kind)) return false;
      seen.add(kind);
      // A finger does not stay where it pressed, and a hand lets go of what it has chosen.
      await page.mouse.move(1, 1);
      await inspectBoard(page, `nucleum-${name}-${kind.toLowerCase().replace(/[^a-z]+/g, "-")}`);
      return false;
    },
  };
}

/** Plays so many decisions and looks at every kind of question among them. */
async function playSome(page, name, decide, roll, decisions) {
  const { seen, until } = looker(page, name);
  let left = decisions;
  await play(page, decide, roll, { until: async (now) => (await until(now)) || --left < 0 });
  return seen;
}

test("the first turns by mouse with three bots, on a laptop in Polish", async (world) => {
  const look = { size: LAPTOP, locale: "pl-PL", theme: "dark" };
  const page = await sitDown(world, { game: "nucleum" }, 4, look);
  const seen = await playSome(page, "pl-dark-laptop", clickOne, dice(5), 60);
  assert.ok(seen.size >= 6, [...seen].join());
});

test("a whole game by mouse, to its report", async (world) => {
  const page = await sitDown(world, { game: "nucleum" }, 3);
  const { seen, until } = looker(page, "en-light");
  const { over, decisions } = await play(page, clickOne, dice(3), { until });
  assert.ok(over);
  assert.ok(decisions > 100, `${decisions} decisions`);
  assert.ok(seen.size >= 12, [...seen].join());
  await inspectBoard(page, "nucleum-en-light-over");
  await page.locator(".bar [href*=report]").click();
  await reportDrawn(page);
  await shoot(page, "nucleum-report");
});

test("a whole game by keyboard alone", async (world) => {
  const page = await sitDown(world, { game: "nucleum" }, 2);
  const { over, decisions } = await play(page, keyOne, dice(11));
  assert.ok(over);
  assert.ok(decisions > 100, `${decisions} decisions`);
});

test("a whole game on a phone in Polish", async (world) => {
  const page = await sitDown(world, { game: "nucleum" }, 4, { size: PHONE, locale: "pl-PL" });
  const { seen, until } = looker(page, "pl-phone");
  const { over, decisions } = await play(page, clickOne, dice(4), { until });
  assert.ok(over);
  assert.ok(decisions > 100, `${decisions} decisions`);
  assert.ok(seen.size >= 10, [...seen].join());
  await inspectBoard(page, "nucleum-pl-phone-over");
});

test("a tile is turned on the map, and what it brings is told before", async (world) => {
  const { record, journal } = recordOf(2, 7);
  const at = journal.findIndex((entry) => entry.seat === 0 && /^face /.test(entry.move));
  const page = await sitDown(world, { record, ply: journal[at - 1].ply - 1 }, 2);
  const { targets, headline } = await myTurn(page);
  const [field] = targets.filter((each) => each.startsWith("field:"));
  // The ribbon says where in the turn this is, and the tile in hand is lit in the pool.
  assert.match(headline, /Round \d+ · Place/);
  assert.equal(await page.locator(".pool .thing.chosen").count(), 1);
  await page.locator(`[data-target="${field}"]`).hover();
  await page.locator(".track-card").waitFor();
  await page.locator(`[data-target="${field}"]`).click();
  // Either way round can be taken on the map itself; pointing at the other one turns the plate.
  const halves = page.locator('.ghost-plate [data-target^="half:"]');
  await halves.nth(1).waitFor();
  const other = await halves.nth(1).getAttribute("data-target");
  await page.locator(`footer.bar [data-move="face ${other.slice("half:".length)}"]`).hover();
  await page.locator(`.ghost-plate > g > [data-target="${other}"]`).waitFor();
  await inspectBoard(page, "nucleum-face");
  await page.locator(`.ghost-plate [data-target="${other}"]`).first().click();
  await page.locator(".ghost-plate").waitFor({ state: "detached" });
});

test("what helps is whole while something can be done again", async (world) => {
  const { record, journal } = recordOf(3, 7);
  const { ply } = journal.find((entry) => entry.seat === 0 && /^face /.test(entry.move));
  const page = await sitDown(world, { record, ply: ply - 1 }, 3, { locale: "pl-PL" });
  await myTurn(page);
  await page.keyboard.press("u");
  await page.locator(".bar [data-aid=redo]").waitFor();
  await myTurn(page);
  const cut = await page
    .locator(".bar .aids .btn")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    );
  assert.deepEqual(cut, []);
});

test("the side board, another board and the views can be looked at", async (world) => {
  const { record, journal } = recordOf(4, 7);
  const turn = journal.findLastIndex(
    (entry) => entry.seat === 0 && /^(play|lay) /.test(entry.move),
  );
  const page = await sitDown(world, { record, ply: journal[turn].ply - 1 }, 4);
  await myTurn(page);
  await page.getByRole("button", { name: "Enlarge: Side board" }).click();
  await page.locator(".overlay .market.worded").waitFor();
  await inspectBoard(page, "nucleum-side-board");
  await page.keyboard.press("Escape");
  await page.locator(".overlay").waitFor({ state: "detached" });
  await page.locator(".looks button").nth(1).click();
  assert.equal(await page.locator(".pool [data-target][role=button]").count(), 0);
  await page.locator(".looks button").nth(0).click();
  for (const view of ["Map", "Both", "Board"]) {
    await page.locator(".views button", { hasText: view }).click();
    await inspectBoard(page, `nucleum-view-${view.toLowerCase()}`);
  }
});

test("on a phone what is asked about comes into sight", async (world) => {
  const { record, journal } = recordOf(2, 7);
  const { ply } = journal.find((entry) => entry.seat === 0 && /^slot /.test(entry.move));
  const page = await sitDown(world, { record, ply: ply - 1 }, 2, { size: PHONE });
  await page.waitForFunction(() => {
    const slot = document.querySelector('.dock-body [data-target^="slot:"][role=button]');
    const box = slot?.getBoundingClientRect();
    return box && slot.contains(document.elementFromPoint(box.x + 20, box.y + box.height / 2));
  });
});

test("a matched action of another player inside a turn", async (world) => {
  const { record, journal } = recordOf(4, 7);
  // The placer skips what is left of his own ends.
  const acts = journal.findIndex(
    (entry, i) => says("NU-509")(entry) && journal[i - 1].move === "done",
  );
  assert.ok(acts > 0, "somebody acts inside the turn of another");
  const [placer, other] = [journal[acts - 1], journal[acts]];
  const game = { record, ply: placer.ply - 1 };
  const [mine, theirs] = await begin(world.server, game, [placer.seat, other.seat], 4);
  const anna = await world.open();
  const jan = await world.open();
  await anna.goto(world.url(mine));
  await jan.goto(world.url(theirs));
  await myTurn(anna);
  await anna.locator(`footer.bar [data-move="${placer.move}"]`).click();
  // The word is with the neighbour whose end matches; the placer is told so.
  const asked = await myTurn(jan);
  assert.match(asked.say, /matched ends/);
  await anna.locator("footer.bar.wait", { hasText: "Jan" }).waitFor();
  const half = other.move.replace(/^do /, "half:");
  assert.ok(asked.targets.includes(half), asked.targets.join());
  await inspectBoard(jan, "nucleum-matched");
  await jan.locator(`.map-drawing [data-target="${half}"]`).click();
  await anna.locator(".log", { hasText: "Jan" }).first().waitFor();
});
