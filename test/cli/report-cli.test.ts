import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { toJson } from "../../src/report/kinds/json.ts";
import { reportKinds } from "../../src/report/kind-names.ts";
import { obey } from "../action/runner.ts";
import { keep } from "../engine.ts";
import { junitComplaints, readTap, sarifComplaints } from "../report/readers.ts";
import { scenes } from "../report/scenes.ts";
import { portcullis } from "./terminal.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "portcullis-report-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function read(path: string): string {
  return readFileSync(path, "utf8");
}

test("every kind of report is written in addition to the one for people, whatever the verdict", async () => {
  const there = folder();
  const silent = `https://localhost:${await closedPort()}/`;
  for (const [url, code] of [
    [demo.flawed, 1],
    [silent, 3],
  ] as const) {
    const reports = reportKinds.flatMap((kind) => ["--report", `${kind}=${join(there, "new", kind)}`]);

    const outcome = await portcullis(["gate", url, ...reports]);

    expect(outcome.code).toBe(code);
    expect(outcome.out).toContain(url);
    expect(readdirSync(join(there, "new")).toSorted()).toEqual(reportKinds.toSorted());
    expect(sarifComplaints(read(join(there, "new", "sarif")))).toEqual([]);
    expect(junitComplaints(read(join(there, "new", "junit")))).toEqual([]);
    expect(readTap(read(join(there, "new", "tap"))).some(({ isOk }) => !isOk)).toBe(true);
    expect((JSON.parse(read(join(there, "new", "json"))) as GateResult).targets[0]?.url).toBe(url);
  }
});

test("a report on the standard output replaces the one for people", async () => {
  const { out, code } = await portcullis(["gate", demo.flawed, "--report", "tap=-"]);

  expect(readTap(out).map(({ isOk }) => isOk)).toContain(false);
  expect(code).toBe(1);
});

test("the environment can request reports, in the language of the run", async () => {
  const there = folder();
  const env = { PORTCULLIS_REPORT: `text=${join(there, "a")}, json=${join(there, "b")}`, PORTCULLIS_LANG: "ko" };

  await portcullis(["gate", demo.flawed], { env });

  expect(read(join(there, "a"))).toContain("실패");
  expect(readdirSync(there)).toEqual(["a", "b"]);
});

test("a location is in the workflow that runs the step", async () => {
  const there = folder();
  writeFileSync(join(there, "gate.yml"), `on: push\nurl: ${demo.flawed}\n`);
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: there,
    GITHUB_REPOSITORY: "shop/site",
    GITHUB_WORKFLOW_REF: "shop/site/gate.yml@refs/heads/main",
  };

  const { out } = await portcullis(["gate", demo.flawed, "--report", "codequality=-"], { env });

  const entries = JSON.parse(out) as readonly { readonly location: unknown }[];
  expect(entries[0]?.location).toEqual({ path: "gate.yml", lines: { begin: 2 } });
});

test.for<readonly [args: readonly string[], says: string]>([
  [["--report", "sarif"], "--report must be kind=file such as sarif=portcullis.sarif"],
  [["--report", "sarif="], "--report must be kind=file"],
  [["--report", "=x"], "--report must be one of text, json"],
  [["--report", "sarfi=x"], "Did you mean sarif?"],
  [["--report", "SARIF=x"], "Did you mean sarif?"],
  [["--report", "json=x", "--report", "sarif=./x"], "The same file is given twice, as json=x and as sarif=./x."],
  [["--report", "json=-", "--report", "tap=-"], "The standard output is given twice, as json=- and as tap=-."],
  [["--report", "json=-", "--report", "tap=/dev/stdout"], "The standard output is given twice"],
  [["--report", "sarif=x, junit=y"], "--report must be one kind=file; give each report its own line or option"],
  [["--report", `json=${"x".repeat(300)}`], "which cannot be used: its name is too long (ENAMETOOLONG)."],
  [["--report", "json=a\u0000b"], "which cannot be used: a path cannot contain a NUL character."],
  [["--report", "tap=-", "--json"], "--report cannot be used together with --json"],
  [["--report", "tap=/"], "--report names /, which cannot be used: it is a folder."],
  [["--reprot", "tap=x"], "Did you mean --report?"],
])("bad input: %j", async ([args, says]) => {
  const { code, out, err } = await portcullis(["gate", "https://a.example/", ...args]);

  expect(err).toContain(says);
  expect([code, out]).toEqual([2, ""]);
});

