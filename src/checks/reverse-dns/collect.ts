import { reach } from "../../core/target/address.ts";
import type { Context } from "../../core/check.ts";
import { Failure, failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { bracketed } from "../../core/target/target.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { keyOf, labelsOf, outermost, parentOf, upwards, type DnsName } from "../../formats/dns/name.ts";
import { reverseName } from "../../formats/dns/reverse-name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../../probes/dns/lookup.ts";
import { doubtfulReasonIn } from "../../probes/dns/doubtful.ts";
import { consistently, type Contradiction, type ContradictionQuery } from "../../probes/dns/contradiction.ts";
import { securityOf, type OwnSecurity } from "../../probes/dnssec/security.ts";
import { servedSecurityOf } from "../../probes/dnssec/served.ts";
import { unchecked } from "../../probes/dnssec/verified.ts";
import { zoneOf } from "../../probes/dns/zone.ts";
import { lookAtPointer } from "./pointer.ts";
import type { Input, ReverseDnsRaw } from "./schema.ts";
import { stepsFrom, type Steps } from "./steps.ts";

/** A host has one or a few PTR names; longer lists name websites and are not resolved in full. */
const mostPointers = 16;
const longestName = 300;
const unverified = { isCheckingDisabled: true };

/** Looks up the PTR records of an address and resolves them. Throws if no resolver answers, or if the caller may not ask about the address. */
export async function collect({ query: address }: Input, usual: Context): Promise<ReverseDnsRaw> {
  await refusePrivate(address, usual);
  const name = reverseName(address);
  const first = securityOf(usual, name, types.PTR);
  // A rejection that is not awaited would be unhandled.
  first.catch(() => {});
  const { context, contradiction } = await consistently(usual, questionsOf(name));
  const securing = contradiction ? securityOf(context, name, types.PTR) : first;
  securing.catch(() => {});
  const [told, nearest] = await Promise.all([ask(context, name, types.PTR), zoneFor(context, name)]);
  const { answer } = told;
  // If the resolver answers for no other zone either, the resolver is silent; otherwise the reverse zone is.
  if (!told.message && nearest === null && !(await isHeard(context, name))) throw new Failure(told.failure);
  const [security, steps] = await Promise.all([
    securing.then((seen) => served(context, name, seen)),
    stepsOf(context, name, told),
  ]);
  const targets = targetsOf(answer);
  const state = await stateOf(told, steps, security);
  const [zones, ...pointers] = await Promise.all([
    zonesOf(context, name, nearest, steps),
    ...targets.slice(0, mostPointers).map((each) => lookAtPointer(context, each, address)),
  ]);
  return {
    address,
    observedAt: context.now().toISOString(),
    reverseName: nameText(name),
    ...state,
    contradiction: contradiction && seenContradiction(contradiction),
    ttl: answer.kind === "found" ? answer.seconds : null,
    aliases: steps.names.map((each) => printable(nameText(each), longestName)),
    ...zones,
    ptrNames: pointers,
    ptrNamesTotal: targets.length,
    forwardConfirmed: confirmedBy(state, pointers, targets.length),
    security: { state: security.state, reason: security.reason },
  };
}

/** A private address: only callers that may ask about special addresses may. An RFC 5737 address stands for all of them. */
async function refusePrivate(address: string, { net }: Context): Promise<void> {
  const how = reach(address);
  if (how === "public") return;
  const host = how === "special" ? address : "192.0.2.1";
  const allowed = await net.addresses({ host, port: 53 });
  if (allowed.some(({ isAllowed }) => isAllowed)) return;
  throw failure("address.private", { host: bracketed(address), address });
}

/** Types that are always queried: a resolver farm with one outdated cache shows by contradictory answers. */
function questionsOf(name: DnsName): readonly ContradictionQuery[] {
  return [
    [name, types.PTR, {}],
    [name, types.PTR, { isDnssecOk: true }],
    [name, types.PTR, unchecked],
    [name, types.SOA, unverified],
  ];
}

function seenContradiction({ name, ...seen }: Contradiction): NonNullable<ReverseDnsRaw["contradiction"]> {
  return { ...seen, name: printable(nameText(name), longestName) };
}

/** RFC 4035 §4.3: bogus is a state of the data that the zone serves, not of a resolver's cache. */
async function served(context: Context, name: DnsName, seen: OwnSecurity): Promise<OwnSecurity> {
  if (seen.state !== "bogus") return seen;
  const again = (await servedSecurityOf(context, name, types.PTR, seen))?.security;
  return again && again.state !== "indeterminate" ? again : seen;
}

const noSteps: Steps = { names: [], isLoop: false };

/** Whether a resolver answers for the parent of all reverse zones, which was queried for its signatures anyway. */
async function isHeard(context: Context, name: DnsName): Promise<boolean> {
  return (await ask(context, outermost(name, 1), types.DS, unchecked)).message !== null;
}

async function zoneFor(context: Context, name: DnsName): Promise<ReverseDnsRaw["zone"]> {
  const found = await zoneOf(context, name, unverified);
  if (found.kind === "unknown") return null;
  const [zone, primary, mailbox] = [found.zone, found.soa.data.primary, found.soa.data.mailbox].map((each) =>
    printable(nameText(each), longestName),
  );
  return { zone: zone ?? "", mname: primary ?? "", rname: mailbox ?? "" };
}

/** The zone of the address, the zone that CNAME records lead into, and the parent zone if one does not answer. */
async function zonesOf(
  context: Context,
  name: DnsName,
  nearest: ReverseDnsRaw["zone"],
  { names, isLoop }: Steps,
): Promise<Pick<ReverseDnsRaw, "zone" | "parentZone" | "delegatedZone">> {
  const end = names.at(-1);
  const above = parentOf(name);
  const [zone, delegatedZone] = await Promise.all([
    // A zone apex has no CNAME.
    nearest ?? (end && above ? zoneFor(context, above) : null),
    end && !isLoop ? zoneFor(context, end) : null,
  ]);
  const isDead = isLoop ? zone === null : (end ? delegatedZone : zone) === null;
  return { zone, delegatedZone, parentZone: isDead ? await zoneOver(context, end ?? name) : null };
}

/** The nearest parent zone that answers: its operator made the delegation. All are queried at once, since each may be slow. */
async function zoneOver(context: Context, name: DnsName): Promise<ReverseDnsRaw["zone"]> {
  const [, ...above] = upwards(name);
  const zones = await Promise.all(
    above.filter((each) => labelsOf(each).length > 0).map((each) => zoneFor(context, each)),
  );
  return zones.find((each) => each !== null) ?? null;
}

function stepsIn(answer: Exclude<DnsAnswer, { readonly kind: "unknown" }>): Steps {
  return { names: answer.aliases.map(({ data }) => data.name), isLoop: false };
}

async function stepsOf(context: Context, name: DnsName, { answer, message }: DnsLookup): Promise<Steps> {
  if (answer.kind !== "unknown") return stepsIn(answer);
  // Without any answer, CNAME queries would only time out as well.
  return message ? stepsFrom(context, name) : noSteps;
}

async function stateOf(
  told: DnsLookup,
  { isLoop }: Steps,
  security: OwnSecurity,
): Promise<Pick<ReverseDnsRaw, "state" | "reason">> {
  const { answer } = told;
  if (answer.kind !== "unknown") {
    // A denial without a zone's SOA may come from a filtering resolver.
    const doubt = await doubtfulReasonIn(told);
    return doubt === null ? { state: answer.kind, reason: null } : { state: "unknown", reason: doubt };
  }
  return security.state === "bogus"
    ? { state: "bogus", reason: security.reason ?? answer.reason }
    : { state: "unknown", reason: isLoop ? "CNAME-LOOP" : answer.reason };
}

/** Each name once: RFC 2181 §5, an RRset has no duplicates, and names are case-insensitive. */
function targetsOf(answer: DnsAnswer): readonly DnsName[] {
  if (answer.kind !== "found") return [];
  return [...new Map(recordsOf("PTR", answer.records).map(({ data }) => [keyOf(data.name), data.name])).values()];
}

function confirmedBy(
  { state }: Pick<ReverseDnsRaw, "state">,
  pointers: ReverseDnsRaw["ptrNames"],
  total: number,
): boolean | null {
  if (state === "unknown" || state === "bogus") return null;
  if (pointers.some(({ forward }) => forward === "confirmed")) return true;
  return total > pointers.length || pointers.some(({ forward }) => forward === "unknown") ? null : false;
}
