// Standing orders: "bid up to 25, then pass", "pass this round", and forced choices made at once.
// They are private; the table carries them out through the menu, never against the rules.
import { useState } from "preact/hooks";
import type { Order } from "../net/messages";
import { useDesk } from "../table/desk";
import { orderIdeas } from "../table/order_memory";
import { orderOf, type OrderIdea } from "../table/orders";
import { Switch } from "../ui/fields";
import { Icon } from "../ui/icon";
import { t } from "../words/words";

function orderText(order: Order, known: readonly OrderIdea[]): string {
  const idea = known.find((each) => each.verb === order.verb);
  const what = idea?.label ?? order.verb;
  return order.limit === undefined
    ? t("order_always", { what })
    : t("order_up_to", { what, n: order.limit });
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

const AmountIdea = ({ idea }: { idea: OrderIdea }) => {
  const { hand, session } = useDesk();
  const [limit, setLimit] = useState(String(hand.amount.value ?? ""));
  const give = () => {
    const n = parseInt(limit, 10);
    if (Number.isFinite(n)) session.order(orderOf(idea, n));
  };
  return (
    <li>
      <label>
        <span>
          {t("order_limit", { what: idea.label })}
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
      <button class="btn" type="button" onClick={give}>
        {t("order_give")}
      </button>
    </li>
  );
};

const PlainIdea = ({ idea }: { idea: OrderIdea }) => {
  const { session } = useDesk();
  return (
    <li>
      <span>
        {idea.label}
        <small>{t("order_whenever")}</small>
      </span>
      <button class="btn" type="button" onClick={() => session.order(orderOf(idea, null))}>
        {t("order_give")}
      </button>
    </li>
  );
};

export const Orders = () => {
  const desk = useDesk();
  const { session } = desk;
  const known = orderIdeas(session.state.value?.game ?? "");
  const view = session.live.value;
  const given = (view?.orders ?? []) as Order[];
  return (
    <section class="popover orders" aria-label={t("orders_title")}>
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
          {known.map((idea) =>
            idea.amount ? (
              <AmountIdea key={idea.verb} idea={idea} />
            ) : (
              <PlainIdea key={idea.verb} idea={idea} />
            ),
          )}
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
