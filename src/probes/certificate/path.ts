import { isSelfIssued, readCertificate, type Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { canonicalName, isSameDistinguishedName } from "../../formats/x509/distinguished-name.ts";
import type { Anchor, TrustStore } from "../../core/net/trust.ts";
import { isCheckable } from "../../formats/x509/signature.ts";
import { openSignatureChecks, type SignatureChecks } from "./signature-checks.ts";
import { judgePaths, type PathProblem, type PathRules } from "./path-problems.ts";

/** A path from a leaf to a trusted anchor along verified signatures, leaf first. */
export interface Path {
  readonly certificates: readonly Certificate[];
  readonly by: Anchor["by"];
  readonly problems: readonly PathProblem[];
}

/** The input of a path search. */
export interface PathQuery extends PathRules {
  readonly leaf: Certificate;
  /** The other certificates that were served or fetched, in any order. */
  readonly others: readonly Certificate[];
  readonly trust: TrustStore;
  /** A signature budget shared by several searches about one server; a separate one where absent. */
  readonly signatures?: SignatureChecks;
  /** Whether any certificate of the trust store can be an anchor (RFC 5280 §6.1.1 (d)). OpenSSL accepts only roots. */
  readonly anchorsAnywhere?: boolean;
}

/** The result of a search, and where it ended. */
export interface PathSearch {
  /**
   * The path with the fewest problems; null where no path leads to an anchor. On a tie: first a path to a Mozilla root, then one whose
   * names match byte for byte, then the one that is valid longest. The input order does not matter.
   */
  readonly best: Path | null;
  /** The certificates whose issuer is missing. */
  readonly ends: readonly Certificate[];
  /** Whether the issuer that a certificate names, by name and key identifier, exists but did not sign it. */
  readonly isForged: boolean;
  /** Whether an issuer has a key with which clients cannot verify signatures, so that the signature stays unknown. */
  readonly isUncheckable: boolean;
  /** Whether the search was stopped at its limit: a hostile chain can offer too many paths. */
  readonly exhausted: boolean;
  /** How many signatures were checked. */
  readonly signatures: number;
}

const mostSteps = 1024;
/** Public paths have four certificates; OpenSSL follows up to a hundred. */
const longestPath = 10;

/**
 * Searches for a path with backtracking: of cross-signed authorities, one path may have expired while another is valid (RFC 4158). Uses
 * neither network nor clock, so the same query always returns the same path; the work is bounded.
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
      .filter(
        (other) =>
          isSameDistinguishedName(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256),
      )
      .toSorted((a, b) => distance(last, a, now) - distance(last, b, now))
      .filter((other) => isSigned(last, other));
    for (const issuer of issuers) follow([...path, issuer], issuer);
    if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
  }

  follow([leaf], leaf);
  return { best, ends: [...ends.values()], isForged, isUncheckable, exhausted, signatures: signatures.count() };
}

/** Whether the key identifiers match. */
function isKeyOf({ authorityKeyIdentifier }: Certificate, { subjectKeyIdentifier }: Certificate): boolean {
  if (!authorityKeyIdentifier || !subjectKeyIdentifier) return false;
  return authorityKeyIdentifier.equals(subjectKeyIdentifier);
}

function isBetter(one: Path, other: Path): boolean {
  const fewer = other.problems.length - one.problems.length;
  if (fewer !== 0) return fewer > 0;
  // A path to a public root is judged as public, even if another path exists.
  if (one.by !== other.by) return one.by === "mozilla";
  return isSpelledApart(one) === isSpelledApart(other) ? endOf(one) > endOf(other) : isSpelledApart(other);
}

/**
 * Whether a certificate spells the name of its issuer differently from the issuer itself, even only in string type, case or spaces:
 * mozilla::pkix compares bytes.
 */
export function isSpelledApart({ certificates }: Path): boolean {
  return certificates.some(({ issuer }, height) => certificates[height + 1]?.subject.equals(issuer) === false);
}

/** When the first certificate of a path expires. */
function endOf({ certificates }: Path): number {
  return Math.min(...certificates.map(({ notAfter }) => notAfter));
}

/** Sort key, likeliest issuer first: valid now, with the key identifier that the certificate names. */
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

/** The anchors by name, each parsed once. */
function anchorsOf({ trust, anchorsAnywhere = false }: PathQuery): (subject: Buffer) => readonly KnownAnchor[] {
  const known = new Map<string, readonly KnownAnchor[]>();
  function read(subject: Buffer): readonly KnownAnchor[] {
    return trust.named(subject).flatMap(({ der, by }) => {
      const certificate = readOrNull(der);
      // OpenSSL does not use a user-supplied intermediate as an anchor either; it requires a root at the end.
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

/** Parses a certificate; null where the bytes are not one. */
export function readOrNull(der: Uint8Array): Certificate | null {
  try {
    return readCertificate(der);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
