// What a choice costs or brings, at its place on the map: the price where something is built, the
// tokens and rewards of a building that can be powered. So nothing has to be pointed at to compare.
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { asked, describe } from "../description";
import { rounded, SignAt } from "../draw";
import { type Gain, gainsOf } from "../gains";
import { type Box, type Layout, type Point } from "./layout";

const BUILT = /^(plot|mine|turbine):(.*)$/;

export interface PriceTag {
  place: string;
  price: number;
}

/** The lowest price of each place where something may be built now. */
export function pricesOf({ view, targets }: BoardProps): PriceTag[] {
  const step = asked(view)?.step;
  if (step !== "plot" && step !== "site" && step !== "building" && step !== "piece") return [];
  return [...targets].flatMap(([id, { options }]) => {
    const place = BUILT.exec(id)?.[2];
    const prices = options.flatMap(({ price }) => price ?? []);
    if (place === undefined || prices.length === 0) return [];
    return [{ place, price: Math.min(...prices) }];
  });
}

export interface RewardPill {
  plot: string;
  type: string;
  gains: Gain[];
}

/** What each building brings that may be powered now, its tokens first. */
export function rewardsOf(props: BoardProps): RewardPill[] {
  const d = describe(props.view);
  const { buildings } = gameOf(props.data);
  if (asked(props.view)?.step !== "target") return [];
  return [...props.targets].flatMap(([id, { options }]) => {
    const plot = /^plot:(.*)$/.exec(id)?.[1];
    const built = plot === undefined ? undefined : d.plots[plot];
    const building = built && buildings.get(built.building);
    if (plot === undefined || !building || options.length === 0) return [];
    const tokens: Gain = { sign: "achievement", text: String(building.demand) };
    return [{ plot, type: building.type, gains: [tokens, ...gainsOf(building.rewards)] }];
  });
}

const Price = ({ at, price }: { at: Point; price: number }) => (
  <g class="price-tag">
    <rect x={at.x - 11} y={at.y + 5} width="22" height="18" rx="9" />
    <text x={at.x} y={at.y + 19.5} text-anchor="middle">
      {price}
    </text>
  </g>
);

const EACH = 29; // a figure and its sign
const HIGH = 21;

const Rewards = ({ pill, x, y }: Point & { pill: RewardPill }) => {
  const w = 24 + pill.gains.length * EACH;
  const left = x - w / 2;
  return (
    <g class="reward-pill">
      <rect x={rounded(left)} y={y} width={w} height={HIGH} rx={HIGH / 2} />
      <SignAt id={pill.type} x={left + 13} y={y + HIGH / 2} size={14} class="symbol" />
      {pill.gains.map(({ sign, text, after }, i) => {
        const at = left + 26 + i * EACH;
        const [figure, drawn] = after ? [at + 17, at + 5] : [at + 3, at + 16];
        return (
          <g key={i}>
            <text x={rounded(figure)} y={y + 15.5} text-anchor="middle">
              {text}
            </text>
            <SignAt id={sign} x={drawn} y={y + HIGH / 2} size={14} class="symbol" />
          </g>
        );
      })}
    </g>
  );
};

/** Below the plate of its city, or above it at the lower edge; several one under the other. */
function pillAt(city: Box, sheet: Layout, w: number, i: number, n: number): Point {
  const below = city.y + city.h / 2 + 2;
  const fits = below + n * (HIGH + 2) < sheet.h;
  const x = Math.min(sheet.w - w / 2 - 2, Math.max(w / 2 + 2, city.x));
  return { x, y: fits ? below + i * (HIGH + 2) : city.y - city.h / 2 - (i + 1) * (HIGH + 2) };
}

export const Pills = (props: BoardProps & { sheet: Layout }) => {
  const { sheet } = props;
  const side = gameOf(props.data).sides[describe(props.view).map];
  const rewards = rewardsOf(props);
  const cityOf = (plot: string): string => side.cityOf.get(plot)!.id;
  return (
    <g class="pills" aria-hidden="true">
      {pricesOf(props).map(({ place, price }) => (
        <Price key={place} at={sheet.places.get(place)!} price={price} />
      ))}
      {rewards.map((pill) => {
        const city = cityOf(pill.plot);
        const there = rewards.filter((each) => cityOf(each.plot) === city);
        const w = 24 + pill.gains.length * EACH;
        const box = sheet.cities.get(city)!;
        const at = pillAt(box, sheet, w, there.indexOf(pill), there.length);
        return <Rewards key={pill.plot} pill={pill} {...at} />;
      })}
    </g>
  );
};
