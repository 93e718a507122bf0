// A look at a page as it stands: axe-core finds nothing to complain about, a keyboard reaches all that
// scrolls, nothing can be scrolled sideways, and a picture of it is kept.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DESKTOP, PHONE, shoot } from "./harness.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Both languages, both themes, both sizes. */
export const LOOKS = [
  { name: "en-light", size: DESKTOP, locale: "en-GB", theme: "light" },
  { name: "pl-dark", size: DESKTOP, locale: "pl-PL", theme: "dark" },
  { name: "pl-light-phone", size: PHONE, locale: "pl-PL", theme: "light" },
  { name: "en-dark-phone", size: PHONE, locale: "en-GB", theme: "dark" },
];

/** What fades in has not its colours yet, and letters have not their size before their face is here. */
const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });

/** What axe-core complains about. Everything else it has to tell is left in the page: it is much. */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await globalThis.axe.run({ resultTypes: ["violations"] });
    return found.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 200));
      return `${id}: ${places.join(" ")}`;
    });
  });
}

/**
 * What could be scrolled and has nothing in it to stand on with the keyboard. axe-core sees it only
 * where it happens to be too full; here no box may depend on that.
 */
const unreachable = (page) =>
  page.evaluate(() => {
    const stands =
      "a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex]:not([tabindex='-1'])";
    const scrolls = ({ overflowX, overflowY }) =>
      [overflowX, overflowY].some((each) => each === "auto" || each === "scroll");
    return [...document.querySelectorAll("body *:not(textarea, select)")]
      .filter((each) => each.checkVisibility() && scrolls(getComputedStyle(each)))
      .filter((each) => !each.matches(stands) && each.querySelector(stands) === null)
      .map((each) => each.outerHTML.slice(0, 120));
  });

/** Words that only the program knows, wherever a reader or a screen reader meets them. */
const leaks = (page) =>
  page.evaluate(() => {
    const said = [document.body.innerText];
    for (const each of document.querySelectorAll("[aria-label], [title]")) {
      said.push(each.ariaLabel ?? "", each.title ?? "");
    }
    // A link is not read but copied, and its key may be any letters.
    const words = said.map((text) => text.replace(/\S*t\/\w+#\S+/g, ""));
    return words.flatMap(
      (text) => text.match(/.{0,30}(\{\w*\}|[a-z]_[a-z]|undefined|NaN).{0,30}/g) ?? [],
    );
  });

export async function inspect(page, name) {
  await settled(page);
  assert.deepEqual(await leaks(page), [], `${name}: nobody can read that`);
  const found = await violations(page);
  assert.ok(found.length === 0, `${name}: ${found.join("\n")}`);
  assert.deepEqual(await unreachable(page), [], `${name}: a keyboard cannot scroll it`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(sideways <= 0, `${name} can be scrolled sideways`);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".bar .aids .btn")]
      .filter((each) => each.getBoundingClientRect().right > innerWidth)
      .map((each) => each.textContent),
  );
  assert.deepEqual(cut, [], `${name}: the window cuts what helps`);
  await shoot(page, name);
}