test("invalid input writes no report", async () => {
  const path = join(folder(), "x");

  expect((await portcullis(["gate", "https://a.example/", "--min-ssl", "Z", "--report", `tap=${path}`])).code).toBe(2);
  expect(existsSync(path)).toBe(false);
});

test("a report that cannot be written gives exit code 4, and the others are written", async () => {
  const there = folder();
  writeFileSync(join(there, "file"), "");
  const reports = ["--report", `tap=${join(there, "file", "x")}`, "--report", `json=${join(there, "b")}`];

  const { code, err, out } = await portcullis(["gate", demo.good, "--ca-file", await authority(there), ...reports]);

  expect(err).toMatch(
    /^portcullis: --report names .*\/file\/x, which cannot be used: a part of its path is not a folder \(E[A-Z]+\)\.\n$/,
  );
  expect(out).toContain("PASS");
  expect(existsSync(join(there, "b"))).toBe(true);
  expect(code).toBe(4);
});

async function authority(there: string): Promise<string> {
  const path = join(there, "ca.pem");
  writeFileSync(path, demo.authority);
  return Promise.resolve(path);
}

test("a file is replaced as a whole, a link stays a link, and a device is written to", async () => {
  const there = folder();
  writeFileSync(join(there, "old"), "x".repeat(1_000_000));
  symlinkSync(join(there, "old"), join(there, "link"));
  const result = join(there, "results.json");
  writeFileSync(result, toJson(scenes["a failure"]));

  const to = async (path: string): Promise<number> =>
    (await portcullis(["convert", result, "--to", "tap", "--output", path])).code;

  expect([await to(join(there, "link")), await to("/dev/null")]).toEqual([0, 0]);
  expect(readTap(read(join(there, "old")))).toHaveLength(4);
  expect(readdirSync(there).toSorted()).toEqual(["link", "old", "results.json"]);
});

test.for(reportKinds)("convert writes the same %s report as the gate", async (kind) => {
  const there = folder();
  const [kept, written] = [join(there, "results.json"), join(there, "report")];
  await portcullis(["gate", demo.flawed, "--report", `json=${kept}`, "--report", `${kind}=${written}`]);

  const { out, code, err } = await portcullis(["convert", kept, "--to", kind]);

  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(read(written));
});

test.for(reportKinds)(
  "convert reads results of a newer release, in which __proto__ is an ordinary name (%s)",
  async (kind) => {
    const there = folder();
    const [plain, newer] = [join(there, "plain.json"), join(there, "newer.json")];
    const more = '"__proto__": { "polluted": true, "verdict": "pass" }, "constructor": "x", "added": [{ "a": null }],';
    writeFileSync(plain, toJson(kept));
    writeFileSync(newer, toJson(kept).replaceAll(/^( *)("verdict")/gm, `$1${more} $2`));

    const [before, after] = [
      await portcullis(["convert", plain, "--to", kind]),
      await portcullis(["convert", newer, "--to", kind]),
    ];

    expect(after.code).toBe(0);
    expect("polluted" in {}).toBe(false);
    expect(after.out === before.out).toBe(kind !== "json" && kind !== "ndjson");
  },
);

test("convert ignores the targets of the environment", async () => {
  const { err, code } = await portcullis(["convert", "--to", "tap"], { env: { PORTCULLIS_URL: "https://a.example/" } });

  expect(err).toContain("file is missing: npx portcullis convert results.json --to sarif.");
  expect(code).toBe(2);
});

const kept = scenes["a failure"];

test("convert reads a result from the standard input for -", async () => {
  const path = join(folder(), "results.json");
  writeFileSync(path, toJson(kept));

  const input = async () => Buffer.from(toJson(kept));
  const [fromInput, fromFile] = [
    await portcullis(["convert", "-", "--to", "tap"], { input }),
    await portcullis(["convert", path, "--to", "tap"]),
  ];

  expect(fromInput).toMatchObject({ code: 0, err: "", out: fromFile.out });
});

