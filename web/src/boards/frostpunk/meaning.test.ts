import assert from "node:assert/strict";
import { test } from "node:test";
import { option } from "../fixture";
import { description, game, propsOf } from "./fixture";
import { changeOf, choiceOf, pointedChange } from "./meaning";
import { questionOf } from "./stage/asked";
import { sentences } from "./stage/meaning_line";

/** The options of a card as the menu would have them, the first one refused. */
function menuOf(card: string) {
  const found: { name?: { en: string }; text: { en: string } }[] = [];
  JSON.stringify(game.events.get(card)?.do, (_, value) => {
    if (value?.options) found.push(...value.options);
    return value;
  });
  return Object.fromEntries(
    found.map(({ name, text }, i) => {
      const target = `option:${card}.${i + 1}`;
      const label = name ? `${name.en}: ${text.en}` : text.en;
      const offer = { ...option(`choose ${card}.${i + 1}`, [target]), label };
      const why = { ...offer, rule: "FP-412", reason: "its condition is not met" };
      return [target, { options: i === 0 ? [] : [offer], denied: i === 0 ? [why] : [] }];
    }),
  );
}

const asked = { card: "p02", now: { step: "choose", seat: 0 } };

test("an effect is read for what it is sure to do", () => {
  const change = changeOf(
    [
      { op: "discontent", n: 1 },
      { op: "token_up", token: "care", n: 1 },
      { op: "gain", res: "food", n: 2 },
      { op: "pay", res: "coal", n: 3 },
      { op: "sick", type: "round", n: 1 },
      { op: "dusk_add", card: "z003" },
    ],
    description(),
  );
  assert.equal(change.discontent, 1);
  assert.equal(change.hope, 1);
  assert.equal(change.food, 2);
  assert.deepEqual(change.pool, { coal: -3 });
  assert.deepEqual(change.sick, { engineer: 1 });
  assert.deepEqual(change.dusk, ["z003"]);
});

test("an option of the menu is found in its card, and what it means now is said", () => {
  const props = propsOf(menuOf("p02"), { hovered: "option:p02.3" }, asked);
  const label = props.targets.get("option:p02.3")?.options[0]?.label ?? "";
  assert.equal(choiceOf(props, "option:p02.3", label)?.name?.en, "Ban it");
  const change = pointedChange(props);
  assert.equal(change?.discontent, 1);
  assert.deepEqual(sentences(props, change!), ["Discontent 4 → 5 of 6 at worst.", "food 12 → 14."]);
});

test("a card over the map has its answers in order, with the reason of what is refused", () => {
  const question = questionOf(propsOf(menuOf("p02"), {}, asked));
  assert.equal(question?.title, "Gambling is born");
  assert.equal(question?.number, "P02");
  assert.equal(question?.answers.length, 3);
  assert.equal(question?.answers[0]?.denied?.rule, "FP-412");
  assert.deepEqual(
    question?.answers.map(({ title }) => title),
    ["Set fair rules", "Look away", "Ban it"],
  );
});

test("who is not asked reads along, and the map is never covered without a card", () => {
  const along = questionOf(propsOf({}, {}, asked));
  assert.equal(along?.answers.length, 0);
  assert.ok(along?.text.includes("Choose one"));
  assert.equal(questionOf(propsOf()), null);
});
