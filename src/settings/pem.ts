import type { Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { readFile } from "./file.ts";

/** RFC 7468 §2: what is encoded begins with this. */
const begin = "-----BEGIN ";

/** Reads PEM text: the value itself, as a program or a secret of a pipeline has it, or the file that it names. */
export function pemText(
  value: string,
  options: { readonly largest: number; readonly unusable: (detail: Text) => Failure },
): string {
  return value.includes(begin) ? value : readFile(value, options).toString("latin1");
}

/** How a message names the place of PEM text. It may be a private key, so it is not quoted. */
export function shownPem(value: string): string {
  return value.includes(begin) ? "PEM" : printable(value, 200);
}
