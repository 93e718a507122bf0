// What a player waits for: the bytes of the first load, and the time from a click to the frame that
// shows its effect, with the processor slowed down four times. Prints one JSON object; bench/run
// page makes a table of it.
import { closeBrowser, inWorld } from "./harness.mjs";
import { clickOne, dice, phaseIs, play } from "./player.mjs";

const SLOWDOWN = 4;
const SAMPLES = 12;
const PHASES = { auction: "Plant auction", fuel: "Resources", building: "Building" };

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

/**
 * From the click, that is the moment the button of the mouse came up, to the end of the frame in
 * which the page says something that only the new position makes it say, and of the frame in which
 * the board shows it, too.
 */
const watchEffect = (page) =>
  page.evaluate(() => {
    globalThis.effect = new Promise((done) => {
      const text = (part) => document.querySelector(part)?.textContent;
      // That something is being sent is no effect.
      const said = () => text(".bar .say") + text(".bar .options") + text(".seats");
      const drawn = () => document.querySelector(".board-frame[aria-busy=true]") === null;
      /** Runs `then` when the first frame for which it holds is painted. */
      const when = (holds, then) =>
        requestAnimationFrame(() => {
          if (!holds()) return when(holds, then);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => then(performance.now());
          port2.postMessage(null);
        });
      const before = said();
      const clicked = ({ timeStamp: start }) =>
        when(
          () => said() !== before,
          (answered) =>
            when(drawn, (board) => done({ answer: answered - start, board: board - start })),
        );
      addEventListener("click", clicked, { once: true, capture: true });
    });
  });

function spread(list) {
  const sorted = [...list].sort((a, b) => a - b).map(Math.round);
  return { median: sorted[Math.floor(sorted.length / 2)], max: sorted.at(-1) };
}

/** Like a hand: first over the thing, a moment later the press. Not Playwright's own click, which
 * runs checks of its own in the page. */
async function pointAt(page, what) {
  const thing = page.locator(what).first();
  await thing.click({ trial: true });
  const box = await thing.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(200);
}

async function clicks(world, made) {
  const page = await world.open();
  await page.goto(world.url(`/t/${made.table}#${made.seats[0].key}`));
  const slow = await page.context().newCDPSession(page);
  const figures = {};
  for (const [name, phase] of Object.entries(PHASES)) {
    const times = [];
    while (times.length < SAMPLES) {
      const now = await play(page, clickOne, dice(times.length + 1), { until: phaseIs(phase) });
      if (now.over) break;
      // A thing on the map where there is one; else what the bar offers.
      const thing = phase === "Building" ? now.targets[0] : undefined;
      await pointAt(
        page,
        thing ? `[data-target="${thing}"]` : `.bar [data-move="${now.moves[0]}"]`,
      );
      await watchEffect(page);
      await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.mouse.down();
      await page.mouse.up();
      times.push(await page.evaluate(() => globalThis.effect));
      await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
    figures[name] = {
      answer_ms: spread(times.map(({ answer }) => answer)),
      board_ms: spread(times.map(({ board }) => board)),
    };
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
await closeBrowser();
