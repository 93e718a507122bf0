// The board as a whole: on a desktop dangers above, supply and Generator left, the map with the round
// track in the middle, people and cards right, hope and discontent below; on a phone the map under
// the dangers, with the rest in tabs of the shell.
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../contract";
import { Icon } from "../../ui/icon";
import { gameOf } from "./data";
import { describe } from "./description";
import { Ladder, Spaces, ViewSwitch } from "./map/corners";
import { MapBoard, PhoneMap } from "./map/map";
import { Morale } from "./morale";
import { CardDock, CardZones } from "./rail/cards";
import { Generator } from "./rail/generator";
import { Hand } from "./rail/hand";
import { Food, People } from "./rail/people";
import { Supply } from "./rail/supply";
import { Rounds } from "./rounds";
import { Sprite } from "./sprite";
import { headOf, questionOf } from "./stage/asked";
import { Buildings } from "./stage/buildings";
import { Ending } from "./stage/ending";
import { CardNote, QuestionCard } from "./stage/question";
import { type Stage, useStage } from "./stage/use_stage";
import { Enlarged } from "./stage/zones";
import { Dangers } from "./strip";
import { BoardTip } from "./tip";
import { words } from "./words";

export const Main = (props: BoardProps) => (
  <>
    <Sprite />
    {props.layout === "wide" ? <Wide {...props} /> : <Phone {...props} />}
  </>
);

/** What lies over the map. */
const Over = ({ props, stage }: { props: BoardProps; stage: Stage }) => {
  const say = words[props.lang];
  const question = questionOf(props);
  const { card } = describe(props.view);
  const head = card && !question ? headOf(gameOf(props.data), card, props) : null;
  return (
    <>
      {head && <CardNote {...props} number={head.number} title={head.title} text={head.text} />}
      <Buildings {...props} />
      {question && !stage.looking && stage.zone === null && (
        <QuestionCard {...props} question={question} onLook={() => stage.look(true)} />
      )}
      {question && stage.looking && (
        <button type="button" class="back-to-card" onClick={() => stage.look(false)}>
          <Icon name="fp-event" />
          {say.backToCard}
        </button>
      )}
      {props.view.over && !stage.looking && stage.zone === null && (
        <Ending {...props} onLook={() => stage.look(true)} />
      )}
      {stage.zone !== null && (
        <Enlarged {...props} zone={stage.zone} onClose={() => stage.open(null)} />
      )}
    </>
  );
};

const Wide = (props: BoardProps) => {
  const stage = useStage(props);
  const frame = useRef<HTMLDivElement>(null);
  const covered = (questionOf(props) !== null || props.view.over) && !stage.looking;
  return (
    <div class={`fp wide view-${stage.view}`} data-tips="all" ref={frame}>
      <Dangers {...props} />
      <div class="rail left">
        <Supply {...props} />
        <Generator {...props} />
      </div>
      <div class={`stage ${covered ? "covered" : ""}`}>
        <Rounds {...props} />
        <div class="map-zone">
          <MapBoard {...props} />
          <Ladder {...props} />
          <ViewSwitch board={props} view={stage.view} onView={stage.show} />
          <Spaces {...props} />
        </div>
        <Over props={props} stage={stage} />
      </div>
      <div class="rail right">
        <People {...props} />
        <Food {...props} />
        <Hand {...props} />
        <CardZones {...props} onOpen={stage.open} />
        <CardDock {...props} onOpen={stage.open} />
      </div>
      <Morale {...props} />
      <BoardTip props={props} frame={frame} />
    </div>
  );
};

const Phone = (props: BoardProps) => {
  const say = words[props.lang];
  const stage = useStage(props);
  const [whole, setWhole] = useState(false);
  return (
    <div class="fp phone">
      <Dangers {...props} />
      <div class="stage">
        <div class="map-zone">
          <PhoneMap {...props} whole={whole} />
          <button
            type="button"
            class="fit"
            aria-pressed={whole}
            aria-label={whole ? say.nearRing : say.wholeMap}
            onClick={() => setWhole(!whole)}
          >
            <Icon name={whole ? "zoom" : "fit"} />
          </button>
          <Spaces {...props} />
        </div>
        <Over props={props} stage={stage} />
      </div>
    </div>
  );
};
