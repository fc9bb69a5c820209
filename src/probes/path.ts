import { isIssuedBy, isSelfIssued, readCertificate, type Certificate } from "../formats/certificate.ts";
import { DerError } from "../formats/der.ts";
import { isSameName } from "../formats/distinguished-name.ts";
import { oids } from "../formats/oids.ts";
import type { Anchor, TrustStore } from "../core/trust.ts";
import { isWeakKey, isWeakSignature } from "./certificate-strength.ts";

/** What is wrong with a path above its leaf. Every one of them makes shipping clients refuse it. */
export type PathProblem =
  | "issuer-expired"
  | "issuer-not-yet-valid"
  | "not-an-authority"
  | "issuer-purpose"
  | "weak-issuer-key"
  | "weak-signature";

/** A way from a leaf to a trusted anchor along verified signatures, leaf first. */
interface Path {
  readonly certificates: readonly Certificate[];
  readonly by: Anchor["by"];
  readonly problems: readonly PathProblem[];
}

/** What a path is searched for among. */
export interface PathQuery {
  readonly leaf: Certificate;
  /** Everything else that was served or fetched, in any order. */
  readonly others: readonly Certificate[];
  readonly trust: TrustStore;
  /** Milliseconds. */
  readonly now: number;
}

/** What a search found, and where it came to an end. */
export interface PathSearch {
  /** The path with the fewest problems, of those the one that lasts longest, whatever the order of the certificates; null where no path leads to an anchor. */
  readonly best: Path | null;
  /** The certificates whose issuer is missing, where the search came to an end. */
  readonly ends: readonly Certificate[];
  /** Whether the search was given up: hostile chains can offer more ways than there is time for. */
  readonly exhausted: boolean;
}

/** Signatures are what costs time: 64 of them take a few milliseconds. */
const mostSignatures = 64;
const mostSteps = 1024;
/** Public paths have four certificates; OpenSSL follows a hundred. */
const longestPath = 10;

/**
 * Looks for a path among all that are there, and goes back where a way ends: of cross-signed authorities one way may have expired
 * while another is good (RFC 4158). Path length and name constraints are left to OpenSSL's verdict.
 */
export function findPath({ leaf, others, trust, now }: PathQuery): PathSearch {
  const verified = new Map<string, boolean>();
  const ends = new Map<string, Certificate>();
  let best: Path | null = null;
  let steps = 0;
  let exhausted = false;

  function isSigned(certificate: Certificate, issuer: Certificate): boolean {
    const key = `${certificate.sha256} ${issuer.sha256}`;
    const known = verified.get(key);
    if (known !== undefined) return known;
    if (verified.size >= mostSignatures) {
      exhausted = true;
      return false;
    }
    const fresh = isIssuedBy(certificate, issuer);
    verified.set(key, fresh);
    return fresh;
  }

  function finish(certificates: readonly Certificate[], by: Anchor["by"]): void {
    const found = { certificates, by, problems: problemsOf(certificates, now) };
    if (!best || isBetter(found, best)) best = found;
  }

  function follow(path: readonly Certificate[], last: Certificate): void {
    if (++steps > mostSteps || path.length > longestPath) {
      exhausted = true;
      return;
    }
    const itself = anchorsNamed(trust, last.subject).find(({ certificate }) => certificate.sha256 === last.sha256);
    if (itself) return finish(path, itself.by);
    const anchors = anchorsNamed(trust, last.issuer).filter(({ certificate }) => isSigned(last, certificate));
    for (const { certificate, by } of anchors) finish([...path, certificate], by);
    const issuers = others
      .filter((other) => isSameName(other.subject, last.issuer) && !path.some(({ sha256 }) => sha256 === other.sha256))
      .toSorted((a, b) => distance(last, a, now) - distance(last, b, now))
      .filter((other) => isSigned(last, other));
    for (const issuer of issuers) follow([...path, issuer], issuer);
    if (anchors.length + issuers.length === 0) ends.set(last.sha256, last);
  }

  follow([leaf], leaf);
  return { best, ends: [...ends.values()], exhausted };
}

function isBetter(one: Path, other: Path): boolean {
  const fewer = other.problems.length - one.problems.length;
  return fewer === 0 ? endOf(one) > endOf(other) : fewer > 0;
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

function anchorsNamed(
  trust: TrustStore,
  subject: Buffer,
): readonly { readonly certificate: Certificate; readonly by: Anchor["by"] }[] {
  return trust.named(subject).flatMap(({ der, by }) => {
    const certificate = readOrNull(der);
    // What the user gave without its own issuer is no anchor to OpenSSL either, which wants a root at the end.
    return certificate && isSelfIssued(certificate) ? [{ certificate, by }] : [];
  });
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

function problemsOf(path: readonly Certificate[], now: number): readonly PathProblem[] {
  const issuers = path.slice(1);
  const intermediates = path.slice(1, -1);
  const holds: Readonly<Record<PathProblem, boolean>> = {
    "issuer-expired": issuers.some(({ notAfter }) => now > notAfter),
    "issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
    "not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)),
    // RFC 5280 §4.2.1.12 leaves it open for authorities; every client treats it as a limit on what they may issue.
    "issuer-purpose": intermediates.some(({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage)),
    "weak-issuer-key": issuers.some(isWeakKey),
    // Nobody relies on the signature of an anchor.
    "weak-signature": intermediates.some(isWeakSignature),
  };
  return (Object.keys(holds) as PathProblem[]).filter((problem) => holds[problem]);
}

/** RFC 5280 §6.1.4 (k) and (n). What an anchor may do is OpenSSL's to say: roots from before extensions have no such flag. */
function mayIssue({ isAuthority, keyUsage }: Certificate): boolean {
  return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}

function isForServers(purposes: ReadonlySet<string>): boolean {
  return purposes.has(oids.serverAuth) || purposes.has(oids.anyExtendedKeyUsage);
}
