import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { markup } from "./github-escape.ts";
import { markOf } from "./paint.ts";
import { costOf, inWords, tallyOf, together } from "./pretty.ts";
import { required, shown } from "./thresholds.ts";
import { words } from "./words.ts";

/** For whom a summary is written, and how large it may be. */
export interface SummaryOptions {
  readonly language: Language;
  /** Bytes; a runner shows nothing of what is larger than it allows. */
  readonly limit: number;
}

/**
 * The page of a step: each target with its thresholds, findings and cost. It is written as blocks of HTML, within which Markdown
 * is not read (CommonMark §4.6), so that what comes from a target can be nothing but text.
 */
export function gateSummary(result: GateResult, { language, limit }: SummaryOptions): string {
  const several = result.targets.length > 1;
  const kept: string[] = several ? [totals(result, language)] : [];
  let room = limit - reserve - bytesOf(kept.join(""));
  let shownTargets = 0;
  for (const target of result.targets) {
    const section = several ? folded(target, language) : open(target, language);
    room -= bytesOf(section);
    if (room < 0) break;
    kept.push(section);
    shownTargets++;
  }
  const left = result.targets.length - shownTargets;
  return [...kept, ...(left > 0 ? [block("p", plain(say("moreTargets", language, left)))] : [])].join("\n");
}

const own = {
  threshold: { en: "threshold", ko: "기준" },
  measured: { en: "measured", ko: "측정값" },
  required: { en: "required", ko: "요구값" },
  source: { en: "set by", ko: "출처" },
  severity: { en: "severity", ko: "심각도" },
  rule: { en: "rule", ko: "규칙" },
  finding: { en: "finding", ko: "문제와 조치" },
  origin: { en: "origin", ko: "오리진" },
  grade: { en: "grade", ko: "등급" },
  days: { en: "days left", ko: "남은 일수" },
  moreTargets: {
    en: "+{count} more targets: they are in the results file.",
    ko: "대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다.",
  },
  moreFindings: {
    en: "+{count} more findings: they are in the results file.",
    ko: "문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;

function say(id: keyof typeof own, language: Language, count = 0): string {
  return fill(own[id], { count }, language);
}

/** Bytes that are kept for the last line. */
const reserve = 1000;

function bytesOf(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** A block ends at the next empty line. */
function block(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>\n`;
}

function plain(text: string): string {
  return markup(text, 2500);
}

function code(text: string): string {
  return `<code>${markup(text, 500)}</code>`;
}

function totals({ targets, totals: count }: GateResult, language: Language): string {
  const { pass, warn, fail, unknown } = count;
  return block("p", plain(fill(words.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language)));
}

function headline(target: GateTarget, language: Language): string {
  return `${markOf[target.verdict]} ${words.verdict[target.verdict][language]} ${code(target.url)}`;
}

function open(target: GateTarget, language: Language): string {
  return [block("h3", headline(target, language)), ...sections(target, language)].join("\n");
}

/** Of several targets, those that keep the gate from passing are unfolded. */
function folded(target: GateTarget, language: Language): string {
  const isOpen = target.verdict === "fail" || target.verdict === "unknown";
  const title = `${headline(target, language)} ${plain(tallyOf(target, language))}`;
  const head = `<details${isOpen ? " open" : ""}><summary>${title}</summary>\n`;
  return [head, ...sections(target, language), "</details>\n"].join("\n");
}

function sections(target: GateTarget, language: Language): readonly string[] {
  const { finalUrl, url, message, checks } = target;
  return [
    ...(finalUrl !== null && finalUrl !== url ? [block("p", `→ ${code(finalUrl)}`)] : []),
    ...(message ? [block("p", plain(message))] : []),
    thresholdTable(checks, language),
    ...originTable(target, language),
    ...findingTable(target.findings, language),
    ...unknownList(target, language),
    block("p", `<sub>${plain(costOf(target, language))}</sub>`),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((each) => `<th>${each}</th>`).join("");
  // The first cell is a word or two, which in Korean would break anywhere.
  const body = rows.map(([first = "", ...cells]) => {
    const others = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr><td nowrap>${first}</td>${others}</tr>`;
  });
  return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}

function thresholdTable(checks: readonly GateCheck[], language: Language): string {
  const head = (["threshold", "measured", "required", "source"] as const).map((id) => say(id, language));
  const rows = checks.map((check) => {
    const { id, status, source, message, action } = check;
    const why = [message, action ?? ""].filter((text) => text !== "").map(plain);
    return [
      `${markOf[status]} ${id}`,
      plain(shown(check.actual, language)),
      plain(required(check, language)),
      plain(words.source[source]?.[language] ?? source),
      why.join("<br>"),
    ];
  });
  return table([...head, ""], rows);
}

function originTable({ origins }: GateTarget, language: Language): readonly string[] {
  if (origins.length < 2) return [];
  const head = (["origin", "grade", "days"] as const).map((id) => say(id, language));
  const rows = origins.map(({ origin, grade, daysLeft }) => [
    code(origin),
    plain(shown(grade, language)),
    plain(shown(daysLeft, language)),
  ]);
  return [table(head, rows)];
}

/** What nobody reads to the end helps nobody. */
const mostFindings = 50;

function findingTable(all: readonly GateFinding[], language: Language): readonly string[] {
  const findings = together(all);
  if (findings.length === 0) return [];
  const head = (["severity", "rule", "finding"] as const).map((id) => say(id, language));
  const rows = findings
    .slice(0, mostFindings)
    .map(({ id, severity, subject, cause, action }) => [
      words.severity[severity][language],
      `${code(id)}${subject === undefined ? "" : ` ${code(subject)}`}`,
      `${markup(cause, 600)}<br>${markup(action, 600)}`,
    ]);
  const left = findings.length - rows.length;
  return [table(head, rows), ...(left > 0 ? [block("p", plain(say("moreFindings", language, left)))] : [])];
}

function unknownList({ unknowns }: GateTarget, language: Language): readonly string[] {
  if (unknowns.length === 0) return [];
  const list = unknowns.map((each) => inWords(each, language)).join(", ");
  return [block("p", `<sub>${plain(fill(words.notCounted, { list }, language))}</sub>`)];
}
