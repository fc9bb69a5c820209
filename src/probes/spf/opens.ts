import { keyOf } from "../../formats/dns/name.ts";
import { common, rangeOf, sizeOf } from "../../formats/spf/ranges.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfPlace } from "./cost-shape.ts";
import type { SeenTerm } from "./seen.ts";
import { isLead, type SpfNode, type SpfTree } from "./tree.ts";

/** A term that lets in more than anybody has, or whomever it is asked about. */
export interface SpfOpening extends SpfPlace {
  /** The term of the domain's own record that leads to it; the term itself where it stands there. */
  readonly by: string;
  /** Whether it names nobody, so that whoever is named beside it loses nothing without it. */
  readonly isNobodys: boolean;
}

/** No sender has more: a registry has 2^24 addresses of IPv4 in one piece, and 2^116 of IPv6 (IANA's tables of address space, 2026). */
const most = { four: 1n << 24n, six: 1n << 116n } as const;

/** Of IPv6 that is given away, RFC 4291 §2.4. */
const unicast = rangeOf("2000::", 3);

/** The terms by which everybody passes, in whatever record they stand that lets somebody pass. */
export function opensIn({ root, nodes }: SpfTree): readonly SpfOpening[] {
  const seen = new Set([keyOf(root.name)]);
  const way: { readonly node: SpfNode; readonly by: string | null }[] = [{ node: root, by: null }];
  for (const { node, by } of way) {
    for (const { target, term } of node.terms.filter((each) => isPassing(each) && isLead(each.term))) {
      const next = target && nodes.get(keyOf(target));
      if (!next || seen.has(keyOf(next.name))) continue;
      seen.add(keyOf(next.name));
      way.push({ node: next, by: by ?? term.text });
    }
  }
  return way.flatMap(({ node: { name, terms }, by }) =>
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

/** A network that does not begin where its address stands was to be a smaller one; what is included or looked up is somebody's. */
function isNobodys({ term, naming }: SeenTerm): boolean {
  if (term.kind === "modifier") return false;
  if (!("network" in term)) return naming === "chosen" || term.mechanism === "all";
  const { address, prefix } = term.network;
  const whole = rangeOf(address, term.mechanism === "ip4" ? 32 : 128);
  return rangeOf(address, prefix)[0]?.from === whole[0]?.from;
}
