import type { Clients } from "../../core/net/clients.ts";
import { constraintProblem, readNameConstraints, type NameConstraints } from "../../formats/x509/constraints.ts";
import { readPolicies } from "../../formats/x509/policies.ts";
import { readSubjectNames, type SubjectNames } from "../../formats/x509/subjects.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { oids } from "../../formats/x509/oids.ts";
import { holdsPolicies } from "./path-policies.ts";
import { isForeignKey, isForeignSignature, isWeakKey, isWeakSignature } from "./strength.ts";

/** What is wrong with a path above its leaf. Every one of them makes shipping clients refuse it. */
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

/** Judges paths of one search at a time, all of whose certificates it reads once. */
export type PathJudge = (path: readonly Certificate[]) => readonly PathProblem[];

/** What a path is judged against. */
export interface PathRules {
  /** Milliseconds. */
  readonly now: number;
  /** How many intermediates there may be, those that were issued to themselves not counted; no limit where absent. */
  readonly mostIntermediates?: number;
  /** Who is to follow the path; where absent, what browsers alone refuse is left out. */
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
      // RFC 5280 §4.2.1.12 leaves it open for authorities; every client treats it as a limit on what they may issue.
      "issuer-purpose": intermediates.some(
        ({ extendedKeyUsage }) => extendedKeyUsage && !isForServers(extendedKeyUsage),
      ),
      "weak-issuer-key": issuers.some((issuer) => isWeakKey(issuer, clients)),
      // Nobody relies on the signature of an anchor.
      "weak-signature": intermediates.some(isWeakSignature),
      "foreign-signature":
        clients === "browsers" && (path.slice(0, -1).some(isForeignSignature) || issuers.some(isForeignKey)),
      "path-length": isTooLong(path) || countOfLimited(intermediates) > mostIntermediates,
      "name-constraints": constraints.has("forbidden"),
      "constraints-excessive": constraints.has("excessive"),
      "critical-extension": path.some(hasUnknownCritical),
      "duplicate-extension": path.some(hasDuplicate),
      // RFC 5480 §2.1.1: who chooses the numbers of a curve can make a key that fits a foreign signature (CVE-2020-0601).
      "spelled-curve": path.some(({ spellsCurve }) => spellsCurve),
      // OpenSSL asks about policies only where a program tells it to (X509_V_FLAG_POLICY_CHECK).
      policies: clients !== "programs" && !holdPolicies(path),
    };
    return (Object.keys(holds) as PathProblem[]).filter((problem) => holds[problem]);
  };
}

/** RFC 5280 §4.1.2.5: a certificate is valid through the whole second that is its last. */
export function isOver({ notAfter }: Pick<Certificate, "notAfter">, now: number): boolean {
  return now >= notAfter + 1000;
}

/** RFC 5280 §6.1.4 (k) and (n). */
function mayIssue({ isAuthority, keyUsage }: Certificate): boolean {
  return isAuthority && (keyUsage?.has("keyCertSign") ?? true);
}

/** Roots from before extensions say nothing of what they may do; those that say that they may not are believed, as OpenSSL does. */
function mayNotAnchor({ isAuthority, keyUsage, extensions }: Certificate): boolean {
  const saysSo = extensions.some(({ oid }) => oid === oids.basicConstraints);
  if (keyUsage && !keyUsage.has("keyCertSign")) return true;
  return saysSo && !isAuthority;
}

function isForServers(purposes: ReadonlySet<string>): boolean {
  return purposes.has(oids.serverAuth) || purposes.has(oids.anyExtendedKeyUsage);
}

/** RFC 5280 §6.1.4 (l) and (m): the intermediates below an authority count, but not those that were issued to themselves. */
function isTooLong(path: readonly Certificate[]): boolean {
  return path.some(
    ({ pathLength }, height) => pathLength !== null && countOfLimited(path.slice(1, height)) > pathLength,
  );
}

function countOfLimited(intermediates: readonly Certificate[]): number {
  return intermediates.filter((each) => !isSelfIssued(each)).length;
}

/** Extensions that clients know how to follow, and may therefore be critical: RFC 5280 §4.2.1. */
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

/** RFC 5280 §4.2: what is critical and unknown must be refused. */
function hasUnknownCritical({ extensions }: Certificate): boolean {
  return extensions.some(({ oid, isCritical }) => isCritical && !understood.has(oid));
}

/** RFC 5280 §4.2: an extension appears once. */
function hasDuplicate({ extensions }: Certificate): boolean {
  return new Set(extensions.map(({ oid }) => oid)).size < extensions.length;
}

type ConstraintProblem = NonNullable<ReturnType<typeof constraintProblem>>;

/** RFC 5280 §6.1.4 (g): what an authority is constrained to holds for every certificate below it. */
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
    // What cannot be read cannot be shown to be permitted.
    if (limits === "unreadable" || bearer === "unreadable") return "forbidden";
    const found = attemptRead(() => constraintProblem(limits, bearer));
    return found === "unreadable" ? "forbidden" : found;
  }
  return (issuer, below) =>
    // RFC 5280 §6.1.3 (b) and (c): not to what an authority issued to itself, unless that is the leaf.
    below
      .filter((certificate, height) => height === 0 || !isSelfIssued(certificate))
      .flatMap((certificate) => {
        const key = `${issuer.sha256} ${certificate.sha256}`;
        if (!known.has(key)) known.set(key, between(issuer, certificate));
        return known.get(key) ?? [];
      });
}

/** RFC 5280 §6.1: what cannot be read cannot be shown to hold. */
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

/** Reads something of each certificate once. */
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

/** Does a piece of work when it is asked for, and once. */
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
