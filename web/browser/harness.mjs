// What every browser test needs: the real server on a fresh database, the real Chromium, and pages
// that fail the test when anything is written to the console or thrown. The browser is
// /usr/bin/chromium, or the one that PIONEK_CHROMIUM names.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import * as runner from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { withServer } from "./server.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const CHROMIUM = process.env.PIONEK_CHROMIUM ?? "/usr/bin/chromium";
const SHOTS = join(root, "build", "screenshots");

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

// A headless browser as root on a machine without a network.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One test's world. `open` makes a person: a browser profile of its own with one page. */
class World {
  constructor(server, browser) {
    this.server = server;
    this.browser = browser;
    this.contexts = [];
    this.complaints = [];
  }

  async open({ size = DESKTOP, locale = "en-GB", theme = "light", settings = {} } = {}) {
    const context = await this.browser.newContext({
      viewport: size,
      locale,
      colorScheme: theme,
      hasTouch: size.width < 600,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    this.contexts.push(context);
    // The way a person would have it who never wants to be asked twice, nor to wait.
    await context.addInitScript(
      (wanted) => {
        for (const [key, value] of Object.entries(wanted)) {
          if (localStorage.getItem(`pionek.${key}`) === null) {
            localStorage.setItem(`pionek.${key}`, value);
          }
        }
      },
      { confirm: "off", pace: "once", ...settings },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on("console", (said) => {
      // That the line is down is no secret while a test keeps the server down.
      if (this.offline && /WebSocket|ERR_/.test(said.text())) return;
      if (this.forgiven?.test(said.text())) return;
      if (said.type() === "error" || said.type() === "warning") this.complaints.push(said.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    return page;
  }

  /** From now on such complaints are what the test wants to see. */
  forgive(pattern) {
    this.forgiven = pattern;
  }

  async close() {
    await Promise.all(this.contexts.map((context) => context.close()));
  }

  url(path = "/") {
    return this.server.address + path;
  }

  /** What happens in `work` may break connections. */
  async whileOffline(work) {
    this.offline = true;
    await work();
    this.offline = false;
  }
}

/** The browser of all worlds of a process; each person in it has a profile of their own. */
let browser = null;

async function openBrowser() {
  browser ??= await chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });
  return browser;
}

export async function closeBrowser() {
  await browser?.close();
  browser = null;
}

/** Everybody comes from one address here. */
const LIMITS = "new-tables=1000,joins=1000,reads=1000,changes=1000,absence=1";

// The same games with every run, so that no test fails by luck alone; other ones with PIONEK_SEED.
const SEED = process.env.PIONEK_SEED ?? "7";

/** Runs `work` with a server of its own and clears away what it opened. */
export function inWorld(work, { botPause = 0, more = [] } = {}) {
  const flags = ["--bot-pause", String(botPause), "--seed", SEED, "--limit", LIMITS, ...more];
  return withServer(flags, async (server) => {
    const world = new World(server, await openBrowser());
    try {
      await work(world);
      assert.deepEqual(world.complaints, [], "the console must stay silent");
    } finally {
      await world.close();
    }
  });
}

let cleared = false;

/** A test in a world of its own. */
export function test(name, work, options = {}) {
  if (!cleared) runner.after(closeBrowser);
  cleared = true;
  runner.test(name, () => inWorld(work, options));
}

/** A report is made while one looks at it: the first of its plots is there within a minute. */
export const reportDrawn = (page) =>
  page.locator(".plot canvas").first().waitFor({ timeout: 60_000 });

/** Keeps a picture of what the page shows, for people to look at: build/screenshots/NAME.png. */
export async function shoot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
