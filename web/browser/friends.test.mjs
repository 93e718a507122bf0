// Friends at one table: links, names, chat, somebody who comes and goes, a server that dies, and
// money that must not be seen.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, shoot, test } from "./harness.mjs";
import { answered, clickOne, dice, myTurn } from "./player.mjs";

/** Everything that came over the page's socket, or was sent, as text. */
function tap(page, what = "framereceived") {
  const frames = [];
  page.on("websocket", (socket) => socket.on(what, ({ payload }) => frames.push(payload)));
  return frames;
}

const hideMoney = (page) =>
  page
    .getByRole("group", { name: "Everybody sees everybody's money" })
    .getByRole("radio", { name: "no" })
    .check({ force: true });

async function hostTable(world, host, { hiddenMoney = false } = {}) {
  await host.goto(world.url("/new?game=power-grid"));
  await host.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await host.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await host.getByRole("combobox", { name: "Seat 2" }).selectOption("person");
  if (hiddenMoney) await hideMoney(host);
  await host.getByRole("button", { name: "Make the table" }).click();
  await host.getByRole("button", { name: "Copy link" }).click();
  return host.evaluate(() => navigator.clipboard.readText());
}

const count = (page) =>
  page.evaluate(() => document.querySelectorAll(".seats li, ol.strip > li").length);

// A move that is on its way may hand the turn to somebody else.
const onTurn = (page) =>
  page.evaluate(() => document.querySelector("footer.bar:not([aria-busy=true]) .mine") !== null);

/** Whose turn it is, as soon as it is anybody's. */
async function whoseTurn(people) {
  for (let patience = 2000; patience > 0; patience--) {
    for (const page of people) if (await onTurn(page)) return page;
    await people[0].waitForTimeout(10);
  }
  throw new Error("it is nobody's turn");
}

/** All choose in turn, so many decisions; or until it is the turn of `last`. */
async function together(people, roll, decisions, last = null) {
  for (let made = 0; ; made++) {
    if (last === null && made === decisions) return;
    const page = await whoseTurn(people);
    if (page === last) return;
    const now = await myTurn(page);
    assert.ok(!now.over, "the game must not be over yet");
    await clickOne(page, now, roll);
  }
}

