import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../engine.ts";
import { junitComplaints, sarifComplaints } from "../report/readers.ts";
import { serveTls } from "../twins/tls.ts";
import { runHere, runStep } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "portcullis-step-report-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test("a step writes the requested reports, one per line", async () => {
  const { port } = await keep(serveTls({ answer: goodPage }));
  const there = folder();
  const [sarif, junit] = [join(there, "a, b.sarif"), join(there, "junit.xml")];
  const inputs = { url: `https://localhost:${port}/`, "ca-file": caFile, report: `sarif=${sarif}\n junit=${junit}\n` };

  const step = await runStep({ inputs });

  expect([step.code, step.outputs["verdict"]]).toEqual([0, "pass"]);
  expect(sarifComplaints(readFileSync(sarif, "utf8"))).toEqual([]);
  expect(junitComplaints(readFileSync(junit, "utf8"))).toEqual([]);
});

test("a requested report that cannot be written fails the step, and the verdict stands", async () => {
  const { port } = await keep(serveTls({ answer: goodPage }));
  const there = folder();
  writeFileSync(join(there, "file"), "");
  const inputs = { url: `https://localhost:${port}/`, "ca-file": caFile, report: `tap=${join(there, "file", "x")}` };

  const step = await runHere({ inputs });

  expect([step.code, step.outputs["verdict"]]).toEqual([1, "pass"]);
  expect(step.annotations[0]).toMatchObject({
    name: "error",
    data: expect.stringContaining("report names") as unknown,
  });
});

test.for([
  ["tap", "report must be kind=file"],
  ["tpa=x", "Did you mean tap?"],
  ["sarif=x, junit=y", "report must be one kind=file; give each report"],
  ["tap=/dev/stdout", "report cannot be used together with the log of a step"],
  ["tap=-", "report cannot be used together with the log of a step"],
] as const)("the report %s is rejected, and nothing is measured", async ([report, says]) => {
  const step = await runHere({ inputs: { url: "https://a.example/", report } });

  expect(step.code).toBe(1);
  expect(step.annotations.map(({ data }) => data).join()).toContain(says);
  expect(existsSync("x")).toBe(false);
});

test("a report with the path of the results file is rejected, and nothing is measured", async () => {
  const path = join(folder(), "x");

  const step = await runHere({ inputs: { url: "https://a.example/", report: `json=${path}`, "results-file": path } });

  expect(step.code).toBe(1);
  expect(step.annotations.map(({ data }) => data).join()).toContain("report cannot be used together with results-file");
  expect(existsSync(path)).toBe(false);
});
