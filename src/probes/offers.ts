import type { Context } from "../core/check.ts";
import type { Endpoint, Handshake, Named } from "../core/net.ts";
import type { TlsGroup } from "../data/tls-groups.ts";
import type { TlsVersion } from "../formats/client-hello.ts";
import { readServerReply, type ServerHello } from "../formats/server-hello.ts";
import { readTimestamps } from "../formats/tls-timestamps.ts";
import { openAsker, type Asker } from "./offers-ask.ts";
import {
  askNewGroups,
  askOlderGroups,
  groupNamed,
  noCurve,
  type GroupOffer,
  type LegacyCurve,
  type OlderOffers,
} from "./offers-groups.ts";
import { askSuites, noSuites, type Seen, type SuiteOffers } from "./offers-suites.ts";
import { readOrNull } from "./path.ts";
import { askVersion, negotiatedVersion, olderVersions, versions, type VersionOffer } from "./versions.ts";

/** What a server offers beside its versions, as raw ClientHellos were answered: no library's own refusal is part of it. */
export interface Offers extends SuiteOffers {
  /** Compression inside TLS, which TLS 1.3 has none of. */
  readonly compression: Told;
  /** The application protocol that it chooses of HTTP/2 and HTTP/1.1, up to TLS 1.2, where that is not encrypted. */
  readonly alpn: { readonly chosen: string | null; readonly reason: string };
  readonly groups: readonly GroupOffer[];
  readonly legacyCurve: LegacyCurve;
  /** Signed certificate timestamps beside the certificate, up to TLS 1.2; null where that could not be seen. */
  readonly timestamps: number | null;
  /** How many ClientHellos were sent, each over a connection of its own. */
  readonly hellos: number;
}

interface Told {
  readonly offered: boolean | null;
  readonly reason: string;
}

/** What a server offers, once in a run. Throws where there is no handshake. */
export function offers(context: Context, to: Endpoint & Named): Promise<Offers> {
  return context.once(`offers ${to.host} ${to.port}`, async () => {
    const [handshake, offered] = await Promise.all([context.net.tls(to), versions(context, to)]);
    const older = await answersOf(context, to, offered);
    const control = older[0]?.version ?? "TLSv1.3";
    const asker = openAsker(context, to, control);
    const [told, newGroups] = await Promise.all([
      suitesOffered(asker, older, offered),
      negotiatedVersion(handshake) === "TLSv1.3" && isAnswering(offered)
        ? askNewGroups(asker, groupNamed(handshake.group))
        : [],
    ]);
    const curves = await curvesOffered(asker, { older, told, handshake, isNew: newGroups.length > 0 });
    const hellos = older.map(({ hello }) => hello);
    return {
      ...told,
      compression: compressionOf(hellos, offered),
      alpn: protocolOf(hellos, offered),
      groups: [...newGroups, ...curves.groups],
      legacyCurve: curves.legacyCurve,
      timestamps: timestampsIn(hellos),
      hellos: asker.asked() + versionsAsked(handshake),
    };
  });
}

/** A ServerHello of a version up to TLS 1.2. */
interface OlderAnswer {
  readonly version: TlsVersion;
  readonly hello: ServerHello;
}

/** The answers to the questions about versions, newest first: they tell more than the version. */
async function answersOf(
  context: Context,
  to: Endpoint & Named,
  offered: readonly VersionOffer[],
): Promise<readonly OlderAnswer[]> {
  const taken = olderVersions.filter((version) => offered.some((each) => each.version === version && each.offered));
  const answers = await Promise.all(
    taken.map(async (version) => {
      const reply = await askVersion(context, to, version);
      const hello = reply.ok ? readServerReply(reply.value.bytes) : null;
      return hello?.kind === "hello" ? [{ version, hello }] : [];
    }),
  );
  return answers.flat();
}

/** Whether a server is known to take nothing below TLS 1.3, which has none of what is asked for. */
function isOnlyNew(offered: readonly VersionOffer[]): boolean {
  return olderVersions.every((version) => offered.some((each) => each.version === version && each.offered === false));
}

/** Why nothing is known of what TLS 1.3 lacks, where no older version answered. */
function absence(offered: readonly VersionOffer[]): { readonly offered: false | null; readonly reason: string } {
  return isOnlyNew(offered)
    ? { offered: false, reason: "only-tls13" }
    : { offered: null, reason: offered.find((each) => each.offered === null)?.reason ?? "no-answer" };
}

function suitesOffered(
  asker: Asker,
  older: readonly OlderAnswer[],
  offered: readonly VersionOffer[],
): SuiteOffers | Promise<SuiteOffers> {
  const none = absence(offered);
  if (older.length === 0) return noSuites(none.offered, none.reason);
  const seen: Seen = older.map(({ version, hello }) => [version, hello.suite]);
  return askSuites(asker, seen);
}

/** Whether raw questions are answered at all: whoever is silent to each of them is asked no more. */
function isAnswering(offered: readonly VersionOffer[]): boolean {
  return offered.some(({ version, offered: told }) => version !== "TLSv1.3" && told !== null);
}

interface Curves {
  readonly older: readonly OlderAnswer[];
  readonly told: SuiteOffers;
  readonly handshake: Handshake;
  readonly isNew: boolean;
}

async function curvesOffered(asker: Asker, { older, told, handshake, isNew }: Curves): Promise<OlderOffers> {
  const [newest] = older;
  const families = told.suites.filter(({ family }) => family.startsWith("ecdhe"));
  const lacking = families.find(({ offered }) => offered === null) ?? families[0];
  if (!newest || newest.version === "SSLv3" || !families.some(({ offered }) => offered)) {
    const offered = families.every((family) => family.offered === false) ? false : null;
    return { groups: [], legacyCurve: { ...noCurve, offered, reason: lacking?.reason ?? "not-asked" } };
  }
  const negotiated = isNew ? undefined : groupNamed(handshake.group);
  return askOlderGroups(asker, { version: newest.version, own: curveOf(handshake), negotiated, isNew });
}

function curveOf({ chain: [leaf] }: Handshake): TlsGroup | undefined {
  const key = leaf && readOrNull(leaf)?.publicKey;
  return groupNamed(key?.asymmetricKeyDetails?.namedCurve ?? null);
}

function compressionOf(hellos: readonly ServerHello[], offered: readonly VersionOffer[]): Told {
  if (hellos.length === 0) return absence(offered);
  return { offered: hellos.some(({ compression }) => compression !== 0), reason: "server-hello" };
}

function protocolOf([newest]: readonly ServerHello[], offered: readonly VersionOffer[]): Offers["alpn"] {
  if (newest) return { chosen: newest.alpn, reason: newest.alpn === null ? "ignored" : "server-hello" };
  const { reason } = absence(offered);
  return { chosen: null, reason: reason === "only-tls13" ? "encrypted" : reason };
}

function timestampsIn([newest]: readonly ServerHello[]): number | null {
  if (!newest) return null;
  return newest.timestamps ? readTimestamps(newest.timestamps) : 0;
}

/** One question each, but for TLS 1.3 where the handshake told. */
function versionsAsked(handshake: Handshake): number {
  return olderVersions.length + (negotiatedVersion(handshake) === null ? 1 : 0);
}
