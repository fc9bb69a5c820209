import { isIPv6 } from "node:net";
import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { reach } from "../../../core/target/address.ts";
import { rcodeText, types, typeText } from "../../../formats/dns/codes.ts";
import type { DataOf } from "../../../formats/dns/kinds.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { askAuthority } from "../../../probes/dns/name-servers.ts";
import { namesIn, plainName } from "../zone/names.ts";
import {
  aaaaAbility,
  denialAbility,
  ednsAbility,
  existenceBy,
  offersRecursion,
  spellingAbility,
  unansweredTypes,
} from "./abilities.ts";
import { unsignedAlgorithmsIn } from "./algorithms.ts";
import { unlistedIn } from "./bitmaps.ts";
import type { Ability, SeenAddress, Stance } from "./schema.ts";
import { furtherQuestions, type ComparedType, type Replies } from "./replies.ts";
import { signaturesBy, type Anchoring } from "./signatures.ts";
import { abilityOf, serverStateOf } from "./server-state.ts";

/** What each address is queried for. */
export interface Sought extends Anchoring {
  readonly zone: DnsName;
  /** The queried name: the zone itself or a name in it. */
  readonly name: DnsName;
}

/** Queries ask for signatures, so that one answer serves every test. */
export const withSignatures = { isDnssecOk: true } as const;

/** Sends all test queries to one address of a name server. Repeated queries of this run are answered from memory. */
export async function repliesOf(
  context: Pick<Context, "net" | "once">,
  address: string,
  { zone, name, nobody }: Pick<Sought, "zone" | "name" | "nobody">,
): Promise<Replies> {
  const own = (type: ComparedType): Promise<DnsLookup> =>
    askAuthority(context, address, [name, types[type]], withSignatures);
  const [soa, plain, tcp, ns, keys, A, AAAA, MX, TXT, CAA, HTTPS, nothing, further] = await Promise.all([
    askAuthority(context, address, [zone, types.SOA], withSignatures),
    askAuthority(context, address, [mixedCase(zone), types.SOA], { hasEdns: false }),
    askAuthority(context, address, [zone, types.SOA], { isOverTcp: true, hasEdns: false }),
    askAuthority(context, address, [zone, types.NS], withSignatures),
    askAuthority(context, address, [zone, types.DNSKEY], withSignatures),
    own("A"),
    own("AAAA"),
    own("MX"),
    own("TXT"),
    own("CAA"),
    own("HTTPS"),
    nobody && askAuthority(context, address, [nobody, types.A], withSignatures),
    Promise.all(
      furtherQuestions(name, zone).map(async (each) => ({
        ...each,
        told: await askAuthority(context, address, [each.name, types[each.type]], withSignatures),
      })),
    ),
  ]);
  return { soa, plain, tcp, ns, keys, own: { A, AAAA, MX, TXT, CAA, HTTPS }, nothing, further };
}

/** Examines one address of a name server. */
export async function lookAt(
  context: Pick<Context, "net" | "once" | "now">,
  { address, isGlue }: { readonly address: string; readonly isGlue: boolean },
  sought: Sought,
): Promise<SeenAddress> {
  const { zone, name } = sought;
  const replies = await repliesOf(context, address, sought);
  const { soa, plain, tcp, ns, keys, own } = replies;
  // A server that drops EDNS queries may still answer the plain one.
  const best = !soa.message && plain.message ? plain : soa;
  const stance = serverStateOf(best, zone);
  return {
    address,
    isPublic: reach(address) === "public",
    isGlue,
    ...((await isForeign(context, address, stance)) ? { state: "unasked", reason: "ENETUNREACH" } : stance),
    ms: best.reply && Math.round(best.reply.ms * 10) / 10,
    ...soaFacts(best, zone),
    tcp: tcpAbility(tcp, stance, zone),
    edns: ednsAbility(replies),
    aaaa: aaaaAbility(replies),
    caseInsensitive: spellingAbility(replies, mixedCase(zone)),
    negativeAnswers: denialAbility(replies),
    isRecursive: offersRecursion(replies),
    existence: existenceBy(own.A, name),
    rcode: own.A.message && rcodeText(own.A.message.rcode),
    unansweredTypes: unansweredTypes(replies),
    nameServers: ns.message?.isAuthoritative ? namesIn(ns.message.answers, zone) : null,
    signatures: signaturesBy(replies, sought, context.now()),
    unsignedAlgorithms: unsignedAlgorithmsIn(replies, zone, sought.delegations),
    unlisted: unlistedIn(replies, name, zone),
    largestResponse: largestOf([soa, ns, keys, ...Object.values(own)]),
  };
}

/** RFC 7766 §5: a server must also answer for its zone over TCP. */
function tcpAbility(told: DnsLookup, { state }: Stance, zone: DnsName): Ability {
  const ability = abilityOf(told);
  if (!told.message || state !== "authoritative") return ability;
  const over = serverStateOf(told, zone);
  return over.state === "authoritative" ? ability : { works: false, reason: over.reason };
}

/** Whether an address times out because this machine has no route to its address family. */
async function isForeign({ net }: Pick<Context, "net">, address: string, { state }: Stance): Promise<boolean> {
  if (state !== "silent" || !isIPv6(address)) return false;
  const known = await attempt(() => net.addresses({ host: address, port: 53 }));
  return known.ok && known.value.some((each) => each.isForeign === true);
}

function soaFacts({ message }: DnsLookup, zone: DnsName): Pick<SeenAddress, "serial" | "soaCount" | "origin"> {
  const found = message ? recordsOf("SOA", message.answers).filter(({ name }) => isSameName(name, zone)) : [];
  const [first] = found;
  return {
    serial: first?.data.serial ?? null,
    soaCount: found.length,
    origin: first ? originText(first.data) : null,
  };
}

function originText({ primary, mailbox, refresh, retry, expire, minimum }: DataOf<"SOA">): string {
  return [plainName(primary), plainName(mailbox), refresh, retry, expire, minimum].join(" ");
}

function largestOf(told: readonly DnsLookup[]): SeenAddress["largestResponse"] {
  const sizes = told.flatMap(({ reply, message }) =>
    reply ? [{ type: typeText(message.questions[0]?.type ?? 0), octets: reply.message.length }] : [],
  );
  return sizes.toSorted((one, other) => other.octets - one.octets)[0] ?? null;
}

/** A mixed-case spelling of the name, to test case-insensitive matching (RFC 4343). */
function mixedCase(name: DnsName): DnsName {
  return nameOf(labelsOf(name).map((label) => label.map(mixed)));
}

function mixed(octet: number, at: number): number {
  return at % 2 === 0 && octet >= 0x61 && octet <= 0x7a ? octet - 0x20 : octet;
}
