import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../core/result/result.ts";
import type { Outcome } from "../../core/policy.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { addressGroups, noteOf } from "../addresses.ts";
import { byCause, idsBeside } from "../causes.ts";
import { recordText } from "../fix-record.ts";
import { literal, markup } from "./escape.ts";
import { block, codeHtml, plainHtml, table } from "./html.ts";
import { isKnown, knownText } from "../known.ts";
import { markOf } from "../paint.ts";
import { costOf, inWords } from "../pretty.ts";
import { statusLineOf, titleOf } from "../state.ts";
import { runParts } from "./summary-run.ts";
import { unknownReasonOf, tallyOf } from "../tally.ts";
import { markFor, required, thresholdText } from "../thresholds.ts";
import { reportWords } from "../words.ts";

/** The language and maximum size of a summary. */
export interface SummaryOptions {
  readonly language: Language;
  /** How the run treats its verdict; absent for the defaults. */
  readonly outcome?: Outcome | undefined;
  /** Bytes; a runner shows nothing of a larger summary. */
  readonly limit: number;
}

/**
 * The page of a step: each target with its thresholds, findings and cost. Written as HTML blocks, in which Markdown is not parsed (CommonMark §4.6),
 * so that text from a target stays text.
 */
export function gateSummary(result: GateResult, { language, limit, outcome }: SummaryOptions): string {
  const several = result.targets.length > 1;
  const kept: string[] = [...runParts(result, { language, outcome }, limit / 2)];
  let room = limit - reserve - bytesOf(kept.join("\n"));
  let shownTargets = 0;
  for (const target of result.targets) {
    const section = fitting(room, (most) => (several ? folded(target, language, most) : open(target, language, most)));
    if (section === null) break;
    room -= bytesOf(section);
    kept.push(section);
    shownTargets++;
  }
  const left = result.targets.length - shownTargets;
  return [...kept, ...(left > 0 ? [block("p", plainHtml(say("moreTargets", language, left)))] : [])].join("\n");
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
  address: { en: "address", ko: "주소" },
  headers: { en: "headers", ko: "헤더" },
  note: { en: "note", ko: "비고" },
  moreTargets: {
    en: "+{count} more {count|target: it is/targets: they are} in the results file.",
    ko: "대상 +{count}개가 더 있습니다. 결과 파일에서 볼 수 있습니다.",
  },
  moreFindings: {
    en: "+{count} more {count|finding: it is/findings: they are} in the results file.",
    ko: "문제 +{count}건이 더 있습니다. 결과 파일에서 볼 수 있습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;

function say(id: keyof typeof own, language: Language, count = 0): string {
  return fill(own[id], { count }, language);
}

/** Maximum length of an offered record; longer ones are only in the results file. */
const longestRecord = 1200;

// A summary must stay readable; with less room it lists fewer findings.
const mostFindings = [50, 15, 5, 0] as const;

/** A section with as many findings as fit; null if it does not fit at all. */
function fitting(room: number, sectionOf: (most: number) => string): string | null {
  for (const most of mostFindings) {
    const section = sectionOf(most);
    if (bytesOf(section) <= room) return section;
  }
  return null;
}

/** Bytes reserved for the last line. */
const reserve = 1000;

function bytesOf(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function headline(target: GateTarget, language: Language): string {
  return `${markOf[target.verdict]} ${reportWords.verdict[target.verdict][language]} ${codeHtml(titleOf(target))}`;
}

function open(target: GateTarget, language: Language, most: number): string {
  const reason = unknownReasonOf(target, language);
  const told = reason === "" ? [] : [block("p", plainHtml(reason))];
  return [block("h3", headline(target, language)), ...told, ...sections(target, language, most)].join("\n");
}

/** Of several targets, only those that do not pass are expanded. */
function folded(target: GateTarget, language: Language, most: number): string {
  const isOpen = target.verdict === "fail" || target.verdict === "unknown";
  const title = `${headline(target, language)} ${plainHtml(tallyOf(target, language))}`;
  const head = `<details${isOpen ? " open" : ""}><summary>${title}</summary>\n`;
  return [head, ...sections(target, language, most), "</details>\n"].join("\n");
}

function sections(target: GateTarget, language: Language, most: number): readonly string[] {
  const { finalUrl, url, message, checks } = target;
  return [
    ...(finalUrl !== null && finalUrl !== url ? [block("p", `→ ${codeHtml(finalUrl)}`)] : []),
    ...(message ? [block("p", plainHtml(message))] : []),
    thresholdTable(checks, language),
    ...originTable(target, language),
    ...addressTables(target, language),
    ...findingTable(target.findings, language, most),
    ...knownLine(target.findings, language),
    ...unknownList(target, language),
    block("p", `<sub>${plainHtml(costOf(target, language))}</sub>`),
  ];
}

function thresholdTable(checks: readonly GateCheck[], language: Language): string {
  const head = (["threshold", "measured", "required", "source"] as const).map((id) => say(id, language));
  const rows = checks.map((check) => {
    const { id, source, message, action } = check;
    const why = [message, action ?? "", statusLineOf(check, language)].filter((text) => text !== "").map(plainHtml);
    return [
      `${markFor(check)} ${markup(id, 60)}`,
      plainHtml(thresholdText(check.actual, language)),
      plainHtml(required(check, language)),
      plainHtml(reportWords.source[source]?.[language] ?? source),
      why.join("<br>"),
    ];
  });
  return table([...head, ""], rows);
}

function originTable({ origins }: GateTarget, language: Language): readonly string[] {
  if (origins.length < 2) return [];
  const head = (["origin", "grade", "days"] as const).map((id) => say(id, language));
  const rows = origins.map(({ origin, grade, daysLeft }) => [
    codeHtml(origin),
    plainHtml(thresholdText(grade, language)),
    plainHtml(thresholdText(daysLeft, language)),
  ]);
  return [table(head, rows)];
}

function addressTables(target: GateTarget, language: Language): readonly string[] {
  const head = (["address", "grade", "headers", "days", "note"] as const).map((id) => say(id, language));
  return addressGroups(target, language).flatMap(({ title, rows }) => {
    const cells = rows.map((row) => [
      codeHtml(row.address),
      plainHtml(thresholdText(row.grade, language)),
      plainHtml(thresholdText(row.headers, language)),
      plainHtml(thresholdText(row.daysLeft, language)),
      plainHtml(noteOf(row, language)),
    ]);
    return [block("p", plainHtml(title)), ...(cells.length > 0 ? [table(head, cells)] : [])];
  });
}

function findingTable(all: readonly GateFinding[], language: Language, most: number): readonly string[] {
  const findings = byCause(all.filter((finding) => !isKnown(finding)));
  if (findings.length === 0) return [];
  const more = (left: number): readonly string[] =>
    left > 0 ? [block("p", plainHtml(say("moreFindings", language, left)))] : [];
  if (most === 0) return more(findings.length);
  const head = (["severity", "rule", "finding"] as const).map((id) => say(id, language));
  const rows = findings.slice(0, most).map((finding) => {
    const { id, severity, subject, cause, action, record } = finding;
    const texts = [cause, action, statusLineOf(finding, language)].filter((text) => text !== "");
    const mend = recordText(record, longestRecord);
    return [
      reportWords.severity[severity][language],
      [
        `${codeHtml(id)}${subject === undefined ? "" : ` ${codeHtml(subject)}`}`,
        ...alsoIn(idsBeside(finding), language),
      ].join("<br>"),
      [
        ...texts.map((text) => markup(text, 600)),
        ...(mend === "" ? [] : [`<code>${literal(mend, longestRecord)}</code>`]),
      ].join("<br>"),
    ];
  });
  return [table(head, rows), ...more(findings.length - rows.length)];
}

/** The findings in the baseline, which are whole in the results file. */
function knownLine(all: readonly GateFinding[], language: Language): readonly string[] {
  const text = knownText(byCause(all.filter(isKnown)), language);
  return text === "" ? [] : [block("p", `<sub>${plainHtml(text)}</sub>`)];
}

/** The other rules that report the same problem, or its effects. */
function alsoIn(ids: readonly string[], language: Language): readonly string[] {
  if (ids.length === 0) return [];
  // The ids are code, so they are not part of the sentence's text.
  const [before = "", after = ""] = fill(reportWords.also, { list: "|" }, language).split("|");
  return [`${plainHtml(before)}${ids.map((id) => codeHtml(id)).join(", ")}${plainHtml(after)}`];
}

function unknownList({ unknowns }: GateTarget, language: Language): readonly string[] {
  if (unknowns.length === 0) return [];
  const list = unknowns.map((each) => inWords(each, language)).join(", ");
  return [block("p", `<sub>${plainHtml(fill(reportWords.notCounted, { list }, language))}</sub>`)];
}
