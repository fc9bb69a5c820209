/** Field names of which a message has some at its beginning (RFC 5322 §3.6), and those that only mail has. */
const ofMail =
  /^(?:return-path|delivered-to|received|from|to|cc|reply-to|subject|date|message-id|mime-version|content-type|content-transfer-encoding|dkim-signature|authentication-results|arc-seal)$/i;
const ofMailOnly = /^(?:return-path|delivered-to|received|from|mime-version|content-type)$/i;
/** Fields that a server or a mail program added: a person does not type them. */
const ofTransport =
  /^(?:return-path|delivered-to|received|mime-version|dkim-signature|authentication-results|arc-seal)$/i;

/** Characters of a header that are read. */
export const longestHeader = 256 * 1024;

/**
 * A text that begins with the header of a mail, with that header as RFC 5322 §2.2 wants it; null for other texts. Mail programs copy a header
 * with its folded lines at the left margin, or without the empty line that ends it.
 */
export function withWholeHeader(text: string): string | null {
  const lines = headerLinesOf(text);
  const names = lines.map(nameOf);
  const bad = names.findIndex((name, at) => name === null && !(at > 0 && /^[ \t]/.test(lines[at] ?? "")));
  if (bad < 0) return isMail(names) && (hasBody(text, lines) || isOfTransport(names)) ? text : null;
  const isHeader = ofMail.test(names[0] ?? "") && isMail(names) && isOfTransport(names);
  return isHeader ? mended(text, lines, names) : null;
}

/** The lines up to the first empty one, with their ends. */
function headerLinesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const [line] of text.slice(0, longestHeader).matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    if (line.trim() === "") break;
    lines.push(line);
  }
  return lines;
}

/** The name of the field that a line begins; null for other lines. */
function nameOf(line: string): string | null {
  return /^(?<name>[!-9;-~]{1,76})[ \t]{0,10}:(?!\/\/)/.exec(line)?.groups?.["name"]?.toLowerCase() ?? null;
}

function isMail(names: readonly (string | null)[]): boolean {
  const known = new Set(names.filter((name) => name !== null && ofMail.test(name)));
  return known.size >= 2 && [...known].some((name) => name !== null && ofMailOnly.test(name));
}

function isOfTransport(names: readonly (string | null)[]): boolean {
  return names.some((name) => name !== null && ofTransport.test(name));
}

function hasBody(text: string, lines: readonly string[]): boolean {
  return text.slice(lines.join("").length).trim() !== "";
}

/** Indents the folded lines of a header, and puts an empty line before its body. */
function mended(text: string, lines: readonly string[], names: readonly (string | null)[]): string {
  const last = names.findLastIndex((name) => name !== null && ofMail.test(name));
  let end = last + 1;
  while (end < lines.length && isFolded(lines[end - 1] ?? "", lines[end] ?? "", names[end] ?? null)) end += 1;
  const header = lines
    .slice(0, end)
    .map((line, at) => (names[at] === null && !/^[ \t]/.test(line) ? ` ${line}` : line))
    .join("");
  const rest = text.slice(lines.slice(0, end).join("").length);
  return end === lines.length ? header + rest : `${header}\r\n${rest}`;
}

/** Whether a line behind the last known field belongs to the header: another field, or the rest of a value. */
function isFolded(before: string, line: string, name: string | null): boolean {
  const isField = name !== null && !/https?:/i.test(line);
  return isField || /^[ \t]/.test(line) || /;\s*$/.test(before) || /^[a-z-]{1,20}\*?=["\w]/i.test(line);
}
