// The report of a finished game in a real browser: the groups of the score pad and the lines inside,
// an opponent for whom nobody sits, the statistics that each game declares, turning points as
// sentences, and a common defeat that knows no places.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reportDrawn, shoot, test } from "./harness.mjs";
import { inspect, LOOKS } from "./inspect.mjs";
import { PROGRAM } from "./server.mjs";

/** A whole game of bots as a record, and how it ended in the words of a language. */
function played(game, seats, seed, lang = "en") {
  const folder = mkdtempSync(join(tmpdir(), "pionek-report-"));
  const file = join(folder, "game.pionek");
  const flags = ["--seats", seats.join(), "--seed", String(seed), "--save", file];
  execFileSync(PROGRAM, ["play", game, ...flags], { stdio: "ignore" });
  const record = readFileSync(file, "utf8");
  const told = execFileSync(PROGRAM, ["replay", file, "--json", "--lang", lang], {
    maxBuffer: 1 << 26,
  });
  rmSync(folder, { recursive: true });
  return { record, outcome: JSON.parse(told).outcome };
}

/** Its report, for Anna on the first seat. */
async function openReport(world, look, record, seats) {
  const made = await world.server.post("/api/tables", {
    private: true,
    record,
    seats: [{ kind: "me", name: "Anna" }, ...seats.slice(1).map((bot) => ({ kind: "bot", bot }))],
    clock: { kind: "none", on_timeout: "nothing" },
  });
  await world.server.post(`/api/tables/${made.table}/start`, { key: made.host });
  const page = await world.open(look);
  await page.goto(world.url(`/t/${made.table}?report#${made.seats[0].key}`));
  await reportDrawn(page);
  const below = await page
    .locator(".plots .plot canvas")
    .first()
    .evaluate(
      (canvas) =>
        canvas.getBoundingClientRect().top - canvas.closest(".plot").getBoundingClientRect().top,
    );
  assert.ok(below < 60, `a plot is drawn ${below} pixels below its place`);
  return page;
}

const [EN_LIGHT, PL_DARK, PL_PHONE, EN_PHONE] = LOOKS;

const PL_NARROW = { ...PL_PHONE, name: "pl-light-narrow", size: { width: 360, height: 780 } };

const GAMES = [
  { game: "power-grid", seats: ["greedy", "greedy", "greedy"], look: EN_LIGHT, groups: 1 },
  { game: "carnegie", seats: ["greedy"], look: PL_DARK, groups: 6 },
  { game: "praga", seats: Array(4).fill("greedy"), look: PL_NARROW, groups: 6 },
  { game: "nucleum", seats: ["greedy", "greedy"], look: EN_PHONE, groups: 4 },
];

const numbers = (cells) => cells.map((text) => Number(text.replace("−", "-")) || 0);

for (const { game, seats, look, groups } of GAMES) {
  test(`${game}: groups add up and open, statistics are drawn`, async (world) => {
    const { record } = played(game, seats, 5);
    const page = await openReport(world, look, record, seats);
    const sheet = page.locator("[aria-labelledby=r-score] .sheet-t");
    const rows = sheet.locator("tbody tr:not(.key-row, .total, .inner)");
    const count = await rows.count();
    assert.ok(count >= groups && count <= 9, `${count} rows`);
    const points = numbers(await sheet.locator(".key-row td").allTextContents());
    const sums = points.map(() => 0);
    for (const row of await rows.all()) {
      numbers(await row.locator("td").allTextContents()).forEach((n, at) => (sums[at] += n));
    }
    assert.deepEqual(sums, points);
    if (game === "carnegie") {
      await sheet.locator("thead", { hasText: "Andrew" }).waitFor();
      await page.locator(".bars", { hasText: "Andrew" }).waitFor();
    }

    // All columns are in sight, on the smallest phone with four seats, too.
    const beyond = await sheet.evaluate(
      (table) => table.scrollWidth - table.closest(".panel").clientWidth,
    );
    assert.ok(beyond <= 0, `${beyond} pixels of the sheet are out of sight`);

    // Bars are as long as their points, on the smallest phone, too.
    const pieces = page.locator(".bars li").first().locator(".piece");
    const wide = await pieces.evaluateAll((all) => all.map((each) => each.offsetWidth));
    assert.ok(wide.length < 3 || new Set(wide).size > 2, `pieces of ${wide} pixels`);

    const fold = sheet.locator(".unfold").first();
    await fold.click();
    assert.ok((await sheet.locator(".inner").count()) > 1);
    assert.equal(await fold.getAttribute("aria-expanded"), "true");
    await inspect(page, `report-${game}-${look.name}`);

    // What came in and went out, in all and by source.
    const flow = page.locator(".panel:has(.over-time)").first();
    await flow.locator("select").selectOption({ index: 1 });
    await flow.locator("canvas").waitFor();
    await flow.evaluate((panel) => panel.scrollIntoView());
    await shoot(page, `report-${game}-${look.name}-flow`);

    // On a wide page, too, every panel begins with its head.
    await page.setViewportSize(EN_LIGHT.size);
    const heads = await page.locator(".plots > .panel").evaluateAll((panels) => {
      const top = (of) => of.getBoundingClientRect().top;
      return panels.map((panel) => top(panel.querySelector("header")) - top(panel));
    });
    assert.ok(heads.length > 0 && heads.every((below) => below < 4), `heads at ${heads}`);
  });
}

for (const look of [PL_PHONE, EN_LIGHT, PL_DARK]) {
  test(`frostpunk lost, ${look.name}: how the city fell, and nobody's place`, async (world) => {
    const seats = ["random", "random"];
    const polish = look.locale === "pl-PL";
    const { record, outcome } = played("frostpunk", seats, 3, polish ? "pl" : "en");
    assert.deepEqual(outcome.winners, [], "who does anything loses");
    const page = await openReport(world, look, record, seats);
    await page.locator(".result h1", { hasText: outcome.reason }).waitFor();
    const how = polish ? /doszła do rundy \d+ z \d+/ : /came to round \d+ of \d+/;
    await page.locator(".result p", { hasText: how }).waitFor();
    await page.locator(".result p", { hasText: outcome.rule }).waitFor();
    assert.equal(await page.locator(".medal, .bars, .key-row").count(), 0);
    assert.equal(await page.getByText(polish ? "Miejsce" : "Place", { exact: true }).count(), 0);

    // The chance is the team's: one line, and every turning point is a sentence to try again from.
    await page.locator(".chances canvas").waitFor({ timeout: 120_000 });
    assert.equal(await page.locator("[aria-labelledby=r-chances] .keyrow").count(), 0);
    for (const turn of await page.locator(".turns li").all()) {
      const says = polish
        ? /^Runda \d+: .+; wspólna szansa (spada|rośnie) z \d+ do \d+%/
        : /^Round \d+: .+; the common chance (falls|rises) from \d+ to \d+%/;
      assert.match((await turn.locator("p").textContent()).replace(/\u00a0/g, ""), says);
      await turn.getByRole("button", { name: polish ? "Spróbuj" : "Try again" }).waitFor();
    }
    await inspect(page, `report-frostpunk-${look.name}`);
    await page.locator(".chances").evaluate((panel) => panel.scrollIntoView());
    await shoot(page, `report-frostpunk-${look.name}-chances`);
  });
}
