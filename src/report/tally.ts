import type { GateCheck, GateFinding, GateTarget, GateThreshold } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { harmless } from "./github/escape.ts";
import { waivedCount } from "./state.ts";
import { reportWords } from "./words.ts";

const own = {
  metOf: { en: "{met} of {count} met", ko: "기준 {count}개 중 {met}개 충족" },
  warned: { en: "{count} {count|warning/warnings}", ko: "주의 {count}개" },
  known: { en: "{count} in the baseline", ko: "{count}개는 기준선에 있음" },
  failedBy: { en: "failed by {list}", ko: "실패 원인: {list}" },
  warnedBy: { en: "warned by {list}", ko: "주의 원인: {list}" },
} as const satisfies Readonly<Record<string, Text>>;

/** A short reason for a target's verdict: its thresholds, and other failures or warnings. */
export function tallyOf(target: GateTarget, language: Language): string {
  return [...countsOf(target, language), unknownReasonOf(target, language)].filter((text) => text !== "").join(", ");
}

/** The numbers of met, failed, open, known and waived thresholds. */
function countsOf({ checks }: GateTarget, language: Language): readonly string[] {
  const gated = checks.filter(({ status }) => status !== "off" && status !== "waived");
  const excused = waivedCount(checks.filter(({ status }) => status === "waived").length, language);
  const count = (isCounted: (check: GateCheck) => boolean): number => gated.filter(isCounted).length;
  const [met, failed, unknown] = (["pass", "fail", "unknown"] as const).map((wanted) =>
    count(({ status }) => status === wanted),
  );
  const known = count(({ baselineState }) => baselineState === "unchanged");
  const warned = count(({ status, baselineState }) => status === "warn" && baselineState === undefined);
  const params = { count: gated.length, met: met ?? 0, failed: failed ?? 0, unknown: unknown ?? 0 };
  return [
    excused === "" || gated.length > 0 ? fill(textFor(params), params, language) : "",
    warned === 0 ? "" : fill(own.warned, { count: warned }, language),
    known === 0 ? "" : fill(own.known, { count: known }, language),
    excused,
  ];
}

function textFor({
  count,
  met,
  failed,
  unknown,
}: Readonly<Record<"count" | "met" | "failed" | "unknown", number>>): Text {
  if (count === 0) return reportWords.off;
  if (failed > 0) return unknown > 0 ? reportWords.belowAndUnknown : reportWords.below;
  if (unknown > 0) return reportWords.undetermined;
  return met === count ? reportWords.met : own.metOf;
}

/** Maximum number in a headline. */
const mostNamed = 3;

const usual: ReadonlySet<string> = new Set(["ssl", "headers", "days", "https"] satisfies GateThreshold[]);

/** What fails a target or warns besides the usual thresholds: requirements, rules, expired waivers; otherwise empty. */
export function unknownReasonOf({ verdict, checks, findings }: GateTarget, language: Language): string {
  if (verdict !== "fail" && verdict !== "warn") return "";
  const level = verdict === "fail" ? "error" : "warn";
  const demands = checks.filter(
    ({ id, status, baselineState }) => status === verdict && !usual.has(id) && baselineState === undefined,
  );
  const told = new Set([
    ...demands.map(({ id }) => harmless(id, longest)),
    ...findings
      .filter((finding) => finding.level === level && !finding.waived && finding.baselineState !== "unchanged")
      .map(nameOf),
  ]);
  if (told.size === 0) return "";
  const named = [...told].slice(0, mostNamed);
  const list = [...named, ...(told.size > named.length ? [`+${told.size - named.length}`] : [])].join(", ");
  return fill(verdict === "fail" ? own.failedBy : own.warnedBy, { list }, language);
}

const longest = 120;

function nameOf({ id, subject }: GateFinding): string {
  const about = subject === undefined || id !== "gate.waiver-expired" ? "" : ` (${harmless(subject, longest)})`;
  return harmless(id, longest) + about;
}
