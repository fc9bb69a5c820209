import { isSharedServer } from "../../data/lookalikes/dns-operators.ts";

/** The owner of a registered variant. `unclear`: it has the same name servers, which many customers of the operator share. */
export type Ownership = "own" | "other" | "unclear";

/**
 * Determines the owner of a variant by comparing its name servers with those of the protected domain. Name servers below the protected
 * domain, and equal name servers that customers do not share, show the same owner.
 */
export function ownershipOf(domain: string, own: readonly string[], theirs: readonly string[]): Ownership {
  if (theirs.length === 0) return "other";
  const isBelow = (name: string): boolean => name === domain || name.endsWith(`.${domain}`);
  const isSame = own.length === theirs.length && own.every((each) => theirs.includes(each));
  // Anyone can delegate a name to foreign servers, so all of them have to be the owner's.
  if (theirs.every(isBelow) && theirs.every((each) => own.includes(each))) return "own";
  if (!isSame) return "other";
  return own.every(isSharedServer) ? "unclear" : "own";
}
