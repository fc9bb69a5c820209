import type { SuiteFamily } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { wireVersions, type TlsVersion } from "../../formats/tls/client-hello.ts";
import type { ServerHello } from "../../formats/tls/server-hello.ts";
import { readKeyExchange } from "../../formats/tls/flight.ts";
import { versionNames } from "../tls/negotiated-version.ts";
import type { OfferProber, OfferReply } from "./prober.ts";
import type { Eliminated } from "./eliminate.ts";
import { familyNames, suiteFamilyOf, suiteName, suitesOf, weakNames } from "./families.ts";
import { probeFamily } from "./probe-family.ts";

/** Whether a server accepts any suite of a family up to TLS 1.2 (null where unknown), and how that is known. */
interface SuiteOffer {
  readonly family: SuiteFamily;
  readonly offered: boolean | null;
  /** The version in which it was accepted. */
  readonly version: TlsVersion | null;
  /** The chosen suite by its IANA name. */
  readonly suite: string | null;
  /** `server-hello`, `alert.40`, `closed`, `only-tls13`, `lower-version`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** The accepted suites up to TLS 1.2, by family. */
export interface SuiteOffers {
  readonly suites: readonly SuiteOffer[];
  /** The size of its Diffie-Hellman group; null where it has none, or it is unknown. */
  readonly dheBits: number | null;
}

/** Accepted versions up to TLS 1.2, newest first, each with the suite that it chose from all. */
export type SuiteObservation = readonly (readonly [version: TlsVersion, suite: number])[];

/** Probes every family; the server accepts at least one version up to TLS 1.2. `known` are the families that are settled for the newest one. */
export async function askSuites(asker: OfferProber, seen: SuiteObservation, known: Eliminated): Promise<SuiteOffers> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const toldOf = (family: SuiteFamily): OfferReply | null => known.told.get(family) ?? null;
  const all = seen.map(([each]) => each);
  const [weakAnswers, newestDhe, aead, others, olderDhe] = await Promise.all([
    probeFamily(asker, all, { families: weakNames, newest: known.weak }),
    toldOf("dhe") ?? askFinite(asker, version),
    askFamily(asker, seen, "ecdhe-aead", null),
    askOthers(asker, seen, toldOf),
    // Each version may use a different group.
    Promise.all(all.slice(1).map((each) => askFinite(asker, each))),
  ]);
  const dhe = [newestDhe, ...olderDhe];
  return {
    suites: [
      ...weakAnswers.map((each) => toOffer(each.family, each.version, each.heard)),
      worstOf(dhe.map((heard, index) => toOffer("dhe", all[index] ?? version, heard))),
      aead,
      ...others,
    ].toSorted(byFamily),
    dheBits: dhe.map(bitsOf).reduce(smaller, null),
  };
}

function askFinite(asker: OfferProber, version: TlsVersion): Promise<OfferReply> {
  return asker.ask({ version, suites: suitesOf("dhe"), until: "key-exchange" });
}

const otherNames = ["ecdhe-cbc", "static-rsa", "other"] as const satisfies readonly SuiteFamily[];

/** Probes the families with few or no problems; older versions are probed for those that the newest lacks. */
async function askOthers(
  asker: OfferProber,
  seen: SuiteObservation,
  toldOf: (family: SuiteFamily) => OfferReply | null,
): Promise<readonly SuiteOffer[]> {
  const newest = await Promise.all(otherNames.map((family) => askFamily(asker, seen, family, toldOf(family))));
  const families = newest.filter(({ offered }) => !offered).map(({ family }) => family);
  const older = seen.slice(1).map(([version]) => version);
  const answers = await probeFamily(asker, older, { families, newest: null });
  return newest.map((offer) => {
    const told = answers.filter(({ family }) => family === offer.family);
    return worstOf([offer, ...told.map((each) => toOffer(each.family, each.version, each.heard))]);
  });
}

/** Accepted in one version means accepted; a refusal in one version says nothing about another. */
function worstOf(offers: readonly SuiteOffer[]): SuiteOffer {
  const [first] = offers;
  const found = offers.find(({ offered }) => offered) ?? offers.find(({ offered }) => offered === null) ?? first;
  if (!found) throw new Error("no version was asked");
  return found;
}

/** Adds the TLS 1.3 answer to a family's result up to TLS 1.2. */
export function versionOffers(offer: SuiteOffer, heard: OfferReply): SuiteOffer {
  return worstOf([offer, toOffer(offer.family, "TLSv1.3", heard)]);
}

function smaller(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

function byFamily(a: SuiteOffer, b: SuiteOffer): number {
  return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}

function bitsOf(heard: OfferReply): number | null {
  if (heard.kind !== "chosen") return null;
  const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
  return exchange?.kind === "finite" ? exchange.bits : null;
}

async function askFamily(
  asker: OfferProber,
  seen: SuiteObservation,
  family: SuiteFamily,
  told: OfferReply | null,
): Promise<SuiteOffer> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const known = seen.find(([, suite]) => suiteFamilyOf(suite) === family);
  if (known) return offerOf(family, known[0], known[1]);
  // RFC 5246 §A.5: suites with AEAD exist from TLS 1.2 on.
  if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
  return toOffer(family, version, told ?? (await asker.ask({ version, suites: suitesOf(family) })));
}

function toOffer(family: SuiteFamily, version: TlsVersion, heard: OfferReply): SuiteOffer {
  if (heard.kind === "chosen") return offerOf(family, versionOf(heard.hello, version), heard.hello.suite);
  return without(family, heard.kind === "refused" ? false : null, heard.reason);
}

/** The version of the answer, possibly lower than requested (RFC 5246 §E.1). */
function versionOf({ version }: ServerHello, asked: TlsVersion): TlsVersion {
  return versionNames.find((name) => wireVersions[name] === version) ?? asked;
}

function offerOf(family: SuiteFamily, version: TlsVersion, suite: number): SuiteOffer {
  return { family, offered: true, version, suite: suiteName(suite), reason: "server-hello" };
}

function without(family: SuiteFamily, offered: false | null, reason: string): SuiteOffer {
  return { family, offered, version: null, suite: null, reason };
}

/** Probes later versions for the families that the others lack, and for their own groups. */
export async function askLater(
  asker: OfferProber,
  versions: readonly TlsVersion[],
  some: SuiteOffers,
): Promise<SuiteOffers> {
  const wanted: readonly SuiteFamily[] = [...weakNames, ...otherNames];
  const open = some.suites.filter(({ family, offered }) => !offered && wanted.includes(family));
  const [answers, dhe] = await Promise.all([
    probeFamily(asker, versions, { families: open.map(({ family }) => family), newest: null }),
    Promise.all(
      versions.map(async (version) => ({ family: "dhe" as const, version, heard: await askFinite(asker, version) })),
    ),
  ]);
  const told = [...answers, ...dhe].map((each) => toOffer(each.family, each.version, each.heard));
  return {
    suites: some.suites.map((offer) => worstOf([offer, ...told.filter(({ family }) => family === offer.family)])),
    dheBits: dhe.map(({ heard }) => bitsOf(heard)).reduce(smaller, some.dheBits),
  };
}

/** Results for a server without any version up to TLS 1.2, or where this is unknown. */
export function noSuites(offered: false | null, reason: string): SuiteOffers {
  return { suites: familyNames.map((family) => without(family, offered, reason)), dheBits: null };
}
