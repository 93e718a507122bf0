// A recorded game: opened from a file, looked at, analysed, gone on from by whom one likes.
import assert from "node:assert/strict";
import { reportDrawn, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";
import { myTurn } from "./player.mjs";

/** The record of a game that bots have finished. */
async function finished(server) {
  const bot = { kind: "bot", bot: "greedy" };
  const made = await server.post("/api/tables", {
    game: "power-grid",
    seats: [bot, bot, bot],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await server.post(`/api/tables/${made.table}/start`, { key: made.host });
  for (;;) {
    const { tables } = await server.ask("/api/tables");
    if (tables.find(({ id }) => id === made.table)?.phase === "over") break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return (await fetch(`${server.address}/api/tables/${made.table}/record`)).text();
}

/** The same game up to a move. */
const upTo = (record, ply) => {
  const lines = record.split("\n").filter((line) => !line.startsWith("hash "));
  const last = lines.findIndex((line) => line.startsWith(`${ply} `));
  return lines.slice(0, last + 1).join("\n") + "\n";
};

const asFile = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

async function choose(world, page, file) {
  await page.goto(world.url());
  await page.locator("input[type=file]").setInputFiles(file);
}

const drop = (page, name, text) =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], called));
      const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(over);
      globalThis.dropNow = () =>
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
        );
    },
    [name, text],
  );

for (const look of LOOKS) {
  test(`a record is opened, shown and gone on from, ${look.name}`, async (world) => {
    const record = await finished(world.server);
    const page = await world.open(look);
    // A game that is over shows its report, and from there its moves.
    await choose(world, page, asFile("bots.pionek", record));
    await page.waitForURL(/\?report/);
    await reportDrawn(page);

    // One that is not stands at its last move.
    await choose(world, page, asFile("half.pionek", upTo(record, 40)));
    await page.waitForURL(/\/r\/[a-z0-9]+\?ply=40/);
    await page.locator(".headline b").first().waitFor();
    await page.getByRole("button", { name: /^(Play on from here|Graj stąd dalej)$/ }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.waitFor();
    await inspect(page, `play-on-${look.name}`);

    // By keyboard: the third seat is mine, a friend has the first.
    await dialog.getByRole("radio").nth(0).focus();
    await page.keyboard.press("ArrowRight");
    await dialog.getByRole("radio").nth(2).check({ force: true });
    assert.match(page.url(), /ply=40/, "the arrows chose a seat, not a move");
    await dialog.getByRole("combobox").first().selectOption("person");
    await dialog.getByRole("combobox").last().selectOption("bot easy");
    await dialog.getByRole("button", { name: /^(Play|Graj)$/ }).click();
    await page.locator(".room").waitFor();
    assert.equal(await page.locator(".room-seats .acts button", { hasText: "link" }).count(), 1);
    await page.locator(".room-seats li.seat-2", { hasText: /easy|łatwy/ }).waitFor();
    await page.locator(".room-seats li.seat-3", { hasText: /\((you|ty)\)/ }).waitFor();
  });
}

test("with bots alone it goes on at once, from the very position", async (world) => {
  const record = upTo(await finished(world.server), 60);
  const page = await world.open();
  await choose(world, page, asFile("half.pionek", record));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/t\//);
  const now = await myTurn(page);
  assert.ok(now.moves.length > 0);
});

test("a file that is no record says what is wrong with it, and nothing is lost", async (world) => {
  world.forgive(/status of 400/);
  const record = await finished(world.server);
  const page = await world.open({ locale: "pl-PL" });
  await page.goto(world.url());
  await page.locator("h1").first().waitFor();
  const bad = record.replace(/^5 .*$/m, "5 1 fly to the moon");
  await drop(page, "moon.pionek", bad);
  await page.getByText("Upuść tu plik .pionek").waitFor();
  await page.evaluate(() => globalThis.dropNow());
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("heading", { name: "Nie można otworzyć pliku moon.pionek" }).waitFor();
  const at = bad.split("\n").findIndex((line) => line.startsWith("5 1 fly")) + 1;
  assert.match(await dialog.getByRole("alert").innerText(), new RegExp(`wierszu ${at}\\.`));
  await dialog.getByText("Szczegóły").click();
  await dialog.getByText(`record:${at}:`).waitFor();
  await inspect(page, "record-bad");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).pathname, "/");

  for (const [text, reason] of [
    ["hello", "To nie jest zapis gry z Pionka."],
    [record.replace(/^pionek .*$/m, "pionek 99"), "Ten zapis pochodzi z nowszego Pionka"],
    [record.replace(/^game .*$/m, "game chess"), "To zapis gry, w którą się tu nie gra."],
    [record.replace(/^rules .*$/m, "rules 99"), "innej wersji zasad"],
  ]) {
    await drop(page, "odd.pionek", text);
    await page.evaluate(() => globalThis.dropNow());
    await dialog.getByRole("alert").getByText(reason).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }

  await drop(page, "good.pionek", upTo(record, 30));
  await page.evaluate(() => globalThis.dropNow());
  await page.waitForURL(/\/r\/[a-z0-9]+\?ply=30/);
});
