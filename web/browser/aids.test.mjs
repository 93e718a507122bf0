// What helps a player: undo, why not, the rules at the right place, looking back, sharing a move,
// and playing on from it.
import assert from "node:assert/strict";
import { PHONE, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { answered, clickOne, dice, myTurn, phaseIs, play } from "./player.mjs";

const twoSeats = {
  game: "power-grid",
  private: true,
  options: {},
  seats: [
    { kind: "me", name: "Anna" },
    { kind: "bot", bot: "greedy" },
  ],
  clock: { kind: "none", on_timeout: "nothing" },
};

/** A started table against one bot, with Anna's page at it. */
async function against(world, how = {}) {
  const made = await world.server.post("/api/tables", { ...twoSeats, ...how });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const page = await world.open();
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  return { page, table: made.table, key: made.seats[0].key };
}

const purse = (page) => page.locator("li.seat.seat-1 .key b").first().textContent();

test("a step is taken back, and played again", async (world) => {
  const { page } = await against(world);
  const now = await play(page, clickOne, dice(2), {
    until: (each) => phaseIs("Building")(each) && each.targets.length > 1,
  });
  const before = await purse(page);
  await page.locator(`.main [data-target="${now.targets[0]}"]`).first().click();
  await page.waitForFunction((old) => {
    const money = document.querySelector("li.seat.seat-1 .key b");
    return money !== null && money.textContent !== old;
  }, before);
  const after = await purse(page);
  assert.ok(Number(after) < Number(before), `${before} to ${after}`);
  await shoot(page, "trail");
  // The log lights what its lines speak of.
  assert.equal(await page.locator(".map .ring").count(), 0);
  await page.locator(".log li").first().hover();
  await page.locator(".map .ring").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.waitForFunction(
    (old) => document.querySelector("li.seat.seat-1 .key b")?.textContent === old,
    before,
  );
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.waitForFunction(
    (old) => document.querySelector("li.seat.seat-1 .key b")?.textContent === old,
    after,
  );
  // By key as well.
  await page.keyboard.press("u");
  await page.waitForFunction(
    (old) => document.querySelector("li.seat.seat-1 .key b")?.textContent === old,
    before,
  );
});

test("what cannot be had says why, and the number leads to the rule", async (world) => {
  const { page } = await against(world);
  const { refused } = await play(page, clickOne, dice(4), {
    until: (now) => phaseIs("Building")(now) && now.refused.length > 0,
  });
  // It explains, so it can be pressed.
  await page.locator(`.main [data-target="${refused[0]}"]`).first().click({ force: true });
  const why = page.locator(".tip.pinned");
  await why.waitFor();
  const number = await why.locator("a.rule").textContent();
  assert.match(number, /^PG-\d+$/);
  assert.ok((await why.textContent()).length > number.length + 10);
  await shoot(page, "why-not");
  await why.locator("a.rule").click();
  const rule = page.locator(".rules li[aria-current=true]");
  await rule.waitFor();
  assert.ok((await rule.textContent()).includes(number));
  await page.locator(".rules input[type=search]").fill("PG-901");
  await page.locator(".rules li", { hasText: "PG-901" }).first().waitFor();
  // The whole list of what is possible and what is not.
  await page.getByRole("button", { name: "Hint" }).click();
  const list = page.locator(".popover");
  await list.getByText("You may", { exact: true }).waitFor();
  await list.getByText("Not now, and why").waitFor();
  await shoot(page, "hint");
});

test("a finished game is replayed, shared at a move, and played on from there", async (world) => {
  const { page, table } = await against(world);
  const { over } = await play(page, clickOne, dice(9));
  assert.ok(over);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByText("Move 0 of").waitFor();
  await page.getByRole("button", { name: "One move on" }).click();
  await page.getByText("Move 1 of").waitFor();
  const playOn = page.getByRole("button", { name: "Play on from here" });
  await page.locator("input.slider").press("End");
  await page.locator("footer.bar.replay button.primary:disabled").waitFor();
  assert.match((await playOn.getAttribute("title")) ?? "", /over here/);
  await page.locator("input.slider").fill("30");
  await page.getByText("Move 30 of").waitFor();
  assert.ok(await playOn.isEnabled());
  // The line of the log where we are is in sight, and no heading lies on it.
  await page.waitForFunction(() => {
    const line = document.querySelector(".log [aria-current=true]");
    const { left, top, bottom } = line?.getBoundingClientRect() ?? {};
    const seen = (y) => line?.contains(document.elementFromPoint(left + 20, y));
    return seen(top + 3) && seen(bottom - 3);
  });
  await shoot(page, "replay");
  await page.waitForURL(/ply=30/);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(link).pathname + new URL(link).search, `/r/${table}?ply=30`);

  // Somebody else opens the link and sees the same move.
  const friend = await world.open({ locale: "pl-PL" });
  await friend.goto(link);
  await friend.getByText("Ruch 30 z").waitFor();
  const money = (who) => who.locator(".seats .key b").allTextContents();
  assert.deepEqual(await money(friend), await money(page));

  await friend.getByRole("button", { name: "Graj stąd dalej" }).click();
  await friend.locator("dialog[open] button[type=submit]").click();
  await friend.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.includes(table));
  const now = await myTurn(friend);
  assert.ok(!now.over && now.moves.length > 0);
  assert.deepEqual(await money(friend), await money(page));
});

