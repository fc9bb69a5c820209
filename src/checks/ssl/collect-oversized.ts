import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import { versions } from "../../probes/tls/versions.ts";
import type { SslRaw } from "./schema.ts";

const reason = "tls.oversized";
/** A server that can be measured supports one of them. */
const newest = ["TLSv1.3", "TLSv1.2"] as const;
const untold = { offered: null, reason } as const;

/**
 * The observation of a server whose certificate chain is larger than clients accept. There is no handshake and no certificate, which proves that no
 * client can connect. A garbled length looks the same: throws the failure of the first handshake unless the second one fails alike, and the
 * server's first message can be read.
 */
export async function collectOversized(context: Context, to: Endpoint & Named, failed: Failure): Promise<SslRaw> {
  const [placed, taken, again, ...replies] = await Promise.all([
    attempt(() => context.net.addresses(to)),
    attempt(() => versions(context, to)),
    attempt(() => context.net.tls(to)),
    ...newest.map((version) => attempt(() => context.net.hello(to, clientHello(version, to.host)))),
  ]);
  const isAnswered = replies.some((reply) => reply.ok && readServerReply(reply.value.bytes).kind === "hello");
  if (again.ok || again.failure.id !== failed.facts.id || !isAnswered) throw failed;
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
