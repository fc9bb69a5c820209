import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "portcullis-tests-"));

/** Runs before the first test file; creates the shared folder, which is removed once the runner ends. */
export function setup(): void {
  // Servers that other files start stop after a teardown of this one would have run, and use the folder until then. The clones of the lab have a
  // hundred thousand files, for which nobody waits.
  process.once("exit", () => spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }));
  // Workers and servers that are ended by a signal leave their folders behind. Some servers run as other users, so it is like /tmp.
  process.env["TMPDIR"] = folder;
  chmodSync(folder, 0o1777);
  // A server without its own folder must not use the test runner's.
  process.env["XDG_STATE_HOME"] = join(folder, "state");
}
