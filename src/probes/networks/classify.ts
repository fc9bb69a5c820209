import type { Sign } from "../../core/networks.ts";
import { edges } from "../../data/networks/edges.ts";
import {
  networkOperators,
  networkOperatorsAsOf,
  type NetworkClass,
  type NetworkOperator,
} from "../../data/networks/operators.ts";
import { providerOf } from "../page/edge.ts";

/** The facts about an AS from which its network type is derived. */
export interface AsFacts {
  readonly asn: number;
  /** The address that was looked up; null where an AS was. */
  readonly address: string | null;
  readonly operator: string | null;
  /** How many prefixes it announces; null where unknown. */
  readonly prefixes: number | null;
  /** Its own network types in PeeringDB, and when they were read; null where it has no entry. */
  readonly peering: { readonly kinds: readonly string[]; readonly asOf: string } | null;
  /** Whether a list of hosting networks contains the address; null for an AS. */
  readonly hosting: Sign | null;
}

/** The type of an AS's network, and the evidence. */
export interface Classification {
  readonly kind: NetworkClass;
  readonly basis: "address-range" | "operator-table" | "peeringdb" | "hosting-list" | "name" | "size";
  readonly detail: string;
  readonly confidence: "high" | "medium" | "low";
  readonly asOf: string;
}

type Rule = (facts: AsFacts, today: string) => Classification | null;

/** Classifies an AS: the first rule with a result decides. Null where nothing is known. */
export function classifyNetwork(facts: AsFacts, now: Date): Classification | null {
  const today = now.toISOString().slice(0, 10);
  for (const rule of rules) {
    const found = rule(facts, today);
    if (found) return found;
  }
  return null;
}

const byNumber = new Map(networkOperators.flatMap((each) => each.numbers.map((asn) => [asn, each] as const)));

/** The operator of a well-known AS. */
export function knownOperator(asn: number): NetworkOperator | null {
  return byNumber.get(asn) ?? null;
}

/**
 * Whether the operator of an AS announces its addresses from many places (RFC 4786). A location that a database gives them is where one of those
 * places, or the holder's office, was seen.
 */
export function isAnycast(asn: number | null): boolean {
  return asn !== null && knownOperator(asn)?.isAnycast === true;
}

/** A CDN publishes its edge ranges; they may be in the AS of the cloud that hosts it. */
const byRange: Rule = ({ address }) => {
  const id = address === null ? null : providerOf(address, null).edge;
  const { name, ranges } = edges.find((edge) => edge.id === id) ?? {};
  if (name === undefined || ranges === undefined) return null;
  return { kind: "cdn", basis: "address-range", detail: name, confidence: "high", asOf: ranges.asOf };
};

const byTable: Rule = ({ asn }) => {
  const known = knownOperator(asn);
  const { kind, name } = known ?? {};
  if (kind === undefined || name === undefined) return null;
  return { kind, basis: "operator-table", detail: name, confidence: "high", asOf: networkOperatorsAsOf };
};

/** PeeringDB's `info_type`. "Content" is left out: a content network may own its servers or rent them out. */
const peeringKinds: Readonly<Record<string, NetworkClass>> = {
  "Cable/DSL/ISP": "isp",
  NSP: "isp",
  "Network Services": "isp",
  Enterprise: "enterprise",
  "Educational/Research": "enterprise",
  Government: "enterprise",
  "Non-Profit": "enterprise",
};

const byPeering: Rule = ({ peering }) => {
  const said = peering?.kinds.find((kind) => Object.hasOwn(peeringKinds, kind));
  const kind = said === undefined ? undefined : peeringKinds[said];
  if (!peering || said === undefined || kind === undefined) return null;
  return { kind, basis: "peeringdb", detail: said, confidence: "medium", asOf: peering.asOf };
};

const byList: Rule = ({ hosting }) => {
  if (hosting?.detected !== true) return null;
  const { basis, asOf } = hosting;
  return { kind: "hosting", basis: "hosting-list", detail: basis ?? "", confidence: "medium", asOf: asOf ?? "" };
};

/** Words in names, the most specific first. */
const nameWords: readonly (readonly [kind: NetworkClass, words: RegExp])[] = [
  ["cdn", /\b(?:cdn|content delivery)\b/i],
  ["cloud", /\bcloud\b/i],
  ["hosting", /\b(?:hosting|host|hosts|server|servers|vps|data ?cent(?:er|re)s?|colo(?:cation)?|dedicated|idc)\b/i],
  [
    "enterprise",
    /\b(?:university|universit\w*|academi\w*|college|institute|school|research|bank|insurance|hospital|ministry|government|city of|county|state of|department)\b/i,
  ],
  [
    "isp",
    /\b(?:telecom\w*|telekom\w*|telefonica|communications?|broadband|cable|wireless|mobile|fib(?:er|re)|internet|isp|network service|net|networks|telco)\b/i,
  ],
];

const byName: Rule = ({ operator }, today) => {
  for (const [kind, words] of nameWords) {
    const found = words.exec(operator ?? "");
    if (found) return { kind, basis: "name", detail: found[0], confidence: "low", asOf: today };
  }
  return null;
};

/** A network that announces few prefixes usually uses them itself; one that announces many usually serves customers. */
const few = 20;

const bySize: Rule = ({ prefixes }, today) => {
  if (prefixes === null || prefixes === 0) return null;
  const kind = prefixes <= few ? "enterprise" : "isp";
  return { kind, basis: "size", detail: `${prefixes}`, confidence: "low", asOf: today };
};

const rules: readonly Rule[] = [byRange, byTable, byPeering, byList, byName, bySize];
