import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { junitComplaints, sarifComplaints } from "../report/readers.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "../cli/terminal.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls, type TlsTwin } from "../twins/tls.ts";
import { eventEnv } from "./events.ts";
import { caFile, goodPage, sixHeaders } from "./scenes.ts";
import { readWorkflow, runWorkflow, type Beginning, type Ran, type RanJob } from "./workflow.ts";

const entry = "dist/action/index.js";
const names = ["shop.example", "docs.example", "old.example", "staging.shop.example", "preview.shop.example"];

/** What all hosts of the examples show. */
const sites = {
  good: goodPage,
  flawed: reply({ headers: sixHeaders.filter((header) => !header.startsWith("Content-Security-Policy:")) }),
  bare: reply({ body: "<!doctype html>" }),
} as const;
type Scene = keyof typeof sites | "nobody";

let twins: Readonly<Record<keyof typeof sites, TlsTwin>>;
let refusing = 0;
beforeAll(async () => {
  refusing = await closedPort();
  const served = chainFor("good", { names });
  const [good, flawed, bare] = await Promise.all(Object.values(sites).map((answer) => serveTls({ served, answer })));
  if (!good || !flawed || !bare) throw new Error("three sites were expected");
  twins = { good, flawed, bare };
});
afterAll(async () => void (await Promise.all(Object.values(twins).map((twin) => twin.close()))));

function portOf(scene: Scene): number {
  return scene === "nobody" ? refusing : twins[scene].port;
}

/** The pins that lead every host of the examples to a twin, and port 80 to nobody. */
function pinsTo(scene: Scene): readonly string[] {
  return names.flatMap((name) => [`${name}:443:127.0.0.1:${portOf(scene)}`, `${name}:80:127.0.0.1:${refusing}`]);
}

/** Runs a workflow of the examples. */
async function run(name: string, scene: Scene, beginning: Partial<Beginning> = {}): Promise<readonly RanJob[]> {
  const { beside, ...more } = beginning;
  return runWorkflow(readWorkflow(`examples/github/${name}.yml`), {
    contexts: {},
    entry,
    beside: { resolve: pinsTo(scene).join("\n"), "ca-file": resolve(caFile), ...beside },
    ...more,
  });
}

function gatesOf(jobs: readonly RanJob[]): readonly Ran[] {
  return jobs.flatMap(({ steps }) => steps).filter(({ step }) => step !== null);
}

function verdictsOf(jobs: readonly RanJob[]): readonly (string | undefined)[] {
  return gatesOf(jobs).map(({ step }) => step?.outputs["verdict"]);
}

/** The steps that keep or upload something, and ran. */
function kept(jobs: readonly RanJob[]): readonly string[] {
  return jobs.flatMap(({ steps }) => {
    const folder = steps.find(({ step }) => step)?.step?.folder ?? "";
    const uploads = steps.filter(({ what, outcome }) => /upload/.test(what) && outcome !== null);
    return uploads.map(({ inputs }) =>
      join(folder, (inputs["path"] ?? inputs["sarif_file"] ?? "").replace(folder, "")),
    );
  });
}

/** What begins with a deployment that was told of like this. */
function deployedAs(status: Readonly<Record<string, string>>): Pick<Beginning, "contexts" | "env"> {
  const payload = { deployment_status: { environment: "staging", ...status } };
  return { contexts: { github: { event: payload } }, env: eventEnv("deployment_status", payload) };
}
const targets = ["https://shop.example/", "https://docs.example/"];
const configured = { "portcullis.config.json": JSON.stringify({ min_headers: "B", targets }) };

interface Row {
  readonly name: string;
  readonly verdicts: Readonly<Partial<Record<Scene, readonly GateResult["verdict"][]>>>;
  readonly beginning?: () => Partial<Beginning>;
  /** How many files are kept, whatever the verdict. */
  readonly keeps: number;
}

