/** A signature algorithm. */
export interface DnssecAlgorithm {
  /** IANA's mnemonic. */
  readonly name: string;
  readonly family: "rsa" | "ec" | "ed";
  /** The hash as node:crypto names it; null if the algorithm includes its own. */
  readonly hash: "sha1" | "sha256" | "sha384" | "sha512" | null;
  /** The curve as JSON Web Keys name it. */
  readonly curve?: "P-256" | "P-384" | "Ed25519" | "Ed448";
  /** Length of a public key in bytes, if fixed. */
  readonly keyBytes?: number;
  /**
   * RFC 9905 §2: no longer used for signing. Validators must treat it as unsupported but may still verify: signatures are checked and make nothing
   * secure.
   */
  readonly isDeprecated?: boolean;
}

const rsaSha1 = { family: "rsa", hash: "sha1", isDeprecated: true } as const;

/**
 * Supported algorithms: IANA's registry of DNS security algorithms, November 2026. Others are unsupported, among them 1 (RSAMD5), 3 and 6 (DSA) and
 * 12 (GOST), which RFC 9904 forbids.
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
