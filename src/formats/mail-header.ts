/** One field of a header, RFC 5322 §2.2. */
export interface MailField {
  /** In lower case. */
  readonly name: string;
  /** The lines as they were received, each but the last with CRLF at its end: what signatures are made of. */
  readonly raw: string;
  /** What stands behind the colon, on one line. */
  readonly value: string;
}

/** What was passed over, or put right, to read a header. */
export const mailHeaderNotes = [
  "body",
  "envelope-line",
  "quoted",
  "indented",
  "stray-lines",
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

/** The name of a field, and perhaps blanks (RFC 5322 §4.5), before a colon; what begins a URL is none. */
const fieldStart = /^(?<name>[A-Za-z][\w!#$%&'*+.^`|~-]{0,199})[ \t]{0,20}:(?!\/\/)/;

/** Whether a text holds a line, quoted or not, that begins a field. */
export function hasMailField(text: string): boolean {
  return linesOf(text).some((line) => fieldStart.test(line.replace(/^\u{FEFF}?[>\s]{0,41}/u, "")));
}

/**
 * Reads the header of a message as people paste it: with the body behind it, quoted, indented, with any ends of lines, below the
 * line that separates messages in a mailbox. Linear; never throws. What holds no field at all has none.
 */
export function readMailHeader(text: string): MailHeader {
  const notes = new Set<MailHeaderNote>();
  const lines = trimmedLines(linesOf(text.replace(/^\u{FEFF}/u, "")), notes);
  const groups: string[][] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const last = groups.at(-1);
    if (line === "" && last) break;
    if (fieldStart.test(line)) groups.push([line]);
    else if (last && /^[ \t]/.test(line)) last.push(line);
    else if (last) {
      // A line that was wrapped once more on its way through a window or a form has lost the blank in front.
      last.push(` ${line}`);
      notes.add("rejoined");
    } else if (line !== "") notes.add("stray-lines");
  }
  if (lines.slice(at).some((line) => line.trim() !== "")) notes.add("body");
  const fields = unescapedLines(groups, notes).map(fieldOf);
  if (hasLostTabs(fields)) notes.add("tabs-lost");
  return { fields, notes: mailHeaderNotes.filter((note) => notes.has(note)) };
}

/** Whether a header was put right, so that a signature over it that does not match proves nothing. Lost tabs are another matter: only `simple` signatures see them. */
export function isPutRight({ notes }: Pick<MailHeader, "notes">): boolean {
  return notes.some((note) => puttingRight.has(note));
}

const puttingRight: ReadonlySet<MailHeaderNote> = new Set([
  "quoted",
  "indented",
  "stray-lines",
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
  return groups.map((lines) =>
    lines.map((line) =>
      line
        .replaceAll(/&#(?:39|x27);/gi, "&apos;")
        .replaceAll(/&#(?:34|x22);/gi, "&quot;")
        .replaceAll(/&(lt|gt|amp|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole),
    ),
  );
}

/** These servers fold with tabs. Only the newest trace field is looked at, since what is below may be anybody's. */
function hasLostTabs(fields: readonly MailField[]): boolean {
  const newest = fields.find(({ name }) => name === "received")?.raw.slice(0, 2000) ?? "";
  return /\((?:Postfix|Dovecot|Exim [\d._]+)\)/.test(newest) && /\r\n {2}/.test(newest) && !newest.includes("\t");
}

/** Lines end in CRLF, LF or CR, or in one CR too many, as some Windows programs write them. */
function linesOf(text: string): readonly string[] {
  if (!text.includes("\n")) return text.split("\r");
  return text.split("\n").flatMap((line) => {
    let end = line.length;
    while (end > 0 && line.charAt(end - 1) === "\r") end--;
    return line.slice(0, end).split("\r");
  });
}

/** Without what people and mailboxes put in front of the lines. */
function trimmedLines(lines: readonly string[], notes: Set<MailHeaderNote>): readonly string[] {
  const rest = withoutEnvelope(lines.slice(firstText(lines)), notes);
  const [first = ""] = rest;
  const prefix = /^(?:>[ \t]?|[ \t]{1,40})(?=[A-Za-z])/.exec(first)?.[0];
  if (prefix === undefined || !fieldStart.test(first.slice(prefix.length))) return rest;
  notes.add(prefix.startsWith(">") ? "quoted" : "indented");
  return rest.map((line) => withoutPrefix(line, prefix));
}

function firstText(lines: readonly string[]): number {
  const found = lines.findIndex((line) => line.trim() !== "");
  return found < 0 ? lines.length : found;
}

/** RFC 4155 §2: the line that separates messages of a mailbox begins with “From ”, and some quote it. */
function withoutEnvelope(lines: readonly string[], notes: Set<MailHeaderNote>): readonly string[] {
  const [first = ""] = lines;
  if (!/^>?From [^:]/.test(first) || fieldStart.test(first)) return lines;
  notes.add("envelope-line");
  const rest = lines.slice(1);
  return rest.slice(firstText(rest));
}

/** An editor drops the blanks of a line that has nothing else. */
function withoutPrefix(line: string, prefix: string): string {
  if (line.startsWith(prefix)) return line.slice(prefix.length);
  return line.startsWith(prefix.trim()) ? line.slice(prefix.trim().length) : line;
}

function fieldOf(lines: readonly string[]): MailField {
  const raw = lines.join("\r\n");
  const name = fieldStart.exec(raw)?.groups?.["name"] ?? "";
  const unfolded = lines.join("");
  return { name: name.toLowerCase(), raw, value: unfolded.slice(unfolded.indexOf(":") + 1).trim() };
}

/** The fields of a name, from the top. */
export function fieldsNamed({ fields }: Pick<MailHeader, "fields">, name: string): readonly MailField[] {
  return fields.filter((field) => field.name === name);
}
