import type { Grade } from "../grade/grade.ts";
import type { Interpretation, Issue, Status } from "./interpretation.ts";
import type { Other } from "../addresses/surroundings.ts";
import type { Language } from "../text.ts";

/** The thresholds of every gate, by the ids of their checks. */
export type GateThreshold = "ssl" | "headers" | "days" | "https";

/** Why a finding is waived, in the words of the person who decided it. */
export interface Waived {
  readonly reason: string;
  /** The last day of its validity, as an ISO 8601 date. */
  readonly until: string;
  /** The person who decided it. */
  readonly owner?: string;
}

/** The result of one threshold. */
export interface GateCheck {
  /** A {@link GateThreshold}, or the id of another required check or threshold. */
  readonly id: string;
  readonly status: "pass" | "warn" | "fail" | "unknown" | "waived" | "off";
  /**
   * The effective threshold: a grade, a number of days, whether https is required, or `off`. Null for a share of a lifetime that could not be
   * measured.
   */
  readonly expected: Grade | number | boolean | "off" | null;
  /** The source of that threshold: `flag`, `environment`, `default`, `default auto` … */
  readonly source: string;
  /**
   * The measured value; null if the status is open. Days are whole, rounded towards zero. If whole days would hide a missed threshold, both numbers
   * have two decimals, so that they agree with the status.
   */
  readonly actual: Grade | number | boolean | null;
  readonly message: string;
  readonly action?: string;
  /** Present if the status is `waived`. */
  readonly waived?: Waived;
  /** `unchanged` if the baseline has it, with the same or a worse value: then it does not count. */
  readonly baselineState?: "unchanged";
  /** The kind of failure, if there are several: `https-bypassed`, `https-missing` … */
  readonly kind?: string;
  /** The values of a check with several requirements, or its status. */
  readonly measured?: GateMeasured;
}

/** The values of a check that are compared with a requirement; absent if not required or unknown. */
export interface GateMeasured {
  readonly status?: Status;
  readonly grade?: Grade;
  /** 0–100. */
  readonly score?: number;
}

/** A check that could not be measured completely: undetected problems may exist. */
export interface GateIncompleteCheck {
  /** The id of the check: `http`, `ssl`, `owasp`. */
  readonly check: string;
  /** The reason code: `tcp.refused`, `http.server-error`, `http.page-unread` … */
  readonly reason: string;
  /** The reason in words. */
  readonly message: string;
}

/** A problem in words with a stable identity. */
export interface GateFinding extends Issue {
  readonly fingerprint: string;
  /** Its effect on the verdict; absent for none. */
  readonly level?: "error" | "warn" | "none";
  readonly waived?: Waived;
  /** As in SARIF: `unchanged` if the baseline has it, `new` if it counts because it is severe and the baseline does not have it. */
  readonly baselineState?: "unchanged" | "new";
}

/** One https origin of a target: the first, and the final one if a redirect changed it. All known values are listed, whatever the status. */
export interface GateOrigin {
  readonly origin: string;
  readonly grade: Grade | null;
  readonly daysLeft: number | null;
}

/** One address of an origin, if all were measured. All known values are listed, whatever the status. */
export interface GateAddress {
  readonly origin: string;
  readonly address: string;
  /** `failed` leaves thresholds open; `unroutable` and `forbidden` addresses do not count. */
  readonly state: Other<unknown>["state"];
  /** Why it could not be measured; null if it was. */
  readonly reason: string | null;
  /** The grade of certificate and TLS. */
  readonly grade: Grade | null;
  readonly headers: Grade | null;
  readonly daysLeft: number | null;
}

/** The cost of measuring one target. */
export interface GateCost {
  readonly connections: number;
  readonly requests: number;
  /** Sequential round trips: DNS, connections, handshakes and exchanges that had to wait for each other. */
  readonly roundTrips: number;
  readonly ms: number;
}

/** One measurement's result for a threshold. */
type GateSaid = Pick<GateCheck, "status" | "actual">;

