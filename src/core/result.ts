import type { Grade } from "./grade.ts";
import type { Severity } from "./interpretation.ts";

/** What the gate found out about one threshold. */
export interface GateCheck {
  readonly id: "ssl" | "headers" | "days" | "https";
  readonly status: "pass" | "warn" | "fail" | "unknown" | "waived" | "off";
  /**
   * The effective threshold: a grade, a number of days, whether https is required, or `off`. Null where it is a share of a
   * lifetime that could not be measured.
   */
  readonly expected: Grade | number | boolean | "off" | null;
  /** Where that threshold came from: `flag`, `environment`, `default`, `default auto` … */
  readonly source: string;
  /**
   * What was measured; null where that leaves the status open. Days are whole days, rounded towards now. Where a threshold is
   * missed by less than a day that whole days would hide, both numbers have hundredths: they never contradict the status.
   */
  readonly actual: Grade | number | boolean | null;
  readonly message: string;
  readonly action?: string;
}

/** One problem, in words, with an identity that lasts over runs. */
export interface GateFinding {
  /** `<check>.<problem>`, for example `ssl.expired`. */
  readonly id: string;
  readonly severity: Severity;
  readonly cause: string;
  readonly action: string;
  readonly subject?: string;
  readonly evidence?: string;
  readonly reference?: string;
  readonly fingerprint: string;
}

/** One https origin of a target: the first one, and the final one where a redirect left the first. What is known of it stands here, whatever the status. */
export interface GateOrigin {
  readonly origin: string;
  readonly grade: Grade | null;
  readonly daysLeft: number | null;
}

/** What the measurement of one target cost. */
export interface GateCost {
  readonly connections: number;
  readonly requests: number;
  /** On the critical path: names, connections, handshakes and exchanges that waited for each other. */
  readonly roundTrips: number;
  readonly ms: number;
}

/** What a gate decides on one target and on all of them; fail beats unknown, unknown beats warn. */
export type GateVerdict = "pass" | "warn" | "fail" | "unknown";

/** The outcome for one URL. Where nothing at all could be measured there are neither origins nor findings, and `reason` says why. */
export interface GateTarget {
  readonly url: string;
  readonly finalUrl: string | null;
  /** The address that answered. */
  readonly address: string | null;
  readonly verdict: GateVerdict;
  /** Why something could not be measured: `dns.nxdomain`, `tcp.refused`, `timeout.tls` … */
  readonly reason?: string;
  /** The same in words. */
  readonly message?: string;
  readonly checks: readonly GateCheck[];
  readonly origins: readonly GateOrigin[];
  readonly findings: readonly GateFinding[];
  /** What was looked for and could not be determined, and does not count: revocation, a version probe. */
  readonly unknowns: readonly string[];
  readonly cost: GateCost;
}

/** What every report is a pure function of, and what the API, the CLI and the Action all return. */
export interface GateResult {
  readonly schema: "portcullis/gate@1";
  readonly verdict: GateVerdict;
  readonly generatedAt: string;
  readonly tool: { readonly name: "portcullis"; readonly version: string };
  readonly targets: readonly GateTarget[];
  /** Targets by verdict; `waived` counts findings. */
  readonly totals: Readonly<Record<GateVerdict | "waived", number>>;
}
