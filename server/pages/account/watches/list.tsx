import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Field, Form } from "../form.tsx";
import { linkTo, pathTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import { Time } from "../time.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { Schedule, scheduleFields, scheduleOf, titlesIn } from "./fields.tsx";
import { words } from "./words.ts";

/** A watch as the API shows it. */
export type Watch = DataOf<"watch">;

/** The page at `/account/watches`. */
export const watches: AccountPage = {
  needsSession: true,
  async show(visit) {
    const [told, titles] = await Promise.all([visit.ask("watches"), titlesIn(visit)]);
    return { title: words.title[visit.language], main: <Watches visit={visit} told={told} titles={titles} /> };
  },
  forms: {
    add: {
      fields: ["target", ...scheduleFields],
      async act({ ask, language }, given) {
        const { id } = await ask("addWatch", { body: { target: given["target"], ...scheduleOf(given) } });
        return { to: linkTo(pathTo("watch", { id }), language, { done: "watch-added" }) };
      },
    },
  },
};

interface WatchesProps {
  readonly visit: Visit;
  readonly told: DataOf<"watches">;
  readonly titles: ReadonlyMap<string, string>;
}

function Watches({ visit, told: { watches, quota }, titles }: WatchesProps): VNode {
  const { language } = visit;
  const { used, limit } = quota.watches;
  const { used: checks, limit: most } = quota.checks;
  return (
    <>
      <p class="lede">{words.lede[language]}</p>
      <h2>{words.yours[language]}</h2>
      {watches.length === 0 ? (
        <p class="empty">{words.none[language]}</p>
      ) : (
        <>
          <WatchTable visit={visit} watches={watches} />
          <p class="quiet">{fill(words.used, { used, limit, checks, most }, language)}</p>
        </>
      )}
      <h2 id="add">{words.add[language]}</h2>
      <Form visit={visit} name="add" submit={words.add[language]}>
        <Field
          visit={visit}
          form="add"
          name="target"
          label={words.target[language]}
          hint={words.targetHint[language]}
          inputMode="url"
          value={visit.query.get("target") ?? ""}
        />
        <Schedule visit={visit} form="add" titles={titles} />
      </Form>
    </>
  );
}

function WatchTable({
  visit: { language },
  watches,
}: Pick<WatchesProps, "visit"> & { readonly watches: readonly Watch[] }): VNode {
  const known: Readonly<Record<string, { readonly en: string; readonly ko: string }>> = words.intervals;
  return (
    <Rows
      label={words.yours[language]}
      heads={[words.target, words.state, words.interval, words.last, words.next].map((each) => each[language])}
      rows={watches.map((watch) => {
        const { last, next } = timesOf(watch);
        return [
          <a href={linkTo(pathTo("watch", { id: watch.id }), language)}>{harmless(watch.target, 253)}</a>,
          stateOf(watch, Date.now())
            .map((state) => words[state][language])
            .join(", "),
          known[watch.interval]?.[language] ?? watch.interval,
          last === null ? words.notYet[language] : <Time at={last} language={language} />,
          next === null ? "–" : <Time at={next} language={language} />,
        ];
      })}
    />
  );
}

/** What a watch does now. */
export function stateOf(
  { paused, mutedUntil }: Pick<Watch, "paused" | "mutedUntil">,
  now: number,
): readonly ("running" | "paused" | "muted")[] {
  const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > now;
  return [paused ? "paused" : "running", ...(isMuted ? (["muted"] as const) : [])];
}

/** The last and next run of a watch's checks. */
function timesOf({ checks }: Watch): { readonly last: string | null; readonly next: string | null } {
  const last =
    checks
      .flatMap(({ ranAt }) => ranAt ?? [])
      .toSorted()
      .at(-1) ?? null;
  const next = checks.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null;
  return { last, next };
}
