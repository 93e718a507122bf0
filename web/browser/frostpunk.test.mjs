// Frostpunk in the browser: whole games by mouse, by keyboard and alone on a phone, with a look at
// each kind of question (a picture, axe-core, nothing to scroll sideways), and two browsers as one
// team that takes back each other's moves.
import assert from "node:assert/strict";
import { PHONE, reportDrawn, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { answered, clickOne, dice, keyOne, myTurn, play } from "./player.mjs";

const LAPTOP = { width: 1280, height: 720 };

/** Makes a table and starts it. */
async function makeTable(world, seats, options = {}) {
  const made = await world.server.post("/api/tables", {
    game: "frostpunk",
    private: true,
    options,
    seats,
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return made;
}

/** Sits down with that many fellow leaders who choose at random. */
async function sitDown(world, bots, look = {}) {
  const made = await makeTable(world, [
    { kind: "me", name: "Anna" },
    ...Array.from({ length: bots }, () => ({ kind: "bot", bot: "random" })),
  ]);
  const page = await world.open(look);
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  return page;
}

/** Besides what holds for every page: no text of the board is too small to read. */
async function inspectBoard(page, name) {
  await inspect(page, name);
  const smallest = await page.evaluate(() => {
    const texts = [...document.querySelectorAll(".fp *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
    );
    const sizes = texts.flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || element.closest(".sr")) return [];
      const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
      return [parseFloat(getComputedStyle(element).fontSize) * scale];
    });
    return Math.min(...sizes);
  });
  assert.ok(smallest >= 13.9, `${name}: text of ${smallest} px`);
}

/** What kind of question it is, whatever its figures and names. */
const kindOf = (say) =>
  say
    .split(/[:,;(]/)[0]
    .replace(/\d+/g, "")
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
      await inspectBoard(page, `frostpunk-${name}-${kind.toLowerCase().replace(/[^a-z]+/g, "-")}`);
      return false;
    },
  };
}

/** The end is one of all: the board says so, and so does the report. */
async function lookAtTheEnd(page, name, [lost, everybody]) {
  await page.locator(".fp .ending", { hasText: lost }).waitFor();
  await inspectBoard(page, `frostpunk-${name}-over`);
  await page.locator(".bar [href*=report]").click();
  await reportDrawn(page);
  await page.locator(".result p", { hasText: everybody }).waitFor();
  await shoot(page, `frostpunk-${name}-report`);
}

test("a whole game by mouse with a fellow leader, on a small laptop", async (world) => {
  const page = await sitDown(world, 1, { size: LAPTOP });
  const { seen, until } = looker(page, "en-light-laptop");
  const { over, decisions } = await play(page, clickOne, dice(5), { until });
  assert.ok(over);
  assert.ok(decisions > 15, `${decisions} decisions`);
  assert.ok(seen.size >= 6, [...seen].join());
  await lookAtTheEnd(page, "en-light-laptop", ["you lose together", /lost/i]);
});

test("a whole game by keyboard alone, in Polish", async (world) => {
  const page = await sitDown(world, 0, { locale: "pl-PL" });
  const { over, decisions } = await play(page, keyOne, dice(11), { most: 2500 });
  assert.ok(over);
  assert.ok(decisions > 15, `${decisions} decisions`);
});

test("a game alone on a phone, in Polish and by night", async (world) => {
  const page = await sitDown(world, 0, { size: PHONE, locale: "pl-PL", theme: "dark" });
  const { seen, until } = looker(page, "pl-dark-phone");
  const { over } = await play(page, clickOne, dice(7), { until });
  assert.ok(over);
  assert.ok(seen.size >= 8, [...seen].join());
  await lookAtTheEnd(page, "pl-dark-phone", ["przegrywacie razem", /przegran|przegra/i]);
});

