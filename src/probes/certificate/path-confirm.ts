import { X509Certificate } from "node:crypto";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";

/** A path that was not the one by which the server was trusted first, and the handshake that was judged then. */
interface Alternative {
  readonly path: readonly Certificate[];
  readonly handshake: Handshake;
}

/**
 * Whether OpenSSL trusts a server by a path of our own finding: it is given the issuers of that path, which it prefers to what is
 * served, and each must be one that it would take. False where it could not be asked.
 */
export async function isTrustedBy(
  context: Context,
  to: Endpoint & Named,
  { path, handshake: { lenient } }: Alternative,
): Promise<boolean> {
  // A handshake says that some way leads to a root; by this one it does only where no link is refused for its identifiers.
  if (!path.every((one, at) => isLinked(one, path[at + 1]))) return false;
  const issuers = path.slice(1, -1).map(({ der }) => der);
  const confirm = (): Promise<Handshake> => context.net.tls(to, { issuers, ...(lenient && { lenient }) });
  const first = await attempt(confirm);
  const again = first.ok ? first : await attempt(confirm);
  return again.ok && again.value.trustError === null;
}

function isLinked({ der }: Certificate, issuer: Certificate | undefined): boolean {
  return issuer === undefined || new X509Certificate(der).checkIssued(new X509Certificate(issuer.der));
}