test("two browsers at one table, with names, chat, a lost line and a killed server", async (world) => {
  const anna = await world.open();
  const link = await hostTable(world, anna);
  assert.match(link, /\/t\/[a-z0-9]+#[\w-]{20,}$/);
  const bartek = await world.open({ size: PHONE, locale: "pl-PL", theme: "dark" });
  await bartek.goto(link);
  await anna.getByText("Everybody is here.").waitFor();

  // Bartek chooses a colour, with the keys of a keyboard. Anna sees his seat in it, also at the
  // table, and cannot have it.
  const colourOf = (page, place) =>
    page.locator(place).evaluate((element) => getComputedStyle(element).color);
  await bartek.getByRole("radio", { name: "pomarańczowy" }).focus();
  await bartek.keyboard.press("ArrowRight");
  const green = anna.getByRole("radio", { name: "green: Player 2 has it" });
  await green.waitFor({ state: "attached" });
  assert.ok(await green.isDisabled());
  assert.ok(await bartek.getByRole("radio", { name: "zielony" }).isChecked());
  assert.equal(await colourOf(anna, ".room-seats .pip.seat-2"), "rgb(0, 158, 115)");
  assert.equal(await colourOf(bartek, ".room-seats .pip.seat-2"), "rgb(18, 180, 136)", "dark");
  await shoot(anna, "waiting-room");

  // Text of others is text, whatever it looks like.
  const nasty = "<img src=x onerror=alert(1)><script>alert(2)</script>";
  await bartek.getByRole("textbox").last().fill(nasty);
  await bartek.keyboard.press("Enter");
  await anna.getByText(nasty).waitFor();
  assert.equal(await anna.locator("img[src=x]").count(), 0);

  await anna.getByRole("button", { name: "Start the game" }).click();
  await bartek.locator("footer.bar .say").waitFor();
  assert.equal(await count(anna), 2);
  assert.equal(await colourOf(anna, "li.seat.seat-2 .ord"), "rgb(0, 158, 115)");
  const roll = dice(3);
  await together([anna, bartek], roll, 12);
  await shoot(bartek, "phone-friend-dark-pl");

  // Bartek's line is cut while Anna goes on; he comes back to where the table is.
  await together([anna, bartek], roll, Infinity, anna);
  await world.whileOffline(async () => {
    await bartek.context().setOffline(true);
    await together([anna], roll, 1);
    await shoot(bartek, "phone-offline");
    await bartek.context().setOffline(false);
    await together([anna, bartek], roll, 6);
  });

  // The server is killed in the middle and started again: both go on as if nothing had happened.
  await world.whileOffline(async () => {
    await world.server.restart("SIGKILL");
    await together([anna, bartek], roll, 8);
  });
  const headline = (page) => page.locator(".headline b").textContent();
  assert.ok((await headline(anna)).includes("Round"));

  // From another device with his own link; the first one is not thrown out. Anna's opens nothing more.
  const laptop = await world.open({ size: DESKTOP });
  assert.notEqual(bartek.url(), link);
  await laptop.goto(bartek.url());
  await laptop.locator("footer.bar .say").waitFor();
  assert.equal(await colourOf(laptop, "li.seat.seat-2 .ord"), "rgb(0, 158, 115)");
  await together([anna, laptop], roll, 4);

  // During the game a colour is chosen at the seat; in the lobby all is as it was.
  await laptop.getByRole("button", { name: "Your colour: green" }).click();
  await laptop.getByRole("radio", { name: "pink" }).check({ force: true });
  await anna.waitForFunction(
    () =>
      getComputedStyle(document.querySelector("li.seat.seat-2 .ord")).color ===
      "rgb(204, 121, 167)",
  );
  await laptop.getByRole("link", { name: "Pionek: to the lobby" }).click();
  await laptop.getByRole("heading", { name: "Great board games" }).waitFor();
  assert.equal(
    await laptop.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--seat-2"),
    ),
    "#d55e00",
  );
});

test("hidden money stays off the wire", async (world) => {
  const anna = await world.open();
  const wire = tap(anna);
  const link = await hostTable(world, anna, { hiddenMoney: true });
  const bartek = await world.open();
  const other = tap(bartek);
  await bartek.goto(link);
  await anna.getByText("Everybody is here.").waitFor();
  await anna.getByRole("button", { name: "Start the game" }).click();
  await bartek.locator("footer.bar .say").waitFor();
  await together([anna, bartek], dice(5), 120);
  for (const [frames, seat] of [
    [wire, 0],
    [other, 1],
  ]) {
    const views = frames.map((text) => JSON.parse(text)).filter((each) => each.type === "view");
    assert.ok(views.length > 20, `${views.length} views`);
    for (const view of views) {
      const players = view.description.players;
      assert.equal(view.seat, seat);
      assert.equal(typeof players[seat].cash, "number");
      assert.equal(players[1 - seat].cash, null);
    }
  }
});

