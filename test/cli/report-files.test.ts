import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { rootCertificates } from "node:tls";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { toJson } from "../../src/report/kinds/json.ts";
import { writeFile } from "../../src/settings/output/write-file.ts";
import { readTap } from "../report/readers.ts";
import { scenes } from "../report/scenes.ts";
import { portcullis } from "./terminal.ts";

function folder(parent = tmpdir()): string {
  const path = mkdtempSync(join(parent, "portcullis-files-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function resultIn(there: string): string {
  const path = join(there, "results.json");
  writeFileSync(path, toJson(scenes["a failure"]));
  return path;
}

async function convert(there: string, path: string): ReturnType<typeof portcullis> {
  return portcullis(["convert", resultIn(there), "--to", "tap", "--output", path]);
}

const [authority = ""] = rootCertificates;

function makePipes(...paths: readonly string[]): void {
  execFileSync("sh", ["-c", 'mkfifo "$@"', "sh", ...paths]);
}

const isTap = (path: string): boolean => readTap(readFileSync(path, "utf8")).length === 4;

test("a link to another file system stays a link, and its target is written", async () => {
  const [there, elsewhere] = [folder(), folder(existsSync("/dev/shm") ? "/dev/shm" : tmpdir())];
  writeFileSync(join(elsewhere, "real"), "old");
  symlinkSync(join(elsewhere, "real"), join(there, "link"));

  expect(await convert(there, join(there, "link"))).toMatchObject({ code: 0, err: "" });
  expect(isTap(join(elsewhere, "real"))).toBe(true);
  expect(lstatSync(join(there, "link")).isSymbolicLink()).toBe(true);
  expect(readdirSync(elsewhere)).toEqual(["real"]);
});

test("a dangling link stays a link, and its target is created with its folder", async () => {
  const there = folder();
  symlinkSync(join("new", "real"), join(there, "link"));

  expect(await convert(there, join(there, "link"))).toMatchObject({ code: 0, err: "" });
  expect(isTap(join(there, "new", "real"))).toBe(true);
  expect(lstatSync(join(there, "link")).isSymbolicLink()).toBe(true);
});

test.for(["EXDEV", "EBUSY", "EACCES", "EPERM"])(
  "a file that cannot be replaced (%s) is overwritten in place",
  async (code) => {
    const there = folder();
    const path = join(there, "report");
    writeFileSync(path, "old".repeat(100));
    linkSync(path, join(there, "same"));
    const fs = await import("node:fs");
    const renamed = vi.spyOn(fs.default, "renameSync").mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    onTestFinished(() => renamed.mockRestore());
    const { syncBuiltinESMExports } = await import("node:module");
    syncBuiltinESMExports();
    onTestFinished(() => syncBuiltinESMExports());

    await writeFile("new", path);

    expect(readFileSync(join(there, "same"), "utf8")).toBe("new");
    expect(readdirSync(there)).toEqual(["report", "same"]);
  },
);

test("a file name may have the maximum length", async () => {
  const there = folder();
  const path = join(there, "x".repeat(255));

  expect(await convert(there, path)).toMatchObject({ code: 0, err: "" });
  expect(isTap(path)).toBe(true);
});

test("a pipe with a reader gets the whole report, and a pipe without one is an error", async () => {
  const there = folder();
  const [read, unread] = [join(there, "read"), join(there, "unread")];
  makePipes(read, unread);
  // Longer than the buffer of a pipe, so that the writer must wait for the reader.
  const text = "x".repeat(3_000_000);
  const reader = spawn("sh", ["-c", `sleep 0.3; cat < "$0" | wc -c`, read]);
  let counted = "";
  reader.stdout.on("data", (chunk: Buffer) => (counted += chunk.toString()));
  const ended = new Promise((resolve) => reader.on("close", resolve));

  await writeFile(text, read);
  await ended;
  const outcome = await convert(there, unread);

  expect(counted.trim()).toBe("3000000");
  expect(outcome.code).toBe(4);
  expect(outcome.err).toBe(
    `portcullis: --output names ${unread}, which cannot be used: it is a pipe without a reader (ENXIO).\n`,
  );
}, 20_000);

test("a pipe whose reader does not read is given up", async () => {
  const there = folder();
  const path = join(there, "pipe");
  makePipes(path);
  const reader = spawn("sh", ["-c", `exec 3< "$0"; sleep 60`, path]);
  onTestFinished(() => void reader.kill());

  await expect(writeFile("x".repeat(3_000_000), path)).rejects.toMatchObject({ code: "ETIMEDOUT" });
}, 20_000);

test("circular links are refused before anything is measured", async () => {
  const there = folder();
  symlinkSync("b", join(there, "a"));
  symlinkSync("a", join(there, "b"));

  const { code, err } = await portcullis(["gate", "https://a.example/", "--report", `json=${join(there, "a")}`]);

  expect(err).toMatch(
    /^portcullis: --report names .*, which cannot be used: its symbolic links form a loop \(ELOOP\)\.\n$/,
  );
  expect(code).toBe(2);
});

test("a folder without permission is refused before anything is measured", async () => {
  const there = folder();
  const closed = join(there, "closed");
  mkdirSync(closed);
  chmodSync(closed, 0o000);
  onTestFinished(() => chmodSync(closed, 0o700));
  // Root may open every folder, so the test runs as another user for a moment.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.("nobody");
  onTestFinished(() => void (isRoot && process.seteuid?.(0)));

  const { code, err } = await portcullis(["gate", "https://a.example/", "--report", `json=${join(closed, "x")}`]);

  expect(err).toContain("which cannot be used: permission denied (EACCES).");
  expect(code).toBe(2);
});

test.for<readonly [what: string, args: (there: string) => readonly string[], says: string]>([
  [
    "the authority",
    (there) => ["--ca-file", join(there, "file"), "--report", `tap=${join(there, "file")}`],
    "--ca-file",
  ],
  [
    "the baseline",
    (there) => ["--baseline", join(there, "base"), "--report", `tap=${join(there, "base")}`],
    "--baseline",
  ],
  [
    "a new baseline",
    (there) => ["--baseline", join(there, "new"), "--update-baseline", "--report", `tap=${join(there, "new")}`],
    "--baseline",
  ],
  [
    "the configuration",
    (there) => ["--config", join(there, "config.json"), "--report", `tap=${join(there, "config.json")}`],
    "the configuration",
  ],
  [
    "the configuration through a link",
    (there) => ["--config", join(there, "config.json"), "--report", `tap=${join(there, "link.json")}`],
    "the configuration",
  ],
])("a report over %s is refused", async ([, args, says]) => {
  const there = folder();
  writeFileSync(join(there, "file"), authority);
  writeFileSync(join(there, "base"), JSON.stringify({ schema: "portcullis/baseline@1", entries: [] }));
  writeFileSync(join(there, "config.json"), "{}");
  symlinkSync("config.json", join(there, "link.json"));

  const { code, err, out } = await portcullis(["gate", "https://a.example/", ...args(there)]);

  expect(err).toMatch(new RegExp(`--report cannot be used together with ${says}: tap=.* would overwrite it`));
  expect([code, out]).toEqual([2, ""]);
  expect(readFileSync(join(there, "file"), "utf8")).toBe(authority);
});

test.for<readonly [what: string, prepare: (there: string) => void, first: string, second: string]>([
  ["through a link", (there) => symlinkSync("a", join(there, "b")), "a", "b"],
  ["through a link to their folder", (there) => symlinkSync(".", join(there, "here")), "a", "here/a"],
  [
    "through a hard link",
    (there) => {
      writeFileSync(join(there, "a"), "");
      linkSync(join(there, "a"), join(there, "b"));
    },
    "a",
    "b",
  ],
])("two reports in one file %s are refused", async ([, prepare, first, second]) => {
  const there = folder();
  prepare(there);
  const reports = ["--report", `json=${join(there, first)}`, "--report", `tap=${join(there, second)}`];

  const { code, err } = await portcullis(["gate", "https://a.example/", ...reports]);

  expect(err).toContain("The same file is given twice, as json=");
  expect(code).toBe(2);
});

test.for<readonly [args: (there: string) => readonly string[], says: string]>([
  [(there) => [resultIn(there), "--to", "tap", "--output", ""], "--output is missing"],
  [(there) => [resultIn(there), "--to", "tap", "--output", there], "which cannot be used: it is a folder."],
  [(there) => [resultIn(there), "--to", "tap", "--output", join(there, "results.json")], "it is the file to convert"],
  [(there) => [there, "--to", "tap"], "which cannot be used: it is a folder (EISDIR)."],
])("convert %# is bad input", async ([args, says]) => {
  const there = folder();

  const { code, out, err } = await portcullis(["convert", ...args(there)]);

  expect(err).toContain(says);
  expect([code, out]).toEqual([2, ""]);
});

test("convert uses the language of the result, unless another one is requested", async () => {
  const there = folder();
  const path = join(there, "ko.json");
  writeFileSync(path, toJson({ ...scenes["words in Korean"], language: "ko" }));

  const [own, asked] = [
    await portcullis(["convert", path, "--to", "text"], { env: { PORTCULLIS_LANG: "en" } }),
    await portcullis(["convert", path, "--to", "text", "--lang", "en"]),
  ];

  expect(own.out).toContain("✗ 실패");
  expect(asked.out).toContain("✗ FAIL");
});

test("every path of the standard output is recognised", async () => {
  const there = folder();
  for (const name of ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    expect(readTap((await convert(there, name)).out)).toHaveLength(4);
});