/** A threshold, or a rule of level error, that failed in only one of two consecutive measurements. */
export interface GateChange {
  /** The id of the threshold, check or rule. */
  readonly id: GateCheck["id"];
  /** The subject of the rule's finding. */
  readonly subject?: string;
  /** For a rule: whether a finding is expected, which is never; `actual` says whether there was one. */
  readonly expected: GateCheck["expected"];
  readonly first: GateSaid;
  readonly second: GateSaid;
}

/** The wait before a target was measured. */
export interface GateWaited {
  readonly ms: number;
  /** The number of attempts. */
  readonly polls: number;
}

/** The verdict on a target or on all of them; fail outranks unknown, unknown outranks warn. */
export type GateVerdict = "pass" | "warn" | "fail" | "unknown";

/** The result for one URL. If nothing could be measured there are neither origins nor findings, and `reason` says why. */
export interface GateTarget {
  readonly url: string;
  /** The owner's name for it. */
  readonly name?: string;
  readonly finalUrl: string | null;
  /** The address that answered. */
  readonly address: string | null;
  readonly verdict: GateVerdict;
  /** Why something could not be measured: `dns.nxdomain`, `tcp.refused`, `timeout.tls` … */
  readonly reason?: string;
  /** The reason in words. */
  readonly message?: string;
  readonly checks: readonly GateCheck[];
  readonly origins: readonly GateOrigin[];
  /** All measured addresses; absent unless all were requested. */
  readonly addresses?: readonly GateAddress[];
  readonly findings: readonly GateFinding[];
  /** The number of findings with disabled rules; absent for none. */
  readonly suppressedCount?: number;
  /** Checks that could not be measured completely; absent for none. A rule of such a check that may fail the target leaves the target unknown. */
  readonly incompleteChecks?: readonly GateIncompleteCheck[];
  /** Parts that could not be determined and do not count: revocation, a version probe. */
  readonly unknowns: readonly string[];
  readonly cost: GateCost;
  /** The versions of the checks that measured it, by id; a check is absent if its version is unknown. */
  readonly versions?: Readonly<Record<string, number>>;
  /** Absent without a wait. */
  readonly waited?: GateWaited;
  /** The number of tries, if the first broke off early; `cost` covers all of them. */
  readonly tries?: number;
  /** Whether a second measurement failed for the same reasons; absent without one. */
  readonly confirmed?: boolean;
  /** What differed between two measurements; the worse result counts. */
  readonly unstable?: readonly GateChange[];
}

/** A notice about the run itself: an expired or unused waiver. */
export interface GateNotice {
  readonly id: string;
  readonly level: "error" | "warn";
  readonly message: string;
}

/** The result of a gate; the API, the CLI and the Action return it, and every report is a pure function of it. */
export interface GateResult {
  readonly schema: "portcullis/gate@2";
  readonly verdict: GateVerdict;
  readonly generatedAt: string;
  /** The language of its texts; absent in results of older versions. */
  readonly language?: Language;
  readonly tool: { readonly name: "portcullis"; readonly version: string };
  readonly targets: readonly GateTarget[];
  /** Number of targets by verdict; `waived` counts findings. */
  readonly totals: Readonly<Record<GateVerdict | "waived", number>>;
  /** The cost of all targets together; absent in an answer of the API, which has one target, and in results of older versions. */
  readonly cost?: Pick<GateCost, "connections" | "requests">;
  readonly notices?: readonly GateNotice[];
  /** The verdict in the shape of all other checks, its thresholds as key figures; only in the result of one measurement, as the API answers it. */
  readonly interpretation?: Interpretation;
}

/** Whether everything was measured. A report of an incomplete run does not have every finding, so none of them may be taken as mended. */
export function isComplete({ targets, verdict }: GateResult): boolean {
  // Without targets there was nothing to measure; a notice explains why.
  if (targets.length === 0) return verdict !== "unknown";
  return targets.every(
    (target) =>
      target.verdict !== "unknown" &&
      !target.incompleteChecks?.length &&
      target.checks.every(({ status }) => status !== "unknown"),
  );
}
