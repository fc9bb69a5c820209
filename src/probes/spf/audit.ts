import { types } from "../../formats/dns/codes.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../formats/dns/name.ts";
import { nobody } from "../../formats/spf/addresses.ts";
import { isPrivate, routed } from "../../formats/spf/private.ts";
import { common, firstAddress, rangeOf, sizeOf, united, type SpfRanges } from "../../formats/spf/ranges.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfCost, SpfPlace } from "./cost-shape.ts";
import { costsOf } from "./cost.ts";
import { evaluateSpf } from "./evaluate.ts";
import { isPassing } from "./cost-terms.ts";
import { lookAtMacros, type SpfMacros } from "./macros.ts";
import { opensIn, passingNodes, type SpfOpening } from "./opens.ts";
import type { SpfAsk } from "./question.ts";
import { isLead, readSpfTree, type SpfNode, type SpfTree } from "./tree.ts";

/** A record of the include tree, as one line. */
interface SpfBranch {
  readonly depth: number;
  readonly domain: string;
  /** The term that leads to it; empty for the domain's own record. */
  readonly term: string;
  readonly state: SpfNode["state"] | "loop" | "macro" | "impossible";
  /** How many of the ten lookups it uses, including its own; null where records include each other. */
  readonly lookups: number | null;
}

/** The evaluation of a domain's SPF record over all paths. */
export interface SpfAudit {
  readonly tree: SpfTree;
  readonly cost: SpfCost;
  readonly branches: readonly SpfBranch[];
  /** What sample senders show of the terms whose names depend on the message. */
  readonly macros: SpfMacros;
  /** Why every sender passes; null where that is not the case. */
  readonly passesAll: "ipv4" | "ipv6" | "sender-macro" | null;
  /** The terms that cause it; empty where it is not the case. */
  readonly opens: readonly SpfOpening[];
  /** Whether some sender passes before receivers meet an error; false without an error. */
  readonly passesFirst: boolean;
  /** The number of IPv4 addresses that pass, and of those by the domain's own terms; private networks excluded. */
  readonly addresses: { readonly all: bigint; readonly own: bigint };
  /** Terms that cover 1/65536 of the IPv4 Internet or more, with their number of addresses. */
  readonly wide: readonly (SpfPlace & { readonly addresses: number })[];
}

/** RFC 7208 §4.6.4. */
export const mostSpfLookups = 10;
/** RFC 7208 §4.6.4. */
export const mostSpfVoids = 2;

/** The most records shown. */
const mostBranches = 60;

/** Half of all IPv4 addresses, and half of the allocated IPv6 space (RFC 4291 §2.4): anyone can get one of these. */
const nearlyAll = { four: 1n << 31n, six: 1n << 124n } as const;
const unicast = rangeOf("2000::", 3);

/** A network with a shorter prefix rarely belongs to one sender. */
const widePrefix = 15;

/** Evaluates a domain's record over all paths: its cost, the senders it allows, and its errors. */
export async function auditSpf(ask: SpfAsk, domain: DnsName): Promise<SpfAudit> {
  const tree = await readSpfTree(ask, domain);
  const costs = costsOf(tree);
  const cost = costs.get(keyOf(domain));
  if (!cost) throw new Error("a tree without its root");
  const passingRecords = passingNodes(tree).map(({ node }) => node);
  const ownNodes = passingRecords.filter(({ name }) => isWithin(name, domain));
  const macros = await lookAtMacros(ask, tree);
  const breaks = [...cost.breaks, ...macros.breaks];
  const senders = [...sendersIn(tree, costs), ...macros.own].slice(0, mostSenders);
  const [passing, passesFirst] = await Promise.all([
    passesAll(ask, domain, cost),
    hasPassedFirst(ask, domain, { ...cost, breaks }, senders),
  ]);
  return {
    tree,
    cost,
    branches: branchesOf(tree, costs),
    macros,
    passesAll: passing,
    opens: passing === null ? [] : opensIn(tree),
    passesFirst,
    addresses: { all: sizeOf(routed(cost.passes).four), own: sizeOf(ownRanges(ownNodes)) },
    wide: passingRecords.flatMap(wideTerms),
  };
}

/** The same lookups with other TXT records at one name, to preview a record before it is published. */
export function withTexts(ask: SpfAsk, at: DnsName, texts: readonly string[]): SpfAsk {
  const records = texts.map((text) => ({
    name: at,
    type: types.TXT,
    class: 1,
    ttl: 0,
    data: { type: "TXT" as const, strings: [Buffer.from(text)] },
  }));
  return (name, type) =>
    type === "TXT" && isSameName(name, at)
      ? Promise.resolve({ kind: "found", name, aliases: [], records, seconds: 0 })
      : ask(name, type);
}

