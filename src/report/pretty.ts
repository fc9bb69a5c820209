import type { Severity } from "../core/interpretation.ts";
import { printable } from "../core/printable.ts";
import type { GateFinding, GateResult, GateTarget } from "../core/result.ts";
import { fill, type Language } from "../core/text.ts";
import { addressLines } from "./addresses.ts";
import { indentIn, issueLines } from "./issues.ts";
import { markOf, toneOfVerdict, type Paint } from "./paint.ts";
import { standingOf, titleOf, waivedCount } from "./standing.ts";
import { originLines, thresholdLines } from "./thresholds.ts";
import { cut, widthOf, wrap } from "./width.ts";
import { words } from "./words.ts";

/** For whom a report is written: the language, whether with colours, and how wide. */
export interface PrettyOptions {
  readonly language: Language;
  readonly paint: Paint;
  /** Columns. */
  readonly width: number;
}

/** The report of a gate for people: verdict first, then each threshold, each finding, and what it cost. */
export function prettyGate(result: GateResult, options: PrettyOptions): string {
  const targets = result.targets.map((target) => prettyTarget(target, options).join("\n"));
  return `${[...targets, ...totalLines(result, options), ...noticeLines(result, options)].join("\n\n")}\n`;
}

function prettyTarget(target: GateTarget, options: PrettyOptions): readonly string[] {
  return [
    headline(target, options),
    ...whereLines(target, options),
    "",
    ...target.checks.flatMap((check) => thresholdLines(check, options)),
    ...originLines(target, options),
    ...addressLines(target, options),
    ...findingLines(target.findings, options),
    ...unknownLines(target, options),
    "",
    costLine(target, options),
  ];
}

/** Where fewer columns are left for the URL, the tally goes to a line of its own. */
const narrowestUrl = 30;

function headline(target: GateTarget, { language, paint, width }: PrettyOptions): string {
  const mark = markOf[target.verdict];
  const verdict = words.verdict[target.verdict][language];
  const tally = tallyOf(target, language);
  const head = `${mark} ${verdict}  `;
  const room = width - widthOf(head) - widthOf(tally) - 2;
  const isRoomy = room >= narrowestUrl;
  const url = cut(printable(titleOf(target), 2048), isRoomy ? room : width - widthOf(head));
  const gap = isRoomy ? " ".repeat(room + 2 - widthOf(url)) : "\n  ";
  return paint(toneOfVerdict[target.verdict], head) + paint("strong", url) + gap + paint("quiet", tally);
}

/** How many thresholds are met, missed or open, in a few words. */
export function tallyOf({ checks }: GateTarget, language: Language): string {
  const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
  const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
  const failed = gated.filter(({ status }) => status === "fail").length;
  const unknown = gated.filter(({ status }) => status === "unknown").length;
  const params = { count: gated.length, failed, unknown };
  const say = (): string => {
    if (gated.length === 0) return excused === "" ? words.off[language] : "";
    if (failed > 0 && unknown > 0) return fill(words.belowAndUnknown, params, language);
    if (failed > 0) return fill(words.below, params, language);
    return fill(unknown > 0 ? words.undetermined : words.met, params, language);
  };
  return [say(), excused].filter((text) => text !== "").join(", ");
}

/** Where the redirects led, and why something could not be measured. */
function whereLines(target: GateTarget, { width, paint }: PrettyOptions): readonly string[] {
  const moved = target.finalUrl !== null && target.finalUrl !== target.url;
  return [
    ...(moved ? [`  → ${cut(printable(target.finalUrl, 2048), width - 4)}`] : []),
    ...(target.message
      ? ["", ...wrap(printable(target.message), width - 2).map((line) => `  ${paint("unsure", line)}`)]
      : []),
  ];
}

function findingLines(findings: readonly GateFinding[], options: PrettyOptions): readonly string[] {
  const loud = findings.filter(({ severity }) => severity !== ("info" satisfies Severity));
  const lines = together(loud).flatMap((finding) => [
    ...issueLines(finding, options),
    ...standingLines(standingOf(finding, options.language), options),
  ]);
  return lines.length === 0 ? [] : ["", ...lines];
}

/** Below what is waived or known: why. */
function standingLines(standing: string, { language, paint, width }: PrettyOptions): readonly string[] {
  if (standing === "") return [];
  const indent = indentIn(language);
  const lines = wrap(`~ ${printable(standing, 600)}`, width - indent);
  return lines.map((line) => " ".repeat(indent) + paint("quiet", line));
}

/** What both checks complain about (HSTS counts in either grade) is told once, under both ids. */
export function together(findings: readonly GateFinding[]): readonly GateFinding[] {
  const told = new Map<string, GateFinding>();
  for (const finding of findings) {
    const { id, subject = "", level = "none", waived, isKnown = false } = finding;
    const key = JSON.stringify([id.replace(/^[^.]+/, ""), subject, level, waived ?? null, isKnown]);
    const known = told.get(key);
    told.set(key, known ? { ...known, id: `${known.id}, ${finding.id}` } : finding);
  }
  return [...told.values()];
}

function unknownLines({ unknowns, off }: GateTarget, { language, paint, width }: PrettyOptions): readonly string[] {
  const list = [
    ...unknowns.map((each) => printable(inWords(each, language))),
    ...(off === undefined ? [] : [fill(words.switchedOff, { count: off }, language)]),
  ].join(", ");
  if (list === "") return [];
  const lines = wrap(fill(words.notCounted, { list }, language), width - 4);
  return ["", ...lines.map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}

/** `revocation (shop.example)`: what was looked for, and where, in case of several origins. */
export function inWords(unknown: string, language: Language): string {
  const [what = ""] = unknown.split(" (", 1);
  return (words.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}

function costLine(target: GateTarget, { language, paint, width }: PrettyOptions): string {
  return paint("quiet", `  ${cut(costOf(target, language), width - 2)}`);
}

/** Which address answered, and what the measurement took. */
export function costOf({ address, cost, tries, waited }: GateTarget, language: Language): string {
  const { connections, roundTrips, ms } = cost;
  const parts = [
    fill(connections === 1 ? words.connection : words.connections, { count: connections }, language),
    fill(roundTrips === 1 ? words.roundTrip : words.roundTrips, { count: roundTrips }, language),
    fill(words.seconds, { seconds: (ms / 1000).toFixed(2) }, language),
    tries === undefined ? null : fill(words.tries, { count: tries }, language),
    waited && fill(words.waited, { seconds: (waited.ms / 1000).toFixed(1), count: waited.polls }, language),
  ];
  return [address && printable(address, 60), ...parts].filter(Boolean).join(" · ");
}

function totalLines(result: GateResult, { language, paint, width }: PrettyOptions): readonly string[] {
  const { targets, totals } = result;
  const { pass, fail, unknown, warn } = totals;
  const count = fill(words.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language);
  const told = [targets.length < 2 ? "" : count, waivedCount(totals.waived, language)].filter((text) => text !== "");
  if (told.length === 0) return [];
  return [
    wrap(told.join(", "), width)
      .map((line) => paint("strong", line))
      .join("\n"),
  ];
}

/** What is to be said of the run itself. */
function noticeLines({ notices = [] }: GateResult, { paint, width }: PrettyOptions): readonly string[] {
  const lines = notices.flatMap(({ level, message }) => {
    const [first = "", ...rest] = wrap(printable(message), width - 2);
    return [paint(level === "error" ? "bad" : "warning", `! ${first}`), ...rest.map((line) => `  ${line}`)];
  });
  return lines.length === 0 ? [] : [lines.join("\n")];
}
