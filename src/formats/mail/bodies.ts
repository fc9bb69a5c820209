import type { Attachment, Email } from "postal-mime";

/** What a reader of a mail sees: its subject, and its bodies in order. */
export interface MailBodies {
  readonly subject: string;
  readonly bodies: readonly MailBody[];
  /** Whether parts were left out: there are too many, or they are nested too deep. */
  readonly isCut: boolean;
}

/** A body of a mail: plain text, or HTML. */
interface MailBody {
  readonly isHtml: boolean;
  readonly text: string;
}

const deepest = 10;
const mostParts = 100;
/** A megabyte of base64 has 14,000 lines. */
const mostLines = 30_000;

/** Field names of which a message has some at its beginning (RFC 5322 §3.6), and those that only mail has. */
const ofMail =
  /^(?:return-path|delivered-to|received|from|to|cc|reply-to|subject|date|message-id|mime-version|content-type|content-transfer-encoding|dkim-signature|authentication-results|arc-seal)$/i;
const ofMailOnly = /^(?:return-path|delivered-to|received|from|mime-version|content-type)$/i;
const longestHeader = 256 * 1024;

/**
 * Reads a mail as received (RFC 5322, MIME): decoded bodies, those of nested and attached messages, and attached HTML pages. Fields of the
 * header, such as Received, are no part of a body. A mail may be quoted, indented, or have the lines
 * of a mail program before it, which are read as a body too. Null for other texts.
 */
export async function readMailBodies(text: string): Promise<MailBodies | null> {
  const found = mailIn(text);
  if (found === null) return null;
  const { mail, before } = found;
  const shortened = withFewParts(mail.slice(0, endOfLines(mail)));
  const bodies: MailBody[] = before.trim() === "" ? [] : [{ isHtml: false, text: before }];
  const email = await readInto(bodies, shortened, 0);
  if (email === null) {
    bodies.push({ isHtml: false, text: behindHeader(mail) });
    return { subject: "", bodies, isCut: true };
  }
  return { subject: email.subject ?? "", bodies, isCut: shortened.length < mail.length };
}

interface FoundMail {
  readonly mail: string;
  /** What stands before it. */
  readonly before: string;
}

/** Characters in which a header begins. */
const longestPreamble = 8192;
/** Maximum number of lines tried as the beginning of a header. */
const mostStarts = 10;

function mailIn(text: string): FoundMail | null {
  // Some programs write CR CR LF. mbox separates messages by a line of its own (RFC 4155).
  const lines = text.replace(/\r{2,8}\n/g, "\r\n").replace(/^[\s\uFEFF]{0,100}?(?=[ \t]{0,20}\S)/, "");
  const prefix = /^[ \t>]{0,20}/.exec(lines)?.[0] ?? "";
  const whole = unquoted(lines, prefix).replace(/^>?From [^\r\n]{1,500}\r?\n/, "");
  if (beginsWithHeader(whole)) return { mail: whole, before: "" };
  return withoutHeader(whole) ?? behindPreamble(lines);
}

/** A MIME body whose header was left out: its first line is a delimiter, which tells the boundary (RFC 2046 §5.1.1). */
function withoutHeader(text: string): FoundMail | null {
  const boundary =
    /^(?:[^-\n][^\n]{0,200}\n|\r?\n){0,5}--(?<boundary>[^\s"\\][^\r\n"\\]{0,69})\r?\nContent-[a-z-]{1,30}:/i.exec(text)
      ?.groups?.["boundary"];
  if (boundary === undefined) return null;
  const type = `Content-Type: multipart/mixed; boundary="${boundary.trimEnd()}"`;
  return { mail: `MIME-Version: 1.0\r\n${type}\r\n\r\n${text}`, before: "" };
}

/** A mail behind other lines, such as the table that Gmail shows above an original message. */
function behindPreamble(text: string): FoundMail | null {
  const starts = text
    .slice(0, longestPreamble)
    .matchAll(/^(?<prefix>[ \t>]{0,20})(?:delivered-to|return-path|received):/gim);
  let tried = 0;
  for (const { index, groups } of starts) {
    if (tried === mostStarts) return null;
    tried += 1;
    const mail = unquoted(text.slice(index), groups?.["prefix"] ?? "");
    if (beginsWithHeader(mail)) return { mail, before: text.slice(0, index).replace(ofPreamble, "") };
  }
  return null;
}

