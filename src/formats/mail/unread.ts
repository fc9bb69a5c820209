import type { Attachment } from "postal-mime";

/**
 * Parts of a mail whose content cannot be read: encrypted (S/MIME, OpenPGP), wrapped in a signature (S/MIME), Outlook's winmail.dat (TNEF),
 * documents, archives, programs, pictures, and the parts beyond the limits.
 */
export const unreadKinds = [
  "encrypted",
  "signed",
  "tnef",
  "document",
  "archive",
  "program",
  "image",
  "binary",
  "excess",
] as const;

/** One of {@link unreadKinds}. */
export type UnreadKind = (typeof unreadKinds)[number];

/** By type (RFC 8551 §3.2.1, RFC 3156, MS-OXTNEF and the registrations at IANA) or by the ending of the name. The first that fits counts. */
const kinds: readonly (readonly [kind: UnreadKind, type: RegExp, name: RegExp])[] = [
  ["encrypted", /^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/, /\.(?:p7m|p7z|pgp|gpg)$/],
  ["tnef", /^application\/(?:vnd\.)?ms-tnef$/, /^winmail\.dat$/],
  [
    "document",
    /^application\/(?:pdf|msword|rtf|vnd\.ms-(?:excel|word|powerpoint|publisher|onenote).*|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\..*|onenote|x-hwp|haansofthwp|postscript)$/,
    /\.(?:pdf|docx?|docm|dotm?|xlsx?|xlsm|xlsb|pptx?|pptm|ppsx?|pub|one|rtf|odt|ods|odp|hwpx?|ps|pages)$/,
  ],
  [
    "archive",
    /^application\/(?:zip|x-zip-compressed|x-rar.*|vnd\.rar|x-7z-compressed|gzip|x-gzip|x-tar|x-iso9660-image|x-msdownload-archive|x-ace.*|x-bzip2?|x-xz|zstd)$/,
    /\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz|zst|iso|img|vhdx?|cab|ace|arj|lzh|alz|egg|z)$/,
  ],
  [
    "program",
    /^application\/(?:x-msdownload|x-ms-shortcut|x-dosexec|vnd\.android\.package-archive|java-archive|x-msi|javascript|x-sh)$/,
    /\.(?:exe|scr|com|bat|cmd|ps1|vbs?e?|jse?|wsf|hta|lnk|msi|apk|jar|dmg|pkg|chm|cpl|reg)$/,
  ],
  ["image", /^image\/(?!svg)/, /\.(?:png|jpe?g|gif|bmp|webp|tiff?|heic)$/],
];

/** Why the content of an attachment is not read; null for one in which a reader finds no address, such as a signature or a sound. */
export function unreadKindOf({ mimeType, filename }: Attachment, content: Uint8Array): UnreadKind | null {
  const name = (filename ?? "").trim().toLowerCase();
  const kind = kinds.find(([, , ending]) => ending.test(name)) ?? kinds.find(([, type]) => type.test(mimeType));
  if (kind === undefined) return null;
  return kind[0] === "encrypted" && isSignedData(content) ? "signed" : kind[0];
}

/** RFC 5652 §5.1: the object identifier of signed-data, 1.2.840.113549.1.7.2, follows the first length. */
function isSignedData(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 24)).includes(Buffer.from("2a864886f70d010702", "hex"));
}

/** OpenPGP in the text itself (RFC 9580 §6.2). */
export function isEncryptedText(text: string): boolean {
  return /^-----BEGIN PGP MESSAGE-----/m.test(text);
}

const longestSample = 4096;

/** Whether a text is the content of another file, such as Outlook's .msg: it has characters that no text has. */
export function isBinary(text: string): boolean {
  const sample = text.slice(0, longestSample);
  // oxlint-disable-next-line no-control-regex -- what no text has
  return (sample.match(/[\u0000-\u0008\u000e-\u001a\ufffd]/g)?.length ?? 0) > sample.length / 20;
}
