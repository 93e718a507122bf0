// The map: fits the play area into its window, draws the layers, previews the way to the city that
// is pointed at.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { nameOf } from "../../people";
import { type Camera, type Size, fittingScene, isInSight, quietCorner } from "../camera";
import { gameOf } from "../data";
import { describe, viewer } from "../description";
import { type Box, type Point, around } from "../layout/boxes";
import { routeTo } from "../network";
import { budgetOf, planOf, viewerReach } from "../plan";
import type { OutsideCity, Scene } from "../scene";
import { markOf, targetOf } from "../target";
import { type Words, words } from "../words";
import { Cables } from "./cables";
import { CityMark, OutsideMark } from "./city";
import { Land, Patterns } from "./land";
import { RegionDraft, RegionNames } from "./region";
import { RouteCard } from "./route_card";
import { type Eye, useCamera } from "./use_camera";

export const MapBoard = (props: BoardProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [window, setWindow] = useState<{ size: Size; ui: number } | null>(null);
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = () => {
      const size = { w: element.clientWidth, h: element.clientHeight };
      setWindow({ size, ui: textScale(props.layout) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [props.layout]);
  return (
    <div class="map" ref={frame}>
      {window && window.size.w > 0 && window.size.h > 0 && (
        <Sheet {...props} frame={frame} {...window} />
      )}
    </div>
  );
};

// Text grows with the root's: 20 px on a very large screen, and on a phone by a tenth.
function textScale(layout: BoardProps["layout"]): number {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return root * (layout === "phone" ? 1.1 : 1);
}

interface SheetProps extends BoardProps {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  ui: number;
}

const Sheet = ({ frame, size, ui, ...props }: SheetProps) => {
  const { view, lang } = props;
  const say = words[lang];
  const game = gameOf(props.data);
  const d = describe(view);
  const drafting = d.phase === "draft";
  const regions = drafting ? [] : d.regions;
  const scene = useMemo(
    () => fittingScene(game, { map: d.map, regions, lang }, size, ui),
    [game, d.map, regions.join(), lang, size.w, size.h, ui],
  );
  const ofMap = useMemo(
    () => [...game.regions.values()].filter((region) => region.map === d.map),
    [game, d.map],
  );
  const eye = useCamera(frame, size, scene.bounds, ui, focusOf(props, scene));
  useReveal(props.hovered, scene, eye);

  const reach = useMemo(() => viewerReach(view, game), [view, game]);
  const budget = budgetOf(view, props.amount);
  const plan = useMemo(() => planOf(view, game, reach, budget), [view, game, reach, budget]);
  const pointed = cityOf(props.hovered);
  const price = pointed && (markOf(props, `city:${pointed}`).price ?? plan.get(pointed));
  const route = pointed && typeof price === "number" ? routeTo(pointed, reach) : null;
  const { x, y, z } = eye.camera;
  const mapName = game.mapNames.get(d.map)?.[lang] ?? d.map;
  return (
    <>
      <svg class="ground" width={size.w} height={size.h} aria-hidden="true">
        <Patterns />
        <g transform={`translate(${x} ${y}) scale(${z})`}>
          <Land geo={scene.geo} spread={scene.spread} regions={ofMap} inPlay={d.regions} />
          {!drafting && <RegionNames scene={scene} />}
        </g>
      </svg>
      <svg
        width={size.w}
        height={size.h}
        role="group"
        aria-label={say.map(mapName)}
        data-tips="own"
      >
        <g transform={`translate(${x} ${y}) scale(${z})`}>
          <Cables scene={scene} players={d.players} route={route} />
          {drafting && <RegionDraft props={props} scene={scene} regions={ofMap} say={say} />}
          <Outside props={props} scene={scene} say={say} camera={eye.camera} window={size} />
          <Cities props={props} scene={scene} plan={plan} say={say} />
        </g>
      </svg>
      <Zoom eye={eye} say={say} phone={props.layout === "phone"} />
      {route && typeof price === "number" && (
        <RouteCard
          route={route}
          total={price}
          budget={budget ?? viewer(view)?.cash ?? null}
          bid={d.phase === "auction" ? props.amount : null}
          station={game.cities.get(pointed!)!.slots[d.houses[pointed!]?.length ?? 0] ?? 0}
          corner={quietCorner(platesOf(scene), eye.camera, size, CARD)}
          game={game}
          lang={lang}
          Rules={props.Rules}
        />
      )}
    </>
  );
};

const cityOf = (target: string | null): string | null =>
  target?.startsWith("city:") ? target.slice("city:".length) : null;

const CARD: Size = { w: 300, h: 80 }; // about what the sum behind a price needs

const platesOf = (scene: Scene): Box[] =>
  [...scene.layout.cities.values()].flatMap(({ plate, name }) => [plate, name]);

interface LayerProps {
  props: BoardProps;
  scene: Scene;
  say: Words;
}

const Cities = ({ props, scene, plan, say }: LayerProps & { plan: Map<string, number> }) => {
  const { view, lang } = props;
  const game = gameOf(props.data);
  const { houses, stage } = describe(view);
  return (
    <>
      {[...scene.layout.cities].map(([id, place]) => {
        const city = game.cities.get(id)!;
        const owners = houses[id] ?? [];
        const names = owners.map((seat) => nameOf(seat, view.names, view.seat, say));
        const built = owners.length > 0 ? say.houses(names.join(", ")) : say.noHouses;
        const target = `city:${id}`;
        return (
          <CityMark
            key={id}
            city={city}
            place={place}
            hue={game.regions.get(city.region)!.hex}
            owners={owners}
            stage={stage}
            mark={markOf(props, target)}
            plan={plan.get(id) ?? null}
            target={targetOf(props, target, `${city.name[lang]}, ${built}`, say)}
          />
        );
      })}
    </>
  );
};

interface OutsideProps extends LayerProps {
  camera: Camera;
  window: Size;
}

const Outside = ({ props, scene, say, camera, window }: OutsideProps) => {
  const game = gameOf(props.data);
  // A name that the edge of the window would cut is not written.
  const whole = (city: OutsideCity): OutsideCity =>
    city.label && !isInSight(city.label.box, camera, window) ? { ...city, label: null } : city;
  const drafting = describe(props.view).phase === "draft";
  return (
    <>
      {scene.outside.map((city) => {
        const target = `city:${city.id}`;
        const name = game.cities.get(city.id)!.name[props.lang];
        return (
          <OutsideMark
            key={city.id}
            city={whole(city)}
            mark={markOf(props, target)}
            target={targetOf(props, target, drafting ? name : `${name}, ${say.offPlay}`, say)}
          />
        );
      })}
    </>
  );
};

// Where to look when the window cannot show everything: at the network, else at what is offered.
function focusOf({ targets, view }: BoardProps, scene: Scene): Point | null {
  const own = viewer(view)?.cities ?? [];
  const offered = [...targets].flatMap(([id, target]) =>
    target.options.length > 0 ? (cityOf(id) ?? []) : [],
  );
  const plates = (own.length > 0 ? own : offered).flatMap(
    (city) => scene.layout.cities.get(city)?.plate ?? [],
  );
  return plates.length > 0 ? around(plates) : null;
}

// A city pointed at from elsewhere, in the list of options or with arrow keys, comes in sight.
function useReveal(hovered: string | null, scene: Scene, eye: Eye): void {
  useEffect(() => {
    const city = cityOf(hovered);
    const place = city === null ? undefined : scene.layout.cities.get(city);
    // What the pointer is on stays under it.
    const under = city !== null && document.querySelector(`[data-target="city:${city}"]:hover`);
    if (place && !under) eye.reveal(place.plate);
  }, [hovered]);
}

const Zoom = ({ eye, say, phone }: { eye: Eye; say: Words; phone: boolean }) => {
  const buttons = [
    { icon: "plus", label: say.zoomIn, press: () => eye.zoom(1.3) },
    { icon: "minus", label: say.zoomOut, press: () => eye.zoom(1 / 1.3) },
    { icon: "fit", label: say.fit, press: () => eye.fit() },
  ];
  return (
    <div class="zoom">
      {(phone ? buttons.slice(2) : buttons).map(({ icon, label, press }) => (
        <button key={icon} type="button" aria-label={label} title={label} onClick={press}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
};
