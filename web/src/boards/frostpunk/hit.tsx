// The one element of a drawn thing in the page that takes focus, pointer and keys. It lies over the
// drawing (of class "thing"), which says nothing to those who hear the board: its name does.
import type { Pointed } from "./target";

export const Hit = ({ target }: { target: Pointed }) => <div class="hit-area" {...target} />;
