import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { failure } from "../core/failure.ts";
import { shown } from "../core/input.ts";
import type { Given } from "./options/given.ts";

/**
 * Where this machine keeps what outlives a run: `PORTCULLIS_DATA_DIR`, else `portcullis` in the place that the XDG Base Directory
 * Specification has for state, which is made by whoever writes there first. Nothing is read or made here. Throws a `Failure`
 * INVALID_INPUT for what is no path.
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
  // The specification: a path that is not absolute is to be ignored.
  const state = given.variable("XDG_STATE_HOME") ?? "";
  return join(isAbsolute(state) ? state : join(given.variable("HOME") || home(), ".local", "state"), "portcullis");
}

/** An account without an entry in the system's list, as containers give it, has no home: nothing can be kept there. */
function home(): string {
  try {
    return homedir();
  } catch {
    return "/nonexistent";
  }
}
