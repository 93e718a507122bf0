// Inviting: seats for friends, their links in every form, who has arrived, and tables for anybody.
import assert from "node:assert/strict";
import { encode } from "uqr";
import { PHONE, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";

/** From the lobby to a table that waits for `friends`, by what the page says in either language. */
async function inviteFriends(world, page, seats) {
  await page.goto(world.url());
  await page.getByRole("link", { name: /^(Invite friends|Zaproś znajomych)$/ }).click();
  await page.getByRole("radio", { name: seats, exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: /^(Your name|Twoje imię)$/ }).fill("Anna");
  await page.getByRole("button", { name: /^(Make the table|Rozstaw stół)$/ }).click();
  await page.locator(".room").waitFor();
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());
const row = (page, n) => page.locator(`.room-seats > li.seat-${n}`);
const copyOf = (page, n) => row(page, n).getByRole("button", { name: "Copy link" });

/** When the table has told the page that the link of seat 2 does not open it any more. */
const usesOwnKey = (page) =>
  new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const { type, seats } = JSON.parse(payload);
        if (type === "state" && seats[1].connected && !seats[1].link) resolve();
      }),
    );
  });

test("friends get links, and who has arrived is shown as arrived", async (world) => {
  const anna = await world.open();
  await inviteFriends(world, anna, "3");
  for (const n of [2, 3]) await row(anna, n).getByText("not here yet").waitFor();
  await copyOf(anna, 2).click();
  const link = await copied(anna);
  assert.match(link, /\/t\/[a-z0-9]+#[\w-]{20,}$/);

  const bartek = await world.open({ size: PHONE, locale: "pl-PL" });
  const own = usesOwnKey(bartek);
  await bartek.goto(link);
  await row(anna, 2).getByText("is here", { exact: true }).waitFor();
  await own;
  assert.notEqual(bartek.url(), link);
  // He has used a key of his own: the old link opens nothing, and nobody should be sent it.
  await bartek.context().close();
  await row(anna, 2).getByText("was here, away now").waitFor();
  assert.equal(await copyOf(anna, 2).count(), 0);
  assert.equal(await copyOf(anna, 3).count(), 1);

  // Emptied, the seat has a new link.
  await row(anna, 2).getByRole("button", { name: "Remove" }).click();
  await copyOf(anna, 2).click();
  assert.notEqual(await copied(anna), link);

  // Who hears the buttons is told whose they are.
  const heard = await anna.getByRole("button", { name: /^(Bot|Remove|Free the seat)/ }).all();
  const names = await Promise.all(heard.map((each) => each.textContent()));
  assert.equal(new Set(names).size, names.length, names.join());
  // A bot has a name and a level, here and at the table.
  await row(anna, 2).getByRole("button", { name: "Bot" }).click();
  await row(anna, 2).getByText("Deneb").waitFor();
  await row(anna, 2).getByText("Bot: normal").waitFor();
  await row(anna, 3).getByRole("button", { name: "Bot" }).click();
  await anna.getByRole("button", { name: "Start the game" }).click();
  const bots = anna.locator("li.seat", { hasText: "Deneb" });
  await bots.locator(".tag", { hasText: "normal" }).waitFor();
});

for (const look of LOOKS) {
  test(`a link as a square for cameras, ${look.name}`, async (world) => {
    const page = await world.open(look);
    await page.addInitScript(() => {
      navigator.share = async ({ url }) => void (globalThis.shared = url);
    });
    await inviteFriends(world, page, "4");
    const acts = row(page, 2).locator(".acts");
    await acts.getByRole("button", { name: /link/ }).click();
    const link = await copied(page);
    await acts.getByRole("button", { name: /^(Share|Udostępnij)$/ }).click();
    assert.equal(await page.evaluate(() => globalThis.shared), link);
    await page
      .getByRole("button", { name: /^(Close|Zamknij)$/ })
      .first()
      .click(); // the toast
    await inspect(page, `invite-room-${look.name}`);

    await acts.getByRole("button", { name: /QR/ }).focus();
    await page.keyboard.press("Enter");
    const square = page.locator("dialog svg.qr[aria-busy=false]");
    await square.waitFor();
    const { size, data } = encode(link, { ecc: "M", border: 4 });
    assert.equal(await square.getAttribute("viewBox"), `0 0 ${size} ${size}`);
    const modules = await square.locator("path").getAttribute("d");
    assert.equal(modules.split("z").length - 1, data.flat().filter(Boolean).length);
    await inspect(page, `invite-qr-${look.name}`);
    await page.keyboard.press("Escape");
    await square.waitFor({ state: "detached" });
  });
}

test("a table for anybody from the lobby is shown there", async (world) => {
  const page = await world.open();
  await inviteFriendsPage(world, page);
  const hidden = page.getByRole("switch", { name: /^Private/ });
  assert.ok(await hidden.isChecked());
  await page.getByRole("radio", { name: "Anybody from the lobby" }).check({ force: true });
  assert.ok(!(await hidden.isChecked()) && (await hidden.isDisabled()));
  await inspect(page, "new-table-anybody");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.locator(".room").waitFor();
  const { tables } = await world.server.ask("/api/tables");
  assert.deepEqual(
    tables[0].seats.map((seat) => seat.kind),
    ["person", "open", "open", "open"],
  );

  // Who told no name is called by the seat, in each reader's language.
  const guest = await world.open({ locale: "pl-PL" });
  await guest.goto(world.url(`/t/${tables[0].id}`));
  await guest.getByRole("button", { name: "Dołącz" }).click();
  await row(guest, 1).getByText("Gracz 1").waitFor();
  await row(guest, 2).getByText("Gracz 2 (ty)").waitFor();
  await row(page, 2).getByText("Player 2").waitFor();
});

async function inviteFriendsPage(world, page) {
  await page.goto(world.url("/new?with=friends&game=power-grid"));
  const friends = page.getByRole("radio", { name: "Friends, by link" });
  await friends.waitFor({ state: "attached" });
  assert.ok(await friends.isChecked());
}
