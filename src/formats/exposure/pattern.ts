/** Characters behind a literal that a pattern sees. */
export const patternWindow = 256;

/** Longer patterns are refused. */
const longest = 200;

/** Each more would multiply the time once more. */
const mostQuantifiers = 2;

/**
 * Why a pattern may take long, or is none; null where it is fine. Nothing that repeats may hold a group, and nothing may look around or
 * back: with the window and at most two quantifiers every match takes bounded time.
 */
export function patternProblem(pattern: string): string | null {
  if (pattern.length > longest) return `longer than ${longest} characters`;
  // Escapes and classes hold no syntax.
  const bare = pattern.replace(/\\./g, (pair) => (/\\[1-9k]/.test(pair) ? "\u0001" : "a")).replace(/\[[^\]]*\]/g, "a");
  if (bare.includes("\u0001")) return "back references are not supported";
  if (/\(\?(?!:)/.test(bare)) return "only plain groups (?:…) are supported";
  if (/\)[*+?{]/.test(bare)) return "a group may not repeat";
  if ((bare.replace(/\(\?:/g, "(").match(/[*+?{]/g) ?? []).length > mostQuantifiers) {
    return `more than ${mostQuantifiers} quantifiers`;
  }
  return compile(pattern) ? null : "not a valid regular expression";
}

/** A pattern that was found to be fine, to be matched at a place. */
export function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, "isy");
  } catch {
    return null;
  }
}
