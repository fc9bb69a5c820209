import { printable } from "../../../src/core/printable.ts";
import type { ComponentChildren, VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Issue } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { tablesOf } from "../../../src/run/answer.ts";
import { Action } from "../action.tsx";
import { isTold, Pictures } from "../pictures/pictures.tsx";
import { Sign } from "../pictures/sign.tsx";
import { RecordToPublish } from "../record.tsx";
import type { ProviderHint } from "../report/dns-provider.ts";
import { Code, RowList } from "../rows.tsx";
import { StackingTable } from "../table.tsx";
import { viewOf } from "../view.ts";
import { words } from "./words.ts";

/** The most characters of a sentence or an external value. */
const longest = 2500;

interface ResultProps {
  readonly check: AnyCheck;
  /** The `data` of the answer. */
  readonly data: unknown;
  readonly language: Language;
}

/** An answer for people: verdict, findings, pictures, key figures, tables, and all of it as JSON. */
export function Result({ check, data, language }: ResultProps): VNode {
  const { status, mark, word, summary, facts, issues } = viewOf(data, language);
  const tables = tablesOf(check, data).filter((_, at) => !isTold(check.id, at));
  const { raw } = data as { readonly raw?: unknown };
  return (
    <>
      <div class={`verdict ${status}`}>
        <p class="mark">
          <svg viewBox="0 0 16 16" width="26" height="26" aria-hidden="true">
            <Sign status={status} x={0} y={0} />
          </svg>
          {harmless(mark, longest)}
          {word === null ? null : <span class="status">{word}</span>}
        </p>
        <p>{harmless(summary, longest)}</p>
      </div>
      <h2>{words.issues[language]}</h2>
      <Issues issues={issues} language={language} />
      <h2>{words.pictures[language]}</h2>
      <Pictures check={check.id} data={data} language={language} />
      <h3>{words.facts[language]}</h3>
      <RowList rows={facts.map(([label, value]) => [harmless(label, longest), harmless(value, longest)])} />
      <Details tables={tables} language={language} />
      <details class="raw">
        <summary>{words.data[language]}</summary>
        <pre tabIndex={0}>
          <code>{readableJson(raw ?? data)}</code>
        </pre>
      </details>
    </>
  );
}

interface DetailsProps {
  readonly tables: readonly Table[];
  readonly language: Language;
}

function Details({ tables, language }: DetailsProps): VNode | null {
  if (tables.length === 0) return null;
  return (
    <>
      <h2>{words.details[language]}</h2>
      {tables.map((table, at) => (
        <StackingTable table={table} label={fill(words.detail, { number: at + 1 }, language)} language={language} />
      ))}
    </>
  );
}

interface IssuesProps {
  readonly issues: readonly Issue[];
  readonly language: Language;
}

function Issues({ issues, language }: IssuesProps): VNode {
  if (issues.length === 0) return <p>{words.noIssues[language]}</p>;
  return (
    <ul class="issues">
      {issues.map((issue) => (
        <Finding issue={issue} language={language} />
      ))}
    </ul>
  );
}

interface FindingProps {
  readonly issue: Issue;
  readonly language: Language;
  /** The check that found it, where several are shown together. */
  readonly source?: string;
  /** Where the records of the domain are published, where known. */
  readonly hint?: ProviderHint | null;
  /** Shown below the action. */
  readonly children?: ComponentChildren;
}

/** One finding: the problem, the action, and the record to publish where known. */
export function Finding({ issue, language, source, hint = null, children }: FindingProps): VNode {
  const { id, severity, cause, action, subject, evidence, record, reference } = issue;
  const facts: readonly (readonly [label: string, value: ComponentChildren])[] = [
    [words.subject[language], subject === undefined ? null : <Code text={harmless(subject, longest)} />],
    [words.rule[language], reference === undefined ? null : <Rule reference={reference} />],
  ];
  return (
    <li class={severity}>
      <h3>
        <span class="severity">{reportWords.severity[severity][language]}</span> {harmless(cause, longest)}
      </h3>
      <p>
        <Action text={harmless(action, longest)} language={language} />
      </p>
      {record ? <RecordToPublish record={record} language={language} hint={hint} /> : null}
      {children}
      <p class="quiet">
        {source === undefined ? null : `${source} · `}
        <Code text={id} />
        {facts.map(([label, value]) => (value === null ? null : [<br />, `${label}: `, value]))}
      </p>
      {evidence === undefined ? null : (
        <details data-fold={`evidence ${id} ${printable(subject ?? "")}`}>
          <summary>{words.evidence[language]}</summary>
          <pre tabIndex={0}>
            <code>{harmless(evidence, longest)}</code>
          </pre>
        </details>
      )}
    </li>
  );
}

/** The source of a rule: a section of a document, or a URL, which may wrap after a slash. */
function Rule({ reference }: { readonly reference: string }): VNode {
  if (!reference.startsWith("https://")) return <>{harmless(reference, longest)}</>;
  return (
    <a href={reference} rel="noreferrer">
      {reference.split(/(?<=\/)(?=[^/])/).map((part) => [part, <wbr />])}
    </a>
  );
}

/** JSON of the observation; invisible and bidirectional control characters are escaped. */
function readableJson(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? "null").replace(/\p{Cf}|[\u007f-\u009f\u2028\u2029]/gu, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
