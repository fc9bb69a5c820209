import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "portcullis-tests-"));

/** Before the first test file: where all of them may write what they share. */
export function setup(): void {
  process.env["TEST_FOLDER"] = folder;
}

/** After the last one. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
