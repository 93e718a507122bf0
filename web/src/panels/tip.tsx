// The tip beside the thing that is pointed at: why it cannot be had, with the rule, or which options
// it belongs to when there are several. A single offer is the board's to show and the bar's to name.
// It stands on the side where there is room; after a click it stays and its link can be followed.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Denied, Target } from "../contract";
import { priceBeside, shortLabel } from "../table/choice";
import { useDesk } from "../table/desk";
import { type Place, placeTip } from "../ui/place_tip";
import { RuleLink } from "../ui/rule_link";
import { sentence, t } from "../words/words";

const LISTED = 5;

const Offers = ({ target }: { target: Target }) => (
  <>
    <div class="hd">{t("several")}</div>
    {target.options.slice(0, LISTED).map((option) => (
      <p key={option.move}>{option.label}</p>
    ))}
    {target.options.length > LISTED && <p>{t("n_more", { n: target.options.length - LISTED })}</p>}
  </>
);

const Refusal = ({ denied }: { denied: Denied | undefined }) => {
  if (!denied) return null;
  const price = priceBeside(denied);
  return (
    <>
      <div class="hd">
        <span>{shortLabel(denied)}</span>
        {price !== null && <span class="total">{price}</span>}
      </div>
      <p>
        <b>{sentence(denied.reason)}</b> <RuleLink number={denied.rule} />
      </p>
    </>
  );
};

export const Tip = ({ frame }: { frame: { current: HTMLElement | null } }) => {
  const { hand } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  // What was asked about is said, though the same thing may be offered in another way.
  const asked = hand.asked.value[0];
  const pinned = asked?.targets[0] ?? null;
  const id = pinned ?? hand.hovered.value;
  const target = id === null ? undefined : hand.targets.value.get(id);
  useLayoutEffect(() => {
    const tip = box.current;
    const around = frame.current;
    if (!tip || !around || id === null) return setPlace(null);
    const drawn = around.querySelector(`[data-target="${CSS.escape(id)}"]`);
    if (!drawn) return setPlace(null);
    const outer = around.getBoundingClientRect();
    const inner = drawn.getBoundingClientRect();
    const thing = {
      x: inner.left - outer.left,
      y: inner.top - outer.top,
      width: inner.width,
      height: inner.height,
    };
    setPlace(placeTip(outer, thing, { width: tip.offsetWidth, height: tip.offsetHeight }));
  }, [id, target]);
  if (!target || id === null || (!asked && target.options.length === 1)) return null;
  const style = place
    ? {
        left: `${place.left}px`,
        top: `${place.top}px`,
        "--tip-x": `${place.point}px`,
        "--tip-y": `${place.point}px`,
      }
    : {};
  return (
    <div
      ref={box}
      class={`tip ${place ? place.side : "dock"} ${pinned === null ? "" : "pinned"}`}
      role={pinned === null ? "presentation" : "status"}
      style={style}
    >
      {!asked && target.options.length > 0 ? (
        <Offers target={target} />
      ) : (
        <Refusal denied={asked ?? target.denied[0]} />
      )}
    </div>
  );
};
