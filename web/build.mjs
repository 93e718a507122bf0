// Builds the browser client: `node build.mjs` writes build/dist (hashed names, compressed twins and
// a list of everything in assets.json); `node build.mjs --tests` writes all unit tests
// into one file of build/tests, ready for `node --test`: a process for each would cost more than they do.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const web = dirname(fileURLToPath(import.meta.url));
const games = join(web, "..", "games");
const src = join(web, "src");
const boards = join(src, "boards");
const dist = join(web, "build", "dist");
const MAIN = "src/main.tsx";
const BOTH_LANGUAGES = join(src, "words", "both.ts");

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const BINARY = new Set([".png", ".woff2"]);

/** The folders that hold such a file or folder. */
const foldersOf = (folder, file) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, file)));

// The names of each game's data files ("plants", "maps/usa"), so that the client can ask for them
// without a listing.
function dataFiles() {
  const namesOf = (game) => {
    const folder = join(games, game, "data");
    return below(folder, (name) => name.endsWith(".json"))
      .map((path) => relative(folder, path).replaceAll("\\", "/").slice(0, -".json".length))
      .sort();
  };
  return Object.fromEntries(foldersOf(games, "data").map((game) => [game, namesOf(game)]));
}

// Modules that list what stands in the folders of games, so that no file has to name one.
const LISTS = {
  "boards:cards": () => {
    const ids = foldersOf(boards, "card.tsx");
    const imports = ids.map((id, i) => `import { card as card${i} } from "./${id}/card.tsx";`);
    return [
      ...imports,
      `export const CARDS = new Map([${ids.map((id, i) => `["${id}", card${i}]`)}]);`,
    ];
  },
  "boards:loaders": () => {
    const ids = foldersOf(boards, "index.tsx");
    const loaders = ids.map((id) => `["${id}", () => import("./${id}/index.tsx")]`);
    return [`export const LOADERS = new Map([${loaders}]);`];
  },
  "boards:drawings": () => {
    const ids = foldersOf(boards, "drawings.tsx");
    const loaders = ids.map((id) => `["${id}", () => import("./${id}/drawings.tsx")]`);
    return [`export const DRAWINGS = new Map([${loaders}]);`];
  },
  "games:how": () => {
    const ids = foldersOf(games, "how.json");
    const path = (id) => JSON.stringify(join(games, id, "how.json"));
    const loaders = ids.map((id) => `["${id}", () => import(${path(id)})]`);
    return [`export const HOWS = new Map([${loaders}]);`];
  },
  "games:tellings": () => {
    const ids = foldersOf(games, "telling.json");
    const loaders = ids.map((id) => `["${id}", () => import("games:tellings/${id}")]`);
    return [`export const TELLINGS = new Map([${loaders}]);`];
  },
  "games:statistics": () => {
    const ids = foldersOf(games, "statistics.json");
    const loaders = ids.map((id) => `["${id}", () => import("games:statistics/${id}")]`);
    return [`export const STATISTICS = new Map([${loaders}]);`];
  },
  "games:rules": () => {
    const ids = foldersOf(games, "rules.en.md");
    const text = (id, lang) =>
      JSON.stringify(readFileSync(join(games, id, `rules.${lang}.md`), "utf8"));
    const books = ids.map((id) => `["${id}", { en: ${text(id, "en")}, pl: ${text(id, "pl")} }]`);
    return [`export const RULES = new Map([${books}]);`];
  },
};

const readGame = (game, name) => JSON.parse(readFileSync(join(games, game, name), "utf8"));

// Files of a game name its phrases; the journal says them by number.
function numbered(game, name, lines) {
  const keys = Object.keys(readGame(game, "words/en.json"));
  return Object.fromEntries(
    Object.entries(lines).map(([key, value]) => {
      if (!keys.includes(key)) throw new Error(`${game}/${name}: no phrase is called ${key}`);
      return [keys.indexOf(key) + 1, value];
    }),
  );
}

// How a game is told.
function tellingOf(game) {
  const name = "telling.json";
  const telling = readGame(game, name);
  return { ...telling, log: { ...telling.log, lines: numbered(game, name, telling.log.lines) } };
}

// What a game wants to be told in figures.
function statisticsOf(game) {
  const name = "statistics.json";
  const { plots, flows, rows } = readGame(game, name);
  const sum = (lines) => lines && numbered(game, name, lines);
  return {
    plots,
    flows: flows.map((flow) => ({
      ...flow,
      sources: flow.sources.map((source) => ({ ...source, lines: sum(source.lines) })),
    })),
    rows: rows.map((row) => ({ ...row, sum: sum(row.sum), per: sum(row.per) })),
  };
}

const lists = {
  name: "lists",
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${Object.keys(LISTS).join("|")})$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: "lists" }));
    onLoad({ filter, namespace: "lists" }, ({ path }) => ({
      contents: LISTS[path]().join("\n"),
      resolveDir: boards,
    }));
    const one = /^games:(tellings|statistics)\/(.+)$/;
    onResolve({ filter: one }, ({ path }) => ({ path, namespace: "lists" }));
    onLoad({ filter: one, namespace: "lists" }, ({ path }) => {
      const [, what, game] = one.exec(path);
      const contents =
        what === "tellings"
          ? `export const telling = ${JSON.stringify(tellingOf(game))};`
          : `export const statistics = ${JSON.stringify(statisticsOf(game))};`;
      return { contents };
    });
  },
};

