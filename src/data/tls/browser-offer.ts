/**
 * The ClientHello offer of Chrome, the most common browser, and of Edge, which shares Chromium: recorded hellos of Chrome 136, as published
 * by tools that imitate them, read in November 2026. Firefox adds {@link elsewhere}.
 */
export const browserOffer = {
  /** By their IANA names, with those of OpenSSL. */
  suites: {
    TLS_AES_128_GCM_SHA256: "TLS_AES_128_GCM_SHA256",
    TLS_AES_256_GCM_SHA384: "TLS_AES_256_GCM_SHA384",
    TLS_CHACHA20_POLY1305_SHA256: "TLS_CHACHA20_POLY1305_SHA256",
    TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: "ECDHE-ECDSA-AES128-GCM-SHA256",
    TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: "ECDHE-RSA-AES128-GCM-SHA256",
    TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: "ECDHE-ECDSA-AES256-GCM-SHA384",
    TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: "ECDHE-RSA-AES256-GCM-SHA384",
    TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-ECDSA-CHACHA20-POLY1305",
    TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256: "ECDHE-RSA-CHACHA20-POLY1305",
    TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA: "ECDHE-RSA-AES128-SHA",
    TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA: "ECDHE-RSA-AES256-SHA",
    TLS_RSA_WITH_AES_128_GCM_SHA256: "AES128-GCM-SHA256",
    TLS_RSA_WITH_AES_256_GCM_SHA384: "AES256-GCM-SHA384",
    TLS_RSA_WITH_AES_128_CBC_SHA: "AES128-SHA",
    TLS_RSA_WITH_AES_256_CBC_SHA: "AES256-SHA",
  } as Readonly<Record<string, string>>,
  /** By their IANA names, which OpenSSL takes as well. */
  groups: ["X25519MLKEM768", "x25519", "secp256r1", "secp384r1"],
  signatures: [
    "ecdsa_secp256r1_sha256",
    "rsa_pss_rsae_sha256",
    "rsa_pkcs1_sha256",
    "ecdsa_secp384r1_sha384",
    "rsa_pss_rsae_sha384",
    "rsa_pkcs1_sha384",
    "rsa_pss_rsae_sha512",
    "rsa_pkcs1_sha512",
  ],
} as const;

/**
 * Suites that Firefox has and Chrome lacks: a recorded hello of Firefox 144, read in November 2026. Chrome offers no SHA-1 since version
 * 117 (chromestatus.com/feature/4832850040324096), as RFC 9155 requires. The ECDSA suites with CBC, which that hello still has, are left
 * out: Firefox ESR rejects a server with only ECDHE-ECDSA-AES128-SHA with SSL_ERROR_NO_CYPHER_OVERLAP, as the browser lab measures.
 */
export const elsewhere: ReadonlySet<string> = new Set([
  "secp521r1",
  "ffdhe2048",
  "ffdhe3072",
  "ecdsa_secp521r1_sha512",
  "ecdsa_sha1",
  "rsa_pkcs1_sha1",
]);

/** The signature algorithms of servers' key exchanges up to TLS 1.2, by number and IANA name. */
export const exchangeSignatures: ReadonlyMap<number, string> = new Map([
  [0x0403, "ecdsa_secp256r1_sha256"],
  [0x0804, "rsa_pss_rsae_sha256"],
  [0x0401, "rsa_pkcs1_sha256"],
  [0x0503, "ecdsa_secp384r1_sha384"],
  [0x0805, "rsa_pss_rsae_sha384"],
  [0x0501, "rsa_pkcs1_sha384"],
  [0x0806, "rsa_pss_rsae_sha512"],
  [0x0601, "rsa_pkcs1_sha512"],
  [0x0603, "ecdsa_secp521r1_sha512"],
  [0x0303, "ecdsa_sha224"],
  [0x0301, "rsa_sha224"],
  [0x0203, "ecdsa_sha1"],
  [0x0201, "rsa_pkcs1_sha1"],
  [0x0101, "rsa_md5"],
]);
