import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { hostOf, portOf } from "../../core/target/target.ts";
import { certificate } from "../certificate/certificate.ts";
import { revocations } from "../revocation/revocation.ts";

/** Why a browser rejects a certificate, and with it the whole connection (RFC 6797 §8.1). */
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
/** Why browsers reject a connection. */
export type IdentityProblem = (typeof identityProblems)[number];

/** Problems of the certificate itself, by the certificate probe's reason. */
const ofCertificate = [
  "expired",
  "not-yet-valid",
  "wrong-name",
  "weak-key",
  "weak-signature",
  "wrong-purpose",
  "wrong-key-usage",
] as const satisfies readonly IdentityProblem[];

/** Versions that browsers have removed (RFC 8996), in Node's spelling. */
const obsolete: ReadonlySet<string> = new Set(["SSLv3", "TLSv1", "TLSv1.1"]);

/** Why browsers reject a connection; empty problems where they accept it. */
export interface CertificateRejection {
  readonly problems: readonly IdentityProblem[];
}

/** Whether the server authenticated itself; null where only the chain's trust is unknown. Throws where there is no handshake to judge. */
export async function identity(context: Context, to: Endpoint & Named): Promise<CertificateRejection | null> {
  const [{ chain, trust, handshake }, { leaf, intermediates, detour }] = await Promise.all([
    certificate(context, to),
    revocations(context, to),
  ]);
  // A path through a revoked intermediate is invalid, unless another path exists.
  const isCutOff = detour === null && intermediates.some(({ status }) => status === "revoked");
  const isDetourOpen =
    detour?.some((one) => intermediates.some((each) => each.certificate === one && each.status === "unknown")) ?? false;
  const has = (id: IdentityProblem): boolean => trust.reasons.some((reason) => reason.id === id);
  // If we cannot parse the certificate, OpenSSL's result decides, provided its handshake was not lenient.
  const accepted = handshake.lenient ? null : true;
  const openssl = trust.openssl === null ? accepted : false;
  const ofChain = chain.length > 0 ? trust.trusted : openssl;
  const isTrusted = isDetourOpen ? null : ofChain;
  const problems: readonly (readonly [IdentityProblem, boolean])[] = [
    ...ofCertificate.map((id) => [id, has(id)] as const),
    ["revoked", leaf.status === "revoked" || isCutOff],
    ["untrusted", isTrusted === false],
    // All versions were offered, so a server with a newer one would have chosen it.
    ["obsolete-version", obsolete.has(handshake.protocol)],
  ];
  const found = problems.filter(([, holds]) => holds).map(([problem]) => problem);
  return found.length === 0 && isTrusted === null ? null : { problems: found };
}

/** {@link identity} of an https URL; null also where there is no handshake to judge. Throws nothing. */
export async function identityAt(context: Context, url: string, named: Named): Promise<CertificateRejection | null> {
  const asked = new URL(url);
  const held = await attempt(() => identity(context, { host: hostOf(asked), port: portOf(asked), ...named }));
  return held.ok ? held.value : null;
}
