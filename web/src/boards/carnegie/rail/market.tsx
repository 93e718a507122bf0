// The department market: sixteen kinds by category, how many tiles of each are left, which of them
// the company looked at has or has reserved.
import type { BoardProps, Lang } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { still } from "../../../ui/still";
import { type Department, gameOf } from "../data";
import { ROWS, describe, ownSeat } from "../description";
import { Hit } from "../hit";
import { type Marked, markClass, marked, markedKey } from "../target";
import { words } from "../words";

interface TileProps extends Marked {
  tile: Department;
  lang: Lang;
  left: number;
  own: boolean;
  reserved: boolean;
  large: boolean;
}

const Copies = ({ left, all }: { left: number; all: number }) => (
  <span class="copies" aria-hidden="true">
    {Array.from({ length: all }, (_, i) => (
      <i key={i} class={i < left ? "full" : ""} />
    ))}
  </span>
);

const TileView = ({ tile, lang, left, own, reserved, large, mark, target }: TileProps) => {
  const say = words[lang];
  const state = `cat-${tile.category} ${left === 0 ? "gone" : ""} ${own ? "own" : ""} ${reserved ? "clipped" : ""} ${markClass(mark)}`;
  if (!large) {
    return (
      <div class={`thing kind ${state}`} title={tile.name[lang]}>
        <Icon name={`ca-${tile.id}`} />
        <Copies left={left} all={tile.count ?? left} />
        {(own || reserved) && (
          <i class="corner">
            <Icon name={own ? "check" : "ca-first"} />
          </i>
        )}
        <Hit target={target} />
      </div>
    );
  }
  return (
    <div class={`thing kind-card ${state}`}>
      <p class="line" aria-hidden="true">
        <Icon name={`ca-${tile.id}`} />
        <b title={tile.name[lang]}>{say.short[tile.id]}</b>
        {reserved && <span class="worth-chip">{say.reservedShort}</span>}
        {own && <Icon name="check" />}
      </p>
      <p aria-hidden="true">{tile.text[lang]}</p>
      <p class="line foot" aria-hidden="true">
        {tile.desks.map((cost, i) => (
          <span key={i} class="desk-chip">
            {say.dollars(cost)}
          </span>
        ))}
        <span class="copies-left">
          <Copies left={left} all={tile.count ?? left} /> {say.copies(left)}
        </span>
      </p>
      <Hit target={target} />
    </div>
  );
};

const TileStill = still(
  TileView,
  (props) => `${props.lang} ${props.left} ${props.own} ${props.reserved} ${markedKey(props)}`,
);

export const Market = (props: BoardProps & { large?: boolean }) => {
  const { view, lang } = props;
  const say = words[lang];
  const d = describe(view);
  const game = gameOf(props.data);
  const player = d.players[ownSeat(view)]!;
  const owned = new Set(Object.values(player.rooms).map((room) => room.department));
  const columns = ROWS.map((row) => game.tiles.filter((tile) => tile.category === row));
  const inRows = columns[0]!.flatMap((_, i) => columns.map((column) => column[i]!));
  return (
    <div class={props.large ? "cards four" : "kind-grid"}>
      {ROWS.map((row) => (
        <h3
          key={row}
          data-target="row"
          class={`cat-${row}`}
          title={game.categories.get(row)?.[lang]}
        >
          <Icon name={`ca-${row}`} />
          <span class={props.large ? "" : "sr"}>{say.rows[row]}</span>
        </h3>
      ))}
      {inRows.map((tile) => {
        const left = d.market[tile.id] ?? 0;
        const own = owned.has(tile.id);
        const reserved = player.reserved === tile.id;
        const about = [
          tile.name[lang],
          tile.text[lang],
          say.copies(left),
          own && say.inYours,
          reserved && say.reserved,
        ];
        return (
          <TileStill
            key={tile.id}
            tile={tile}
            lang={lang}
            left={left}
            own={own}
            reserved={reserved}
            large={props.large ?? false}
            {...marked(props, `tile:${tile.id}`, about.filter(Boolean).join(", "))}
          />
        );
      })}
    </div>
  );
};
