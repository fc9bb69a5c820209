import type { Attachment } from "postal-mime";

/** How an attachment is read; null for files that are no text. */
export type AttachmentKind = "message" | "page" | "text";

/** RFC 2046 §5.2.1, RFC 6532 §3.7, RFC 2046 §5.2.2. Not text/rfc822-headers and message/delivery-status, which hold fields of the transport. */
const messageTypes = new Set(["message/rfc822", "message/global", "message/partial"]);
const pageTypes = new Set(["text/html", "application/xhtml+xml", "image/svg+xml", "text/x-amp-html"]);
const textTypes = new Set(
  "text/plain text/calendar text/enriched text/richtext text/vcard text/x-vcard text/directory text/markdown text/uri-list text/csv text/xml".split(
    " ",
  ),
);

/** Programs open files by their names, whatever type a mail states. */
const byName: readonly (readonly [name: RegExp, kind: AttachmentKind])[] = [
  [/\.eml$/i, "message"],
  [/\.(?:x?html?|shtml?|xht|svg)$/i, "page"],
  [/\.(?:txt|text|md|csv|ics|ical|vcs|vcf|url|webloc)$/i, "text"],
];

/** How an attachment is read: by its name, then by its type. */
export function attachmentKindOf({ mimeType, filename }: Attachment): AttachmentKind | null {
  const name = filename?.trim() ?? "";
  const named = byName.find(([pattern]) => pattern.test(name));
  if (named !== undefined) return named[1];
  if (messageTypes.has(mimeType)) return "message";
  if (pageTypes.has(mimeType)) return "page";
  return textTypes.has(mimeType) ? "text" : null;
}

/** Bytes as text: by a byte order mark, else as UTF-8. */
export function decodedByMark(bytes: Uint8Array): string {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  return new TextDecoder(charsetsByMark[mark] ?? "utf-8").decode(bytes);
}

const charsetsByMark: Readonly<Record<number, string>> = { 0xfffe: "utf-16le", 0xfeff: "utf-16be" };
