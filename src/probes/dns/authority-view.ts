import type { Context } from "../../core/check.ts";
import type { DnsQuestion, DnsReply } from "../../core/net/dns.ts";
import { failure, Failure } from "../../core/failure.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, parentOf, type DnsName } from "../../formats/dns/name.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";
import { ask, type DnsLookup } from "./lookup.ts";
import { askAuthority, nameServer, nameServersOf } from "./name-servers.ts";
import { zoneOf } from "./zone.ts";

type Asker = Pick<Context, "net" | "once">;

/** A zone, and the addresses of its servers in query order. */
interface Served {
  readonly zone: DnsName;
  readonly addresses: readonly string[];
}

/** The servers asked per zone, and the most referrals followed: where resolvers also give up. */
const mostServers = 4;
const mostReferrals = 8;
const mostAliases = 8;

/**
 * The same run, with questions about names in a domain sent to its name servers instead of the resolvers, starting at the parent zone. Two
 * caches behind one resolver address contradict each other; one authoritative server does not. With `only`, the domain is a zone, and these
 * addresses alone answer for it. Null where the servers of the parent zone are not known either.
 */
export async function viewPast<C extends Asker>(
  context: C,
  domain: DnsName,
  only: readonly string[] = [],
): Promise<C | null> {
  const above = parentOf(domain);
  const zone = above && (await zoneOf(context, above, { isCheckingDisabled: true }));
  if (zone?.kind !== "zone") return null;
  const { servers } = await nameServersOf(context, zone.zone, { isCheckingDisabled: true });
  const addresses = servers.flatMap((each) => each.addresses.slice(0, 1)).slice(0, mostServers);
  if (addresses.length === 0) return null;
  const known = new Map<string, Promise<Served>>([[keyOf(zone.zone), Promise.resolve({ zone: zone.zone, addresses })]]);
  const chosen = only.slice(0, mostServers);
  if (chosen.length > 0) known.set(keyOf(domain), Promise.resolve({ zone: domain, addresses: chosen }));
  const view: C = {
    ...context,
    once: (key, work) => context.once(`past ${keyOf(domain)} ${chosen.join(" ")} ${key}`, work),
    net: { ...context.net, dns: (question) => dnsPast({ context, view, domain, known }, question) },
  };
  return view;
}

interface Way {
  readonly context: Asker;
  /** The view itself, used to find servers that are named within the domain. */
  readonly view: Asker;
  readonly domain: DnsName;
  readonly known: Map<string, Promise<Served>>;
}

async function dnsPast(way: Way, question: DnsQuestion): Promise<DnsReply> {
  const name = parseName(question.name);
  if (question.server !== undefined || !isWithin(name, way.domain)) return passOn(way.context, question);
  const said = await descend(way, name, question);
  const end = openEnd(said.message, name, question.type);
  if (!end) return said.reply;
  // Alias targets within the domain are asked for here as well; others go to the resolvers.
  const rest = await ask(way.view, end, question.type, {
    isCheckingDisabled: true,
    isDnssecOk: question.isDnssecOk ?? false,
  });
  return rest.message ? { ...said.reply, message: joined(said.message, rest.message) } : said.reply;
}

/** Answers that this run already has are reused. */
async function passOn(context: Asker, { name, type, ...asking }: DnsQuestion): Promise<DnsReply> {
  const told = await ask(context, parseName(name), type, asking);
  if ("failure" in told) throw new Failure(told.failure);
  return told.reply;
}

type Heard = Extract<DnsLookup, { readonly message: DnsMessage }>;

/** Asks from the parent zone down; the first usable answer of each zone counts. */
async function descend(way: Way, name: DnsName, question: DnsQuestion): Promise<Heard> {
  let served = await nearest(way.known, name, question.type);
  for (let referrals = 0; referrals < mostReferrals; referrals++) {
    const said = await askFirst(way, served, name, question);
    const cut = referralIn(said.message, served.zone, name);
    if (!cut) return said;
    served = await openCut(way, cut, said.message, served.zone);
  }
  throw failure("dns.failed", { host: question.name, detail: "SERVFAIL" });
}

/** The closest known zone; DS records are asked for in the parent zone (RFC 4035 §3.1.4.1). */
async function nearest(known: Way["known"], name: DnsName, type: number): Promise<Served> {
  const all = await Promise.all(known.values());
  const holding = all.filter(({ zone }) => isWithin(name, zone) && (type !== types.DS || !isSameName(name, zone)));
  const [first] = holding.toSorted((one, other) => other.zone.wire.length - one.zone.wire.length);
  if (!first) throw new Error("a view without a zone");
  return first;
}

