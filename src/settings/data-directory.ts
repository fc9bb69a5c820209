import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { failure } from "../core/failure.ts";
import { shown } from "../core/input.ts";
import type { Given } from "./options/given.ts";

/**
 * Returns the data directory of this machine: `data_dir` (`PORTCULLIS_DATA_DIR`), else `portcullis` in the state directory of the XDG Base
 * Directory Specification. Reads and creates nothing: the first writer creates the folder. Throws a `Failure` INVALID_INPUT if the value is
 * not a path.
 */
export function dataDirectory(given: Given): string {
  const text = given.one("data_dir");
  if (text !== undefined && text !== "" && !text.includes("\u0000")) return resolve(text);
  if (text !== undefined) {
    const expected = { en: "the path of a folder", ko: "폴더의 경로" };
    throw failure(
      "input.value",
      { field: given.naming("data_dir"), expected, given: shown(text) },
      { reason: "data_dir" },
    );
  }
  // XDG Base Directory Specification: relative paths are ignored.
  const state = given.variable("XDG_STATE_HOME") ?? "";
  return join(isAbsolute(state) ? state : join(given.variable("HOME") || home(), ".local", "state"), "portcullis");
}

/** An account without a passwd entry, as in some containers, has no home directory. Nothing can be stored in the returned folder. */
function home(): string {
  try {
    return homedir();
  } catch {
    return "/nonexistent";
  }
}
