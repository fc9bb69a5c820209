import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepBaseline } from "../../src/cli/keep-baseline.ts";
import type { Baseline } from "../../src/core/policy.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { folderWith } from "../folder.ts";
import { portcullis } from "../cli/terminal.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

const file = "k.json";

function targetsIn(folder: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Baseline;
  return [...new Set(entries.map(({ target }) => target))].toSorted();
}

test("concurrent runs with one baseline lose none of each other's entries", async () => {
  const folder = folderWith({ "ca.pem": demo.authority });
  const urls = ["a", "b", "c", "d"].map((path) => `${demo.flawed}${path}`);

  const runs = await Promise.all(
    urls.map(async (url) =>
      portcullis(["gate", url, "--ca-file", join(folder, "ca.pem"), "--baseline", file, "--update-baseline"], {
        folder,
      }),
    ),
  );

  expect(runs.map(({ err }) => err.replace(/^Wrote .*, removed: 0\.\n$/, ""))).toEqual(urls.map(() => ""));
  expect(targetsIn(folder)).toEqual(urls);
  expect(existsSync(join(folder, `${file}.lock`))).toBe(false);
});

const entry = (target: string): Baseline["entries"][number] => ({ target, rule: "http.csp-missing", fingerprint: "f" });
const made: Baseline = { schema: "portcullis/baseline@1", entries: [entry("https://a.example/")] };

test("a stale lock is ignored", async () => {
  const folder = folderWith({ [`${file}.lock`]: "" });
  const path = join(folder, file);
  utimesSync(`${path}.lock`, 0, 0);

  const keeping = { targets: [], field: "--baseline" };
  const troubles = await keepBaseline(made, { path, before: null, isUpdated: true, now: () => null }, keeping);

  expect(troubles).toEqual([]);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test("a baseline in an impossible folder is reported, without endless retries", async () => {
  const path = "/proc/nowhere/k.json";
  const keeping = { targets: [], field: "--baseline" };
  const [trouble] = await keepBaseline(made, { path, before: null, isUpdated: true, now: () => null }, keeping);

  expect(trouble?.message).toMatch(
    /^--baseline names \/proc\/nowhere\/k\.json\.lock, which cannot be used: E[A-Z]+\.$/,
  );
});
