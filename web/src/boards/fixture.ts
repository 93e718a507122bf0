// Views, menus and properties made by hand, for the unit tests of every board.
import type { BoardProps, MenuOption, Target, View } from "../contract";

/** A table of two, as seat 0 sees it, who is to move. */
export const viewWith = (description: unknown, rest: Partial<View> = {}): View => ({
  protocol: 1,
  type: "view",
  ply: 0,
  latest: 0,
  seat: 0,
  to_move: 0,
  over: false,
  progress: { round: 1 },
  reveals: 0,
  names: ["Zofia", "Jonas"],
  description,
  scores: [],
  places: [],
  journal: [],
  ...rest,
});

export const propsWith = (
  board: Pick<BoardProps, "view" | "data">,
  targets: Record<string, Target>,
  change: Partial<BoardProps> = {},
): BoardProps => ({
  ...board,
  lang: "en",
  targets: new Map(Object.entries(targets)),
  hovered: null,
  amount: null,
  onHover: () => {},
  onChoose: () => {},
  layout: "wide",
  ...change,
});

export const option = (move: string, targets: string[], price?: number): MenuOption => ({
  move,
  label: move,
  targets,
  ...(price === undefined ? {} : { price }),
});
