// The camera of the map under the hands: drag, wheel, two fingers, buttons. It fits the play area
// until somebody moves it, and again after a double click or when the picture changes.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Camera, type Size, fitted, kept, shown, zoomed } from "../camera";
import type { Box, Point } from "../layout/boxes";

const AROUND = { w: 24, h: 50 }; // what is brought into sight is not put at the very edge
const CLICK = 5; // pixels a pointer may wander and still click

export interface Eye {
  camera: Camera;
  fit(): void;
  zoom(by: number): void;
  reveal(box: Box): void;
}

interface Hands {
  points: Map<number, Point>;
  moved: number;
}

export function useCamera(
  frame: RefObject<HTMLDivElement | null>,
  window: Size,
  bounds: Box,
  ui: number,
  focus: Point | null,
): Eye {
  const whole = (): Camera => fitted(bounds, window, ui, focus);
  const latest = useRef(whole); // the focus moves on with the game, the listeners stay
  latest.current = whole;
  const [camera, setCamera] = useState<Camera>(whole);
  const hands = useRef<Hands>({ points: new Map(), moved: 0 });
  useLayoutEffect(() => setCamera(whole()), [window.w, window.h, bounds, ui]);

  const move = (change: (camera: Camera) => Camera): void =>
    setCamera((now) => kept(change(now), bounds, window));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { points } = hands.current;
    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const here = at(event);
      move((now) => zoomed(now, Math.exp(-event.deltaY / 500), here, ui));
    };
    const onDown = (event: PointerEvent): void => {
      if (points.size === 0) hands.current.moved = 0;
      points.set(event.pointerId, at(event));
    };
    const onMove = (event: PointerEvent): void => {
      const before = points.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      hands.current.moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (hands.current.moved < CLICK) return;
      const others = [...points].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      points.set(event.pointerId, now);
      element.setPointerCapture(event.pointerId);
      const [other] = others;
      if (other) {
        const by =
          Math.hypot(now.x - other.x, now.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        move((camera) => zoomed(camera, by, middle, ui));
      } else {
        move((camera) => ({
          ...camera,
          x: camera.x + now.x - before.x,
          y: camera.y + now.y - before.y,
        }));
      }
    };
    const onUp = (event: PointerEvent): void => {
      points.delete(event.pointerId);
    };
    // A drag that ends on a city is no choice of it. A press by key has nothing to do with drags.
    const onClick = (event: MouseEvent): void => {
      if (event.detail > 0 && hands.current.moved >= CLICK) event.stopPropagation();
    };
    const onDouble = (): void => setCamera(latest.current());
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", onUp);
    element.addEventListener("click", onClick, { capture: true });
    element.addEventListener("dblclick", onDouble);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onUp);
      element.removeEventListener("click", onClick, { capture: true });
      element.removeEventListener("dblclick", onDouble);
    };
  }, [frame.current, window.w, window.h, bounds, ui]);

  return {
    camera,
    fit: () => setCamera(whole()),
    zoom: (by) => move((now) => zoomed(now, by, { x: window.w / 2, y: window.h / 2 }, ui)),
    reveal: (box) => setCamera((now) => shown(now, box, window, AROUND)),
  };
}
