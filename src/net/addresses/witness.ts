import { X509Certificate } from "node:crypto";
import { Failure } from "../../core/failure.ts";
import type { Endpoint, Handshake, HttpReply } from "../../core/net/net.ts";
import { isTrustedFor } from "../access.ts";
import type { Lease } from "./limiter.ts";

/** The part of an answer that shows what kind of address gave it. */
type Evidence = Partial<Pick<HttpReply, "status">> & { readonly handshake: Handshake | null };

/** Failures that an overloaded or defending server causes. */
const troubles = /^(?:timeout\.(?:tcp|tls|http)|tcp\.reset|tcp\.refused|tls\.closed|http\.closed)$/;

/** Tells the limits of addresses whether an answer shows an edge, or a server in trouble. */
export async function witnessed<T>(
  lease: Lease,
  { host }: Endpoint,
  answer: Promise<T>,
  evidenceOf: (answer: T) => Evidence,
): Promise<T> {
  try {
    const came = await answer;
    const { status = 200, handshake } = evidenceOf(came);
    if (status === 429 || status >= 500) lease.trouble(host);
    else if (handshake) await certify(lease, host, handshake);
    return came;
  } catch (error) {
    if (error instanceof Failure && troubles.test(error.facts.id)) lease.trouble(host);
    throw error;
  }
}

async function certify(lease: Lease, host: string, handshake: Handshake): Promise<void> {
  if (!isTrustedFor(host, handshake)) return;
  const [leaf] = handshake.chain;
  if (leaf) lease.certify(handshake.address, await ownName(host, new X509Certificate(leaf)));
}

/**
 * The name that counts for an edge. A wildcard is valid for any number of names, which anyone can make up: they count once for each
 * registrable domain, where a platform's customers have one each.
 */
async function ownName(host: string, { subjectAltName = "" }: X509Certificate): Promise<string> {
  const isListed = subjectAltName.split(", ").includes(`DNS:${host}`);
  if (isListed) return host;
  // A gate without a server has no limits, and the public suffix list is large.
  const { registrableDomain } = await import("../../core/target/registrable.ts");
  return registrableDomain(host) ?? host;
}
