// The statistics of a game name its phrases, what fills their blanks and figures of its description:
// all of it has to be there, and each has a name in both languages.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "games");
const games = readdirSync(root).filter((id) => existsSync(join(root, id, "words", "en.json")));
const read = (id, name) => JSON.parse(readFileSync(join(root, id, name), "utf8"));

const blanksIn = (text) => Math.max(-1, ...[...text.matchAll(/\{(\d)/g)].map(([, at]) => +at));

const named = ({ name }, where) => {
  assert.ok(name.en && name.pl, where);
};

test("every game has statistics, and they speak of phrases and blanks that there are", () => {
  for (const id of games) {
    const { plots, flows, rows } = read(id, "statistics.json");
    const words = read(id, "words/en.json");
    const sum = (lines, where) => {
      for (const [key, amount] of Object.entries(lines)) {
        assert.ok(key in words, `${where}: ${key}`);
        const filled = blanksIn(words[key].text ?? words[key]);
        for (const at of [amount.gains ?? 0, amount.pays ?? 0]) {
          assert.ok(at <= filled, `${where}: ${key} has no blank ${at}`);
        }
        assert.ok(
          Object.keys(amount).every((each) => /^(gains|pays|counts)$/.test(each)),
          where,
        );
      }
    };
    for (const plot of plots) {
      named(plot, `${id} ${plot.id}`);
      assert.ok((plot.figure === undefined) !== (plot.figures === undefined), `${id} ${plot.id}`);
      plot.figures?.forEach((each) => named(each, `${id} ${plot.id}`));
    }
    for (const flow of flows) {
      named(flow, `${id} ${flow.id}`);
      for (const source of flow.sources) {
        named(source, `${id} ${flow.id}`);
        sum(source.lines, `${id} ${flow.id} ${source.name.en}`);
      }
    }
    for (const row of rows) {
      named(row, id);
      sum(row.sum, `${id} ${row.name.en}`);
      sum(row.per ?? {}, `${id} ${row.name.en}`);
    }
  }
});
