import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "portcullis-tests-"));

/** Before the first test file: where all of them may write what they share. */
export function setup(): void {
  process.env["TEST_FOLDER"] = folder;
  // A server that is started without a folder of its own keeps nothing in that of whoever runs the tests.
  process.env["XDG_STATE_HOME"] = join(folder, "state");
}

/** After the last one. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
