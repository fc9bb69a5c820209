import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { readFile, tooLarge } from "../settings/file.ts";
import { largestFile, refuseForeign, refuseWide } from "../settings/options/targets.ts";
import type { Io } from "./io.ts";
import { standardInput } from "./standard-input.ts";

/** A target of a file, and where it stands: `list.txt:7`. */
export interface TargetLine {
  readonly target: string;
  readonly naming: string;
}

/** The targets in a file, one a line, without comments; `-` is the standard input. Throws `Failure` INVALID_INPUT. */
export async function readTargetLines(
  path: string,
  field: string,
  { input = standardInput }: Io,
): Promise<readonly TargetLine[]> {
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field, path: printable(path, 200), detail }, { reason: "targets" });
  const bytes = await (path === "-" ? input(largestFile) : readFile(path, { largest: largestFile, unusable }));
  if (bytes.length > largestFile) throw unusable(tooLarge(largestFile));
  refuseWide(bytes, unusable);
  const name = path === "-" ? "stdin" : printable(path, 200);
  const lines = bytes
    .toString()
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ target: line.replace(/(?:^|\s)#.*$/, "").trim(), naming: `${name}:${at + 1}` }))
    .filter(({ target }) => target !== "");
  for (const { target, naming } of lines) refuseForeign(target, naming, unusable);
  if (lines.length === 0) throw unusable({ en: "it contains no target", ko: "대상이 하나도 없습니다" });
  return lines;
}