const rows: readonly Row[] = [
  { name: "gate", verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] }, keeps: 1 },
  {
    name: "deployment-status",
    verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] },
    beginning: () => deployedAs({ state: "success", environment_url: "https://staging.shop.example/" }),
    keeps: 0,
  },
  { name: "code-scanning", verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] }, keeps: 1 },
  {
    name: "matrix",
    // The first asks for B, the second for C, the third for nothing of the headers.
    verdicts: {
      good: ["pass", "pass", "pass"],
      flawed: ["fail", "pass", "pass"],
      bare: ["fail", "fail", "pass"],
      nobody: ["unknown", "unknown", "unknown"],
    },
    keeps: 3,
  },
  {
    name: "schedule",
    verdicts: { good: ["pass"], bare: ["fail"], nobody: ["unknown"] },
    beginning: () => ({ files: configured }),
    keeps: 1,
  },
];

const cases = rows.flatMap((row) =>
  Object.entries(row.verdicts).map(([scene, verdicts]) => ({ ...row, scene: scene as Scene, verdicts })),
);

test.for(cases)("$name on sites that are $scene", async ({ name, scene, verdicts, beginning, keeps }) => {
  const jobs = await run(name, scene, beginning?.());

  expect(verdictsOf(jobs)).toEqual(verdicts);
  expect(gatesOf(jobs).map(({ step }) => step?.code)).toEqual(verdicts.map((verdict) => (verdict === "pass" ? 0 : 1)));
  expect(kept(jobs).map((path) => existsSync(path))).toEqual(Array.from({ length: keeps }, () => true));
  expect(
    kept(jobs)
      .filter((path) => path.endsWith(".sarif"))
      .flatMap((path) => sarifComplaints(readFileSync(path, "utf8"))),
  ).toEqual([]);
  expect(
    gatesOf(jobs).flatMap(({ step }) =>
      step?.commands.filter(({ name: command }) => !/^(?:error|warning|notice)$/.test(command)),
    ),
  ).toEqual([]);
});

test.for(["code-scanning", "matrix", "schedule", "gate"])(
  "%s keeps nothing where an input is wrong, since there is nothing",
  async (name) => {
    const jobs = await run(name, "good", { files: configured, beside: { timeout: "soon" } });

    expect([...new Set(gatesOf(jobs).map(({ step }) => step?.code))]).toEqual([1]);
    expect(kept(jobs)).toEqual([]);
  },
);

test.for<[scene: Scene, promoted: string | null]>([
  ["good", "success"],
  ["bare", null],
  ["nobody", null],
])("a deployment to sites that are %s is promoted: %s", async ([scene, promoted]) => {
  const jobs = await run("gate", scene);

  expect(jobs.map(({ id, result }) => [id, result])).toEqual([
    ["deploy", "success"],
    ["gate", promoted ?? "failure"],
    ["promote", promoted],
  ]);
});

test.for<[what: string, status: Readonly<Record<string, string>>, result: RanJob["result"]]>([
  ["a deployment that failed", { state: "failure", environment_url: "https://staging.shop.example/" }, null],
  [
    "an older host's",
    { state: "success", environment_url: "", target_url: "https://staging.shop.example/" },
    "success",
  ],
  ["one that does not say where it is", { state: "success", environment_url: "" }, "failure"],
  ["one that names its own log", { state: "success", target_url: "https://github.com/o/r/actions/runs/1" }, "failure"],
])("%s is skipped only where there is nothing to gate: %j", async ([, status, result]) => {
  const jobs = await run("deployment-status", "good", deployedAs(status));

  expect(jobs.map((job) => job.result)).toEqual([result]);
});

test.for(globSync("examples/github/*.yml"))("%s has its verdict before its time is over", (path) => {
  const { jobs } = readWorkflow(path);

  for (const { steps, "timeout-minutes": minutes = 360 } of Object.values(jobs)) {
    for (const { with: inputs = {} } of steps.filter(({ uses }) => uses?.startsWith("portcullis/"))) {
      const waits = Number("wait-for" in inputs) + Number("environment" in inputs);
      const seconds = waits * Number(inputs["wait-timeout"] ?? 300);
      // Measured twice, and the runner has to begin.
      expect(seconds + 2 * 20 + 60).toBeLessThanOrEqual(minutes * 60);
      // Whatever was there before is up, too.
      expect(inputs["wait-for"] ?? "header:").toMatch(/^header:/);
    }
  }
});

