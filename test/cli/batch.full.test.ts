import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { AnyCheck } from "../../src/core/check.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { failure } from "../../src/core/failure.ts";
import { childEnvironment } from "../child-environment.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { program } from "./program.ts";
import { measureAll } from "../../src/cli/batch/measure.ts";
import { openOutputFile } from "../../src/cli/batch/output.ts";
import { serve, until } from "../server/service.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { root } from "../twins/pki/pki.ts";
import { serveTls } from "../twins/tls.ts";
import { portcullis } from "./terminal.ts";

interface Row {
  readonly index: number;
  readonly check: string;
  readonly target: string;
  readonly envelope: { readonly ok: boolean; readonly error: { readonly code: string } | null };
}

function rowsOf(text: string): readonly Row[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Row]));
}

/** Bytes of about 300 results. */
const someResults = 90_000;

test("a batch of 1,000 targets is cut by kill -9, and the same command goes on: nothing is lost or measured twice", async () => {
  const measured: string[] = [];
  const check = {
    ...ssl,
    collect({ host }: { readonly host: string }) {
      measured.push(host);
      return Promise.reject(failure("dns.nxdomain", { host }));
    },
  } as unknown as AnyCheck;
  const service = await serve({ checks: [check] });
  const targets = Array.from({ length: 1000 }, (_, index) => `host${index}.example`);
  const folder = folderWith({ "targets.txt": `# shops\n${targets.join("\n")}\n` });
  const output = join(folder, "results.ndjson");
  const named = ["--targets", join(folder, "targets.txt"), "--output", output, "--server", service.url];
  const words = ["batch", "--check", "ssl", ...named];

  const child = spawn(process.execPath, [program, ...words], {
    env: childEnvironment,
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  await until(() => existsSync(output) && statSync(output).size > someResults);
  child.kill("SIGKILL");
  await ended;
  const before = readFileSync(output, "utf8").replace(/[^\n]*$/, "");
  const done = rowsOf(before).length;
  // A line that was cut in the middle.
  appendFileSync(output, '{"index":999,"check":"ssl","tar');
  const inFlight = measured.length - done;
  const { code, err } = await portcullis(words);

  // What was under way when it was killed is measured again, and nothing else.
  expect(inFlight).toBeLessThanOrEqual(8);
  expect(measured).toHaveLength(1000 + inFlight);
  expect([done > 0, done < 1000]).toEqual([true, true]);
  const after = readFileSync(output, "utf8");
  const rows = rowsOf(after);
  expect(rows.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(targets.map((_, index) => index));
  expect(rows.every(({ index, target }) => target === targets[index])).toBe(true);
  expect(after.startsWith(before)).toBe(true);
  expect(err).toContain(`Going on: ${done} of 1000 targets are in ${output} already.`);
  expect(err).toContain("1000 targets: 0 measured, 1000 not.");
  expect(code).toBe(3);

  expect((await portcullis(words)).code).toBe(3);
  expect(readFileSync(output, "utf8")).toBe(after);
});

test("targets come from the standard input, and the results are a table for a .csv file, also when it goes on", async () => {
  const twin = await keep(serveTls());
  const folder = folderWith({ "root.pem": root.pem });
  const output = join(folder, "results.csv");
  const words = [
    "batch",
    "--check",
    "ssl",
    "--targets",
    "-",
    "--output",
    output,
    "--ca-file",
    join(folder, "root.pem"),
  ];
  const targets = [`localhost:${twin.port}`, "gone.invalid", `localhost:${twin.port}`];
  const input = (): Promise<Buffer> => Promise.resolve(Buffer.from(targets.join("\n")));
  const dns = await keep(serveDns({ localhost: ["127.0.0.1"] }));
  const run = () => portcullis([...words, "--resolver", dns.server, "--concurrency", "1"], { input });

  const first = await run();
  const text = readFileSync(output, "utf8");
  const [head = "", one = "", ...others] = text.split("\r\n");
  expect(head).toBe("index,check,target,status,grade,score,code,reason,updatedAt,summary");
  expect(one).toMatch(new RegExp(`^0,ssl,localhost:${twin.port},warn,B,80,,,20`));
  expect(others[0]).toMatch(/^1,ssl,gone\.invalid,,,,NOT_FOUND,dns\.nxdomain,,/);
  expect(first.code).toBe(3);

  writeFileSync(output, `${head}\r\n${one}\r\n${others[0]?.slice(0, 9)}`);
  const second = await run();
  expect(second.code).toBe(3);
  expect(
    readFileSync(output, "utf8")
      .split("\r\n")
      .map((row) => row.slice(0, 5)),
  ).toEqual(["index", "0,ssl", "1,ssl", "2,ssl", ""]);
});

test("a server measures, and what concerns all targets ends the batch so that it can go on", async () => {
  const twin = await keep(serveTls());
  const keys = { find: (key: string) => Promise.resolve(key === "a-key" ? { id: "one" } : null) };
  const service = await serve({ checks: [ssl] as readonly AnyCheck[], keys });
  const folder = folderWith({ list: `localhost:${twin.port}\n10.0.0.1\n` });
  const output = join(folder, "out");
  const words = [
    "batch",
    "--check",
    "ssl",
    "--targets",
    join(folder, "list"),
    "--output",
    output,
    "--server",
    service.url,
  ];

  const refused = await portcullis([...words, "--key", "wrong"]);
  expect([refused.code, readFileSync(output, "utf8")]).toEqual([2, ""]);
  const measured = await portcullis([...words, "--key", "a-key"]);
  const rows = rowsOf(readFileSync(output, "utf8")).toSorted((a, b) => a.index - b.index);
  expect(rows.map(({ envelope }) => envelope.error?.code ?? envelope.ok)).toEqual([true, "INVALID_INPUT"]);
  expect(measured.code).toBe(2);
});

test("a failed status is the exit code where --fail-on says so, and the results go to the standard output", async () => {
  const twin = await keep(serveTls());
  const folder = folderWith({ list: `localhost:${twin.port}\n` });
  const dns = await keep(serveDns({ localhost: ["127.0.0.1"] }));
  const words = ["batch", "--check", "ssl", "--targets", join(folder, "list"), "--resolver", dns.server];
  const { code, out } = await portcullis([...words, "--fail-on", "error"]);
  expect([code, rowsOf(out).map(({ index, check }) => [index, check])]).toEqual([1, [[0, "ssl"]]]);
  expect((await portcullis(words)).code).toBe(0);
});

test.for<[what: string, words: readonly string[], message: string]>([
  ["no check", ["--targets", "list"], "--check is missing"],
  ["an unknown check", ["--check", "sll", "--targets", "list"], "Did you mean ssl?"],
  ["a check of a text", ["--check", "email-header", "--targets", "list"], "--check must be one of"],
  ["no targets", ["--check", "ssl"], "--targets is missing"],
  ["an invalid target", ["--check", "ssl", "--targets", "list"], "list:3 must be"],
  ["another format", ["--check", "ssl", "--targets", "good", "--format", "xml"], "--format must be one of ndjson, csv"],
  [
    "a file of something else",
    ["--check", "ssl", "--targets", "good", "--output", "notes"],
    "something other than results",
  ],
  [
    "more targets than a heavy check takes",
    ["--check", "port", "--targets", "many"],
    "it contains more than 100 targets, the most for port",
  ],
  [
    "results of another check",
    ["--check", "http", "--targets", "good", "--output", "old"],
    "something other than results",
  ],
])("%s is a usage error, and no file is changed", async ([, words, message]) => {
  const files = {
    list: "shop.example\n# a comment\nshop..example\n",
    good: "shop.example\n",
    many: "shop.example\n".repeat(101),
    notes: "my notes",
    old: '{"index":0,"check":"ssl","target":"shop.example","envelope":{"ok":true,"data":{},"error":null}}\n',
  };
  const folder = folderWith(files);
  const placed = words.map((word) => (Object.hasOwn(files, word) ? join(folder, word) : word));
  const { code, err } = await portcullis(["batch", ...placed, "--resolver", "127.0.0.1:9"]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), "utf8")).toBe(text);
});

test.for<readonly [what: string, list: Buffer, message: string]>([
  ["UTF-16", Buffer.from("\ufeffshop.example\n", "utf16le"), "it is UTF-16; save it as UTF-8"],
  ["another encoding", Buffer.from("https://a.example/\nhttps://b.example/\u00e9\n", "latin1"), "list:2 is not UTF-8"],
])("a list in %s is refused, since its targets would be others", async ([, list, message]) => {
  const folder = folderWith({});
  writeFileSync(join(folder, "list"), list);
  const { code, err } = await portcullis(["batch", "--check", "http", "--targets", join(folder, "list")]);

  expect(code).toBe(2);
  expect(err).toContain(message);
});

test("a terminal shows the progress", async () => {
  const dns = await keep(serveDns({}));
  const folder = folderWith({ list: "one.example\ntwo.example\n" });
  const words = ["batch", "--check", "ssl", "--targets", join(folder, "list"), "--resolver", dns.server];
  const { err } = await portcullis(words, { isErrTerminal: true });
  for (const done of [0, 1, 2]) expect(err).toContain(`measuring ${done}/2`);
});

test.for(["server.failed", "server.invalid-answer", "server.unreachable"] as const)(
  "%s ends the batch and is the result of no target",
  async (id) => {
    const failed = failure(id, { server: "https://checks.example", detail: "502" });
    const done: number[] = [];
    const measuring = measureAll({
      check: ssl,
      targets: Array.from({ length: 20 }, (_, index) => ({ index, query: { host: "shop.example" } })),
      runner: { answer: () => Promise.reject(failed) },
      language: "en",
      concurrency: 2,
      onDone: ({ index }) => done.push(index),
      onBug: () => expect.unreachable(),
    });

    await expect(measuring).rejects.toBe(failed);
    expect(done).toEqual([]);
  },
);

function rowWith(status: string): string {
  const envelope = { ok: true, data: { interpretation: { status } }, error: null };
  return `${JSON.stringify({ index: 0, check: "ssl", target: "a.example", envelope })}\n`;
}

test("where two commands wrote to one file, the first row of a target counts", () => {
  const path = join(folderWith({ out: rowWith("pass") + rowWith("fail") }), "out");
  const targets = [{ index: 0, check: "ssl", target: "a.example" }];

  const { done } = openOutputFile({ path, field: "--output", format: "ndjson", targets });

  expect([...done]).toEqual([[0, { status: "pass", code: null, reason: null }]]);
});

test("a named pipe stays open from the first row to the last", () => {
  const path = join(folderWith({}), "pipe");
  execFileSync("mkfifo", [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(reader));
  const bytes = Buffer.alloc(100);

  const { append } = openOutputFile({ path, field: "--output", format: "ndjson", targets: [] });
  append("one\n");

  expect(bytes.toString("utf8", 0, readSync(reader, bytes))).toBe("one\n");
  // At its end, it would read no bytes and leave.
  expect(() => readSync(reader, bytes)).toThrow("EAGAIN");
  append("two\n");
  expect(bytes.toString("utf8", 0, readSync(reader, bytes))).toBe("two\n");
});

test("an output that cannot be written ends the batch with one sentence", async () => {
  const folder = folderWith({ list: "one.invalid\ntwo.invalid\n" });
  const dns = await keep(serveDns({}));
  const words = ["--check", "ssl", "--targets", join(folder, "list"), "--output", "/dev/full"];
  const { code, err } = await portcullis(["batch", ...words, "--resolver", dns.server]);

  expect(code).toBe(2);
  expect(err).toContain("/dev/full");
  expect(err).toContain("the disk is full (ENOSPC)");
  expect(err).not.toContain("    at ");
});

test("the last line agrees with its number", async () => {
  const folder = folderWith({ "targets.txt": "localhost:1\n" });

  const { err } = await portcullis(["batch", "--check", "ssl", "--targets", join(folder, "targets.txt")]);

  expect(err).toContain("1 target: 0 measured, 1 not.");
});
