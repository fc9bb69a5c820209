import type { SuiteFamily } from "../../data/cipher-suites.ts";
import { wireVersions, type TlsVersion } from "../../formats/tls/client-hello.ts";
import type { ServerHello } from "../../formats/tls/server-hello.ts";
import { readKeyExchange } from "../../formats/tls/flight.ts";
import { versionNames } from "../tls/negotiated-version.ts";
import type { Asker, Heard, Question } from "./ask.ts";
import { familyNames, familyOf, restSuites, suiteName, suitesOf, weakNames } from "./families.ts";
import { askTogether } from "./together.ts";

/** Whether a server takes any suite of a family, up to TLS 1.2: yes, no, or could not tell, and how that is known. */
interface SuiteOffer {
  readonly family: SuiteFamily;
  readonly offered: boolean | null;
  /** The version in which it was seen. */
  readonly version: TlsVersion | null;
  /** The suite that was chosen, as IANA names it. */
  readonly suite: string | null;
  /** `server-hello`, `alert.40`, `closed`, `only-tls13`, `lower-version`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** The suites of a server up to TLS 1.2, by family. */
export interface SuiteOffers {
  readonly suites: readonly SuiteOffer[];
  /** The size of its Diffie-Hellman field; null where it has none, or where it could not be told. */
  readonly dheBits: number | null;
}

/** Versions up to TLS 1.2 that the server takes, newest first, each with a suite that it chose of all. */
export type Seen = readonly (readonly [version: TlsVersion, suite: number])[];

/** All but what a good server takes, in one question: it refuses them together. */
export const restQuestion = {
  version: "TLSv1.2",
  suites: restSuites,
  until: "key-exchange",
} as const satisfies Question;

/**
 * Asks for every family; the server takes at least one version up to TLS 1.2. `rest` is what it said to {@link restQuestion}, null
 * where that cannot be relied on.
 */
export async function askSuites(asker: Asker, seen: Seen, rest: Heard | null): Promise<SuiteOffers> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const known = rest && reliable(rest, seen);
  const chosen = known?.kind === "chosen" ? familyOf(known.hello.suite) : undefined;
  // Whatever it did not choose is still to be asked for.
  const toldOf = (family: SuiteFamily): Heard | null => (!chosen || chosen === family ? known : null);
  const weakKnown = chosen === undefined || weak(chosen) ? known : null;
  const all = seen.map(([each]) => each);
  const [weakAnswers, newestDhe, aead, others, olderDhe] = await Promise.all([
    askTogether(asker, all, { families: weakNames, newest: weakKnown }),
    toldOf("dhe") ?? askFinite(asker, version),
    askFamily(asker, seen, "ecdhe-aead", null),
    askOthers(asker, seen, toldOf),
    // Each version may have a field of its own.
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

function askFinite(asker: Asker, version: TlsVersion): Promise<Heard> {
  return asker.ask({ version, suites: suitesOf("dhe"), until: "key-exchange" });
}

const otherNames = ["ecdhe-cbc", "static-rsa", "other"] as const satisfies readonly SuiteFamily[];

/** The families that nothing is wrong with, or little: older versions are asked for those that the newest one has not. */
async function askOthers(
  asker: Asker,
  seen: Seen,
  toldOf: (family: SuiteFamily) => Heard | null,
): Promise<readonly SuiteOffer[]> {
  const newest = await Promise.all(otherNames.map((family) => askFamily(asker, seen, family, toldOf(family))));
  const families = newest.filter(({ offered }) => !offered).map(({ family }) => family);
  const older = seen.slice(1).map(([version]) => version);
  const answers = await askTogether(asker, older, { families, newest: null });
  return newest.map((offer) => {
    const told = answers.filter(({ family }) => family === offer.family);
    return worstOf([offer, ...told.map((each) => toOffer(each.family, each.version, each.heard))]);
  });
}

/** What is taken in one version is taken, and the refusal of one version does not tell what another would say. */
function worstOf(offers: readonly SuiteOffer[]): SuiteOffer {
  const [first] = offers;
  const found = offers.find(({ offered }) => offered) ?? offers.find(({ offered }) => offered === null) ?? first;
  if (!found) throw new Error("no version was asked");
  return found;
}

/** A family up to TLS 1.2, and what TLS 1.3 says of it. */
export function versionOffers(offer: SuiteOffer, heard: Heard): SuiteOffer {
  return worstOf([offer, toOffer(offer.family, "TLSv1.3", heard)]);
}

function smaller(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/**
 * Nothing can be read out of a choice in another version, nor out of the refusal of what the server itself chose before, nor out of a
 * connection that was hung up on: then the families are asked for one by one. Who is silent would be silent again.
 */
function reliable(rest: Heard, [newest]: Seen): Heard | null {
  if (rest.kind === "chosen") return rest.hello.version === wireVersions[restQuestion.version] ? rest : null;
  if (rest.kind === "unclear") return rest.reason === "silent" ? rest : null;
  return newest && restSuites.includes(newest[1]) ? null : rest;
}

function weak(family: SuiteFamily): boolean {
  return (weakNames as readonly SuiteFamily[]).includes(family);
}

function byFamily(a: SuiteOffer, b: SuiteOffer): number {
  return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}

function bitsOf(heard: Heard): number | null {
  if (heard.kind !== "chosen") return null;
  const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
  return exchange?.kind === "finite" ? exchange.bits : null;
}

async function askFamily(asker: Asker, seen: Seen, family: SuiteFamily, told: Heard | null): Promise<SuiteOffer> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const known = seen.find(([, suite]) => familyOf(suite) === family);
  if (known) return offerOf(family, known[0], known[1]);
  // RFC 5246 §A.5: suites with AEAD exist from TLS 1.2 on.
  if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
  return toOffer(family, version, told ?? (await asker.ask({ version, suites: suitesOf(family) })));
}

function toOffer(family: SuiteFamily, version: TlsVersion, heard: Heard): SuiteOffer {
  if (heard.kind === "chosen") return offerOf(family, versionOf(heard.hello, version), heard.hello.suite);
  return without(family, heard.kind === "refused" ? false : null, heard.reason);
}

/** The version that was answered, which may be lower than the one that was asked for (RFC 5246 §E.1). */
function versionOf({ version }: ServerHello, asked: TlsVersion): TlsVersion {
  return versionNames.find((name) => wireVersions[name] === version) ?? asked;
}

function offerOf(family: SuiteFamily, version: TlsVersion, suite: number): SuiteOffer {
  return { family, offered: true, version, suite: suiteName(suite), reason: "server-hello" };
}

function without(family: SuiteFamily, offered: false | null, reason: string): SuiteOffer {
  return { family, offered, version: null, suite: null, reason };
}

/** Asks versions that were told later for what the others have not, and for their own fields. */
export async function askLater(asker: Asker, versions: readonly TlsVersion[], some: SuiteOffers): Promise<SuiteOffers> {
  const wanted: readonly SuiteFamily[] = [...weakNames, ...otherNames];
  const open = some.suites.filter(({ family, offered }) => !offered && wanted.includes(family));
  const [answers, dhe] = await Promise.all([
    askTogether(asker, versions, { families: open.map(({ family }) => family), newest: null }),
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

/** Every family of a server that has no version for them, or of one of which that is not known. */
export function noSuites(offered: false | null, reason: string): SuiteOffers {
  return { suites: familyNames.map((family) => without(family, offered, reason)), dheBits: null };
}
