// The letter of a row of the dock at the place it belongs to.
import type { OpenRow } from "../turn/open";

export const LetterAt = ({ row, x, y }: { row: OpenRow | undefined; x: number; y: number }) =>
  row?.letter ? (
    <g class={`letter ${row.kind}`} aria-hidden="true">
      <circle cx={x} cy={y} r="9.5" />
      <text aria-hidden="true" x={x} y={y}>
        {row.letter}
      </text>
    </g>
  ) : null;