test("somebody looks on, and the log leads through time", async (world) => {
  const { page, table } = await against(world);
  await play(page, clickOne, dice(6), { until: phaseIs("Resources") });
  const watcher = await world.open({ theme: "dark" });
  await watcher.goto(world.url(`/t/${table}`));
  await watcher.getByText("Watching").waitFor();
  assert.equal(await watcher.locator(".bar [data-move]").count(), 0);
  // A turn is a line; a click opens its steps, each with its rule.
  const turn = watcher.locator(".log .told", { hasText: /puts up plant \d+, bids/ }).first();
  await turn.locator(".tell").click();
  assert.equal(await turn.locator(".steps li").count(), 2);
  assert.match(await turn.locator(".steps .rule").first().textContent(), /^PG-\d+$/);
  await inspect(watcher, "log-steps");
  await turn.locator(".steps button").first().click();
  await watcher.locator("footer.bar.replay").waitFor();
  await shoot(watcher, "spectator-dark");
  await watcher.getByRole("button", { name: "Back to now" }).click();
  await watcher.locator("footer.bar.replay").waitFor({ state: "detached" });
});

test("standing orders bid for a player up to a limit", async (world) => {
  const { page } = await against(world);
  await play(page, clickOne, dice(8), {
    until: (now) => now.moves.some((move) => move.startsWith("bid")),
  });
  await page.getByRole("button", { name: "Orders" }).click();
  const orders = page.locator(".popover.orders");
  await shoot(page, "orders");
  // Up to 50: the order goes on bidding until the bot gives up, and the plant is Anna's.
  await orders.getByRole("textbox").fill("50");
  await orders.getByRole("button", { name: "Order", exact: true }).first().click();
  await page.locator(".log", { hasText: /Anna buys plant|buys plant/ }).waitFor();
  await page.locator("li.seat-1 .key b").first().waitFor();
  assert.ok(Number(await purse(page)) < 50);
});

test("moves of others are shown at the player's pace, and skipped with a key", async (world) => {
  const made = await world.server.post("/api/tables", twoSeats);
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const page = await world.open({ settings: { pace: "slow" } });
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  // Anna moves until the bot has to; then the board is behind the table, and one key leads there.
  const skip = page.locator("footer.bar [data-aid=skip]");
  const roll = dice(5);
  for (let steps = 0; steps < 60 && !(await skip.isVisible()); steps++) {
    const mine = page.locator("footer.bar .mine");
    await mine.or(skip).first().waitFor();
    if (await mine.isVisible()) await clickOne(page, await myTurn(page), roll);
    await answered(page);
  }
  await inspect(page, "waiting");
  await page.keyboard.press("k");
  await page.locator("footer.bar .mine").waitFor();
  // What happened meanwhile is on one card, which goes when it was read.
  const card = page.locator(".log .since");
  await card.waitFor();
  await inspect(page, "since-your-turn");
  await card.getByRole("button", { name: "Read it" }).click();
  await card.waitFor({ state: "detached" });
  await page.keyboard.press("p");
  await page.getByText("Moves of others: Normal").waitFor();
  // The next one stands with it, in a place that a screen reader goes on listening to.
  await page.evaluate(() => {
    globalThis.toggled = 0;
    document.querySelector(".toasts").addEventListener("beforetoggle", () => globalThis.toggled++);
  });
  await page.keyboard.press("p");
  await page.locator(".toasts .note-bar").nth(1).waitFor();
  assert.equal(await page.evaluate(() => globalThis.toggled), 0);
});

