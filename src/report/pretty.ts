import { addressByProxy } from "../core/net/net.ts";
import type { Severity } from "../core/result/interpretation.ts";
import type { GateFinding, GateResult, GateTarget } from "../core/result/result.ts";
import { fill, type Language } from "../core/text.ts";
import { addressLines } from "./addresses.ts";
import { broken } from "./broken.ts";
import { byCause, idsBeside, type MergedFinding } from "./causes.ts";
import { harmless } from "./github/escape.ts";
import { isKnown, knownText } from "./known.ts";
import { indentIn, issueLines, type Mark } from "./issues.ts";
import { markOf, toneOfVerdict, type PrettyOptions } from "./paint.ts";
import { endingOfRun } from "./effect.ts";
import { nextStepLines } from "./next-steps.ts";
import { statusLineOf, titleOf, waivedFindings } from "./state.ts";
import { tallyOf } from "./tally.ts";
import { originLines, thresholdLines } from "./thresholds.ts";
import { cut, widthOf } from "./width.ts";
import { reportWords } from "./words.ts";

/** Maximum length of one text. */
const longestMessage = 500;

/** The report of a gate for people: verdict, thresholds, findings and cost. */
export function prettyGate(result: GateResult, options: PrettyOptions): string {
  const targets = result.targets.map((target) => prettyTarget(target, options).join("\n"));
  return `${[...targets, ...totalLines(result, options), ...noticeLines(result, options)].join("\n\n")}\n`;
}

function prettyTarget(target: GateTarget, options: PrettyOptions): readonly string[] {
  return [
    ...headlines(target, options),
    ...whereLines(target, options),
    "",
    ...target.checks.flatMap((check) => thresholdLines(check, options)),
    ...originLines(target, options),
    ...addressLines(target, options),
    ...findingLines(target, options),
    ...unknownLines(target, options),
    ...nextStepLines(target, options),
    "",
    costLine(target, options),
  ];
}

/** If the URL has fewer columns, the tally gets its own line. */
const narrowestUrl = 30;

function headlines(target: GateTarget, { language, paint, width }: PrettyOptions): readonly string[] {
  const head = `${markOf[target.verdict]} ${reportWords.verdict[target.verdict][language]}  `;
  const tally = tallyOf(target, language);
  const title = harmless(titleOf(target), 2200);
  const whole = width - widthOf(head);
  const beside = whole - widthOf(tally) - 2;
  const isNamed = target.name !== undefined;
  const isBeside = beside >= narrowestUrl && (!isNamed || widthOf(title) <= beside || widthOf(title) > whole);
  const room = isBeside ? beside : whole;
  // If name and URL do not fit side by side, each gets a line.
  const isParted = isNamed && widthOf(title) > room;
  const first = cut(isParted ? harmless(target.name ?? "", 200) : title, room);
  const gap = " ".repeat(Math.max(0, room + 2 - widthOf(first)));
  return [
    paint(toneOfVerdict[target.verdict], head) + paint("strong", first) + (isBeside ? gap + paint("quiet", tally) : ""),
    ...(isParted ? [`  ${cut(harmless(target.url, 2048), width - 2)}`] : []),
    ...(isBeside ? [] : broken(tally, width - 2).map((line) => `  ${paint("quiet", line)}`)),
  ];
}

/** Where redirects led, and why something could not be measured. */
function whereLines(target: GateTarget, { width, paint }: PrettyOptions): readonly string[] {
  const moved = target.finalUrl !== null && target.finalUrl !== target.url;
  return [
    ...(moved ? [`  → ${cut(harmless(target.finalUrl, 2048), width - 4)}`] : []),
    ...(target.message
      ? ["", ...broken(harmless(target.message, longestMessage), width - 2).map((line) => `  ${paint("unsure", line)}`)]
      : []),
  ];
}

function findingLines({ findings }: GateTarget, options: PrettyOptions): readonly string[] {
  const loud = byCause(findings.filter(({ severity }) => severity !== ("info" satisfies Severity)));
  const isNamed = (finding: GateFinding): boolean => options.known !== "listed" && isKnown(finding);
  const lines = loud
    .filter((finding) => !isNamed(finding))
    .flatMap((finding) => [
      ...issueLines(finding, options, effectOf(finding)),
      ...alsoLines(finding, options),
      ...standingLines(statusLineOf(finding, options.language), options),
    ]);
  return [lines, knownLines(loud.filter(isNamed), options)].flatMap((some) => (some.length === 0 ? [] : ["", ...some]));
}

function knownLines(named: readonly GateFinding[], options: PrettyOptions): readonly string[] {
  const { language, paint, width } = options;
  const known = knownText(named, language);
  if (known === "") return [];
  const text = options.known === "hinted" ? fill(reportWords.knownHinted, { known }, language) : known;
  return broken(text, width - 2).map((line) => `  ${paint("quiet", line)}`);
}

/** The mark of a finding's effect on the verdict. */
function effectOf({ level, waived, baselineState }: GateFinding): Mark | undefined {
  if (waived || baselineState === "unchanged") return "waived";
  if (level === "error") return "fail";
  return level === "warn" ? "warn" : undefined;
}

