import { parseItem, Token } from "structured-headers";

/** The token of a Cross-Origin-Opener-Policy or Cross-Origin-Embedder-Policy; null if browsers ignore the header. */
export function parseIsolationToken(values: readonly string[], known: readonly string[]): string | null {
  // HTML §7.1.3.1 and §7.1.4.1: "get a structured field value" of type item. RFC 9651 §4.2: several fields form a list, which is no item.
  try {
    const [value] = parseItem(values.join(", ").slice(0, longestValue));
    const token = value instanceof Token ? value.toString() : null;
    return token !== null && known.includes(token) ? token : null;
  } catch {
    return null;
  }
}

/** A Cross-Origin-Resource-Policy; null if browsers ignore the header. */
export function parseResourcePolicy(values: readonly string[], known: readonly string[]): string | null {
  // Fetch §3.6 "cross-origin resource policy internal check": the joined value is compared case-sensitively.
  const value = values.map((each) => each.replace(/^[\t ]+|[\t ]+$/g, "")).join(", ");
  return known.includes(value) ? value : null;
}

const longestValue = 4096;
