import type { GateTarget, Waived } from "../core/result/result.ts";
import { shorten } from "../core/shorten.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import { withUnicode } from "../core/target/unicode-host.ts";

const own = {
  waived: { en: "waived until {until}: {reason}", ko: "{until}까지 예외: {reason}" },
  waivedBy: { en: "waived until {until} by {owner}: {reason}", ko: "{until}까지 예외({owner}): {reason}" },
  known: { en: "in the baseline", ko: "기준선에 있는 문제" },
  fresh: { en: "new: not in the baseline", ko: "기준선에 없는 새 문제" },
  waivedFindings: { en: "{count} {count|finding/findings} waived", ko: "예외로 둔 문제 {count}건" },
  waivedCount: { en: "{count} waived", ko: "예외 {count}건" },
} as const satisfies Readonly<Record<string, Text>>;

/** The note that something is waived, in the baseline, or new to it; otherwise empty. */
export function statusLineOf(
  {
    waived,
    baselineState,
  }: {
    readonly waived?: Waived | undefined;
    readonly baselineState?: "unchanged" | "new" | undefined;
  },
  language: Language,
): string {
  if (waived) {
    const { until, reason, owner } = waived;
    return owner === undefined
      ? fill(own.waived, { until, reason }, language)
      : fill(own.waivedBy, { until, reason, owner }, language);
  }
  if (baselineState === "unchanged") return own.known[language];
  return baselineState === "new" ? own.fresh[language] : "";
}

/** The number of waived findings in words; empty for none. */
export function waivedFindings(count: number, language: Language): string {
  return count === 0 ? "" : fill(own.waivedFindings, { count }, language);
}

/** The number of waived thresholds in words; empty for none. */
export function waivedCount(count: number, language: Language): string {
  return count === 0 ? "" : fill(own.waivedCount, { count }, language);
}

/** Longer names are cut, so that the URL after them is complete. */
const longestName = 80;

/** A target for display: its owner's name for it, its URL, and its host in Unicode. */
export function titleOf({ name, url }: Pick<GateTarget, "name" | "url">): string {
  const shown = withUnicode(url);
  return name === undefined ? shown : `${shorten(name, longestName)} · ${shown}`;
}
