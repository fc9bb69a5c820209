import { fewestNearlyTooMany, mostOwnAddresses, type SpfSurroundings } from "./limits.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";

/** What weakens a record that works, the worst first. */
const spfWeaknesses = ["open", "dead", "soft-alone", "ptr", "nearly-too-many"] as const;

/** What weakens a record that works. */
type SpfWeakness = (typeof spfWeaknesses)[number];

/** What a score needs to know of an SPF record. */
export interface SpfFacts {
  /** `useless`: there is none, receivers end with an error, every sender may pass, or none can. */
  readonly use: "usable" | "useless" | "unknown";
  readonly weaknesses: readonly SpfWeakness[];
  /** How many times the allowed addresses exceed {@link mostOwnAddresses}: 1 or more if they do, else 0. */
  readonly excess: number;
  readonly passesAll: boolean;
  /** Whether receivers end with an error (permerror) before any sender passes. */
  readonly isBroken: boolean;
}

/** The facts of an observation. */
export function spfFactsOf({ evaluation: sight, hijackable }: SpfRaw, { hasDmarcPolicy }: SpfSurroundings): SpfFacts {
  const isHijackable = hijackable.some(({ state }) => state === "unregistered");
  const isLost = isBroken(sight) || sight.permitsAll !== null || sight.hasOnlyUnmatchableTerms || isHijackable;
  const has: Readonly<Record<SpfWeakness, boolean>> = {
    open: sight.defaultResult === "?" || sight.defaultResult === "open",
    dead: sight.unmatchableTerms.length > 0,
    "soft-alone": sight.defaultResult === "~" && !hasDmarcPolicy,
    ptr: sight.ptr !== null,
    "nearly-too-many": (sight.lookups ?? 0) >= fewestNearlyTooMany,
  };
  return {
    use: useOf(sight, isLost),
    weaknesses: spfWeaknesses.filter((each) => has[each]),
    excess: sight.ownAddresses > mostOwnAddresses ? sight.ownAddresses / mostOwnAddresses : 0,
    passesAll: sight.permitsAll !== null,
    // If the domain's own mail passes before the error, the record is no worse than none.
    isBroken: isBroken(sight) && !sight.permitsBeforeError,
  };
}

function useOf({ state, undeterminedTerms: doubts, defaultResult: end }: SpfSight, isLost: boolean): SpfFacts["use"] {
  if (state === "unknown") return "unknown";
  if (state === "none" || isLost) return "useless";
  // The unknown part may break the record.
  return doubts.length > 0 || end === "unknown" ? "unknown" : "usable";
}

/** Whether receivers end with permerror. */
function isBroken({ state, permerrors: breaks }: SpfSight): boolean {
  return state === "several" || state === "faulty" || breaks.length > 0;
}

/** Compares how well two records protect: negative if the first one does better. */
export function compareSpf(one: SpfFacts, other: SpfFacts): number {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const at = first.findIndex((rank, index) => rank !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

function ranksOf({ use, weaknesses, excess }: SpfFacts): readonly number[] {
  if (use !== "usable") return [1];
  return [0, excess, ...spfWeaknesses.map((each) => (weaknesses.includes(each) ? 1 : 0))];
}
