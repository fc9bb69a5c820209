/** A key exchange group: its number, its name, and the strength of a small curve in bits. */
export interface TlsGroup {
  readonly code: number;
  readonly name: string;
  /** Field size of an elliptic curve. */
  readonly bits?: number;
  /** Whether it belongs to a superseded draft of ML-KEM. */
  readonly isDraft?: boolean;
}

/**
 * Groups that are probed together: IANA TLS Supported Groups registry, read in November 2026, and the draft that X25519MLKEM768 replaced
 * (draft-tls-westerbaan-xyber768d00).
 */
export const groupFamilies = {
  hybrid: [
    { code: 0x11ec, name: "X25519MLKEM768" },
    { code: 0x11eb, name: "SecP256r1MLKEM768" },
    { code: 0x11ed, name: "SecP384r1MLKEM1024" },
    // Marked obsolete there: the drafts that came before FIPS 203.
    { code: 0x6399, name: "X25519Kyber768Draft00", isDraft: true },
  ],
  // Also post-quantum, and rare: a draft, and ML-KEM without a curve.
  rare: [
    { code: 0x639a, name: "SecP256r1Kyber768Draft00", isDraft: true },
    { code: 0x0200, name: "MLKEM512" },
    { code: 0x0201, name: "MLKEM768" },
    { code: 0x0202, name: "MLKEM1024" },
  ],
  montgomery: [
    { code: 0x001d, name: "x25519" },
    { code: 0x001e, name: "x448" },
  ],
  nist: [
    { code: 0x0017, name: "secp256r1", bits: 256 },
    { code: 0x0018, name: "secp384r1", bits: 384 },
    { code: 0x0019, name: "secp521r1", bits: 521 },
  ],
  // RFC 7919
  finite: [
    { code: 0x0100, name: "ffdhe2048" },
    { code: 0x0101, name: "ffdhe3072" },
    { code: 0x0102, name: "ffdhe4096" },
    { code: 0x0103, name: "ffdhe6144" },
    { code: 0x0104, name: "ffdhe8192" },
  ],
  // RFC 8422 §5.1.1: TLS 1.3 keeps only the NIST curves; RFC 7027 has the Brainpool curves. The smallest come first.
  legacy: [
    { code: 0x000f, name: "secp160k1", bits: 160 },
    { code: 0x0010, name: "secp160r1", bits: 160 },
    { code: 0x0011, name: "secp160r2", bits: 160 },
    { code: 0x0001, name: "sect163k1", bits: 163 },
    { code: 0x0002, name: "sect163r1", bits: 163 },
    { code: 0x0003, name: "sect163r2", bits: 163 },
    { code: 0x0012, name: "secp192k1", bits: 192 },
    { code: 0x0013, name: "secp192r1", bits: 192 },
    { code: 0x0004, name: "sect193r1", bits: 193 },
    { code: 0x0005, name: "sect193r2", bits: 193 },
    { code: 0x0014, name: "secp224k1", bits: 224 },
    { code: 0x0015, name: "secp224r1", bits: 224 },
    { code: 0x0006, name: "sect233k1", bits: 233 },
    { code: 0x0007, name: "sect233r1", bits: 233 },
    { code: 0x0008, name: "sect239k1", bits: 239 },
    { code: 0x0016, name: "secp256k1", bits: 256 },
    { code: 0x001a, name: "brainpoolP256r1", bits: 256 },
    { code: 0x0009, name: "sect283k1", bits: 283 },
    { code: 0x000a, name: "sect283r1", bits: 283 },
    { code: 0x001b, name: "brainpoolP384r1", bits: 384 },
    { code: 0x000b, name: "sect409k1", bits: 409 },
    { code: 0x000c, name: "sect409r1", bits: 409 },
    { code: 0x001c, name: "brainpoolP512r1", bits: 512 },
    { code: 0x000d, name: "sect571k1", bits: 571 },
    { code: 0x000e, name: "sect571r1", bits: 571 },
  ],
} as const satisfies Readonly<Record<string, readonly TlsGroup[]>>;

/** The group that browsers, OpenSSL and the large edges share: draft-ietf-tls-ecdhe-mlkem, IANA code 4588. */
export const hybridGroup = "X25519MLKEM768";

/** The other post-quantum groups that servers are known to offer. */
export const otherPostQuantumGroups: readonly TlsGroup[] = [...groupFamilies.hybrid, ...groupFamilies.rare].filter(
  ({ name }) => name !== hybridGroup,
);

/** The groups that every TLS 1.3 server must support one of (RFC 8446 §9.1), and similar ones. */
export const classicGroups: readonly TlsGroup[] = [
  ...groupFamilies.montgomery.filter(({ name }) => name === "x25519"),
  ...groupFamilies.nist,
];
