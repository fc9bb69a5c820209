import { X509Certificate } from "node:crypto";
import { createSecureContext, rootCertificates, type SecureContext } from "node:tls";
import type { TlsOffer } from "../core/net.ts";
import type { Anchor, TrustStore } from "../core/trust.ts";
import { readSubject } from "../formats/certificate.ts";
import { toBuffer } from "../formats/der.ts";
import { canonicalName } from "../formats/distinguished-name.ts";

/** The certificates of a PEM file, one text each. */
export function splitPem(text: string): readonly string[] {
  return text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}

/**
 * The trust store of a run: Mozilla's roots as Node ships them, and the user's own authorities.
 * The system's store and NODE_EXTRA_CA_CERTS never count: the verdict must not depend on the machine.
 */
export function openTrustStore(given: readonly string[]): TrustStore {
  const user = given.map((pem) => toNamed(pem, "given"));
  return {
    named: (subject) => {
      const name = canonicalName(toBuffer(subject));
      return [...user, ...mozilla()].filter((anchor) => anchor.name === name).map(({ der, by }) => ({ der, by }));
    },
  };
}

interface NamedAnchor extends Anchor {
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

/** The secure context of an offer. Loading the roots costs milliseconds, so contexts without fetched issuers are kept. */
export function contextFor(given: readonly string[], offer: TlsOffer): SecureContext {
  if (offer.issuers) return createContext(given, offer);
  const { lenient = false, groups = [], onlyTls13 = false } = offer;
  const key = `${lenient} ${onlyTls13} ${groups.join(":")} ${given.join("")}`;
  const known = contexts.get(key);
  if (known) return known;
  const fresh = createContext(given, offer);
  contexts.set(key, fresh);
  return fresh;
}

// SSL_OP_LEGACY_SERVER_CONNECT: a server without RFC 5746 is to be looked at, not to be refused by our own library.
const legacyServerConnect = 0x4;

function createContext(
  given: readonly string[],
  { lenient, issuers = [], groups, onlyTls13 }: TlsOffer,
): SecureContext {
  // What stands in the store is an anchor where it names itself as its issuer, and a stranger may not name anchors.
  const fetched = issuers.flatMap(toIntermediate);
  return createSecureContext({
    ca: [...rootCertificates, ...given, ...fetched],
    // Spelled out, so that options of Node (--tls-min-v1.0) cannot change a verdict.
    minVersion: "TLSv1.2",
    maxVersion: "TLSv1.3",
    // Servers that choke on a ClientHello of two segments get a classic one on the second attempt.
    ...(lenient && {
      minVersion: "TLSv1",
      // Without suites that have no certificate (aNULL) or hide nothing (eNULL): a server that prefers them would show us nothing to judge.
      ciphers: "ALL:COMPLEMENTOFALL:!aNULL:!eNULL:@SECLEVEL=0",
      // Up to TLS 1.2 these are also the curves that a server's own key may be on, RFC 8422 §5.3.
      ecdhCurve: "X25519:P-256:P-384:P-521:secp224r1:brainpoolP256r1:brainpoolP384r1:brainpoolP512r1",
      secureOptions: legacyServerConnect,
    }),
    ...(groups && { ecdhCurve: groups.join(":") }),
    ...(onlyTls13 && { minVersion: "TLSv1.3" }),
  });
}

/** Fetched bytes are whatever a stranger put there: what OpenSSL cannot read as a certificate completes no chain. */
function toIntermediate(der: Uint8Array): readonly string[] {
  try {
    const certificate = new X509Certificate(der);
    return certificate.subject === certificate.issuer ? [] : [certificate.toString()];
  } catch {
    return [];
  }
}
