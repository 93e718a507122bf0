// Every page in both languages, both themes and both sizes: it opens, nothing can be scrolled
// sideways, nothing is written to the console, and axe-core finds nothing to complain about.
import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";
import { clickOne, dice, play } from "./player.mjs";

/** A finished game of bots, and one that waits for people. */
async function furnish(server) {
  const bot = { kind: "bot", bot: "greedy" };
  const table = { game: "power-grid", clock: { kind: "none", on_timeout: "nothing" } };
  const over = await server.post("/api/tables", {
    ...table,
    title: "Bots",
    seats: [bot, bot, bot],
  });
  await server.post(`/api/tables/${over.table}/start`, { key: over.host });
  const seats = [
    { kind: "me", name: "Anna" },
    { kind: "open" },
    { kind: "person", name: "Bartek" },
  ];
  const waiting = await server.post("/api/tables", { ...table, title: "Friday", seats });
  for (;;) {
    const lobby = await server.ask("/api/tables");
    if (lobby.tables.find((each) => each.id === over.table)?.phase === "over") break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return { over: over.table, waiting: `${waiting.table}#${waiting.seats[0].key}` };
}

/** On a phone the bar must not grow or shrink under what is pointed at. */
async function pointedAtStays(page, targets) {
  const height = async () => (await page.locator("footer.bar").boundingBox()).height;
  const before = await height();
  for (const target of targets.slice(0, 4)) {
    await page.locator(`.main [data-target="${target}"][role=button]`).first().hover();
    assert.equal(await height(), before, target);
  }
  await page.mouse.move(0, 0);
}

for (const look of LOOKS) {
  test(`every page, ${look.name}`, async (world) => {
    const { over, waiting } = await furnish(world.server);
    const page = await world.open(look);
    const pages = {
      lobby: ["/", "button.primary:enabled"],
      "new-table": ["/new?game=power-grid", "form.setup"],
      "waiting-room": [`/t/${waiting}`, ".room"],
      rules: ["/rules/power-grid#PG-607", ".rules li[aria-current=true]"],
      settings: ["/settings", "h1, h2"],
      about: ["/about", "h1, h2"],
      missing: ["/nothing/here", "h1"],
      "no-table": ["/t/nosuchtable", "h1"],
      replay: [`/r/${over}?ply=60`, "footer.bar.replay .say"],
      report: [`/t/${over}?report`, ".plot canvas"],
    };
    world.forgive(/status of 404/); // of the address where there is nothing
    for (const [name, [path, sign]] of Object.entries(pages)) {
      await page.goto(world.url(path));
      await page.locator(sign).first().waitFor();
      await inspect(page, `${name}-${look.name}`);
    }
  });

  test(`the table in every phase, ${look.name}`, async (world) => {
    const made = await world.server.post("/api/tables", {
      game: "power-grid",
      private: true,
      options: { map: look.size === PHONE ? "germany" : "usa" },
      seats: [
        { kind: "me", name: "Anna" },
        { kind: "bot", bot: "greedy" },
        { kind: "bot", bot: "greedy" },
        { kind: "bot", bot: "greedy" },
        { kind: "bot", bot: "greedy" },
      ],
      clock: { kind: "none", on_timeout: "nothing" },
    });
    await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
    const page = await world.open(look);
    await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
    const phases = new Map();
    await play(page, clickOne, dice(13), {
      until: async ({ headline, targets }) => {
        const phase = headline.split("·")[1].trim();
        const times = (phases.get(phase) ?? 0) + 1;
        phases.set(phase, times);
        if (times === 2 && look.size === PHONE) await pointedAtStays(page, targets);
        if (times === 2) await inspect(page, `${phase.toLowerCase()}-${look.name}`);
        return [...phases.values()].filter((each) => each >= 2).length >= 3;
      },
    });
  });
}

test("the first load of a table is under 250 KB, whatever the game", async (world) => {
  const { games } = await world.server.ask("/api/games");
  assert.ok(games.length >= 5);
  for (const { id, seats } of games) {
    const made = await world.server.post("/api/tables", {
      game: id,
      private: true,
      seats: [
        { kind: "me", name: "Anna" },
        ...Array.from({ length: seats.min - 1 }, () => ({ kind: "bot", bot: "random" })),
      ],
      clock: { kind: "none", on_timeout: "nothing" },
    });
    await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
    const page = await world.open(); // nothing is kept from the page before
    const wire = await page.context().newCDPSession(page);
    await wire.send("Network.enable");
    let bytes = 0;
    wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
    await page.locator("footer.bar .say").waitFor();
    await page.locator(".main [data-target]").first().waitFor();
    await page.waitForLoadState("networkidle");
    assert.ok(bytes > 50_000 && bytes < 250 * 1024, `${id}: ${bytes} bytes`);
  }
});

test("an inspection finds a button without a name", async (world) => {
  const page = await world.open();
  await page.goto(world.url());
  await page.locator("h1").first().waitFor();
  await page.evaluate(() =>
    document.querySelector("main").append(document.createElement("button")),
  );
  await assert.rejects(() => inspect(page, "nameless"), /button-name/);
});
