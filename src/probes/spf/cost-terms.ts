import { keyOf } from "../../formats/dns/name.ts";
import { apart, everybody, isNobody, nobody, shared, type SpfAddresses } from "../../formats/spf/addresses.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfBreak, SpfCost, SpfPlace } from "./cost-shape.ts";
import type { SeenTerm } from "./seen.ts";
import { isLead } from "./tree.ts";

/** A cost that each term adds to. */
export type Growing = {
  -readonly [Key in keyof SpfCost]: SpfCost[Key] extends readonly (infer Each)[] ? Each[] : SpfCost[Key];
};

/** The cost of a record by key; `loop` for a loop, null where it was not evaluated. */
export type CostOf = (key: string) => SpfCost | "loop" | null;

/** The effect of a term on the addresses that reach it. */
interface Effect {
  readonly matches: SpfAddresses;
  readonly errors: SpfAddresses;
}

const noEffect: Effect = { matches: nobody, errors: nobody };
const breaksForAll: Effect = { matches: nobody, errors: everybody };

/** A term, and the addresses that reach it. */
export interface Visit {
  readonly seen: SeenTerm;
  readonly place: SpfPlace;
  readonly reach: SpfAddresses;
  readonly left: SpfAddresses;
  readonly costAt: CostOf;
}

/** The effect of a term; its cost is added. */
export function termEffectOf(cost: Growing, visit: Visit): Effect {
  const { seen, place, reach, left } = visit;
  const { term, naming, matches } = seen;
  const isFree = term.kind === "directive" && ("network" in term || term.mechanism === "all");
  if (isFree) return { matches, errors: nobody };
  cost.lookups += 1;
  if (naming === "chosen" && isPassing(term) && !isNobody(left)) cost.chosen ??= place;
  if (isLead(term)) return follow(cost, visit);
  if (term.kind === "directive" && term.mechanism === "ptr") cost.ptr ??= place;
  if (naming === "impossible" && hasEmptyLabel(term)) {
    addTo(cost.breaks, { code: "malformed", at: place.domain, ...place });
    return breaksForAll;
  }
  if (seen.doubt !== null) addTo(cost.doubts, { ...place, reason: seen.doubt });
  addVoids(cost, reach, { four: seen.isVoid.four ? [place] : [], six: seen.isVoid.six ? [place] : [] });
  if (!seen.hasTooMany) return { matches, errors: nobody };
  addTo(cost.breaks, { code: "mx", at: seen.target ? plainText(seen.target) : place.domain, ...place });
  return { matches, errors: apart(everybody, matches) };
}

/** RFC 7208 leaves names with an empty label undefined: some receivers treat them as no match, others (pyspf) return an error. */
function hasEmptyLabel(term: SeenTerm["term"]): boolean {
  const name = "domain" in term ? (term.domain?.name ?? "") : "";
  return name.startsWith(".") || name.includes("..");
}

/** Adds the cost of a referenced record: RFC 7208 §5.2 and §6.1. */
function follow(cost: Growing, { seen, place, reach, left, costAt }: Visit): Effect {
  const { target, naming, term } = seen;
  const isRedirect = term.kind === "modifier";
  const broken = { at: target ? plainText(target) : place.domain, ...place };
  if (naming === "macro" || naming === "chosen") {
    cost.isAtLeast = true;
    if (isRedirect) cost.end = "unknown";
    return noEffect;
  }
  const other = target ? costAt(keyOf(target)) : null;
  if (!target || other === "loop") {
    if (target) cost.lookups = Infinity;
    addTo(cost.breaks, { ...broken, code: target ? "loop" : "impossible" });
    return breaksForAll;
  }
  if (other === null) {
    cost.isAtLeast = true;
    if (isRedirect) cost.end = "unknown";
    addTo(cost.doubts, { ...place, reason: "LIMIT" });
    return noEffect;
  }
  cost.lookups += other.lookups;
  cost.isAtLeast ||= other.isAtLeast;
  cost.ptr ??= other.ptr;
  if (isRedirect) cost.end = other.end;
  if (isPassing(term) && !isNobody(left)) cost.chosen ??= other.chosen;
  addTo(cost.doubts, ...other.doubts);
  addVoids(cost, reach, other.voids);
  if (!isNobody(shared(reach, other.errors))) addTo(cost.breaks, ...breaksIn(other, broken, isRedirect));
  return { matches: other.passes, errors: other.errors };
}

/** An existing record adds its own errors; a missing one adds that it is missing. */
function breaksIn(other: SpfCost, broken: Omit<SpfBreak, "code">, isRedirect: boolean): readonly SpfBreak[] {
  if (other.breaks.length === 0) return [{ ...broken, code: isRedirect ? "redirect" : "include" }];
  const { domain, term } = broken;
  return other.breaks.map((each) => (each.term === "" ? { ...each, domain, term } : each));
}

/** Whether a matching sender passes. */
export function isPassing(term: SeenTerm["term"]): boolean {
  return term.kind === "modifier" || term.qualifier === "+";
}

function addVoids(cost: Growing, reach: SpfAddresses, more: SpfCost["voids"]): void {
  const { four, six } = cost.voids;
  cost.voids = {
    four: reach.four.length > 0 ? [...four, ...more.four].slice(0, mostPlaces) : four,
    six: reach.six.length > 0 ? [...six, ...more.six].slice(0, mostPlaces) : six,
  };
}

/** The list is capped: a record that is referenced a thousand times would add its errors a thousand times. */
export function addTo<T>(list: T[], ...more: readonly T[]): void {
  list.push(...more.slice(0, Math.max(0, mostPlaces - list.length)));
}

/** The most entries per list. */
const mostPlaces = 40;
