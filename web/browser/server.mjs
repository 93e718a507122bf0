// The real program, for whatever a test asks of it: the release build, or the one that PIONEK_PROGRAM
// names.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const PROGRAM = process.env.PIONEK_PROGRAM ?? join(root, "build", "release", "pionek");

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
  async ask(path, request) {
    const response = await fetch(this.address + path, request);
    const text = await response.text();
    assert.ok(response.ok, `${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  post(path, body) {
    const headers = { "Content-Type": "application/json" };
    return this.ask(path, { method: "POST", headers, body: JSON.stringify(body) });
  }
}

/** Runs `work` with a server on a fresh database and gives what it gives. */
export async function withServer(flags, work) {
  const folder = mkdtempSync(join(tmpdir(), "pionek-server-"));
  const server = new Server(folder, flags);
  try {
    await server.start();
    return await work(server).finally(() => server.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
