import { groupFamilies, type TlsGroup } from "../../data/tls/groups.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import { readKeyExchange } from "../../formats/tls/flight.ts";
import {
  probeEach,
  probeFor,
  isDoubtful,
  retryProbes,
  withoutRefusals,
  type Chosen,
  type GroupOffer,
  type GroupProbes,
} from "./probe-groups.ts";
import type { OfferProber, OfferReply, OfferProbe } from "./prober.ts";
import { suiteName, suitesOf } from "./families.ts";

/** OpenSSL names that differ from the IANA registry. */
const aliases: Readonly<Record<string, string>> = {
  "p-256": "secp256r1",
  prime256v1: "secp256r1",
  "p-384": "secp384r1",
  "p-521": "secp521r1",
  prime192v1: "secp192r1",
};

/** A group by its OpenSSL name; undefined where it is not in our list. */
export function groupNamed(name: string | null): TlsGroup | undefined {
  const wanted = name?.toLowerCase() ?? "";
  const all: readonly TlsGroup[] = Object.values(groupFamilies).flat();
  return all.find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}

/** Groups that are known without a probe. */
export type KnownGroups = ReadonlyMap<number, "negotiated" | "key-exchange">;

const { hybrid, rare, montgomery, nist, finite } = groupFamilies;
const [x25519, x448] = montgomery;
const common: readonly TlsGroup[] = [x25519, ...nist];
const inReport: readonly TlsGroup[] = [...hybrid, x25519, x448, ...finite, ...nist];

/** What the questions about groups of TLS 1.3 showed. */
interface NewGroups {
  readonly groups: readonly GroupOffer[];
  /** The post-quantum groups besides hybrid ones that a client would offer. */
  readonly rare: readonly GroupOffer[];
}

/**
 * Probes the groups of TLS 1.3. `later` resolves to what other probes have shown by the end of theirs: a common group among it needs no question.
 */
export async function askNewGroups(
  asker: OfferProber,
  known: KnownGroups,
  later: Promise<KnownGroups>,
): Promise<NewGroups> {
  const how = retryProbes((groups) => asker.ask({ version: "TLSv1.3", groups }));
  const [unusual, usual] = await Promise.all([
    askUnusual(known, how),
    later.then((all) => askUnknown(common, all, how)),
  ]);
  const all = [...unusual, ...usual];
  const isControlled = !isDoubtful(all) || (await isNamingKnown(how, known));
  const told = isControlled ? all : withoutRefusals(all);
  return { groups: inOrder(inReport, told), rare: inOrder(rare, told) };
}

/** The server must name a group that it is known to accept, unless it refuses hellos without a key share. */
async function isNamingKnown(how: GroupProbes, known: KnownGroups): Promise<boolean> {
  const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
  return control?.kind === "chosen" && how.read(control) !== null;
}

/**
 * The post-quantum groups, X448 and the finite fields in one question: most servers refuse them all. It is repeated without what was named. One
 * finite field is enough, and none is needed with X448: a server with it is outside every profile.
 */
async function askUnusual(known: KnownGroups, how: GroupProbes): Promise<readonly GroupOffer[]> {
  const fields: readonly TlsGroup[] = finite.some(({ code }) => known.has(code)) ? [] : finite;
  const asked: readonly TlsGroup[] = [...hybrid, ...rare, x448, ...fields];
  const told = [...knownOf([...hybrid, ...rare, x448, ...finite], known)];
  let left = asked.filter(({ code }) => !known.has(code));
  while (left.length > 0) {
    const [first, ...others] = await probeFor(left, 1, how);
    if (!first?.offered) return [...told, ...(first ? [first] : []), ...others];
    told.push(first);
    const dropped = dropping(first.namedGroup, fields);
    if (first.namedGroup === x448.name) told.push(...fields.filter((each) => left.includes(each)).map(notAsked));
    left = left.filter(({ name }) => !dropped.has(name));
  }
  return told;
}

/** The groups that need no question once this one is named. */
function dropping(named: string, fields: readonly TlsGroup[]): ReadonlySet<string> {
  const isField = fields.some(({ name }) => name === named);
  return new Set([named, ...(isField || named === x448.name ? fields.map(({ name }) => name) : [])]);
}

