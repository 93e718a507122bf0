// The crater. On a desktop the whole of it is always in sight; on a phone it opens on the near ring
// and can be pushed about.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { useSize } from "../../use_size";
import { gameOf } from "../data";
import { describe } from "../description";
import { words } from "../words";
import { FieldOnMap, type Lettering } from "./field";
import { planOf, rounded } from "./geometry";
import { Ground } from "./ground";

/** What the rings take, with the wall around them. */
const WHOLE = { x: 500 - 431, y: 500 - 382, w: 862, h: 764 };
/** The generator tile and the near ring. */
const NEAR_WIDTH = 620;
const TEXT = { wide: 14.2, phone: 16 };

const Drawing = (props: { board: BoardProps; letters: Lettering; box: string }) => {
  const { board, letters } = props;
  const plan = planOf(gameOf(board.data));
  const fields = Object.keys(describe(board.view).fields);
  return (
    <svg
      class="crater"
      viewBox={props.box}
      role="group"
      aria-label={words[board.lang].mapOf}
      style={{ "--fs": `${rounded(letters.size)}px` }}
    >
      <Ground board={board} plan={plan} />
      {fields.map((id) => (
        <FieldOnMap key={id} board={board} plan={plan} id={id} letters={letters} />
      ))}
    </svg>
  );
};

export const MapBoard = (board: BoardProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(box);
  const scale = Math.min(w / WHOLE.w, h / WHOLE.h);
  const [width, height] = [w / scale, h / scale];
  // A little to the right, so that the ladder of ranges has room.
  const aside = Math.min(12, Math.max(0, w - 846 * scale) / 2) / scale;
  return (
    <div class="map-box" ref={box}>
      {w > 0 && (
        <Drawing
          board={board}
          letters={{ size: Math.max(18.5, TEXT.wide / scale), names: scale > 0.6 }}
          box={[500 - width / 2 - aside, 500 - height / 2, width, height].map(rounded).join(" ")}
        />
      )}
    </div>
  );
};

/** The map of a phone, which scrolls: near, or the whole width. */
export const PhoneMap = (board: BoardProps & { whole: boolean }) => {
  const box = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(box);
  const scale = w / (board.whole ? WHOLE.w : NEAR_WIDTH);
  useLayoutEffect(() => {
    const frame = box.current;
    if (!frame) return;
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
  }, [scale, h > 0]);
  return (
    <div
      class="map-box pushed"
      ref={box}
      tabIndex={0}
      role="region"
      aria-label={words[board.lang].mapOf}
    >
      {w > 0 && (
        <div class="push" style={{ width: `${WHOLE.w * scale}px`, height: `${WHOLE.h * scale}px` }}>
          <Drawing
            board={board}
            letters={{ size: TEXT.phone / scale, names: false }}
            box={[WHOLE.x, WHOLE.y, WHOLE.w, WHOLE.h].join(" ")}
          />
        </div>
      )}
    </div>
  );
};