/** Where receivers may give up before the term that lets everyone pass, the evaluation is run for sample senders. */
async function passesAll(ask: SpfAsk, name: DnsName, cost: SpfCost): Promise<SpfAudit["passesAll"]> {
  const by = passingBy(cost);
  const isSure =
    cost.lookups <= mostSpfLookups && Math.max(cost.voids.four.length, cost.voids.six.length) <= mostSpfVoids;
  if (by === null || by === "sender-macro" || isSure) return by;
  const domain = plainText(name);
  const ranges = by === "ipv4" ? cost.passes.four : cost.passes.six;
  const strangers = by === "ipv4" ? strangersFour : strangersSix;
  const within = strangers.filter((ip) => common(ranges, rangeOf(ip, by === "ipv4" ? 32 : 128)).length > 0);
  const told = await Promise.all(
    within.map((ip) => evaluateSpf({ ip, domain, sender: `postmaster@${domain}`, helo: domain }, ask)),
  );
  return told.some(({ result }) => result === "pass") ? by : null;
}

/** RFC 5737, RFC 3849, and addresses in the other half of each family. */
const strangersFour = ["11.0.0.77", "192.0.2.77", "203.0.113.201"] as const;
const strangersSix = ["2001:db8::77", "2a00::77", "3f00::77"] as const;

/** One sample address for each of the first terms that let a sender pass, in record order. */
function sendersIn({ root, nodes }: SpfTree, costs: ReadonlyMap<string, SpfCost>): readonly string[] {
  const passing = root.terms.filter(({ term }) => isPassing(term));
  const ranges = passing.map(({ term, matches, target }) => {
    const next = target && isLead(term) ? nodes.get(keyOf(target)) : undefined;
    if (next) return costs.get(keyOf(next.name))?.passes ?? nobody;
    // An address behind a name may be one that the operator declares public.
    return "network" in term ? routed(matches) : matches;
  });
  return ranges.flatMap(({ four, six }) => firstAddress(four, 4) ?? firstAddress(six, 6) ?? []).slice(0, mostSenders);
}

/** The most sample senders evaluated. */
const mostSenders = 4;

/** RFC 7208 §4.6: terms are evaluated from left to right, so a sender that an earlier term matches never meets a later error. */
async function hasPassedFirst(
  ask: SpfAsk,
  name: DnsName,
  { lookups, voids, breaks }: SpfCost,
  senders: readonly string[],
): Promise<boolean> {
  if (breaks.length === 0 && lookups <= mostSpfLookups && voids.four.length <= mostSpfVoids) return false;
  const domain = plainText(name);
  // Receivers may return an error before they compare the first addresses of too many MX hosts.
  const told = await Promise.all(
    senders.map((ip) =>
      evaluateSpf({ ip, domain, sender: `postmaster@${domain}`, helo: domain }, ask, { failsEarly: true }),
    ),
  );
  return told.some(({ result }) => result === "pass");
}

function passingBy({ passes, chosen }: SpfCost): SpfAudit["passesAll"] {
  if (sizeOf(passes.four) >= nearlyAll.four) return "ipv4";
  if (sizeOf(common(passes.six, unicast)) >= nearlyAll.six) return "ipv6";
  return chosen ? "sender-macro" : null;
}

function ownRanges(nodes: readonly SpfNode[]): SpfRanges {
  const terms = nodes.flatMap((node) => node.terms);
  return terms
    .filter(
      ({ term }) => term.kind === "directive" && term.qualifier === "+" && ("network" in term || "prefixes" in term),
    )
    .reduce<SpfRanges>((all, { matches }) => united(all, routed(matches).four), []);
}

/** The IPv4 prefix length of a term; 32 where it has none. */
function ipv4PrefixOf(term: SpfNode["terms"][number]["term"]): number {
  if ("network" in term) return term.mechanism === "ip4" ? term.network.prefix : 32;
  return "prefixes" in term ? term.prefixes.four : 32;
}

function wideTerms({ name, terms }: SpfNode): SpfAudit["wide"] {
  return terms.flatMap(({ term, matches }) => {
    if (term.kind === "modifier" || term.qualifier !== "+") return [];
    const prefix = ipv4PrefixOf(term);
    if (prefix > widePrefix || isPrivate(matches)) return [];
    return [{ domain: plainText(name), term: term.text, addresses: Number(sizeOf(routed(matches).four)) }];
  });
}

function branchesOf({ root, nodes }: SpfTree, costs: ReadonlyMap<string, SpfCost>): readonly SpfBranch[] {
  const branches: SpfBranch[] = [];

  function grow(node: SpfNode, depth: number, term: string, above: readonly string[]): void {
    const key = keyOf(node.name);
    const isLoop = above.includes(key);
    const lookups = (costs.get(key)?.lookups ?? 0) + (term === "" ? 0 : 1);
    if (branches.length >= mostBranches) return;
    branches.push({
      depth,
      domain: plainText(node.name),
      term,
      state: isLoop ? "loop" : node.state,
      lookups: isLoop || !Number.isFinite(lookups) ? null : lookups,
    });
    if (isLoop) return;
    for (const seen of node.terms.filter((each) => isLead(each.term))) {
      const next = seen.target && nodes.get(keyOf(seen.target));
      if (next) grow(next, depth + 1, seen.term.text, [...above, key]);
      else if (branches.length < mostBranches) {
        const unnamed = seen.naming === "impossible" ? "impossible" : "macro";
        const state = seen.target ? "beyond" : unnamed;
        const domain = seen.target ? plainText(seen.target) : "";
        branches.push({ depth: depth + 1, domain, term: seen.term.text, state, lookups: 1 });
      }
    }
  }

  grow(root, 0, "", []);
  return branches;
}
