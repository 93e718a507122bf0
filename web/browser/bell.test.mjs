// "It is your turn" for somebody who looks elsewhere: asked for once and in context, told by the
// browser, by the title and by the sign of the page.
import assert from "node:assert/strict";
import { PHONE, shoot, test } from "./harness.mjs";
import { inspect } from "./inspect.mjs";
import { answered, clickOne, dice, myTurn } from "./player.mjs";

/** Two persons at a table that has begun: their addresses. */
async function pair(world) {
  const made = await world.server.post("/api/tables", {
    game: "power-grid",
    title: "Friday",
    private: true,
    seats: [
      { kind: "me", name: "Anna" },
      { kind: "person", name: "Bartek" },
    ],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return made.seats.map(({ key }) => world.url(`/t/${made.table}#${key}`));
}

/** A browser whose notifications are kept, and that counts how often its leave is asked for. */
const overhear = (page) =>
  page.addInitScript(() => {
    globalThis.told = [];
    globalThis.asked = 0;
    globalThis.Notification = class {
      static permission = localStorage.getItem("leave") ?? "default";
      static async requestPermission() {
        globalThis.asked++;
        localStorage.setItem("leave", "granted");
        return (this.permission = "granted");
      }
      constructor(title, { body }) {
        globalThis.told.push({ title, body });
      }
      close() {}
    };
  });

const hide = (page, hidden) =>
  page.evaluate((on) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => on });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

const sign = (page) => page.locator("link[rel=icon]").getAttribute("href");
const mine = (page) =>
  page.evaluate(() => document.querySelector("footer.bar:not([aria-busy=true]) .mine") !== null);

test("who waits for another is asked once, and told when the turn comes", async (world) => {
  const people = [await world.open(), await world.open()];
  const addresses = await pair(world);
  for (const [i, page] of people.entries()) {
    await overhear(page);
    await page.goto(addresses[i]);
    await page.locator("footer.bar .say").waitFor();
  }
  const first = (await mine(people[0])) ? 0 : 1;
  const [chooser, waiter] = [people[first], people[1 - first]];
  const yes = waiter.getByRole("button", { name: "Yes, tell me" });
  await yes.waitFor();
  await inspect(waiter, "bell-offer");
  assert.equal(await waiter.evaluate(() => globalThis.asked), 0, "nobody is asked on load");
  assert.equal(await chooser.getByRole("button", { name: "Yes, tell me" }).count(), 0);
  assert.equal(await sign(waiter), "/favicon.svg");
  await yes.focus();
  await waiter.keyboard.press("Enter");
  await yes.waitFor({ state: "detached" });
  assert.equal(await waiter.evaluate(() => globalThis.asked), 1);

  await hide(waiter, true);
  const roll = dice(3);
  while (!(await mine(waiter))) {
    if (!(await mine(chooser))) {
      await chooser.waitForTimeout(20);
      continue;
    }
    await clickOne(chooser, await myTurn(chooser), roll);
    await answered(chooser);
  }
  const told = await waiter.evaluate(() => globalThis.told);
  assert.equal(told.length, 1);
  assert.equal(told[0].title, "Your turn · Friday");
  assert.ok(told[0].body.length > 5, told[0].body);
  assert.match(await waiter.title(), /^● Your turn/);
  assert.equal(await sign(waiter), "/favicon-turn.svg");

  // The answer is kept, and can be changed.
  await hide(waiter, false);
  await waiter.getByRole("link", { name: "Pionek: to the lobby" }).click();
  assert.equal(await sign(waiter), "/favicon.svg");
  await waiter.goto(world.url("/settings"));
  assert.ok(await waiter.getByRole("switch", { name: /^Tell me/ }).isChecked());
});

test("the offer fits on a phone, and No is an answer", async (world) => {
  const addresses = await pair(world);
  const look = { size: PHONE, locale: "pl-PL", theme: "dark" };
  const people = [await world.open(look), await world.open(look)];
  for (const [i, page] of people.entries()) {
    await overhear(page);
    await page.goto(addresses[i]);
    await page.locator("footer.bar .say").waitFor();
  }
  const waiter = people[(await mine(people[0])) ? 1 : 0];
  const no = waiter.getByRole("button", { name: "Nie", exact: true });
  await no.waitFor();
  await inspect(waiter, "bell-offer-phone");
  await no.click();
  await no.waitFor({ state: "detached" });
  await waiter.reload();
  await waiter.locator("footer.bar .say").waitFor();
  await shoot(waiter, "bell-answered-phone");
  assert.equal(await no.count(), 0);
  assert.equal(await waiter.evaluate(() => globalThis.asked), 0);
});
