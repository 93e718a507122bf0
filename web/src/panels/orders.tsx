// Standing orders: "bid up to 25, then pass", "pass in this round", and forced choices made at once.
// They are private; the table carries them out through the menu, never against the rules.
import { useRef, useState } from "preact/hooks";
import type { Order, Until } from "../net/messages";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { orderIdeas } from "../table/order_memory";
import { orderName, orderOf, type OrderIdea, UNTILS, usualUntil } from "../table/orders";
import { Select, Switch } from "../ui/fields";
import { useFocusBack } from "../ui/focus";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

function orderText(order: Order, known: readonly OrderIdea[]): string {
  const idea = known.find((each) => each.verb === order.verb);
  const what = idea ? orderName(idea, order.limit ?? null, lang.value) : order.verb;
  const until = order.until ?? usualUntil(order.limit !== undefined);
  const text = order.limit === undefined ? what : t("order_up_to", { what });
  return `${text} · ${t(`until_${until}`)}`;
}

/** The orders that hold, each with a way to end it. */
export const OrderChips = () => {
  const { session } = useDesk();
  const known = orderIdeas(session.state.value?.game ?? "");
  const orders = (session.live.value?.orders ?? []) as Order[];
  return (
    <>
      {orders.map((order) => (
        <button
          key={order.verb}
          class="chip legal order"
          type="button"
          title={t("order_cancel")}
          onClick={() => session.cancelOrder(order.verb)}
        >
          <Icon name="flag" />
          {orderText(order, known)}
          <Icon name="close" />
          <span class="sr">{t("order_cancel")}</span>
        </button>
      ))}
    </>
  );
};

/** How long it holds, and the button that gives it. */
const Give = (props: { until: Until; onUntil(until: Until): void; onGive(): void }) => (
  <>
    <Select
      label={t("order_how_long")}
      hideLabel
      value={props.until}
      choices={UNTILS.map((id) => ({ id, name: t(`until_${id}`) }))}
      onChange={props.onUntil}
    />
    <button class="btn" type="button" onClick={props.onGive}>
      {t("order_give")}
    </button>
  </>
);

const Idea = ({ idea }: { idea: OrderIdea }) => {
  const { hand, session } = useDesk();
  const [limit, setLimit] = useState(String(hand.amount.value ?? ""));
  const [until, setUntil] = useState(usualUntil(idea.forms !== undefined));
  const give = () => {
    const n = idea.forms ? parseInt(limit, 10) : null;
    if (!Number.isNaN(n)) session.order(orderOf(idea, n, until));
  };
  return (
    <li>
      {idea.forms ? (
        <label>
          <span>
            {t("order_up_to", { what: orderName(idea, null, lang.value) })}
            {idea.otherwise && <small>{t("order_then", { what: idea.otherwise.label })}</small>}
          </span>
          <input
            type="text"
            inputMode="numeric"
            size={4}
            value={limit}
            onInput={(event) => setLimit(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && give()}
          />
        </label>
      ) : (
        <span>
          {idea.label}
          <small>{t("order_whenever")}</small>
        </span>
      )}
      <Give until={until} onUntil={setUntil} onGive={give} />
    </li>
  );
};

export const Orders = () => {
  const desk = useDesk();
  const { session } = desk;
  const known = orderIdeas(session.state.value?.game ?? "");
  const view = session.live.value;
  const given = (view?.orders ?? []) as Order[];
  const box = useRef<HTMLElement>(null);
  useFocusBack(box, "enter");
  return (
    <section ref={box} class="popover orders" tabIndex={-1} aria-label={t("orders_title")}>
      <header>
        <h2>{t("orders_title")}</h2>
        <button
          class="btn quiet icon"
          type="button"
          aria-label={t("close")}
          onClick={() => (desk.over.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <p class="lead">{t("orders_lead")}</p>
      {given.length > 0 && (
        <div class="given">
          <OrderChips />
        </div>
      )}
      {known.length === 0 ? (
        <p class="lead">{t("orders_none_yet")}</p>
      ) : (
        <ul>
          {known.map((idea) => (
            <Idea key={idea.verb} idea={idea} />
          ))}
        </ul>
      )}
      <Switch
        label={t("forced")}
        note={t("forced_note")}
        on={view?.forced ?? false}
        onChange={(on) => session.setForced(on)}
      />
    </section>
  );
};
