// People who agree, or not: a move taken back, a pause, more time; somebody who gives up; another game
// with the same people; onlookers who talk among themselves.
import assert from "node:assert/strict";
import { DESKTOP, PHONE, shoot, test } from "./harness.mjs";
import { clickOne, dice, myTurn } from "./player.mjs";

/** A started table of people, without a browser. */
async function tableOf(world, names, more = {}) {
  const seats = names.map((name, i) => ({ kind: i === 0 ? "me" : "person", name }));
  const made = await world.server.post("/api/tables", {
    game: more.game ?? "power-grid",
    private: true,
    seats: [...seats, ...(more.bots ?? [])],
    clock: more.clock ?? { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  return made;
}

async function sitDown(world, made, seat, options = {}) {
  const page = await world.open(options);
  await page.goto(world.url(`/t/${made.table}#${made.seats[seat].key}`));
  await page.locator("footer.bar .say").waitFor();
  return page;
}

const onTurn = (page) =>
  page.evaluate(() => document.querySelector("footer.bar:not([aria-busy=true]) .mine") !== null);

/** Who has to choose, of these. */
async function whoseTurn(people) {
  for (let patience = 2000; patience > 0; patience--) {
    for (const page of people) if (await onTurn(page)) return page;
    await people[0].waitForTimeout(10);
  }
  throw new Error("it is nobody's turn");
}

const undoButton = (page) => page.locator("[data-aid=undo]");
const note = (page, kind) => page.locator(`[data-note=${kind}]`);

/** Plays until somebody may ask for a move back that others have answered, and nothing was revealed. */
async function untilAskable(people, roll) {
  for (let moves = 0; moves < 200; moves++) {
    const mover = await whoseTurn(people);
    await clickOne(mover, await myTurn(mover), roll);
    await whoseTurn(people);
    for (const page of people) {
      const text = await undoButton(page).textContent();
      if (!/…/.test(text) || (await onTurn(page))) continue;
      await undoButton(page).click();
      const asked = note(page, "proposal");
      const refused = page.locator(".toasts .note-bar");
      await asked.or(refused).first().waitFor();
      if (await asked.isVisible()) return page;
      await refused.getByRole("button").first().click();
    }
  }
  throw new Error("nobody could ask");
}

test("a move goes back when the other agrees, and stays when not", async (world) => {
  const made = await tableOf(world, ["Anna", "Bartek"]);
  const anna = await sitDown(world, made, 0);
  const bartek = await sitDown(world, made, 1, { size: PHONE, locale: "pl-PL", theme: "dark" });
  const people = [anna, bartek];
  const roll = dice(7);
  const asker = await untilAskable(people, roll);
  const other = asker === anna ? bartek : anna;
  await note(other, "proposal")
    .getByText(/asks to go back by|prosi o cofnięcie/)
    .waitFor();
  await shoot(other, "agreement-asked");
  const decline = note(other, "proposal").getByRole("button", { name: /Decline|Nie zgadzam/ });
  const whole = await decline.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 20, bottom - 4));
  });
  assert.ok(whole, "nothing lies over the answer");
  await decline.click();
  const refusal = asker.getByText(/does not agree|się nie zgadza/);
  await refusal.waitFor();
  assert.equal(await note(asker, "proposal").count(), 0);
  // It goes by itself, like every other.
  await refusal.waitFor({ state: "detached", timeout: 12_000 });

  await undoButton(asker).click();
  await note(other, "proposal")
    .getByRole("button", { name: /Agree|^Zgoda/ })
    .click();
  await asker.locator("footer.bar .mine").waitFor();
  // The trace is in the chat of both.
  await anna.locator("#tab-chat").click();
  await anna.getByText(/All agreed: .* goes back by \d+ move/).waitFor();
  await shoot(anna, "agreement-remark");
});

test("clocks stand while the game is paused, and get more time", async (world) => {
  const clock = { kind: "game", seconds: 3600, on_timeout: "nothing" };
  const made = await tableOf(world, ["Anna", "Bartek"], { clock });
  const anna = await sitDown(world, made, 0);
  const bartek = await sitDown(world, made, 1);
  await anna.getByRole("button", { name: "This table" }).click();
  await shoot(anna, "table-menu");
  await anna.getByRole("button", { name: "Pause", exact: true }).click();
  await note(bartek, "proposal").getByRole("button", { name: "Agree" }).click();
  await note(anna, "paused").waitFor();
  const shown = () => anna.locator("li.seat .clock").allInnerTexts();
  const before = await shown();
  await anna.waitForTimeout(2200);
  assert.deepEqual(await shown(), before);
  await note(bartek, "paused").getByRole("button", { name: "Go on" }).click();
  await note(anna, "proposal").getByRole("button", { name: "Agree" }).click();
  await note(anna, "paused").waitFor({ state: "detached" });

  await anna.getByRole("button", { name: "This table" }).click();
  await anna.getByRole("button", { name: "Add time" }).click();
  await note(bartek, "proposal").getByText("asks for more time: 15 min").waitFor();
  await note(bartek, "proposal").getByRole("button", { name: "Agree" }).click();
  await anna.waitForFunction(() =>
    [...document.querySelectorAll("li.seat .clock")].every((each) => /1:1\d:/.test(each.innerText)),
  );
});

