// The coach in a real browser: a hint that lights the board and is played from, tables without
// hints, and after the end the review with its graph, its decisions and the ways back into the game.
import assert from "node:assert/strict";
import { shoot, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";
import { clickOne, dice, myTurn, phaseIs, play } from "./player.mjs";

const bot = (name) => ({ kind: "bot", bot: name });
const anna = { kind: "me", name: "Anna" };

/** A started table with Anna and bots. */
async function begin(server, how) {
  const made = await server.post("/api/tables", {
    game: "power-grid",
    private: true,
    options: {},
    seats: [anna, bot("easy"), bot("easy")],
    clock: { kind: "none", on_timeout: "nothing" },
    ...how,
  });
  await server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return { table: made.table, link: `/t/${made.table}#${made.seats[0].key}` };
}

/** A whole game of bots as a record. */
async function recordOfBots(server) {
  const seats = [bot("easy"), bot("normal"), bot("easy"), bot("normal")];
  const { table } = await begin(server, { private: false, seats });
  for (;;) {
    const { tables } = await server.ask("/api/tables");
    if (tables.find((each) => each.id === table)?.phase === "over") break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return (await fetch(`${server.address}/api/tables/${table}/record`)).text();
}

/** The same game with Anna on the first seat: `game` and `options` are the record's. */
const fromRecord = (record) => ({
  game: undefined,
  options: undefined,
  record,
  seats: [anna, bot("normal"), bot("normal"), bot("normal")],
});

test("a hint lights the board and is played from", async (world) => {
  const { link } = await begin(world.server, {});
  const page = await world.open();
  await page.goto(world.url(link));
  await play(page, clickOne, dice(3), {
    until: (now) => phaseIs("Building")(now) && now.targets.length > 2,
  });
  await page.getByRole("button", { name: "Hint" }).click();
  const first = page.locator(".advice").first();
  await first.waitFor();
  assert.match(await page.locator(".coach [role=status]").textContent(), /first choice: .+\d+%/);
  assert.match(await first.locator(".why").textContent(), /imagined games/);
  const [coach, next] = await page
    .locator(".popover .coach, .popover .coach + *")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  const last = await page.locator(".advice").last().boundingBox();
  assert.ok(last.y + last.height <= coach.bottom && coach.bottom <= next.top, "below the advice");
  await inspect(page, "coach-hint");

  // Advice for a thing on the board: pointing at it lights it as pointing at its own button does.
  const placed = page.locator(".advice[data-advice^=build], .advice[data-advice^=buy]").first();
  for (let tries = 0; tries < 40 && !(await placed.isVisible()); ++tries) {
    await first.click();
    await myTurn(page);
    await page.keyboard.press("h");
    await first.waitFor();
  }
  const move = await placed.getAttribute("data-advice");
  await placed.hover();
  await page.locator(`.legal[data-move="${move}"]`).first().waitFor();
  await placed.click();
  await page.locator(".popover").waitFor({ state: "detached" });

  // By keys alone: H asks and the best is under Enter.
  await myTurn(page);
  await page.locator("#main").focus();
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("h");
  await page.locator(".advice:focus").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".popover").waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.locator(".advice:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".popover").waitFor({ state: "detached" });
  await myTurn(page);
});

test("who asks to be asked confirms advice, too", async (world) => {
  const { link } = await begin(world.server, {});
  const page = await world.open({ settings: { confirm: "on" } });
  await page.goto(world.url(link));
  // Some question where the coach would do something that is nowhere on the board.
  for (let tries = 0; tries < 40; ++tries) {
    const now = await myTurn(page);
    assert.ok(!now.over);
    await page.keyboard.press("h");
    const best = page.locator(".advice").first();
    await best.waitFor();
    const move = await best.getAttribute("data-advice");
    const plain = /^(pass|done)/.test(move) && (await page.locator(".pick button").count()) > 1;
    await best.click();
    if (plain) {
      await page.locator(".advice.armed").waitFor();
      assert.match(await page.locator(".advice.armed .what").textContent(), /^Confirm: /);
      await page.locator(".advice.armed").click();
      await page.locator(".popover").waitFor({ state: "detached" });
      return;
    }
    const armed = page.locator(".advice.armed");
    if (await armed.count()) await armed.click();
    await page.locator(".popover").waitFor({ state: "detached" });
  }
  assert.fail("the coach never wanted to stop");
});

test("a table without hints says so", async (world) => {
  const { link } = await begin(world.server, { hints: false });
  const page = await world.open({ locale: "pl-PL" });
  await page.goto(world.url(link));
  await myTurn(page);
  await page.getByRole("button", { name: "Podpowiedź" }).click();
  await page.getByText("Przy tym stole gra się bez podpowiedzi.").waitFor();
  await page.locator(".popover").getByText("Możesz", { exact: true }).waitFor();
  assert.equal(await page.locator(".advice").count(), 0);
});

test("the set-up says how bots play and whether there are hints", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/new?game=power-grid"));
  await page.getByText("Sound and thrifty").first().waitFor();
  const hints = page.getByRole("switch", { name: /^Hints/ });
  assert.ok(await hints.isChecked(), "alone with bots");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("bot easy");
  await page.getByText("Buys eagerly").waitFor();
  await page.goto(world.url("/new?game=carnegie"));
  await page.getByText("sees what a choice does to this round").first().waitFor();
  await page.goto(world.url("/new?game=power-grid"));
  await page.getByLabel("Seat 2", { exact: true }).selectOption("person");
  assert.ok(!(await hints.isChecked()), "not among several people");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByText("Without hints").waitFor();
});

test("after the end the coach reviews the game", async (world) => {
  const record = await recordOfBots(world.server);
  const { table, link } = await begin(world.server, fromRecord(record));
  const key = link.slice(link.indexOf("#"));
  for (const look of LOOKS) {
    const page = await world.open(look);
    await page.goto(world.url(`/t/${table}?report${key}`));
    if (look === LOOKS[0]) {
      await page.getByText(/looks at the game again: move \d+ of/).waitFor();
      await shoot(page, "coach-working");
    }
    await page.locator(".chances canvas").waitFor({ timeout: 120_000 });
    assert.match(await page.locator(".chances .plot").getAttribute("aria-label"), /\S/);
    await page.locator(".decisions li, .panel .empty").first().waitFor();
    await page.locator(".chances").scrollIntoViewIfNeeded();
    await inspect(page, `coach-chances-${look.name}`);
    await page.locator("#r-decisions").evaluate((panel) => panel.scrollIntoView());
    await shoot(page, `coach-decisions-${look.name}`);
    if (look !== LOOKS.at(-1)) await page.context().close();
    else await intoTheGame(world, page, table);
  }
});

/** From the report to the replay, and to a new try. */
async function intoTheGame(world, page, table) {
  await page.getByText("My decisions", { exact: true }).click();
  const row = page.locator(".decisions > li").nth(3);
  const ply = /Move (\d+)/.exec(await row.textContent())[1];
  await row.getByRole("link", { name: `Look at move ${ply}` }).click();
  await page.getByText(`Move ${ply} of`).waitFor();
  assert.equal(new URL(page.url()).pathname, `/r/${table}`);
  await page.goBack();
  await page.getByText("My decisions", { exact: true }).click();
  await page.locator(".decisions > li").nth(3).getByRole("button", { name: "Try again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table));
  const now = await myTurn(page);
  assert.ok(!now.over && now.moves.length > 0, "it is Anna's decision again");
}