test("an address that a stranger chose is an address, whatever it says", async () => {
  const environment_url =
    "https://staging.shop.example/\nmin-ssl: off\n::set-output name=verdict::pass\n$(touch canary)";
  const jobs = await run("deployment-status", "good", deployedAs({ state: "success", environment_url }));

  const [gate] = gatesOf(jobs);
  expect(gate?.step?.code).toBe(1);
  expect(gate?.step?.annotations.map(({ data }) => data).join()).toContain(
    "environment_url must be an http or https URL",
  );
  expect(existsSync(join(gate?.step?.folder ?? "", "canary"))).toBe(false);
});

test("the sites of the matrix are told apart under code scanning, and one that cannot be measured is told of", async () => {
  const jobs = await run("matrix", "nobody");

  const uploads = jobs.flatMap(({ steps }) => steps.filter(({ what }) => what.endsWith("upload-sarif")));
  expect(uploads.map(({ inputs }) => inputs["category"])).toEqual([
    "portcullis-shop",
    "portcullis-docs",
    "portcullis-old",
  ]);
  expect(jobs.map(({ steps }) => steps.at(-1)?.summary)).toEqual(
    ["shop", "docs", "old"].map((name) => `https://${name}.example/ could not be measured\n`),
  );
});

test("the sites of the configuration are gated together, and their report is taken by those who read JUnit", async () => {
  const jobs = await run("schedule", "bare", { files: configured });

  const [folder = ""] = kept(jobs);
  expect(gatesOf(jobs)[0]?.step?.outputs["url"]).toBe(targets.join("\n"));
  expect(junitComplaints(readFileSync(join(folder, "gate.xml"), "utf8"))).toEqual([]);
  expect(readFileSync(join(folder, "gate.svg"), "utf8")).toContain("FAIL");
});

test("what the baseline knows passes, and what is new fails", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-adopt-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const baseline = join(folder, "portcullis.baseline.json");
  const pins = pinsTo("flawed").flatMap((pin) => ["--resolve", pin]);
  const options = ["--min-headers", "B", "--ca-file", caFile, "--baseline", baseline, "--update-baseline"];
  await portcullis(["gate", ...targets, ...pins, ...options]);
  const files = { ...configured, "portcullis.baseline.json": readFileSync(baseline, "utf8") };

  expect(verdictsOf(await run("schedule", "flawed", { files }))).toEqual(["fail"]);
  expect(verdictsOf(await run("adopt", "flawed", { files }))).toEqual(["pass"]);
  expect(verdictsOf(await run("adopt", "bare", { files }))).toEqual(["fail"]);
});

test.for<[scene: Scene, verdict: GateResult["verdict"]]>([
  ["good", "pass"],
  ["bare", "fail"],
  ["nobody", "unknown"],
])("a server of one's own measures sites that are %s", async ([scene, verdict]) => {
  const key = "pk_live_0123456789";
  const pins = names.map((host) => ({ host, port: 443, address: "127.0.0.1", toPort: portOf(scene) }));
  const server = await serve({
    measuring: { pins: [...pins, ...pins.map((pin) => ({ ...pin, port: 80, toPort: refusing }))] },
    keys: { find: (given) => Promise.resolve(given === key ? { id: "pipeline" } : null) },
  });

  const jobs = await run("server", scene, {
    contexts: { inputs: { url: "https://shop.example/" }, secrets: { PORTCULLIS_KEY: key } },
    beside: { server: server.url, resolve: "", "ca-file": "" },
  });

  const [gate] = gatesOf(jobs);
  expect([gate?.step?.outputs["verdict"], gate?.step?.code]).toEqual([verdict, verdict === "pass" ? 0 : 1]);
  expect(gate?.step?.commands[0]).toEqual({ name: "add-mask", properties: {}, data: key });
  expect(server.lines.join()).toContain("/api/util/gate");
});
