import { readOwnRules } from "../checks/exposure/index.ts";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { ExposureRule } from "../data/exposure/rule.ts";
import { step } from "./config/jsonc.ts";
import { readFile } from "./file.ts";

/** Bytes. */
const largestFile = 4 * 1024 * 1024;

/** Reads a JSON array of exposure rules. Throws a `Failure` INVALID_INPUT that names the first error. */
export function readExposureRules(path: string, field: string | Text): readonly ExposureRule[] {
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field, path: printable(path, 200), detail }, { reason: "rules" });
  const read = readOwnRules(parse(readFile(path, { largest: largestFile, unusable }).toString("utf8"), unusable));
  if ("rules" in read) return read.rules;
  if ("rule" in read) {
    const { en, ko } = read.problem;
    throw unusable({ en: `rule ${read.rule}: ${printable(en, 300)}`, ko: `규칙 ${read.rule}: ${printable(ko, 300)}` });
  }
  const problem = printable(read.problem, 300);
  const at = printable(read.path.map(step).join("") || "/", 200);
  throw unusable({ en: `at ${at}: ${problem}`, ko: `${at}: ${problem}` });
}

function parse(json: string, unusable: (detail: Text) => Failure): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, "")) as unknown;
  } catch {
    throw unusable({ en: "the file is not valid JSON", ko: "올바른 JSON이 아닙니다" });
  }
}