test("several people at one screen hand it over behind a curtain", async (world) => {
  const page = await world.open();
  const sent = tap(page, "framesent");
  await page.goto(world.url("/new?game=power-grid"));
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("me");
  await page.getByRole("textbox", { name: "Name on seat 2" }).fill("Bartek");
  await hideMoney(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
  const curtain = page.locator("dialog.curtain");
  const roll = dice(21);
  const names = new Set();
  for (let steps = 0; names.size < 2 && steps < 200; steps++) {
    await page.locator("dialog.curtain[open], footer.bar .mine").first().waitFor();
    if (await curtain.isVisible()) {
      const button = curtain.getByRole("button");
      const name = (await button.textContent()).replace("I am", "").trim();
      if (names.size === 0) await shoot(page, "curtain");
      await button.click();
      await curtain.waitFor({ state: "detached" });
      await page.locator("li.seat", { hasText: "you" }).filter({ hasText: name }).waitFor();
      names.add(name);
    } else {
      await clickOne(page, await myTurn(page), roll);
      await answered(page);
    }
  }
  assert.deepEqual([...names].sort(), ["Anna", "Bartek"]);

  // Whoever looks on sees both of them here, whosever turn it is.
  const watcher = await world.open();
  await watcher.goto(new URL(page.url()).href.replace(/#.*/, ""));
  await watcher.locator("li.seat").first().waitFor();
  assert.equal(await watcher.locator("li.seat", { hasText: "away" }).count(), 0);

  // Then they look together: no curtain falls any more, and nobody sits down anew.
  for (let asked = false; !asked;) {
    await page.locator("dialog.curtain[open], footer.bar .mine").first().waitFor();
    asked = await curtain.isVisible();
    if (!asked) await clickOne(page, await myTurn(page), roll);
    await answered(page);
  }
  await curtain.getByText("We all look together").click();
  await curtain.waitFor({ state: "detached" });
  const sat = () => sent.filter((text) => JSON.parse(text).type === "sit").length;
  const before = sat();
  const turns = new Set();
  for (let steps = 0; steps < 30; steps++) {
    const now = await myTurn(page);
    assert.ok(!(await curtain.isVisible()));
    turns.add(await page.locator("li.seat", { hasText: "you" }).locator(".n").textContent());
    await clickOne(page, now, roll);
  }
  assert.deepEqual([...turns].sort(), ["Anna", "Bartek"]);
  assert.equal(sat(), before);
});

test("no curtain falls where nothing is hidden", async (world) => {
  const page = await world.open();
  await page.goto(world.url("/new?game=power-grid"));
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("me");
  await page.getByRole("textbox", { name: "Name on seat 2" }).fill("Bartek");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const turns = new Set();
  const roll = dice(4);
  for (let steps = 0; steps < 12; steps++) {
    const now = await myTurn(page);
    turns.add(await page.locator("li.seat", { hasText: "you" }).locator(".n").textContent());
    assert.equal(await page.locator("dialog.curtain").count(), 0);
    await clickOne(page, now, roll);
    await answered(page);
  }
  assert.deepEqual([...turns].sort(), ["Anna", "Bartek"]);
});

test("the seat of somebody gone goes to a bot when the others agree", async (world) => {
  const seats = ["Anna", "Bartek", "Celina"].map((name, i) => ({
    kind: i === 0 ? "me" : "person",
    name,
  }));
  const made = await world.server.post("/api/tables", {
    game: "power-grid",
    private: true,
    seats,
    clock: { kind: "game", seconds: 3600, on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const [anna, bartek] = [await world.open(), await world.open({ size: PHONE, locale: "pl-PL" })];
  for (const [i, page] of [anna, bartek].entries()) {
    await page.goto(world.url(`/t/${made.table}#${made.seats[i].key}`));
  }
  const celina = (page) => page.locator("li.seat", { hasText: "Celina" });
  await celina(anna).getByText("away").waitFor();
  await anna.waitForTimeout(1200); // whoever left a moment ago is not gone yet
  await celina(anna).getByRole("button", { name: "Let a bot play" }).click();
  await anna.getByText("You agreed.").waitFor();
  assert.equal(await celina(anna).locator(".tag[title^='Bot']").count(), 0);
  // A phone shows the clocks, and who is away, in a strip; the rest is in a drawer.
  const strip = bartek.locator("ol.strip > li");
  await strip.filter({ hasText: "Celina" }).getByText("poza stołem").waitFor();
  assert.equal(await strip.filter({ hasText: "poza stołem" }).count(), 1);
  assert.match(await strip.last().locator(".clock").innerText(), /1:00:00|59:\d\d/);
  await shoot(bartek, "phone-clock-away");
  await bartek.getByRole("button", { name: "Gracze" }).click();
  await celina(bartek).getByRole("button", { name: "Niech gra bot" }).click();
  await celina(anna).locator(".tag[title^='Bot']").waitFor();
});
