import type { Interpretation, Issue, Status } from "../../src/core/result/interpretation.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import type { Language, Text } from "../../src/core/text.ts";
import { fill } from "../../src/core/text.ts";

/** The core of an answer, independent of the shape of its data. */
export interface Digest {
  readonly status: Status;
  readonly grade?: string;
  readonly score?: number;
  readonly summary: string;
  /** Worst first. */
  readonly issues: readonly Issue[];
}

/** The digest of the data of an answer; null for an unknown shape. */
export function digestOf(data: unknown, language: Language): Digest | null {
  if (typeof data !== "object" || data === null) return null;
  // The gate's own shape says more than its interpretation: the findings behind a missed threshold.
  if ("verdict" in data && "targets" in data) return ofGate(data as GateResult, language);
  return "interpretation" in data ? ofInterpretation(data.interpretation as Interpretation) : null;
}

function ofInterpretation({ status, grade, score, summary, issues }: Interpretation): Digest {
  return { status, ...(grade !== undefined && { grade }), ...(score !== undefined && { score }), summary, issues };
}

const words = {
  verdict: { en: "Verdict: {verdict}.", ko: "판정: {verdict}." },
} as const satisfies Readonly<Record<string, Text>>;

/** The result object of the gate: unmet conditions come before findings. */
function ofGate({ verdict, targets }: GateResult, language: Language): Digest {
  const bad = targets.flatMap(({ message, checks }) => [
    ...(message === undefined ? [] : [message]),
    ...checks.filter(({ status }) => status !== "pass" && status !== "off").map((check) => check.message),
  ]);
  const said = [fill(words.verdict, { verdict }, language), ...bad];
  return { status: verdict, summary: said.join(" "), issues: targets.flatMap(({ findings }) => findings) };
}
