import type { GateCheck, GateResult } from "../../../src/core/result/result.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { words } from "./words.ts";

/** One element of the page, as data: the server and the browser build the same page from it, and text is never read as markup. */
export interface Block {
  readonly tag: "section" | "h2" | "h3" | "p" | "ul" | "li" | "span" | "code" | "div";
  readonly look?: string;
  readonly text?: string;
  readonly inside?: readonly Block[];
}

/** The most targets, and findings of each, that the page shows. */
const [mostTargets, mostFindings] = [100, 100] as const;

/** Characters of a sentence of the file. */
const longest = 1500;

/** A report of the gate as a page. */
export function viewOfReport(result: GateResult, language: Language): readonly Block[] {
  const { verdict, generatedAt, tool, targets, totals, notices = [] } = result;
  const time = `${generatedAt.slice(0, 10)} ${generatedAt.slice(11, 16)} UTC`;
  const { pass, warn, fail, unknown } = totals;
  return [
    {
      tag: "div",
      look: `verdict ${verdict}`,
      inside: [
        { tag: "p", look: "mark", text: reportWords.verdict[verdict][language] },
        {
          tag: "p",
          text: fill(reportWords.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language),
        },
        { tag: "p", look: "quiet", text: fill(words.made, { time, version: safe(tool.version) }, language) },
      ],
    },
    ...list(
      words.notices[language],
      notices.map(({ message }) => [{ tag: "span", text: safe(message) }]),
    ),
    ...targets.slice(0, mostTargets).map((target) => viewOfTarget(target, language)),
    ...rest(targets.length - mostTargets, language),
  ];
}

function viewOfTarget(target: GateResult["targets"][number], language: Language): Block {
  const { url, name, verdict, message, checks, findings, incompleteChecks = [] } = target;
  return {
    tag: "section",
    look: "opened",
    inside: [
      {
        tag: "h2",
        inside: [
          { tag: "span", look: `tag ${verdict}`, text: reportWords.verdict[verdict][language] },
          { tag: "span", text: ` ${safe(name === undefined ? url : `${name} (${url})`)}` },
        ],
      },
      ...(message === undefined ? [] : [{ tag: "p", text: safe(message) } as const]),
      { tag: "ul", look: "thresholds", inside: checks.map((check) => viewOfThreshold(check, language)) },
      ...list(
        words.incomplete[language],
        incompleteChecks.map((each) => [{ tag: "span", text: `${safe(each.check)}: ${safe(each.message)}` }]),
      ),
      ...viewOfFindings(findings, language),
    ],
  };
}

function viewOfThreshold(check: GateCheck, language: Language): Block {
  const { id, status, expected, actual, message, action } = check;
  const tone = status === "waived" || status === "off" ? "unknown" : status;
  const word = status === "waived" || status === "off" ? words[status][language] : reportWords.status[status][language];
  const values = { id: safe(id), actual: valueText(actual, language), expected: valueText(expected, language) };
  return {
    tag: "li",
    inside: [
      { tag: "span", look: `tag ${tone}`, text: word },
      { tag: "span", text: ` ${fill(words.threshold, values, language)}` },
      ...[message, action ?? ""].flatMap((text): Block[] =>
        text === "" ? [] : [{ tag: "p", look: "quiet", text: safe(text) }],
      ),
    ],
  };
}

function valueText(value: GateCheck["actual"] | GateCheck["expected"], language: Language): string {
  if (value === null) return reportWords.unmeasured[language];
  if (typeof value === "boolean") return reportWords[value ? "yes" : "no"][language];
  return value === "off" ? words.off[language] : safe(`${value}`);
}

function viewOfFindings(findings: GateResult["targets"][number]["findings"], language: Language): readonly Block[] {
  if (findings.length === 0) return [{ tag: "p", text: words.noFindings[language] }];
  return [
    { tag: "h3", text: fill(words.findings, { count: findings.length }, language) },
    {
      tag: "ul",
      look: "issues",
      inside: findings.slice(0, mostFindings).map(({ id, severity, cause, action }): Block => ({
        tag: "li",
        look: severity,
        inside: [
          { tag: "span", look: "severity", text: reportWords.severity[severity][language] },
          { tag: "span", text: ` ${safe(cause)}` },
          { tag: "p", text: safe(action) },
          { tag: "code", text: safe(id) },
        ],
      })),
    },
    ...rest(findings.length - mostFindings, language),
  ];
}

function list(title: string, items: readonly (readonly Block[])[]): readonly Block[] {
  if (items.length === 0) return [];
  return [
    { tag: "h3", text: title },
    { tag: "ul", inside: items.map((inside) => ({ tag: "li", inside })) },
  ];
}

function rest(count: number, language: Language): readonly Block[] {
  return count > 0 ? [{ tag: "p", look: "quiet", text: fill(words.more, { count }, language) }] : [];
}

function safe(text: string): string {
  return harmless(text, longest);
}
