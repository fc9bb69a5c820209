import { createPublicKey, X509Certificate, type KeyObject } from "node:crypto";
import { isForHost } from "../../formats/x509/names.ts";
import { isSelfIssued, nameForPeople, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameName } from "../../formats/x509/distinguished-name.ts";
import { describesCertificate, tlsaFault, type Association } from "../../formats/dns/tlsa.ts";
import { leafProblems } from "../certificate/leaf.ts";
import { findPath, readOrNull, type Path } from "../certificate/path.ts";

/** What a server has shown, and for whom it is asked. */
export interface Shown {
  /** As served, in wire order, DER. */
  readonly chain: readonly Uint8Array[];
  /** RFC 7672 §3.2.2: the name at which the records stand, and the domain whose mail it is. Any of them will do. */
  readonly names: readonly string[];
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Whether a server is the one that a TLSA record describes: `match`; `other`: it is about other certificates; `invalid`: the authority
 * that it names is there, and the certificate below it is expired, for another name or otherwise of no use.
 */
export type DaneVerdict = "match" | "other" | "invalid";

/** Compares a server with one TLSA record. What is of no use to mail servers describes nobody. */
export function compareWith(association: Association, shown: Shown): DaneVerdict {
  const [leaf] = shown.chain;
  if (!leaf || tlsaFault(association) !== null) return "other";
  // RFC 7671 §5.1: the record itself binds the key to the name, whatever the certificate says of names and times.
  if (association.usage === 3) return describesCertificate(association, leaf) ? "match" : "other";
  return belowAuthority(association, shown);
}

/** RFC 7671 §5.2: the path from the leaf to the authority that the record describes, which is trusted by itself then. */
function belowAuthority(association: Association, { chain, names, now }: Shown): DaneVerdict {
  const [leaf, ...others] = chain.map(readOrNull);
  if (!leaf) return "other";
  const served = others.filter((each) => each !== null);
  const shown = served.filter(({ der }) => describesCertificate(association, der));
  // OpenSSL, and with it Postfix, takes no leaf for its own authority.
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
          .filter((each) => isSameName(each.subject, Buffer.from(subject)))
          .map(({ der }) => ({ der, by: "given" as const })),
    },
  });
  if (!best) return "other";
  return verdictOf(leaf, names, now, isSound(best, now, association));
}

/** RFC 5280 §6.1.1 (d): an anchor is a name and a key, and has no time. OpenSSL looks at that of roots all the same. */
function isSound({ certificates, problems }: Path, now: number, association: Association): boolean {
  const anchor = certificates.at(-1);
  const between = certificates.slice(1, -1);
  const isTimely = between.every(({ notBefore, notAfter }) => notBefore <= now && now < notAfter + 1000);
  // Who only stands in for the key above is none.
  const isAnchor = anchor !== undefined && !isSelfIssued(anchor) && describesCertificate(association, anchor.der);
  const isExcused = isAnchor && isTimely;
  return problems.every((each) => isExcused && (each === "issuer-expired" || each === "issuer-not-yet-valid"));
}

function verdictOf(leaf: Certificate, names: readonly string[], now: number, isPathGood: boolean): DaneVerdict {
  const problems = leafProblems(leaf, { host: null, now, exchange: null, clients: "programs" });
  const isNamed = names.some((name) => isFor(leaf, name));
  return isPathGood && isNamed && problems.length === 0 ? "match" : "invalid";
}

/** What is no digest brings the authority itself: then the server may leave it out of its chain (RFC 7671 §5.2.2 and §5.2.3). */
function recorded({ selector, matching, data }: Association, served: readonly Certificate[]): readonly Certificate[] {
  if (matching !== 0) return [];
  if (selector === 0) return [readOrNull(data)].filter((each) => each !== null);
  const key = keyFrom(data);
  // Whoever is signed by the key stands in for it: everything below is looked at, and itself it has been vouched for.
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

/** RFC 7672 §3.2.2 still takes the common name of a certificate that has no DNS name. */
function isFor(leaf: Certificate, name: string): boolean {
  if (leaf.names.some(({ kind }) => kind === "dns")) return isForHost(leaf, name);
  return nameForPeople(leaf.subject).toLowerCase() === name.toLowerCase();
}
