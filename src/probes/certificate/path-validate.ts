import { isIssuedBy, isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isCheckable } from "../../formats/x509/signature.ts";
import { leafProblems, type LeafProblem } from "./leaf.ts";
import { findPath, type Path, type PathQuery, type PathSearch } from "./path.ts";
import type { PathProblem } from "./path-problems.ts";
import { formProblems, type FormProblem, type Profile, type Role } from "./path-rules.ts";

/** Why no path was found. */
export type PathlessProblem = "bad-signature" | "self-signed" | "unknown-authority" | "weak-issuer-key";

/** A problem that the validator found with a certificate and its path. */
type ValidationProblem = LeafProblem | PathProblem | PathlessProblem | FormProblem;

/** The input of a validation: a path search, and the identity that the certificate should have. */
export interface ValidationQuery extends PathQuery {
  /** A name in lower case or an address as in URLs; null where any subject is accepted. */
  readonly host: string | null;
  /** Which profile rules apply in addition to what clients enforce. */
  readonly profile: Profile;
}

/** The best path, and everything that is wrong with it. */
export interface Validation {
  readonly path: Path | null;
  /** Empty where the certificate is fully valid. */
  readonly problems: readonly ValidationProblem[];
}

/**
 * Validates a certificate and its path by RFC 5280 §6, RFC 9525 and, depending on the profile, the Baseline Requirements. A pure function
 * of the served chain, the anchors, the time and the name, with bounded work.
 */
export function validatePath(query: ValidationQuery): Validation {
  const { leaf, host, now, profile } = query;
  const search = findPath(query);
  const { best } = search;
  const problems = [
    ...leafProblems(leaf, { host, now, exchange: null }),
    ...(best ? best.problems : [pathlessProblem(leaf, search)]),
    ...pathForm(best?.certificates ?? [leaf], profile),
  ];
  return { path: best, problems: [...new Set(problems)] };
}

/** Why no path was found, as far as the served chain shows it. */
export function pathlessProblem(
  leaf: Certificate,
  { isForged, isUncheckable }: Pick<PathSearch, "isForged" | "isUncheckable">,
): PathlessProblem {
  if (isUncheckable) return "weak-issuer-key";
  if (isForged) return "bad-signature";
  return isSelfIssued(leaf) && isOwn(leaf) ? "self-signed" : "unknown-authority";
}

/** Whether a certificate is signed with its own key. True where clients cannot verify signatures with that key. */
function isOwn(leaf: Certificate): boolean {
  return isIssuedBy(leaf, leaf) || (leaf.publicKey !== null && !isCheckable(leaf.publicKey));
}

/** How the certificates of a path violate the profile, leaf first. The last is the anchor, unless the path has only one certificate. */
export function pathForm(path: readonly Certificate[], profile: Profile, roles: readonly Role[] = everywhere) {
  const found = path.flatMap((certificate, height) => {
    const role = height === 0 ? "leaf" : height === path.length - 1 ? "anchor" : "intermediate";
    return roles.includes(role) ? formProblems(certificate, role, profile) : [];
  });
  return [...new Set(found)];
}

const everywhere: readonly Role[] = ["leaf", "intermediate", "anchor"];
