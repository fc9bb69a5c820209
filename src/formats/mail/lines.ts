/** What was skipped or repaired to find the lines of a header. */
type MailLinesNote = "body" | "envelope-line" | "quoted" | "indented" | "stray-lines" | "spaced";

/** The lines of a header, without surrounding text and prefixes. */
export interface MailLines {
  /** Unchanged except for line ends; the first starts a field, and folded lines are not joined. */
  readonly lines: readonly string[];
  /** Whether an empty line follows them, so that the header is complete. */
  readonly isEnded: boolean;
  readonly notes: ReadonlySet<MailLinesNote>;
}

/** A field name and optional spaces (RFC 5322 §4.5) before a colon; a URL scheme does not match. */
const fieldStart = /^(?<name>[A-Za-z][\w!#$%&'*+.^`|~-]{0,199})[ \t]{0,20}:(?!\/\/)/;

/** The name of the field that a line starts, in lower case; null if it starts none. */
export function fieldNameOf(line: string): string | null {
  return fieldStart.exec(line)?.groups?.["name"]?.toLowerCase() ?? null;
}

/** Whether any of the lines begins a field. */
export function hasMailField(lines: readonly string[]): boolean {
  return lines.some((line) => fieldStart.test(line));
}

/**
 * Finds the header lines in pasted text: with the body, quoted, indented, with empty lines in between, or after the text of a web page. Linear; never
 * throws. Empty if no line starts a field.
 */
export function readMailLines(text: string): MailLines {
  const notes = new Set<MailLinesNote>();
  const all = linesOf(text.replace(/^\u{FEFF}/u, ""));
  const lines = fromHeader(withoutEnvelope(all.slice(firstText(all)), notes), notes);
  const taken = spacedLines(lines);
  if (taken) notes.add("spaced");
  const found = lines.indexOf("");
  const end = taken?.end ?? (found < 0 ? lines.length : found);
  const hasMore = lines.slice(end).some((line) => line.trim() !== "");
  if (hasMore) notes.add("body");
  // The empty string after the last line end is no empty line.
  return { lines: taken?.lines ?? lines.slice(0, end), isEnded: taken ? hasMore : end < lines.length - 1, notes };
}

/** Lines end in CRLF, LF or CR, or in CR CR LF as some Windows programs write. */
function linesOf(text: string): readonly string[] {
  if (!text.includes("\n")) return text.split("\r");
  return text.split("\n").flatMap((line) => {
    let end = line.length;
    while (end > 0 && line.charAt(end - 1) === "\r") end--;
    return line.slice(0, end).split("\r");
  });
}

function firstText(lines: readonly string[]): number {
  const found = lines.findIndex((line) => line.trim() !== "");
  return found < 0 ? lines.length : found;
}

/** RFC 4155 §2: the mbox separator begins with "From ", which some quote. */
function withoutEnvelope(lines: readonly string[], notes: Set<MailLinesNote>): readonly string[] {
  const [first = ""] = lines;
  if (!/^>?From [^:]/.test(first) || fieldStart.test(first)) return lines;
  notes.add("envelope-line");
  const rest = lines.slice(1);
  return rest.slice(firstText(rest));
}

/** Prefixes that people and mailboxes put before each line. */
const inFront = /^(?:>[ \t]?|[ \t]{1,40})(?=[A-Za-z])/;

/** The lines from the first field on, without their prefixes. */
function fromHeader(lines: readonly string[], notes: Set<MailLinesNote>): readonly string[] {
  const from = Math.max(behindSummary(lines), 0);
  const start = fieldFrom(lines, from);
  if (start < 0) return [];
  const [first = "", ...more] = lines.slice(start);
  if (lines.slice(0, start).some((line) => line.trim() !== "")) notes.add("stray-lines");
  const prefix = fieldStart.test(first) ? undefined : inFront.exec(first)?.[0];
  if (prefix === undefined) return behindTitle([first, ...more], notes);
  notes.add(prefix.startsWith(">") ? "quoted" : "indented");
  return [first, ...more].map((line) => withoutPrefix(line, prefix));
}

/** The first line that starts a field; a prefixed line counts only if the lines below do not show that it is folded. */
function fieldFrom(lines: readonly string[], from: number): number {
  const bare = lines.findIndex((line, at) => at >= from && fieldStart.test(line));
  const prefixed = lines.findIndex((line, at) => at >= from && fieldStart.test(line.replace(inFront, "")));
  if (prefixed < 0 || prefixed === bare) return bare;
  if (bare < 0) return prefixed;
  return lines.slice(prefixed, bare).some((line) => line.trim() === "") ? prefixed : bare;
}

/** Editors remove trailing spaces of otherwise empty lines. */
function withoutPrefix(line: string, prefix: string): string {
  if (line.startsWith(prefix)) return line.slice(prefix.length);
  return line.startsWith(prefix.trim()) ? line.slice(prefix.trim().length) : line;
}

/** Fields that servers add; nothing above them came with the message. */
const written =
  /^(?:received|x-received|delivered-to|x-original-to|return-path|authentication-results|arc-[a-z-]{1,40})$/;

/** Gmail's summary in any language: results that are no header fields, and button texts. */
const summary =
  /^(?:(?:SPF|DKIM|DMARC):(?:\s|$)|Download Original\b|Copy to clipboard\b|원본 다운로드|클립보드에 복사)/;
const longestSummary = 60;

/** The line after a page's summary above the source; -1 without one. */
function behindSummary(lines: readonly string[]): number {
  const near = lines.slice(0, longestSummary);
  const found = near.findIndex((line) => written.test(fieldNameOf(line) ?? ""));
  const last = near.slice(0, found < 0 ? near.length : found).findLastIndex((line) => summary.test(line));
  return last + 1;
}

/** Fields that every header has. */
const usual =
  /^(?:from|to|date|subject|message-id|mime-version|dkim-signature|received|x-received|delivered-to|return-path|authentication-results|arc-[a-z-]{1,40})$/;

/** A title that ends in a colon looks like a field: it is skipped if a header with usual fields follows. */
function behindTitle(lines: readonly string[], notes: Set<MailLinesNote>): readonly string[] {
  const end = lines.indexOf("");
  const next = lines.findIndex((line) => usual.test(fieldNameOf(line) ?? ""));
  if (end < 0 || next < end || lines[next - 1] !== "") return lines;
  notes.add("stray-lines");
  return lines.slice(next);
}

/** This many fields, each with an empty line after it, are no coincidence. */
const fewestSpaced = 3;

/**
 * The lines of a header copied with an empty line after each line or field, and where it ends; null for other text. No received message has only one
 * field before its first empty line.
 */
function spacedLines(lines: readonly string[]): { readonly lines: readonly string[]; readonly end: number } | null {
  const taken: string[] = [];
  let fields = 0;
  let isEachLine = true;
  let at = 0;
  while (at < lines.length && lines[at] !== "") {
    const start = at;
    while (at < lines.length && lines[at] !== "") at++;
    const block = lines.slice(start, at);
    const [first = "", ...rest] = block;
    const isField = fieldStart.test(first);
    if (fields === 0 && rest.some((line) => fieldStart.test(line))) return null;
    // If every line stands alone, a wrapped one has lost its leading space.
    if (!isField && !/^[ \t]/.test(first) && !(isEachLine && rest.length === 0)) return ended(taken, fields, start - 1);
    if (rest.length > 0) isEachLine = false;
    fields += isField ? 1 : 0;
    for (const line of block) taken.push(line);
    if (lines[at + 1] !== "" && at + 1 < lines.length) at++;
  }
  return ended(taken, fields, at);
}

function ended(lines: readonly string[], fields: number, end: number): ReturnType<typeof spacedLines> {
  return fields < fewestSpaced ? null : { lines, end };
}
