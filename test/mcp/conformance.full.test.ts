import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../server/service.ts";
import { serveFixture } from "./fixture.ts";

const suite = resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js");

/** What a sessionless server cannot do, or the protocol has removed. */
const expectedFailures: Readonly<Record<string, string>> = {
  "logging-set-level": "a level would have to outlive its request; deprecated in the revision of 2026",
  "tools-call-with-logging": "the same",
  "completion-complete": "no argument of ours has values to complete",
  "tools-call-sampling": "asks the client while a call is under way, which needs a session",
  "tools-call-elicitation": "the same",
  "elicitation-sep1034-defaults": "the same",
  "elicitation-sep1330-enums": "the same",
  "resources-subscribe": "nothing that could be subscribed to changes while the program runs",
  "resources-unsubscribe": "the same",
};

/** The scenarios of the official suite: which passed, and which failed. */
async function scenarios(
  url: string,
): Promise<{ readonly passed: readonly string[]; readonly failed: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = [suite, "server", "--url", url, "-o", folder];
  // It ends with 1 where a scenario failed.
  const { stdout } = await promisify(execFile)(process.execPath, args).catch(
    (error: unknown) => error as { stdout: string },
  );
  const marked = (mark: string): string[] =>
    [...stdout.matchAll(new RegExp(`^${mark} (?<name>[a-z0-9-]+): `, "gm"))].map(
      ({ groups }) => groups?.["name"] ?? "",
    );
  return { passed: marked("✓"), failed: marked("✗") };
}

test("the mount conforms, except for what needs a session", async () => {
  const { passed, failed } = await scenarios(await serveFixture());

  expect(failed.toSorted()).toEqual(Object.keys(expectedFailures).toSorted());
  expect(passed.length).toBeGreaterThanOrEqual(21);
});

test("so do the tools, prompts and resources of the product, as far as the suite asks for no fixture", async () => {
  const { url } = await serve();

  const { passed } = await scenarios(`${url}/mcp`);

  const wanted = [
    "server-initialize",
    "ping",
    "tools-list",
    "resources-list",
    "prompts-list",
    "dns-rebinding-protection",
  ];
  expect(passed).toEqual(expect.arrayContaining(wanted));
});
