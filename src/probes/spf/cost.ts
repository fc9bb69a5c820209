import { keyOf } from "../../formats/dns/name.ts";
import { apart, everybody, isNobody, unionOf, nobody, shared, type SpfAddresses } from "../../formats/spf/addresses.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfCost } from "./cost-shape.ts";
import { addTo, termEffectOf, isPassing, type CostOf, type Growing } from "./cost-terms.ts";
import type { SeenTerm } from "./seen.ts";
import type { SpfNode, SpfTree } from "./tree.ts";

/** Adds up a tree and returns the cost of every record by key. Each record is computed once and counted as often as it is referenced. */
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

function added(node: SpfNode, costAt: CostOf): SpfCost {
  const domain = plainText(node.name);
  const cost: Growing = { ...emptyCost(), isAtLeast: node.isCut };
  if (node.state !== "one") return unreadable(node, cost);
  // `reach`: senders that nothing has matched so far. `left`: those of them that no error has stopped. Terms behind an error are still
  // counted.
  let [reach, left] = [everybody, everybody];
  let ends: Ends = { four: "open", six: "open" };
  for (const seen of node.terms) {
    const { term } = seen;
    const place = { domain, term: term.text };
    // Terms after one that matches every sender are never evaluated.
    if (isNobody(reach)) break;
    if (term.kind === "modifier" && term.modifier !== "redirect") continue;
    const { matches, errors } = termEffectOf(cost, { seen, place, reach, left, costAt });
    if (isCoverable(seen) && isNobody(shared(reach, matches))) addTo(cost.covered, place);
    if (isPassing(term)) cost.passes = unionOf(cost.passes, shared(left, matches));
    cost.errors = unionOf(cost.errors, shared(left, errors));
    const rest = term.kind === "directive" ? apart(reach, matches) : nobody;
    ends = endedBy(ends, { reach, rest, end: term.kind === "directive" ? term.qualifier : cost.end });
    reach = rest;
    left = apart(apart(left, matches), errors);
  }
  cost.end = hasBroken(cost) ? "error" : (byWeakness.find((end) => end === ends.four || end === ends.six) ?? "open");
  return cost;
}

/** The result for the last senders of each address family. */
type Ends = Readonly<Record<"four" | "six", SpfCost["end"]>>;

/** A policy that is weaker for one address family is no stronger for a domain: forgers choose the family. */
const byWeakness: readonly SpfCost["end"][] = ["error", "+", "open", "?", "unknown", "~", "-"];

/** Not only `all` ends a record: `-exists:example.com` or `-ip4:0.0.0.0/0` can match every sender that is left, too. */
function endedBy(
  ends: Ends,
  { reach, rest, end }: { readonly reach: SpfAddresses; readonly rest: SpfAddresses; readonly end: SpfCost["end"] },
): Ends {
  const isEnded = (family: "four" | "six"): boolean => reach[family].length > 0 && rest[family].length === 0;
  return { four: isEnded("four") ? end : ends.four, six: isEnded("six") ? end : ends.six };
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

/** An unreadable record; its referrer decides what that means. */
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

function hasBroken({ breaks }: Pick<SpfCost, "breaks">): boolean {
  return breaks.length > 0;
}

/** Whether a fully covered term could be removed: only where all its addresses are known. */
function isCoverable({ term }: SeenTerm): boolean {
  return term.kind === "directive" && "network" in term;
}
