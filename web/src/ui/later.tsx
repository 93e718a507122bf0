// What is not there at the first sight of a page comes when it is wanted.
import type { ComponentType, FunctionComponent, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Skeleton } from "../panels/log";

/** A component that is fetched when it is shown for the first time, with something in its place meanwhile. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: VNode | null = <Skeleton />,
): FunctionComponent<P> {
  let found: ComponentType<P> | null = null;
  return (props: P) => {
    const [Shown, setShown] = useState<ComponentType<P> | null>(() => found);
    useEffect(() => {
      if (Shown) return;
      let wanted = true;
      void load().then((component) => {
        found = component;
        if (wanted) setShown(() => component);
      });
      return () => {
        wanted = false;
      };
    }, [Shown]);
    return Shown ? <Shown {...props} /> : meanwhile;
  };
}