/** What of these lies under a note, be it only a little. */
const underNotes = (page, selector) =>
  page.evaluate((wanted) => {
    const { left, top, right, bottom } = document.querySelector(".notes").getBoundingClientRect();
    return [...document.querySelectorAll(wanted)]
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const aside = box.right <= left || box.left >= right;
        return !aside && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((each) => each.className);
  }, selector);

for (const game of ["power-grid", "carnegie", "praga", "nucleum", "frostpunk"]) {
  test(`what is asked for at ${game} lies over nothing that is played with`, async (world) => {
    const clock = { kind: "game", seconds: 3600, on_timeout: "nothing" };
    const bot = { kind: "bot", bot: "random" };
    const made = await tableOf(world, ["Anna", "Bartek"], { game, clock, bots: [bot] });
    const anna = await sitDown(world, made, 0, { size: { width: 1280, height: 720 } });
    const bartek = await sitDown(world, made, 1, { size: PHONE, locale: "pl-PL" });
    const seats = () => anna.locator(".seats").boundingBox();
    const before = await seats();
    await anna.getByRole("button", { name: "This table" }).click();
    await anna.getByRole("button", { name: "Pause", exact: true }).click();
    await note(anna, "proposal").waitFor();
    const played = ".board-frame, .bar, .seats, .tab-body, .side > :nth-child(n + 3)";
    assert.deepEqual(await underNotes(anna, played), []);
    assert.deepEqual(await seats(), before, "the seats stay where they are");
    const asked = note(bartek, "proposal");
    await asked.waitFor();
    assert.deepEqual(await underNotes(bartek, ".dock, .beside-bar, .bar, .top"), []);
    const { height } = await asked.boundingBox();
    assert.ok(height < 112, `${height} px on a phone`);
    await shoot(bartek, `note-${game}-phone`);
    await shoot(anna, `note-${game}`);
  });
}

test("who plays with bots alone takes moves back without asking", async (world) => {
  const made = await tableOf(world, ["Anna"], {
    bots: [
      { kind: "bot", bot: "random" },
      { kind: "bot", bot: "random" },
    ],
  });
  const anna = await sitDown(world, made, 0);
  const roll = dice(11);
  const headOf = () => anna.locator("footer.bar .say").textContent();
  for (let moves = 0; moves < 200; moves++) {
    await clickOne(anna, await myTurn(anna), roll);
    await whoseTurn([anna]);
    if (!/…/.test(await undoButton(anna).textContent())) continue;
    await undoButton(anna).click();
    await anna.locator("#tab-chat").click();
    const remark = anna.getByText(/All agreed: .* goes back by \d+ move/).first();
    const refused = anna.locator(".toasts .note-bar");
    await remark.or(refused).first().waitFor();
    if (await remark.isVisible()) break;
    await refused.getByRole("button").first().click();
    assert.ok(moves < 199, "no move could be taken back");
  }
  assert.ok(await headOf());
});

test("somebody gives up, and a bot plays on", async (world) => {
  const made = await tableOf(world, ["Anna", "Bartek"]);
  const anna = await sitDown(world, made, 0);
  const bartek = await sitDown(world, made, 1, { size: PHONE, locale: "pl-PL" });
  await bartek.getByRole("button", { name: "Wynik, zasady, czat i stół" }).click();
  await bartek.getByRole("button", { name: "Ten stół" }).click();
  await bartek.getByRole("combobox", { name: "Kto gra dalej" }).selectOption("random");
  await bartek.getByRole("button", { name: "Poddaj się" }).click();
  await bartek.getByText("Na pewno się poddajesz?").waitFor();
  await shoot(bartek, "resign-sure");
  const yes = bartek.getByRole("button", { name: "Tak, poddaję się" });
  const inSight = await yes.evaluate((button) => {
    const { left, top, bottom } = button.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      button.contains(document.elementFromPoint(left + 20, y)),
    );
  });
  assert.ok(inSight, "what is asked can be answered where it is asked");
  await yes.click();
  const seat = anna.locator("li.seat", { hasText: "Bartek" });
  await seat.getByText("resigned").waitFor();
  await anna.locator("#tab-chat").click();
  await anna.getByText("Bartek resigns. A bot plays on (random).").waitFor();
  // Whatever else is said of a seat, whose it is can be read.
  await anna.setViewportSize({ width: 1280, height: 720 });
  const cut = await seat.locator(".n").evaluate((name) => name.scrollWidth - name.clientWidth);
  assert.ok(cut <= 0, `${cut} pixels of the name are missing`);
  const roll = dice(2);
  for (let moves = 0; moves < 6; moves++) await clickOne(anna, await myTurn(anna), roll);
});

