import { X509Certificate } from "node:crypto";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import { clientsOf, type Clients } from "../core/net/clients.ts";
import type { Endpoint, KeyKind, TlsOffer } from "../core/net/net.ts";
import type { Anchor, TrustStore } from "../core/net/trust.ts";
import { browserOffer } from "../data/tls/browser-offer.ts";
import { isSelfIssued, readCertificate, readSubject } from "../formats/x509/certificate.ts";
import { toBuffer } from "../formats/x509/der.ts";
import { canonicalName } from "../formats/x509/distinguished-name.ts";

/** Splits a PEM file into one text per certificate. */
export function splitPem(text: string): readonly string[] {
  return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}

/**
 * The trust store of a run: Mozilla's roots as bundled with Node, and the user's own CAs. The system's store and NODE_EXTRA_CA_CERTS never
 * count: the verdict must not depend on the machine.
 */
export function openTrustStore(given: readonly string[]): TrustStore {
  const user = given.map((pem) => toNamed(pem, "given"));
  return {
    named: (subject) => {
      const name = canonicalName(toBuffer(subject));
      const known = mozilla().filter((anchor) => anchor.name === name);
      const own = user.filter((anchor) => anchor.name === name);
      return [...known, ...without(own, known)].map(({ der, by }) => ({ der, by }));
    },
  };
}

/** Drops user-supplied Mozilla roots: the rules for public authorities still apply below them. */
function without(own: readonly NamedAnchor[], known: readonly NamedAnchor[]): readonly NamedAnchor[] {
  return own.filter(({ der }) => !known.some((each) => each.der.equals(der)));
}

interface NamedAnchor extends Anchor {
  readonly der: Buffer;
  readonly name: string;
}

let mozillaAnchors: readonly NamedAnchor[] | undefined;

function mozilla(): readonly NamedAnchor[] {
  return (mozillaAnchors ??= rootCertificates.map((pem) => toNamed(pem, "mozilla")));
}

function toNamed(pem: string, by: Anchor["by"]): NamedAnchor {
  const der = toDer(pem);
  return { der, by, name: canonicalName(readSubject(der)) };
}

function toDer(pem: string): Buffer {
  return Buffer.from(pem.replace(/-----[^-]+-----/g, ""), "base64");
}

const contexts = new Map<string, SecureContext>();

/** The secure context of an offer. Loading the roots takes milliseconds, so contexts without fetched issuers are cached. */
export function contextFor(
  given: readonly string[],
  offer: TlsOffer,
  to: Pick<Endpoint, "starttls" | "implicitTlsProtocol">,
): SecureContext {
  const clients = clientsOf(to);
  if (offer.issuers) return createContext(given, offer, clients);
  const { lenient = false, groups = [], onlyTls13 = false, belowTls13 = false, keys = [] } = offer;
  const { legacyRenegotiation = false } = offer;
  const flags = [lenient, onlyTls13, belowTls13, legacyRenegotiation].join(" ");
  const key = `${clients} ${flags} ${groups.join(":")} ${keys.join(":")} ${given.join("")}`;
  const known = contexts.get(key);
  if (known) return known;
  const fresh = createContext(given, offer, clients);
  contexts.set(key, fresh);
  return fresh;
}

/**
 * Chrome's exact offer, so that a server with several keys presents the one for browsers, and one that only OpenSSL could connect to fails.
 * The security level, which decides trust, is the default.
 */
const asBrowsersDo = {
  ciphers: Object.values(browserOffer.suites).join(":"),
  // A key share (*) for the first two, as browsers send, so that no server needs a HelloRetryRequest (RFC 8446 §4.2.8).
  ecdhCurve: browserOffer.groups.map((name, index) => (index < 2 ? `*${name}` : name)).join(":"),
  sigalgs: browserOffer.signatures.join(":"),
};

