import type { Clients } from "../../core/net/clients.ts";
import type { Handshake } from "../../core/net/net.ts";
import { isForHost } from "../../formats/x509/names.ts";
import { isIssuedBy, isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";
import { isWeakKey, isWeakSignature } from "./strength.ts";
import { isOver } from "./path-problems.ts";

/** A problem of the server's own certificate, independent of its issuer. */
export type LeafProblem =
  | "expired"
  | "not-yet-valid"
  | "wrong-name"
  | "no-san"
  | "weak-key"
  | "weak-signature"
  | "wrong-purpose"
  | "any-purpose"
  | "wrong-key-usage";

/** How a handshake uses the key of a certificate: for signing, or for decrypting a secret (static RSA). */
export type LeafKeyExchange = "signs" | "decrypts";

/** What a certificate is judged for. */
export interface LeafUse {
  /** Without a host, names are not checked. */
  readonly host: string | null;
  /** Names that clients ignore. */
  readonly ignored?: readonly string[];
  /** Milliseconds. */
  readonly now: number;
  /** Null where it is not known: then either use is accepted. */
  readonly exchange: LeafKeyExchange | null;
  /** Browsers where absent. */
  readonly clients?: Clients;
}

/** Every reason why clients refuse a certificate for a use. */
export function leafProblems(leaf: Certificate, use: LeafUse): readonly LeafProblem[] {
  const { host, now, exchange, clients = "browsers" } = use;
  const names = leaf.names.filter(({ value }) => !use.ignored?.includes(value));
  const holds: Readonly<Record<LeafProblem, boolean>> = {
    expired: isOver(leaf, now),
    "not-yet-valid": now < leaf.notBefore,
    "wrong-name": host !== null && !isForHost({ names }, host),
    // RFC 9525 §2: a common name is not an identity; browsers have ignored it since 2017.
    "no-san": host !== null && leaf.names.length === 0,
    "weak-key": isWeakKey(leaf, clients),
    // Clients do not verify the signature of a self-signed certificate, so its hash does not matter.
    "weak-signature": isWeakSignature(leaf) && !(isSelfIssued(leaf) && isIssuedBy(leaf, leaf)),
    "wrong-purpose": lacksPurpose(leaf) && !isForAnyPurpose(leaf, clients),
    "any-purpose": lacksPurpose(leaf) && isForAnyPurpose(leaf, clients),
    "wrong-key-usage": !maySecure(leaf, exchange),
  };
  return (Object.keys(holds) as LeafProblem[]).filter((problem) => holds[problem]);
}

/** RFC 5280 §4.2.1.12: without the extension, every purpose is allowed. */
function lacksPurpose({ extendedKeyUsage }: Certificate): boolean {
  return extendedKeyUsage !== null && !extendedKeyUsage.has(oids.serverAuth);
}

/** BoringSSL (Chrome) accepts anyExtendedKeyUsage for a server; mozilla::pkix (Firefox) and OpenSSL, which most programs use, do not. */
function isForAnyPurpose({ extendedKeyUsage }: Certificate, clients: Clients): boolean {
  return clients === "browsers" && (extendedKeyUsage?.has(oids.anyExtendedKeyUsage) ?? false);
}

/**
 * RFC 8446 §4.4.2.2 and RFC 5246 §7.4.2: signing needs digitalSignature, decrypting needs keyEncipherment. RFC 5280 §4.2.1.3: without the
 * extension, every use is allowed. BoringSSL (Chrome) and GnuTLS enforce this for every key; OpenSSL accepts either bit.
 */
function maySecure({ keyUsage }: Certificate, exchange: LeafKeyExchange | null): boolean {
  if (keyUsage === null) return true;
  if (exchange === "signs") return keyUsage.has("digitalSignature");
  if (exchange === "decrypts") return keyUsage.has("keyEncipherment");
  return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}

/** How a handshake used the key of the certificate, by its version and the IANA name of its suite; null for other suites. */
export function keyExchangeOf({ protocol, cipher }: Pick<Handshake, "protocol" | "cipher">): LeafKeyExchange | null {
  if (protocol === "TLSv1.3" || /^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(cipher)) return "signs";
  return cipher.startsWith("TLS_RSA_WITH_") ? "decrypts" : null;
}
