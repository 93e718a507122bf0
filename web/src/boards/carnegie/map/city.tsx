// A city with its spaces and the discs on them. Each space is a target of its own; the plate is one
// for the city as a whole.
import type { BoardProps } from "../../../contract";
import { still } from "../../../ui/still";
import { nameOf } from "../../people";
import { type City, type Slot, gameOf } from "../data";
import { type Holder, describe } from "../description";
import { DiscAt, Sign, TypeAt, rounded } from "../draw";
import { type Marked, markClass, marked, markedKey } from "../target";
import { words } from "../words";
import { bodyOf, coinOf, growth } from "./layout";

const SPACE = 12.5;

interface SlotProps extends Marked {
  slot: Slot;
  type: Slot["type"];
  holder: Holder | null;
  r: number;
  coach: boolean; // pays transport income at once
}

const SlotView = ({ slot, type, holder, r, coach, mark, target }: SlotProps) => {
  const low = type === "housing" || type === "industry" ? 1.5 : 0;
  return (
    <g class={`space ${markClass(mark)} ${holder === null ? "" : "full"}`}>
      {mark.offered && <circle class="halo" cx={slot.x} cy={slot.y} r={rounded(r * 1.5)} />}
      <TypeAt type={type} x={slot.x} y={slot.y} r={r} />
      {holder !== null && (
        <DiscAt
          who={holder}
          x={slot.x}
          y={slot.y + low}
          r={rounded(r * (type === "any" ? 0.92 : 0.8))}
        />
      )}
      {holder === null && coach && <Sign id="stagecoach" x={slot.x - 8} y={slot.y - 8} size={16} />}
      <circle class="hit" cx={slot.x} cy={slot.y} r={rounded(r * 1.12)} {...target} />
    </g>
  );
};

interface CityProps extends Marked {
  city: City;
  scale: number;
  linked: boolean; // part of the best connection
  slots: SlotProps[];
}

const CityView = ({ city, scale, linked, slots, mark, target }: CityProps) => {
  const body = bodyOf(city, scale);
  const round = city.size === "small" ? body.w / 2 : 11;
  const box = { x: body.left, y: body.top, width: body.w, height: body.h, rx: round };
  const coin = coinOf(city, scale);
  return (
    <g class={`city ${city.size} ${linked ? "linked" : ""} ${markClass(mark)}`}>
      <rect class="plate" {...box} />
      {city.size === "large" && (
        <rect
          class="inner"
          x={body.left + 3.5}
          y={body.top + 3.5}
          width={body.w - 7}
          height={body.h - 7}
          rx="8.5"
        />
      )}
      {city.size !== "small" && <rect class="hit" {...box} {...target} />}
      {slots.map((slot) => (
        <SlotView key={slot.slot.id} {...slot} />
      ))}
      {coin && (
        <g class="coin">
          <circle cx={rounded(coin.x + coin.r)} cy={rounded(coin.y + coin.r)} r={rounded(coin.r)} />
          <text
            x={rounded(coin.x + coin.r)}
            y={rounded(coin.y + coin.r + 5 / scale)}
            font-size={rounded(14 / scale)}
            text-anchor="middle"
          >
            {city.linkValue}
          </text>
        </g>
      )}
    </g>
  );
};

const keyOf = ({ scale, linked, slots, ...rest }: CityProps): string =>
  [
    scale.toFixed(3),
    linked,
    markedKey(rest),
    ...slots.map((slot) => `${slot.type} ${slot.holder} ${markedKey(slot)}`),
  ].join("|");

const CityStill = still(CityView, keyOf);

export const CityOnMap = (props: BoardProps & { city: City; scale: number; linked: boolean }) => {
  const { city, scale, view, lang } = props;
  const say = words[lang];
  const d = describe(view);
  const { types } = gameOf(props.data);
  const name = city.name[lang];
  const nameOfHolder = (holder: Holder): string =>
    typeof holder === "number" ? nameOf(holder, view.names, view.seat, say) : say[holder];
  const slots = city.slots.map((slot): SlotProps => {
    const disc = d.discs[slot.id];
    const type = slot.type === "any" ? (disc?.type ?? "any") : slot.type;
    const kind = type === "any" ? say.anyType : types.get(type)!.name[lang];
    const state = disc ? say.on(nameOfHolder(disc.holder)) : say.freeSlot;
    const coach = city.transportIncome ? `, ${say.paysTransport}` : "";
    return {
      slot,
      type,
      holder: disc?.holder ?? null,
      r: SPACE * Math.min(growth(scale), city.size === "small" ? 1.22 : 1.12),
      coach: city.transportIncome,
      ...marked(props, `slot:${slot.id}`, `${say.slot(name, kind)}, ${state}${coach}`),
    };
  });
  const about = [name, say.city(city.size), city.vp > 0 && say.cityVp(city.vp)].filter(Boolean);
  return (
    <CityStill
      city={city}
      scale={scale}
      linked={props.linked}
      slots={slots}
      {...marked(props, `city:${city.id}`, about.join(", "))}
    />
  );
};
