// What came in and went out and where it came from: a table by source, and any of its rows over time.
import { useMemo, useState } from "preact/hooks";
import type { View } from "../contract";
import { lang } from "../settings";
import { useDesk } from "../table/desk";
import { Panel, Select } from "../ui/fields";
import { sentence, t } from "../words/words";
import { Keys, useColumns } from "./columns";
import { Plot } from "./plot";
import { bySource, entriesOf, overTime, type Flow } from "./statistics";
import { ticksOf } from "./samples";

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

interface FlowPanelProps {
  flow: Flow;
  views: readonly View[];
  rounds: boolean;
}

export const FlowPanel = ({ flow, views, rounds }: FlowPanelProps) => {
  const { session } = useDesk();
  const { names, team } = useColumns();
  const [shown, setShown] = useState("all");
  const journal = session.journal.value.entries;
  const entries = useMemo(() => entriesOf(flow, journal, team), [flow, journal, team]);
  const rows = flow.sources
    .map(({ name }, source) => ({ source, name, sums: bySource(entries, source, names.length) }))
    .filter(({ sums }) => sums.some((sum) => sum !== 0));
  const all = names.map((_, seat) => rows.reduce((sum, row) => sum + (row.sums[seat] ?? 0), 0));
  const what = flow.name[lang.value];
  const seats = names.length;
  const curve = useMemo(() => {
    const source = shown === "all" ? null : Number(shown);
    return { id: `${flow.id} ${shown}`, values: overTime(entries, source, seats, views) };
  }, [entries, shown, seats, views]);
  if (rows.length === 0) return null;
  return (
    <Panel id={`r-flow-${flow.id}`} title={sentence(what)} extra={<Keys names={names} />}>
      <div class="scroll" tabIndex={0} role="group" aria-label={what}>
        <table class="sheet-t">
          <thead class="sr">
            <tr>
              <th scope="col">{t("category")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source: at, name, sums }) => (
              <tr key={at}>
                <th scope="row">{name[lang.value]}</th>
                {sums.map((sum, seat) => (
                  <td key={seat} class={`seat-${seat + 1}`}>
                    {signed(sum)}
                  </td>
                ))}
              </tr>
            ))}
            <tr class="total">
              <th scope="row">{t("in_all")}</th>
              {all.map((sum, seat) => (
                <td key={seat}>{signed(sum)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="pad over-time">
        <Select
          label={t("over_time")}
          value={shown}
          choices={[
            { id: "all", name: t("in_all") },
            ...rows.map(({ source: at, name }) => ({ id: String(at), name: name[lang.value] })),
          ]}
          onChange={setShown}
        />
        <Plot
          curve={curve}
          names={names}
          ticks={ticksOf(views, rounds)}
          label={t(rounds ? "by_round" : "by_move", { what: sentence(what) })}
        />
      </div>
    </Panel>
  );
};
