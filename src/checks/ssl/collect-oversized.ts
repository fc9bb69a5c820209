import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { versions } from "../../probes/tls/versions.ts";
import type { SslRaw } from "./schema.ts";

const reason = "tls.oversized";
const untold = { offered: null, reason } as const;

/**
 * The observation of a server whose certificate chain is larger than clients accept. There is no handshake and no certificate, which proves that no
 * client can connect.
 */
export async function collectOversized(context: Context, to: Endpoint & Named): Promise<SslRaw> {
  const [placed, taken] = await Promise.all([
    attempt(() => context.net.addresses(to)),
    attempt(() => versions(context, to)),
  ]);
  const allowed = placed.ok ? placed.value.filter(({ isAllowed }) => isAllowed) : [];
  const [only] = allowed.length === 1 ? allowed : [];
  return {
    host: to.host,
    port: to.port,
    starttls: to.starttls ?? null,
    ...(to.implicitTlsProtocol && { implicitTlsProtocol: to.implicitTlsProtocol }),
    address: only?.address ?? "",
    observedAt: context.now().toISOString(),
    protocol: "unknown",
    cipher: "unknown",
    namedGroup: null,
    alpn: null,
    legacyHandshakeOnly: false,
    chain: [],
    chainTotal: 0,
    trust: {
      trusted: false,
      undeterminedReason: null,
      by: null,
      reasons: [{ id: "oversized", enforced: true }],
      completedByAia: false,
      path: [],
      openssl: null,
    },
    revocation: {
      status: "unknown",
      source: null,
      reason: "unreadable",
      revokedAt: null,
      revocationReason: null,
      intermediates: [],
      alternativePath: false,
    },
    versions: taken.ok ? taken.value : [],
    offers: {
      suites: [],
      dheBits: null,
      compression: untold,
      alpn: { chosen: null, reason },
      namedGroups: [],
      legacyCurve: { ...untold, curve: null, bits: null },
      clientHelloCount: 0,
    },
    issuance: null,
    hsts: null,
    http: { status: null, reason },
  };
}
