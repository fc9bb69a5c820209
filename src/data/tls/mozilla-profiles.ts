/** What one of Mozilla's profiles allows. */
export interface MozillaProfile {
  readonly versions: readonly string[];
  /** Families of cipher suites up to TLS 1.2. */
  readonly families: readonly string[];
  /** Key exchange groups, as IANA names them. */
  readonly groups: readonly string[];
  /** Keys of the certificate: a type and its sizes in bits; only the smallest where larger ones are allowed too. */
  readonly keys: readonly { readonly type: string; readonly bits: readonly number[]; readonly orMore: boolean }[];
  readonly signatures: readonly string[];
  /** Of the certificate. */
  readonly days: number;
  /** The least max-age of HSTS, in seconds. */
  readonly hstsSeconds: number;
}

/** The guideline that the profiles are from: https://ssl-config.mozilla.org/guidelines/6.0.json, read in November 2026. */
export const mozillaGuideline = { version: "6.0", date: "2026-04-06" } as const;

const groups = ["X25519MLKEM768", "x25519", "secp256r1", "secp384r1"];
const curves = { type: "EC", bits: [256, 384], orMore: false } as const;
const ecdsa = ["ecdsaWithSha256", "ecdsaWithSha384", "ecdsaWithSha512"];
const hstsSeconds = 63_072_000;

/** Mozilla's profiles, the stricter one first. The six suites of the intermediate profile are the family `ecdhe-aead`. */
export const mozillaProfiles = {
  modern: { versions: ["TLSv1.3"], families: [], groups, keys: [curves], signatures: ecdsa, days: 90, hstsSeconds },
  intermediate: {
    versions: ["TLSv1.2", "TLSv1.3"],
    families: ["ecdhe-aead"],
    groups,
    // Mozilla's generator uses rsa_key_size 2048; a larger key is no deviation.
    keys: [curves, { type: "RSA", bits: [2048], orMore: true }],
    signatures: ["sha256WithRSAEncryption", ...ecdsa],
    days: 366,
    hstsSeconds,
  },
} as const satisfies Readonly<Record<string, MozillaProfile>>;
