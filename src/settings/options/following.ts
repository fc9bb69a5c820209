import { resolve } from "node:path";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { readFile } from "../file.ts";
import type { Given } from "./given.ts";

/** Which Certificate Transparency logs are followed. */
export interface Following {
  /** A log list that the operator vouches for; null for Chrome's signed list. */
  readonly listFile: string | null;
  /** Texts in the operator or description of the logs to follow; empty for all. In lower case. */
  readonly names: readonly string[];
}

/** The largest list in bytes. Chrome's has 100 kB. */
const largestList = 4 * 1024 * 1024;

/** Reads `ct_list` and `ct_logs`. Throws a `Failure` INVALID_INPUT if the file is no log list: the process would run and follow nothing. */
export function readFollowing(given: Given, isLogList: (bytes: Uint8Array) => boolean): Following {
  const file = given.one("ct_list");
  const listFile = file === undefined || file === "" ? null : resolve(file);
  if (listFile !== null) {
    const unusable = (detail: Text): Failure =>
      failure(
        "input.file",
        { field: given.naming("ct_list"), path: printable(listFile, 200), detail },
        { reason: "ct_list" },
      );
    if (!isLogList(readFile(listFile, { largest: largestList, unusable }))) throw unusable(noList);
  }
  return {
    listFile,
    names: given
      .list("ct_logs")
      .map((text) => text.trim().toLowerCase())
      .filter((text) => text !== ""),
  };
}

const noList: Text = {
  en: "it is not a log list in the format of Chrome's list, version 3",
  ko: "Chrome 로그 목록 버전 3 형식이 아닙니다",
};
