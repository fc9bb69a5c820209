import { integritySuites, newSuites } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { versionOffers, type SuiteOffers } from "./suites.ts";
import type { OfferProber, OfferReply } from "./prober.ts";

const plain = integritySuites.map(([code]) => code);

/** AES-CCM, which the web does not need. */
const ccm = newSuites.map(([code]) => code).filter((code) => code === 0x1304 || code === 0x1305);

/** The TLS 1.3 answers for suites that good servers refuse, in one question each. */
export interface NewSuites {
  /** Suites without encryption (RFC 9150). */
  readonly null: OfferReply;
  /** Suites other than the common ones. */
  readonly other: OfferReply;
}

/** Probes the TLS 1.3 suites that a good server refuses, in one question; `groups` are known to be accepted, or common. */
export async function askNewSuites(asker: OfferProber, groups: readonly number[]): Promise<NewSuites> {
  const ask = (suites: readonly number[]): Promise<OfferReply> => asker.ask({ version: "TLSv1.3", suites, groups });
  const first = await ask([...plain, ...ccm]);
  if (first.kind !== "chosen") return { null: first, other: first };
  const isPlain = plain.includes(first.hello.suite);
  const second = await ask(isPlain ? ccm : plain);
  return isPlain ? { null: first, other: second } : { null: second, other: first };
}

/** Merges these into the families over all versions. `isRefuser`: the server refuses every hello without a key share. */
export function withNewSuites(told: SuiteOffers, found: NewSuites | null, isRefuser: boolean): SuiteOffers {
  if (!found) return told;
  const suites = told.suites.map((offer) => {
    const heard = offer.family === "null" || offer.family === "other" ? found[offer.family] : null;
    return heard ? versionOffers(offer, isRefuser ? unclear(heard) : heard) : offer;
  });
  return { ...told, suites };
}

// RFC 8446 §6.2: protocol_version cannot be caused by a missing key share.
function unclear(heard: OfferReply): OfferReply {
  return heard.kind === "refused" && heard.reason !== "alert.70" ? { kind: "unclear", reason: "no-retry" } : heard;
}
