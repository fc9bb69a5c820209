import type { DataOf } from "./kinds.ts";
import { labelsOf } from "./name.ts";

/** What makes a NAPTR record unusable, whatever its application. */
export type NaptrFault =
  /** Both an expression and a replacement: RFC 3403 §4.1 makes them exclusive. */
  | "both"
  /** Neither of them. */
  | "neither"
  /** The expression is no substitution: RFC 3402 §3.2. */
  | "expression"
  /** Flags other than letters and digits, or more than one terminal flag: RFC 3403 §4.1, RFC 3404 §4.3. */
  | "flags"
  /** The flag U promises a URI, which only an expression can give: RFC 3404 §4.3. */
  | "uri-without-expression";

/** Faults of a NAPTR record by itself; empty for a usable one. */
export function naptrFaults({ flags, expression, replacement }: DataOf<"NAPTR">): readonly NaptrFault[] {
  const letters = flags.toString("latin1").toUpperCase();
  const hasExpression = expression.length > 0;
  const hasReplacement = labelsOf(replacement).length > 0;
  const terminal = new Set(letters.match(/[SAUP]/g) ?? []);
  return [
    ...(hasExpression && hasReplacement ? (["both"] as const) : []),
    ...(!hasExpression && !hasReplacement ? (["neither"] as const) : []),
    ...(hasExpression && !isSubstitution(expression.toString("latin1")) ? (["expression"] as const) : []),
    ...(!/^[A-Z0-9]*$/.test(letters) || terminal.size > 1 ? (["flags"] as const) : []),
    ...(terminal.has("U") && !hasExpression && hasReplacement ? (["uri-without-expression"] as const) : []),
  ];
}

/** RFC 3402 §3.2: a delimiter, the expression, the delimiter, the replacement, the delimiter, and `i` or nothing. */
function isSubstitution(text: string): boolean {
  const delimiter = text[0] ?? "";
  if (/[0-9i\\]/.test(delimiter)) return false;
  const [head, expression, replacement, flags, ...more] = splitAt(text, delimiter);
  if (head !== "" || more.length > 0 || (flags !== "" && flags !== "i")) return false;
  if (expression === undefined || expression === "" || replacement === undefined) return false;
  const groups = unescaped(expression, "(");
  const closed = unescaped(expression, ")");
  const references = [...replacement.matchAll(/\\(\d)/g)].map(([, digit]) => Number(digit));
  return groups === closed && references.every((each) => each >= 1 && each <= groups);
}

/** The parts between unescaped delimiters. */
function splitAt(text: string, delimiter: string): readonly string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    const isEscape = letter === "\\" && at + 1 < text.length;
    if (letter === delimiter) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${letter}${isEscape ? (text[++at] ?? "") : ""}`);
  }
  return parts;
}

/** How often a sign stands outside brackets and without a backslash. */
function unescaped(text: string, sign: string): number {
  const bare = text.replaceAll(/\\./gs, "").replaceAll(/\[\^?\]?[^\]]*\]/g, "");
  return bare.split(sign).length - 1;
}
