// What a player waits for: the bytes of the first load, and the time from a click to the frame that
// shows its effect, with the processor slowed down four times. Prints one JSON object; bench/run
// page makes a table of it.
import { inWorld } from "./harness.mjs";
import { clickOne, dice, phaseIs, play } from "./player.mjs";

const SLOWDOWN = 4;
const SAMPLES = 12;

async function firstLoad(world, path, sign) {
  const page = await world.open();
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(world.url(path));
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return bytes;
}

/** From the press of the mouse to the first frame after the page has changed what it says. */
const watchEffect = (page) =>
  page.evaluate(() => {
    globalThis.effect = new Promise((done) => {
      const text = (part) => document.querySelector(part)?.textContent;
      // What only the new position changes; that something is being sent is no effect.
      const said = () => text(".bar .say") + text(".bar .options") + text(".seats");
      addEventListener(
        "pointerdown",
        () => {
          const start = performance.now();
          const before = said();
          const look = () => {
            if (said() === before) return requestAnimationFrame(look);
            requestAnimationFrame(() => done(performance.now() - start));
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  });

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

async function clicks(world, made) {
  const page = await world.open();
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  const slow = await page.context().newCDPSession(page);
  const figures = {};
  for (const phase of ["Auction", "Fuel", "Building"]) {
    const times = [];
    while (times.length < SAMPLES) {
      const now = await play(page, clickOne, dice(times.length + 1), { until: phaseIs(phase) });
      if (now.over) break;
      await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await watchEffect(page);
      // A thing on the map where there is one; else what the bar offers.
      const thing = phase === "Building" ? now.targets[0] : undefined;
      await page
        .locator(thing ? `[data-target="${thing}"]` : `.bar [data-move="${now.moves[0]}"]`)
        .first()
        .click();
      times.push(await page.evaluate(() => globalThis.effect));
      await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    figures[phase.toLowerCase()] = { median_ms: median(times), max_ms: Math.max(...times) };
  }
  return figures;
}

await inWorld(
  async (world) => {
    const bot = { kind: "bot", bot: "greedy" };
    const made = await world.server.post("/api/tables", {
      game: "power-grid",
      private: true,
      seats: [{ kind: "me", name: "Anna" }, bot, bot, bot],
      clock: { kind: "none", on_timeout: "nothing" },
    });
    await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
    const out = {
      lobby_bytes: await firstLoad(world, "/", "h1"),
      table_bytes: await firstLoad(world, `/t/${made.table}`, "[data-target]"),
      slowdown: SLOWDOWN,
      click: await clicks(world, made),
    };
    console.log(JSON.stringify(out));
  },
  { botPause: 600 },
);
