import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { clone } from "../machines/packed.ts";
import { run, temporaryFolder } from "../machines/process.ts";

// The single-file program in a root that holds nothing but the libraries that it is linked with: no Node, no shell, no certificates.
let root = "";

beforeAll(() => {
  root = join(temporaryFolder("portable"), "root");
  // In a process of its own: postject takes over what is thrown anywhere.
  const program = run(process.execPath, ["scripts/portable.ts", join(root, "../built")], clone).trim();
  for (const folder of ["home", "tmp", "etc", "dev"]) mkdirSync(join(root, folder), { recursive: true });
  linkSync(program, join(root, "portcullis"));
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost\n");
  run("mknod", ["-m", "666", join(root, "dev/null"), "c", "1", "3"], "/");
  for (const [library] of run("ldd", [program], "/").matchAll(/\/\S+/g)) {
    mkdirSync(dirname(join(root, library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
}, 400_000);

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn("/usr/sbin/chroot", [root, "/portcullis", ...args], {
    env: { HOME: "/home", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function ended(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = start(args, env);
  const closed = once(child, "close");
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await closed) as [number | null];
  return { code, out, err };
}

function unpacked(base: string): readonly string[] {
  return readdirSync(join(root, base)).filter((name) => name.startsWith("program-"));
}

test("the demo runs without Node, from a private folder that is used again", async () => {
  const first = await ended(["demo"]);
  const [name = "", ...others] = unpacked("home/.cache/portcullis");
  const folder = join(root, "home/.cache/portcullis", name);
  const { mode, ino } = statSync(folder);
  writeFileSync(join(folder, "dist/cli/config-worker.js"), "process.exit(0);");
  const second = await ended(["gate", "--help"]);

  expect([first.code, first.err]).toEqual([0, ""]);
  expect(first.out).toContain("2 targets: 1 passed, 1 failed, 0 unknown");
  expect([others, mode & 0o777]).toEqual([[], 0o700]);
  // A changed worker makes the program unpack itself again.
  expect(second.code).toBe(0);
  expect(statSync(folder).ino).not.toBe(ino);
  expect(unpacked("home/.cache/portcullis")).toEqual([name]);
});

test("a gate fails a flawed site, reads a configuration that is a program, and says what could not be measured", async () => {
  const keeping = start(["demo", "--keep"]);
  let said = "";
  while (!/--ca-file \S+/.test(said)) said += String(((await once(keeping.stdout, "data")) as [Buffer])[0]);
  const [, url = "", file = ""] = /gate (?<url>\S+) --ca-file (?<file>\S+)/.exec(said) ?? [];
  writeFileSync(join(root, "config.mjs"), `export default { targets: [{ url: "${url}" }] };`);

  const [flawed, configured, nothing] = await Promise.all([
    ended(["gate", url, "--ca-file", file]),
    ended(["gate", "--config", "/config.mjs", "--ca-file", file]),
    ended(["gate", "https://127.0.0.1:1/"]),
  ]);

  expect([flawed.code, configured.code, nothing.code]).toEqual([1, 1, 3]);
  expect(flawed.out).toContain("ssl.expires-very-soon");
  expect(configured.out).toContain(url);
}, 120_000);

test.for<[what: string, env: Readonly<Record<string, string>>, code: number, says: string]>([
  ["a home that cannot be written: a temporary folder", { HOME: "/proc/none" }, 0, ""],
  ["a chosen folder", { PORTCULLIS_CACHE_DIR: "/chosen" }, 0, ""],
  [
    "a chosen folder that cannot be written",
    { PORTCULLIS_CACHE_DIR: "/etc/hosts" },
    2,
    "cannot unpack into PORTCULLIS_CACHE_DIR",
  ],
  ["a chosen folder that others can write", { PORTCULLIS_CACHE_DIR: "/shared" }, 2, "others can use /shared"],
])("%s", async ([, env, code, says]) => {
  mkdirSync(join(root, "shared"), { recursive: true, mode: 0o777 });
  run("chmod", ["0777", join(root, "shared")], "/");

  const result = await ended(["explain", "ssl.expired"], env);

  expect([result.code, result.err.includes(says)]).toEqual([code, true]);
  expect(result.err.split("\n").length).toBeLessThanOrEqual(2);
  expect(
    readdirSync(join(root, "tmp")).filter((name) => name.startsWith("portcullis-") && !name.includes("demo")),
  ).toEqual([]);
  expect(existsSync(join(root, "chosen"))).toBe(env["PORTCULLIS_CACHE_DIR"] === "/chosen");
  rmSync(join(root, "chosen"), { recursive: true, force: true });
});

test("--version needs no folder", async () => {
  expect(await ended(["--version"], { HOME: "/proc/none" })).toEqual({ code: 0, out: "0.1.0\n", err: "" });
});
