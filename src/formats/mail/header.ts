import { fieldNameOf, readMailLines } from "./lines.ts";

/** One field of a header, RFC 5322 §2.2. */
export interface MailField {
  /** In lower case. */
  readonly name: string;
  /** The lines as they were received, each but the last with CRLF at its end: what signatures are made of. */
  readonly raw: string;
  /** What stands behind the colon, on one line. */
  readonly value: string;
  /** Whether lines were joined to it that are neither folded nor a field. */
  readonly isRejoined?: boolean;
}

/** What was passed over, or put right, to read a header. */
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

/** A header as it was read. */
export interface MailHeader {
  /** From the top. */
  readonly fields: readonly MailField[];
  readonly notes: readonly MailHeaderNote[];
}

/**
 * Reads the header of a message as people paste it: with the body behind it, quoted, indented, with any ends of lines, below the
 * line that separates messages in a mailbox or the words of the page that shows it. Linear; never throws. What holds no field at all
 * has none.
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
      // A line that was wrapped once more on its way through a window or a form has lost the blank in front.
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

/** Whether a header was put right, so that a signature over it that does not match proves nothing. Lost tabs are another matter: only `simple` signatures see them. */
export function isPutRight({ notes }: Pick<MailHeader, "notes">): boolean {
  return notes.some((note) => puttingRight.has(note));
}

/** Whether all that was put right are lines that were joined to fields: it matters only to those who signed one of these. */
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

/** A header out of the source of a web page. One real angle bracket shows that it is none: then `&lt;` is what somebody wrote. */
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

/** Fields with addresses by which somebody is judged. */
const addressed: ReadonlySet<string> = new Set(["from", "sender", "reply-to", "return-path"]);

/**
 * A field out of the source of a web page, beside others that were copied otherwise. Only what has the form of a single address and
 * nothing else is read so, and what was signed is left as it stands: if somebody did write it, no signature speaks for the address.
 */
function unescapedAddress(field: MailField, notes: Set<MailHeaderNote>): MailField {
  const { name, value } = field;
  const [shown = "", inside, ...more] = value.split("&lt;");
  const isSingle = addressed.has(name) && inside !== undefined && more.length === 0 && !/[<>]/.test(value);
  if (!isSingle || !/^[^\s&;,:"()]{1,320}&gt;$/.test(inside) || !inside.includes("@")) return field;
  notes.add("unescaped");
  return { ...field, value: unescapedText(`${shown}&lt;${inside}`) };
}

/** These servers fold with tabs. Only the newest trace field is looked at, since what is below may be anybody's. */
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
