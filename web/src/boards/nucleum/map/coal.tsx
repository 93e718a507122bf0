// The coal areas at the edge of the map: the price of the next wagon and the wagons that are left,
// with the long-distance rails to their cities.
import type { BoardProps } from "../../../contract";
import { gameOf } from "../data";
import { describe } from "../description";
import { SignAt } from "../draw";
import { classOf, marked } from "../target";
import { words } from "../words";
import { chosenIn } from "../zones/chosen";
import type { Box, Layout } from "./layout";

export const WAGON = { w: 22, h: 19 };

interface WagonProps {
  x: number;
  y: number;
  step: 0 | 1 | 2; // which of the prices it is bought for; 0 for none
  price: number;
  used: boolean; // by the mix that is thought about
}

const Wagon = ({ x, y, step, price, used }: WagonProps) => (
  <g class={`wagon p${step} ${used ? "used" : ""}`}>
    <rect x={x} y={y} width={WAGON.w} height={WAGON.h} rx="3" />
    {step > 0 && (
      <text x={x + 11} y={y + 14.5} text-anchor="middle">
        {price}
      </text>
    )}
  </g>
);

/** Upright boxes stand at the left edge, broad ones at the top. */
export function placesIn({ x, y, w, h }: Box) {
  const [left, top] = [x - w / 2, y - h / 2];
  if (h > w) {
    return {
      narrow: true,
      name: { x, y: top + 18, anchor: "middle" as const },
      sign: { x: left + 16, y: top + 35 },
      coin: { x: left + 39, y: top + 36 },
      wagon: (i: number) => ({ x: left + 5 + (i % 2) * 24, y: top + 54 + (i >> 1) * 22 }),
      then: { x, y: top + h - 8 },
    };
  }
  return {
    narrow: false,
    name: { x: left + 8, y: top + 18, anchor: "start" as const },
    sign: { x: left + 16, y: top + 40 },
    coin: { x: left + 40, y: top + 40 },
    wagon: (i: number) => ({ x: left + 62 + (i % 3) * 25, y: top + 7 + Math.floor(i / 3) * 23 }),
    then: null,
  };
}

export const LongRails = ({ layout }: { layout: Layout }) => (
  <g class="long-rails" aria-hidden="true">
    {layout.rails.map(({ area, city, path }) => {
      const d = `M${path.map(({ x, y }) => `${x} ${y}`).join("L")}`;
      return (
        <g key={area + city}>
          <path class="under" d={d} />
          <path class="over" d={d} />
        </g>
      );
    })}
  </g>
);

export const CoalAreas = (props: BoardProps & { sheet: Layout }) => {
  const game = gameOf(props.data);
  const d = describe(props.view);
  const say = words[props.lang];
  const mix = chosenIn(props.view);
  const [first = 0, second = 0, last = 0] = game.files.coal.prices;
  return (
    <g class="coal-areas">
      {game.sides[d.map].coal.map((area) => {
        const box = props.sheet.coal.get(area.id)!;
        const { cheap, dear, price } = d.coal[area.id];
        const at = placesIn(box);
        const name = area.name[props.lang];
        const left = [
          { n: cheap, price: first },
          { n: dear, price: second },
        ];
        const thing = marked(props, `coal:${area.id}`, say.areaTip(name, price, left, last));
        const frame = {
          x: box.x - box.w / 2,
          y: box.y - box.h / 2,
          width: box.w,
          height: box.h,
          rx: 7,
        };
        return (
          <g key={area.id} class={`coal-area ${classOf(thing)}`}>
            <g aria-hidden="true">
              <rect class="box" {...frame} />
              <text class="name" x={at.name.x} y={at.name.y} text-anchor={at.name.anchor}>
                {at.narrow ? (say.areaShort[area.id] ?? name) : name}
              </text>
              <SignAt id="wagon" {...at.sign} size={20} />
              <circle class="coin" cx={at.coin.x} cy={at.coin.y} r="11" />
              <text class="coin-price" x={at.coin.x} y={at.coin.y + 6} text-anchor="middle">
                {price}
              </text>
              {Array.from({ length: area.wagons }, (_, i) => (
                <Wagon
                  key={i}
                  {...at.wagon(i)}
                  step={i < cheap ? 1 : i < cheap + dear ? 2 : 0}
                  price={i < cheap ? first : second}
                  used={i < Math.min(cheap + dear, mix?.[area.id] ?? 0)}
                />
              ))}
              {at.then && (
                <text class="then" x={at.then.x} y={at.then.y} text-anchor="middle">
                  {say.then(last)}
                </text>
              )}
              {thing.mark.pointed && <rect class="ring" {...frame} />}
            </g>
            <rect class="hit" {...frame} {...thing.target} />
          </g>
        );
      })}
    </g>
  );
};
