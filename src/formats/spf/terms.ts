import { parseDomainSpec, parseMacros, type DomainSpec, type MacroPart } from "./macro.ts";
import { parseNetwork, parsePrefixes, splitPrefixes, type Prefixes, type SpfNetwork } from "./network.ts";
import { spfFault, type SpfFault } from "./errors.ts";

/** The result of a match, RFC 7208 §4.6.2: pass, fail, softfail, neutral. */
export type SpfQualifier = "+" | "-" | "~" | "?";

/** The kinds of mechanisms, RFC 7208 §5. Without a domain the record's own applies. */
type SpfMechanism =
  | { readonly mechanism: "all" }
  | { readonly mechanism: "include" | "exists"; readonly domain: DomainSpec }
  | { readonly mechanism: "a" | "mx"; readonly domain: DomainSpec | null; readonly prefixes: Prefixes }
  | { readonly mechanism: "ptr"; readonly domain: DomainSpec | null }
  | { readonly mechanism: "ip4" | "ip6"; readonly network: SpfNetwork };

/** A mechanism with its qualifier. */
export type SpfDirective = SpfMechanism & { readonly kind: "directive"; readonly qualifier: SpfQualifier };

/** The modifiers, RFC 7208 §6. */
export type SpfModifier = { readonly kind: "modifier" } & (
  | { readonly modifier: "redirect" | "exp"; readonly domain: DomainSpec }
  /** §6: an unknown modifier with valid syntax is ignored. */
  | { readonly modifier: "unknown"; readonly name: string; readonly value: readonly MacroPart[] }
);

/** A term at its place in a record. */
export type SpfTerm = (SpfDirective | SpfModifier) & {
  /** The offset in the record. */
  readonly at: number;
  readonly text: string;
};

const mechanisms = ["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"] as const;

type MechanismName = (typeof mechanisms)[number];

/** Whether a word is the name of a mechanism, case-insensitively. */
export function isMechanism(word: string): boolean {
  return mechanisms.some((each) => each === word.toLowerCase());
}

/** Parses one term without spaces. Fault positions count from its beginning. */
export function parseTerm(text: string): SpfDirective | SpfModifier | SpfFault {
  // §12: a name followed by "="; the first of ":", "/" and "=" decides, since a domain may contain any of them.
  const name = /^[^:/=]*(?==)/.exec(text)?.[0];
  return name === undefined ? parseDirective(text) : parseModifier(name, text);
}

function parseModifier(name: string, text: string): SpfModifier | SpfFault {
  const value = text.slice(name.length + 1);
  const behind = name.length + 1;
  const known = (["redirect", "exp"] as const).find((each) => each === name.toLowerCase());
  if (known) {
    if (value === "") return spfFault("missing-domain", 0, text);
    const domain = shifted(parseDomainSpec(value), behind);
    return "code" in domain ? domain : { kind: "modifier", modifier: known, domain };
  }
  if (/^[-+~?](?:redirect|exp)$/i.test(name)) return spfFault("qualified-modifier", 0, name);
  if (!/^[A-Za-z][A-Za-z0-9_.-]*$/.test(name)) return spfFault("bad-modifier", 0, name);
  const parts = shifted(parseMacros(value, "text"), behind);
  return "code" in parts ? parts : { kind: "modifier", modifier: "unknown", name, value: parts };
}

function parseDirective(text: string): SpfDirective | SpfFault {
  const sign = /^[-+~?]/.exec(text)?.[0] ?? "";
  const word = /^[^:/]*/.exec(text.slice(sign.length))?.[0] ?? "";
  const mechanism = mechanisms.find((each) => each === word.toLowerCase());
  if (!mechanism) {
    const isModifier = /^(?:redirect|exp)$/i.test(word);
    if (isModifier) return spfFault("colon-for-equals", sign.length, word);
    // A qualifier without a mechanism; it is quoted as written.
    return spfFault("unknown-mechanism", sign.length, word === "" ? text : word);
  }
  const behind = sign.length + word.length;
  const read = shifted(parseMechanism(mechanism, text.slice(behind), text), behind);
  return "code" in read ? read : { kind: "directive", qualifier: qualifierOf(sign), ...read };
}

function qualifierOf(sign: string): SpfQualifier {
  return (["-", "~", "?"] as const).find((each) => each === sign) ?? "+";
}

function parseMechanism(mechanism: MechanismName, rest: string, text: string): SpfMechanism | SpfFault {
  switch (mechanism) {
    case "all":
      return rest === "" ? { mechanism } : spfFault("unexpected-value", 0, rest);
    case "ip4":
    case "ip6":
      return parseAddresses(mechanism, rest, text);
    case "a":
    case "mx":
      return parseHosts(mechanism, rest, text);
    case "ptr":
      if (rest === "") return { mechanism, domain: null };
      break;
    default:
  }
  const domain = parseDomain(rest, text);
  return "code" in domain ? domain : { mechanism, domain };
}

function parseDomain(rest: string, text: string): DomainSpec | SpfFault {
  if (rest.startsWith("/")) return spfFault("unexpected-value", 0, rest);
  if (rest.length < 2) return spfFault("missing-domain", 0, text);
  return shifted(parseDomainSpec(rest.slice(1)), 1);
}

function parseAddresses(mechanism: "ip4" | "ip6", rest: string, text: string): SpfMechanism | SpfFault {
  if (!rest.startsWith(":") || rest === ":") return spfFault("missing-address", 0, text);
  const network = shifted(parseNetwork(rest.slice(1), mechanism === "ip4" ? "four" : "six"), 1);
  return "code" in network ? network : { mechanism, network };
}

function parseHosts(mechanism: "a" | "mx", rest: string, text: string): SpfMechanism | SpfFault {
  const { rest: named, suffix } = splitPrefixes(rest);
  if (named.startsWith("/")) return spfFault("bad-prefix", 0, rest);
  const domain = named === "" ? null : parseDomain(named, text);
  if (domain && "code" in domain) return domain;
  const prefixes = shifted(parsePrefixes(suffix), named.length);
  return "code" in prefixes ? prefixes : { mechanism, domain, prefixes };
}

/** Shifts the position of a fault from a part to the whole. */
function shifted<T extends object>(read: T | SpfFault, by: number): T | SpfFault {
  return "code" in read ? { ...read, at: read.at + by } : read;
}
