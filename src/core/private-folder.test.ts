import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makePrivateFolder } from "./private-folder.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a folder is created with its parents, for its owner only, and once", () => {
  const path = join(emptyFolder(), "a/b/c");

  expect([makePrivateFolder(path), makePrivateFolder(path)]).toEqual([true, false]);
  expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
});

test.for(["/proc/nope", "/proc/nope/a/b"])("%s cannot be made, and is not tried for ever", (path) => {
  expect(() => makePrivateFolder(path)).toThrow(/ENOENT/);
});

test("a file in its place is an error", () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");

  expect(() => makePrivateFolder(file)).toThrow(/ENOTDIR/);
  expect(() => makePrivateFolder(join(file, "a"))).toThrow(/ENOTDIR/);
});
