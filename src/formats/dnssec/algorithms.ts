/** How signatures of an algorithm are made. */
export interface DnssecAlgorithm {
  /** IANA's mnemonic. */
  readonly name: string;
  readonly family: "rsa" | "ec" | "ed";
  /** As node:crypto calls it; null where the algorithm has one of its own. */
  readonly hash: "sha1" | "sha256" | "sha384" | "sha512" | null;
  /** As a JSON Web Key names it. */
  readonly curve?: "P-256" | "P-384" | "Ed25519" | "Ed448";
  /** Octets of a public key, where they are always as many. */
  readonly keyBytes?: number;
  /**
   * RFC 9905 §2: nobody signs by it any more. Who operates a validator has to treat it as unsupported, though what implements one
   * goes on verifying: signatures by it are looked at, and make nothing secure.
   */
  readonly isDeprecated?: boolean;
}

const rsaSha1 = { family: "rsa", hash: "sha1", isDeprecated: true } as const;

/**
 * The algorithms that signatures are verified by: IANA's registry of DNS security algorithms, November 2026. Others are unsupported,
 * among them 1 (RSAMD5), 3 and 6 (DSA) and 12 (GOST), which RFC 9904 forbids.
 */
export const algorithms: ReadonlyMap<number, DnssecAlgorithm> = new Map<number, DnssecAlgorithm>([
  [5, { name: "RSASHA1", ...rsaSha1 }],
  [7, { name: "RSASHA1-NSEC3-SHA1", ...rsaSha1 }],
  [8, { name: "RSASHA256", family: "rsa", hash: "sha256" }],
  [10, { name: "RSASHA512", family: "rsa", hash: "sha512" }],
  [13, { name: "ECDSAP256SHA256", family: "ec", hash: "sha256", curve: "P-256", keyBytes: 64 }],
  [14, { name: "ECDSAP384SHA384", family: "ec", hash: "sha384", curve: "P-384", keyBytes: 96 }],
  [15, { name: "ED25519", family: "ed", hash: null, curve: "Ed25519", keyBytes: 32 }],
  [16, { name: "ED448", family: "ed", hash: null, curve: "Ed448", keyBytes: 57 }],
]);
