// The size of an element in its own pixels, kept while it changes.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Size {
  w: number;
  h: number;
}

export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    const measure = (): void =>
      setSize((before) => {
        const now = { w: found.clientWidth, h: found.clientHeight };
        return now.w === before.w && now.h === before.h ? before : now;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return size;
}
