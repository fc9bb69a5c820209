import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { readFile, tooLarge } from "../settings/file.ts";
import { decodeText } from "./decode-text.ts";
import type { Io } from "./io.ts";
import { standardInput } from "./standard-input.ts";

/** Bytes of a file: a message may have large things attached. */
const largest = 64 * 1024 * 1024;

/** Characters that are handed on; no check takes as many, so that what is cut off here is never what it would have read. */
const mostHanded = 1024 * 1024;

/** Reads the text that a check is about: from a file, or from the standard input where it is called `-`. Throws `Failure` INVALID_INPUT. */
export async function readText(path: string, field: string, { input = standardInput }: Io): Promise<string> {
  // The parser of the command line hands a lone dash over as nothing.
  const isInput = path === "" || path === "-";
  const shown = isInput ? "-" : printable(path, 200);
  const unusable = (detail: Text) => failure("input.file", { field, path: shown, detail }, { reason: field });
  const bytes = isInput ? await input(largest) : readFile(path, { largest, unusable });
  if (bytes.length > largest) throw unusable(tooLarge(largest));
  const decoded = decodeText(bytes);
  if ("why" in decoded) throw unusable(decoded.why);
  return decoded.text.slice(0, mostHanded);
}
