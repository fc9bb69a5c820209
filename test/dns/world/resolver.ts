import type { TrustAnchor } from "../../../src/core/net/dns.ts";
import { rcodes, types } from "../../../src/formats/dns/codes.ts";
import type { EdnsOption } from "../../../src/formats/dns/edns.ts";
import type { DnsMessage, MessageQuestion, ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, isWithin } from "../../../src/formats/dns/name.ts";
import { nameText, parseName } from "../../../src/formats/dns/name-text.ts";
import { recordOf } from "../samples.ts";
import { parseRecords } from "../zone-text.ts";
import { iterate, type Internet, type Step } from "./iterate.ts";
import { answerTo, type Place, type Traits } from "./server.ts";
import { keyFor, steadily } from "./steady.ts";
import { trustIn, type Found, type Validator } from "./trust.ts";

/** The traits of a resolver. */
export interface ResolverTraits extends Traits {
  /** Its notation; the address by default. */
  readonly name?: string;
  /** Whether it validates; true by default. */
  readonly isValidating?: boolean;
  /** Its trust anchors, where they differ from the default. */
  readonly anchors?: readonly TrustAnchor[];
  /** Strips signatures and the bits about DNSSEC. */
  readonly isStripping?: boolean;
  /** Records in its cache, with their remaining seconds: it asks no server for those names and types. */
  readonly remembers?: string;
  /** The extended error with those, RFC 8914: 3 for a stale answer. */
  readonly remembersWith?: number;
  /** Names that it blocks, with all names below. */
  readonly blocks?: readonly string[];
  /** Its answer for blocked names; NXDOMAIN by default. */
  readonly blocksWith?: "zero" | "NODATA" | "NXDOMAIN" | "REFUSED" | "SERVFAIL";
  /** Why, RFC 8914: 15 blocked, 16 censored, 17 filtered. */
  readonly blocksBecause?: number;
  /** Whether it is known to filter. */
  readonly isFiltering?: boolean;
}

/** What resolvers start with. */
export interface Beginnings {
  readonly internet: Internet;
  readonly anchors: readonly TrustAnchor[];
  readonly now: number;
}

/** An iterative resolver, like unbound. */
export function resolverOf({ internet, anchors, now }: Beginnings, traits: ResolverTraits): Place {
  const remembered = parseRecords(traits.remembers ?? "");
  const validator: Validator = {
    internet,
    anchors: traits.anchors ?? anchors,
    now,
    known: new Map(),
    found: new Map(),
  };
  return {
    traits,
    asked: 0,
    say(query) {
      const [question] = query.questions;
      if (query.opcode !== 0) return answerTo(query, { rcode: rcodes.NOTIMP });
      if (!question) return answerTo(query, { rcode: rcodes.FORMERR });
      const said = { ...sayOf(validator, traits, remembered, query, question), isRecursionAvailable: true };
      return traits.isStripping || !query.edns?.isDnssecOk ? stripped(said, question, traits.isStripping) : said;
    },
  };
}

function sayOf(
  validator: Validator,
  traits: ResolverTraits,
  remembered: readonly ResourceRecord[],
  query: DnsMessage,
  question: MessageQuestion,
): DnsMessage {
  // RFC 1035 §4.3.1: a non-recursive question gets cached data.
  if (!query.isRecursionDesired) return answerTo(query, { rcode: rcodes.REFUSED });
  if (traits.blocks?.some((name) => isWithin(question.name, parseName(name)))) return blocked(traits, query, question);
  const known = remembered.filter(({ name, type }) => isSameName(name, question.name) && type === question.type);
  if (known.length > 0) return withError(answerTo(query, { answers: known }), traits.remembersWith);
  return resolved(validator, traits, query, question);
}

function blocked(traits: ResolverTraits, query: DnsMessage, { name, type }: MessageQuestion): DnsMessage {
  const { blocksWith = "NXDOMAIN", blocksBecause } = traits;
  const owner = nameText(name);
  if (blocksWith === "zero") {
    const zero = type === types.AAAA ? recordOf(owner, { type: "AAAA", address: "::" }) : undefined;
    const answers = type === types.A ? [recordOf(owner, { type: "A", address: "0.0.0.0" })] : zero ? [zero] : [];
    return withError(answerTo(query, { answers }), blocksBecause);
  }
  const rcode = blocksWith === "NODATA" ? rcodes.NOERROR : rcodes[blocksWith];
  return withError(answerTo(query, { rcode }), blocksBecause);
}

function withError(message: DnsMessage, code: number | undefined): DnsMessage {
  if (code === undefined) return message;
  const options: readonly EdnsOption[] = [{ name: "error", code, text: "" }];
  return { ...message, edns: { version: 0, size: 0, isDnssecOk: false, options } };
}

function resolved(
  validator: Validator,
  traits: ResolverTraits,
  query: DnsMessage,
  question: MessageQuestion,
): DnsMessage {
  const failed = answerTo(query, { rcode: rcodes.SERVFAIL });
  const found = steadily(validator.found, keyFor(question.name, question.type), () =>
    foundBy(validator, traits, question),
  );
  if (!found) return failed;
  const { steps, trust } = found;
  if (trust?.state === "bogus" && !query.isCheckingDisabled) return withError(failed, trust.code);
  const asksForAd = query.isAuthenticData || (query.edns?.isDnssecOk ?? false);
  return answerTo(query, { ...partsOf(steps), isAuthenticData: trust?.state === "secure" && asksForAd });
}

function foundBy(
  validator: Validator,
  { isValidating = true }: ResolverTraits,
  { name, type }: MessageQuestion,
): Found | null {
  const steps = iterate(validator.internet, name, type);
  return steps && { steps, trust: isValidating ? trustIn(validator, steps, type) : null };
}

function partsOf(steps: readonly Step[]): Pick<DnsMessage, "rcode" | "answers" | "authorities"> {
  const last = steps.at(-1)?.message;
  return {
    rcode: last?.rcode ?? rcodes.SERVFAIL,
    answers: steps.flatMap(({ name, message }) =>
      message.answers.filter(
        (each) => isSameName(each.name, name) || (isOfRedirection(each) && isWithin(name, each.name)),
      ),
    ),
    // A wildcard's proof is passed on; delegations are not.
    authorities: steps.flatMap(({ message }) => message.authorities).filter(({ type }) => type !== types.NS),
  };
}

function isOfRedirection({ type, data }: ResourceRecord): boolean {
  return type === types.DNAME || (data.type === "RRSIG" && data.covered === types.DNAME);
}

const ofDnssec: ReadonlySet<number> = new Set([types.RRSIG, types.NSEC, types.NSEC3]);

function stripped(message: DnsMessage, { type }: MessageQuestion, isThorough = false): DnsMessage {
  const keep = (each: ResourceRecord): boolean => !ofDnssec.has(each.type) || (each.type === type && !isThorough);
  return {
    ...message,
    isAuthenticData: message.isAuthenticData && !isThorough,
    answers: message.answers.filter(keep),
    authorities: message.authorities.filter(keep),
  };
}
