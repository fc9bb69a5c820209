import type { Naming } from "../core/input.ts";
import type { Demand, Excusing } from "../core/policy.ts";
import type { GateNotice, GateTarget } from "../core/result/result.ts";
import type { Language } from "../core/text.ts";
import type { Persistence } from "../core/waiting.ts";
import type { Runner } from "../run/runner.ts";
import type { Clock } from "./clock.ts";

/** Thresholds as the gate takes them, and how it is to measure: text, absent where the default holds. */
type Thresholds = Readonly<
  Partial<Record<"min_ssl" | "min_headers" | "min_days" | "require_https" | "all_ips", string>>
>;

/** One target: what is measured, against what, and by whom. */
export interface Question {
  readonly url: string;
  /** What its owner calls it. */
  readonly name?: string;
  readonly thresholds: Thresholds;
  readonly runner: Runner;
  /** How the caller wrote each parameter, for messages about bad input. */
  readonly naming?: Naming;
  /** Other checks that it must pass, by id. */
  readonly demands?: Readonly<Record<string, Demand>>;
  /** What excuses single problems that those find. */
  readonly excusing?: Excusing;
  /** What is done before a verdict is believed; it is measured once where this is left out. */
  readonly persistence?: Persistence;
}

/**
 * Hears of a target that is waited for: what is awaited, what is seen whenever that changes, and the end of it. A line of text without its
 * end, in which nothing is a command to a terminal.
 */
export type OnNews = (line: string, phase: "begun" | "changed" | "over") => void;

/** Who hears of what is measured, and in which language. */
export interface ManyOptions {
  readonly signal?: AbortSignal;
  readonly language: Language;
  /** How many targets are measured at a time; 8 unless told otherwise. One that is waited for is measured once it is there. */
  readonly concurrency?: number;
  /** What is to be said of the run itself. */
  readonly notices?: readonly GateNotice[];
  /** That of this machine unless told otherwise. */
  readonly clock?: Clock;
  /**
   * What rules, waivers and a baseline make of a target, by its place among all of them: what fails by that is measured once more.
   * Nothing where it is left out. Results are given as they were measured.
   */
  readonly judge?: (measured: GateTarget, index: number) => GateTarget;
  /** Called whenever a target is done, with its place among all of them. */
  readonly onTarget?: (target: GateTarget, index: number) => void;
  readonly onNews?: OnNews;
  /** Called with what should never happen: a bug of ours. The target is then `unknown`, reason `internal`. */
  readonly onBug?: (error: unknown, url: string) => void;
}
