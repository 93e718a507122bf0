// The map: the ground, links with their tiles, coal areas, cities, workers. It fits its frame, and
// grows under wheel, pinch and buttons; then it can be drawn about. On a phone it is always large
// enough to read and opens where the decision is.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { useSize } from "../../use_size";
import { gameOf } from "../data";
import { asked, describe } from "../description";
import { words } from "../words";
import { TrackCard } from "./card";
import { Cities } from "./city";
import { CoalAreas, LongRails } from "./coal";
import { focusOf } from "./focus";
import { type Layout, layoutOf, type Point } from "./layout";
import { Links } from "./link";
import { GhostPlate, Pawns, RoutesOnMap } from "./pieces";
import { Pills } from "./pills";
import { ghostOf } from "./preview";

const RIVER =
  "M758 640C700 560 640 560 612 520S560 400 560 380 530 250 500 215 430 96 400 80 380 -10 372 -20";
const HILLS = [0, 16, 32].map(
  (dy) =>
    `M${20 - dy / 2} ${590 + dy}C120 ${560 + dy} 150 ${500 + dy} 220 ${500 + dy}S360 ${470 + dy} 420 ${470 + dy} 560 ${380 + dy} 640 ${370 + dy} 740 ${380 + dy} 770 ${360 + dy}`,
);

const Ground = () => (
  <g class="ground" aria-hidden="true">
    <path class="river" d={RIVER} />
    <path class="river in" d={RIVER} />
    {HILLS.map((d) => (
      <path key={d} class="hill" d={d} />
    ))}
  </g>
);

const READABLE = 1.05; // on a phone: names are 16 px high
const MOST = 3;
const STEP = 1.3;

interface MapProps extends BoardProps {
  thumb?: boolean; // too small for words, only to look at
}

const Drawing = (props: MapProps & { sheet: Layout; scale: number }) => {
  const { sheet: layout, scale } = props;
  return (
    <svg
      class={`map-drawing ${props.thumb ? "thumb" : ""}`}
      width={layout.w * scale}
      height={layout.h * scale}
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      role="group"
      aria-label={words[props.lang].mapOf}
    >
      <Ground />
      <LongRails layout={layout} />
      <Links {...props} />
      <RoutesOnMap {...props} />
      <CoalAreas {...props} />
      <Cities {...props} />
      <Pawns {...props} />
      {!props.thumb && <Pills {...props} />}
      <GhostPlate {...props} />
    </svg>
  );
};

/** Draws the map about with the mouse; fingers scroll by themselves. */
function useDrag(frame: { current: HTMLElement | null }) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current || event.buttons === 0) return;
      frame.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => (from.current = null),
  };
}

const Zooms = (props: { lang: BoardProps["lang"]; by(factor: number): void; fit(): void }) => {
  const say = words[props.lang];
  return (
    <div class="zooms">
      <button type="button" aria-label={say.zoomIn} onClick={() => props.by(STEP)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={say.zoomOut} onClick={() => props.by(1 / STEP)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={say.fit} onClick={props.fit}>
        <Icon name="fit" />
      </button>
    </div>
  );
};

/** The card stands in the corner of the map that is farthest from the field. */
function cornerFor(layout: Layout, at: Point | null): string {
  if (!at) return "at-east at-north";
  return `${at.x > layout.w / 2 ? "at-west" : "at-east"} ${at.y > layout.h / 2 ? "at-north" : "at-south"}`;
}

export const MapBoard = (props: MapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [zoom, setZoom] = useState(1);
  const d = describe(props.view);
  const layout = layoutOf(gameOf(props.data).sides[d.map]);
  const fit = Math.min(size.w / layout.w, size.h / layout.h);
  const phone = props.layout === "phone";
  const least = phone ? Math.max(fit, READABLE) : fit;
  const scale = least * zoom;
  const focus = focusOf(props.view, gameOf(props.data), layout);
  const ghost = props.thumb ? null : ghostOf(props);
  const ghostAt = ghost && focusOf(props.view, gameOf(props.data), layout, ghost.field);
  const middle = useRef<Point | null>(null);
  // What is in the middle stays there while the map grows.
  const by = (factor: number): void => {
    const box = frame.current;
    if (!box) return;
    middle.current = {
      x: (box.scrollLeft + box.clientWidth / 2) / scale,
      y: (box.scrollTop + box.clientHeight / 2) / scale,
    };
    setZoom((before) => Math.min(MOST, Math.max(1, before * factor)));
  };
  const show = (at: Point): void => {
    const box = frame.current;
    box?.scrollTo(at.x * scale - box.clientWidth / 2, at.y * scale - box.clientHeight / 2);
  };
  useLayoutEffect(() => {
    if (middle.current) show(middle.current);
    middle.current = null;
  }, [scale]);
  const step = asked(props.view)?.step ?? null;
  useEffect(() => {
    if (phone && size.w > 0 && focus) show(focus);
  }, [step, size.w > 0, focus?.x, focus?.y]);
  const drag = useDrag(frame);
  const thumb = props.thumb ?? false;
  const card = ghost !== null && !phone;
  return (
    <div class="map-zone">
      <div
        class="map-frame"
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={words[props.lang].mapOf}
        // The card says all that a tip would say, and covers nothing that matters.
        data-tips={card ? "own" : undefined}
        {...(thumb ? {} : drag)}
        onDblClick={() => setZoom(1)}
        onWheel={(event) => {
          if (thumb) return;
          event.preventDefault();
          by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
        }}
      >
        {size.w > 0 && <Drawing {...props} sheet={layout} scale={scale} />}
      </div>
      {card && (
        <div class={`card-corner ${cornerFor(layout, ghostAt)}`}>
          <TrackCard {...props} />
        </div>
      )}
      {!thumb && <Zooms lang={props.lang} by={by} fit={() => setZoom(1)} />}
    </div>
  );
};
