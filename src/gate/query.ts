import type { Naming } from "../core/input.ts";
import type { Demand, Excusing } from "../core/policy.ts";
import type { GateNotice, GateTarget } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import type { Persistence } from "../core/waiting.ts";
import type { Runner } from "../run/runner.ts";
import type { Clock } from "./clock.ts";

/** The gate's thresholds and its `accept_status` and `all_ips` parameters as text. An absent one has its default. */
type Thresholds = Readonly<
  Partial<Record<"min_ssl" | "min_headers" | "min_days" | "require_https" | "accept_status" | "all_ips", string>>
>;

/** One target, its thresholds, and the runner that measures it. */
export interface GateQuery {
  readonly url: string;
  /** The name that the user gave the target. */
  readonly name?: string;
  readonly thresholds: Thresholds;
  readonly runner: Runner;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Other checks that the target must pass, by id. */
  readonly demands?: Readonly<Record<string, Demand>>;
  /** Rules and waivers that excuse single issues of those checks. */
  readonly excusing?: Excusing;
  /** Waiting, confirmation and retries. By default the target is measured once. */
  readonly persistence?: Persistence;
}

/**
 * Called with the progress of a target that is waited for: the conditions, each change, and the end. The text is one line without a line
 * break and without control characters.
 */
export type OnBaselineChange = (line: string, phase: "begun" | "changed" | "over") => void;

/** Options for measuring several targets. */
export interface ManyOptions {
  readonly signal?: AbortSignal;
  readonly language: Language;
  /** How many targets are measured at a time (default 8). A target that is waited for is measured when it meets its conditions. */
  readonly concurrency?: number;
  /** Notices about the run itself. */
  readonly notices?: readonly GateNotice[];
  /** By default the clock of this machine. */
  readonly clock?: Clock;
  /**
   * Applies rules, waivers and the baseline to a target by its index in the result. If the target then fails, it can be measured again. By
   * default nothing is applied. The returned results are as measured.
   */
  readonly judge?: (measured: GateTarget, index: number) => GateTarget;
  /** Called when a target is done, with its index in the result. */
  readonly onTarget?: (target: GateTarget, index: number) => void;
  readonly onNews?: OnBaselineChange;
  /** Called with an unexpected error, a bug of ours. The target is then `unknown` with the reason `internal`. */
  readonly onBug?: (error: unknown, url: string) => void;
}