test("the same people play again, one seat further", async (world) => {
  // Both give up, so that bots bring the game to its end.
  const made = await tableOf(world, ["Anna", "Bartek"]);
  const anna = await sitDown(world, made, 0);
  const bartek = await sitDown(world, made, 1);
  for (const page of [anna, bartek]) {
    await page.getByRole("button", { name: "This table" }).click();
    await page.getByRole("combobox", { name: "Who plays on" }).selectOption("random");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, for good" }).click();
  }
  await anna.locator("footer.bar [data-aid=rematch]").click({ timeout: 120_000 });
  await anna.waitForURL((url) => !url.pathname.includes(made.table));
  await anna.getByRole("button", { name: "Start the game" }).waitFor();
  await note(bartek, "rematch").waitFor();
  await shoot(bartek, "rematch");
  await note(bartek, "rematch").getByRole("button", { name: "To the new game" }).click();
  await anna.getByText("Everybody is here.").waitFor();
  await anna.getByRole("button", { name: "Start the game" }).click();
  await anna.locator("footer.bar .say").waitFor();
  const first = anna.locator("li.seat.seat-1");
  assert.match(await first.innerText(), /Bartek/);
});

test("onlookers talk among themselves where the host allows it", async (world) => {
  const made = await tableOf(world, ["Anna", "Bartek"]);
  const anna = await sitDown(world, made, 0);
  const watchers = [];
  for (const name of ["Zed", "Ola"]) {
    const page = await world.open({ size: DESKTOP, settings: { name: JSON.stringify(name) } });
    await page.goto(world.url(`/t/${made.table}`));
    await page.locator("#tab-chat").click();
    watchers.push(page);
  }
  const [zed, ola] = watchers;
  assert.equal(await zed.locator(".gallery").count(), 0);
  await anna.getByRole("button", { name: "This table" }).click();
  await anna.getByRole("switch", { name: /Onlookers may talk/ }).check();
  await anna.keyboard.press("Escape");
  await zed.locator(".gallery").waitFor();
  await zed.getByRole("textbox", { name: "Your name" }).fill("Zed");
  await zed.getByRole("textbox", { name: "To the other onlookers" }).fill("she should pass");
  await zed.keyboard.press("Enter");
  await ola.getByText("she should pass").waitFor();
  await shoot(ola, "gallery");
  await anna.locator("#tab-chat").click();
  assert.equal(await anna.getByText("she should pass").count(), 0);
});

test(
  "a seat says where it is told of its turn, and nobody sees that again",
  async (world) => {
    world.forgive(/400/); // what the server refuses is in the console, too
    const made = await tableOf(world, ["Anna", "Bartek"]);
    const anna = await sitDown(world, made, 0);
    await anna.getByRole("button", { name: "This table" }).click();
    const address = anna.getByRole("textbox", { name: "Address of a webhook" });
    const save = anna.getByRole("button", { name: "Save" });
    await address.fill("http://127.0.0.1/hook");
    await save.click();
    await anna.getByText("This is no address on the internet").waitFor();
    await anna.getByRole("combobox", { name: "Kind" }).selectOption("ntfy");
    await address.fill("https://ntfy.example.org/very-secret");
    await save.click();
    await anna.getByText("on: ntfy").waitFor();
    await shoot(anna, "notices");
    assert.equal(await address.inputValue(), "");
    await anna.reload();
    await anna.getByRole("button", { name: "This table" }).click();
    await anna.getByText("on: ntfy").waitFor();
    assert.ok(!(await anna.content()).includes("very-secret"));
    await anna.getByRole("button", { name: "End" }).click();
    await anna.getByText("on: ntfy").waitFor({ state: "detached" });
  },
  { more: ["--webhooks"] },
);
