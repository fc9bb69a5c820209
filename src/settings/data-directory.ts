import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import type { Given } from "./options/given.ts";

/**
 * Where this machine keeps what outlives a run: `PORTCULLIS_DATA_DIR`, else `portcullis` in the place that the XDG Base Directory
 * Specification has for state, which is made by whoever writes there first. Nothing is read or made here.
 */
export function dataDirectory(given: Given, env: Readonly<Record<string, string | undefined>>): string {
  const { XDG_STATE_HOME: state = "" } = env;
  // The specification: a path that is not absolute is to be ignored.
  return given.one("data_dir") ?? join(isAbsolute(state) ? state : join(homedir(), ".local/state"), "portcullis");
}
