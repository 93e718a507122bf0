// What the boards take descriptions and data files for, against real ones: whole games of every
// set-up are played by the program, descriptions of many plies and viewers are written as TypeScript
// that has to satisfy the board's Description, the data files as its Files, and tsc says whether they
// do. A field that the engine adds, drops or renames fails here, not at somebody's table.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PROGRAM, withServer } from "../browser/server.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(web, "..");
const out = join(web, "build", "descriptions");
const PLIES = 8;

const pionek = (...args) => execFileSync(PROGRAM, args, { encoding: "utf8", input: "" });

/** The games that the program has and that have a board. */
const drawnGames = () =>
  withServer([], async (server) => {
    const { games } = await server.ask("/api/games");
    return games.filter(({ id }) => existsSync(join(web, "src", "boards", id, "description.ts")));
  });

/** The options that apply to so many seats, each with one of its values: all values come in turn. */
function chosen(game, seats, turn) {
  const values = new Map();
  for (const { id, values: all, when = {} } of game.options) {
    const { min = 0, max = seats } = when.seats ?? {};
    const fits = !when.option || when.is.includes(values.get(when.option));
    if (min <= seats && seats <= max && fits) values.set(id, all[turn % all.length].id);
  }
  return [...values].flatMap(([id, value]) => ["--option", `${id}=${value}`]);
}

/** A whole game by chance; the file and how many moves it has. */
function play(folder, { id }, { seats, options }) {
  const file = join(folder, `${[id, seats, ...options].join("-")}.pionek`);
  const bots = Array.from({ length: seats }, () => "random").join();
  pionek("play", id, "--seats", bots, "--seed", String(seats), ...options, "--save", file);
  return { file, moves: readFileSync(file, "utf8").match(/^\d+ \d+ /gm).length };
}

/** Every number of seats, with every value of every option that applies to it. */
function* setUps(game) {
  const turns = Math.max(1, ...game.options.map(({ values }) => values.length));
  for (let seats = game.seats.min; seats <= game.seats.max; ++seats) {
    const seen = new Set();
    for (let turn = 0; turn < turns; ++turn) {
      const options = chosen(game, seats, turn);
      if (!seen.has(options.join())) yield { seats, options };
      seen.add(options.join());
    }
  }
}

/** Descriptions of games from beginning to end, in turn for everybody and for one of the seats. */
function* descriptions(folder, game) {
  for (const setUp of setUps(game)) {
    const { file, moves } = play(folder, game, setUp);
    for (let i = 0; i <= PLIES; ++i) {
      const at = ["show", file, "--json", "--ply", String(Math.round((i * moves) / PLIES))];
      if (i % 2 === 1) at.push("--seat", String((i % setUp.seats) + 1));
      yield JSON.parse(pionek(...at));
    }
  }
}

/** The data files below a folder by name: "plants", "maps/usa". */
function dataFiles(folder, within = "") {
  const files = readdirSync(join(folder, within), { withFileTypes: true }).map((entry) => {
    const name = within + entry.name;
    if (entry.isDirectory()) return dataFiles(folder, `${name}/`);
    const file = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return { [name.replace(/\.json$/, "")]: file };
  });
  return Object.assign({}, ...files);
}

// Boards read only some fields of their files, so further ones are no mistake there.
const FROZEN = `export type Frozen<T> = T extends (infer Each)[]
  ? readonly Frozen<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
`;

/** Every literal stands in one line, so that a complaint names it, and twice what has to be refused. */
function write({ id }, found) {
  const board = `../../src/boards/${id}`;
  const [first] = found;
  const fields = Object.entries(first);
  const says = (value) => `(${JSON.stringify(value)}) satisfies Description;`;
  const lines = [
    `import type { Description } from "${board}/description";`,
    `import type { Files } from "${board}/data";`,
    'import type { Frozen } from "./frozen";',
    `const files = ${JSON.stringify(dataFiles(join(root, "games", id, "data")))} as const;`,
    "files satisfies Frozen<Files>;",
    "// @ts-expect-error",
    says({ ...first, unheard_of: 1 }),
    "// @ts-expect-error",
    says(Object.fromEntries(fields.slice(1))),
    ...found.map(says),
  ];
  writeFileSync(join(out, `${id}.ts`), lines.join("\n") + "\n");
}

test("the boards know the descriptions that the program writes, and the data files", async () => {
  const games = await drawnGames();
  assert.ok(games.length >= 2, "games with a board");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), "pionek-descriptions-"));
  try {
    for (const game of games) write(game, [...descriptions(folder, game)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  writeFileSync(join(out, "frozen.ts"), FROZEN);
  const config = { extends: "../../tsconfig.json", include: ["*.ts", "../../src/types.d.ts"] };
  writeFileSync(join(out, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(web, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", out], { encoding: "utf8" });
  const told = stdout.split("\n").map((line) => line.slice(0, 400));
  assert.equal(status, 0, [...new Set(told)].slice(0, 20).join("\n"));
});
