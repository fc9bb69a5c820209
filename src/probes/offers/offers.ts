import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { SuiteFamily } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { classicGroups, groupFamilies, type TlsGroup } from "../../data/tls/groups.ts";
import type { GroupOffer } from "./probe-groups.ts";
import { negotiatedVersion } from "../tls/negotiated-version.ts";
import { openProber, type OfferProber, type OfferReply } from "./prober.ts";
import { eliminate, nothingEliminated, restQuestion, type Begun, type Eliminated } from "./eliminate.ts";
import { suiteFamilyOf } from "./families.ts";
import {
  askLegacyCurve,
  askNewGroups,
  askOlderGroups,
  curveIn,
  groupNamed,
  noCurve,
  type KnownGroups,
  type LegacyCurve,
} from "./groups.ts";
import { askNewSuites, withNewSuites } from "./new-suites.ts";
import { askLater, askSuites, noSuites, type SuiteObservation, type SuiteOffers } from "./suites.ts";
import {
  absence,
  answersOf,
  compressionOf,
  isAnswering,
  protocolOf,
  timestampsIn,
  type OlderAnswer,
  type VersionReply,
} from "./versions.ts";
import { readOrNull } from "../certificate/path.ts";
import { lineTo } from "../tls/raw-line.ts";
import { readNegotiatedVersion } from "../tls/version-answer.ts";
import { askVersion } from "../tls/versions-ask.ts";
import { earlyVersions, versions, type VersionOffer } from "../tls/versions.ts";

/** What a server offers besides its versions, as answers to raw ClientHellos, so no TLS library's own limits are involved. */
export interface Offers extends SuiteOffers {
  /** TLS compression, which TLS 1.3 does not have. */
  readonly compression: VersionReply;
  /** The application protocol that it chooses from HTTP/2 and HTTP/1.1, up to TLS 1.2, where ALPN is not encrypted. */
  readonly alpn: ReturnType<typeof protocolOf>;
  readonly groups: readonly GroupOffer[];
  /** The rarer post-quantum groups of TLS 1.3, as far as they were probed. */
  readonly rare: readonly GroupOffer[];
  readonly legacyCurve: LegacyCurve;
  /** Signed certificate timestamps in the TLS extension, up to TLS 1.2; null where not observable. */
  readonly timestamps: number | null;
  /** The number of ClientHellos sent, each over its own connection. */
  readonly hellos: number;
}

/**
 * Probes what a server offers, cached for the run. Probes that need no earlier answer run in parallel with the handshake, the others in two further
 * rounds, so that none is asked what an earlier answer implies; more rounds only for a server that accepts outdated or rare parameters. Throws where
 * there is no handshake.
 */
export function offers(context: Context, to: Endpoint & Named): Promise<Offers> {
  return context.once(`offers ${to.host} ${to.port}`, async () => {
    // A server that limits connections should answer the version probes and the handshake first.
    const beginning = Promise.all([earlyVersions(context, to), context.net.tls(to)]);
    const line = await lineTo(context, to);
    const asker = openProber(line, to.host);
    const rest = restOf(context, to, asker);
    const [early, handshake] = await beginning;
    const knownFrom = async (offered: readonly VersionOffer[]): Promise<Known> => {
      return { handshake, offered, older: await answersOf(context, to, offered) };
    };
    const all = versions(context, to).then(knownFrom);
    const told = await askAll(asker, { early: await knownFrom(early), all }, rest);
    const { offered, older } = await all;
    const replies = older.map(({ hello }) => hello);
    return {
      ...told,
      compression: compressionOf(replies, offered),
      alpn: protocolOf(replies, offered),
      timestamps: timestampsIn(replies),
      hellos: line.hellos(),
    };
  });
}

/** The answer to {@link restQuestion}; null for a server that does not accept so long a hello with TLS 1.2. */
async function restOf(context: Context, to: Endpoint & Named, asker: OfferProber): Promise<OfferReply | null> {
  const answer = await askVersion(context, to, "TLSv1.2");
  const isAccepted = answer.heldAll && readNegotiatedVersion(answer, "TLSv1.2").offered === true;
  return isAccepted ? asker.guess(restQuestion) : null;
}

/** What is known when the later probes start. */
interface Known {
  readonly handshake: Handshake;
  readonly offered: readonly VersionOffer[];
  readonly older: readonly OlderAnswer[];
}

/** What is known at once, and the promise for all versions. */
interface Times {
  readonly early: Known;
  readonly all: Promise<Known>;
}