/** Lines about the mail, whose hosts are no links. */
const ofPreamble =
  /^[ \t>'"]{0,20}(?:message[- ]id|from|to|cc|reply-to|spf|dkim|dmarc|arc-[a-z-]{1,40}|x-[a-z-]{1,40}|authentication-results)\b[^\n]*/gim;

/** A text without the prefix that quotes or indents its lines. */
function unquoted(text: string, prefix: string): string {
  if (prefix === "") return text;
  const bare = prefix.trimEnd();
  return text
    .split("\n")
    .map((line) => {
      if (line.startsWith(prefix)) return line.slice(prefix.length);
      // Empty lines lose the blanks at their end.
      return bare !== "" && line.startsWith(bare) ? line.slice(bare.length) : line;
    })
    .join("\n");
}

/** Parses one message with `postal-mime`, which also reads the messages in it; null if its parts are nested too deep. */
async function readInto(bodies: MailBody[], source: string | Uint8Array, depth: number): Promise<Email | null> {
  const { default: PostalMime } = await import("postal-mime");
  const limits = { maxNestingDepth: deepest, maxRfc822NestingDepth: deepest, maxHeadersSize: 2 * longestHeader };
  const email = await PostalMime.parse(source, limits).catch(() => null);
  if (email === null) return null;
  if (email.html) bodies.push({ isHtml: true, text: email.html });
  if (email.text) bodies.push({ isHtml: false, text: email.text });
  for (const attachment of email.attachments) await readAttachment(bodies, attachment, depth);
  return email;
}

/** Programs open files by their names, whatever type a mail states. */
const pageName = /\.(?:x?html?|shtml?|xht|svg)$/i;
const pageTypes = new Set(["text/html", "application/xhtml+xml", "image/svg+xml"]);

async function readAttachment(bodies: MailBody[], attachment: Attachment, depth: number): Promise<void> {
  if (bodies.length >= mostParts) return;
  const { mimeType, content } = attachment;
  const name = attachment.filename?.trim() ?? "";
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  if ((mimeType === "message/rfc822" || /\.eml$/i.test(name)) && depth < deepest)
    await readInto(bodies, bytes, depth + 1);
  if (pageTypes.has(mimeType) || pageName.test(name))
    bodies.push({ isHtml: true, text: new TextDecoder().decode(bytes) });
  if (mimeType === "text/calendar") bodies.push({ isHtml: false, text: new TextDecoder().decode(bytes) });
}

/** Whether a text begins with header fields up to an empty line, and they are those of a mail. */
function beginsWithHeader(text: string): boolean {
  const names = new Set<string>();
  for (const line of text.slice(0, longestHeader).split(/\r\n|\n|\r/)) {
    if (line.trim() === "") break;
    if (/^[ \t]/.test(line) && names.size > 0) continue;
    const name = /^(?<name>[!-9;-~]{1,76})[ \t]{0,10}:(?!\/\/)/.exec(line)?.groups?.["name"]?.toLowerCase();
    if (name === undefined) return false;
    names.add(name);
  }
  const known = [...names].filter((name) => ofMail.test(name));
  return known.length >= 2 && known.some((name) => ofMailOnly.test(name));
}

function endOfLines(mail: string): number {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    const next = mail.indexOf("\n", end);
    if (next < 0) return mail.length;
    end = next + 1;
  }
  return end;
}

/** The mail up to the last part that is read. */
function withFewParts(mail: string): string {
  const delimiters = new Set(
    [...mail.matchAll(/\bboundary\s{0,5}=\s{0,5}(?:"(?<quoted>[^"\r\n]{1,70})"|(?<plain>[^\s";]{1,70}))/gi)]
      .slice(0, mostParts)
      .map(({ groups }) => `--${groups?.["quoted"] ?? groups?.["plain"] ?? ""}`),
  );
  let parts = 0;
  for (const { 0: line, index } of mail.matchAll(/^--[^\r\n]{1,200}/gm)) {
    if (delimiters.has(line.trimEnd())) parts += 1;
    if (parts > mostParts) return mail.slice(0, index);
  }
  return mail;
}

function behindHeader(mail: string): string {
  const end = /\r?\n[ \t]{0,10}\r?\n/.exec(mail.slice(0, longestHeader));
  return end === null ? "" : mail.slice(end.index);
}
