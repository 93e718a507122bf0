// In the river: bridge tiles V, production tokens and seals.
import { gameOf } from "../data";
import { describe } from "../description";
import { CubeAt } from "../draw/cube";
import { isToken, itemsOf } from "../draw/gains";
import { Thing } from "../draw/thing";
import { ItemsAt, TokenAt } from "../draw/token";
import type { StageProps } from "../stage/props";
import type { CityLayout } from "./layout";

const GAP = 10;

type ShelfProps = StageProps & { plan: CityLayout };

export const RiverShelf = (props: ShelfProps) => {
  const { plan } = props;
  const d = describe(props.view);
  const game = gameOf(props.data);
  const k = Math.max(20, 30 * plan.z);
  const { y } = plan.at({ x: 0, y: 466 });
  const from = (x: number): number => plan.at({ x, y: 0 }).x;
  // Tokens and seals share what is left of the bank.
  const tokens = from(258) + d.bridge.v.length * (k + 5) + GAP;
  const count = d.river.length + game.seals.length;
  const room = Math.min(from(976), plan.w) - 6 - tokens - GAP;
  const step = Math.min(k * 1.3 + 3, room / count);
  const seals = Math.min(
    Math.max(from(690), tokens + d.river.length * step + GAP),
    tokens + room + GAP - game.seals.length * step,
  );
  return (
    <>
      {d.bridge.v.map((tile, i) => (
        <Thing
          key={tile}
          props={props}
          id={`bridge:${tile}`}
          class="tile-v"
          area={{ x: from(258) + i * (k + 5), y: y - k * 0.62, w: k, h: k * 1.24 }}
        >
          <rect x={from(258) + i * (k + 5)} y={y - k * 0.62} width={k} height={k * 1.24} rx="3" />
          <text aria-hidden="true" class="numeral" x={from(258) + i * (k + 5) + k / 2} y={y}>
            V
          </text>
        </Thing>
      ))}
      {d.river.map((token, i) => {
        const x = tokens + (i + 0.5) * step;
        const items = itemsOf(game.tokens.get(token)?.gain ?? []).filter(isToken);
        return (
          <Thing
            key={token}
            props={props}
            id={`token:${token}`}
            class="river-token"
            area={{ at: { x, y }, r: k * 0.65 }}
          >
            <circle cx={x} cy={y} r={k * 0.65} />
            {items.length > 1 ? (
              <>
                <TokenAt {...items[0]!} x={x - k * 0.22} y={y - 2} d={18} />
                <TokenAt {...items[1]!} x={x + k * 0.3} y={y + 3} d={15} />
              </>
            ) : (
              <ItemsAt items={items} x={x} y={y} d={20} />
            )}
          </Thing>
        );
      })}
      {game.seals.map((seal, i) => {
        const x = seals + (i + 0.5) * step;
        const holder = d.seals[seal.id] ?? null;
        const items = itemsOf(seal.final).filter(isToken);
        // Of an exchange what is given away tells the seals apart.
        const shown = items.filter((each) => each.priced);
        return (
          <Thing
            key={seal.id}
            props={props}
            id={`seal:${seal.id}`}
            class="seal"
            area={{ at: { x, y }, r: k * 0.65 }}
          >
            <path transform={`translate(${x} ${y}) scale(${(k * 0.066).toFixed(3)})`} d={WAX} />
            {holder !== null ? (
              <CubeAt who={holder} x={x} y={y} s={14} />
            ) : shown.length > 1 ? (
              shown.map((item, j) => (
                <TokenAt key={j} what={item.what} x={x + (j - 0.5) * 11} y={y} d={15} />
              ))
            ) : (
              <TokenAt
                what={shown[0]?.what ?? "vp"}
                n={shown[0] ? 1 : items[0]!.n}
                x={x}
                y={y}
                d={18}
              />
            )}
          </Thing>
        );
      })}
    </>
  );
};

const WAX =
  "M0-10 2.6-7.8 6-8l1 3.3L10-3 8.9 0 10 3 7 4.7 6 8l-3.4-.2L0 10l-2.6-2.2L-6 8l-1-3.3L-10 3-8.9 0-10-3l3-1.7L-6-8l3.4.2z";
