import { fieldNameOf, readMailLines } from "./lines.ts";

/** A header field, RFC 5322 §2.2. */
export interface MailField {
  /** In lower case. */
  readonly name: string;
  /** The original lines, joined with CRLF, as signatures need them. */
  readonly raw: string;
  /** The value after the colon, on one line. */
  readonly value: string;
  /** Whether lines were joined to it that are neither folded nor fields. */
  readonly isRejoined?: boolean;
}

/** What was skipped or repaired to read a header. */
export const mailHeaderNotes = [
  "body",
  "envelope-line",
  "quoted",
  "indented",
  "stray-lines",
  "spaced",
  "rejoined",
  "unescaped",
  "tabs-lost",
] as const;

/** One of the notes above. */
type MailHeaderNote = (typeof mailHeaderNotes)[number];

/** A parsed header. */
export interface MailHeader {
  /** From the top. */
  readonly fields: readonly MailField[];
  readonly notes: readonly MailHeaderNote[];
}

/**
 * Reads a message header as people paste it: with the body, quoted, indented, with any line ends, after an mbox separator or the text of a web page.
 * Linear; never throws. Text without any field gives no fields.
 */
export function readMailHeader(text: string): MailHeader {
  const read = readMailLines(text);
  const notes = new Set<MailHeaderNote>(read.notes);
  const groups: string[][] = [];
  const rejoined = new Set<number>();
  for (const line of read.lines) {
    const last = groups.at(-1);
    if (fieldNameOf(line) !== null) groups.push([line]);
    else if (last && /^[ \t]/.test(line)) last.push(line);
    else if (last) {
      // A line wrapped again by a window or form has lost its leading space.
      last.push(` ${line}`);
      notes.add("rejoined");
      rejoined.add(groups.length - 1);
    }
  }
  const fields = unescapedLines(groups, notes).map((lines, at) => {
    const field = unescapedAddress(fieldOf(lines), notes);
    return rejoined.has(at) ? { ...field, isRejoined: true } : field;
  });
  if (hasLostTabs(fields)) notes.add("tabs-lost");
  return { fields, notes: mailHeaderNotes.filter((note) => notes.has(note)) };
}

/** Whether a header was repaired, so that a failing signature proves nothing. Lost tabs do not count: only `simple` signatures depend on them. */
export function isPutRight({ notes }: Pick<MailHeader, "notes">): boolean {
  return notes.some((note) => puttingRight.has(note));
}

/** Whether the only repair was joining lines to fields, which only affects signatures over these fields. */
export function isOnlyRejoined({ notes }: Pick<MailHeader, "notes">): boolean {
  return notes.includes("rejoined") && !isPutRight({ notes: notes.filter((note) => note !== "rejoined") });
}

const puttingRight: ReadonlySet<MailHeaderNote> = new Set([
  "quoted",
  "indented",
  "stray-lines",
  "spaced",
  "rejoined",
  "unescaped",
]);

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

/** Unescapes a header copied from a page's source. One literal angle bracket shows that it was not: then `&lt;` was written by someone. */
function unescapedLines(
  groups: readonly (readonly string[])[],
  notes: Set<MailHeaderNote>,
): readonly (readonly string[])[] {
  const has = (piece: string): boolean => groups.some((lines) => lines.some((line) => line.includes(piece)));
  if (!has("&lt;") || has("<")) return groups;
  notes.add("unescaped");
  return groups.map((lines) => lines.map(unescapedText));
}

function unescapedText(text: string): string {
  return text
    .replaceAll(/&#(?:39|x27);/gi, "&apos;")
    .replaceAll(/&#(?:34|x22);/gi, "&quot;")
    .replaceAll(/&(lt|gt|amp|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Address fields that the verdict depends on. */
const addressed: ReadonlySet<string> = new Set(["from", "sender", "reply-to", "return-path"]);

/**
 * Unescapes a field copied from a page's source beside fields that were not. Only a value that consists of a single address is changed, and never a
 * signed field: if it was written so, no signature confirms the address.
 */
function unescapedAddress(field: MailField, notes: Set<MailHeaderNote>): MailField {
  const { name, value } = field;
  const [shown = "", inside, ...more] = value.split("&lt;");
  const isSingle = addressed.has(name) && inside !== undefined && more.length === 0 && !/[<>]/.test(value);
  if (!isSingle || !/^[^\s&;,:"()]{1,320}&gt;$/.test(inside) || !inside.includes("@")) return field;
  notes.add("unescaped");
  return { ...field, value: unescapedText(`${shown}&lt;${inside}`) };
}

/** These servers fold with tabs. Only the newest trace field is examined, since lower ones may be forged. */
function hasLostTabs(fields: readonly MailField[]): boolean {
  const newest = fields.find(({ name }) => name === "received")?.raw.slice(0, 2000) ?? "";
  return /\((?:Postfix|Dovecot|Exim [\d._]+)\)/.test(newest) && /\r\n {2}/.test(newest) && !newest.includes("\t");
}

function fieldOf(lines: readonly string[]): MailField {
  const raw = lines.join("\r\n");
  const unfolded = lines.join("");
  return { name: fieldNameOf(raw) ?? "", raw, value: unfolded.slice(unfolded.indexOf(":") + 1).trim() };
}

/** The fields of a name, from the top. */
export function fieldsNamed({ fields }: Pick<MailHeader, "fields">, name: string): readonly MailField[] {
  return fields.filter((field) => field.name === name);
}
