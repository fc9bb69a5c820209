/** Object identifiers that certificates and revocation answers use, with their source. */
export const oids = {
  // RFC 5280 §4.2.1 and §4.2.2
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  subjectAltName: "2.5.29.17",
  basicConstraints: "2.5.29.19",
  crlNumber: "2.5.29.20",
  crlReason: "2.5.29.21",
  deltaCrlIndicator: "2.5.29.27",
  issuingDistributionPoint: "2.5.29.28",
  certificateIssuer: "2.5.29.29",
  nameConstraints: "2.5.29.30",
  crlDistributionPoints: "2.5.29.31",
  certificatePolicies: "2.5.29.32",
  // RFC 5280 §4.2.1.4
  anyPolicy: "2.5.29.32.0",
  policyMappings: "2.5.29.33",
  authorityKeyIdentifier: "2.5.29.35",
  policyConstraints: "2.5.29.36",
  extendedKeyUsage: "2.5.29.37",
  inhibitAnyPolicy: "2.5.29.54",
  authorityInfoAccess: "1.3.6.1.5.5.7.1.1",
  ocsp: "1.3.6.1.5.5.7.48.1",
  caIssuers: "1.3.6.1.5.5.7.48.2",
  // RFC 6960 §4.2
  ocspBasic: "1.3.6.1.5.5.7.48.1.1",
  ocspNoCheck: "1.3.6.1.5.5.7.48.1.5",
  // RFC 5280 §4.2.1.12
  serverAuth: "1.3.6.1.5.5.7.3.1",
  ocspSigning: "1.3.6.1.5.5.7.3.9",
  anyExtendedKeyUsage: "2.5.29.37.0",
  // RFC 5480 §2.1.1
  ecPublicKey: "1.2.840.10045.2.1",
  // RFC 2985 §5.2.1
  emailAddress: "1.2.840.113549.1.9.1",
  // X.520
  commonName: "2.5.4.3",
  organizationName: "2.5.4.10",
  countryName: "2.5.4.6",
  organizationalUnitName: "2.5.4.11",
} as const;

/** A signature algorithm. */
export interface SignatureAlgorithm {
  readonly name: string;
  /** The digest as node:crypto names it; null if the algorithm includes its own. */
  readonly hash: string | null;
  /** RSASSA-PSS, whose digest is in its parameters. */
  readonly pss?: boolean;
}

/** Signature algorithms by object identifier: RFC 3279, 4055, 5758, 8410; 1.3.14 is OIW, 1.3.36 is TeleTrusT. */
export const signatureAlgorithms: Readonly<Record<string, SignatureAlgorithm>> = {
  "1.2.840.113549.1.1.2": { name: "md2WithRSAEncryption", hash: "md2" },
  "1.2.840.113549.1.1.3": { name: "md4WithRSAEncryption", hash: "md4" },
  "1.2.840.113549.1.1.4": { name: "md5WithRSAEncryption", hash: "md5" },
  "1.2.840.113549.1.1.5": { name: "sha1WithRSAEncryption", hash: "sha1" },
  "1.2.840.113549.1.1.10": { name: "rsassaPss", hash: null, pss: true },
  "1.2.840.113549.1.1.11": { name: "sha256WithRSAEncryption", hash: "sha256" },
  "1.2.840.113549.1.1.12": { name: "sha384WithRSAEncryption", hash: "sha384" },
  "1.2.840.113549.1.1.13": { name: "sha512WithRSAEncryption", hash: "sha512" },
  "1.2.840.113549.1.1.14": { name: "sha224WithRSAEncryption", hash: "sha224" },
  "1.2.840.10040.4.3": { name: "dsaWithSha1", hash: "sha1" },
  "2.16.840.1.101.3.4.3.2": { name: "dsaWithSha256", hash: "sha256" },
  "1.2.840.10045.4.1": { name: "ecdsaWithSha1", hash: "sha1" },
  "1.2.840.10045.4.3.2": { name: "ecdsaWithSha256", hash: "sha256" },
  "1.2.840.10045.4.3.3": { name: "ecdsaWithSha384", hash: "sha384" },
  "1.2.840.10045.4.3.4": { name: "ecdsaWithSha512", hash: "sha512" },
  "1.3.14.3.2.2": { name: "md4WithRSA", hash: "md4" },
  "1.3.14.3.2.3": { name: "md5WithRSA", hash: "md5" },
  "1.3.14.3.2.4": { name: "md4WithRSA", hash: "md4" },
  "1.3.14.3.2.27": { name: "dsaWithSha1", hash: "sha1" },
  "1.3.14.3.2.29": { name: "sha1WithRSA", hash: "sha1" },
  "1.3.36.3.3.1.2": { name: "ripemd160WithRSA", hash: "ripemd160" },
  "1.3.101.112": { name: "ed25519", hash: null },
  "1.3.101.113": { name: "ed448", hash: null },
};
