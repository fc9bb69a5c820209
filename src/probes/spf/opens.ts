import { keyOf } from "../../formats/dns/name.ts";
import { common, rangeOf, sizeOf } from "../../formats/spf/ranges.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfPlace } from "./cost-shape.ts";
import type { SeenTerm } from "./seen.ts";
import { isLead, type SpfNode, type SpfTree } from "./tree.ts";

/** A term that covers more addresses than any sender owns, or matches every sender. */
export interface SpfOpening extends SpfPlace {
  /** The term of the domain's own record that leads to it; the term itself where it is in that record. */
  readonly by: string;
  /** Whether the term identifies no particular sender, so that removing it affects no legitimate one. */
  readonly isNobodys: boolean;
}

/**
 * No sender has more: the largest single allocations to a registry are 2^24 IPv4 and 2^116 IPv6 addresses (IANA's tables of address space,
 * 2026).
 */
const most = { four: 1n << 24n, six: 1n << 116n } as const;

/** The allocated IPv6 unicast space, RFC 4291 §2.4. */
const unicast = rangeOf("2000::", 3);

/** A record whose terms can give a pass, and the term of the domain's own record that leads to it; null for that record. */
interface PassingNode {
  readonly node: SpfNode;
  readonly by: string | null;
}

/** The records whose terms can give a pass. The networks of an include with another qualifier, such as `-include:`, are refused. */
export function passingNodes({ root, nodes }: SpfTree): readonly PassingNode[] {
  const seen = new Set([keyOf(root.name)]);
  const way: PassingNode[] = [{ node: root, by: null }];
  for (const { node, by } of way) {
    for (const { target, term } of node.terms.filter((each) => isPassing(each) && isLead(each.term))) {
      const next = target && nodes.get(keyOf(target));
      if (!next || seen.has(keyOf(next.name))) continue;
      seen.add(keyOf(next.name));
      way.push({ node: next, by: by ?? term.text });
    }
  }
  return way;
}

/** The terms by which every sender passes, in all records that can give a pass. */
export function opensIn(tree: SpfTree): readonly SpfOpening[] {
  return passingNodes(tree).flatMap(({ node: { name, terms }, by }) =>
    terms
      .filter((each) => isPassing(each) && isOpen(each))
      .map(({ term, ...each }) => ({
        domain: plainText(name),
        term: term.text,
        by: by ?? term.text,
        isNobodys: isNobodys({ term, ...each }),
      })),
  );
}

function isPassing({ term }: SeenTerm): boolean {
  return term.kind === "modifier" ? term.modifier === "redirect" : term.qualifier === "+";
}

function isOpen({ matches, naming }: SeenTerm): boolean {
  return naming === "chosen" || sizeOf(matches.four) > most.four || sizeOf(common(matches.six, unicast)) > most.six;
}

/** A network whose address has host bits set was probably meant to be smaller; an include or a lookup names a particular sender. */
function isNobodys({ term, naming }: SeenTerm): boolean {
  if (term.kind === "modifier") return false;
  if (!("network" in term)) return naming === "chosen" || term.mechanism === "all";
  const { address, prefix } = term.network;
  const whole = rangeOf(address, term.mechanism === "ip4" ? 32 : 128);
  return rangeOf(address, prefix)[0]?.from === whole[0]?.from;
}
