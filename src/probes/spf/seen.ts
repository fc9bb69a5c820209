import { isSameName, keyOf, root, type DnsName } from "../../formats/dns/name.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { expandedName, unescapedText, usesMacro } from "../../formats/spf/expand.ts";
import { everybody, nobody, type SpfAddresses } from "../../formats/spf/addresses.ts";
import { rangeOf, united, type SpfRanges } from "../../formats/spf/ranges.ts";
import type { DomainSpec } from "../../formats/spf/macro.ts";
import type { SpfTerm } from "../../formats/spf/terms.ts";
import { mostExchangers } from "./match.ts";
import { isVoid } from "./names.ts";
import { spfAddress, spfValues, type SpfAsk } from "./question.ts";

/** The effect of a term, independent of the sender. */
export interface SeenTerm {
  readonly term: SpfTerm;
  /** The target name; null where it depends on the message, or there is none. */
  readonly target: DnsName | null;
  /** `macro`: the name depends on the message; `impossible`: not a valid DNS name; `chosen`: the sender chooses the name. */
  readonly naming: "known" | "macro" | "impossible" | "chosen" | "none";
  /** The addresses that it matches, as far as known; without those of included records. */
  readonly matches: SpfAddresses;
  /** For which senders its lookup is void, RFC 7208 §4.6.4. */
  readonly isVoid: { readonly four: boolean; readonly six: boolean };
  /** RFC 7208 §4.6.4: a name with more MX hosts than the limit. */
  readonly hasTooMany: boolean;
  /** Why its lookup failed; null where it succeeded or there was none. */
  readonly doubt: string | null;
}

/** Macro letters whose value the sender chooses. At the end of a name they let the sender choose the name that is looked up. */
const chosenLetters = "hpl";

/** Documentation addresses (RFC 5737) as unknown senders: an `exists` term that matches all of them matches everyone. */
const strangers = ["192.0.2.77", "198.51.100.131", "203.0.113.201"] as const;

/** Evaluates a term of a name's record; `sender` is the domain of the sender. */
export async function seeTerm(ask: SpfAsk, term: SpfTerm, own: DnsName, sender: DnsName): Promise<SeenTerm> {
  const bare = {
    term,
    target: null,
    naming: "none",
    matches: nobody,
    isVoid: never,
    hasTooMany: false,
    doubt: null,
  } as const;
  if (term.kind === "modifier") {
    return term.modifier === "redirect" ? { ...bare, ...named(term.domain, own, sender) } : bare;
  }
  if (term.mechanism === "all") return { ...bare, matches: everybody };
  if ("network" in term) {
    const { address, prefix } = term.network;
    const range = rangeOf(address, prefix);
    return { ...bare, matches: term.mechanism === "ip4" ? { four: range, six: [] } : { four: [], six: range } };
  }
  const place = term.domain ? named(term.domain, own, sender) : ({ target: own, naming: "known" } as const);
  if (term.mechanism === "include") return { ...bare, ...place };
  if (place.naming === "macro" && term.mechanism === "exists" && term.domain) {
    const matches = (await isThereForStrangers(ask, term.domain, own, sender)) ? everybody : nobody;
    return { ...bare, ...place, matches };
  }
  if (!place.target || term.mechanism === "ptr") return { ...bare, ...place };
  const looked = await looks[term.mechanism](ask, place.target, "prefixes" in term ? term.prefixes : bothWhole);
  return { ...bare, ...place, ...looked };
}

const never = { four: false, six: false } as const;
const bothWhole = { four: 32, six: 128 } as const;

type Looked = Pick<SeenTerm, "matches" | "isVoid" | "hasTooMany" | "doubt">;
type Look = (ask: SpfAsk, name: DnsName, prefixes: { readonly four: number; readonly six: number }) => Promise<Looked>;

const looks: Readonly<Record<"a" | "mx" | "exists", Look>> = {
  a: lookAtHost,
  mx: lookAtExchangers,
  exists: lookAtName,
};

