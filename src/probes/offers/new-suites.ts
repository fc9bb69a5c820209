import { integritySuites, newSuites } from "../../data/cipher-suites.ts";
import { versionOffers, type SuiteOffers } from "./suites.ts";
import type { Asker, Heard } from "./ask.ts";

const plain = integritySuites.map(([code]) => code);

/** AES-CCM, which nobody needs on the web. */
const ccm = newSuites.map(([code]) => code).filter((code) => code === 0x1304 || code === 0x1305);

/** What TLS 1.3 says of suites that good servers refuse together. */
export interface NewSuites {
  /** Suites that encrypt nothing (RFC 9150). */
  readonly null: Heard;
  /** Suites beside those that everybody takes. */
  readonly other: Heard;
}

/** Asks for the suites of TLS 1.3 that a good server refuses, in one question; `groups` are known to be taken, or usual. */
export async function askNewSuites(asker: Asker, groups: readonly number[]): Promise<NewSuites> {
  const ask = (suites: readonly number[]): Promise<Heard> => asker.ask({ version: "TLSv1.3", suites, groups });
  const first = await ask([...plain, ...ccm]);
  if (first.kind !== "chosen") return { null: first, other: first };
  const isPlain = plain.includes(first.hello.suite);
  const second = await ask(isPlain ? ccm : plain);
  return isPlain ? { null: first, other: second } : { null: second, other: first };
}

/** The families of these suites, as all versions together have them. `isRefuser` says that every hello without a key share is refused. */
export function withNewSuites(told: SuiteOffers, found: NewSuites | null, isRefuser: boolean): SuiteOffers {
  if (!found) return told;
  const suites = told.suites.map((offer) => {
    const heard = offer.family === "null" || offer.family === "other" ? found[offer.family] : null;
    return heard ? versionOffers(offer, isRefuser ? unclear(heard) : heard) : offer;
  });
  return { ...told, suites };
}

// RFC 8446 §6.2, protocol_version, says more than that a key share is missing.
function unclear(heard: Heard): Heard {
  return heard.kind === "refused" && heard.reason !== "alert.70" ? { kind: "unclear", reason: "no-retry" } : heard;
}