async function askFirst(
  { context }: Way,
  { zone, addresses }: Served,
  name: DnsName,
  { type, isDnssecOk = false }: DnsQuestion,
): Promise<Heard> {
  let last: DnsLookup | undefined;
  for (const address of addresses) {
    const told = await askAuthority(context, address, [name, type], isDnssecOk ? { isDnssecOk } : {});
    if (told.message && isTelling(told.message, zone, name)) return told;
    last = told;
  }
  if (last && "failure" in last) throw new Failure(last.failure);
  if (last) return last;
  throw failure("dns.failed", { host: nameText(name), detail: "NO-SERVERS" });
}

function isTelling(message: DnsMessage, zone: DnsName, name: DnsName): boolean {
  if (message.rcode !== rcodes.NOERROR && message.rcode !== rcodes.NXDOMAIN) return false;
  return message.isAuthoritative || referralIn(message, zone, name) !== null;
}

/** The zone and servers of a referral, if it leads further down towards the name. */
function referralIn(
  { answers, authorities, isAuthoritative }: DnsMessage,
  zone: DnsName,
  name: DnsName,
): DnsName | null {
  if (isAuthoritative || answers.length > 0) return null;
  const cuts = recordsOf("NS", authorities).map((each) => each.name);
  return cuts.find((cut) => isWithin(name, cut) && isWithin(cut, zone) && !isSameName(cut, zone)) ?? null;
}

function openCut(way: Way, cut: DnsName, message: DnsMessage, parent: DnsName): Promise<Served> {
  const open = way.known.get(keyOf(cut)) ?? servedBy(way, cut, message, parent);
  way.known.set(keyOf(cut), open);
  return open;
}

async function servedBy(
  { context, view, domain }: Way,
  cut: DnsName,
  message: DnsMessage,
  parent: DnsName,
): Promise<Served> {
  const names = recordsOf("NS", message.authorities)
    .filter(({ name }) => isSameName(name, cut))
    .map(({ data }) => data.name)
    .slice(0, mostServers);
  const addresses = await Promise.all(
    names.map(async (name) => {
      const glue = isWithin(name, parent) ? glueFor(message.additionals, name) : [];
      if (glue.length > 0) return glue;
      // A server within the delegated zone cannot be found without a glue address.
      if (isWithin(name, cut)) return [];
      return (await nameServer(isWithin(name, domain) ? view : context, name, { isCheckingDisabled: true })).addresses;
    }),
  );
  return { zone: cut, addresses: addresses.flatMap((each) => each.slice(0, 1)).slice(0, mostServers) };
}

function glueFor(additionals: readonly ResourceRecord[], host: DnsName): readonly string[] {
  const own = additionals.filter(({ name }) => isSameName(name, host));
  return [...recordsOf("A", own), ...recordsOf("AAAA", own)].map(({ data }) => data.address);
}

/** The end of the alias chain in an answer, where the answer has no records for it. */
function openEnd({ answers, rcode, authorities }: DnsMessage, name: DnsName, type: number): DnsName | null {
  if (type === types.CNAME || rcode !== rcodes.NOERROR) return null;
  let end = name;
  for (let aliases = 0; aliases < mostAliases; aliases++) {
    const at = end;
    const alias = recordsOf("CNAME", answers).find((each) => isSameName(each.name, at));
    if (!alias) break;
    end = alias.data.name;
  }
  // RFC 4035 §3.1.4.1: only the parent zone has DS records, and a server that follows an alias into its own zone denies them.
  if (type === types.DS) return isSameName(end, name) ? null : end;
  const isTold = answers.some((each) => each.type === type && isSameName(each.name, end));
  const isDenied = recordsOf("SOA", authorities).some((each) => isWithin(end, each.name));
  return isSameName(end, name) || isTold || isDenied ? null : end;
}

/** Joins two answers into one; only the first where both do not fit into one message. */
function joined(one: DnsMessage, other: DnsMessage): Buffer {
  const whole = {
    ...one,
    isAuthoritative: one.isAuthoritative && other.isAuthoritative,
    rcode: other.rcode,
    answers: [...one.answers, ...other.answers],
    authorities: other.authorities,
    additionals: [],
  };
  try {
    return writeMessage(whole);
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return writeMessage(one);
  }
}