function notAsked({ name }: TlsGroup): GroupOffer {
  return { namedGroup: name, offered: null, reason: "not-asked" };
}

function knownOf(groups: readonly TlsGroup[], known: KnownGroups): readonly GroupOffer[] {
  return groups.flatMap(({ code, name }): readonly GroupOffer[] => {
    const reason = known.get(code);
    return reason ? [{ namedGroup: name, offered: true, reason }] : [];
  });
}

async function askUnknown(
  groups: readonly TlsGroup[],
  known: KnownGroups,
  how: GroupProbes,
): Promise<readonly GroupOffer[]> {
  const told = await probeEach(
    groups.filter(({ code }) => !known.has(code)),
    how,
  );
  return inOrder(groups, [...knownOf(groups, known), ...told]);
}

function inOrder(groups: readonly TlsGroup[], told: readonly GroupOffer[]): readonly GroupOffer[] {
  return groups.flatMap(({ name }) => told.filter(({ namedGroup: group }) => group === name));
}

/** The parameters of the probes up to TLS 1.2. */
export interface OlderVersion {
  readonly version: TlsVersion;
  /** The certificate's curve, which up to TLS 1.2 must be among the groups (RFC 8422 §5.1); undefined for keys without a curve. */
  readonly own: TlsGroup | undefined;
}

/** Curves that TLS 1.3 removed: one that the server accepts, none, or unknown. */
export interface LegacyCurve {
  readonly offered: boolean | null;
  readonly curve: string | null;
  /** The field size of the curve. */
  readonly bits: number | null;
  readonly reason: string;
}

/** The result where no such curve is known. */
export const noCurve = { offered: null, curve: null, bits: null } as const satisfies Omit<LegacyCurve, "reason">;

/** Probes the TLS 1.3 curves on a server without TLS 1.3. */
export function askOlderGroups(
  asker: OfferProber,
  to: OlderVersion,
  known: KnownGroups,
): Promise<readonly GroupOffer[]> {
  return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}

/** Finds the smallest accepted curve among those that TLS 1.3 removed. `told` is the answer to such a question where there was one. */
export async function askLegacyCurve(
  asker: OfferProber,
  to: OlderVersion,
  told: OfferReply | null,
): Promise<LegacyCurve> {
  const legacy: readonly TlsGroup[] = groupFamilies.legacy;
  const own = legacy.some(({ code }) => code === to.own?.code) ? undefined : to.own;
  const answer = told ? Promise.resolve(told) : undefined;
  const [first] = await probeFor([...legacy, ...(own ? [own] : [])], 1, exchangeQuestions(asker, to), answer);
  // RFC 8422 §5.1: every hello must include the certificate's curve, and a server that prefers it to all others never chooses another.
  if (first?.offered && first.namedGroup === own?.name) return { ...noCurve, offered: false, reason: "own-group" };
  if (!first?.offered) return { ...noCurve, offered: first?.offered ?? null, reason: first?.reason ?? "not-asked" };
  return {
    offered: true,
    curve: first.namedGroup,
    bits: groupNamed(first.namedGroup)?.bits ?? null,
    reason: first.reason,
  };
}

/** Up to TLS 1.2 the ServerKeyExchange names the curve. */
function exchangeQuestions(asker: OfferProber, { version, own }: OlderVersion): GroupProbes {
  const question: OfferProbe = { version, suites: suitesOf("ecdhe-aead", "ecdhe-cbc"), until: "key-exchange" };
  return {
    ask: (codes) => asker.ask({ ...question, groups: [...new Set([...codes, ...(own ? [own.code] : [])])] }),
    read: curveIn,
    reason: "key-exchange",
  };
}

/** The curve in an answer up to TLS 1.2; null for none. */
export function curveIn({ hello, bytes }: Pick<Chosen, "hello" | "bytes">): number | null {
  const exchange = readKeyExchange(bytes, suiteName(hello.suite));
  return exchange?.kind === "group" ? exchange.group : null;
}
