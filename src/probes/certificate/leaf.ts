import type { Clients } from "../../core/net/clients.ts";
import type { Handshake } from "../../core/net/net.ts";
import { isForHost } from "../../formats/x509/names.ts";
import { isIssuedBy, isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";
import { isWeakKey, isWeakSignature } from "./strength.ts";
import { isOver } from "./path-problems.ts";

/** What is wrong with the certificate of a server itself, whoever issued it. */
export type LeafProblem =
  | "expired"
  | "not-yet-valid"
  | "wrong-name"
  | "no-san"
  | "weak-key"
  | "weak-signature"
  | "wrong-purpose"
  | "wrong-key-usage";

/** What a handshake does with the key of a certificate: it signs, or it decrypts a secret (static RSA). */
export type KeyExchange = "signs" | "decrypts";

/** For what a certificate is judged. */
export interface LeafUse {
  /** Without a host nothing is said about names. */
  readonly host: string | null;
  /** Names that clients pass over. */
  readonly ignored?: readonly string[];
  /** Milliseconds. */
  readonly now: number;
  /** Null where it is not known: then either use will do. */
  readonly exchange: KeyExchange | null;
  /** Browsers where absent. */
  readonly clients?: Clients;
}

/** Everything that makes clients refuse a certificate for a use, all of it together. */
export function leafProblems(leaf: Certificate, use: LeafUse): readonly LeafProblem[] {
  const { host, now, exchange, clients } = use;
  const names = leaf.names.filter(({ value }) => !use.ignored?.includes(value));
  const holds: Readonly<Record<LeafProblem, boolean>> = {
    expired: isOver(leaf, now),
    "not-yet-valid": now < leaf.notBefore,
    "wrong-name": host !== null && !isForHost({ names }, host),
    // RFC 9525 §2: a common name is no identity; browsers have ignored it since 2017.
    "no-san": host !== null && leaf.names.length === 0,
    "weak-key": isWeakKey(leaf, clients),
    // A self-signed certificate proves nothing by its signature, so the hash of that does not matter.
    "weak-signature": isWeakSignature(leaf) && !(isSelfIssued(leaf) && isIssuedBy(leaf, leaf)),
    // RFC 5280 §4.2.1.12: absent means every purpose.
    "wrong-purpose": leaf.extendedKeyUsage !== null && !leaf.extendedKeyUsage.has(oids.serverAuth),
    "wrong-key-usage": !maySecure(leaf, exchange),
  };
  return (Object.keys(holds) as LeafProblem[]).filter((problem) => holds[problem]);
}

/**
 * RFC 8446 §4.4.2.2 and RFC 5246 §7.4.2: who signs needs digitalSignature, who decrypts keyEncipherment; RFC 5280 §4.2.1.3:
 * absent means every use. BoringSSL, and with it Chrome, holds to it whatever the key, as GnuTLS does; OpenSSL takes either bit.
 */
function maySecure({ keyUsage }: Certificate, exchange: KeyExchange | null): boolean {
  if (keyUsage === null) return true;
  if (exchange === "signs") return keyUsage.has("digitalSignature");
  if (exchange === "decrypts") return keyUsage.has("keyEncipherment");
  return keyUsage.has("digitalSignature") || keyUsage.has("keyEncipherment") || keyUsage.has("keyAgreement");
}

/** What a handshake did with the key of the certificate, by its version and the IANA name of its suite; null for others. */
export function keyExchangeOf({ protocol, cipher }: Pick<Handshake, "protocol" | "cipher">): KeyExchange | null {
  if (protocol === "TLSv1.3" || /^TLS_(?:EC)?DHE_(?:RSA|ECDSA|DSS)_/.test(cipher)) return "signs";
  return cipher.startsWith("TLS_RSA_WITH_") ? "decrypts" : null;
}
