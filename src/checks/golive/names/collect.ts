import { isMapped, reach } from "../../../core/target/address.ts";
import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import type { DnsAnswer } from "../../../formats/dns/answer.ts";
import { types } from "../../../formats/dns/codes.ts";
import { countLabels, upwards, type DnsName } from "../../../formats/dns/name.ts";
import { nameText, parseName } from "../../../formats/dns/name-text.ts";
import { ask, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { consistently, type ContradictionQuery } from "../../../probes/dns/contradiction.ts";
import { doubtfulReasonIn } from "../../../probes/dns/doubtful.ts";
import { addressesIn } from "../../../probes/dns/name-servers.ts";
import { securityOf, type Security } from "../../../probes/dnssec/security.ts";
import { servedSecurityOf } from "../../../probes/dnssec/served.ts";
import { unchecked } from "../../../probes/dnssec/verified.ts";
import { translatedAmong } from "../../../probes/dns/translation.ts";
import { registrableOf } from "../../../probes/registration/registrable.ts";
import type { GoliveRaw } from "../schema.ts";

/** Maximum number of addresses kept. */
const mostAddresses = 32;

const longestName = 255;

/** Whether a domain has public addresses, and their DNSSEC state. Throws nothing. */
export async function resolutionOf(
  usual: Context,
  domain: string,
): Promise<Omit<GoliveRaw["dns"], "withoutDnskey" | "authoritativeAddresses">> {
  const name = parseName(domain);
  const { context, contradiction } = await consistently(usual, questionsOf(name));
  const [four, six, www] = await Promise.all([
    ask(context, name, types.A),
    ask(context, name, types.AAAA),
    wwwOf(context, domain),
  ]);
  const translated = await translatedAmong(context, addressesIn(six), addressesIn(four));
  const found = [...addressesIn(four), ...addressesIn(six).filter((each) => !translated.includes(each))];
  // Synthesised addresses have no signatures.
  const doubted = doubtful(four.answer, translated.length > 0 ? null : six.answer);
  const [addresses, securities] = await Promise.all([
    Promise.all(found.slice(0, mostAddresses).map((each) => addressOf(context, each))),
    Promise.all(doubted.map((type) => trustIn(context, name, type))),
  ]);
  return {
    ...(await stateOf([four, six])),
    addresses,
    addressesTotal: found.length,
    dns64: translated.slice(0, mostAddresses),
    aliases: aliasesIn(four.answer.kind !== "found" && six.answer.kind === "found" ? six.answer : four.answer),
    contradiction: contradiction && { ...contradiction, name: plain(contradiction.name) },
    www,
    security: weakestOf(securities),
  };
}

/** Queries that are always sent: contradictory answers reveal a resolver farm in which one cache still denies the name. */
function questionsOf(name: DnsName): readonly ContradictionQuery[] {
  const zones = [...upwards(name)].filter((each) => countLabels(each) > 0).slice(0, mostLevels);
  const families = [types.A, types.AAAA].flatMap((type): readonly ContradictionQuery[] => [
    [name, type, {}],
    [name, type, unchecked],
  ]);
  return [...families, ...zones.map((each): ContradictionQuery => [each, types.SOA, { isCheckingDisabled: true }])];
}

const mostLevels = 8;

/** The DNSSEC state. If the resolver's answer fails validation, the name servers' answers decide. */
async function trustIn(context: Context, name: DnsName, type: number): Promise<GoliveRaw["dns"]["security"]> {
  const { state, reason, opinion, ...seen } = await securityOf(context, name, type);
  const own = { state, reason, resolverValidation: opinion.verdict, isRemembered: false };
  if (state !== "bogus" && state !== "indeterminate") return own;
  const served = await servedSecurityOf(context, name, type, { state, reason, ...seen });
  if (!served || served.security.state === "indeterminate") return own;
  const { security } = served;
  const isRemembered = state === "bogus" && security.state !== "bogus";
  return { ...own, state: security.state, reason: security.reason, isRemembered };
}

/** The addresses that the name servers publish: a resolver may hide private ones. */
export function publishedOf(
  context: Context,
  propagation: GoliveRaw["propagation"],
): Promise<GoliveRaw["dns"]["authoritativeAddresses"]> {
  const current = propagation.flatMap(({ authoritativeServers: authorities }) =>
    authorities.filter(({ state }) => state === "current"),
  );
  const values = current.flatMap((each) => (each.answer === "found" ? each.values : []));
  return Promise.all([...new Set(values)].slice(0, mostAddresses).map((each) => addressOf(context, each)));
}

/** An unproven denial does not count: filtering resolvers deny names that exist. */
async function stateOf(all: readonly DnsLookup[]): Promise<Pick<GoliveRaw["dns"], "state" | "absence" | "reason">> {
  const kinds = all.map(({ answer }) => answer.kind);
  if (kinds.includes("found")) return { state: "found", absence: null, reason: null };
  const doubts = await Promise.all(all.map(doubtfulReasonIn));
  // RFC 8020: an NXDOMAIN for one type holds for all types.
  if (all.some(({ answer }, at) => answer.kind === "nxdomain" && doubts[at] === null)) {
    return { state: "absent", absence: "nxdomain", reason: null };
  }
  const reason = doubts.find((each) => each !== null) ?? null;
  return reason === null
    ? { state: "absent", absence: "nodata", reason: null }
    : { state: "unknown", absence: null, reason };
}

/** The record types whose signatures matter: a resolver may withhold what fails validation. */
function doubtful(four: DnsAnswer, six: DnsAnswer | null): readonly number[] {
  const both = [...(isAbsent(four) ? [] : [types.A]), ...(six === null || isAbsent(six) ? [] : [types.AAAA])];
  return both.length > 0 ? both : [types.A];
}

function isAbsent({ kind }: DnsAnswer): boolean {
  return kind === "nxdomain" || kind === "nodata";
}

/** Weakest first. */
const states = [
  "bogus",
  "indeterminate",
  "insecure",
  "island",
  "secure",
] as const satisfies readonly Security["state"][];

/** The state of the less secure address family. */
function weakestOf(said: readonly GoliveRaw["dns"]["security"][]): GoliveRaw["dns"]["security"] {
  const isRefused = ({ resolverValidation: opinion }: (typeof said)[number]): number => (opinion === "bogus" ? 0 : 1);
  const [weakest] = said.toSorted(
    (a, b) => isRefused(a) - isRefused(b) || states.indexOf(a.state) - states.indexOf(b.state),
  );
  return weakest ?? { state: "indeterminate", reason: null, resolverValidation: "unknown", isRemembered: false };
}

function aliasesIn(answer: DnsAnswer): readonly string[] {
  if (answer.kind === "unknown") return [];
  return answer.aliases.map(({ data }) => plain(data.name));
}

function plain(name: DnsName): string {
  return printable(nameText(name).replace(/\.$/, ""), longestName);
}

/** A public client: an address that it may contact is public for everyone. */
const anybody = "8.8.8.8";

/** Addresses that the operator allows count as public. A pinned destination does not matter here. */
async function addressOf({ net }: Context, address: string): Promise<GoliveRaw["dns"]["addresses"][number]> {
  if (isMapped(address)) return { address, isPublic: false };
  if (reach(address) === "public") return { address, isPublic: true };
  const listed = await attempt(() => net.addresses({ host: address, port: 443, namedBy: anybody }));
  const isAllowed = listed.ok && listed.value.some((each) => each.isAllowed && each.address === address);
  return { address, isPublic: isAllowed };
}

/** People type `www.` in front of any domain, whether it exists or not. */
async function wwwOf(context: Context, domain: string): Promise<GoliveRaw["dns"]["www"]> {
  if ((await registrableOf(domain)) !== domain) return null;
  const name = parseName(`www.${domain}`);
  const [four, six] = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
  const translated = await translatedAmong(context, addressesIn(six), addressesIn(four));
  const found = [...addressesIn(four), ...addressesIn(six)].filter((each) => !translated.includes(each));
  const addresses = await Promise.all(found.slice(0, mostAddresses).map((each) => addressOf(context, each)));
  return addresses.every(({ isPublic }) => isPublic) ? (await stateOf([four, six])).state : "private";
}
