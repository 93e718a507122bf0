// A person at a table page: sees whose turn it is and what is offered, and chooses with the mouse
// or with the keyboard. The page itself is asked, never the server: what is not on the screen
// cannot be chosen.
import assert from "node:assert/strict";

/** What is on the screen now; `turn` changes with every decision. */
const seen = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector("footer.bar");
    const mine = bar?.querySelector(".mine") !== null && bar !== null;
    const options = [...(bar?.querySelectorAll(".options [data-move]") ?? [])];
    const shown = (element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width > 0 && element.contains(document.elementFromPoint(x, y));
    };
    const things = [...document.querySelectorAll(".main [data-target][role=button]")]
      .filter(shown)
      .map(({ ariaDisabled, dataset }) => ({ target: dataset.target, refused: ariaDisabled }));
    return {
      over: document.querySelector(".bar [href*='report']") !== null,
      mine,
      say: bar?.querySelector(".say")?.textContent ?? "",
      headline: document.querySelector(".headline b")?.textContent ?? "",
      moves: options.filter(shown).map((each) => each.dataset.move),
      targets: things.filter(({ refused }) => refused === null).map(({ target }) => target),
      refused: things.filter(({ refused }) => refused !== null).map(({ target }) => target),
    };
  });

/** Waits until this person has to choose, or the game is over. */
export async function myTurn(page, patience = 60_000) {
  await page.waitForFunction(
    () => {
      if (!document.querySelector(".headline b")) return false;
      if (document.querySelector(".bar [href*='report']")) return true;
      const bar = document.querySelector("footer.bar");
      const options = [...(bar?.querySelectorAll(".options [data-move]") ?? [])];
      const busy = document.querySelector(".bar[aria-busy=true], .board-frame[aria-busy=true]");
      return bar?.querySelector(".mine") !== null && options.length > 0 && !busy;
    },
    undefined,
    { timeout: patience },
  );
  return seen(page);
}

/** A small repeatable source of chance. */
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const pick = (list, roll) => list[roll(list.length)];

/**
 * One decision by mouse. Things on the board are preferred, so that the game gets on; the buttons of
 * the bar are what remains.
 */
export async function clickOne(page, now, roll) {
  const target = now.targets.length > 0 && roll(10) < 7 ? pick(now.targets, roll) : null;
  if (target !== null) {
    await page.locator(`.main [data-target="${target}"][role=button]`).first().click();
    // A target that has several options only narrows them: the bar then shows the rest.
    await page.waitForTimeout(20);
    return;
  }
  assert.ok(now.moves.length > 0, `nothing to press: ${now.say}`);
  await page
    .locator(`.bar .options [data-move="${pick(now.moves, roll)}"]`)
    .first()
    .click();
}

/** One decision by keyboard alone: walk with the arrows and press Enter, or the number of a button. */
export async function keyOne(page, now, roll) {
  if (now.targets.length > 0 && roll(10) < 7) {
    const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    for (let steps = roll(4) + 1; steps > 0; steps--) await page.keyboard.press(pick(keys, roll));
    await page.keyboard.press("Enter");
    return;
  }
  await page.keyboard.press(String(roll(Math.min(9, now.moves.length)) + 1));
}

/**
 * Plays with one of the above to the end of the game, or to the first question for which `until`
 * holds; gives that question, with the number of decisions made.
 */
export async function play(page, decide, roll, { until = () => false, most = 1500 } = {}) {
  for (let decisions = 0; decisions < most; decisions++) {
    const now = await myTurn(page);
    if (now.over || (await until(now))) return { ...now, decisions };
    await decide(page, now, roll);
  }
  throw new Error(`not there after ${most} decisions`);
}

export const phaseIs = (phase) => (now) => now.headline.includes(phase);
