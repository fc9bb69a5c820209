import { DnsError } from "./error.ts";
import { labelsOf, nameOf, type DnsName } from "./name.ts";

/** Characters with a meaning in zone files: RFC 1035 §5.1. */
const special = new Set(Array.from('."();@$\\', (sign) => sign.charCodeAt(0)));

/** A name as text, with escapes: `a\.b.example.`, RFC 1035 §5.1 and RFC 4343 §2.1. The root is `.`. */
export function nameText(name: DnsName): string {
  const labels = labelsOf(name).map((label) => Array.from(label, octetText).join(""));
  return `${labels.join(".")}.`;
}

function octetText(octet: number): string {
  if (special.has(octet)) return `\\${String.fromCharCode(octet)}`;
  return octet > 0x20 && octet < 0x7f ? String.fromCharCode(octet) : decimalEscape(octet);
}

/** `\DDD`, the escape for any byte. */
export function decimalEscape(octet: number): string {
  return `\\${`${octet}`.padStart(3, "0")}`;
}

/**
 * Parses an ASCII name with the escapes of {@link nameText}, with or without trailing dot. User input is parsed elsewhere: this supports no IDNs.
 * Throws `DnsError`.
 */
export function parseName(text: string): DnsName {
  if (text === ".") return nameOf([]);
  const labels: number[][] = [[]];
  for (let at = 0; at < text.length;) {
    const { octet, size } = octetAt(text, at);
    at += size;
    if (octet !== null) labels.at(-1)?.push(octet);
    else if (at < text.length) labels.push([]);
    // Longer than any name; also limits memory for long texts.
    if (labels.length > 127 || at > 4 * 255) throw new DnsError("a name of more than 255 octets");
  }
  return nameOf(labels.map((label) => Buffer.from(label)));
}

/** The byte at a position, or null for the dot between two labels. */
function octetAt(text: string, at: number): { octet: number | null; size: number } {
  if (text[at] === ".") return { octet: null, size: 1 };
  if (text[at] !== "\\") return { octet: ascii(text.charCodeAt(at)), size: 1 };
  const digits = /^\d{3}$/.exec(text.slice(at + 1, at + 4))?.[0];
  if (digits === undefined) return { octet: ascii(text.charCodeAt(at + 1)), size: 2 };
  if (Number(digits) > 255) throw new DnsError("an escape of no octet");
  return { octet: Number(digits), size: 4 };
}

function ascii(code: number): number {
  // At the end of the text the code is NaN.
  if (!(code < 0x80)) throw new DnsError("a character that is not ASCII");
  return code;
}
