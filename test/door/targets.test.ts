import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import type { EffectiveConfig } from "../../src/settings/output/effective.ts";
import { runHere } from "../action/runner.ts";
import { program } from "../cli/program.ts";
import { portcullis } from "../cli/terminal.ts";
import { closedPort } from "../twins/tcp.ts";

/** A folder with a list of targets, and perhaps a configuration. */
function folderWith(list: string | Buffer, config?: object): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-targets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "list.txt"), list);
  if (config) writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify(config));
  return folder;
}

const a = "https://a.example/";
const b = "https://b.example/x?y=1,2";
const c = "https://c.example/";

interface Asked {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly input?: string;
}

/** The targets that would be measured. */
async function targetsOf(list: string, { args = ["--targets", "list.txt"], env = {}, config, input }: Asked = {}) {
  const io = {
    env,
    folder: folderWith(list, config),
    ...(input !== undefined && { input: async () => Buffer.from(input) }),
  };
  const { out, err } = await portcullis(["gate", "--print-config", "--json", ...args], io);
  expect(err).toBe("");
  return (JSON.parse(out) as EffectiveConfig).targets;
}

test.for<readonly [what: string, list: string, urls: readonly string[]]>([
  ["a URL a line", `${a}\n${b}\n`, [a, b]],
  ["carriage returns, a mark at its beginning and no end of line", `\ufeff${a}\r\n${b}`, [a, b]],
  ["comments, blank lines and spaces", `# ours\n\n  ${a}  # shop\n\t# ${c}\n${b}#part\n`, [a, b]],
  ["hosts without a scheme", "a.example\nC.example:443", [a, c]],
  ["the same URL in several spellings", `${a}\nA.EXAMPLE\nhttps://a.example:443/#x\n${c}`, [a, c]],
])("a list with %s", async ([, list, urls]) => {
  expect((await targetsOf(list)).map(({ url }) => url)).toEqual(urls);
});

test.for<readonly [what: string, asked: Asked, urls: readonly string[]]>([
  ["typed URLs come first, and once", { args: [c, "a.example", "--targets", "list.txt"] }, [c, a, b]],
  ["the standard input", { args: ["--targets", "-"], input: `${c}\n` }, [c]],
  ["the environment", { args: [], env: { PORTCULLIS_TARGETS: "list.txt", PORTCULLIS_URL: c } }, [c, a, b]],
  ["what is typed replaces a list of the environment", { args: [c], env: { PORTCULLIS_TARGETS: "list.txt" } }, [c]],
  ["a list that is typed replaces PORTCULLIS_URL", { env: { PORTCULLIS_URL: c } }, [a, b]],
  ["a list replaces the targets of a file", { config: { targets: [c] } }, [a, b]],
])("%s", async ([, asked, urls]) => {
  expect((await targetsOf(`${a}\n${b}`, asked)).map(({ url }) => url)).toEqual(urls);
});

test("a URL of a list gets the settings of the configuration", async () => {
  const targets = await targetsOf(`${a}\n${c}`, { config: { targets: [{ url: a, name: "shop", min_ssl: "A" }] } });

  expect(targets).toMatchObject([
    { url: a, name: "shop", settings: { min_ssl: { value: "A", source: "target" } } },
    { url: c, settings: { min_ssl: { value: "B", source: "default" } } },
  ]);
});

