// A person at a table page: sees whose turn it is and what is offered, and chooses with the mouse
// or with the keyboard. The page itself is asked, never the server: what is not on the screen
// cannot be chosen.
import assert from "node:assert/strict";

/**
 * Runs in the page: waits until this person has to choose or the game is over, and tells what is on
 * the screen. What can be pressed is told with the place where a hand would press it.
 */
async function lookAtScreen(patience) {
  const busy = ".bar[aria-busy=true], .board-frame[aria-busy=true]";
  const over = () => document.querySelector(".bar [href*='report']") !== null;
  const options = () => [
    ...document.querySelectorAll(
      "footer.bar .options :is([data-move], [data-group], [data-member])",
    ),
  ];
  const asked = () =>
    document.querySelector("footer.bar .mine") !== null &&
    options().length > 0 &&
    document.querySelector(busy) === null;
  const ready = () => document.querySelector(".headline b") !== null && (over() || asked());
  for (const end = performance.now() + patience; !ready();) {
    if (performance.now() > end) throw new Error(`nobody asked for ${patience} ms`);
    await new Promise(requestAnimationFrame);
  }
  const spot = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const nameOf = ({ dataset }) => dataset.target ?? dataset.move ?? dataset.group ?? dataset.member;
  const shown = (elements) =>
    elements.flatMap((element) => {
      const at = spot(element);
      return at ? [{ name: nameOf(element), at, refused: element.ariaDisabled !== null }] : [];
    });
  const things = shown([...document.querySelectorAll(".main [data-target][role=button]")]);
  const moves = shown(options());
  const namesOf = (list) => list.map(({ name }) => name);
  return {
    over: over(),
    say: document.querySelector("footer.bar .say")?.textContent ?? "",
    headline: ["b", "[aria-current]", "span"]
      .map((part) => document.querySelector(`.headline ${part}`)?.textContent ?? "")
      .filter(Boolean)
      .join(" · "),
    moves: namesOf(moves),
    targets: namesOf(things.filter(({ refused }) => !refused)),
    refused: namesOf(things.filter(({ refused }) => refused)),
    spots: Object.fromEntries([...things, ...moves].map(({ name, at }) => [name, at])),
  };
}

/** Waits until this person has to choose, or the game is over. */
export const myTurn = (page, patience = 60_000) => page.evaluate(lookAtScreen, patience);

/** Waits until the table has answered what was chosen. */
export const answered = (page) =>
  page.waitForFunction(() => document.querySelector("footer.bar[aria-busy=true]") === null);

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
  const onBoard = now.targets.length > 0 && roll(10) < 7;
  const choices = onBoard ? now.targets : now.moves;
  assert.ok(choices.length > 0, `nothing to press: ${now.say}`);
  await page.mouse.click(...now.spots[pick(choices, roll)]);
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
