import type { Context } from "../../../core/check.ts";
import type { Endpoint, Named } from "../../../core/net/net.ts";
import { alternatives } from "../../../probes/certificate/alternatives.ts";
import { certificate } from "../../../probes/certificate/certificate.ts";
import { issuanceOf } from "../../../probes/certificate/issuance.ts";
import { revocations } from "../../../probes/revocation/revocation.ts";
import { describe, mostCertificates, personalName, toIssuance, toTrust } from "../describe.ts";
import { revocationFacts } from "../revocation/collect.ts";
import type { OneSsl } from "../schema.ts";

type Alternatives = NonNullable<OneSsl["alternatives"]>;

/** Observes the certificates besides the one of the first handshake, each as thoroughly as that one. */
export async function collectAlternatives(context: Context, to: Endpoint & Named): Promise<Alternatives> {
  const { found, reason } = await alternatives(context, to);
  return { certificates: await Promise.all(found.map((each) => look(each.context, to))), reason };
}

async function look(context: Context, to: Endpoint & Named): Promise<Alternatives["certificates"][number]> {
  const [served, revoked] = await Promise.all([certificate(context, to), revocations(context, to)]);
  const { protocol, cipher, chain } = served.handshake;
  // The timestamps of the TLS extension are read from the answers to the raw hellos, which show only the first certificate.
  const issued = issuanceOf(served, null, context.now());
  return {
    protocol,
    cipher,
    chain: served.chain.slice(0, mostCertificates).map(describe),
    chainTotal: chain.length,
    trust: toTrust({ ...served.trust, path: revoked.detour ?? served.trust.path }),
    revocation: revocationFacts(revoked, personalName),
    issuance: issued && toIssuance(issued),
  };
}
