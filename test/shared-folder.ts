import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "portcullis-tests-"));

/** Runs before the first test file; creates the shared folder. */
export function setup(): void {
  process.env["TEST_FOLDER"] = folder;
  // A server without its own folder must not use the test runner's.
  process.env["XDG_STATE_HOME"] = join(folder, "state");
}

/** After the last one. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
