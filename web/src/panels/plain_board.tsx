// The board of a game that has none yet, or whose board did not load: the things that can be
// chosen, by kind. Enough to play on.
import type { BoardProps } from "../contract";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

export const PlainBoard = ({ targets, hovered, onHover, onChoose }: BoardProps) => {
  const kinds = new Map<string, string[]>();
  for (const id of targets.keys()) {
    const [kind = ""] = id.split(":", 1);
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return (
    <div class="plain-board" tabIndex={0} role="group" aria-label={t("board")}>
      {kinds.size === 0 && (
        <div class="empty">
          <Icon name="pawn" />
          <span>{t("board_quiet")}</span>
        </div>
      )}
      {[...kinds].map(([kind, ids]) => (
        <div key={kind} class="kind">
          {ids.map((id) => {
            const offered = (targets.get(id)?.options.length ?? 0) > 0;
            return (
              <button
                key={id}
                class={`btn ${offered ? "legal" : ""}`}
                type="button"
                data-target={id}
                aria-current={hovered === id ? "true" : undefined}
                onPointerEnter={() => onHover(id)}
                onPointerLeave={() => onHover(null)}
                onFocus={() => onHover(id)}
                onBlur={() => onHover(null)}
                onClick={() => onChoose(id)}
              >
                {id.slice(kind.length + 1).replaceAll("_", " ")}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
