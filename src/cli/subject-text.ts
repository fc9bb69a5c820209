import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { readFile, tooLarge } from "../settings/file.ts";
import { decodeText } from "./decode-text.ts";
import type { Io } from "./io.ts";
import { standardInput } from "./standard-input.ts";

/** Maximum file size in bytes: a message may have large attachments. */
const largest = 64 * 1024 * 1024;

/** Maximum number of characters passed on: one more than any check reads, so that a check sees that a text is too long. */
const mostHanded = 1024 * 1024 + 1;

/** A link, also a defanged one, is the text itself: no file is named so. */
const link = /^h(?:tt|xx)ps?(?::|\[:\])\/\//i;

/** Reads a check's text from a file, or from standard input for `-`; a link is returned as it is. Throws `Failure` INVALID_INPUT. */
export async function readText(path: string, field: string, { input = standardInput }: Io): Promise<string> {
  if (link.test(path)) return path;
  // The command line parser turns a single dash into an empty string.
  const isInput = path === "" || path === "-";
  const shown = isInput ? "-" : printable(path, 200);
  const unusable = (detail: Text) => failure("input.file", { field, path: shown, detail }, { reason: field });
  const bytes = isInput ? await input(largest) : readFile(path, { largest, unusable });
  if (bytes.length > largest) throw unusable(tooLarge(largest));
  const decoded = decodeText(bytes);
  if ("why" in decoded) throw unusable(decoded.why);
  return decoded.text.slice(0, mostHanded);
}