test.for<readonly [what: string, list: string | Buffer, says: string]>([
  ["a bad line", `${a}\n\nftp://x.example\n`, "list.txt:3 must be an http or https URL"],
  ["a password", `https://u:secret@a.example/`, "list.txt:1 must be an address without user name and password"],
  [
    "several bad lines",
    `x y\n${a}\n//b\n:\n`,
    'list.txt:1 must be an http or https URL such as https://example.com/, not "x y". The same applies to list.txt:3, list.txt:4.',
  ],
  ["more of them than a sentence holds", "//x\n".repeat(30), "list.txt:10, +20."],
  ["nothing but comments", "# nothing\n", "--targets names list.txt, which cannot be used: it contains no target."],
  ["UTF-16", Buffer.from(`\ufeff${a}\n`, "utf16le"), "list.txt, which cannot be used: it is UTF-16; save it as UTF-8."],
  ["UTF-16 without its mark", Buffer.from(`${a}\n`, "utf16le"), "it is UTF-16; save it as UTF-8."],
  ["UTF-16 the other way round", Buffer.from(`\ufeff${a}\n`, "utf16le").swap16(), "it is UTF-16; save it as UTF-8."],
  [
    "another encoding",
    // "쇼핑" in CP949, as Windows saves it in Korea.
    Buffer.concat([Buffer.from(`${a}\n${a}`), Buffer.from("bceec7ce", "hex"), Buffer.from("\n")]),
    "list.txt:2 is not UTF-8; save the list as UTF-8.",
  ],
  ["too many lines", `${a}\n`.repeat(1001), "it contains more than 1000 targets"],
  ["too many bytes", Buffer.alloc(4 * 1024 * 1024 + 1, "#"), "it is larger than 4 MB"],
  ["escape sequences", `https://\u001b[2J/`, "list.txt:1 must be an http or https URL"],
])("a list with %s is refused", async ([, list, says]) => {
  const { code, out, err } = await portcullis(["gate", "--targets", "list.txt"], { folder: folderWith(list) });

  expect(err).toContain(says);
  expect(err).not.toContain("secret");
  expect(err).not.toContain("\u001b");
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

test.for<readonly [what: string, name: string, says: string]>([
  [
    "a file that does not exist",
    "gone.txt",
    "--targets names gone.txt, which cannot be used: the file does not exist (ENOENT).",
  ],
  ["a folder", ".", "--targets names ., which cannot be used: it is a folder (EISDIR)."],
  ["no name", "", '--targets must be the path of a file, or - for the standard input, not "".'],
  ["a device", "/dev/zero", "--targets names /dev/zero, which cannot be used: it is not a regular file."],
])("%s is refused", async ([, name, says]) => {
  const { code, err } = await portcullis(["gate", "--targets", name], { folder: folderWith(a) });

  expect({ code, err }).toEqual({ code: 2, err: `portcullis: ${says}\n` });
});

test("a duplicate in a list is measured once, and reported as such", async () => {
  const url = `https://localhost:${await closedPort()}/`;
  const folder = folderWith(`${url}\n${url}#again\n`);

  const { code, out } = await portcullis(["gate", url, "--targets", "list.txt", "--json"], { folder });

  const { targets, notices } = JSON.parse(out) as GateResult;
  expect(code).toBe(3);
  expect(targets.map((target) => target.url)).toEqual([url]);
  expect(notices).toEqual([
    {
      id: "gate.target-repeated",
      level: "warn",
      message: `These targets are given more than once. Each is measured once: ${url}.`,
    },
  ]);
});

test("a step reads a list next to its URLs, and has no standard input", async () => {
  const port = await closedPort();
  const list = join(folderWith(`https://localhost:${port}/b\n`), "list.txt");

  const step = await runHere({ inputs: { url: `https://localhost:${port}/a`, targets: list, concurrency: "1" } });
  const none = await runHere({ inputs: { targets: "-" } });

  expect(step.outputs["url"]).toBe(`https://localhost:${port}/a\nhttps://localhost:${port}/b`);
  expect(none.code).toBe(1);
  expect(none.annotations[0]?.data).toContain("a workflow step has no standard input");
});

test("the process reads its standard input", async () => {
  const url = `https://localhost:${await closedPort()}/`;
  const args = [program, "gate", "--targets", "-", "--json", "--retries", "0"];

  const { status, stdout } = spawnSync(process.execPath, args, { input: `${url}\n`, encoding: "utf8" });

  expect(status).toBe(3);
  expect((JSON.parse(stdout) as GateResult).targets.map((target) => target.url)).toEqual([url]);
});

/** The process with an open standard input, and its output after it ended. */
function reading() {
  const args = [program, "gate", "--targets", "-"];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  // It may end before it has read everything.
  child.stdin.on("error", () => {});
  let err = "";
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, "close").then(([code]: readonly unknown[]) => ({ code, err }));
  return { child, ended };
}

test.for([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends the process that waits for its standard input, in one line", async ([signal, code]) => {
  const { child, ended } = reading();

  // More than a pipe's buffer, so that the process is reading when everything is written.
  await new Promise((resolve) => child.stdin.write(`#${"x".repeat(200_000)}\n`, resolve));
  child.kill(signal);

  expect(await ended).toEqual({ code, err: "portcullis: interrupted: no verdict.\n" });
});

test("a standard input without an end is read no further than a list may be long", async () => {
  const { child, ended } = reading();

  child.stdin.write(`#${"x".repeat(5 * 1024 * 1024)}`);

  expect(await ended).toMatchObject({ code: 2, err: expect.stringContaining("it is larger than 4 MB.") as string });
});
