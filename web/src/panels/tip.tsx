// The tip beside the thing or button that is pointed at, focused or held with a finger: what it is, what it
// gives and costs, why it cannot be had, with the rule. Everything drawn that has a name for those who
// hear the board has a tip, with the rule: that of the refusal, else those that the lessons name for such a
// thing. After a click on what is refused it stays, and its link can be followed. Who holds a thing with a
// finger also gets the lesson's words for it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { MenuOption } from "../contract";
import type { ThingText } from "../net/files";
import { lang } from "../settings";
import { shortLabel } from "../table/choice";
import { useDesk } from "../table/desk";
import { placeTip, tipOf, type Box, type Place, type TipText } from "../table/tips";
import { drawnAt, meantBy, TARGETS } from "../ui/drawn";
import { RuleLink } from "../ui/rule_link";
import { RulesOf, useThing } from "../ui/thing_rules";
import { tipTitle, watchThings } from "../ui/tip_watch";
import { sentence, t } from "../words/words";

const LISTED = 5;

const Offers = ({ options }: { options: readonly MenuOption[] }) => {
  if (options.length === 1) return <p>{options[0]?.label}</p>;
  return (
    <>
      {options.slice(0, LISTED).map((option) => (
        <p key={option.move}>{option.label}</p>
      ))}
      {options.length > LISTED && <p>{t("n_more", { n: options.length - LISTED })}</p>}
    </>
  );
};

/** What stands on a field is told with the refusal, too. */
const Text = ({ tip, what, told }: { tip: TipText; what: ThingText | null; told: boolean }) => {
  const { denied, offers, price } = tip;
  const title = tip.title || (denied ? shortLabel(denied) : "");
  return (
    <>
      {title !== "" && (
        <div class="hd">
          <span>{title}</span>
          {price !== null && <span class="total">{price}</span>}
        </div>
      )}
      {tip.body !== "" && <p>{tip.body}</p>}
      {what && told && <p class="lesson">{what.text[lang.value]}</p>}
      <Offers options={offers.filter(({ label }) => label !== title)} />
      {denied && (
        <p>
          <b>{sentence(denied.reason)}</b> <RuleLink number={denied.rule} />
        </p>
      )}
      {!denied && <RulesOf what={what} />}
    </>
  );
};

const UNNAMED: TipText = { title: "", body: "", offers: [], denied: null, price: null };

const boxIn = (frame: DOMRect, { left, top, width, height }: DOMRect): Box => ({
  x: left - frame.left,
  y: top - frame.top,
  width,
  height,
});

/** What may be chosen next is not covered, and what changes with the thing pointed at least of all. */
const NEXT = `${TARGETS}:not([aria-disabled=true]), :is(.top, .bar, .log) :is(a, button)`;
const CHANGES = "[data-changes]";
const CHANGES_WEIGHT = 20;

const BOARD_POINTED = ":is(.board-frame, .dock):hover";

/** In the bar stands what is also on the board: there is its tip. */
const IN_BAR = ".bar .options *";

export const Tip = ({ frame }: { frame: { current: HTMLElement | null } }) => {
  const { hand } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const [thing, setThing] = useState<Element | null>(null);
  const [held, setHeld] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    return watchThings(frame.current, (found, byFinger) => {
      setThing(found);
      setHeld(byFinger);
    });
  }, []);
  // What was asked about is said, though the same thing may be offered in another way.
  const asked = hand.asked.value[0];
  const pinned = asked?.targets[0] ?? null;
  const drawn = (id: string | null): Element | null =>
    id === null || !frame.current ? null : drawnAt(id, frame.current);
  // What is pointed at from elsewhere, in the bar, is shown at once; a pointer on the board has to rest.
  const onBoard = frame.current?.querySelector(BOARD_POINTED) ?? null;
  const pointed = onBoard ? null : drawn(hand.hovered.value);
  const here = thing?.isConnected ? thing : null;
  const found = here?.matches(IN_BAR) ? (pointed ?? here) : (here ?? pointed);
  const of = pinned === null ? found : drawn(pinned);
  const id = pinned ?? of?.getAttribute("data-target") ?? null;
  const target = id === null ? undefined : hand.targets.value.get(id);
  const label = of?.getAttribute("aria-label") ?? "";
  const said = asked ? { options: [], denied: [asked] } : target;
  // A board that shows what a thing costs by itself says so, and one that has a tip for everything but
  // for what is refused or can be had in several ways.
  const single = target?.options.length === 1;
  const own = single ? "[data-tips]" : "[data-tips=all] [data-tip]";
  // A sign on a thing is explained by the thing.
  const near = id ?? of?.closest("[data-target]")?.getAttribute("data-target") ?? null;
  const meant = meantBy(of) ?? near;
  const what = useThing(meant);
  const quiet = !asked && !held && (single || !target) && Boolean(of?.closest(own));
  // What has no name here may still have the lesson's words.
  const unpriced = of?.getAttribute("data-unpriced") ?? null;
  const named = quiet ? null : tipOf(label, tipTitle(of), said, unpriced);
  const tip = named ?? (!quiet && held && what ? UNNAMED : null);
  const shown = tip !== null && (of !== null || asked !== undefined);
  useLayoutEffect(() => {
    if (!box.current || !frame.current || !of) return setPlace(null);
    // What is on the table keeps its tip there, off the bars.
    const around = (of.closest(".main") ?? frame.current).getBoundingClientRect();
    const others = [...frame.current.querySelectorAll(`${NEXT}, ${CHANGES}`)]
      .filter((each) => each !== of)
      .map((each) => ({
        ...boxIn(around, each.getBoundingClientRect()),
        weight: each.matches(CHANGES) ? CHANGES_WEIGHT : 1,
      }));
    const { offsetWidth: width, offsetHeight: height, offsetParent } = box.current;
    const beside = placeTip(
      around,
      boxIn(around, of.getBoundingClientRect()),
      { width, height },
      others,
    );
    const from = boxIn(around, (offsetParent ?? frame.current).getBoundingClientRect());
    setPlace({ ...beside, left: beside.left - from.x, top: beside.top - from.y });
  }, [of, target, asked, shown, what]);
  if (!shown) return null;
  const style = place && {
    left: `${place.left}px`,
    top: `${place.top}px`,
    "--tip-x": `${place.point}px`,
    "--tip-y": `${place.point}px`,
  };
  return (
    <div
      ref={box}
      class={`tip ${place ? place.side : "dock"} ${pinned === null ? "" : "pinned"}`}
      role={pinned === null ? "presentation" : "status"}
      inert={pinned === null}
      style={style ?? {}}
    >
      <Text tip={tip} what={what} told={held || meant !== near} />
    </div>
  );
};
