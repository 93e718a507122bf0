// Left of the stage, always there: the crane, and the rows of tiles below it.
import { useState } from "preact/hooks";
import { Crane } from "../crane/crane";
import { Platform } from "../crane/platform";
import { type Kind, KINDS } from "../description";
import { Icon } from "../../../ui/icon";
import { Rows } from "../rows/rows";
import { words } from "../words";
import type { StageProps } from "./props";
import { CRANE, type Frame, RAIL, railRows, rowInUse } from "./stage";
import { Zone } from "./zone";

export const Rail = (props: StageProps & { frame: Frame }) => {
  const say = words[props.lang];
  const { all, height } = railRows(props.frame);
  return (
    <div class="rail" style={{ width: `${RAIL}px` }}>
      <Zone title={say.crane} class="of-crane" style={{ height: `${CRANE}px` }}>
        <Crane {...props} size={326} />
        <Platform {...props} w={RAIL - 20} />
      </Zone>
      <Zone title={say.tiles} class="of-rows" bare>
        {all ? (
          <Rows {...props} kinds={KINDS} w={RAIL - 12} rowHeight={height} />
        ) : (
          <RowTabs {...props} height={height} />
        )}
      </Zone>
    </div>
  );
};

/** One row at a time: the one that is asked about, or that the player looks at. */
const RowTabs = (props: StageProps & { height: number }) => {
  const say = words[props.lang];
  const asked = rowInUse(props);
  const [looked, setLooked] = useState<{ kind: Kind; for: Kind | null }>({
    kind: "upgrade",
    for: null,
  });
  const shown = asked !== null && looked.for !== asked ? asked : looked.kind;
  return (
    <>
      <div class="row-tabs" role="group" aria-label={say.tiles}>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === shown}
            onClick={() => setLooked({ kind, for: asked })}
          >
            <Icon name={`pr-${kind}`} />
            {say.kinds[kind]}
          </button>
        ))}
      </div>
      <Rows {...props} kinds={[shown]} w={RAIL - 12} rowHeight={props.height} />
    </>
  );
};
