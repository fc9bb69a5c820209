import { keyOf } from "../../formats/dns/name.ts";
import { apart, everybody, isNobody, nobody, shared, type SpfAddresses } from "../../formats/spf/addresses.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfBreak, SpfCost, SpfPlace } from "./cost-shape.ts";
import type { SeenTerm } from "./seen.ts";
import { isLead } from "./tree.ts";

/** A cost that grows by what each term adds. */
export type Growing = {
  -readonly [Key in keyof SpfCost]: SpfCost[Key] extends readonly (infer Each)[] ? Each[] : SpfCost[Key];
};

/** What the record of a key comes to; `loop` where it leads back to one that leads to it, null where it was not looked at. */
export type CostOf = (key: string) => SpfCost | "loop" | null;

/** What a term does to whoever comes to it, over all addresses there are. */
interface Effect {
  readonly matches: SpfAddresses;
  readonly errors: SpfAddresses;
}

const noEffect: Effect = { matches: nobody, errors: nobody };
const breaksForAll: Effect = { matches: nobody, errors: everybody };

/** A term, and who comes to it. */
export interface Visit {
  readonly seen: SeenTerm;
  readonly place: SpfPlace;
  readonly reach: SpfAddresses;
  readonly left: SpfAddresses;
  readonly costAt: CostOf;
}

/** What a term does; what it costs is added. */
export function effectOf(cost: Growing, visit: Visit): Effect {
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

/** RFC 7208 leaves open what receivers do of a name with an empty label: some take it for no match, others (pyspf) end with an error. */
function hasEmptyLabel(term: SeenTerm["term"]): boolean {
  const name = "domain" in term ? (term.domain?.name ?? "") : "";
  return name.startsWith(".") || name.includes("..");
}

/** Adds what the record costs that a term leads to: RFC 7208 §5.2 and §6.1. */
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

/** Of a record that is there its own faults are told; of one that is not, that it is not. */
function breaksIn(other: SpfCost, broken: Omit<SpfBreak, "code">, isRedirect: boolean): readonly SpfBreak[] {
  if (other.breaks.length === 0) return [{ ...broken, code: isRedirect ? "redirect" : "include" }];
  const { domain, term } = broken;
  return other.breaks.map((each) => (each.term === "" ? { ...each, domain, term } : each));
}

/** Whether whoever it matches passes. */
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

/** A record that is led to a thousand times has its faults a thousand times. */
export function addTo<T>(list: T[], ...more: readonly T[]): void {
  list.push(...more.slice(0, Math.max(0, mostPlaces - list.length)));
}

/** So many of each are told. */
const mostPlaces = 40;
