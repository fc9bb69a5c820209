import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStep } from "../action/runner.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";

// What GitHub downloads for `uses:`: `git archive` of the ref, with the attributes of this tree.
const folder = mkdtempSync(join(tmpdir(), "portcullis-archive-"));
let bytes = 0;

beforeAll(() => {
  const archive = execFileSync("git", ["archive", "--worktree-attributes", "--format=tar.gz", "HEAD"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  bytes = archive.length;
  execFileSync("tar", ["-xz", "-C", folder], { input: archive });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the archive of a ref is at most 2 MB, and holds the Action and the GitLab component alone", () => {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

  expect(bytes).toBeLessThanOrEqual(2_000_000);
  expect(paths.filter((path) => !path.startsWith("dist/action/")).toSorted()).toEqual([
    "LICENSE",
    "README.md",
    "action.yml",
    "templates/gate.yml",
  ]);
});

test("the Action runs from the archive alone", async () => {
  const { port } = await keep(serveTls({ answer: goodPage }));
  const inputs = { url: `https://localhost:${port}/`, "ca-file": caFile };

  const step = await runStep({ inputs, entry: join(folder, "dist/action/index.js") });

  expect([step.code, step.outputs["verdict"]]).toEqual([0, "pass"]);
  expect(step.summary).toContain("PASS");
});
