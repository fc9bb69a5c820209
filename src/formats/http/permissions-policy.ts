import { parseDictionary, Token, type InnerList, type Item } from "structured-headers";

/** Who may use a feature: everybody, nobody but the page's own origin, or a list of origins. */
type Allowed = "everybody" | "self-at-most" | "some";

/** The features that a Permissions-Policy names. */
export type PermissionsPolicy = ReadonlyMap<string, Allowed>;

const longestPolicy = 64 * 1024;

/**
 * Reads a Permissions-Policy, Permissions Policy §9.2: a dictionary of structured fields, whose values are joined where the
 * field comes several times. Null where the syntax is broken, for then browsers drop the policy as a whole.
 */
export function parsePermissionsPolicy(values: readonly string[]): PermissionsPolicy | null {
  try {
    const dictionary = parseDictionary(values.join(", ").slice(0, longestPolicy));
    return new Map([...dictionary].map(([feature, member]) => [feature, toAllowed(member)]));
  } catch {
    return null;
  }
}

// What is neither `*` nor `self` nor the origin of somebody else allows nobody.
function toAllowed([value]: Item | InnerList): Allowed {
  const members = Array.isArray(value) ? value.map(([member]) => member) : [value];
  if (members.some((member) => isToken(member, "*"))) return "everybody";
  return Array.isArray(value) && members.some((member) => typeof member === "string") ? "some" : "self-at-most";
}

/** A token is an object of its own; a string with the same letters is something else. */
function isToken(member: unknown, token: string): boolean {
  return member instanceof Token && member.toString() === token;
}
