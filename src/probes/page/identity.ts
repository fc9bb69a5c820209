import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { certificate } from "../certificate/certificate.ts";
import { revocations } from "../revocation/revocation.ts";

/** Why a browser would refuse a certificate, and with it everything that the connection says (RFC 6797 §8.1). */
export const identityProblems = [
  "expired",
  "not-yet-valid",
  "wrong-name",
  "weak-key",
  "weak-signature",
  "wrong-purpose",
  "wrong-key-usage",
  "revoked",
  "untrusted",
  "obsolete-version",
] as const;
type IdentityProblem = (typeof identityProblems)[number];

/** What the certificate itself may be refused for, by the reason that the certificate probe gives. */
const ofCertificate = [
  "expired",
  "not-yet-valid",
  "wrong-name",
  "weak-key",
  "weak-signature",
  "wrong-purpose",
  "wrong-key-usage",
] as const satisfies readonly IdentityProblem[];

/** Versions that browsers have taken out (RFC 8996), as Node writes them. */
const obsolete: ReadonlySet<string> = new Set(["SSLv3", "TLSv1", "TLSv1.1"]);

/** What browsers hold against a connection; no problems where they accept it. */
export interface Identity {
  readonly problems: readonly IdentityProblem[];
}

/**
 * Whether the party at the other end proved who it is; null where nothing is wrong but whom its certificate leads to, which could
 * not be told. Throws where there is no handshake to judge.
 */
export async function identity(context: Context, to: Endpoint & Named): Promise<Identity | null> {
  const [{ chain, trust, handshake }, { leaf, intermediates, detour }] = await Promise.all([
    certificate(context, to),
    revocations(context, to),
  ]);
  // A revoked authority vouches for nobody, unless there is a way around it.
  const isCutOff = detour === null && intermediates.some(({ status }) => status === "revoked");
  const isDetourOpen =
    detour?.some((one) => intermediates.some((each) => each.certificate === one && each.status === "unknown")) ?? false;
  const has = (id: IdentityProblem): boolean => trust.reasons.some((reason) => reason.id === id);
  // What cannot be read here was read by OpenSSL, whose word on trust then stands alone, if it overlooked nothing.
  const openssl = trust.openssl === null ? (handshake.lenient ? null : true) : false;
  const isTrusted = isDetourOpen ? null : chain.length > 0 ? trust.trusted : openssl;
  const problems: readonly (readonly [IdentityProblem, boolean])[] = [
    ...ofCertificate.map((id) => [id, has(id)] as const),
    ["revoked", leaf.status === "revoked" || isCutOff],
    ["untrusted", isTrusted === false],
    // Whoever had a newer version to offer would have chosen it: all of them were offered.
    ["obsolete-version", obsolete.has(handshake.protocol)],
  ];
  const found = problems.filter(([, holds]) => holds).map(([problem]) => problem);
  return found.length === 0 && isTrusted === null ? null : { problems: found };
}
