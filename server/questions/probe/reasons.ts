import { isBusy } from "../../../src/core/busy.ts";
import type { FailureFacts } from "../../../src/core/failure.ts";

/**
 * Why a probe could not tell, as label values: a closed set, so that the number of series does not grow. `partial`: too little could be
 * observed for a verdict.
 */
export const probeReasons = [
  "dns",
  "tcp",
  "tls",
  "http",
  "timeout",
  "source",
  "busy",
  "partial",
  "internal",
  "other",
] as const;

/** One of them. */
export type ProbeReason = (typeof probeReasons)[number];

/** The first part of a failure's id says what it is about. */
const byTopic: Readonly<Record<string, ProbeReason>> = {
  dns: "dns",
  doh: "dns",
  tcp: "tcp",
  tls: "tls",
  starttls: "tls",
  http: "http",
  timeout: "timeout",
  source: "source",
  sources: "source",
  rate: "busy",
  budget: "busy",
  internal: "internal",
};

/** The reason of a measurement that failed. */
export function probeReasonOf(facts: Pick<FailureFacts, "id" | "reason">): ProbeReason {
  if (isBusy(facts)) return "busy";
  return byTopic[facts.id.split(".", 1)[0] ?? ""] ?? "other";
}