test.for<readonly [what: string, input: () => Promise<Buffer>, says: string]>([
  ["no JSON", async () => Buffer.from("{"), "it is not valid JSON"],
  ["more than 64 MB", async () => Buffer.alloc(64 * 1024 * 1024 + 1), "it is larger than 64 MB"],
  ["no input", () => Promise.reject(Object.assign(new Error("x"), { code: "EISDIR" })), "it is a folder (EISDIR)"],
])("convert - refuses %s", async ([, input, says]) => {
  const { code, out, err } = await portcullis(["convert", "-", "--to", "tap"], { input });

  expect(err).toContain(`file names -, which cannot be used: ${says}`);
  expect([code, out]).toEqual([2, ""]);
});
const broken = { ...kept, targets: kept?.targets.map((target) => ({ ...target, verdict: "great" })) };

test.for<readonly [what: string, content: string | null, args: readonly string[], says: string]>([
  ["no kind", toJson(kept), [], "--to is missing: text, json"],
  ["an unknown kind", toJson(kept), ["--to", "junti"], "Did you mean junit?"],
  ["no file", null, ["--to", "tap"], "the file does not exist"],
  ["no JSON", "{", ["--to", "tap"], "it is not valid JSON"],
  ["no result", "[]", ["--to", "tap"], "it is not a valid result object (at /)."],
  [
    "another schema",
    toJson({ ...kept, schema: "portcullis/gate@3" }),
    ["--to", "tap"],
    "its schema is portcullis/gate@3, but this",
  ],
  [
    "a baseline",
    '{"schema":"portcullis/baseline@1","entries":[]}',
    ["--to", "tap"],
    "its schema is portcullis/baseline@1, but",
  ],
  [
    "an API response",
    toJson({ ok: true, requestId: "x", data: kept }),
    ["--to", "tap"],
    "use its data, which is the result object",
  ],
  ["an invalid number", toJson(kept).replace(/"ms": \d+/, '"ms": NaN'), ["--to", "tap"], "it is not valid JSON"],
  [
    "an infinite number",
    toJson(kept).replace(/"ms": \d+/, '"ms": 1e999'),
    ["--to", "tap"],
    "it is not a valid result object (at /targets/0/cost/ms)",
  ],
  [
    "a value that is nested too deep",
    toJson(kept).replace("{", `{"x":${"[".repeat(90_000)}${"]".repeat(90_000)},`),
    ["--to", "json"],
    "nested deeper than 64 levels",
  ],
  ["a wrong verdict", toJson(broken), ["--to", "tap"], "it is not a valid result object (at /targets/0/verdict)."],
  [
    "two files",
    toJson(kept),
    ["other.json", "--to", "tap"],
    "Unknown argument other.json. convert takes no more arguments.",
  ],
  ["an option of another command", toJson(kept), ["--to", "tap", "--min-ssl", "A"], "Unknown option --min-ssl."],
])("convert refuses %s", async ([, content, args, says]) => {
  const path = join(folder(), "results.json");
  if (content !== null) writeFileSync(path, content);

  const { code, out, err } = await portcullis(["convert", path, ...args]);

  expect(err).toContain(says);
  expect([code, out]).toEqual([2, ""]);
});

test("the headers of a page cannot put commands into a log that a pipeline reads", async () => {
  const spell = "##vso[task.complete result=Succeeded;]x ##[error]y";
  const answer = reply({ headers: [`Content-Security-Policy: ${spell}; script-src ${spell}`], body: "" });
  const { port } = await keep(serveTls({ answer }));

  for (const args of [
    ["gate", `https://localhost:${port}/`],
    ["gate", `https://localhost:${port}/`, "--json"],
    ["http", `https://localhost:${port}/`],
    ["http", `https://localhost:${port}/`, "--json"],
  ]) {
    const { out } = await portcullis(args, { env: { TF_BUILD: "True" } });
    expect(out).toContain("task.complete");
    expect(out).not.toMatch(/##\w*\[/);
    expect(obey(out).commands).toEqual([]);
  }
});

test("a report that is converted from an untrusted file contains no commands", async () => {
  const path = join(folder(), "results.json");
  const spell = "##vso[task.complete result=Succeeded;] ##[error]x \n::error::x";
  const text = toJson(scenes["several targets"]).replaceAll(
    /"(?:message|cause|action|id|url)": "/g,
    (key) => key + JSON.stringify(spell).slice(1, -1),
  );
  writeFileSync(path, text);

  for (const kind of reportKinds.filter((each) => each !== "github" && each !== "azure")) {
    const { out, code } = await portcullis(["convert", path, "--to", kind]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/##\w*\[/);
    expect(obey(out).commands).toEqual([]);
  }
});
