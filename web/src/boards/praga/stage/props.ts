// What every zone of the board is given: the view of the shell and what the board adds to it.
import type { BoardProps } from "../../../contract";
import type { Ghost } from "../placing";
import type { OpenRow } from "../turn/open";

export interface StageProps extends BoardProps {
  /** The tile in hand as it would lie. */
  ghost: Ghost | null;
  /** Rows of the dock by the thing they belong to. */
  letters: ReadonlyMap<string, OpenRow>;
  /** Turns the tile in hand by one rotation that makes a difference. */
  onTurn(by: number): void;
  /** Puts it down as it is shown. */
  onPlace(): void;
}
