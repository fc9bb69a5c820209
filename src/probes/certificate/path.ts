import { isSelfIssued, readCertificate, type Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { canonicalName, isSameName } from "../../formats/x509/distinguished-name.ts";
import type { Anchor, TrustStore } from "../../core/net/trust.ts";
import { isCheckable } from "../../formats/x509/signature.ts";
import { openSignatureChecks, type SignatureChecks } from "./signature-checks.ts";
import { judgePaths, type PathProblem, type PathRules } from "./path-problems.ts";

/** A way from a leaf to a trusted anchor along verified signatures, leaf first. */
export interface Path {
  readonly certificates: readonly Certificate[];
  readonly by: Anchor["by"];
  readonly problems: readonly PathProblem[];
}

/** What a path is searched for among. */
export interface PathQuery extends PathRules {
  readonly leaf: Certificate;
  /** Everything else that was served or fetched, in any order. */
  readonly others: readonly Certificate[];
  readonly trust: TrustStore;
  /** What several searches about one server may spend together; a budget of its own where absent. */
  readonly signatures?: SignatureChecks;
  /** Whether any certificate of the trust store is an anchor (RFC 5280 §6.1.1 (d)), and not only a root, as to OpenSSL. */
  readonly anchorsAnywhere?: boolean;
}

/** What a search found, and where it came to an end. */
export interface PathSearch {
  /** The path with the fewest problems, of those one to a root of Mozilla's, one that spells its names alike and the one that lasts longest, whatever the order of the certificates; null where no path leads to an anchor. */
  readonly best: Path | null;
  /** The certificates whose issuer is missing, where the search came to an end. */
  readonly ends: readonly Certificate[];
  /** Whether a certificate has the issuer that it names, by name and key identifier, and not its signature. */
  readonly isForged: boolean;
  /** Whether there is an issuer by whose key clients check no signature, so that it is not known whose they are. */
  readonly isUncheckable: boolean;
  /** Whether the search was given up: hostile chains can offer more ways than there is time for. */
  readonly exhausted: boolean;
  /** How many signatures were checked. */
  readonly signatures: number;
}

const mostSteps = 1024;
/** Public paths have four certificates; OpenSSL follows a hundred. */
const longestPath = 10;

/**
 * Looks for a path among all that are there, and goes back where a way ends: of cross-signed authorities one way may have expired
 * while another is good (RFC 4158). Without network and clock: the same query always finds the same path, in bounded work.
 */
export function findPath(query: PathQuery): PathSearch {
  const { leaf, others, now, signatures = openSignatureChecks() } = query;
  const judge = judgePaths(query);
  const anchorsNamed = anchorsOf(query);
  const ends = new Map<string, Certificate>();
  let isForged = false;
  let isUncheckable = false;
  let best: Path | null = null;
  let steps = 0;
  let exhausted = false;

  function isSigned(certificate: Certificate, issuer: Certificate): boolean {
    if (issuer.publicKey && !isCheckable(issuer.publicKey)) isUncheckable = true;
    const signed = signatures.isIssuedBy(certificate, issuer);
    if (signed === null) exhausted = true;
    if (signed === false && isKeyOf(certificate, issuer)) isForged = true;
    return signed === true;
  }

  function finish(certificates: readonly Certificate[], by: Anchor["by"]): void {
    const found = { certificates, by, problems: judge(certificates) };
    if (!best || isBetter(found, best)) best = found;
  }

  function follow(path: readonly Certificate[], last: Certificate): void {
    if (++steps > mostSteps || path.length > longestPath) {
      exhausted = true;
      return;
    }
    const itself = anchorsNamed(last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
    if (itself) return finish(path, itself.by);
    const anchors = anchorsNamed(last.issuer).filter(({ certificate }) => isSigned(last, certificate));
    for (const { certificate, by } of anchors) finish([...path, certificate], by);
    const issuers = others
      .filter((other) => isSameName(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256))
      .toSorted((a, b) => distance(last, a, now) - distance(last, b, now))
      .filter((other) => isSigned(last, other));
    for (const issuer of issuers) follow([...path, issuer], issuer);
    if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
  }

  follow([leaf], leaf);
  return { best, ends: [...ends.values()], isForged, isUncheckable, exhausted, signatures: signatures.count() };
}

/** Whether the identifiers say that the key of one certificate made the signature of the other. */
function isKeyOf({ authorityKeyIdentifier }: Certificate, { subjectKeyIdentifier }: Certificate): boolean {
  if (!authorityKeyIdentifier || !subjectKeyIdentifier) return false;
  return authorityKeyIdentifier.equals(subjectKeyIdentifier);
}

function isBetter(one: Path, other: Path): boolean {
  const fewer = other.problems.length - one.problems.length;
  if (fewer !== 0) return fewer > 0;
  // What is public is judged as public, whatever else leads to it.
  if (one.by !== other.by) return one.by === "mozilla";
  return isSpelledApart(one) === isSpelledApart(other) ? endOf(one) > endOf(other) : isSpelledApart(other);
}

/** Whether an issuer is named otherwise than it names itself, if only in the type, case or spaces of a text: mozilla::pkix compares bytes. */
export function isSpelledApart({ certificates }: Path): boolean {
  return certificates.some(({ issuer }, height) => certificates[height + 1]?.subject.equals(issuer) === false);
}

/** When the first certificate of a path expires. */
function endOf({ certificates }: Path): number {
  return Math.min(...certificates.map(({ notAfter }) => notAfter));
}

/** The likeliest issuer first: one that is valid now, with the key that the certificate names. */
function distance({ authorityKeyIdentifier }: Certificate, issuer: Certificate, now: number): number {
  const { subjectKeyIdentifier, notBefore, notAfter } = issuer;
  const isOther =
    authorityKeyIdentifier && subjectKeyIdentifier && !authorityKeyIdentifier.equals(subjectKeyIdentifier);
  return (isOther ? 2 : 0) + (notBefore <= now && now <= notAfter ? 0 : 1);
}

interface KnownAnchor {
  readonly certificate: Certificate;
  readonly by: Anchor["by"];
}

/** The anchors by their names, each read once. */
function anchorsOf({ trust, anchorsAnywhere = false }: PathQuery): (subject: Buffer) => readonly KnownAnchor[] {
  const known = new Map<string, readonly KnownAnchor[]>();
  function read(subject: Buffer): readonly KnownAnchor[] {
    return trust.named(subject).flatMap(({ der, by }) => {
      const certificate = readOrNull(der);
      // What the user gave without its own issuer is no anchor to OpenSSL either, which wants a root at the end.
      return certificate && (anchorsAnywhere || isSelfIssued(certificate)) ? [{ certificate, by }] : [];
    });
  }
  return (subject) => {
    const name = canonicalName(subject);
    const found = known.get(name) ?? read(subject);
    known.set(name, found);
    return found;
  };
}

/** A certificate, or null where the bytes are none. */
export function readOrNull(der: Uint8Array): Certificate | null {
  try {
    return readCertificate(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