const common = {
  absWorkingDir: web,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  target: "es2022",
  loader: { ".svg": "text", ".woff2": "file" },
  define: { DATA_FILES: JSON.stringify(dataFiles()) },
  plugins: [lists],
  logLevel: "warning",
};

function below(folder, wanted) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return below(path, wanted);
    return wanted(entry.name) ? [path] : [];
  });
}

async function buildTests() {
  const outdir = join(web, "build", "tests");
  rmSync(outdir, { recursive: true, force: true });
  const tests = below(src, (name) => /\.test\.tsx?$/.test(name));
  await build({
    ...common,
    stdin: {
      contents: [BOTH_LANGUAGES, ...tests]
        .map((path) => `import ${JSON.stringify(path)};`)
        .join("\n"),
      resolveDir: src,
    },
    outfile: join(outdir, "all.test.mjs"),
    platform: "node",
    sourcemap: "inline",
    loader: { ...common.loader, ".css": "empty" },
  });
}

const url = (path) => "/" + relative(dist, join(web, path)).replaceAll("\\", "/");

/** What a script cannot begin without, and what that needs. */
function neededBy(outputs, path, found = new Set()) {
  for (const { path: part, kind } of outputs[path].imports) {
    if (kind !== "import-statement" || found.has(part)) continue;
    found.add(part);
    neededBy(outputs, part, found);
  }
  return found;
}

// What index.html has to know of the bundle: the script and its parts, which are fetched beside it,
// and the sheet of each board.
function entryNames(outputs) {
  const names = { script: "", parts: [], boards: {} };
  for (const [path, { entryPoint = "", cssBundle }] of Object.entries(outputs)) {
    if (entryPoint === MAIN) {
      names.script = url(path);
      names.parts = [...neededBy(outputs, path)].map(url);
    }
    const board = /^src\/boards\/([^/]+)\/index\.tsx$/.exec(entryPoint);
    if (board && cssBundle) names.boards[board[1]] = url(cssBundle);
  }
  return names;
}

function writePage(names) {
  const boards = Object.entries(names.boards)
    .map(([id, url]) => `<meta name="board-style" data-board="${id}" content="${url}" />`)
    .join("\n    ");
  const parts = names.parts
    .map((url) => `<link rel="modulepreload" href="${url}" />`)
    .join("\n    ");
  const page = readFileSync(join(web, "public", "index.html"), "utf8")
    .replace("%STYLE%", names.style)
    .replace("%SCRIPT%", names.script)
    .replace("<!-- %BOARDS% -->", boards)
    .replace("<!-- %PARTS% -->", parts);
  writeFileSync(join(dist, "index.html"), page);
}

// The licences of what is inside the bundle, as their authors ask.
function writeLicences() {
  const parts = ["preact", "@preact/signals", "@preact/signals-core", "uplot", "uqr"].map(
    (name) => {
      const text = readFileSync(join(web, "node_modules", name, "LICENSE"), "utf8");
      return `${name}\n${"=".repeat(name.length)}\n\n${text.trim()}\n`;
    },
  );
  const fonts = below(src, (name) => name === "LICENSES").map((path) => readFileSync(path, "utf8"));
  writeFileSync(join(dist, "licences.txt"), [...parts, ...fonts].join("\n\n"));
}

// Writes NAME.br and NAME.gz beside each text and lists every file in assets.json.
function compressAndList() {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const files = below(dist, () => true).map((path) => {
    const body = readFileSync(path);
    const name = relative(dist, path).replaceAll("\\", "/");
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const entry = { path: "/" + name, type, bytes: body.length, br: 0, gz: 0 };
    entry.sha256 = createHash("sha256").update(body).digest("hex");
    entry.immutable = name.startsWith("assets/");
    if (!BINARY.has(extname(path))) {
      const br = brotliCompressSync(body, brotli);
      const gz = gzipSync(body, { level: 9 });
      writeFileSync(path + ".br", br);
      writeFileSync(path + ".gz", gz);
      entry.br = br.length;
      entry.gz = gz.length;
    }
    return entry;
  });
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  writeFileSync(join(dist, "assets.json"), JSON.stringify({ files }, null, 2) + "\n");
  return files;
}

const forPage = {
  ...common,
  entryPoints: [MAIN],
  outdir: dist,
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  publicPath: "/",
  splitting: true,
  minify: true,
  legalComments: "none", // licences.txt has them in full
  metafile: true,
};

// The shell's sheet alone: the bundler would put the sheets of all boards into it, too.
async function buildSheet() {
  const apart = {
    name: "apart",
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ kind }) =>
        kind === "dynamic-import" ? { external: true } : null,
      ),
  };
  const { outputFiles } = await build({ ...forPage, plugins: [apart, lists], write: false });
  const sheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  writeFileSync(sheet.path, sheet.contents);
  return url(relative(web, sheet.path));
}

async function buildClient() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const { outputs } = (await build(forPage)).metafile;
  const [, main] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === MAIN);
  rmSync(join(web, main.cssBundle));
  const names = { ...entryNames(outputs), style: await buildSheet() };
  for (const name of readdirSync(join(web, "public"))) {
    if (name !== "index.html") {
      writeFileSync(join(dist, name), readFileSync(join(web, "public", name)));
    }
  }
  writePage(names);
  writeLicences();
  return compressAndList();
}

if (process.argv.includes("--tests")) {
  await buildTests();
} else {
  const files = await buildClient();
  const sum = files.reduce((total, file) => total + (file.br || file.bytes), 0);
  console.log(`${files.length} files, ${(sum / 1024).toFixed(0)} KB compressed, in build/dist`);
}
