import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build } from "../scripts/build.ts";

function contents(folder: string): Readonly<Record<string, string>> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length + 1),
      readFileSync(join(parentPath, name)).toString("base64"),
    ]),
  );
}

test("the committed bundles are what the sources build, byte for byte", () => {
  const fresh = mkdtempSync(join(tmpdir(), "portcullis-dist-"));
  onTestFinished(() => rmSync(fresh, { recursive: true }));

  build(fresh);

  const [committed, built] = [contents("dist"), contents(fresh)];
  const differing = Object.keys({ ...committed, ...built }).filter((name) => committed[name] !== built[name]);
  expect(Object.keys(built)).toContain("cli/index.js");
  expect(differing, "run `npm run build` and commit dist/").toEqual([]);
}, 120_000);
