import { joinedText } from "../../formats/dns/data.ts";
import { keyOf, countLabels, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { idleTerms } from "../../formats/spf/effect.ts";
import { chooseSpf, type SpfChoice, type SpfRecord } from "../../formats/spf/record.ts";
import { seeTerm, type SeenTerm } from "./seen.ts";
import type { SpfAsk } from "./question.ts";

/** A record in the include tree of a domain. */
export interface SpfNode {
  readonly name: DnsName;
  /** `beyond`: not looked up because of the limit; `unknown`: the lookup failed. */
  readonly state: "one" | "none" | "several" | "faulty" | "unknown" | "beyond";
  readonly reason: string | null;
  readonly choice: SpfChoice | null;
  /** The evaluated terms in order; empty where the record cannot be parsed. */
  readonly terms: readonly SeenTerm[];
  /** Whether the record has more terms than the limit. */
  readonly isCut: boolean;
}

/** All records that a domain's record leads to, each once, by key. */
export interface SpfTree {
  readonly root: SpfNode;
  readonly nodes: ReadonlyMap<string, SpfNode>;
}

/** The most names looked up: receivers already stop at ten. */
const mostNames = 60;

/** The most terms evaluated per record, and the most of those with DNS lookups. */
const mostTerms = 400;
const mostLookups = 40;

/** Reads a domain's record and every record it leads to. */
export async function readSpfTree(ask: SpfAsk, domain: DnsName): Promise<SpfTree> {
  const root = await nodeOf(ask, domain, domain);
  const nodes = new Map([[keyOf(domain), root]]);
  let level: readonly SpfNode[] = [root];
  while (level.length > 0) {
    const led = new Map(level.flatMap(leadsTo).map((name) => [keyOf(name), name]));
    const fresh = [...led.values()].filter((name) => !nodes.has(keyOf(name))).slice(0, mostNames - nodes.size);
    level = await Promise.all(fresh.map((name) => nodeOf(ask, name, domain)));
    for (const node of level) nodes.set(keyOf(node.name), node);
  }
  return { root, nodes };
}

/** The targets of a node's include and redirect terms. */
function leadsTo({ terms }: Pick<SpfNode, "terms">): readonly DnsName[] {
  return terms.flatMap(({ term, target }) => (target && isLead(term) ? [target] : []));
}

/** Whether a term refers to another name's record. */
export function isLead(term: SeenTerm["term"]): boolean {
  return term.kind === "modifier" ? term.modifier === "redirect" : term.mechanism === "include";
}

async function nodeOf(ask: SpfAsk, name: DnsName, sender: DnsName): Promise<SpfNode> {
  const bare = { name, choice: null, terms: [], isCut: false };
  // RFC 7208 §4.3: a single label has no record.
  if (countLabels(name) < 2) return { ...bare, state: "none", reason: null };
  const answer = await ask(name, "TXT");
  if (answer.kind === "unknown") return { ...bare, state: "unknown", reason: answer.reason };
  const records = recordsOf("TXT", answer.kind === "found" ? answer.records : []);
  const choice = chooseSpf(records.map(({ data }) => joinedText(data.strings)));
  const read = { name, reason: null, choice, terms: [], isCut: false };
  if (choice.kind !== "one") return { ...read, state: choice.kind };
  if (choice.record.faults.length > 0) return { ...read, state: "faulty" };
  return { ...read, state: "one", ...(await termsOf(ask, name, sender, choice.record)) };
}

async function termsOf(
  ask: SpfAsk,
  name: DnsName,
  sender: DnsName,
  record: SpfRecord,
): Promise<Pick<SpfNode, "terms" | "isCut">> {
  const idle = new Set(idleTerms(record));
  const live = record.terms.filter((each) => !idle.has(each));
  const inOrder = [
    ...live.filter((each) => each.kind === "directive"),
    ...live.filter((each) => each.kind === "modifier"),
  ];
  let lookups = 0;
  const chosen = inOrder.slice(0, mostTerms).filter((each) => {
    const isFree = each.kind === "modifier" || "network" in each || each.mechanism === "all";
    return isFree || (lookups += 1) <= mostLookups;
  });
  const terms = await Promise.all(chosen.map((each) => seeTerm(ask, each, name, sender)));
  return { terms, isCut: terms.length < inOrder.length };
}
