// which drawn things have tips without rules
import { run, make, open, myTurn, play, clickOne, dice, shot } from "./zz_scout.mjs";
import { readFileSync } from "node:fs";
const games = process.argv[2]?.split(",") ?? ["power-grid","carnegie","praga","nucleum","frostpunk"];
await run(async (world) => {
  for (const game of games) {
    const { link } = await make(world, game, game === "frostpunk" ? 2 : 3, undefined, "greedy");
    const page = await open(world, link);
    const things = JSON.parse(readFileSync(`/work/wt/web/games/${game}/lessons/things.json`)).things;
    const roll = dice(5);
    const lacking = new Map(); const menus = new Map();
    for (let i = 0; i < 60; i++) {
      const now = await myTurn(page);
      if (now.over) break;
      if (i % 6 === 0) {
      const list = await page.evaluate(() => [...document.querySelectorAll(".main :is([data-target], :is([role=img], [role=button], button)[aria-label], [title])")].filter((e) => e.checkVisibility()).map((e) => ({ t: e.getAttribute("data-target"), l: (e.getAttribute("aria-label") ?? e.getAttribute("title") ?? "").slice(0, 60), c: String(e.className.baseVal ?? e.className), inside: e.closest("[data-target]")?.getAttribute("data-target") ?? null, tag: e.tagName, role: e.getAttribute("role")})));
      for (const { t, l, c, inside, tag, role } of list) {
        if (l === "" && t === null) continue;
        const has = t !== null && (things[t] ?? things[t.split(":")[0]]);
        if (has) continue;
        const key = t ? `T ${t.split(":")[0]}` : `${tag}.${c} role=${role} in=${inside?.split(":")[0]}`;
        lacking.set(key, [...(lacking.get(key) ?? []), l]);
      }}
      await clickOne(page, now, roll);
    }
    console.log("==", game);
    for (const [k, v] of lacking) console.log("  ", k, v.length, [...new Set(v)].slice(0, 3).join(" | "));
    await page.close();
  }
});
