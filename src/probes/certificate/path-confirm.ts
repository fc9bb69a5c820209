import { X509Certificate } from "node:crypto";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named, TlsOffer } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";

/** What a handshake needed, for another one with the same server. */
export function sameOffer({ lenient, legacyRenegotiation }: Handshake): TlsOffer {
  return { ...(lenient && { lenient }), ...(legacyRenegotiation && { legacyRenegotiation }) };
}

/** A path other than the one that verified the server first, and the handshake that was judged then. */
interface Alternative {
  readonly path: readonly Certificate[];
  readonly handshake: Handshake;
}

/**
 * Whether OpenSSL trusts a server by a path that we found. OpenSSL gets the issuers of that path, which it prefers to the served ones; each
 * must be acceptable to it. False where OpenSSL could not be asked.
 */
export async function isTrustedBy(
  context: Context,
  to: Endpoint & Named,
  { path, handshake }: Alternative,
): Promise<boolean> {
  // The handshake shows that some path leads to a root. It is this path only if OpenSSL rejects none of its links by key identifier.
  if (!path.every((one, at) => isLinked(one, path[at + 1]))) return false;
  const issuers = path.slice(1, -1).map(({ der }) => der);
  const confirm = (): Promise<Handshake> => context.net.tls(to, { issuers, ...sameOffer(handshake) });
  const first = await attempt(confirm);
  const again = first.ok ? first : await attempt(confirm);
  return again.ok && again.value.trustError === null;
}

function isLinked({ der }: Certificate, issuer: Certificate | undefined): boolean {
  return issuer === undefined || new X509Certificate(der).checkIssued(new X509Certificate(issuer.der));
}
