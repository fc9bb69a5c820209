import { exposureDataOf, ownKeysAt, readOwnRules, type ExposureRule } from "../checks/exposure/index.ts";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { UserData } from "../core/user-data.ts";
import { parseJsonc } from "./config/jsonc.ts";
import { configProblem, problemPlacesOf } from "./config/problems.ts";
import { readFile } from "./file.ts";

/** Bytes. */
const largestFile = 4 * 1024 * 1024;

/** The rules of a file for the runs of an engine. */
export function readExposureData(path: string, field: string): UserData {
  return exposureDataOf(readExposureRules(path, field));
}

/** Reads a JSON array of exposure rules. Throws a `Failure` INVALID_INPUT that names the first error and its place. */
export function readExposureRules(path: string, field: string | Text): readonly ExposureRule[] {
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field, path: printable(path, 200), detail }, { reason: "rules" });
  const name = printable(path, 200);
  const text = readFile(path, { largest: largestFile, unusable })
    .toString("utf8")
    .replace(/^\ufeff/, "");
  const { value, at } = parseJsonc(text, name);
  const read = readOwnRules(value);
  if ("rules" in read) return read.rules;
  if ("error" in read)
    throw configProblem(read.error, problemPlacesOf(name, at), { reason: "rules", known: ownKeysAt, few: 24 });
  const { en, ko } = read.problem;
  throw unusable({ en: `rule ${read.rule}: ${printable(en, 300)}`, ko: `규칙 ${read.rule}: ${printable(ko, 300)}` });
}
