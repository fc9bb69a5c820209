/** Real answers have at most about ten levels. */
const deepest = 64;

/** Parses JSON, or returns why it is invalid; deep nesting is rejected, because traversing it could overflow the stack. */
export function readJson(body: Uint8Array): { readonly json: unknown } | { readonly fault: "json" | "deep" } {
  const text = new TextDecoder().decode(body);
  if (isTooDeep(text)) return { fault: "deep" };
  try {
    return { json: JSON.parse(text.replace(/^\ufeff/, "")) };
  } catch {
    return { fault: "json" };
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted && character === "\\") at++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth > deepest) return true;
  }
  return false;
}
