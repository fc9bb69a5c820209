import type { SuiteFamily } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { groupFamilies, type TlsGroup } from "../../data/tls/groups.ts";
import { wireVersions } from "../../formats/tls/client-hello.ts";
import type { OfferProber, OfferReply, OfferProbe } from "./prober.ts";
import { suiteFamilyOf, restFamilies, restSuites, suitesOf, weakNames } from "./families.ts";
import { curveIn } from "./groups.ts";
import type { SuiteObservation } from "./suites.ts";

/**
 * The curves up to TLS 1.2. The first two are those that no other answer has named: a server that follows the client's order names them here, and
 * needs no question for them.
 */
const secp256r1 = 0x0017;
const secp384r1 = 0x0018;
const secp521r1 = 0x0019;
const otherCurves = [
  secp256r1,
  0x001d,
  0x001e,
  0x0016,
  0x0015,
  0x0013,
  0x001a,
  0x001b,
  0x001c,
  0x0009,
  0x000a,
  0x000b,
  0x000c,
  0x000d,
  0x000e,
] as const;

/** Everything that a good server refuses, in one question. */
export const restQuestion = {
  version: "TLSv1.2",
  suites: restSuites,
  groups: [secp384r1, secp521r1, ...otherCurves],
  until: "key-exchange",
} as const satisfies OfferProbe;

/** The curves of the questions after it. */
const laterCurves = [secp521r1, secp384r1, ...otherCurves];

/** What is known of the families in {@link restQuestion}, and what the answers show besides. */
export interface Eliminated {
  /** The answers for families that are settled. */
  readonly told: ReadonlyMap<SuiteFamily, OfferReply>;
  /** An answer that is valid for every weak family, or names one of them; null where they must be probed. */
  readonly weak: OfferReply | null;
  /** The curves of the answers. */
  readonly curves: readonly number[];
  /** An answer to a hello with the curves that TLS 1.3 removed and the certificate's; null without one. */
  readonly legacy: OfferReply | null;
}

/** The result where nothing is known. */
export const nothingEliminated: Eliminated = { told: new Map(), weak: null, curves: [], legacy: null };

/** The most further questions in a row: a server that accepts more families is probed in parallel, which takes no more questions. */
const mostInARow = 3;

/** The answer to {@link restQuestion}, and what is known when it arrives. */
export interface Begun {
  readonly rest: OfferReply;
  /** The certificate's curve where the server is known to choose it over the curves that TLS 1.3 removed; undefined elsewhere. */
  readonly own: TlsGroup | undefined;
  /** Called with the curves of the answers as soon as no further answer can name another one. */
  readonly onCurves?: (curves: readonly number[]) => void;
}

/**
 * Repeats {@link restQuestion} without the families that were chosen before, so that a server with a few of them is asked once for each and once for
 * all others. Stops at a weak family: such a server usually accepts many.
 */
export async function eliminate(
  asker: OfferProber,
  seen: SuiteObservation,
  { rest, own, onCurves }: Begun,
): Promise<Eliminated> {
  const told = new Map<SuiteFamily, OfferReply>();
  const curves: number[] = [];
  const groups = own ? [...groupFamilies.legacy.map(({ code }) => code), own.code] : laterCurves;
  let legacy: OfferReply | null = null;
  let heard = reliable(rest, seen);
  for (let further = 0; heard; further++) {
    const answer: OfferReply = heard;
    const chosen = answer.kind === "chosen" ? suiteFamilyOf(answer.hello.suite) : undefined;
    if (answer.kind !== "chosen" || chosen === undefined) {
      for (const family of restFamilies) if (!told.has(family)) told.set(family, answer);
      return { told, weak: answer, curves, legacy };
    }
    told.set(chosen, answer);
    const curve = curveIn(answer);
    if (curve !== null && further > 0 && own) legacy ??= answer;
    else if (curve !== null) curves.push(curve);
    // The further questions offer other curves once, and none where they are about the curves that TLS 1.3 removed.
    if (further === (own ? 0 : 1)) onCurves?.(curves);
    if (isWeak(chosen)) return { told, weak: answer, curves, legacy };
    // Older versions are probed as well, so the questions for all versions are asked together.
    if (further === mostInARow || seen.length > 1) break;
    const left = restFamilies.filter((family) => !told.has(family));
    const next = await asker.ask({ ...restQuestion, suites: suitesOf(...left), groups });
    heard = next.kind === "unclear" && next.reason !== "silent" ? null : next;
  }
  return { told, weak: null, curves, legacy };
}

/**
 * Whether an answer can be used for all families: not if the server chose another version, refused what it chose before, or closed the
 * connection. Then the families are probed one by one. A silent server would stay silent.
 */
function reliable(rest: OfferReply, [newest]: SuiteObservation): OfferReply | null {
  if (rest.kind === "chosen") return rest.hello.version === wireVersions[restQuestion.version] ? rest : null;
  if (rest.kind === "unclear") return rest.reason === "silent" ? rest : null;
  return newest && restSuites.includes(newest[1]) ? null : rest;
}

function isWeak(family: SuiteFamily): boolean {
  return (weakNames as readonly SuiteFamily[]).includes(family);
}
