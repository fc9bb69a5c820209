import type { Grade } from "../grade/grade.ts";
import type { FixRecord, Severity, Status } from "./interpretation.ts";
import type { Other } from "../addresses/surroundings.ts";
import type { Language } from "../text.ts";

/** The thresholds that every gate has, by the ids of their checks. */
export type GateThreshold = "ssl" | "headers" | "days" | "https";

/** Why something that was found does not count for now, in the words of the person who decided it. */
export interface Waived {
  readonly reason: string;
  /** The last day on which it holds, as an ISO 8601 date. */
  readonly until: string;
  /** Who decided it. */
  readonly owner?: string;
}

/** What the gate found out about one threshold. */
export interface GateCheck {
  /** A {@link GateThreshold}, or the id of another check or threshold that was asked for. */
  readonly id: string;
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
  /** Present where the status is `waived`. */
  readonly waived?: Waived;
  /** Whether the baseline has it, no better than it is now: then it does not count. */
  readonly isKnown?: true;
  /** Which failure it is, where a threshold can be missed in several ways: `https-bypassed`, `https-missing` … */
  readonly kind?: string;
  /** What a check was like of which more than one value was demanded, or its status. */
  readonly seen?: GateSeen;
}

/** The values of a check that are compared with a requirement; absent if not required or unknown. */
export interface GateSeen {
  readonly status?: Status;
  readonly grade?: Grade;
  /** 0–100. */
  readonly score?: number;
}

/** A check that could not be measured as a whole: what was not found may still be there. */
export interface GateOpen {
  /** The id of the check: `http`, `ssl`, `owasp`. */
  readonly check: string;
  /** Why: `tcp.refused`, `http.server-error`, `http.page-unread` … */
  readonly reason: string;
  /** The same in words. */
  readonly message: string;
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
  /** What to publish, where that can be known. */
  readonly record?: FixRecord;
  readonly fingerprint: string;
  /** What it does to the verdict; nothing where it is absent. */
  readonly level?: "error" | "warn" | "none";
  readonly waived?: Waived;
  /** Whether the baseline has it; absent where it has not, or where there is none. */
  readonly isKnown?: true;
}

/** One https origin of a target: the first one, and the final one where a redirect left the first. What is known of it stands here, whatever the status. */
export interface GateOrigin {
  readonly origin: string;
  readonly grade: Grade | null;
  readonly daysLeft: number | null;
}

/** One address of an origin, where all of them were looked at; what is known of it stands here, whatever the status. */
export interface GateAddress {
  readonly origin: string;
  readonly address: string;
  /** `failed` leaves thresholds open; what is `unroutable` from here or `forbidden` does not count. */
  readonly state: Other<unknown>["state"];
  /** Why it could not be measured; null where it was. */
  readonly reason: string | null;
  /** Of certificate and TLS. */
  readonly grade: Grade | null;
  readonly headers: Grade | null;
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

/** What one of two measurements said of a threshold. */
type GateSaid = Pick<GateCheck, "status" | "actual">;

/** A threshold, or a rule of level error, by which one of two measurements, a moment apart, failed and the other did not. */
export interface GateChange {
  /** Of a threshold or a check, or the rule. */
  readonly id: GateCheck["id"];
  /** What the rule found something about. */
  readonly subject?: string;
  /** Of a rule, whether it should find something, which is never; `actual` says whether it did. */
  readonly expected: GateCheck["expected"];
  readonly first: GateSaid;
  readonly second: GateSaid;
}

/** How long was waited before a target was measured. */
export interface GateWaited {
  readonly ms: number;
  /** How often it was looked at. */
  readonly polls: number;
}

/** What a gate decides on one target and on all of them; fail beats unknown, unknown beats warn. */
export type GateVerdict = "pass" | "warn" | "fail" | "unknown";

/** The outcome for one URL. Where nothing at all could be measured there are neither origins nor findings, and `reason` says why. */
export interface GateTarget {
  readonly url: string;
  /** What its owner calls it. */
  readonly name?: string;
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
  /** The one that answered first and all others; absent unless all were asked for. */
  readonly addresses?: readonly GateAddress[];
  readonly findings: readonly GateFinding[];
  /** How many more there are whose rules are switched off; absent where there are none. */
  readonly off?: number;
  /** The checks that could not be measured as a whole; absent where all were. A rule of one of them that may fail the target leaves it unknown. */
  readonly open?: readonly GateOpen[];
  /** What was looked for and could not be determined, and does not count: revocation, a version probe. */
  readonly unknowns: readonly string[];
  readonly cost: GateCost;
  /** Absent where nothing was awaited. */
  readonly waited?: GateWaited;
  /** How often it was tried, where the first try broke off early; `cost` has all of them. */
  readonly tries?: number;
  /** Whether a second measurement failed for the same reasons; absent where there was none. */
  readonly confirmed?: boolean;
  /** Where the second measurement, which stands here then, said otherwise. */
  readonly unstable?: readonly GateChange[];
}

/** Something to say of the run itself, beside its targets: a waiver that has expired, or that nothing needs. */
export interface GateNotice {
  readonly id: string;
  readonly level: "error" | "warn";
  readonly message: string;
}

/** What every report is a pure function of, and what the API, the CLI and the Action all return. */
export interface GateResult {
  readonly schema: "portcullis/gate@1";
  readonly verdict: GateVerdict;
  readonly generatedAt: string;
  /** In which everything is said; absent from results of versions that did not tell. */
  readonly language?: Language;
  readonly tool: { readonly name: "portcullis"; readonly version: string };
  readonly targets: readonly GateTarget[];
  /** Targets by verdict; `waived` counts findings. */
  readonly totals: Readonly<Record<GateVerdict | "waived", number>>;
  readonly notices?: readonly GateNotice[];
}
