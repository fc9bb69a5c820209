import { isSharedServer } from "../../data/lookalikes/dns-operators.ts";

/** Whose a registered variant is: `unclear` where it has the same name servers, and so do many other customers of their operator. */
export type Ownership = "own" | "other" | "unclear";

/**
 * Whose a variant is, by its name servers beside those of the protected domain. Name servers below the protected domain are set up by its
 * owner, and servers of one's own are given to nobody else; a sentence about anybody is made of no more than that.
 */
export function ownershipOf(domain: string, own: readonly string[], theirs: readonly string[]): Ownership {
  if (theirs.length === 0) return "other";
  const isBelow = (name: string): boolean => name === domain || name.endsWith(`.${domain}`);
  const isSame = own.length === theirs.length && own.every((each) => theirs.includes(each));
  // Anybody can name the servers of someone else: all of them have to be the owner's.
  if (theirs.every(isBelow) && theirs.every((each) => own.includes(each))) return "own";
  if (!isSame) return "other";
  return own.every(isSharedServer) ? "unclear" : "own";
}
