import { isIssuedBy, isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isCheckable } from "../../formats/x509/signature.ts";
import type { PathSearch } from "./path.ts";
import { formProblems, type PathProfile, type Role } from "./path-rules.ts";

/** Why no path was found. */
export type PathlessProblem = "bad-signature" | "self-signed" | "unknown-authority" | "weak-issuer-key";

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
export function pathForm(path: readonly Certificate[], profile: PathProfile, roles: readonly Role[] = everywhere) {
  const found = path.flatMap((certificate, height) => {
    const role = roleAt(height, path.length);
    return roles.includes(role) ? formProblems(certificate, role, profile) : [];
  });
  return [...new Set(found)];
}

function roleAt(height: number, length: number): Role {
  if (height === 0) return "leaf";
  return height === length - 1 ? "anchor" : "intermediate";
}

const everywhere: readonly Role[] = ["leaf", "intermediate", "anchor"];
