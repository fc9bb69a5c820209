import type { VNode } from "preact";
import { intrusiveChecks, usualChecks, watchableChecks } from "../../../monitoring/watches/watchable.ts";
import { Check, Select } from "../form.tsx";
import type { Visit } from "../visit.ts";
import { fieldProblems } from "../words.ts";
import { words } from "./words.ts";

/** One field per check, since a form may send a name only once. */
const fieldOf = (check: string): string => `check_${check.replaceAll("-", "_")}`;

/** The fields of the checks and of the interval. */
export const scheduleFields: readonly string[] = [...watchableChecks.map(fieldOf), "interval"];

/** The fields in the API's form. */
export function scheduleOf(given: Readonly<Record<string, string>>): {
  readonly checks: readonly string[];
  readonly interval: string;
} {
  const checks = watchableChecks.filter((check) => given[fieldOf(check)] === "1");
  return { checks, interval: given["interval"] ?? "1d" };
}

interface ScheduleProps {
  readonly visit: Visit;
  readonly form: string;
  readonly titles: ReadonlyMap<string, string>;
  readonly checks?: readonly string[];
  readonly interval?: string;
}

/** Which checks run, and how often. */
export function Schedule({ visit, form, titles, checks = usualChecks, interval = "1d" }: ScheduleProps): VNode {
  const { language, problem } = visit;
  const isWrong = problem?.form === form && problem.field === "checks";
  const known: Readonly<Record<string, { readonly en: string; readonly ko: string }>> = words.intervals;
  const choices = Object.keys(known);
  const offered = choices.includes(interval) ? choices : [interval, ...choices];
  return (
    <>
      <fieldset aria-describedby={`${form}-intrusive${isWrong ? ` ${form}-checks-wrong` : ""}`}>
        <legend>{words.checks[language]}</legend>
        {isWrong ? (
          <p class="wrong" id={`${form}-checks-wrong`}>
            {fieldProblems["checks"]?.[language]}
          </p>
        ) : null}
        <div class="checks">
          {watchableChecks.map((check) => (
            <Check
              visit={visit}
              form={form}
              name={fieldOf(check)}
              isChecked={checks.includes(check)}
              label={
                <>
                  {titles.get(check) ?? check} <span class="quiet">{check}</span>
                  {isIntrusive(check) ? <span class="quiet"> · {words.needsProof[language]}</span> : null}
                </>
              }
            />
          ))}
        </div>
        <p class="hint" id={`${form}-intrusive`}>
          {words.intrusive[language]}
        </p>
      </fieldset>
      <Select
        visit={visit}
        form={form}
        name="interval"
        label={words.interval[language]}
        value={interval}
        options={offered.map((each) => [each, known[each]?.[language] ?? each])}
      />
    </>
  );
}

/** Whether a check runs only while ownership is proven. */
export function isIntrusive(check: string): boolean {
  return intrusiveChecks.some((each) => each === check);
}

/** The titles of the checks by their ids. */
export async function titlesIn({ pages, language }: Visit): Promise<ReadonlyMap<string, string>> {
  return new Map((await pages.checks()).map(({ id, title }) => [id, title[language]]));
}