test("coal is looked at before it is paid, zones are enlarged and closed", async (world) => {
  const page = await sitDown(world, 0);
  await play(page, clickOne, dice(3), { until: ({ say }) => say.startsWith("Your turn") });
  const heat = page.locator(".fp .of-generator .fore");
  await page.locator(".stepper button").last().click();
  await heat.getByText("Stoke 2 coal").waitFor();
  await page.locator(".fp .tower .then").waitFor();
  assert.match(await page.locator(".fp .of-supply").innerText(), /−2/);
  for (const zone of ["Expeditions", "Laws", "Technologies", "In force"]) {
    await page.locator(".fp .card-dock button", { hasText: zone }).click();
    await page.locator(".fp .enlarged h2", { hasText: zone }).waitFor();
    await inspectBoard(page, `frostpunk-zone-${zone.toLowerCase().replace(" ", "-")}`);
    await page.keyboard.press("Escape");
    await page.locator(".fp .enlarged").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await inspectBoard(page, "frostpunk-view-map");
  // Pointed at, a thing says what it is, and whether its figures are the printed ones.
  await page.getByRole("button", { name: "Both", exact: true }).click();
  await page.locator('.fp [data-tip="tower"]').hover();
  await page.locator(".fp .board-tip", { hasText: "Designed for this edition" }).waitFor();
  // "What is this?" on a field with a building speaks of the building.
  await page.locator('.fp [data-target="field:g1"]').hover();
  await page.keyboard.press("w");
  await page.locator(".what [role=status]", { hasText: "an engineer" }).waitFor();
});

test("two browsers are one team: one points, hands stay hidden, either takes back a move", async (world) => {
  const made = await makeTable(world, [
    { kind: "me", name: "Anna" },
    { kind: "person", name: "Bartek" },
  ]);
  const team = [await world.open(), await world.open({ locale: "pl-PL", theme: "dark" })];
  const views = team.map(() => []);
  for (const [i, page] of team.entries()) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(payload);
        if (message.type === "view") views[i].push(message);
      }),
    );
    await page.goto(world.url(`/t/${made.table}#${made.seats[i].key}`));
  }
  const asked = async () => {
    for (let patience = 1000; patience > 0; patience--) {
      for (const [i, page] of team.entries()) {
        const mine = page.locator("footer.bar:not([aria-busy=true]) .mine");
        if ((await mine.count()) > 0) return i;
      }
      await team[0].waitForTimeout(20);
    }
    throw new Error("nobody is asked");
  };
  const roll = dice(5);
  const isTurn = ({ say }) => /^(Your turn|Twoja tura)/.test(say);
  // To a turn of the action phase in which somebody can gather.
  let turn = await asked();
  for (let now = await myTurn(team[turn]); !isTurn(now); now = await myTurn(team[turn])) {
    await clickOne(team[turn], now, roll);
    await answered(team[turn]);
    turn = await asked();
  }
  const [one, other] = [team[turn], team[1 - turn]];
  // The other one points, step by step: its shape stands at the option in both bars and on both
  // boards, and is gone when the one who is asked has chosen.
  await other.locator("[data-aid=point]").click();
  for (const target of ["pawn:worker", "field:g3"]) {
    await other.locator(`[data-target="${target}"]`).click();
    for (const page of team) {
      await page.mouse.move(5, 5); // what is pointed at goes first
      await page.locator(".board-points .pip").waitFor();
      await page.locator(".bar .sub.advised").waitFor();
    }
    await inspectBoard(one, `frostpunk-advised-${target.replace(":", "-")}`);
    await inspectBoard(other, `frostpunk-points-${target.replace(":", "-")}`);
    await one.locator(`[data-target="${target}"]`).click();
    for (const page of team) {
      await page.locator(".board-points .pip").waitFor({ state: "detached" });
    }
  }
  // Now the other one is asked, sees the pawn on the field, and takes the move back.
  await myTurn(other);
  await shoot(other, "frostpunk-team-other");
  await other.locator("[data-aid=undo]:not([disabled])").click();
  const again = await myTurn(one);
  assert.ok(again.targets.includes("field:g3"), again.say);
  for (const [seat, seen] of views.entries()) {
    assert.ok(seen.length > 3);
    for (const { description } of seen) {
      // Before the cards are dealt all see the same.
      assert.equal(description.seats[1 - seat].hand?.length ?? 0, 0);
    }
  }
});
