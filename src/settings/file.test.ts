import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { failure } from "../core/failure.ts";
import { readFile } from "./file.ts";

function reading(largest: number) {
  return {
    largest,
    unusable: (detail: { readonly en: string; readonly ko: string }) =>
      failure("input.file", { field: "x", path: "y", detail }),
  };
}

test("a file is read whole, up to the maximum size", () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "a");
  writeFileSync(path, "x".repeat(3 * 1024 * 1024));

  expect(readFile(path, reading(3 * 1024 * 1024)).toString()).toBe("x".repeat(3 * 1024 * 1024));
  expect(() => readFile(path, reading(2 * 1024 * 1024))).toThrow(/larger than 2 MB/);
});

test.skipIf(process.platform !== "linux")("the maximum size also applies to a file that reports size 0", () => {
  expect(readFile("/proc/self/environ", reading(1024 * 1024)).length).toBeGreaterThan(0);
  expect(() => readFile("/proc/self/environ", reading(1))).toThrow(/larger than/);
});
