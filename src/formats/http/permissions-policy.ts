import { parseDictionary, Token, type InnerList, type Item } from "structured-headers";

/** Who may use a feature: all origins, at most the page's own origin, or a list of origins. */
type Allowed = "everybody" | "self-at-most" | "some";

/** The features that a Permissions-Policy names. */
export type PermissionsPolicy = ReadonlyMap<string, Allowed>;

const longestPolicy = 64 * 1024;

/**
 * Parses a Permissions-Policy, Permissions Policy §9.2: a structured field dictionary, joined over repeated fields. Null for invalid syntax, because
 * browsers then drop the whole policy.
 */
export function parsePermissionsPolicy(values: readonly string[]): PermissionsPolicy | null {
  try {
    const dictionary = parseDictionary(values.join(", ").slice(0, longestPolicy));
    return new Map([...dictionary].map(([feature, member]) => [feature, toAllowed(member)]));
  } catch {
    return null;
  }
}

// A value other than `*`, `self` or another origin allows none.
function toAllowed([value]: Item | InnerList): Allowed {
  const members = Array.isArray(value) ? value.map(([member]) => member) : [value];
  if (members.some((member) => isToken(member, "*"))) return "everybody";
  return Array.isArray(value) && members.some((member) => typeof member === "string") ? "some" : "self-at-most";
}

/** Whether a member is a token; a string with the same letters is not. */
function isToken(member: unknown, token: string): boolean {
  return member instanceof Token && member.toString() === token;
}
