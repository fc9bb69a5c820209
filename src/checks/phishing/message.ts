import { fraudReportWords } from "../../data/phishing/message-words-scams.ts";
import { messageTopics } from "../../data/phishing/message-words.ts";
import { refang } from "../../formats/links/defang.ts";
import type { LinkText } from "../../formats/links/links.ts";
import { visibleText } from "../../formats/links/visible-text.ts";
import { readMailBodies } from "../../formats/mail/bodies.ts";
import { isBinary, isEncryptedText, type UnreadKind } from "../../formats/mail/unread.ts";
import type { Signal } from "./signals.ts";

/** A message as its reader sees it. */
export interface Message {
  /** Its parts with links. */
  readonly parts: readonly LinkText[];
  /** The subject of a mail: a link there counts if the parts have none. */
  readonly subject: string;
  /** Its wording, with the subject of a mail. */
  readonly text: string;
  /** What in it could not be read. */
  readonly unread: readonly UnreadKind[];
}

/** A body pasted without its header still shows its transfer encoding: href=3D"https://…". */
const quotedPrintable = /=3D["']?https?:|=\r?\n[^\n]*=3D/i;

/** RFC 2045 §6.7. */
function decodedQuotedPrintable(text: string): string {
  return text
    .replace(/=[ \t]{0,10}\r?\n/g, "")
    .replace(/(?:=[\dA-F]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll("=", ""), "hex").toString("utf8"));
}

/** Reads a mail by its bodies, so that no server on its way is taken for a link; any other text is read as it is. */
export async function readMessage(text: string): Promise<Message> {
  const mail = await readMailBodies(text);
  if (mail === null) {
    const plain = quotedPrintable.test(text) ? decodedQuotedPrintable(text) : text;
    const unread = [
      ...(isEncryptedText(plain) ? ["encrypted" as const] : []),
      ...(isBinary(plain) ? ["binary" as const] : []),
    ];
    return { parts: [{ text: plain, isHtml: false }], subject: "", text: plain, unread };
  }
  const shown = mail.bodies.map((body) => (body.isHtml ? visibleText(body.text) : body.text));
  return { parts: mail.bodies, subject: mail.subject, text: [mail.subject, ...shown].join("\n"), unread: mail.unread };
}

/** Characters whose wording is read; links are found in all of a message. */
const longestWording = 128 * 1024;

/** The signals in the wording of a message. Only their ids are kept. */
export function messageSignals(text: string): readonly Signal[] {
  const plain = refang(text.slice(0, longestWording)).replace(/\s+/g, " ");
  // Korean is written with and without spaces, and senders add spaces to evade filters.
  const dense = plain.replace(/(?<=[가-힣]) (?=[가-힣])/g, "");
  if (fraudReportWords.every((pattern) => pattern.test(plain))) return [];
  return messageTopics
    .filter(
      ({ patterns, atLeast = 1, unless }) =>
        unless?.test(plain) !== true &&
        patterns.filter((pattern) => pattern.test(plain) || pattern.test(dense)).length >= atLeast,
    )
    .map(({ id }) => ({ id, detail: "" }));
}
