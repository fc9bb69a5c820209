import { isSameName, root, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { expandedName, unescapedText, usesMacro } from "../../formats/spf/expand.ts";
import type { DomainSpec } from "../../formats/spf/macro.ts";
import { plainText } from "../dns/plain-text.ts";
import type { SpfBreak, SpfPlace } from "./cost-shape.ts";
import { evaluateSpf, type SpfOutcome } from "./evaluate.ts";
import { spfAddress, spfValues, type SpfAsk, type SpfQuestion } from "./question.ts";
import { isLead, type SpfNode, type SpfTree } from "./tree.ts";
import type { SeenTerm } from "./seen.ts";

/** What samples show of the terms whose names depend on the message. */
export interface SpfMacros {
  /** Why every sample sender that nothing matches ends in an error; empty where that is not so. */
  readonly breaks: readonly SpfBreak[];
  /** Terms that can match no sender, because no name exists below the fixed end of theirs. */
  readonly dead: readonly (SpfPlace & { readonly below: string })[];
  /** Addresses of the domain's own mail servers, as sample senders; empty without such terms. */
  readonly own: readonly string[];
}

interface MacroTerm {
  readonly node: SpfNode;
  readonly seen: SeenTerm;
  readonly spec: DomainSpec;
}

/** The most mail servers whose addresses are samples. */
const mostServers = 3;

/** Evaluates the terms with macros for sample senders: RFC 7208 §7. */
export async function lookAtMacros(ask: SpfAsk, tree: SpfTree): Promise<SpfMacros> {
  const terms = macroTerms(tree);
  if (terms.length === 0) return { breaks: [], dead: [], own: [] };
  const [own, outcomes] = await Promise.all([
    ownAddresses(ask, tree.root.name),
    Promise.all(strangers(plainText(tree.root.name)).map((each) => evaluateSpf(each, ask))),
  ]);
  const dead = await Promise.all(terms.map((each) => deadTerm(ask, tree.root.name, each, own)));
  return { own, breaks: breaksBy(outcomes, terms, tree.root.name), dead: dead.flatMap((each) => each ?? []) };
}

/** The terms of all records whose name depends on the message. */
function macroTerms({ nodes }: SpfTree): readonly MacroTerm[] {
  return [...nodes.values()].flatMap((node) =>
    node.terms.flatMap((seen) => {
      const spec = specOf(seen);
      return spec && (seen.naming === "macro" || seen.naming === "chosen") ? [{ node, seen, spec }] : [];
    }),
  );
}

function specOf({ term }: SeenTerm): DomainSpec | null {
  return "domain" in term ? (term.domain ?? null) : null;
}

/** Senders that own no address of the domain: documentation addresses (RFC 5737), with a local part that every domain has and two others. */
function strangers(domain: string): readonly SpfQuestion[] {
  const samples = [
    ["192.0.2.77", "postmaster"],
    ["198.51.100.131", "info"],
    ["203.0.113.201", "sample-7f3a"],
  ] as const;
  return samples.map(([ip, local]) => ({ ip, domain, sender: `${local}@${domain}`, helo: `${local}.example` }));
}

async function ownAddresses(ask: SpfAsk, domain: DnsName): Promise<readonly string[]> {
  const answer = await ask(domain, "MX");
  const hosts = recordsOf("MX", answer.kind === "found" ? answer.records : [])
    .map(({ data }) => data.exchange)
    .filter((each) => !isSameName(each, root))
    .slice(0, mostServers);
  const found = await Promise.all(hosts.map((each) => ask(each, "A")));
  const texts = found.flatMap((each) => (each.kind === "found" ? recordsOf("A", each.records) : []));
  return [...new Set(texts.map(({ data }) => data.address))].slice(0, mostServers);
}

/** Which terms lead to an error, by its reason. */
const leading: ReadonlySet<string> = new Set(["include", "redirect", "several", "syntax"]);
const limits: ReadonlySet<string> = new Set(["lookups", "voids", "mx"]);

/** An error for every sample is one for every sender that no term matches. */
function breaksBy(outcomes: readonly SpfOutcome[], terms: readonly MacroTerm[], domain: DnsName): readonly SpfBreak[] {
  const [first] = outcomes;
  const reason = first?.reason ?? "";
  if (!outcomes.every(({ result }) => result === "permerror") || !(leading.has(reason) || limits.has(reason)))
    return [];
  const isBlamed = ({ seen }: MacroTerm): boolean => !leading.has(reason) || isLead(seen.term);
  const blamed = terms.find(isBlamed);
  if (!blamed) return [];
  const at = sampleName(blamed, domain) ?? blamed.spec.text;
  return [
    {
      code: `macro-${reason}` as SpfBreak["code"],
      at,
      term: blamed.seen.term.text,
      domain: plainText(blamed.node.name),
    },
  ];
}

function sampleName({ node, spec }: MacroTerm, sender: DnsName): string | null {
  const [question] = strangers(plainText(sender));
  const name = question ? expandedFor(question, spec, node.name) : null;
  return name && plainText(name);
}

function expandedFor(question: SpfQuestion, { parts }: DomainSpec, own: DnsName): DnsName | null {
  const address = spfAddress(question.ip);
  if (!address) return null;
  return expandedName(parts, { ...spfValues(question, address), d: unescapedText(own), p: "unknown" });
}

/** A term that allows senders by names that do not exist: RFC 8020, nothing exists below a name that does not. */
async function deadTerm(
  ask: SpfAsk,
  domain: DnsName,
  { node, seen, spec }: MacroTerm,
  own: readonly string[],
): Promise<SpfMacros["dead"][number] | null> {
  const { term } = seen;
  if (term.kind === "modifier" || term.qualifier !== "+" || term.mechanism === "include") return null;
  const end = fixedEnd(spec, node.name, domain);
  if (!end) return null;
  const answer = await ask(end, "A");
  if (answer.kind !== "nxdomain" || !isSameName(answer.name, end)) return null;
  // A server that answers for empty non-terminals with NXDOMAIN may still have names below.
  const found = await Promise.all(own.map((ip) => isThere(ask, { ip, domain: plainText(domain) }, spec, node.name)));
  if (found.includes(true)) return null;
  return { domain: plainText(node.name), term: term.text, below: plainText(end) };
}

async function isThere(
  ask: SpfAsk,
  { ip, domain }: Pick<SpfQuestion, "ip" | "domain">,
  spec: DomainSpec,
  own: DnsName,
): Promise<boolean> {
  const name = expandedFor({ ip, domain, sender: `postmaster@${domain}`, helo: domain }, spec, own);
  const answer = name && (await ask(name, "A"));
  return answer !== null && answer.kind !== "nxdomain";
}

/** The end of a name that is the same for every message, without the label that a macro begins; null without one. */
function fixedEnd({ parts }: DomainSpec, own: DnsName, sender: DnsName): DnsName | null {
  const last = parts.findLastIndex((each) => usesMacro([each], "slipvhcrt"));
  const [first, ...others] = parts.slice(last + 1);
  // The label that a macro begins is not fixed.
  if (first?.kind !== "text" || !first.text.startsWith(".") || first.text.length < 2) return null;
  const fixed = [{ ...first, text: first.text.slice(1) }, ...others];
  return expandedName(fixed, { d: unescapedText(own), o: unescapedText(sender) });
}