test("the plants that run are put together, with their sum", async (world) => {
  const { page } = await against(world);
  await play(page, clickOne, dice(7), {
    until: (now) => phaseIs("Bureaucracy")(now) && /Round [3-9]/.test(now.headline),
  });
  const members = page.locator("footer.bar [data-member]");
  const sum = page.locator("footer.bar .options [data-move]");
  assert.ok((await members.count()) > 0);
  const best = await sum.textContent();
  const chosen = page.locator("footer.bar [data-member][aria-pressed=true]");
  const before = await chosen.count();
  await inspect(page, "set");
  // By its button, and on the board.
  await chosen.first().click();
  assert.equal(await chosen.count(), before - 1);
  assert.notEqual(await sum.textContent(), best);
  const target = await page.locator("footer.bar [data-member]:not([aria-pressed=true])").first();
  const plant = await target.getAttribute("data-member");
  await page.locator(`.main [data-target="${plant}"]`).first().click();
  assert.equal(await chosen.count(), before);
});

test("buttons and pieces on a board say what they are when they are pointed at", async (world) => {
  const { page } = await against(world, { game: "carnegie" });
  const tip = page.locator(".tip");
  await page.getByRole("button", { name: "Enlarge: Timeline" }).hover();
  await tip.getByText("Timeline").waitFor();
  // A department tells what it does, by which rule, and that its place is ours.
  await page.locator("[aria-label^='Human Resources']").first().hover();
  await tip.getByText("CA-601").waitFor();
  await tip.getByText("designed for Pionek").waitFor();
  // So do the signs at the seats, in the same way: no title is left for the browser to show.
  const sign = page.locator("li.seat .tag", { hasText: "simple" });
  await sign.hover();
  await tip.getByText(/^Simple bot\. \w+/).waitFor();
  assert.equal(await sign.getAttribute("title"), null);
  await page.locator("li.seat .key").first().hover();
  await tip.getByText(/^[A-Z][\w ]+: \d+$/).waitFor();
});

/** What a tip says, and of what it lies over something that can be pressed. */
const lookAtTip = async (page) => {
  const tip = page.locator(".tip");
  await tip.waitFor();
  return tip.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const pressed = [...document.querySelectorAll(":is(.top, .bar) :is(a, button)")];
    return {
      text: box.textContent,
      inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      covers: pressed
        .filter((each) => {
          const it = each.getBoundingClientRect();
          return it.right > left && it.left < right && it.bottom > top && it.top < bottom;
        })
        .map((each) => each.textContent || each.ariaLabel),
    };
  });
};

test("the bars and the log have the tip of the table, for a mouse, a key and a finger", async (world) => {
  const { page, table, key } = await against(world);
  await play(page, clickOne, dice(7), { until: phaseIs("Building") });
  const theme = page.getByRole("button", { name: "Switch to dark" });
  const undo = page.locator("[data-aid=undo]");
  const jump = page.locator(".log .jump").first();
  const parts = [
    [theme, /dark/i],
    [page.getByRole("link", { name: "Settings" }), /^Settings$/],
    [page.locator("[data-aid=hint]"), /./],
    [undo, /./],
    [jump, /^Look at move \d+$/],
  ];
  for (const [part, text] of parts) {
    await part.hover({ force: true });
    const tip = await lookAtTip(page);
    assert.match(tip.text, text);
    assert.ok(tip.inside, `${tip.text} is in the window`);
    assert.deepEqual(tip.covers, [], tip.text);
    assert.equal(await part.getAttribute("title"), null, "the browser has none to show");
    await page.mouse.move(400, 300);
    await page.locator(".tip").waitFor({ state: "detached" });
  }
  // What was pressed has done what its tip told.
  await theme.hover();
  await page.locator(".tip").waitFor();
  await theme.click();
  assert.equal(await page.locator(".tip").count(), 0);
  // A screen reader hears the title of what the focus is on, once: the tip itself is silent.
  const hint = page.locator("[data-aid=hint]");
  await page.mouse.move(400, 300);
  await page.locator("[data-aid=orders]").focus();
  await page.keyboard.press("Shift+Tab");
  assert.ok(await hint.evaluate((each) => each === document.activeElement));
  const title = await hint.getAttribute("title");
  assert.match((await lookAtTip(page)).text, new RegExp(title.slice(0, 12)));
  assert.equal(await page.locator(".tip").getAttribute("inert"), "");

  const phone = await world.open({ size: PHONE });
  await phone.goto(world.url(`/t/${table}#${key}`));
  await phone.locator("footer.bar .say").waitFor();
  const { x, y, width, height } = await phone.locator("[data-aid=hint]").boundingBox();
  const touch = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await phone.locator(".tip").getByText(title).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await phone.locator(".popover").count(), 0, "what is asked about is not pressed");
});