/** Explicit, so that Node options (--tls-min-v1.0) cannot change a verdict. */
const usualVersions = { minVersion: "TLSv1.2", maxVersion: "TLSv1.3" } as const;

/** The offer of the first handshake with a web site, except the trust store. */
export const browserOptions = { ...usualVersions, ...asBrowsersDo } as const;

/**
 * Everything that the library supports, with browser choices first, so that the server's choice shows what it has instead. Suites without a
 * certificate (aNULL) or without encryption (eNULL) are left out: they would leave nothing to judge.
 */
const asNobodyDoes = {
  ciphers: `${asBrowsersDo.ciphers}:TLS_AES_128_CCM_SHA256:TLS_AES_128_CCM_8_SHA256:ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0`,
  // Up to TLS 1.2 these are also the curves allowed for the server's key, RFC 8422 §5.3. Without the browsers' hybrid group: servers that
  // fail on a ClientHello of two segments get a classic one on this second attempt.
  ecdhCurve: [
    ...browserOffer.groups.filter((name) => !name.includes("MLKEM")),
    "secp521r1",
    "x448",
    "ffdhe2048",
    "ffdhe3072",
    "ffdhe4096",
    "ffdhe6144",
    "ffdhe8192",
    "secp224r1",
    "brainpoolP256r1",
    "brainpoolP384r1",
    "brainpoolP512r1",
    // The other curves of RFC 4492 §5.1.1 for keys. Browsers support none, but the key must be visible to report it.
    "secp256k1",
    "secp224k1",
    "secp192r1",
    "secp192k1",
    "secp160r1",
    "secp160r2",
    "secp160k1",
    "sect571r1",
    "sect571k1",
    "sect409r1",
    "sect409k1",
    "sect283r1",
    "sect283k1",
    "sect239k1",
    "sect233r1",
    "sect233k1",
    "sect193r1",
    "sect193r2",
    "sect163r1",
    "sect163r2",
    "sect163k1",
    // RFC 8734: the Brainpool curves have their own code points in TLS 1.3.
    "brainpoolP256r1tls13",
    "brainpoolP384r1tls13",
    "brainpoolP512r1tls13",
    "SecP256r1MLKEM768",
    "SecP384r1MLKEM1024",
    "MLKEM512",
    "MLKEM768",
    "MLKEM1024",
  ].join(":"),
  sigalgs: [
    ...browserOffer.signatures,
    "ecdsa_secp521r1_sha512",
    "ed25519",
    "ed448",
    "rsa_pss_pss_sha256",
    "rsa_pss_pss_sha384",
    "rsa_pss_pss_sha512",
    // RFC 8734 §3
    "ecdsa_brainpoolP256r1tls13_sha256",
    "ecdsa_brainpoolP384r1tls13_sha384",
    "ecdsa_brainpoolP512r1tls13_sha512",
    // Up to TLS 1.2 any hash may be combined with any key of its kind.
    "ECDSA+SHA224",
    "RSA+SHA224",
    "ECDSA+SHA1",
    "RSA+SHA1",
    "DSA+SHA256",
    "DSA+SHA384",
    "DSA+SHA512",
    "DSA+SHA224",
    "DSA+SHA1",
  ].join(":"),
};

// SSL_OP_LEGACY_SERVER_CONNECT: a server without RFC 5746 must be measured, and not be rejected by our own library.
const legacyServerConnect = 0x4;

function createContext(given: readonly string[], offer: TlsOffer, clients: Clients): SecureContext {
  const { lenient, issuers = [], groups, onlyTls13, belowTls13, keys, legacyRenegotiation } = offer;
  // A self-issued certificate in the store acts as an anchor, and fetched certificates must not become anchors.
  const fetched = issuers.flatMap(toIntermediate);
  return createSecureContext({
    ca: [...rootCertificates, ...given, ...fetched],
    ...usualVersions,
    // A probe for groups offers exactly those; programs offer their library's defaults.
    ...(!lenient && !groups && clients === "browsers" && asBrowsersDo),
    ...(lenient && { minVersion: "TLSv1", ...asNobodyDoes }),
    ...((lenient === true || legacyRenegotiation === true) && { secureOptions: legacyServerConnect }),
    ...(keys && offerFor(keys, { lenient, clients })),
    ...(groups && { ecdhCurve: groups.join(":") }),
    ...(onlyTls13 && { minVersion: "TLSv1.3" }),
    ...(belowTls13 && { maxVersion: "TLSv1.2" }),
  });
}

