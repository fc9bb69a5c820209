import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { readOcspResponse } from "../../formats/revocation/ocsp.ts";
import { isMustStaple } from "../../formats/x509/tls-feature.ts";
import { embeddedTimestamps, stapledTimestamps } from "../../formats/x509/timestamps.ts";
import { certificate, type ServedCertificate } from "./certificate.ts";
import { survey } from "../survey/survey.ts";

/** How a certificate is issued and served, as the Baseline Requirements and the certificate itself require. */
export interface Issuance {
  /** Signed certificate timestamps by how they were delivered (RFC 6962 §3.3); null where that could not be observed. */
  readonly scts: {
    readonly embedded: number | null;
    readonly handshake: number | null;
    readonly stapled: number | null;
  };
  /** RFC 7633; null where it could not be read. */
  readonly mustStaple: boolean | null;
  /** The stapled OCSP response; null if there is none. */
  readonly staple: Staple | null;
}

/** A stapled OCSP response, whether it is valid, and until when. */
interface Staple {
  readonly status: "good" | "revoked" | "unknown";
  /** Why it is not valid. */
  readonly reason: string | null;
  /** Milliseconds. */
  readonly thisUpdate: number | null;
  readonly nextUpdate: number | null;
}

/**
 * How a server's certificate is issued and served, cached for the run. Throws where the handshake fails; null where the certificate cannot
 * be parsed.
 */
export function issuance(context: Context, to: Endpoint & Named): Promise<Issuance | null> {
  return context.once(`issuance ${to.host} ${to.port}`, async () => {
    const [served, { offers: offered }] = await Promise.all([certificate(context, to), survey(context, to)]);
    return issuanceOf(served, offered.timestamps, context.now());
  });
}

/** The same for a certificate of which the timestamps in the TLS extension are known, null where they are not. */
export function issuanceOf(served: ServedCertificate, timestamps: number | null, now: Date): Issuance | null {
  const [leaf] = served.chain;
  if (!leaf) return null;
  const bytes = served.handshake.staple;
  const staple = readStaple(served, now.getTime());
  // Timestamps in an OCSP response that is invalid or about another certificate do not count.
  const isUsable = bytes !== null && staple !== null && staple.status !== "unknown";
  return {
    scts: {
      embedded: embeddedTimestamps(leaf.der),
      handshake: timestamps,
      stapled: isUsable ? stapledTimestamps(bytes, leaf.serial) : 0,
    },
    mustStaple: isMustStaple(leaf.der),
    staple,
  };
}

function readStaple({ chain: [leaf], issuer, handshake: { staple } }: ServedCertificate, now: number): Staple | null {
  if (!staple || !leaf) return null;
  const none = { thisUpdate: null, nextUpdate: null };
  if (!issuer) return { status: "unknown", reason: "no-issuer", ...none };
  const answer = readOcspResponse(staple, { certificate: leaf, issuer, now });
  if (answer.status === "unknown") return { ...answer, ...none };
  const { status, thisUpdate, nextUpdate } = answer;
  return { status, reason: null, thisUpdate, nextUpdate };
}
