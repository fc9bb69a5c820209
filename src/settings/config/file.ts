import { lstatSync } from "node:fs";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { readFile } from "../file.ts";

/** A configuration that was found: its name in messages, its path, and whether it is one key of a file. */
export interface FoundConfig {
  readonly name: string;
  readonly path: string;
  /** Whether it is the key `portcullis` of a package.json. */
  readonly isPackage: boolean;
}

const largestFile = 1024 * 1024;

/**
 * Reads the text of a configuration. Refuses pipes and devices, so it never blocks. Throws a `Failure` INVALID_INPUT that names the file.
 */
export function fileTextOf(found: FoundConfig): string {
  const bytes = readFile(found.path, {
    largest: largestFile,
    unusable: (detail) => unusable(found, detail),
    why: (error) => reasonOf(error, found.path),
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unusable(found, said.encoding);
  }
}

const said = {
  folder: { en: "it is a folder", ko: "폴더입니다" },
  nowhere: { en: "the file does not exist", ko: "그런 파일이 없습니다" },
  dangling: { en: "it is a symbolic link to a file that does not exist", ko: "없는 파일을 가리키는 링크입니다" },
  circle: { en: "it is a symbolic link that leads back to itself", ko: "자기 자신으로 돌아오는 링크입니다" },
  encoding: { en: "it is not valid UTF-8", ko: "UTF-8이 아닙니다" },
} as const satisfies Readonly<Record<string, Text>>;

function reasonOf(error: unknown, path: string): Text {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return isThere(path) ? said.dangling : said.nowhere;
  if (code === "ELOOP") return said.circle;
  if (code === "EISDIR") return said.folder;
  const message = printable(String(code ?? error), 200);
  return { en: message, ko: message };
}

/** Whether a folder has an entry of that name, even if it is a dangling link. */
export function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // The name is too long, or a part of the path is a file: in both cases nothing is there.
    return false;
  }
}

/** Makes the failure that says why a configuration cannot be read. */
export function unusable({ name }: Pick<FoundConfig, "name">, detail: Text): Failure {
  return failure("input.syntax", { path: name, detail }, { reason: "config" });
}
