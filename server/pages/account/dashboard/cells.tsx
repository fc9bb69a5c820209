import type { VNode } from "preact";
import { wordsOf } from "../../../../src/checks/changes/titles.ts";
import { reasonWords } from "../../../../src/core/reason-words.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import type { Status } from "../../../../src/core/result/interpretation.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { toneOf, toneText } from "../../tone.ts";
import { When } from "../../when.tsx";
import { linkTo, pathTo } from "../paths.ts";
import { words } from "./words.ts";

/** A watch of the overview. */
export type WatchRow = DataOf<"watchOverview">["watches"][number];

/** The last result of one check in the overview. */
export type ResultOfCheck = WatchRow["results"][number];

interface CellProps<Field extends keyof WatchRow = "results"> {
  readonly row: Pick<WatchRow, Field>;
  readonly language: Language;
}

/** The colour of a result; null without one. An earlier result says nothing about a target whose last run has none. */
export function toneOfResult({ status, grade, score, reason }: ResultOfCheck): Status | null {
  if (status !== null && reason !== null) return "unknown";
  return status && toneOf({ status, ...(grade !== null && { grade: grade as "A" }), ...(score !== null && { score }) });
}

/** A result in one or two words: its grade, or its state. One from before a run without a result is called so. */
export function resultText(result: ResultOfCheck, language: Language): string {
  const { status, grade, reason } = result;
  const tone = toneOfResult({ ...result, reason: null });
  const text = grade ?? (tone === null ? words.unmeasured[language] : toneText(tone, language));
  return status === null || reason === null ? text : fill(words.before, { result: text }, language);
}

/** The last result of each check, by its grade where it has one. */
export function Grades({ row: { results }, language }: CellProps): VNode {
  const measured = results.filter(({ status }) => status !== null);
  if (measured.length === 0) return <span class="quiet">{words.unmeasured[language]}</span>;
  return (
    <ul class="grades">
      {measured.map((result) => (
        <li class={`tag ${toneOfResult(result) ?? "unknown"}`}>
          {result.check} <b>{resultText(result, language)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The certificate that expires first. */
export function CertificateCell({
  row: { certificate, results },
  language,
}: CellProps<"certificate" | "results">): VNode {
  if (!results.some(({ check }) => check === "ssl")) return <span class="quiet">{words.notChecked[language]}</span>;
  if (certificate === null) return <span class="quiet">{words.noCertificate[language]}</span>;
  return <DaysLeft {...certificate} language={language} />;
}

interface DaysLeftProps {
  readonly notAfter: string;
  readonly daysLeft: number;
  readonly language: Language;
}

/** Days from which a certificate of usual length should have been renewed, and from which it is urgent. */
const [soon, verySoon] = [21, 7] as const;

/** How long a certificate is valid, with the exact end. */
export function DaysLeft({ notAfter, daysLeft, language }: DaysLeftProps): VNode {
  const end = `${notAfter.slice(0, 10)} ${notAfter.slice(11, 16)} UTC`;
  return (
    <time class={`days ${toneOfDays(daysLeft)}`} dateTime={notAfter} title={end}>
      {daysText(daysLeft, language)}
    </time>
  );
}

function toneOfDays(days: number): Status {
  if (days < verySoon) return "fail";
  return days < soon ? "warn" : "pass";
}

function daysText(days: number, language: Language): string {
  if (days < 0) return words.expired[language];
  if (days === 0) return words.lastDay[language];
  return fill(words.days, { days }, language);
}

/** Characters of a value in a cell. */
const longestValue = 60;

/** The latest change, with a link to all of the domain. */
export function ChangeCell({ row: { lastChange, domain }, language }: CellProps<"lastChange" | "domain">): VNode {
  if (lastChange === null) return <span class="quiet">{words.noChange[language]}</span>;
  const { at, check, field, subject, from, to } = lastChange;
  const { title } = wordsOf({ check, field, from, to });
  const what = `${title[language]}${subject === null ? "" : ` ${harmless(subject, longestValue)}`}`;
  const values = { from: valueText(from, language), to: valueText(to, language) };
  return (
    <>
      <a href={linkTo(pathTo("domain", { domain }), language)}>
        <When at={Date.parse(at)} language={language} />
      </a>{" "}
      <span class="quiet">{fill(words.changed, { check: harmless(check, 40), what, ...values }, language)}</span>
    </>
  );
}

function valueText(value: string | null, language: Language): string {
  if (value === null) return words.nothing[language];
  return harmless(value.length > longestValue ? `${value.slice(0, longestValue)}…` : value, longestValue + 1);
}

/** When the checks last ran, and with what result: the number of problems, and each check that has no result with its reason. */
export function RunCell({ row: { results }, language }: CellProps): VNode {
  const ran = results
    .flatMap(({ ranAt }) => ranAt ?? [])
    .toSorted()
    .at(-1);
  if (ran === undefined) return <span class="quiet">{words.unmeasured[language]}</span>;
  const failed = results.filter(({ reason }) => reason !== null);
  const measured = results.filter(({ status, reason }) => status !== null && reason === null);
  const count = measured.reduce((sum, { problems }) => sum + (problems ?? 0), 0);
  return (
    <>
      <When at={Date.parse(ran)} language={language} />
      {measured.length === 0 ? null : <>: {countText(count, language)}</>}
      {failed.map((result) => (
        <span class="failed">{failureText(result, language)}</span>
      ))}
    </>
  );
}

/** A number of problems in words. */
export function countText(count: number, language: Language): string {
  if (count === 0) return words.good[language];
  return fill(words.problems, { count }, language);
}

function failureText({ check, reason }: ResultOfCheck, language: Language): string {
  if (reason === "ownership") return fill(words.waits, { check }, language);
  return fill(words.failed, { check, reason: reasonWords(reason) }, language);
}
