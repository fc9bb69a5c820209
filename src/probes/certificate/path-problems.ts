import type { Clients } from "../../core/net/clients.ts";
import { constraintProblem, readNameConstraints, type NameConstraints } from "../../formats/x509/constraints.ts";
import { readPolicies } from "../../formats/x509/policies.ts";
import { readSubjectNames, type SubjectNames } from "../../formats/x509/subjects.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { oids } from "../../formats/x509/oids.ts";
import { holdsPolicies } from "./path-policies.ts";
import { isForeignKey, isForeignSignature, isWeakKey, isWeakSignature } from "./strength.ts";

/** What is wrong with a path above its leaf. Shipping clients refuse the path for each of these. */
export type PathProblem =
  | "issuer-expired"
  | "issuer-not-yet-valid"
  | "not-an-authority"
  | "issuer-purpose"
  | "weak-issuer-key"
  | "weak-signature"
  | "foreign-signature"
  | "path-length"
  | "name-constraints"
  | "constraints-excessive"
  | "critical-extension"
  | "duplicate-extension"
  | "spelled-curve"
  | "policies";

/** Judges the paths of one search. It parses each certificate once. */
export type PathJudge = (path: readonly Certificate[]) => readonly PathProblem[];

/** What a path is judged against. */
export interface PathRules {
  /** Milliseconds. */
  readonly now: number;
  /** The most intermediates allowed, self-issued ones not counted; no limit where absent. */
  readonly mostIntermediates?: number;
  /** The clients that verify the path; where absent, browser-only rules are skipped. */
  readonly clients?: Clients;
}

/** A judge for the paths of one search. RFC 5280 §6.1. */
export function judgePaths({ now, mostIntermediates = Number.POSITIVE_INFINITY, clients }: PathRules): PathJudge {
  const constrain = judgeConstraints();
  const holdPolicies = judgePolicies();
  return (path) => {
    const issuers = path.slice(1);
    const intermediates = path.slice(1, -1);
    const constraints = new Set(path.flatMap((issuer, height) => constrain(issuer, path.slice(0, height))));
    const holds: Readonly<Record<PathProblem, boolean>> = {
      "issuer-expired": issuers.some((issuer) => isOver(issuer, now)),
      "issuer-not-yet-valid": issuers.some(({ notBefore }) => now < notBefore),
      "not-an-authority": intermediates.some((issuer) => !mayIssue(issuer)) || issuers.slice(-1).some(mayNotAnchor),
      // RFC 5280 §4.2.1.12 does not define it for authorities; every client treats it as a limit on what they may issue.
      "issuer-purpose": intermediates.some(
        ({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage),
      ),
      "weak-issuer-key": issuers.some((issuer) => isWeakKey(issuer, clients)),
      // Clients do not verify the signature of an anchor.
      "weak-signature": intermediates.some(isWeakSignature),
      "foreign-signature":
        clients === "browsers" && (path.slice(0, -1).some(isForeignSignature) || issuers.some(isForeignKey)),
      "path-length": isTooLong(path) || countOfLimited(intermediates) > mostIntermediates,
      "name-constraints": constraints.has("forbidden"),
      "constraints-excessive": constraints.has("excessive"),
      "critical-extension": path.some(hasUnknownCritical),
      "duplicate-extension": path.some(hasDuplicate),
      // RFC 5480 §2.1.1: with explicit curve parameters, an attacker can construct a key that matches a foreign signature (CVE-2020-0601).
      "spelled-curve": path.some(({ spellsCurve }) => spellsCurve),
      // OpenSSL checks policies only with X509_V_FLAG_POLICY_CHECK.
      policies: clients !== "programs" && !holdPolicies(path),
    };
    return (Object.keys(holds) as PathProblem[]).filter((problem) => holds[problem]);
  };
}

/** RFC 5280 §4.1.2.5: a certificate is valid through the whole of its last second. */
export function isOver({ notAfter }: Pick<Certificate, "notAfter">, now: number): boolean {
  return now >= notAfter + 1000;
}

/** RFC 5280 §6.1.4 (k) and (n). */
function mayIssue({ isAuthority, keyUsage }: Certificate): boolean {
  return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}

/**
 * Roots from before X.509 extensions do not state their usage and are accepted. A root that states it may not sign certificates is
 * rejected, as in OpenSSL.
 */
function mayNotAnchor({ isAuthority, keyUsage, extensions }: Certificate): boolean {
  const saysSo = extensions.some(({ oid }) => oid === oids.basicConstraints);
  if (keyUsage && !keyUsage.has("keyCertSign")) return true;
  return saysSo && !isAuthority;
}

function isForServers(purposes: ReadonlySet<string>): boolean {
  return purposes.has(oids.serverAuth) || purposes.has(oids.anyExtendedKeyUsage);
}

/** RFC 5280 §6.1.4 (l) and (m): counts the intermediates below an authority, except self-issued ones. */
function isTooLong(path: readonly Certificate[]): boolean {
  return path.some(
    ({ pathLength }, height) => pathLength !== null && countOfLimited(path.slice(1, height)) > pathLength,
  );
}

function countOfLimited(intermediates: readonly Certificate[]): number {
  return intermediates.filter((each) => !isSelfIssued(each)).length;
}

/** Extensions that clients process, and that may therefore be critical: RFC 5280 §4.2.1. */
const understood: ReadonlySet<string> = new Set([
  oids.keyUsage,
  oids.subjectAltName,
  oids.basicConstraints,
  oids.extendedKeyUsage,
  oids.crlDistributionPoints,
  oids.nameConstraints,
  oids.policyConstraints,
  oids.certificatePolicies,
  oids.policyMappings,
  oids.inhibitAnyPolicy,
]);

/** RFC 5280 §4.2: an unknown critical extension must be rejected. */
function hasUnknownCritical({ extensions }: Certificate): boolean {
  return extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid));
}

