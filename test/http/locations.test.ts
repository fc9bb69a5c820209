import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { obey, runHere } from "../action/runner.ts";
import { codeQualityComplaints, sarifComplaints, type SarifLog } from "../report/readers.ts";
import { portcullis } from "../cli/terminal.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

/** A repository with some files. */
function repositoryWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "portcullis-locations-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ ".git/HEAD": "", "ca.pem": demo.authority, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

interface Placed {
  readonly uri: string;
  /** The value at that position in the file. */
  readonly value: string;
  readonly line: number;
}

/** Returns the place of each rule in the SARIF report of a run. */
async function placesOf(
  root: string,
  {
    config,
    env = {},
    args = [],
  }: { readonly config: string; readonly env?: Record<string, string>; readonly args?: readonly string[] },
): Promise<Readonly<Record<string, Placed>>> {
  const path = join(root, "out.sarif");
  const { code, err } = await portcullis(
    ["gate", "--config", join(root, config), "--report", `sarif=${path}`, ...args],
    { env },
  );
  expect([code, err.includes("portcullis:")]).toEqual([1, false]);
  const sarif = readFileSync(path, "utf8");
  expect(sarifComplaints(sarif)).toEqual([]);
  const [run] = (JSON.parse(sarif) as SarifLog).runs;
  const entries = (run?.results ?? []).map(({ ruleId, locations: [place] }) => {
    const { artifactLocation, region } = place?.physicalLocation ?? { artifactLocation: { uri: "" }, region: null };
    return [
      ruleId,
      {
        uri: artifactLocation.uri,
        value: textIn(join(root, artifactLocation.uri), region),
        line: region?.startLine ?? 0,
      },
    ];
  });
  return Object.fromEntries(entries);
}

function textIn(file: string, region: Readonly<Record<string, unknown>> | null): string {
  const [line, from, to] = [region?.["startLine"], region?.["startColumn"], region?.["endColumn"]].map(Number);
  const lines = readFileSync(file, "utf8").split("\n");
  return (lines[(line ?? 1) - 1] ?? "").slice((from ?? 1) - 1, (to ?? 1) - 1);
}

function configuration(): string {
  return [
    "// ours",
    "{",
    '  "ca_file": "../ca.pem",',
    '  "min_ssl": "A+",',
    '  "min_days": 825,',
    '  "checks": { "owasp": { "minScore": 100 } },',
    `  "targets": [${JSON.stringify(demo.good)},`,
    `    { "url": ${JSON.stringify(demo.flawed)}, "min_headers": "A", "paths": ["/", "/b"] }],`,
    '  "waivers": [{ "rule": "http.csp-missing", "reason": "x", "until": "2026-01-01" }]',
    "}",
  ].join("\n");
}

test("a finding points to the configuration value that causes it", async () => {
  const root = repositoryWith({ "ci/gate.json": configuration() });

  const places = await placesOf(root, { config: "ci/gate.json" });

  const uri = "ci/gate.json";
  expect(places["gate.days"]).toEqual({ uri, value: "825", line: 5 });
  expect(places["gate.headers"]).toEqual({ uri, value: '"A"', line: 8 });
  expect(places["gate.owasp"]).toEqual({ uri, value: '{ "minScore": 100 }', line: 6 });
  expect(places["http.csp-missing"]).toEqual({ uri, value: '"/b"', line: 8 });
  expect(places["gate.waiver-expired"]?.line).toBe(9);
});

test("a flag has no position in the file: its finding belongs to the target", async () => {
  const root = repositoryWith({ "ci/gate.json": configuration() });

  const places = await placesOf(root, { config: "ci/gate.json", args: ["--min-days", "700"] });

  expect(places["gate.days"]).toMatchObject({ line: 8 });
});

test("findings have lines in a package.json and in programs, too", async () => {
  const own = JSON.stringify(
    { name: "x", portcullis: { ca_file: "ca.pem", min_days: 800, targets: [demo.good] } },
    null,
    2,
  );
  const program = `export default {\n  ca_file: "ca.pem",\n  min_days: 800,\n  targets: ["${demo.flawed}"],\n};\n`;
  const root = repositoryWith({ "package.json": own, "gate.mjs": program });

  const [packaged, programmed] = [
    await placesOf(root, { config: "package.json" }),
    await placesOf(root, { config: "gate.mjs" }),
  ];

  expect(packaged["gate.days"]).toEqual({ uri: "package.json", value: "800", line: 5 });
  expect(programmed["gate.days"]).toMatchObject({ uri: "gate.mjs", value: "  min_days: 800,", line: 3 });
  expect(programmed["http.csp-missing"]).toMatchObject({ uri: "gate.mjs", line: 4 });
});

test.for<readonly [what: string, env: (root: string) => Record<string, string>, uri: string | undefined]>([
  ["outside CI, paths are relative to the Git repository", () => ({}), "ci/gate.json"],
  [
    "on GitHub, paths are relative to the workspace",
    (root) => ({ GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: join(root, "ci") }),
    "gate.json",
  ],
  [
    "on GitLab, paths are relative to the project",
    (root) => ({ GITLAB_CI: "true", CI_PROJECT_DIR: join(root, "link") }),
    "gate.json",
  ],
  [
    "a file outside the root has no location",
    (root) => ({ GITLAB_CI: "true", CI_PROJECT_DIR: join(root, "other") }),
    undefined,
  ],
])("%s", async ([, env, uri]) => {
  const root = repositoryWith({ "ci/gate.json": configuration(), "other/x": "" });
  symlinkSync(join(root, "ci"), join(root, "link"));
  const path = join(root, "report");
  const kinds = ["sarif", "codequality", "junit", "azure"]
    .map((kind) => ["--report", `${kind}=${path}.${kind}`])
    .flat();

  await portcullis(["gate", "--config", join(root, "ci/gate.json"), ...kinds], { env: env(root) });
  const [sarif = "", quality = "", junit = "", azure = ""] = ["sarif", "codequality", "junit", "azure"].map((kind) =>
    readFileSync(`${path}.${kind}`, "utf8"),
  );

  const [run] = (JSON.parse(sarif) as SarifLog).runs;
  const uris = new Set(run?.results.map(({ locations: [place] }) => place?.physicalLocation.artifactLocation.uri));
  const paths = (JSON.parse(quality) as readonly { location: { path: string; lines: { begin: number } } }[]).map(
    ({ location }) => location,
  );
  expect([...sarifComplaints(sarif), ...codeQualityComplaints(quality)]).toEqual([]);
  expect([...uris].every((each) => each === uri)).toBe(uri !== undefined);
  expect(new Set(paths.map((each) => each.path))).toEqual(new Set([uri ?? ".gitlab-ci.yml"]));
  expect(paths.some(({ lines }) => lines.begin === 5)).toBe(uri !== undefined);
  expect(junit.includes(`file="${uri}"`)).toBe(uri !== undefined);
  expect(azure.includes(`sourcepath=${uri};linenumber=5;`)).toBe(uri !== undefined);
});

test("an annotation points to the configuration", async () => {
  const root = repositoryWith({ "ci/gate.json": configuration() });
  const step = await runHere({
    inputs: { config: join(root, "ci/gate.json") },
    env: { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root },
  });
  const report = await portcullis(["gate", "--config", join(root, "ci/gate.json"), "--report", "github=-"]);

  const days = { file: "ci/gate.json", line: "5", endLine: "5", col: "15" };
  for (const annotations of [step.annotations, obey(report.out).commands]) {
    expect(annotations.find(({ properties }) => /^\S+ days/.test(properties["title"] ?? ""))?.properties).toMatchObject(
      days,
    );
  }
});
