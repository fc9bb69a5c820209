import { rcodes, types } from "../../../src/formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, isWithin, labelsOf, root, type DnsName } from "../../../src/formats/dns/name.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { recordsOf } from "../../../src/formats/dns/set.ts";
import { writeQuery } from "../../../src/formats/dns/write-message.ts";
import { keyFor, mapOf, noteChange, steadily } from "./steady.ts";
import { bytesFrom, type Over, type Place } from "./server.ts";

/** A resolver's root hints, and the servers that it can reach. */
export interface Internet {
  readonly roots: readonly string[];
  place(address: string): Place | undefined;
}

/** The last server's answer, after all referrals. */
export interface Step {
  readonly name: DnsName;
  readonly message: DnsMessage;
  /** The name that an alias leads to. */
  readonly next?: DnsName;
}

const mostReferrals = 30;
const mostAliases = 11;
const mostServers = 13;
const deepest = 6;

/** The steps to the answers of an Internet, which all its resolvers share. */
const paths = new WeakMap<Internet, Map<string, readonly Step[] | null>>();

/** Iterates from the root to an answer, and again for each alias target. Ends with null where no server answers, like unbound. */
export function iterate(internet: Internet, name: DnsName, type: number): readonly Step[] | null {
  return steadily(mapOf(paths, internet), keyFor(name, type), () => stepsTo(internet, name, type, 0));
}

function stepsTo(internet: Internet, name: DnsName, type: number, depth: number): readonly Step[] | null {
  const steps: Step[] = [];
  let at = name;
  for (let aliases = 0; aliases < mostAliases; aliases++) {
    const message = descend(internet, at, type, depth);
    if (!message) return null;
    const next = type === types.CNAME ? undefined : aliasIn(message, at);
    const isThere = message.answers.some((each) => each.type === type && isSameName(each.name, at));
    steps.push({ name: at, message, ...(next && !isThere ? { next } : {}) });
    if (!next || isThere) return steps;
    at = next;
  }
  return null;
}

function aliasIn({ answers }: DnsMessage, name: DnsName): DnsName | undefined {
  return recordsOf("CNAME", answers).find((each) => isSameName(each.name, name))?.data.name;
}

function descend(internet: Internet, name: DnsName, type: number, depth: number): DnsMessage | null {
  let zone = root;
  let servers = internet.roots;
  for (let referrals = 0; referrals < mostReferrals; referrals++) {
    const message = askFirst(internet, servers, zone, name, type);
    const cut = message && referralIn(message, zone, name);
    if (!message || !cut) return message;
    servers = serversOf(internet, message, zone, cut, depth);
    zone = cut;
  }
  return null;
}

/** The first server with a usable answer; lame and upward referrals are skipped. */
function askFirst(
  internet: Internet,
  servers: readonly string[],
  zone: DnsName,
  name: DnsName,
  type: number,
): DnsMessage | null {
  for (const server of servers) {
    const place = internet.place(server);
    const message = place && ask(place, name, type);
    if (message && isTelling(message, zone, name)) return message;
  }
  return null;
}

/** Like unbound: an answer without AA counts unless a delegation is next to it. */
function isTelling(message: DnsMessage, zone: DnsName, name: DnsName): boolean {
  if (message.rcode === rcodes.NXDOMAIN || message.rcode === rcodes.YXDOMAIN) return true;
  if (message.rcode !== rcodes.NOERROR) return false;
  if (message.isAuthoritative || referralIn(message, zone, name)) return true;
  if (message.isRecursionAvailable) return false;
  return recordsOf("NS", message.authorities).length === 0;
}

/** The delegated zone in a message, below the current one. */
function referralIn(
  { answers, authorities, isAuthoritative }: DnsMessage,
  zone: DnsName,
  name: DnsName,
): DnsName | null {
  if (answers.length > 0 || isAuthoritative) return null;
  const cuts = recordsOf("NS", authorities).map((each) => each.name);
  return cuts.find((cut) => isWithin(name, cut) && isWithin(cut, zone) && !isSameName(cut, zone)) ?? null;
}

function serversOf(
  internet: Internet,
  { authorities, additionals }: DnsMessage,
  zone: DnsName,
  cut: DnsName,
  depth: number,
): readonly string[] {
  const hosts = recordsOf("NS", authorities)
    .filter((each) => isSameName(each.name, cut))
    .slice(0, mostServers)
    .map(({ data }) => data.name);
  // RFC 5452 §6: out-of-zone glue is ignored.
  const glue = additionals.filter((each) => isWithin(each.name, zone));
  const known = hosts.flatMap((host) => addressesIn(glue, host));
  const others = hosts.filter((host) => addressesIn(glue, host).length === 0);
  // Servers with known addresses first; the others are looked up as well.
  return [...known, ...others.flatMap((host) => addressesOf(internet, host, depth))];
}

function addressesIn(records: readonly ResourceRecord[], host: DnsName): readonly string[] {
  const own = records.filter(({ name }) => isSameName(name, host));
  return [...recordsOf("A", own), ...recordsOf("AAAA", own)].map(({ data }) => data.address);
}

function addressesOf(internet: Internet, host: DnsName, depth: number): readonly string[] {
  if (depth >= deepest || labelsOf(host).length === 0) return [];
  return [types.A, types.AAAA].flatMap((type) => {
    const last = stepsTo(internet, host, type, depth + 1)?.at(-1);
    return last ? addressesIn(last.message.answers, last.name) : [];
  });
}

/** Asks as a resolver does: over TCP after truncation, without EDNS if the server does not support it. */
function ask(place: Place, name: DnsName, type: number): DnsMessage | null {
  const { told } = place;
  if (told) return steadily(told(), keyFor(name, type), () => askAnew(place, name, type));
  noteChange();
  return askAnew(place, name, type);
}

function askAnew(place: Place, name: DnsName, type: number): DnsMessage | null {
  const first = exchangeOnce(place, name, type, true);
  const isOld = first && (first.rcode === rcodes.BADVERS || (!first.edns && isUnknown(first)));
  return isOld || !first ? exchangeOnce(place, name, type, false) : first;
}

function isUnknown({ rcode }: DnsMessage): boolean {
  return rcode === rcodes.FORMERR || rcode === rcodes.NOTIMP;
}

function exchangeOnce(place: Place, name: DnsName, type: number, hasEdns: boolean): DnsMessage | null {
  const query = readMessage(
    writeQuery(0, name, type, { isRecursionDesired: false, isDnssecOk: hasEdns, hasEdns, isCheckingDisabled: true }),
  );
  const told = (over: Over): DnsMessage | null => {
    const bytes = bytesFrom(place, query, over);
    try {
      return bytes && readMessage(bytes);
    } catch {
      return null;
    }
  };
  const message = told("udp");
  return message?.isTruncated ? told("tcp") : message;
}
