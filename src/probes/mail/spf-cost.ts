import { keyOf } from "../../formats/dns/name.ts";
import { everyAddress, common, united, without } from "../../formats/spf-ranges.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SeenTerm, SpfAddresses } from "./spf-seen.ts";
import { isLead, type SpfNode, type SpfTree } from "./spf-tree.ts";

/** Why receivers end with a permanent error, whoever of those sends that nothing before it matches. */
export interface SpfBreak {
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
  /** The first term by which whoever sends picks the name that is looked up, and so passes. */
  readonly chosen: SpfPlace | null;
  /** What becomes of those who are matched by nothing; `error` where that is a permanent error. */
  readonly end: "+" | "-" | "~" | "?" | "open" | "unknown" | "error";
  readonly ptr: SpfPlace | null;
  /** Terms that can match nobody whom those before them leave. */
  readonly covered: readonly SpfPlace[];
}

const everybody: SpfAddresses = { four: everyAddress("four"), six: everyAddress("six") };

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

function added(node: SpfNode, costAt: CostOf): SpfCost {
  const domain = plainText(node.name);
  const cost: Growing = { ...emptyCost(), end: "open" };
  if (node.state !== "one") return unreadable(node, cost);
  cost.isAtLeast = node.isCut;
  let left = everybody;
  for (const seen of node.terms) {
    const { term } = seen;
    const place = { domain, term: term.text };
    // Nobody comes to what stands behind a term that matches everybody.
    if (left.four.length === 0 && left.six.length === 0) break;
    if (term.kind === "modifier") {
      if (term.modifier === "redirect") redirected(cost, seen, place, left, costAt);
      continue;
    }
    const matched = matchedBy(cost, seen, place, left, costAt);
    if (isCoverable(seen) && matched.four.length === 0 && matched.six.length === 0) addTo(cost.covered, place);
    if (term.qualifier === "+" && !hasBroken(cost)) cost.passes = joined(cost.passes, matched);
    if (term.mechanism === "all") cost.end = term.qualifier;
    left = { four: without(left.four, matched.four), six: without(left.six, matched.six) };
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
    passes: { four: [], six: [] },
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
  if (state === "none") return { ...cost, end: "error" };
  return {
    ...cost,
    end: "error",
    breaks: [{ code: state === "several" ? "several" : "syntax", at: place.domain, ...place }],
  };
}

/** What a term matches of those whom the terms before it leave; what it costs is added. */
function matchedBy(cost: Growing, seen: SeenTerm, place: SpfPlace, left: SpfAddresses, costAt: CostOf): SpfAddresses {
  const { term, naming } = seen;
  if (term.kind === "modifier") return { four: [], six: [] };
  if ("network" in term || term.mechanism === "all") return shared(left, seen.matches);
  cost.lookups += 1;
  if (naming === "macro" || naming === "chosen") cost.isAtLeast ||= isLead(term);
  if (naming === "chosen" && term.qualifier === "+" && !hasBroken(cost)) cost.chosen ??= place;
  if (term.mechanism === "ptr") cost.ptr ??= place;
  if (term.mechanism === "include") return included(cost, seen, place, left, costAt);
  if (seen.hasTooMany)
    addTo(cost.breaks, { code: "mx", at: seen.target ? plainText(seen.target) : place.domain, ...place });
  if (seen.doubt !== null) addTo(cost.doubts, { ...place, reason: seen.doubt });
  addVoids(cost, left, {
    four: seen.isVoid.four ? [place] : [],
    six: seen.isVoid.six ? [place] : [],
  });
  return shared(left, seen.matches);
}

/** RFC 7208 §5.2. */
function included(cost: Growing, seen: SeenTerm, place: SpfPlace, left: SpfAddresses, costAt: CostOf): SpfAddresses {
  const other = follow(cost, seen, place, "include", costAt);
  if (!other) return { four: [], six: [] };
  const passes = shared(left, other.passes);
  addVoids(cost, left, other.voids);
  return passes;
}

/** RFC 7208 §6.1: the other record decides in the place of this one. */
function redirected(cost: Growing, seen: SeenTerm, place: SpfPlace, left: SpfAddresses, costAt: CostOf): void {
  cost.lookups += 1;
  const isBrokenBefore = hasBroken(cost);
  if (seen.naming === "chosen" && !isBrokenBefore) cost.chosen ??= place;
  const other = follow(cost, seen, place, "redirect", costAt);
  cost.end = other?.end ?? (seen.naming === "macro" || seen.naming === "chosen" ? "unknown" : "error");
  if (!other) return;
  if (!isBrokenBefore) cost.passes = joined(cost.passes, shared(left, other.passes));
  addVoids(cost, left, other.voids);
}

/** Adds what the record costs that a term leads to; null where it leads to none. */
function follow(
  cost: Growing,
  seen: SeenTerm,
  place: SpfPlace,
  code: "include" | "redirect",
  costAt: CostOf,
): SpfCost | null {
  const { target, naming } = seen;
  const broken = { at: target ? plainText(target) : place.domain, ...place };
  if (naming === "macro" || naming === "chosen") {
    cost.isAtLeast = true;
    return null;
  }
  if (!target) {
    addTo(cost.breaks, { ...broken, code: "impossible" });
    return null;
  }
  const other = costAt(keyOf(target));
  if (other === "loop") {
    cost.lookups = Infinity;
    addTo(cost.breaks, { ...broken, code: "loop" });
    return null;
  }
  if (other === null) {
    cost.isAtLeast = true;
    addTo(cost.doubts, { ...place, reason: "LIMIT" });
    return null;
  }
  cost.lookups += other.lookups;
  cost.isAtLeast ||= other.isAtLeast;
  addTo(cost.doubts, ...other.doubts);
  const isPassing = seen.term.kind === "modifier" || seen.term.qualifier === "+";
  if (isPassing && !hasBroken(cost)) cost.chosen ??= other.chosen;
  cost.ptr ??= other.ptr;
  // Of a record that is there its own faults are told; of one that is not, that it is not.
  addTo(cost.breaks, ...other.breaks.map((each) => (each.term === "" ? { ...each, ...place } : each)));
  if (other.end === "error" && other.breaks.length === 0) addTo(cost.breaks, { ...broken, code });
  return other;
}

function addVoids(cost: Growing, left: SpfAddresses, more: SpfCost["voids"]): void {
  const { four, six } = cost.voids;
  cost.voids = {
    four: left.four.length > 0 ? [...four, ...more.four].slice(0, mostPlaces) : four,
    six: left.six.length > 0 ? [...six, ...more.six].slice(0, mostPlaces) : six,
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

function shared(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: common(one.four, other.four), six: common(one.six, other.six) };
}

function joined(one: SpfAddresses, other: SpfAddresses): SpfAddresses {
  return { four: united(one.four, other.four), six: united(one.six, other.six) };
}
