import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Asks a question while no file descriptor is left, so that the implementation cannot be loaded. */
const script = `
  import { openSync } from "node:fs";
  import { openDns } from "./src/net/dns/run.ts";
  const run = openDns({ resolvers: ["127.0.0.1:9"] });
  try { for (;;) openSync("/dev/null"); } catch {}
  await run.dns({ name: "a.example", type: "A" }).catch(({ code }) => process.stdout.write(code));
  run.close();
`;

test("a load that fails for want of descriptors is the question's error, and not an uncaught one", async () => {
  const words = ["-c", 'ulimit -n 60; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", script];

  const { stdout, stderr } = await promisify(execFile)("sh", words);

  expect(stdout).toBe("EMFILE");
  expect(stderr).toBe("");
});
