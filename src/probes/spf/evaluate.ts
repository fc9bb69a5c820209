import { joinedText } from "../../formats/dns/data.ts";
import { countLabels, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { defaultResultOf } from "../../formats/spf/effect.ts";
import {
  expandedName,
  expandedText,
  nameFrom,
  readExplanation,
  unescapedText,
  usesMacro,
} from "../../formats/spf/expand.ts";
import type { DomainSpec, MacroPart } from "../../formats/spf/macro.ts";
import type { SpfDirective, SpfQualifier, SpfTerm } from "../../formats/spf/terms.ts";
import { chooseSpf, type SpfRecord } from "../../formats/spf/record.ts";
import { plainText } from "../dns/plain-text.ts";
import { isInNetwork, matchName, type Matching, type SpfStop } from "./match.ts";
import { bestName, validatedNames, type ValidatedNames } from "./names.ts";
import { spfAddress, spfValues, type SpfAsk, type SpfQuestion, type SpfResult } from "./question.ts";

/** The result for a message. */
export interface SpfOutcome {
  readonly result: SpfResult;
  /** For a failed message, the domain's explanation (RFC 7208 §6.2): untrusted text. Null without one. */
  readonly explanation: string | null;
  /** Terms that caused DNS lookups; the limit is ten. */
  readonly lookups: number;
  /** Void lookups; the limit is two. */
  readonly voids: number;
  /** The matching term and its record; null where none matched. */
  readonly matched: { readonly domain: string; readonly term: string } | null;
  /**
   * Why it is none or an error: `domain` (the name can have no record), `record` (there is none), `several`, `syntax`, `include` and
   * `redirect` (their target has no record), `lookups`, `voids`, `mx`, `address`, or a DNS reason. Null otherwise.
   */
  readonly reason: string | null;
}

/** How strictly limits are applied where RFC 7208 §4.6.4 leaves the order open. */
interface SpfStrictness {
  /** Whether a name with too many MX hosts is an error for every sender, as in pyspf, or only for those that the first ten do not match. */
  readonly failsEarly?: boolean;
}

/** RFC 7208 §4.6.4. */
const mostLookups = 10;
const mostVoids = 2;

/** The state shared by a record and those it references. */
interface Evaluation {
  readonly ask: SpfAsk;
  readonly values: Readonly<Record<string, string>>;
  readonly matching: Matching;
  readonly names: () => Promise<ValidatedNames>;
  readonly count: { lookups: number; voids: number };
}

/** The decision of a record, or of its redirect target. */
interface Ruling {
  readonly result: SpfResult;
  readonly reason: string | null;
  readonly decided: { readonly domain: DnsName; readonly record: SpfRecord; readonly term: SpfTerm | null } | null;
}

const results: Readonly<Record<SpfQualifier, SpfResult>> = {
  "+": "pass",
  "-": "fail",
  "~": "softfail",
  "?": "neutral",
};

/** Evaluates check_host() of RFC 7208 §4. The number of lookups is bounded; timeouts are up to the given lookup function. */
export async function evaluateSpf(
  question: SpfQuestion,
  ask: SpfAsk,
  { failsEarly = false }: SpfStrictness = {},
): Promise<SpfOutcome> {
  const address = spfAddress(question.ip);
  const count = { lookups: 0, voids: 0 };
  if (!address) return outcome({ result: "permerror", reason: "address", decided: null }, null, count);
  const values = spfValues(question, address);
  let found: Promise<ValidatedNames> | undefined;
  const names = () => (found ??= validatedNames(ask, address));
  const onVoid = (): SpfStop | null => {
    count.voids += 1;
    return count.voids > mostVoids ? { result: "permerror", reason: "voids" } : null;
  };
  const evaluation: Evaluation = {
    ask,
    values,
    names,
    count,
    matching: { ask, address, names, onVoid, failsEarly },
  };
  const domain = question.domain.startsWith("[") ? null : nameFrom(question.domain);
  const ruling = await checkHost(evaluation, domain);
  const explanation = ruling.result === "fail" ? await explain(evaluation, ruling) : null;
  return outcome(ruling, explanation, count);
}

function outcome(
  { result, reason, decided }: Ruling,
  explanation: string | null,
  count: { readonly lookups: number; readonly voids: number },
): SpfOutcome {
  const { domain, term } = decided ?? {};
  const matched = domain && term ? { domain: plainText(domain), term: term.text } : null;
  return { result, explanation, ...count, matched, reason };
}

async function checkHost(evaluation: Evaluation, domain: DnsName | null): Promise<Ruling> {
  // §4.3: invalid names and single labels have no record.
  if (!domain || countLabels(domain) < 2) return ended("none", "domain");
  const answer = await evaluation.ask(domain, "TXT");
  if (answer.kind === "unknown") return ended("temperror", answer.reason);
  const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
  const choice = chooseSpf(records.map(({ data }) => joinedText(data.strings)));
  if (choice.kind === "none") return ended("none", "record");
  if (choice.kind === "several") return ended("permerror", "several");
  if (choice.record.faults.length > 0) return ended("permerror", "syntax");
  return evaluate(evaluation, domain, choice.record);
}

function ended(result: SpfResult, reason: string): Ruling {
  return { result, reason, decided: null };
}

async function evaluate(evaluation: Evaluation, domain: DnsName, record: SpfRecord): Promise<Ruling> {
  for (const term of record.terms) {
    if (term.kind !== "directive") continue;
    const matches = await match(evaluation, domain, term);
    if (typeof matches === "object") return { ...matches, decided: null };
    if (matches) return { result: results[term.qualifier], reason: null, decided: { domain, record, term } };
  }
  const end = defaultResultOf(record);
  const redirect = modifierOf(record, "redirect");
  // §4.7: neutral by default.
  if (end.kind !== "redirect" || !redirect)
    return { result: "neutral", reason: null, decided: { domain, record, term: null } };
  const stop = countLookup(evaluation);
  if (stop) return { ...stop, decided: null };
  const target = isStrange(evaluation, redirect) ? null : await targetOf(evaluation, domain, redirect);
  const ruling = await checkHost(evaluation, target);
  return ruling.result === "none" ? ended("permerror", "redirect") : ruling;
}

function modifierOf({ terms }: SpfRecord, modifier: "redirect" | "exp"): DomainSpec | null {
  const [found] = terms.flatMap((term) => (term.kind === "modifier" && term.modifier === modifier ? [term] : []));
  return found?.domain ?? null;
}

async function match(evaluation: Evaluation, domain: DnsName, term: SpfDirective): Promise<boolean | SpfStop> {
  const { address } = evaluation.matching;
  const { mechanism } = term;
  if (mechanism === "all") return true;
  if ("network" in term) return isInNetwork(address, term.network);
  if ("domain" in term && isStrange(evaluation, term.domain)) return false;
  const stop = countLookup(evaluation);
  if (stop) return stop;
  const target = "domain" in term && term.domain ? await targetOf(evaluation, domain, term.domain) : domain;
  if (mechanism === "include") return included(await checkHost(evaluation, target));
  if (!target || mechanism === "ip4" || mechanism === "ip6") return false;
  const prefix = "prefixes" in term ? term.prefixes[address.family] : 0;
  return matchName(mechanism, target, prefix, evaluation.matching);
}

/** §5.2: maps the result of an included record. */
function included({ result, reason }: Ruling): boolean | SpfStop {
  if (result === "none") return { result: "permerror", reason: "include" };
  if (result === "temperror" || result === "permerror") return { result, reason: reason ?? "include" };
  return result === "pass";
}

function countLookup({ count }: Evaluation): SpfStop | null {
  if (count.lookups >= mostLookups) return { result: "permerror", reason: "lookups" };
  count.lookups += 1;
  return null;
}

async function targetOf(evaluation: Evaluation, domain: DnsName, { parts }: DomainSpec): Promise<DnsName | null> {
  return expandedName(parts, await valuesFor(evaluation, domain, parts));
}

/** RFC 8616 §4: a name with a non-ASCII local part matches nothing. */
function isStrange({ values }: Evaluation, domain: DomainSpec | null): boolean {
  return domain !== null && usesMacro(domain.parts, "sl") && /[^ -~]/.test(values["l"] ?? "");
}

async function valuesFor({ values, names }: Evaluation, domain: DnsName, parts: readonly MacroPart[]) {
  const validated = usesMacro(parts, "p") ? bestName((await names()).names, domain) : null;
  return { ...values, d: unescapedText(domain), p: validated ? unescapedText(validated) : "unknown" };
}

/** §6.2: without a readable explanation there is none. */
async function explain(evaluation: Evaluation, { decided }: Ruling): Promise<string | null> {
  const place = decided && modifierOf(decided.record, "exp");
  if (!place || isStrange(evaluation, place)) return null;
  const target = await targetOf(evaluation, decided.domain, place);
  const answer = target && (await evaluation.ask(target, "TXT"));
  const [only, ...others] = recordsOf("TXT", answer?.kind === "found" ? answer.records : []);
  if (!only || others.length > 0) return null;
  const parts = readExplanation(joinedText(only.data.strings));
  return parts && expandedText(parts, await valuesFor(evaluation, decided.domain, parts));
}
