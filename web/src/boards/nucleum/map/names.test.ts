import assert from "node:assert/strict";
import { test } from "node:test";
import { spoken } from "../../mark";
import { data, game, player, propsOf, viewOf } from "../fixture";
import { words } from "../words";
import { contractTip } from "../zones/offer";
import { fieldTip, mineTip, plotTip, turbineTip } from "./names";

const side = game.sides.map_3_4;
const city = (id: string) => side.cityById.get(id)!;
const told = (tip: string): string => tip.replace(/ (Liczby|Figures) [^.]*\.$/, "");

const plotOf = (building: string, owner: number | null, powered: boolean, lang: "en" | "pl") => {
  const [plot] = city("leipzig").plots;
  const view = viewOf({ plots: { [plot!.id]: { building, owner, powered } } });
  return told(plotTip(propsOf({}, view, { lang }), city("leipzig"), plot!));
};

test("a building says whose it is and whether it is lit in the form of its kind, its demand once", () => {
  assert.match(plotOf("factory-1", 0, true, "pl"), /^Lipsk: Fabryka I, gracz: Ty\. Zasilona\. Zap/);
  assert.match(plotOf("laboratory-1", 1, false, "pl"), /Niezasilone\. Zapotrzebowanie 4\. Po/);
  assert.match(plotOf("residence-1", 0, false, "en"), /^Leipzig: Residence I, yours\. Not powered/);
  assert.equal(
    plotOf("n01", null, false, "pl"),
    "Lipsk: neutralny budynek mieszkalny, niezasilony. Zapotrzebowanie 2: 1 robotnik.",
  );
});

test("a free plot names what it is for", () => {
  const plots = side.cities.flatMap((each) => each.plots.map((plot) => ({ each, plot })));
  const { each, plot } = plots.find(({ plot: { symbols } }) => symbols.length === 3)!;
  assert.match(
    plotTip(propsOf({}, viewOf(), { lang: "pl" }), each, plot),
    /: działka pod budynek mieszkalny, fabrykę lub laboratorium\. Czerwona obwódka, 2 talary więcej\./,
  );
});

test("a red outline costs what the data say, of buildings and of pieces of industry", () => {
  const { buildings, industry } = game.files;
  const changed = {
    ...data,
    buildings: { ...buildings, red_thaler: 3 },
    industry: { ...industry, red_thaler: 5 },
  };
  const props = propsOf({}, viewOf(), { data: changed });
  const cities = game.sides.map_3_4.cities.map((each) => ({
    each,
    plot: each.plots.find(({ red }) => red),
    field: each.mine_fields.find(({ red }) => red),
    slot: each.turbine_slots.find(({ red }) => red),
  }));
  const plot = cities.find((found) => found.plot)!;
  const field = cities.find((found) => found.field)!;
  const slot = cities.find((found) => found.slot)!;
  assert.match(plotTip(props, plot.each, plot.plot!), /Red outline, 3 thaler more\./);
  assert.match(mineTip(props, field.each, field.field!), /Red outline, 5 thaler more\./);
  assert.match(turbineTip(props, slot.each, slot.slot!), /Red outline, 5 thaler more\./);
});

test("pieces and tracks say whose they are and what they do", () => {
  const zittau = city("zittau");
  const [slot] = zittau.turbine_slots;
  const owners = [player(0, { experiment: "b" }), player(1, { experiment: "a" })];
  const turbine = (owner: number): string =>
    turbineTip(
      propsOf(
        {},
        viewOf({ players: owners, turbines: { [slot!.id]: { piece: "turbine-2", owner } } }),
      ),
      zittau,
      slot!,
    );
  // The second turbine does what the experiment of its owner says.
  assert.equal(
    turbine(0),
    "Zittau: Turbine II, yours. After you energize take 2 more achievement tokens.",
  );
  assert.match(turbine(1), /of .*\. .*coal/);
  const aussig = city("aussig");
  const [field] = aussig.mine_fields;
  const mine = { owner: 0, piece: "mine-1", cubes: 2, places: 3 };
  assert.equal(
    mineTip(propsOf({}, viewOf({ mines: { [field!.id]: mine } })), aussig, field!),
    "Aussig: Mine I, yours. 2 of 3 cubes.",
  );
  const link = side.linkById.get("leipzig-riesa")!;
  const track = { tile: "at08", owner: 0, facing: "at08.1", turned: true };
  const tip = fieldTip(
    propsOf({}, viewOf({ tracks: { [link.fields[0]!.id]: track } })),
    side,
    link,
    0,
  );
  assert.match(tip, /^Leipzig – Riesa, field 1 of 2\. Your railway\. /);
});

test("how far somebody is with a contract follows what it asks for", () => {
  const view = viewOf({ players: [player(0, { contracts: { c06: 9 } }), player(1)] });
  const [contract] = [...game.contracts.values()].filter(({ id }) => id === "c06");
  assert.equal(
    contractTip(propsOf({}, view, { lang: "pl" }), game, "c06", 0),
    `${contract!.text.pl} Ty: 9.`,
  );
});

test("a price or a refusal goes on behind a comma", () => {
  const denied = { move: "m", label: "m", targets: ["a:1"], reason: "It is taken.", rule: "NU-1" };
  const props = propsOf({ "a:1": { options: [], denied: [denied] } });
  assert.equal(
    spoken(props, "a:1", "A field.", words.en),
    "A field, not possible: It is taken (NU-1)",
  );
});
