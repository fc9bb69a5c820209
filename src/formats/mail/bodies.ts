import type { Attachment, Email } from "postal-mime";
import { attachmentKindOf, decodedByMark, unfolded } from "./attachments.ts";
import { decodedUtf7, hasUtf7, inRightOrder } from "./charsets.ts";
import { longestHeader, withWholeHeader } from "./mail-header.ts";
import { isBinary, isEncryptedText, unreadKindOf, type UnreadKind } from "./unread.ts";

/** What a reader of a mail sees: its subject, and its bodies in order. */
export interface MailBodies {
  readonly subject: string;
  readonly bodies: readonly MailBody[];
  /** What was not read, each kind once: parts that hold no text, and those beyond the limits. */
  readonly unread: readonly UnreadKind[];
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
  const reading: Reading = { bodies: before.trim() === "" ? [] : [{ isHtml: false, text: before }], unread: new Set() };
  const { bodies, unread } = reading;
  const above = bodies.length;
  const [first = "", ...further] = messagesOf(shortened);
  const email = await readInto(reading, first, 0);
  for (const each of further) await readInto(reading, each, 0);
  if (email?.attachments.length === 0 && bodies.length === above)
    await readUndelimited(reading, behindHeader(shortened));
  if (email === null) bodies.push({ isHtml: false, text: behindHeader(mail) });
  if (email === null || shortened.length < mail.length) unread.add("excess");
  // A code or a link may stand in a picture.
  if (bodies.some(({ isHtml, text: each }) => isHtml && /<img\s/i.test(each))) unread.add("image");
  if (bodies.some(({ text: each }) => isEncryptedText(each))) unread.add("encrypted");
  if (bodies.some(({ text: each }) => isBinary(inRightOrder(each)))) unread.add("binary");
  const isUtf7 = hasUtf7(mail);
  const inCharset = (each: string): string => inRightOrder(isUtf7 ? decodedUtf7(each) : each);
  return {
    subject: email?.subject ?? "",
    bodies: bodies.map((body) => ({ ...body, text: inCharset(body.text) })),
    unread: [...unread],
  };
}

const mostMessages = 10;

/** The messages of a mailbox: each begins with a line of its own (RFC 4155). */
function messagesOf(mail: string): readonly string[] {
  const [first = "", ...further] = mail.split(/\r?\n\r?\n(?=From \S{1,200} [^\n]{10,60}\d{4}\r?\n[A-Za-z-]{1,40}:)/);
  return [first, ...further.slice(0, mostMessages).map((each) => each.replace(/^From [^\n]*\n/, ""))];
}

/** What has been read of a mail. */
interface Reading {
  readonly bodies: MailBody[];
  readonly unread: Set<UnreadKind>;
}

/** Reads a body without a part: its header names no boundary, or another one. */
async function readUndelimited(reading: Reading, body: string): Promise<void> {
  const { bodies } = reading;
  if (body.trim() === "") return;
  const above = bodies.length;
  const found = withoutHeader(body.trimStart());
  if (found !== null) await readInto(reading, found.mail, 0);
  if (bodies.length > above) return;
  const text = notOnlyBase64.test(body) ? body : Buffer.from(body, "base64").toString("utf8");
  // Not the base64 of a file.
  if (!isBinary(text)) bodies.push({ isHtml: /^\s{0,100}</.test(text), text });
}

const notOnlyBase64 = /[^\s\w+/=]/;

interface FoundMail {
  readonly mail: string;
  /** What stands before it. */
  readonly before: string;
}

/** Characters in which a header begins. */
const longestPreamble = 8192;
/** Maximum number of lines tried as the beginning of a header. */
const mostStarts = 10;

function mailIn(given: string): FoundMail | null {
  const text = unescaped(given);
  // Some programs write CR CR LF, old ones CR alone. mbox separates messages by a line of its own (RFC 4155).
  const ended = text.includes("\n") ? text.replace(/\r{2,8}\n/g, "\r\n") : text.replaceAll("\r", "\n");
  const lines = ended.replace(/^[\s\uFEFF]{0,100}?(?=[ \t]{0,20}\S)/, "");
  const prefix = /^[ \t>]{0,20}/.exec(lines)?.[0] ?? "";
  const whole = unquoted(lines, prefix).replace(/^>?From [^\r\n]{1,500}\r?\n/, "");
  const mail = withWholeHeader(whole);
  if (mail !== null) return { mail, before: "" };
  return withoutHeader(whole) ?? behindPreamble(lines);
}

/** A mail as a string of JSON: its line ends are escapes. */
function unescaped(text: string): string {
  if (text.trim().includes("\n") || !/^\s{0,100}"?[A-Za-z-]{2,40}:[^\n]{0,1000}\\n/.test(text)) return text;
  return text
    .trim()
    .replace(/^"/, "")
    .replaceAll(/\\(?:r\\n|[rnt"\\/])/g, (escape) => escapes[escape] ?? escape);
}

const escapes: Readonly<Record<string, string>> = {
  "\\r\\n": "\r\n",
  "\\r": "\r",
  "\\n": "\n",
  "\\t": "\t",
  '\\"': '"',
  "\\\\": "\\",
  "\\/": "/",
};

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
    const mail = withWholeHeader(unquoted(text.slice(index), groups?.["prefix"] ?? ""));
    if (mail !== null) return { mail, before: text.slice(0, index).replace(ofPreamble, "") };
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
async function readInto(reading: Reading, source: string | Uint8Array, depth: number): Promise<Email | null> {
  const { default: PostalMime } = await import("postal-mime");
  const limits = { maxNestingDepth: deepest, maxRfc822NestingDepth: deepest, maxHeadersSize: 2 * longestHeader };
  const email = await PostalMime.parse(source, limits).catch(() => null);
  if (email === null) return null;
  const { bodies } = reading;
  if (email.html) bodies.push({ isHtml: true, text: email.html });
  if (email.text) bodies.push({ isHtml: false, text: email.text });
  for (const attachment of email.attachments) await readAttachment(reading, attachment, depth);
  return email;
}

async function readAttachment(reading: Reading, attachment: Attachment, depth: number): Promise<void> {
  const { bodies, unread } = reading;
  const { content } = attachment;
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  const kind = attachmentKindOf(attachment, bytes);
  if (kind === null) {
    const why = unreadKindOf(attachment, bytes);
    if (why !== null) unread.add(why);
  } else if (bodies.length >= mostParts || (kind === "message" && depth >= deepest)) unread.add("excess");
  else if (kind === "message") await readInto(reading, bytes, depth + 1);
  else bodies.push({ isHtml: kind === "page", text: unfolded(decodedByMark(bytes), attachment) });
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
