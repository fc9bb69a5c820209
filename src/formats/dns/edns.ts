import { readPart, readRest, readShort, type Cursor } from "./cursor.ts";
import { DnsError } from "./error.ts";
import { writeBytes, writePart, writeShort, type Out } from "./out.ts";

/** An EDNS option, RFC 6891 §6.1.2. Cookies and unsupported ones are `other`. */
export type EdnsOption =
  /** RFC 8914: an extended error code with text from the server. */
  | { readonly name: "error"; readonly code: number; readonly text: string }
  /** RFC 5001: the identifier of the server that answered. */
  | { readonly name: "server"; readonly bytes: Buffer }
  | { readonly name: "other"; readonly code: number; readonly bytes: Buffer };

/** The content of an OPT record, RFC 6891 §6.1.3. */
export interface Edns {
  readonly version: number;
  /** The sender's maximum datagram size in bytes. */
  readonly size: number;
  /** DO: the client wants signatures. */
  readonly isDnssecOk: boolean;
  readonly options: readonly EdnsOption[];
}

/** RFC 8914 §2 sets no limit; this is enough for a message. */
const longestErrorText = 512;

const codes = { server: 3, error: 15 } as const;

/** Reads the options of an OPT record; throws `DnsError`. */
export function readOptions(cursor: Cursor): readonly EdnsOption[] {
  const options: EdnsOption[] = [];
  while (cursor.at < cursor.end) {
    const code = readShort(cursor);
    options.push(readPart(cursor, readShort(cursor), (part) => readOption(code, part)));
  }
  return options;
}

function readOption(code: number, part: Cursor): EdnsOption {
  if (code === codes.server) return { name: "server", bytes: readRest(part) };
  // An option that is too short is ignored, but does not invalidate the answer.
  if (code !== codes.error || part.end - part.at < 2) return { name: "other", code, bytes: readRest(part) };
  const info = readShort(part);
  // Replacement characters may be longer than the invalid bytes. RFC 8914 §2: a trailing zero is not part of the text.
  const text = beginning(Buffer.from(beginning(readRest(part)), "utf8")).replace(/\0+$/, "");
  return { name: "error", code: info, text };
}

/** The beginning of a text up to the limit, without a split character. */
function beginning(bytes: Buffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}

/** Writes options, each with code and length. */
export function writeOptions(out: Out, options: readonly EdnsOption[]): void {
  for (const option of options) {
    writeShort(out, option.name === "other" ? option.code : codes[option.name]);
    writePart(out, () => writeOption(out, option));
  }
}

function writeOption(out: Out, option: EdnsOption): void {
  if (option.name !== "error") return writeBytes(out, option.bytes);
  const text = Buffer.from(option.text, "utf8");
  if (text.length > longestErrorText) throw new DnsError("an error text of more than 512 octets");
  writeShort(out, option.code);
  writeBytes(out, text);
}
