import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import { isForHost } from "../../formats/x509/names.ts";
import { isSelfIssued, nameForPeople, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameDistinguishedName } from "../../formats/x509/distinguished-name.ts";
import { describesCertificate, tlsaFault, type Association } from "../../formats/dns/tlsa.ts";
import { leafProblems } from "../certificate/leaf.ts";
import { findPath, readOrNull, type Path } from "../certificate/path.ts";

/** What a server has presented, and the names it is checked for. */
export interface PresentedCertificate {
  /** As served, in wire order, DER. */
  readonly chain: readonly Uint8Array[];
  /** RFC 7672 §3.2.2: the TLSA base domain and the mail domain. A match with either is enough. */
  readonly names: readonly string[];
  /** Milliseconds. */
  readonly now: number;
}

/**
 * The result for one TLSA record. `other`: the record describes other certificates. `invalid`: the described authority is in the chain, but
 * the certificate below it is expired, for another name or otherwise unusable.
 */
export type DaneVerdict = "match" | "other" | "invalid";

/** Compares a server with one TLSA record. A record that is unusable for mail servers gives `other`. */
export function compareWith(association: Association, shown: PresentedCertificate): DaneVerdict {
  const [leaf] = shown.chain;
  if (!leaf || tlsaFault(association) !== null) return "other";
  // RFC 7671 §5.1: the record itself binds the key to the name; names and dates in the certificate are ignored.
  if (association.usage === 3) return describesCertificate(association, leaf) ? "match" : "other";
  return belowAuthority(association, shown);
}

/** RFC 7671 §5.2: the path from the leaf to the authority that the record describes. That authority is trusted without a further issuer. */
function belowAuthority(association: Association, { chain, names, now }: PresentedCertificate): DaneVerdict {
  const [leaf, ...others] = chain.map(readOrNull);
  if (!leaf) return "other";
  const served = others.filter((each) => each !== null);
  const shown = served.filter(({ der }) => describesCertificate(association, der));
  // OpenSSL (Postfix) does not accept a leaf as its own authority.
  const anchors = (shown.length > 0 ? shown : recorded(association, served)).filter(
    ({ sha256 }) => sha256 !== leaf.sha256,
  );
  if (anchors.length === 0) return isSignedDirectly(association, leaf) ? verdictOf(leaf, names, now, true) : "other";
  const { best } = findPath({
    leaf,
    others: served,
    now,
    anchorsAnywhere: true,
    clients: "programs",
    trust: {
      named: (subject) =>
        anchors
          .filter((each) => isSameDistinguishedName(each.subject, Buffer.from(subject)))
          .map(({ der }) => ({ der, by: "given" as const })),
    },
  });
  if (!best) return "other";
  return verdictOf(leaf, names, now, isSound(best, now, association));
}

/** RFC 5280 §6.1.1 (d): an anchor is a name and a key, without validity dates. OpenSSL still checks the dates of roots. */
function isSound({ certificates, problems }: Path, now: number, association: Association): boolean {
  const anchor = certificates.at(-1);
  const between = certificates.slice(1, -1);
  const isTimely = between.every(({ notBefore, notAfter }) => notBefore <= now && now < notAfter + 1000);
  // A certificate below the described key is not the anchor itself.
  const isAnchor = anchor !== undefined && !isSelfIssued(anchor) && describesCertificate(association, anchor.der);
  const isExcused = isAnchor && isTimely;
  return problems.every((each) => isExcused && (each === "issuer-expired" || each === "issuer-not-yet-valid"));
}

function verdictOf(leaf: Certificate, names: readonly string[], now: number, isPathGood: boolean): DaneVerdict {
  const problems = leafProblems(leaf, { host: null, now, exchange: null, clients: "programs" });
  const isNamed = names.some((name) => isFor(leaf, name));
  return isPathGood && isNamed && problems.length === 0 ? "match" : "invalid";
}

/** A TLSA record without a digest contains the authority itself, so the server may omit it from the chain (RFC 7671 §5.2.2 and §5.2.3). */
function recorded({ selector, matching, data }: Association, served: readonly Certificate[]): readonly Certificate[] {
  if (matching !== 0) return [];
  if (selector === 0) return [readOrNull(data)].filter((each) => each !== null);
  const key = keyFrom(data);
  // A certificate signed by the key is already vouched for, so it takes the place of the anchor; only the certificates below it are
  // checked.
  return key ? served.filter((each) => isSignedBy(each, key)) : [];
}

function isSignedDirectly({ selector, matching, data }: Association, leaf: Certificate): boolean {
  const key = matching === 0 && selector === 1 ? keyFrom(data) : null;
  return key !== null && isSignedBy(leaf, key);
}

function keyFrom(der: Buffer): KeyObject | null {
  try {
    return createPublicKey({ key: der, format: "der", type: "spki" });
  } catch {
    return null;
  }
}

function isSignedBy({ der }: Certificate, key: KeyObject): boolean {
  try {
    return new X509Certificate(der).verify(key);
  } catch {
    return false;
  }
}

/** RFC 7672 §3.2.2 still allows the common name of a certificate without DNS names. */
function isFor(leaf: Certificate, name: string): boolean {
  if (leaf.names.some(({ kind }) => kind === "dns")) return isForHost(leaf, name);
  return nameForPeople(leaf.subject).toLowerCase() === name.toLowerCase();
}
