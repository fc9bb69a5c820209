import { severities } from "../core/result/interpretation.ts";
import type { GateFinding } from "../core/result/result.ts";
import { fill, type Language } from "../core/text.ts";
import { harmless } from "./github/escape.ts";
import { reportWords } from "./words.ts";

/** The most names in the line. */
const mostNames = 8;

/** Whether a finding is in the baseline, so that it does not count. */
export function isKnown({ baselineState }: Pick<GateFinding, "baselineState">): boolean {
  return baselineState === "unchanged";
}

/** One line about the findings in the baseline: their number by severity, and their rules, the worst first; empty without any. */
export function knownText(known: readonly GateFinding[], language: Language): string {
  if (known.length === 0) return "";
  const bySeverity = severities.flatMap((severity) => {
    const same = known.filter((finding) => finding.severity === severity);
    return same.length === 0 ? [] : [{ severity, same }];
  });
  const list = bySeverity.map(({ severity, same }) => `${reportWords.severity[severity][language]} ${same.length}`);
  const rules = [...new Set(bySeverity.flatMap(({ same }) => same.map(({ id }) => harmless(id, 120))))];
  const left = rules.length - mostNames;
  const names = [...rules.slice(0, mostNames), ...(left > 0 ? [`+${left}`] : [])].join(", ");
  return fill(reportWords.knownNamed, { count: known.length, list: list.join(", "), names }, language);
}
