import type { VNode } from "preact";
import { reasonWords } from "../../../../src/core/reason-words.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { pathIn } from "../../layout.tsx";
import { reportPath } from "../../../http/paths.ts";
import type { DataOf } from "../../../operations/table.ts";
import { countText, resultText, toneOfResult, type ResultOfCheck } from "../dashboard/cells.tsx";
import { Form, Select } from "../form.tsx";
import { accountPaths, linkTo, pathTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import { Time } from "../time.tsx";
import type { AccountPage, Next, Visit } from "../visit.ts";
import type { Done } from "../words.ts";
import { alertNames, Alerts } from "./alerts.tsx";
import { isIntrusive, Schedule, scheduleFields, scheduleOf, titlesIn } from "./fields.tsx";
import { stateOf, type Watch } from "./list.tsx";
import { Ownership, type Seen } from "./ownership.tsx";
import { words } from "./words.ts";

const day = 86_400_000;

/** The page at `/account/watches/{id}`. */
export const watch: AccountPage = {
  needsSession: true,
  async show(visit) {
    const [watch, titles] = await Promise.all([visit.ask("watch", { parts: visit.parts }), titlesIn(visit)]);
    const [ownership, overview] = await Promise.all([
      visit.ask("ownership", { query: { target: watch.target } }),
      visit.ask("watchOverview", { query: { target: watch.target } }),
    ]);
    const results = overview.watches[0]?.results ?? [];
    return {
      title: harmless(watch.target, 253),
      main: <Page visit={visit} watch={watch} ownership={ownership} results={results} titles={titles} />,
    };
  },
  forms: {
    settings: {
      fields: scheduleFields,
      act: (visit, given) => change(visit, { ...scheduleOf(given) }, "watch-changed"),
    },
    alerts: {
      fields: alertNames,
      act: (visit, given) =>
        change(visit, Object.fromEntries(alertNames.map((name) => [name, given[name] ?? ""])), "watch-changed"),
    },
    pause: { fields: [], act: (visit) => change(visit, { paused: true }, "watch-paused") },
    resume: { fields: [], act: (visit) => change(visit, { paused: false }, "watch-resumed") },
    mute: {
      fields: ["days"],
      act(visit, { days = "1" }) {
        const until = visit.dependencies.now() + Math.min(Math.max(Number(days) || 1, 1), 365) * day;
        return change(visit, { mute_until: new Date(until).toISOString() }, "watch-muted");
      },
    },
    unmute: { fields: [], act: (visit) => change(visit, { mute_until: null }, "watch-unmuted") },
    run: {
      fields: [],
      async act(visit) {
        await visit.ask("runWatch", { parts: visit.parts });
        return back(visit, "watch-runs");
      },
    },
    verify: {
      fields: [],
      async act({ ask, parts }) {
        const { target } = await ask("watch", { parts });
        const { seen } = await ask("verifyOwnership", { body: { target } });
        return { made: seen satisfies Seen };
      },
    },
    remove: {
      fields: [],
      async act({ ask, parts, language }) {
        await ask("removeWatch", { parts });
        return { to: linkTo(accountPaths.watches, language, { done: "watch-removed" }) };
      },
    },
  },
};

async function change(visit: Visit, body: Readonly<Record<string, unknown>>, done: Done): Promise<Next> {
  await visit.ask("changeWatch", { parts: visit.parts, body });
  return back(visit, done);
}

function back({ parts, language }: Visit, done: Done): Next {
  return { to: linkTo(pathTo("watch", parts), language, { done }) };
}

interface PageProps {
  readonly visit: Visit;
  readonly watch: Watch;
  readonly ownership: DataOf<"ownership">;
  readonly results: readonly ResultOfCheck[];
  readonly titles: ReadonlyMap<string, string>;
}

function Page({ visit, watch, ownership, results, titles }: PageProps): VNode {
  const { language, dependencies } = visit;
  const { target, domain, mutedUntil } = watch;
  const states = stateOf(watch, dependencies.now());
  return (
    <>
      <p>
        {states.map((state) => (
          <>
            <span class={`tag ${state === "running" ? "pass" : "unknown"}`}>{words[state][language]}</span>{" "}
          </>
        ))}
        {states.includes("muted") ? (
          <span class="quiet">
            {words.mutedUntil[language]}: <Time at={mutedUntil} language={language} />
          </span>
        ) : null}
      </p>
      <p>
        <a href={linkTo(pathTo("domain", { domain }), language)}>
          {fill(words.toChanges, { domain: harmless(domain, 253) }, language)}
        </a>
        {" · "}
        <a href={pathIn(reportPath(target), language)}>{words.toReport[language]}</a>
      </p>
      <div class="actions">
        <Form visit={visit} name="run" look="plain" submit={words.runNow[language]} />
        {watch.paused ? (
          <Form visit={visit} name="resume" look="plain" submit={words.resume[language]} />
        ) : (
          <Form visit={visit} name="pause" look="plain" submit={words.pause[language]} />
        )}
        {states.includes("muted") ? (
          <Form visit={visit} name="unmute" look="plain" submit={words.unmute[language]} />
        ) : null}
      </div>
      <CheckTable visit={visit} watch={watch} ownership={ownership} results={results} titles={titles} />
      <Folds visit={visit} watch={watch} titles={titles} />
      <Ownership visit={visit} ownership={ownership} host={target} />
    </>
  );
}

function CheckTable({ visit: { language }, watch, ownership, results, titles }: PageProps): VNode {
  const byCheck = new Map(results.map((result) => [result.check, result]));
  return (
    <Rows
      label={words.checks[language]}
      heads={[words.check, words.result, words.last, words.next].map((each) => each[language])}
      rows={watch.checks.map((each) => [
        titles.get(each.check) ?? each.check,
        <Result
          check={each}
          result={byCheck.get(each.check)}
          isProven={ownership.proofs.length > 0}
          language={language}
        />,
        each.ranAt === null ? words.notYet[language] : <Time at={each.ranAt} language={language} />,
        each.dueAt === null ? "–" : <Time at={each.dueAt} language={language} />,
      ])}
    />
  );
}

interface ResultProps {
  readonly check: Watch["checks"][number];
  readonly result: ResultOfCheck | undefined;
  readonly isProven: boolean;
  readonly language: Language;
}

/** What the last run found: its grade or state, and the number of problems; else why there is none. */
function Result({ check: { check, ranAt, reason }, result, isProven, language }: ResultProps): VNode {
  if (isIntrusive(check) && !isProven) return <>{words.waits[language]}</>;
  if (ranAt === null) return <>{words.notYet[language]}</>;
  if (reason !== null) return <>{fill(words.failed, { reason: reasonWords(reason) }, language)}</>;
  if (!result || result.status === null) return <>{words.undetermined[language]}</>;
  return (
    <>
      <span class={`tag ${toneOfResult(result) ?? "unknown"}`}>{resultText(result, language)}</span>{" "}
      {countText(result.problems ?? 0, language)}
    </>
  );
}

function Folds({ visit, watch, titles }: Omit<PageProps, "ownership" | "results">): VNode {
  const { language, problem } = visit;
  return (
    <div class="folds">
      <details open={problem?.form === "settings"}>
        <summary>{words.settings[language]}</summary>
        <Form visit={visit} name="settings" submit={words.save[language]}>
          <Schedule
            visit={visit}
            form="settings"
            titles={titles}
            checks={watch.checks.map(({ check }) => check)}
            interval={watch.interval}
          />
        </Form>
      </details>
      <details open={problem?.form === "alerts"}>
        <summary>{words.alerts[language]}</summary>
        <Form visit={visit} name="alerts" submit={words.save[language]}>
          <Alerts visit={visit} form="alerts" watch={watch} />
        </Form>
      </details>
      <details>
        <summary>{words.mute[language]}</summary>
        <p>{words.muteAbout[language]}</p>
        <Form visit={visit} name="mute" look="plain" submit={words.mute[language]}>
          <Select
            visit={visit}
            form="mute"
            name="days"
            label={words.muteFor[language]}
            value="7"
            options={Object.entries(words.muteTimes).map(([days, text]) => [days, text[language]])}
          />
        </Form>
      </details>
      <details>
        <summary>{words.remove[language]}</summary>
        <p>{words.removeAbout[language]}</p>
        <Form visit={visit} name="remove" look="danger" submit={words.remove[language]} />
      </details>
    </div>
  );
}