/** RFC 5280 §4.2: an extension appears once. */
function hasDuplicate({ extensions }: Certificate): boolean {
  return new Set(extensions.map(({ oid }) => oid)).size < extensions.length;
}

type ConstraintProblem = NonNullable<ReturnType<typeof constraintProblem>>;

/** RFC 5280 §6.1.4 (g): name constraints apply to every certificate below the authority. */
function judgeConstraints(): (issuer: Certificate, below: readonly Certificate[]) => readonly ConstraintProblem[] {
  const constraints = once<NameConstraints | null>((issuer) => {
    const read = readNameConstraints(issuer);
    if (!read) return null;
    return { ...read, prepare: memo(read.prepare) };
  });
  const names = once<SubjectNames>((certificate) => {
    const read = readSubjectNames(certificate);
    return { ...read, names: memo(read.names) };
  });
  const known = new Map<string, ConstraintProblem | null>();
  function between(issuer: Certificate, certificate: Certificate): ConstraintProblem | null {
    const limits = constraints(issuer);
    if (limits === null) return null;
    const bearer = names(certificate);
    // Names that cannot be parsed cannot be shown to be permitted.
    if (limits === "unreadable" || bearer === "unreadable") return "forbidden";
    const found = attemptRead(() => constraintProblem(limits, bearer));
    return found === "unreadable" ? "forbidden" : found;
  }
  return (issuer, below) =>
    // RFC 5280 §6.1.3 (b) and (c): self-issued certificates are exempt, unless they are the leaf.
    below
      .filter((certificate, height) => height === 0 || !isSelfIssued(certificate))
      .flatMap((certificate) => {
        const key = `${issuer.sha256} ${certificate.sha256}`;
        if (!known.has(key)) known.set(key, between(issuer, certificate));
        return known.get(key) ?? [];
      });
}

/** RFC 5280 §6.1: policies that cannot be parsed cannot be shown to be valid. */
function judgePolicies(): (path: readonly Certificate[]) => boolean {
  const known = once(readPolicies);
  return (path) => {
    const found = attemptRead(() =>
      holdsPolicies(path, {}, (certificate) => {
        const said = known(certificate);
        if (said === "unreadable") throw new DerError("policies");
        return said;
      }),
    );
    return found === true;
  };
}

/** Caches a value per certificate. */
function once<T>(read: (certificate: Certificate) => T): (certificate: Certificate) => T | "unreadable" {
  const known = new Map<string, T | "unreadable">();
  return (certificate) => {
    const found = known.get(certificate.sha256);
    if (found !== undefined) return found;
    const fresh = attemptRead(() => read(certificate));
    known.set(certificate.sha256, fresh);
    return fresh;
  };
}

/** Computes a value on first use and caches it. */
function memo<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

function attemptRead<T>(read: () => T): T | "unreadable" {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return "unreadable";
    throw error;
  }
}
