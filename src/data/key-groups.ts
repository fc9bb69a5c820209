/** A key-exchange group of TLS 1.3 that is safe from quantum computers, or meant to be. */
export interface PostQuantumGroup {
  readonly name: string;
  /** As it stands in `supported_groups`. */
  readonly code: number;
  /** Whether an elliptic curve stands beside ML-KEM, so that a flaw in either breaks nothing. */
  readonly isHybrid: boolean;
  /** Whether it belongs to a draft of ML-KEM that the standard has replaced. */
  readonly isDraft: boolean;
}

/** The group that browsers, OpenSSL and the large edges agree on: draft-ietf-tls-ecdhe-mlkem, IANA code 4588. */
export const hybridGroup = "X25519MLKEM768";

/**
 * The other post-quantum groups of the IANA registry "TLS Supported Groups" that servers are known to offer
 * (https://www.iana.org/assignments/tls-parameters/tls-parameters.xhtml#tls-parameters-8), read in November 2026.
 */
export const otherPostQuantumGroups: readonly PostQuantumGroup[] = [
  { name: "SecP256r1MLKEM768", code: 0x11eb, isHybrid: true, isDraft: false },
  { name: "SecP384r1MLKEM1024", code: 0x11ed, isHybrid: true, isDraft: false },
  // Marked obsolete there: the drafts that came before FIPS 203.
  { name: "X25519Kyber768Draft00", code: 0x6399, isHybrid: true, isDraft: true },
  { name: "SecP256r1Kyber768Draft00", code: 0x639a, isHybrid: true, isDraft: true },
  { name: "MLKEM512", code: 0x0200, isHybrid: false, isDraft: false },
  { name: "MLKEM768", code: 0x0201, isHybrid: false, isDraft: false },
  { name: "MLKEM1024", code: 0x0202, isHybrid: false, isDraft: false },
];

/** Groups that every server of TLS 1.3 has one of (RFC 8446 §9.1), and their nearest relatives. */
export const classicGroups: readonly { readonly name: string; readonly code: number }[] = [
  { name: "X25519", code: 0x001d },
  { name: "P-256", code: 0x0017 },
  { name: "P-384", code: 0x0018 },
  { name: "P-521", code: 0x0019 },
];
