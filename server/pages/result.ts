import type { AnyCheck } from "../../src/core/check.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import type { Issue } from "../../src/core/result/interpretation.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { harmless } from "../../src/report/github/escape.ts";
import { words as reportWords } from "../../src/report/words.ts";
import { tablesOf } from "../../src/run/answer.ts";
import { checkPath } from "./paths.ts";
import { form } from "./form.ts";
import { layout, pathIn } from "./layout.tsx";
import { markup, type Markup } from "./markup.ts";
import { code, rowList, stackingTable } from "./rows.ts";
import type { Setting } from "./site.ts";
import { viewOf } from "./view.ts";
import { words } from "./words.ts";

/** What the page of a check is rendered from. */
export interface CheckPageOptions {
  readonly check: AnyCheck;
  readonly setting: Setting;
  /** The query that it was asked with, which fills the form. */
  readonly search?: string;
  /** What was answered; nothing where nothing was asked yet. */
  readonly envelope?: Success | Refusal;
}

/** Characters of a sentence or of a value from outside. */
const longest = 2500;

/** The page of a check at `/check/<id>`: the result, where there is one, and a form with all parameters. */
export function checkPage({ check, setting, search = "", envelope }: CheckPageOptions): string {
  const { language } = setting;
  const title = check.title[language];
  const given = new URLSearchParams(search);
  const target = check.method === "POST" || !check.subject ? "" : harmless(given.get(check.subject) ?? "", 300);
  const again = envelope ? markup`<h2>${words.again[language]}</h2>` : null;
  const main = markup`<div class="frame">
    <h1>${title}</h1>
    ${target === "" ? null : markup`<p class="lede">${code(target)}</p>`}
    ${envelope ? resultOf(envelope, check, language) : markup`<p class="lede">${check.about[language]}</p>`} ${again}
    ${form(check, { language, given, isWhole: true })}
    <p><a href="${pathIn(`/docs/${check.id}`, language)}">${words.reference[language]}: ${title}</a></p>
  </div>`;
  const page = {
    path: checkPath(check),
    inLanguage: (each: Language) => pathWith(check, given, each),
    title: `${target === "" ? "" : `${target} · `}${title} · Portcullis`,
    description: check.about[language],
    main,
  };
  return layout(page, setting);
}

/** The same question in another language; that of a POST cannot stand in a link. */
function pathWith(check: AnyCheck, given: URLSearchParams, language: Language): string {
  const kept = [...given].filter(([name]) => name !== "lang");
  const query = new URLSearchParams(kept);
  if (language !== languages[0]) query.set("lang", language);
  return query.size === 0 ? checkPath(check) : `${checkPath(check)}?${query.toString()}`;
}

function resultOf(envelope: Success | Refusal, check: AnyCheck, language: Language): Markup {
  const { requestId } = envelope;
  const id = markup`<p class="quiet">${words.requestId[language]}: ${code(requestId)}</p>`;
  if (envelope.ok) return markup`${success(envelope, check, language)} ${id}`;
  const { code: kind, message, reason } = envelope.error;
  return markup`<div class="verdict unknown">
      <p class="mark">${words.noResult[language]}</p>
      <p>${harmless(message, longest)}</p>
    </div>
    <p class="quiet">${words.codes[language]}: ${code(kind)} ${code(harmless(reason, 100))}</p>
    ${id}`;
}

function success({ data, updatedAt, cached }: Success, check: AnyCheck, language: Language): Markup {
  const { status, mark, summary, facts, issues } = viewOf(data, language);
  const time = markup`<time datetime="${updatedAt}">${updatedAt?.replace("T", " ").replace(/\.\d+Z$/, " UTC") ?? ""}</time>`;
  const { raw } = data as { readonly raw?: unknown };
  const tables = tablesOf(check, data).filter(({ rows }) => rows.length > 0);
  return markup`<div class="verdict ${status}">
      <p class="mark">${mark}</p>
      <p>${harmless(summary, longest)}</p>
    </div>
    ${
      facts.length === 0
        ? null
        : markup`<h2>${words.facts[language]}</h2>
          ${rowList(facts.map(([label, value]) => [harmless(label, 100), harmless(value, longest)]))}`
    }
    <h2>${words.issues[language]}</h2>
    ${
      issues.length === 0
        ? markup`<p>${words.noIssues[language]}</p>`
        : markup`<ul class="issues">
          ${issues.map((issue) => issueItem(issue, language))}
        </ul>`
    }
    ${tables.length === 0 ? null : markup`<h2>${words.details[language]}</h2>`}
    ${tables.map((table, at) => stackingTable(table, `${words.details[language]} ${at + 1}`, language))}
    <h2>${words.data[language]}</h2>
    <details>
      <summary>${words.showData[language]}</summary>
      <pre tabindex="0"><code>${readableJson(raw ?? data)}</code></pre>
    </details>
    <p class="quiet">${words.measuredAt[language]}: ${time}${cached ? ` (${words.cached[language]})` : ""}</p>`;
}

function issueItem({ id, severity, cause, action, ...seen }: Issue, language: Language): Markup {
  const { subject, evidence, record, reference } = seen;
  const facts: readonly (readonly [label: string, value: Markup | undefined])[] = [
    [words.subject[language], subject === undefined ? undefined : code(harmless(subject, longest))],
    [words.seen[language], evidence === undefined ? undefined : code(harmless(evidence, longest))],
    [words.rule[language], reference === undefined ? undefined : ruleOf(reference)],
  ];
  return markup`<li class="${severity}">
    <h3><span class="severity">${reportWords.severity[severity][language]}</span> ${harmless(cause, longest)}</h3>
    <p>${harmless(action, longest)}</p>
    ${record ? markup`<pre tabindex="0"><code>${[record.name, record.type, record.value].map((each) => harmless(each, longest)).join(" ")}</code></pre>` : null}
    <p class="quiet">
      ${code(id)} ${facts.map(([label, value]) => (value ? markup`<br />${label}: ${value}` : null))}
    </p>
  </li>`;
}

/** Where a rule is written down: a section of a document, or an address, which may continue on the next line after a slash. */
function ruleOf(reference: string): Markup {
  if (!reference.startsWith("https://")) return markup`${reference}`;
  const parts = reference.split(/(?<=\/)(?=[^/])/);
  return markup`<a href="${reference}" rel="noreferrer">${parts.map((part) => markup`${part}<wbr />`)}</a>`;
}

/** JSON of what was observed; characters that cannot be seen, or that change the order of others, are escaped as JSON has it. */
function readableJson(value: unknown): Markup {
  const text = JSON.stringify(value, null, 2).replace(/\p{Cf}|[\u007f-\u009f\u2028\u2029]/gu, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
  return markup`${text}`;
}
