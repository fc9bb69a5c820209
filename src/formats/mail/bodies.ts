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
 * header, such as Received, are no part of a body. Null for a text that does not begin with a mail header.
 */
export async function readMailBodies(text: string): Promise<MailBodies | null> {
  // mbox separates messages by a line of its own (RFC 4155).
  const mail = text.replace(/^[\s\uFEFF]{0,100}/, "").replace(/^>?From [^\r\n]{1,500}\r?\n/, "");
  if (!beginsWithHeader(mail)) return null;
  const shortened = withFewParts(mail.slice(0, endOfLines(mail)));
  const bodies: MailBody[] = [];
  const email = await readInto(bodies, shortened, 0);
  if (email === null) return { subject: "", bodies: [{ isHtml: false, text: behindHeader(mail) }], isCut: true };
  return { subject: email.subject ?? "", bodies, isCut: shortened.length < mail.length };
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

async function readAttachment(bodies: MailBody[], { mimeType, content }: Attachment, depth: number): Promise<void> {
  if (bodies.length >= mostParts) return;
  const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
  if (mimeType === "message/rfc822" && depth < deepest) await readInto(bodies, bytes, depth + 1);
  if (mimeType === "text/html" || mimeType === "application/xhtml+xml")
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