/** The other rules that report the same problem, or its effects. */
function alsoLines(finding: MergedFinding<GateFinding>, { language, paint, width }: PrettyOptions): readonly string[] {
  const ids = idsBeside(finding);
  if (ids.length === 0) return [];
  const indent = indentIn(language);
  const list = ids.map((id) => harmless(id, 120)).join(", ");
  return broken(fill(reportWords.also, { list }, language), width - indent).map(
    (line) => " ".repeat(indent) + paint("quiet", line),
  );
}

/** Why a finding is waived or known, below it. */
function standingLines(standing: string, { language, paint, width }: PrettyOptions): readonly string[] {
  if (standing === "") return [];
  const indent = indentIn(language);
  const lines = broken(`~ ${harmless(standing, 600)}`, width - indent);
  return lines.map((line) => " ".repeat(indent) + paint("quiet", line));
}

function unknownLines(
  { unknowns, suppressedCount: off }: GateTarget,
  { language, paint, width }: PrettyOptions,
): readonly string[] {
  const list = [
    ...unknowns.map((each) => harmless(inWords(each, language), 500)),
    ...(off === undefined ? [] : [fill(reportWords.switchedOff, { count: off }, language)]),
  ].join(", ");
  if (list === "") return [];
  const lines = broken(fill(reportWords.notCounted, { list }, language), width - 4);
  return ["", ...lines.map((line, index) => paint("quiet", (index === 0 ? "  " : "    ") + line))];
}

/** `revocation (shop.example)`: the part that is unknown, with its origin if there are several. */
export function inWords(unknown: string, language: Language): string {
  const [what = ""] = unknown.split(" (", 1);
  return (reportWords.unknowns[what]?.[language] ?? what) + unknown.slice(what.length);
}

function costLine(target: GateTarget, { language, paint, width }: PrettyOptions): string {
  return paint("quiet", `  ${cut(costOf(target, language), width - 2)}`);
}

function placeOf(address: GateTarget["address"], language: Language): string | null {
  if (address === addressByProxy) return reportWords.byProxy[language];
  return address && harmless(address, 60);
}

/** The address that answered, and the cost of the measurement. */
export function costOf({ address, cost, tries, waited }: GateTarget, language: Language): string {
  const { connections, roundTrips, ms } = cost;
  const parts = [
    connectionCount(connections, language),
    fill(reportWords.roundTrips, { count: roundTrips }, language),
    fill(reportWords.seconds, { seconds: (ms / 1000).toFixed(2) }, language),
    tries === undefined ? null : fill(reportWords.tries, { count: tries }, language),
    waited && fill(reportWords.waited, { seconds: (waited.ms / 1000).toFixed(1), count: waited.polls }, language),
  ];
  return [placeOf(address, language), ...parts].filter(Boolean).join(" · ");
}

function totalLines(result: GateResult, options: PrettyOptions): readonly string[] {
  const { language, paint, width } = options;
  const { targets, totals, verdict } = result;
  const { pass, fail, unknown, warn } = totals;
  const count = fill(reportWords.totals, { targets: targets.length, pass: pass + warn, fail, unknown }, language);
  const told = [
    targets.length < 2 ? "" : count,
    waivedFindings(totals.waived, language),
    connectionsOf(result, language),
  ].filter((text) => text !== "");
  const head = `${markOf[verdict]} ${reportWords.verdict[verdict][language]}  `;
  const indent = " ".repeat(widthOf(head));
  const lines = [
    ...broken(told.join(", "), width).map((line) => paint("strong", line)),
    ...broken(verdictOfRun(result, language), width - widthOf(head)).map(
      (line, index) => (index === 0 ? paint(toneOfVerdict[verdict], head) : indent) + line,
    ),
    ...broken(endingOfRun(result, language, options.outcome), width),
  ];
  return lines.length === 0 ? [] : [lines.join("\n")];
}

/** The connections of a run over several targets, which share some; otherwise empty. */
export function connectionsOf({ targets, cost }: GateResult, language: Language): string {
  if (targets.length < 2 || !cost) return "";
  return connectionCount(cost.connections, language);
}

function connectionCount(count: number, language: Language): string {
  return fill(reportWords.connections, { count }, language);
}

/** Why the run's verdict differs from that of its targets: notices about the run count too; otherwise empty. */
export function verdictOfRun({ verdict, targets, notices = [] }: GateResult, language: Language): string {
  if (targets.some((target) => target.verdict === verdict)) return "";
  const ids = new Set(notices.filter(({ level }) => level === "error" || verdict === "warn").map(({ id }) => id));
  const list = [...ids]
    .slice(0, 3)
    .map((id) => harmless(id, 120))
    .join(", ");
  return fill(reportWords.run, { list }, language);
}

/** The notices about the run itself. */
function noticeLines({ notices = [] }: GateResult, { paint, width }: PrettyOptions): readonly string[] {
  const lines = notices.flatMap(({ level, message }) => {
    const [first = "", ...rest] = broken(harmless(message, longestMessage), width - 2);
    const status = level === "error" ? "fail" : "warn";
    return [paint(toneOfVerdict[status], `${markOf[status]} ${first}`), ...rest.map((line) => `  ${line}`)];
  });
  return lines.length === 0 ? [] : [lines.join("\n")];
}
