import type { SslRaw } from "../../src/checks/ssl/schema.ts";
import { goodIssuance, goodOffers } from "./offers-facts.ts";

const observedAt = "2026-11-01T00:00:00.000Z";

/** A time this many days after the observation. */
export function inDays(days: number): string {
  return new Date(Date.parse(observedAt) + days * 86_400_000).toISOString();
}

/** A version of the protocol. */
export type Version = SslRaw["versions"][number]["version"];

/** All versions, the oldest first. */
export const versionNames = ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const satisfies readonly Version[];

/** The observation of a server with exactly these versions. */
export function versionsOf(...offered: readonly Version[]): SslRaw["versions"] {
  return versionNames.map((version) => ({ version, offered: offered.includes(version), reason: "server-hello" }));
}

/** An HSTS policy with this many seconds. */
export function hstsOf(maxAge: number | null, includeSubDomains = false): SslRaw["hsts"] {
  return { value: `max-age=${maxAge}`, maxAge, includeSubDomains, preload: false };
}

/** Reasons that clients enforce, by their ids. */
export function reasonsOf(...ids: readonly string[]): SslRaw["trust"]["reasons"] {
  return ids.map((id) => ({ id, enforced: true }));
}

/** Seconds. */
export const year = 31_536_000;
/** The certificate of the host. */
export const leaf = certificateOf("www.example.com", { notBefore: inDays(-30), notAfter: inDays(60) });
/** The authority that issued it. */
export const intermediate = certificateOf("Example CA", { notBefore: inDays(-400), notAfter: inDays(1400) });
/** The root that vouches for both. */
export const anchor = certificateOf("Example Root", { notBefore: inDays(-4000), notAfter: inDays(4000) });

function certificateOf(subject: string, span: { readonly notBefore: string; readonly notAfter: string }) {
  return {
    subject,
    issuer: "Example CA",
    serial: "4711",
    ...span,
    sha256: subject,
    subjectAltNames: ["www.example.com", "example.com"],
    subjectAltNamesTotal: 2,
    key: { type: "EC", bits: 256 },
    signature: "ecdsaWithSha256",
  };
}

/** A sound server with the given changes. */
export function rawOf(
  change: Partial<Omit<SslRaw, "trust">> & { readonly trust?: Partial<SslRaw["trust"]> } = {},
): SslRaw {
  const { trust, ...rest } = change;
  return {
    host: "www.example.com",
    port: 443,
    starttls: null,
    address: "192.0.2.1",
    observedAt,
    protocol: "TLSv1.3",
    cipher: "TLS_AES_256_GCM_SHA384",
    namedGroup: "X25519MLKEM768",
    alpn: null,
    legacyHandshakeOnly: false,
    chain: [leaf, intermediate],
    chainTotal: 2,
    revocation: {
      status: "good",
      source: "ocsp",
      reason: null,
      revokedAt: null,
      revocationReason: null,
      intermediates: [],
      alternativePath: false,
    },
    versions: versionsOf("TLSv1.2", "TLSv1.3"),
    offers: goodOffers,
    issuance: goodIssuance,
    hsts: hstsOf(year, true),
    http: { status: 200, reason: null },
    ...rest,
    trust: {
      trusted: true,
      undeterminedReason: null,
      by: "mozilla",
      reasons: [],
      completedByAia: false,
      path: [leaf, intermediate, anchor],
      openssl: null,
      ...trust,
    },
  };
}

/** The chain with a leaf that expires in this many days, with the given lifetime. */
export function leafUntil(days: number, lifetime = 90): SslRaw["chain"] {
  return [{ ...leaf, notBefore: inDays(days - lifetime), notAfter: inDays(days) }, intermediate];
}

/** An untrusted path. */
export const untrusted = { trusted: false, by: null, path: [] } as const;
/** A certificate that its authority has revoked. */
export const revoked: SslRaw["revocation"] = {
  status: "revoked",
  source: "ocsp",
  reason: null,
  revokedAt: inDays(-3),
  revocationReason: "keyCompromise",
  intermediates: [],
  alternativePath: false,
};
