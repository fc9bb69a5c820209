import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { junitComplaints } from "../report/readers.ts";
import { portcullis } from "../cli/terminal.ts";
import { caFile } from "./scenes.ts";
import { readWorkflow, type RanJob } from "./workflow.ts";
import {
  bundle,
  closeSites,
  configured,
  deployedAs,
  gatesOf,
  kept,
  openSites,
  pinsTo,
  run,
  targets,
  verdictsOf,
  type Scene,
} from "./example-runs.ts";

beforeAll(openSites);
afterAll(closeSites);

test.for(["code-scanning", "matrix", "schedule", "gate"])("%s uploads nothing if an input is invalid", async (name) => {
  const jobs = await run(name, "good", { files: configured, beside: { timeout: "soon" } });

  expect([...new Set(gatesOf(jobs).map(({ step }) => step?.code))]).toEqual([1]);
  expect(kept(jobs)).toEqual([]);
});

test.for<[scene: Scene, uploads: number]>([
  ["bare", 1],
  ["nobody", 0],
])("code scanning gets the findings of %s sites in %i reports", async ([scene, uploads]) => {
  // A report without results would close every alert.
  expect(kept(await run("code-scanning", scene))).toHaveLength(uploads);
});

test.for<[what: string, status: Readonly<Record<string, string>>, result: RanJob["result"]]>([
  ["a failed deployment", { state: "failure", environment_url: "https://staging.shop.example/" }, null],
  [
    "a deployment by an older host",
    { state: "success", environment_url: "", target_url: "https://staging.shop.example/" },
    "success",
  ],
  ["a deployment without a URL", { state: "success", environment_url: "" }, "failure"],
  [
    "a deployment with the URL of its log",
    { state: "success", target_url: "https://github.com/o/r/actions/runs/1" },
    "failure",
  ],
])("%s is skipped only if there is nothing to measure: %j", async ([, status, result]) => {
  const jobs = await run("deployment-status", "good", deployedAs(status));

  expect(jobs.map((job) => job.result)).toEqual([result]);
});

test.for(globSync("examples/github/*.yml"))("%s has its verdict before the timeout of the job", (path) => {
  const { jobs } = readWorkflow(path);

  for (const { steps, "timeout-minutes": minutes = 360 } of Object.values(jobs)) {
    for (const { with: inputs = {} } of steps.filter(({ uses }) => uses?.startsWith("portcullis/"))) {
      const waits = Number("wait-for" in inputs) + Number("environment" in inputs);
      const seconds = waits * Number(inputs["wait-timeout"] ?? 300);
      // Time for two measurements, and for the start of the runner.
      expect(seconds + 2 * 20 + 60).toBeLessThanOrEqual(minutes * 60);
      // The condition `up` would also hold for the old deployment.
      expect(inputs["wait-for"] ?? "header:").toMatch(/^header:/);
    }
  }
});

test("the URL of a deployment is only used as a URL, even with hostile text", async () => {
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

test("the sites of the matrix have separate code scanning categories, and an unmeasured one is reported", async () => {
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

test("the sites of the configuration are measured together, and their JUnit report is valid", async () => {
  const jobs = await run("schedule", "bare", { files: configured, entry: bundle });

  const [folder = ""] = kept(jobs);
  expect(gatesOf(jobs)[0]?.step?.outputs["url"]).toBe(targets.join("\n"));
  expect(junitComplaints(readFileSync(join(folder, "gate.xml"), "utf8"))).toEqual([]);
  expect(readFileSync(join(folder, "gate.svg"), "utf8")).toContain("FAIL");
});

test("problems in the baseline pass, and new ones fail", async () => {
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
