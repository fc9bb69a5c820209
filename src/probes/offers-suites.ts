import { suiteFamilies, type SuiteFamily } from "../data/cipher-suites.ts";
import { weakSuites } from "../data/cipher-suites-weak.ts";
import type { TlsVersion } from "../formats/client-hello.ts";
import { readKeyExchange } from "../formats/tls-flight.ts";
import type { Asker, Heard, Question } from "./offers-ask.ts";

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

type WeakFamily = keyof typeof weakSuites;

/** Every family, the worst first. */
export const familyNames = Object.keys(suiteFamilies) as SuiteFamily[];
const weakNames = Object.keys(weakSuites) as WeakFamily[];

const names = new Map(
  Object.values(suiteFamilies)
    .flat()
    .map(([code, name]) => [code as number, name as string]),
);

/** The name of a suite, or its number where it is none of ours. */
export function suiteName(code: number): string {
  return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}

/** The suites of some families. */
export function suitesOf(...families: readonly SuiteFamily[]): readonly number[] {
  return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}

function familyOf(suite: number): SuiteFamily | undefined {
  return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}

/** Versions up to TLS 1.2 that the server takes, newest first, each with a suite that it chose of all. */
export type Seen = readonly (readonly [version: TlsVersion, suite: number])[];

/** Asks for every family; the server takes at least one version up to TLS 1.2. */
export async function askSuites(asker: Asker, seen: Seen): Promise<SuiteOffers> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const [weak, dhe, ...others] = await Promise.all([
    askWeak(asker, seen),
    asker.ask({ version, suites: suitesOf("dhe"), until: "key-exchange" }),
    ...(["ecdhe-aead", "ecdhe-cbc", "static-rsa", "other"] as const).map((family) => askFamily(asker, seen, family)),
  ]);
  return {
    suites: [...weak, ...others, toOffer("dhe", version, dhe)].toSorted(byFamily),
    dheBits: bitsOf(dhe),
  };
}

function byFamily(a: SuiteOffer, b: SuiteOffer): number {
  return familyNames.indexOf(a.family) - familyNames.indexOf(b.family);
}

function bitsOf(heard: Heard): number | null {
  if (heard.kind !== "chosen") return null;
  const exchange = readKeyExchange(heard.bytes, suiteName(heard.hello.suite));
  return exchange?.kind === "finite" ? exchange.bits : null;
}

async function askFamily(asker: Asker, seen: Seen, family: SuiteFamily): Promise<SuiteOffer> {
  const [[version] = ["TLSv1.2"] as const] = seen;
  const known = seen.find(([, suite]) => familyOf(suite) === family);
  if (known) return offerOf(family, known[0], known[1]);
  // RFC 5246 §A.5: suites with AEAD exist from TLS 1.2 on.
  if (family === "ecdhe-aead" && version !== "TLSv1.2") return without(family, false, "lower-version");
  return toOffer(family, version, await asker.ask({ version, suites: suitesOf(family) }));
}

/**
 * All weak families in one question: a good server refuses them together. Only one that takes it is asked for each of the others.
 * Old versions may have suites of their own (RC4 against BEAST), so each of them is asked for what no newer one has.
 */
async function askWeak(asker: Asker, seen: Seen): Promise<readonly SuiteOffer[]> {
  const found = new Map<WeakFamily, SuiteOffer>();
  for (const [version] of seen) {
    const open = weakNames.filter((family) => found.get(family)?.offered !== true);
    for (const offer of await askWeakOf(asker, version, open)) {
      const before = found.get(offer.family);
      // What could not be told in one version is not told by the refusal of another.
      if (!before || offer.offered || before.offered === false) found.set(offer.family, offer);
    }
  }
  return [...found.values()];
}

type WeakOffer = SuiteOffer & { readonly family: WeakFamily };

async function askWeakOf(
  asker: Asker,
  version: TlsVersion,
  families: readonly WeakFamily[],
): Promise<readonly WeakOffer[]> {
  if (families.length === 0) return [];
  const question: Question = { version, suites: suitesOf(...families) };
  const all = await asker.ask(question);
  const first = all.kind === "chosen" ? familyOf(all.hello.suite) : undefined;
  return Promise.all(
    families.map(async (family) => {
      const isTold = all.kind !== "chosen" || family === first || families.length === 1;
      const heard = isTold ? all : await asker.ask({ version, suites: suitesOf(family) });
      return { ...toOffer(family, version, heard), family };
    }),
  );
}

function toOffer(family: SuiteFamily, version: TlsVersion, heard: Heard): SuiteOffer {
  if (heard.kind === "chosen") return offerOf(family, version, heard.hello.suite);
  return without(family, heard.kind === "refused" ? false : null, heard.reason);
}

function offerOf(family: SuiteFamily, version: TlsVersion, suite: number): SuiteOffer {
  return { family, offered: true, version, suite: suiteName(suite), reason: "server-hello" };
}

function without(family: SuiteFamily, offered: false | null, reason: string): SuiteOffer {
  return { family, offered, version: null, suite: null, reason };
}

/** Every family of a server that has no version for them, or of one of which that is not known. */
export function noSuites(offered: false | null, reason: string): SuiteOffers {
  return { suites: familyNames.map((family) => without(family, offered, reason)), dheBits: null };
}
