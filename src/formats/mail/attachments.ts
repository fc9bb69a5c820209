import type { Attachment } from "postal-mime";

/** How an attachment is read; null for files that are no text. */
export type AttachmentKind = "message" | "page" | "text";

/** RFC 2046 §5.2.1, RFC 6532 §3.7, RFC 2046 §5.2.2. Not text/rfc822-headers and message/delivery-status, which hold fields of the transport. */
const messageTypes = new Set(["message/rfc822", "message/global", "message/partial"]);
const pageTypes = new Set(["text/html", "application/xhtml+xml", "image/svg+xml", "text/x-amp-html"]);
/** RFC 2046 §4.1.4: other subtypes of text are read as plain text. A type without a subtype means text, too (RFC 2045 §5.2). */
const textType = /^text(?:$|\/(?!rfc822-headers|css|(?:x-)?javascript|ecmascript|tab))/;

/** Programs open files by their names, whatever type a mail states. */
const byName: readonly (readonly [name: RegExp, kind: AttachmentKind])[] = [
  [/\.eml$/i, "message"],
  [/\.(?:x?html?|shtml?|xht|svg)$/i, "page"],
  [/\.(?:txt|text|md|csv|ics|ical|vcs|vcf|url|webloc)$/i, "text"],
];

/** How an attachment is read: by its name, then by its type, then by its beginning. */
export function attachmentKindOf({ mimeType, filename }: Attachment, content: Uint8Array): AttachmentKind | null {
  const name = filename?.trim() ?? "";
  const named = byName.find(([pattern]) => pattern.test(name));
  if (named !== undefined) return named[1];
  if (messageTypes.has(mimeType)) return "message";
  if (pageTypes.has(mimeType)) return "page";
  if (textType.test(mimeType) && !isProgram.test(name)) return "text";
  const isGeneric = name === "" && mimeType === "application/octet-stream";
  return isGeneric && beginsPage.test(decodedByMark(content.subarray(0, longestBeginning))) ? "page" : null;
}

/** Windows runs a file by its name, whatever its type states. */
const isProgram =
  /\.(?:exe|scr|com|bat|cmd|ps1|vbs?e?|jse?|wsf|hta|lnk|msi|apk|jar|chm|cpl|reg|zip|rar|7z|iso|img|docx?|docm|xlsx?|xlsm|pptx?|pdf|one|p7m|dat)$/i;

const longestBeginning = 512;
const beginsPage = /^\s{0,100}<(?:!doctype html|html|head|body|svg|meta)[\s>]/i;

/** Calendars and cards fold their lines (RFC 5545 §3.1, RFC 6350 §3.2), also within an address. */
export function unfolded(text: string, { mimeType, filename }: Attachment): string {
  const isFolded =
    /^text\/(?:calendar|(?:x-)?vcard|directory)$/.test(mimeType) || /\.(?:ics|ical|vcs|vcf)$/i.test(filename ?? "");
  return isFolded ? text.replace(/\r?\n[ \t]/g, "") : text;
}

/** Bytes as text: by a byte order mark, else as UTF-8. */
export function decodedByMark(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  return new TextDecoder(charsetsByMark[mark] ?? "utf-8").decode(bytes);
}

const charsetsByMark: Readonly<Record<number, string>> = { 0xfffe: "utf-16le", 0xfeff: "utf-16be" };
