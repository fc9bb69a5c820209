import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { registry } from "../../../src/checks/index.ts";
import { letter } from "../../../test/api/letter.ts";
import { operations } from "../../operations/table.ts";
import { openapi } from "./document.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-api-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Lint {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

/** The linter's results for documents, by one process, since it takes a second to start. Its own telemetry is disabled. */
async function lint(linted: readonly object[]): Promise<readonly Lint[]> {
  const files = linted.map((document, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  });
  const cli = fileURLToPath(import.meta.resolve("@redocly/cli/bin/cli.js"));
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true" };
  const { promise, resolve } = Promise.withResolvers<string>();
  // Exits with 1 if it finds an error, which its output also reports.
  execFile(process.execPath, [cli, "lint", "--format=json", ...files], { env, cwd: folder }, (_error, out) =>
    resolve(out),
  );
  // One JSON text follows the other.
  return (await promise).split(/(?<=^\})(?=\{$)/m).map((text) => JSON.parse(text) as Lint);
}

test("the linter has nothing to say about the reference, and finds errors", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const [ours, accounts, broken, ...rest] = await lint([
    openapi(checks),
    openapi([...checks, letter], "ko", operations),
    { ...openapi([letter]), info: { title: "x" } },
  ]);

  expect(ours?.problems).toEqual([]);
  expect(accounts?.problems).toEqual([]);
  expect(broken?.totals.errors).toBeGreaterThan(0);
  expect(rest).toEqual([]);
});
