import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { gateResult } from "../../core/result/result-schema.ts";
import type { GateResult } from "../../core/result/result.ts";
import type { Text } from "../../core/text.ts";
import { pointerStep } from "../config/jsonc.ts";
import { readFile, tooLarge } from "../file.ts";
import type { ReadInput } from "../options/targets.ts";
import { whyNot } from "../system-words.ts";

/** The schema of the results that this release reads. */
const schema: GateResult["schema"] = "portcullis/gate@2";

/**
 * Reads a result object from a file, or from the standard input for `-`. Throws a `Failure` INVALID_INPUT that says what is wrong with the
 * file.
 */
export async function readResultFile(given: string, input: ReadInput): Promise<GateResult> {
  // The command line parser turns a lone dash into an empty text.
  const path = given === "" ? "-" : given;
  const json = parse(await readText(path, input), path);
  if (isDeep(json)) {
    const detail = {
      en: `it is nested deeper than ${deepest} levels`,
      ko: `${deepest}단계보다 깊게 중첩되어 있습니다`,
    };
    throw unusable(path, detail);
  }
  const parsed = gateResult.safeParse(json);
  // The value as it was written, with fields that a newer release may have added.
  if (parsed.success) return json as GateResult;
  const other = otherKind(json);
  if (other) throw unusable(path, other);
  const pointer = (parsed.error.issues[0]?.path ?? []).map(pointerStep).join("");
  const at = printable(pointer || "/", 200);
  throw unusable(path, { en: `it is not a valid result object (at ${at})`, ko: `올바른 결과 객체가 아닙니다(${at})` });
}

/** Describes a file that is something else; null if it may be a result of this schema. */
function otherKind(json: unknown): Text | null {
  if (typeof json !== "object" || json === null) return null;
  if ("ok" in json && "requestId" in json) {
    return {
      en: "it is a response of the API; use its data, which is the result object",
      ko: "API 응답입니다. 그 안의 data(결과 객체)만 사용하십시오",
    };
  }
  const told = "schema" in json ? json.schema : undefined;
  if (typeof told !== "string" || told === schema) return null;
  const given = printable(told, 60);
  return {
    en: `its schema is ${given}, but this release reads ${schema}`,
    ko: `스키마가 ${given}입니다. 이 버전은 ${schema}만 읽습니다`,
  };
}

/** Results have seven levels. The limit protects the stack of the code that writes them again. */
const deepest = 64;

/** Whether a value has more levels than that. It does not recurse. */
function isDeep(value: unknown): boolean {
  let level: readonly object[] = [value].filter(isObject);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => Object.values(each).filter(isObject));
  }
  return false;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unusable(path, { en: "it is not valid JSON", ko: "JSON이 아닙니다" });
  }
}

/** Enough for some thousands of targets with all findings. */
const largestFile = 64 * 1024 * 1024;

async function readText(path: string, input: ReadInput): Promise<string> {
  const bytes =
    path === "-"
      ? await readInput(input)
      : readFile(path, { largest: largestFile, unusable: (detail) => unusable(path, detail) });
  return bytes.toString("utf8").replace(/^\ufeff/, "");
}

async function readInput(input: ReadInput): Promise<Buffer> {
  const bytes = await input(largestFile).catch((error: unknown) => {
    throw unusable("-", whyNot(error));
  });
  if (bytes.length > largestFile) throw unusable("-", tooLarge(largestFile));
  return bytes;
}

function unusable(path: string, detail: Text): Failure {
  const field: Text = { en: "file", ko: "파일" };
  return failure("input.file", { field, path: printable(path, 200), detail }, { reason: "file" });
}