/** The signature algorithms of each kind of key, in OpenSSL's names. */
const signaturesOf: Readonly<Record<KeyKind, readonly string[]>> = {
  RSA: [
    "rsa_pss_rsae_sha256",
    "rsa_pss_rsae_sha384",
    "rsa_pss_rsae_sha512",
    "rsa_pss_pss_sha256",
    "rsa_pss_pss_sha384",
    "rsa_pss_pss_sha512",
  ],
  ECDSA: ["ecdsa_secp256r1_sha256", "ecdsa_secp384r1_sha384", "ecdsa_secp521r1_sha512"],
  EdDSA: ["ed25519", "ed448"],
};

/** RFC 8446 §4.2.3: in TLS 1.3 these are for signatures in certificates alone, so an ECDSA certificate of an RSA authority fits. */
const ofAuthorities = ["rsa_pkcs1_sha256", "rsa_pkcs1_sha384", "rsa_pkcs1_sha512"];

/** The same with SHA-1, which old servers need up to TLS 1.2. */
const outdatedSignatures: Readonly<Record<KeyKind, readonly string[]>> = {
  RSA: ["RSA+SHA224", "RSA+SHA1"],
  ECDSA: ["ECDSA+SHA224", "ECDSA+SHA1"],
  EdDSA: [],
};

/** Up to TLS 1.2 the suite decides; EdDSA shares the suites of ECDSA (RFC 8422 §5.10). */
const suitesFor: Readonly<Record<KeyKind, string>> = { RSA: "aRSA", ECDSA: "aECDSA", EdDSA: "aECDSA" };

/** What a server can answer only with a certificate for one of these kinds of keys. */
function offerFor(
  keys: readonly KeyKind[],
  { lenient = false, clients }: { readonly lenient: boolean | undefined; readonly clients: Clients },
) {
  const newest = Object.keys(browserOffer.suites).filter((name) => !name.includes("_WITH_"));
  const older = new Set(keys.map((kind) => suitesFor[kind]));
  // A server with ECDSA that overlooks the signature algorithms would answer with that where RSA is asked for as well.
  if (older.size > 1 && !keys.includes("ECDSA")) older.delete(suitesFor.EdDSA);
  const own = keys.flatMap((kind) => [...signaturesOf[kind], ...(lenient ? outdatedSignatures[kind] : [])]);
  return {
    ciphers: [...newest, ...older, "!aNULL", "!eNULL", ...(lenient ? ["@SECLEVEL=0"] : [])].join(":"),
    sigalgs: [...own, ...ofAuthorities].join(":"),
    // Up to TLS 1.2 these are also the curves allowed for the server's key, RFC 8422 §5.3.
    ...(!lenient && clients === "browsers" && { ecdhCurve: `${asBrowsersDo.ecdhCurve}:secp521r1` }),
  };
}

/**
 * Fetched bytes are untrusted. What cannot be parsed as a certificate is dropped, and so is a self-issued certificate, in any spelling of
 * its name (RFC 5280 §7.1): OpenSSL would use it as an anchor.
 */
function toIntermediate(der: Uint8Array): readonly string[] {
  try {
    const certificate = new X509Certificate(der);
    const namesItself = isSelfIssued(readCertificate(der)) || certificate.checkIssued(certificate);
    return namesItself ? [] : [certificate.toString()];
  } catch {
    return [];
  }
}
