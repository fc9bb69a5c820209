import { groupFamilies, type TlsGroup } from "../../data/tls-groups.ts";
import type { TlsVersion } from "../../formats/tls/client-hello.ts";
import { readKeyExchange } from "../../formats/tls/flight.ts";
import {
  askApart,
  askFor,
  isDoubtful,
  retryQuestions,
  withoutRefusals,
  type Chosen,
  type GroupOffer,
  type GroupQuestions,
} from "./group-questions.ts";
import type { Asker, Heard, Question } from "./ask.ts";
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

// Current clients offer the first one, so the handshake usually answers for it.
const [usualHybrid, ...otherHybrids]: readonly TlsGroup[] = groupFamilies.hybrid;

/** The hybrid groups that no client offers first, in one question: nearly every server refuses them all. */
export const hybridQuestion = {
  version: "TLSv1.3",
  groups: otherHybrids.map(({ code }) => code),
} as const satisfies Question;

/** Groups that are known without a probe. */
export type KnownGroups = ReadonlyMap<number, "negotiated" | "key-exchange">;

/** What is known before the TLS 1.3 groups are probed. */
interface Before {
  /** The answer to {@link hybridQuestion}; null where it must be asked again. */
  readonly hybrids: Heard | null;
  /** Whether other probes take longer than these. */
  readonly isLong: boolean;
}

const [x25519, x448]: readonly TlsGroup[] = groupFamilies.montgomery;

/** Probes the groups of TLS 1.3. */
export async function askNewGroups(asker: Asker, known: KnownGroups, before: Before): Promise<readonly GroupOffer[]> {
  const how = retryQuestions((groups) => asker.ask({ version: "TLSv1.3", groups }));
  const told = await Promise.all([
    askUnknown(usualHybrid ? [usualHybrid] : [], known, how),
    askHybrids(known, how, before.hybrids),
    askUnknown(x25519 ? [x25519] : [], known, how),
    askUnusual(known, how, before.isLong),
    askUnknown(groupFamilies.nist, known, how),
  ]);
  const all = told.flat();
  if (!isDoubtful(all)) return all;
  // The server must name a group that it is known to accept, unless it refuses hellos without a key share.
  const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
  return control?.kind === "chosen" && how.read(control) !== null ? all : withoutRefusals(all);
}

/**
 * X448 and the finite fields, which few servers have, in one question: most servers refuse them all. A server with X448 is outside every
 * profile, so the finite fields are probed only where there is time.
 */
async function askUnusual(known: KnownGroups, how: GroupQuestions, isLong: boolean): Promise<readonly GroupOffer[]> {
  const finite: readonly TlsGroup[] = groupFamilies.finite;
  const curve = x448 ? [x448] : [];
  if (isLong || [...curve, ...finite].some(({ code }) => known.has(code))) {
    const isKnown = finite.some(({ code }) => known.has(code));
    const fields = isKnown ? knownOf(finite, known) : askFor(finite, 1, how);
    return (await Promise.all([askUnknown(curve, known, how), fields])).flat();
  }
  const told = await askFor([...curve, ...finite], 1, how);
  const named = told.find(({ offered }) => offered);
  if (!named) return told;
  if (named.group !== x448?.name) return [...(await askUnknown(curve, known, how)), named];
  return [named, ...finite.map(({ name }) => ({ group: name, offered: null, reason: "not-asked" }))];
}

function knownOf(groups: readonly TlsGroup[], known: KnownGroups): readonly GroupOffer[] {
  return groups.flatMap(({ code, name }): readonly GroupOffer[] => {
    const reason = known.get(code);
    return reason ? [{ group: name, offered: true, reason }] : [];
  });
}

async function askUnknown(
  groups: readonly TlsGroup[],
  known: KnownGroups,
  how: GroupQuestions,
): Promise<readonly GroupOffer[]> {
  const told = await askApart(
    groups.filter(({ code }) => !known.has(code)),
    how,
  );
  return inOrder(groups, [...knownOf(groups, known), ...told]);
}

/** Probes the other hybrids separately where one of them was named. */
async function askHybrids(
  known: KnownGroups,
  how: GroupQuestions,
  hybrids: Heard | null,
): Promise<readonly GroupOffer[]> {
  const heard = hybrids ?? (await how.ask(hybridQuestion.groups));
  const [first, ...others] = await askFor(otherHybrids, 1, how, Promise.resolve(heard));
  if (!first?.offered) return [...(first ? [first] : []), ...others].map((each) => knownOr(each, known));
  const left = otherHybrids.filter(({ name }) => name !== first.group);
  return inOrder(otherHybrids, [first, ...(await askUnknown(left, known, how))]);
}

function knownOr(told: GroupOffer, known: KnownGroups): GroupOffer {
  const reason = known.get(groupNamed(told.group)?.code ?? 0);
  return reason ? { ...told, offered: true, reason } : told;
}

function inOrder(groups: readonly TlsGroup[], told: readonly GroupOffer[]): readonly GroupOffer[] {
  return groups.flatMap(({ name }) => told.filter(({ group }) => group === name));
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
export function askOlderGroups(asker: Asker, to: OlderVersion, known: KnownGroups): Promise<readonly GroupOffer[]> {
  return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}

/** Finds the smallest accepted curve among those that TLS 1.3 removed. */
export async function askLegacyCurve(asker: Asker, to: OlderVersion): Promise<LegacyCurve> {
  const legacy: readonly TlsGroup[] = groupFamilies.legacy;
  const own = legacy.some(({ code }) => code === to.own?.code) ? undefined : to.own;
  const [first] = await askFor([...legacy, ...(own ? [own] : [])], 1, exchangeQuestions(asker, to));
  // RFC 8422 §5.1: every hello must include the certificate's curve, and a server that prefers it to all others never chooses another.
  if (first?.offered && first.group === own?.name) return { ...noCurve, offered: false, reason: "own-group" };
  if (!first?.offered) return { ...noCurve, offered: first?.offered ?? null, reason: first?.reason ?? "not-asked" };
  return { offered: true, curve: first.group, bits: groupNamed(first.group)?.bits ?? null, reason: first.reason };
}

/** Up to TLS 1.2 the ServerKeyExchange names the curve. */
function exchangeQuestions(asker: Asker, { version, own }: OlderVersion): GroupQuestions {
  const question: Question = { version, suites: suitesOf("ecdhe-aead", "ecdhe-cbc"), until: "key-exchange" };
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
