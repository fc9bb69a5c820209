import { readPart, readRest, readShort, type Cursor } from "./cursor.ts";
import { DnsError } from "./error.ts";
import { writeBytes, writePart, writeShort, type Out } from "./out.ts";

/** An option of RFC 6891 §6.1.2. Cookies and whatever else is not named here are `other`. */
export type EdnsOption =
  /** RFC 8914: why an answer is as it is, in a code and in words of somebody else's. */
  | { readonly name: "error"; readonly code: number; readonly text: string }
  /** RFC 5001: which of several servers answered. */
  | { readonly name: "server"; readonly bytes: Buffer }
  | { readonly name: "other"; readonly code: number; readonly bytes: Buffer };

/** What an OPT record says, RFC 6891 §6.1.3. */
export interface Edns {
  readonly version: number;
  /** The longest datagram that the sender takes, in octets. */
  readonly size: number;
  /** DO: whoever asks wants signatures. */
  readonly isDnssecOk: boolean;
  readonly options: readonly EdnsOption[];
}

/** RFC 8914 §2 sets no limit; so many octets are enough for any words and not for a novel. */
const longestErrorText = 512;

const codes = { server: 3, error: 15 } as const;

/** Reads the options of an OPT record up to the end; throws `DnsError`. */
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
  // One that is too short for its code says nothing, and is no reason to lose the answer that it came with.
  if (code !== codes.error || part.end - part.at < 2) return { name: "other", code, bytes: readRest(part) };
  const info = readShort(part);
  // What is no UTF-8 takes more room in UTF-8 than it had. RFC 8914 §2: a zero at the end is none of the text.
  const text = beginning(Buffer.from(beginning(readRest(part)), "utf8")).replace(/\0+$/, "");
  return { name: "error", code: info, text };
}

/** As much of a text as counts, without the character that is cut through. */
function beginning(bytes: Buffer): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, longestErrorText), { stream: true });
}

/** Writes options, each behind its code and its length. */
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
