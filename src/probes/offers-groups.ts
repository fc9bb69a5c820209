import { groupFamilies, type GroupFamily, type TlsGroup } from "../data/tls-groups.ts";
import type { TlsVersion } from "../formats/client-hello.ts";
import { readKeyExchange } from "../formats/tls-flight.ts";
import type { Asker, Heard, Question } from "./offers-ask.ts";
import { suiteName, suitesOf } from "./offers-suites.ts";

/** Whether a server takes a key exchange group: yes, no, or could not tell, and how that is known. */
export interface GroupOffer {
  readonly group: string;
  readonly offered: boolean | null;
  /** `negotiated`, `hello-retry`, `key-exchange`, `alert.40`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** Groups in one question; as long as it names one, it is asked for the others. */
interface Lane {
  readonly family: GroupFamily;
  /** Whether the first that it names is enough. */
  readonly isShort?: boolean;
}

const newLanes: readonly Lane[] = [
  { family: "hybrid" },
  { family: "montgomery" },
  { family: "nist" },
  { family: "finite", isShort: true },
];
const olderLanes: readonly Lane[] = [{ family: "montgomery" }, { family: "nist" }];

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

/** The groups of TLS 1.3: without a key share, a server asks for one of the group that it wants (RFC 8446 §4.1.4). */
export async function askNewGroups(asker: Asker, negotiated: TlsGroup | undefined): Promise<readonly GroupOffer[]> {
  const ask = (codes: readonly number[]): Promise<Heard> => asker.ask({ version: "TLSv1.3", groups: codes });
  const told = await Promise.all(
    newLanes.map((lane) => followLane(lane, { ask, read: readRetry, negotiated, reason: "hello-retry" })),
  );
  return told.flat();
}

function readRetry({ hello }: Heard & { readonly kind: "chosen" }): number | null {
  return hello.group;
}

interface OlderGroups {
  readonly version: TlsVersion;
  /** The curve of the certificate, which up to TLS 1.2 must be among the groups (RFC 8422 §5.1); undefined where its key has none. */
  readonly own: TlsGroup | undefined;
  readonly negotiated: TlsGroup | undefined;
  /** Whether the curves of TLS 1.3 have been asked for there. */
  readonly isNew: boolean;
}

/** Curves that TLS 1.3 left behind: one that a server takes, none, or could not tell. */
export interface LegacyCurve {
  readonly offered: boolean | null;
  readonly curve: string | null;
  /** The size of its field. */
  readonly bits: number | null;
  readonly reason: string;
}

/** The groups up to TLS 1.2. */
export interface OlderOffers {
  readonly groups: readonly GroupOffer[];
  readonly legacyCurve: LegacyCurve;
}

/** The curves up to TLS 1.2, which the key exchange names. */
export async function askOlderGroups(
  asker: Asker,
  { version, own, negotiated, isNew }: OlderGroups,
): Promise<OlderOffers> {
  const question: Question = { version, suites: suitesOf("ecdhe-aead", "ecdhe-cbc"), until: "key-exchange" };
  const ask = (codes: readonly number[]): Promise<Heard> =>
    asker.ask({ ...question, groups: [...new Set([...codes, ...(own ? [own.code] : [])])] });
  const how = { ask, read: readCurve, negotiated, reason: "key-exchange" };
  const [legacy, ...told] = await Promise.all([
    followLane({ family: "legacy", isShort: true }, how),
    ...(isNew ? [] : olderLanes).map((lane) => followLane(lane, how)),
  ]);
  return { groups: told.flat(), legacyCurve: toLegacy(legacy) };
}

function toLegacy([first]: readonly GroupOffer[]): LegacyCurve {
  if (!first?.offered) return { ...noCurve, offered: first?.offered ?? null, reason: first?.reason ?? "not-asked" };
  return { offered: true, curve: first.group, bits: groupNamed(first.group)?.bits ?? null, reason: first.reason };
}

/** No such curve is known. */
export const noCurve = { offered: null, curve: null, bits: null } as const satisfies Omit<LegacyCurve, "reason">;

function readCurve({ hello, bytes }: Heard & { readonly kind: "chosen" }): number | null {
  const exchange = readKeyExchange(bytes, suiteName(hello.suite));
  return exchange?.kind === "group" ? exchange.group : null;
}

interface Following {
  readonly ask: (codes: readonly number[]) => Promise<Heard>;
  readonly read: (heard: Heard & { readonly kind: "chosen" }) => number | null;
  readonly negotiated: TlsGroup | undefined;
  readonly reason: string;
}

async function followLane({ family, isShort }: Lane, how: Following): Promise<readonly GroupOffer[]> {
  const groups: readonly TlsGroup[] = groupFamilies[family];
  const known = groups.filter(({ code }) => code === how.negotiated?.code);
  const told = known.map(({ name }): GroupOffer => ({ group: name, offered: true, reason: "negotiated" }));
  let left = groups.filter((group) => !known.includes(group));
  const wanted = isShort ? 1 : groups.length;
  while (left.length > 0 && told.length < wanted) {
    const heard = await how.ask(left.map(({ code }) => code));
    const code = heard.kind === "chosen" ? how.read(heard) : null;
    const named = left.find((group) => group.code === code);
    if (!named) return [...told, ...left.map(({ name }) => ({ group: name, ...withoutName(heard, code) }))];
    told.push({ group: named.name, offered: true, reason: how.reason });
    left = left.filter((group) => group !== named);
  }
  return told;
}

/** A group that was not asked for is the curve of the certificate: the server prefers that, and may have the others. */
function withoutName(heard: Heard, code: number | null): Omit<GroupOffer, "group"> {
  if (heard.kind === "chosen") return { offered: null, reason: code === null ? "no-group" : "other-group" };
  return { offered: heard.kind === "refused" ? false : null, reason: heard.reason };
}
