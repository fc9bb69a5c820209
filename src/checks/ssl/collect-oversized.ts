import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { clientHello, wireVersions } from "../../formats/tls/client-hello.ts";
import { messageTypes, readFlight } from "../../formats/tls/flight.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import { versions } from "../../probes/tls/versions.ts";
import type { SslRaw } from "./schema.ts";

const reason = "tls.oversized";
/** Bytes of a Certificate message in well-formed records, which a garbled length in a short chain cannot have; the door reads at most 65,536. */
const provenLength = 50_000;

const untold = { offered: null, reason } as const;

/**
 * The observation of a server whose certificate chain is larger than clients accept. There is no handshake and no certificate, which proves that no
 * client can connect. A garbled length looks the same: throws the failure of the first handshake unless the second one fails alike, and the
 * server's messages show that it is none.
 */
export async function collectOversized(context: Context, to: Endpoint & Named, failed: Failure): Promise<SslRaw> {
  const [placed, taken, again, isProven] = await Promise.all([
    attempt(() => context.net.addresses(to)),
    attempt(() => versions(context, to)),
    attempt(() => context.net.tls(to)),
    isLarge(context, to),
  ]);
  if (again.ok || again.failure.id !== failed.facts.id || !isProven) throw failed;
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

/**
 * Whether a message of the server is as large as it says. In TLS 1.3 every message behind the ServerHello is authenticated (RFC 8446 §5.2), so no network
 * can have changed its length; up to TLS 1.2 the message itself must arrive.
 */
async function isLarge({ net }: Context, to: Endpoint & Named): Promise<boolean> {
  const [newest, older] = await Promise.all([
    attempt(() => net.hello(to, clientHello("TLSv1.3", to.host))),
    attempt(() => net.hello(to, clientHello("TLSv1.2", to.host), "key-exchange")),
  ]);
  const chosen = newest.ok ? readServerReply(newest.value.bytes) : null;
  if (chosen?.kind === "hello" && chosen.version === wireVersions["TLSv1.3"]) return true;
  const messages = older.ok ? readFlight(older.value.bytes).messages : [];
  return messages.some(({ type, body }) => type === messageTypes.certificate && body.length > provenLength);
}
