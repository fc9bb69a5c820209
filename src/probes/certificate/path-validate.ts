import { isIssuedBy, isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isCheckable } from "../../formats/x509/signature.ts";
import { leafProblems, type LeafProblem } from "./leaf.ts";
import { findPath, type Path, type PathQuery, type PathSearch } from "./path.ts";
import type { PathProblem } from "./path-problems.ts";
import { formProblems, type FormProblem, type Profile, type Role } from "./path-rules.ts";

/** Why there is no path at all. */
export type PathlessProblem = "bad-signature" | "self-signed" | "unknown-authority" | "weak-issuer-key";

/** What the validator has against a certificate and its path. */
type ValidationProblem = LeafProblem | PathProblem | PathlessProblem | FormProblem;

/** What is validated: a search, and for whom the certificate should be. */
export interface ValidationQuery extends PathQuery {
  /** A name in lower case or an address as URLs write it; null where any subject will do. */
  readonly host: string | null;
  /** Which rules of form count besides what clients enforce. */
  readonly profile: Profile;
}

/** The best path there is, and everything that is wrong with it. */
export interface Validation {
  readonly path: Path | null;
  /** Empty where the certificate is good in every respect. */
  readonly problems: readonly ValidationProblem[];
}

/**
 * Validates a certificate and its path by RFC 5280 §6, RFC 9525 and, as far as the profile says so, the Baseline Requirements:
 * a pure function of what was served, the anchors, the time and the name, in bounded work.
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

/** Why no path was found, as far as what was served tells it. */
export function pathlessProblem(
  leaf: Certificate,
  { isForged, isUncheckable }: Pick<PathSearch, "isForged" | "isUncheckable">,
): PathlessProblem {
  if (isUncheckable) return "weak-issuer-key";
  if (isForged) return "bad-signature";
  return isSelfIssued(leaf) && isOwn(leaf) ? "self-signed" : "unknown-authority";
}

/** Whether a signature is by the key that it is for; by a key that nobody checks with it may be. */
function isOwn(leaf: Certificate): boolean {
  return isIssuedBy(leaf, leaf) || (leaf.publicKey !== null && !isCheckable(leaf.publicKey));
}

/** How the certificates of a path depart from their profile, leaf first; the anchor is one where there are several. */
export function pathForm(path: readonly Certificate[], profile: Profile, roles: readonly Role[] = everywhere) {
  const found = path.flatMap((certificate, height) => {
    const role = height === 0 ? "leaf" : height === path.length - 1 ? "anchor" : "intermediate";
    return roles.includes(role) ? formProblems(certificate, role, profile) : [];
  });
  return [...new Set(found)];
}

const everywhere: readonly Role[] = ["leaf", "intermediate", "anchor"];
