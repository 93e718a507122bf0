// What every browser test needs: the real server on a fresh database, the real Chromium, and pages
// that fail the test when anything is written to the console or thrown. The program is the release
// build, or the one that PIONEK_PROGRAM names; the browser /usr/bin/chromium or PIONEK_CHROMIUM.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as runner from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const PROGRAM = process.env.PIONEK_PROGRAM ?? join(root, "build", "release", "pionek");
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

/** The server as a process of its own; `restart` keeps database and port. */
class Server {
  constructor(folder, flags) {
    this.folder = folder;
    this.flags = flags;
    this.port = 0;
  }

  async start() {
    const flags = ["--port", String(this.port), "--db", join(this.folder, "pionek.db")];
    const child = spawn(PROGRAM, ["serve", ...flags, ...this.flags], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    this.child = child;
    this.ended = new Promise((done) => child.once("exit", done));
    this.address = await new Promise((found, failed) => {
      let said = "";
      child.stdout.on("data", (text) => {
        said += text;
        const address = /http:\/\/[^\s"]+/.exec(said);
        if (address) found(address[0].replace(/\/$/, ""));
      });
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.port = Number(new URL(this.address).port);
  }

  async stop(signal = "SIGTERM") {
    this.child.kill(signal);
    await this.ended;
  }

  async restart(signal) {
    await this.stop(signal);
    await this.start();
  }

  /** Asks the lobby's questions without a browser. */
  async post(path, body) {
    const response = await fetch(this.address + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    assert.ok(response.ok, `${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}

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
    // The way a person would have it who never wants to be asked twice.
    await context.addInitScript(
      (wanted) => {
        for (const [key, value] of Object.entries(wanted)) {
          if (localStorage.getItem(`pionek.${key}`) === null) {
            localStorage.setItem(`pionek.${key}`, value);
          }
        }
      },
      { confirm: "off", ...settings },
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

/** Runs `work` with a server of its own and clears away what it opened. */
export async function inWorld(work, { botPause = 0 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-browser-"));
  const server = new Server(folder, ["--bot-pause", String(botPause), "--tables-per-hour", "1000"]);
  let world;
  try {
    await server.start();
    world = new World(server, await openBrowser());
    await work(world);
    assert.deepEqual(world.complaints, [], "the console must stay silent");
  } finally {
    await world?.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

let cleared = false;

/** A test in a world of its own. */
export function test(name, work) {
  if (!cleared) runner.after(closeBrowser);
  cleared = true;
  runner.test(name, () => inWorld(work));
}

/** Keeps a picture of what the page shows, for people to look at: build/screenshots/NAME.png. */
export async function shoot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
