// The best connection of large cities: what it is worth now, and the cheapest research that lifts
// its level.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { gameOf } from "../data";
import { describe, ownSeat } from "../description";
import { words } from "../words";

export const ConnectionCard = (props: BoardProps & { seat?: number; wide?: boolean }) => {
  const say = words[props.lang];
  const { levels } = gameOf(props.data);
  const { connection } = describe(props.view).players[props.seat ?? ownSeat(props.view)]!;
  const { next, level } = connection;
  if (connection.vp === 0 || level === null) {
    return (
      <section class="connection none" aria-label={say.best}>
        <b class="big">0</b>
        <span>{say.noConnection}</span>
      </section>
    );
  }
  const now = say.value(connection.value, levels[level][props.lang]);
  const then = next && say.would(levels[next.level][props.lang], next.vp, next.cost);
  return (
    <section
      class="connection"
      aria-label={say.best}
      title={[now, then].filter(Boolean).join("; ")}
    >
      <p class="worth">
        <b class="big">{connection.vp}</b>
        <small>{say.vp}</small>
      </p>
      <div>
        <b>{say.best}</b>
        <p>
          <span class="sr">{now}</span>
          <span aria-hidden="true">
            {connection.value} × <Icon name={`ca-${level}`} />
          </span>
          {next && (
            <>
              <span class="sr">, {then}</span>
              <span aria-hidden="true">
                {" "}
                → <Icon name={`ca-${next.level}`} /> <b>{next.vp}</b>
                <span class="for">
                  {" "}
                  (<Icon name="ca-rnd" />
                  {next.cost})
                </span>
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  );
};