async function lookAtHost(
  ask: SpfAsk,
  name: DnsName,
  prefixes: { readonly four: number; readonly six: number },
): Promise<Looked> {
  const [four, six] = await Promise.all([ask(name, "A"), ask(name, "AAAA")]);
  return {
    matches: { four: rangesIn(four, prefixes.four), six: rangesIn(six, prefixes.six) },
    isVoid: { four: isVoid(four), six: isVoid(six) },
    hasTooMany: false,
    doubt: doubtOf(four) ?? doubtOf(six),
  };
}

async function lookAtExchangers(
  ask: SpfAsk,
  name: DnsName,
  prefixes: { readonly four: number; readonly six: number },
): Promise<Looked> {
  const answer = await ask(name, "MX");
  const hosts = recordsOf("MX", answer.kind === "found" ? answer.records : [])
    .map(({ data }) => data.exchange)
    .filter((each) => !isSameName(each, root));
  const asked = new Map(hosts.slice(0, mostExchangers).map((each) => [keyOf(each), each]));
  const seen = await Promise.all([...asked.values()].map((each) => lookAtHost(ask, each, prefixes)));
  const isEmpty = isVoid(answer);
  return {
    matches: {
      four: seen.reduce<SpfRanges>((all, { matches }) => united(all, matches.four), []),
      six: seen.reduce<SpfRanges>((all, { matches }) => united(all, matches.six), []),
    },
    // RFC 7208 §4.6.4 counts terms: the addresses of MX hosts are not terms.
    isVoid: { four: isEmpty, six: isEmpty },
    hasTooMany: hosts.length > mostExchangers,
    doubt: doubtOf(answer) ?? seen.find(({ doubt }) => doubt !== null)?.doubt ?? null,
  };
}

async function lookAtName(ask: SpfAsk, name: DnsName): Promise<Looked> {
  const answer = await ask(name, "A");
  const isEmpty = isVoid(answer);
  return {
    matches: answer.kind === "found" ? everybody : nobody,
    isVoid: { four: isEmpty, six: isEmpty },
    hasTooMany: false,
    doubt: doubtOf(answer),
  };
}

function doubtOf(answer: DnsAnswer): string | null {
  return answer.kind === "unknown" ? answer.reason : null;
}

function rangesIn(answer: DnsAnswer, prefix: number): SpfRanges {
  if (answer.kind !== "found") return [];
  const records = [...recordsOf("A", answer.records), ...recordsOf("AAAA", answer.records)];
  return records.reduce<SpfRanges>((all, { data }) => united(all, rangeOf(data.address, prefix)), []);
}

/** Expands the target name of a term. `%{d}` is the domain of the record, `%{o}` that of the sender. */
function named(spec: DomainSpec, own: DnsName, sender: DnsName): Pick<SeenTerm, "target" | "naming"> {
  const last = spec.parts.at(-1);
  if (last?.kind === "macro" && chosenLetters.includes(last.letter)) return { target: null, naming: "chosen" };
  if (usesMacro(spec.parts, "slipvhcrt")) return { target: null, naming: "macro" };
  const target = expandedName(spec.parts, { d: unescapedText(own), o: unescapedText(sender) });
  return { target, naming: target ? "known" : "impossible" };
}

async function isThereForStrangers(ask: SpfAsk, spec: DomainSpec, own: DnsName, sender: DnsName): Promise<boolean> {
  const [d, o] = [unescapedText(own), unescapedText(sender)];
  const found = await Promise.all(
    strangers.map(async (ip, index) => {
      const address = spfAddress(ip);
      if (!address) return false;
      const helo = `stranger-${index}.example`;
      const values = spfValues({ ip, domain: o, sender: `stranger-${index}@${o}`, helo }, address);
      const name = expandedName(spec.parts, { ...values, d, p: "unknown" });
      return name !== null && (await ask(name, "A")).kind === "found";
    }),
  );
  return found.every(Boolean);
}