async function askAll(
  asker: OfferProber,
  { early, all }: Times,
  rest: Promise<OfferReply | null>,
): Promise<SuiteOffers & Pick<Offers, "groups" | "rare" | "legacyCurve">> {
  const isNew = negotiatedVersion(early.handshake) === "TLSv1.3" && isAnswering(early.offered);
  const known = early.older.length > 0 ? Promise.resolve(early) : all;
  const knownGroups = groupsKnown(early);
  const { promise: someCurves, resolve: onCurves } = Promise.withResolvers<readonly number[]>();
  const eliminating = rest.then((heard) => eliminated(asker, early, { rest: heard, onCurves }));
  const told = known.then(async (each) => suitesOffered(asker, each, await eliminating));
  const allCurves = eliminating.then(({ curves: named }) => named);
  const later = Promise.race([someCurves, allCurves]).then((named) => withCurves(knownGroups, named));
  const [suites, newSuites, newGroups, curves] = await Promise.all([
    told.then((some) => withLater(asker, some, { early: known, all })),
    isNew ? askNewSuites(asker, [...knownGroups.keys(), ...classicGroups.map(({ code }) => code)]) : null,
    isNew ? askNewGroups(asker, knownGroups, later) : { groups: [], rare: [] },
    known.then((each) => curvesOffered(asker, { ...each, told, isNew, eliminating })),
  ]);
  const isRefuser = newGroups.groups.some(({ reason }) => reason === "no-retry");
  return {
    ...withNewSuites(suites, newSuites, isRefuser),
    groups: [...newGroups.groups, ...curves.groups],
    rare: newGroups.rare,
    legacyCurve: curves.legacyCurve,
  };
}

/** The question is for TLS 1.2. Where no hello of that length was answered, a refusal may be caused by the length. */
async function eliminated(
  asker: OfferProber,
  { older, handshake }: Known,
  { rest, onCurves }: Pick<Begun, "onCurves"> & { readonly rest: OfferReply | null },
): Promise<Eliminated> {
  const [newest] = older;
  if (!rest || !newest?.heldAll || newest.version !== restQuestion.version) return nothingEliminated;
  const curve = curveIn(newest);
  const own = curveOf(handshake);
  const isLegacy = own !== undefined && groupFamilies.legacy.some(({ code }) => code === own.code);
  return eliminate(asker, seenOf(older), {
    rest,
    own: own?.code === curve && !isLegacy ? own : undefined,
    ...(onCurves && { onCurves }),
  });
}

/** The curves of TLS 1.2 are those of TLS 1.3 where that version has them. */
function withCurves(known: KnownGroups, curves: readonly number[]): KnownGroups {
  return new Map([...curves.map((code) => [code, "key-exchange"] as const), ...known]);
}

/** Also probes versions whose answers came too late for the first pass. */
async function withLater(
  asker: OfferProber,
  some: SuiteOffers,
  { early, all }: { readonly early: Promise<Known>; readonly all: Promise<Known> },
): Promise<SuiteOffers> {
  const { older } = await early;
  const later = (await all).older.filter(({ version }) => !older.some((each) => each.version === version));
  return later.length > 0
    ? askLater(
        asker,
        later.map(({ version }) => version),
        some,
      )
    : some;
}

function seenOf(older: readonly OlderAnswer[]): SuiteObservation {
  return older.map(({ version, hello }) => [version, hello.suite]);
}

/** The groups seen in the handshake and in the answer to the longest hello. */
function groupsKnown({ handshake, older: [newest] }: Known): KnownGroups {
  const curve = newest && curveIn(newest);
  const negotiated = groupNamed(handshake.group);
  return new Map([
    ...(typeof curve === "number" ? ([[curve, "key-exchange"]] as const) : []),
    ...(negotiated ? ([[negotiated.code, "negotiated"]] as const) : []),
  ]);
}

async function suitesOffered(asker: OfferProber, { older, offered }: Known, known: Eliminated): Promise<SuiteOffers> {
  const none = absence(offered);
  return older.length === 0 ? noSuites(none.offered, none.reason) : askSuites(asker, seenOf(older), known);
}

interface Curves extends Known {
  readonly told: Promise<SuiteOffers>;
  readonly eliminating: Promise<Eliminated>;
  readonly isNew: boolean;
}

/** Probes the curves up to TLS 1.2; those of TLS 1.3 only where not yet probed. */
async function curvesOffered(asker: OfferProber, { told, isNew, eliminating, ...known }: Curves): Promise<Older> {
  const [newest] = known.older;
  const isSeen = newest !== undefined && isElliptic(suiteFamilyOf(newest.hello.suite));
  const suites = isSeen ? [] : (await told).suites;
  const families = suites.filter(({ family }) => isElliptic(family));
  if (!newest || newest.version === "SSLv3" || !(isSeen || families.some(({ offered }) => offered))) {
    const lacking = families.find(({ offered }) => offered === null) ?? families[0];
    const offered = families.every((family) => family.offered === false) ? false : null;
    return { groups: [], legacyCurve: { ...noCurve, offered, reason: lacking?.reason ?? "not-asked" } };
  }
  const to = { version: newest.version, own: curveOf(known.handshake) };
  const [groups, legacyCurve] = await Promise.all([
    isNew ? [] : askOlderGroups(asker, to, groupsKnown(known)),
    eliminating.then(({ legacy }) => askLegacyCurve(asker, to, legacy)),
  ]);
  return { groups, legacyCurve };
}

type Older = Pick<Offers, "groups" | "legacyCurve">;

function isElliptic(family: SuiteFamily | undefined): boolean {
  return family === "ecdhe-aead" || family === "ecdhe-cbc";
}

function curveOf({ chain: [leaf] }: Handshake): TlsGroup | undefined {
  const key = leaf && readOrNull(leaf)?.publicKey;
  return groupNamed(key?.asymmetricKeyDetails?.namedCurve ?? null);
}
