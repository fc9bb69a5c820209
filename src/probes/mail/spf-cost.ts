import { keyOf } from "../../formats/dns/name.ts";
import { apart, everybody, isNobody, joined, nobody, shared, type SpfAddresses } from "../../formats/spf-addresses.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SeenTerm } from "./spf-seen.ts";
import { isLead, type SpfNode, type SpfTree } from "./spf-tree.ts";

/** Why receivers end with a permanent error, whoever of those sends that nothing before it matches. */
interface SpfBreak {
  readonly code: "include" | "redirect" | "several" | "syntax" | "loop" | "impossible" | "mx" | "lookups" | "voids";
  /** The name that it is about: the one whose record it is, or that a term leads to. */
  readonly at: string;
  /** The term that leads there, and in whose record it stands; empty where it is the record as a whole. */
  readonly term: string;
  readonly domain: string;
}

/** A look-up, and whose it is. */
export interface SpfPlace {
  readonly domain: string;
  readonly term: string;
}

/** What a record comes to for whoever is matched by nothing in it: the longest way there is. */
export interface SpfCost {
  /** Terms that need the DNS; infinite where records include each other. */
  readonly lookups: number;
  /** Whether it may be more: what depends on the message, or could not be told, or is too much to look at. */
  readonly isAtLeast: boolean;
  readonly voids: { readonly four: readonly SpfPlace[]; readonly six: readonly SpfPlace[] };
  readonly breaks: readonly SpfBreak[];
  /** What could not be told, and why. */
  readonly doubts: readonly (SpfPlace & { readonly reason: string })[];
  /** The addresses that pass. */
  readonly passes: SpfAddresses;
  /** The addresses that come to an error. */
  readonly errors: SpfAddresses;
  /** The first term by which whoever sends picks the name that is looked up, and so passes. */
  readonly chosen: SpfPlace | null;
  /** What becomes of those who are matched by nothing; `error` where that is a permanent error. */
  readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
  readonly ptr: SpfPlace | null;
  /** Terms that can match nobody whom those before them leave. */
  readonly covered: readonly SpfPlace[];
}

type Growing = {
  -readonly [Key in keyof SpfCost]: SpfCost[Key] extends readonly (infer Each)[] ? Each[] : SpfCost[Key];
};

/** Adds up a tree, each record once and as often as it is led to: by key, every record that is reached. */
export function costsOf(tree: SpfTree): ReadonlyMap<string, SpfCost> {
  const known = new Map<string, SpfCost>();

  function costAt(node: SpfNode, above: ReadonlySet<string>): SpfCost {
    const key = keyOf(node.name);
    const done = known.get(key);
    if (done) return done;
    const way = new Set([...above, key]);
    const cost = added(node, (target) => {
      const next = tree.nodes.get(target);
      if (way.has(target)) return "loop";
      return next ? costAt(next, way) : null;
    });
    known.set(key, cost);
    return cost;
  }

  costAt(tree.root, new Set());
  return known;
}

type CostOf = (key: string) => SpfCost | "loop" | null;

/** What a term does to whoever comes to it, over all addresses there are. */
interface Effect {
  readonly matches: SpfAddresses;
  readonly errors: SpfAddresses;
}

const noEffect: Effect = { matches: nobody, errors: nobody };
const breaksForAll: Effect = { matches: nobody, errors: everybody };

function added(node: SpfNode, costAt: CostOf): SpfCost {
  const domain = plainText(node.name);
  const cost: Growing = { ...emptyCost(), isAtLeast: node.isCut };
  if (node.state !== "one") return unreadable(node, cost);
  // Those whom nothing before has matched; and those of them whom no error has stopped. What is behind an error is counted all the same.
  let [reach, left] = [everybody, everybody];
  for (const seen of node.terms) {
    const { term } = seen;
    const place = { domain, term: term.text };
    // Nobody comes to what stands behind a term that matches everybody.
    if (isNobody(reach)) break;
    if (term.kind === "modifier" && term.modifier !== "redirect") continue;
    const { matches, errors } = effectOf(cost, { seen, place, reach, left, costAt });
    if (isCoverable(seen) && isNobody(shared(reach, matches))) addTo(cost.covered, place);
    if (isPassing(term)) cost.passes = joined(cost.passes, shared(left, matches));
    cost.errors = joined(cost.errors, shared(left, errors));
    if (term.kind === "directive" && term.mechanism === "all") cost.end = term.qualifier;
    reach = apart(reach, matches);
    left = apart(apart(left, matches), errors);
  }
  if (hasBroken(cost)) cost.end = "error";
  return cost;
}

function emptyCost(): Growing {
  return {
    lookups: 0,
    isAtLeast: false,
    voids: { four: [], six: [] },
    breaks: [],
    doubts: [],
    passes: nobody,
    errors: nobody,
    chosen: null,
    end: "open",
    ptr: null,
    covered: [],
  };
}

/** A record that says nothing; whoever leads to it says what that means. */
function unreadable({ name, state, reason }: SpfNode, cost: Growing): SpfCost {
  const place = { domain: plainText(name), term: "" };
  if (state === "unknown" || state === "beyond") {
    return { ...cost, isAtLeast: true, end: "unknown", doubts: [{ ...place, reason: reason ?? "LIMIT" }] };
  }
  if (state === "none") return { ...cost, end: "error", errors: everybody };
  return {
    ...cost,
    end: "error",
    errors: everybody,
    breaks: [{ code: state === "several" ? "several" : "syntax", at: place.domain, ...place }],
  };
}

/** A term, and who comes to it. */
interface Visit {
  readonly seen: SeenTerm;
  readonly place: SpfPlace;
  readonly reach: SpfAddresses;
  readonly left: SpfAddresses;
  readonly costAt: CostOf;
}

/** What a term does; what it costs is added. */
function effectOf(cost: Growing, visit: Visit): Effect {
  const { seen, place, reach, left } = visit;
  const { term, naming, matches } = seen;
  const isFree = term.kind === "directive" && ("network" in term || term.mechanism === "all");
  if (isFree) return { matches, errors: nobody };
  cost.lookups += 1;
  if (naming === "chosen" && isPassing(term) && !isNobody(left)) cost.chosen ??= place;
  if (isLead(term)) return follow(cost, visit);
  if (term.kind === "directive" && term.mechanism === "ptr") cost.ptr ??= place;
  if (seen.doubt !== null) addTo(cost.doubts, { ...place, reason: seen.doubt });
  addVoids(cost, reach, { four: seen.isVoid.four ? [place] : [], six: seen.isVoid.six ? [place] : [] });
  if (!seen.hasTooMany) return { matches, errors: nobody };
  addTo(cost.breaks, { code: "mx", at: seen.target ? plainText(seen.target) : place.domain, ...place });
  return { matches, errors: apart(everybody, matches) };
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

function isPassing(term: SeenTerm["term"]): boolean {
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
function addTo<T>(list: T[], ...more: readonly T[]): void {
  list.push(...more.slice(0, Math.max(0, mostPlaces - list.length)));
}

/** So many of each are told. */
const mostPlaces = 40;

function hasBroken({ breaks }: Pick<SpfCost, "breaks">): boolean {
  return breaks.length > 0;
}

/** Whether a term that matches nobody any more could be left out: one of whose addresses all are known. */
function isCoverable({ term }: SeenTerm): boolean {
  return term.kind === "directive" && "network" in term;
}
