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

/** Names of OpenSSL that are not those of the registry. */
const aliases: Readonly<Record<string, string>> = {
  "p-256": "secp256r1",
  prime256v1: "secp256r1",
  "p-384": "secp384r1",
  "p-521": "secp521r1",
  prime192v1: "secp192r1",
};

/** A group by the name that OpenSSL has for it; undefined where it is none of ours. */
export function groupNamed(name: string | null): TlsGroup | undefined {
  const wanted = name?.toLowerCase() ?? "";
  const all: readonly TlsGroup[] = Object.values(groupFamilies).flat();
  return all.find((group) => group.name.toLowerCase() === (aliases[wanted] ?? wanted));
}

// Current clients offer the first one, so that the handshake mostly tells of it.
const [usualHybrid, ...otherHybrids]: readonly TlsGroup[] = groupFamilies.hybrid;

/** The hybrid groups that no client begins with, in one question: nearly every server refuses them together. */
export const hybridQuestion = {
  version: "TLSv1.3",
  groups: otherHybrids.map(({ code }) => code),
} as const satisfies Question;

/** Groups that are known without a question. */
export type KnownGroups = ReadonlyMap<number, "negotiated" | "key-exchange">;

/** What is known before the groups of TLS 1.3 are asked for. */
interface Before {
  /** The answer to {@link hybridQuestion}, null where it is to be asked again. */
  readonly hybrids: Heard | null;
  /** Whether other questions take longer than these. */
  readonly isLong: boolean;
}

const [x25519, x448]: readonly TlsGroup[] = groupFamilies.montgomery;

/** The groups of TLS 1.3. */
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
  // Any of the groups that it is known to take must be named, unless it is the missing key share that it refuses.
  const control = known.size > 0 ? await how.ask([...known.keys()]) : null;
  return control?.kind === "chosen" && how.read(control) !== null ? all : withoutRefusals(all);
}

/**
 * X448 and the finite fields, which few servers have, in one question: those refuse them together. Whoever has X448 is outside of every
 * profile, so that the finite fields are asked for only where there is time.
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

/** Asks for the others alone where one of them was named. */
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

/** What the questions up to TLS 1.2 are asked with. */
export interface OlderVersion {
  readonly version: TlsVersion;
  /** The curve of the certificate, which up to TLS 1.2 must be among the groups (RFC 8422 §5.1); undefined where its key has none. */
  readonly own: TlsGroup | undefined;
}

/** Curves that TLS 1.3 left behind: one that a server takes, none, or could not tell. */
export interface LegacyCurve {
  readonly offered: boolean | null;
  readonly curve: string | null;
  /** The size of its field. */
  readonly bits: number | null;
  readonly reason: string;
}

/** No such curve is known. */
export const noCurve = { offered: null, curve: null, bits: null } as const satisfies Omit<LegacyCurve, "reason">;

/** The curves of TLS 1.3 as a server without it takes them. */
export function askOlderGroups(asker: Asker, to: OlderVersion, known: KnownGroups): Promise<readonly GroupOffer[]> {
  return askUnknown([...groupFamilies.montgomery, ...groupFamilies.nist], known, exchangeQuestions(asker, to));
}

/** The smallest of the curves that TLS 1.3 left behind. */
export async function askLegacyCurve(asker: Asker, to: OlderVersion): Promise<LegacyCurve> {
  const legacy: readonly TlsGroup[] = groupFamilies.legacy;
  const own = legacy.some(({ code }) => code === to.own?.code) ? undefined : to.own;
  const [first] = await askFor([...legacy, ...(own ? [own] : [])], 1, exchangeQuestions(asker, to));
  // RFC 8422 §5.1: nobody comes without the curve of the certificate, and whoever chooses that one of all never chooses another.
  if (first?.offered && first.group === own?.name) return { ...noCurve, offered: false, reason: "own-group" };
  if (!first?.offered) return { ...noCurve, offered: first?.offered ?? null, reason: first?.reason ?? "not-asked" };
  return { offered: true, curve: first.group, bits: groupNamed(first.group)?.bits ?? null, reason: first.reason };
}

/** Up to TLS 1.2 the key exchange names the curve. */
function exchangeQuestions(asker: Asker, { version, own }: OlderVersion): GroupQuestions {
  const question: Question = { version, suites: suitesOf("ecdhe-aead", "ecdhe-cbc"), until: "key-exchange" };
  return {
    ask: (codes) => asker.ask({ ...question, groups: [...new Set([...codes, ...(own ? [own.code] : [])])] }),
    read: curveIn,
    reason: "key-exchange",
  };
}

/** The curve that an answer up to TLS 1.2 names; null for none. */
export function curveIn({ hello, bytes }: Pick<Chosen, "hello" | "bytes">): number | null {
  const exchange = readKeyExchange(bytes, suiteName(hello.suite));
  return exchange?.kind === "group" ? exchange.group : null;
}
