import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fingerprint } from "../../src/core/result/fingerprint.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { baselineOf } from "../../src/gate/baseline.ts";
import { lineOf } from "../../src/report/mentions.ts";
import { codeQualityComplaints, junitComplaints, readTap, sarifComplaints, type SarifLog } from "./readers.ts";
import { check, finding, nowhere, resultOf, scenes, target, workflow, write } from "./scenes.ts";
import { cpuTime } from "../cpu-time.ts";

const known = check("headers", "warn", {
  actual: "F",
  expected: "C",
  baselineState: "unchanged",
  message: "headers is graded F.",
});

test("a threshold that the baseline knows is known to every report, and no error of any", async () => {
  const result = resultOf([
    target("pass", {
      checks: [known],
      findings: [finding("http.x", { severity: "critical", level: "none", baselineState: "unchanged" })],
    }),
  ]);
  const [run] = (JSON.parse(await write("sarif", result)) as SarifLog).runs;
  const quality = JSON.parse(await write("codequality", result)) as readonly { readonly severity: string }[];

  expect(run?.results.map(({ ruleId, level, baselineState }) => [ruleId, level, baselineState])).toEqual([
    ["gate.headers", "note", "unchanged"],
    ["http.x", "note", "unchanged"],
  ]);
  expect(run?.results[0]?.message.text).toContain("(in the baseline)");
  expect(quality.map(({ severity }) => severity)).toEqual(["info", "info"]);
  expect(await write("github", result)).not.toMatch(/::(?:error|warning) /);
  expect(await write("github", result)).not.toContain("WARN");
  expect(await write("azure", result)).not.toContain("##vso");
});

test("a remark has the identity of the result object, which is that of the baseline", async () => {
  const origin = fingerprint("ssl.tls10", "shop.example");
  const findings = [finding("ssl.tls10", { fingerprint: origin }), finding("http.x", { subject: "server" })];
  const result = resultOf([target("fail", { checks: [check("ssl", "fail", { actual: "F" })], findings })]);
  const [run] = (JSON.parse(await write("sarif", result)) as SarifLog).runs;
  const quality = JSON.parse(await write("codequality", result)) as readonly { readonly fingerprint: string }[];
  const entries = baselineOf(result, null).entries.map((entry) => entry.fingerprint);

  expect(run?.results.map(({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash).toSorted()).toEqual(
    entries.toSorted(),
  );
  expect(quality.map((entry) => entry.fingerprint).toSorted()).toEqual(entries.toSorted());
});

test("problems shared by two targets of one origin are two results, with stable identities when another comes first", async () => {
  const shared = finding("ssl.expired", { fingerprint: fingerprint("ssl.expired", "shop.example") });
  const on = (url: string): ReturnType<typeof target> => target("pass", { url, findings: [shared, shared] });
  const [a, b] = [on("https://shop.example/a"), on("https://shop.example/b")];
  const first = target("pass", {
    url: "https://first.example/",
    findings: [finding("http.z", { severity: "critical" })],
  });

  const [alone, behind] = [await hashes(resultOf([a, b])), await hashes(resultOf([first, a, b]))];

  expect([...behind.keys()]).toEqual([...alone.keys()]);
  expect(alone.size).toBe(4);
  expect(alone.has(shared.fingerprint)).toBe(true);
});

test("a URL given twice is two suites, and readers keep both", async () => {
  const result = resultOf([target("pass"), target("pass")]);

  expect(junitComplaints(await write("junit", result))).toEqual([]);
  expect(codeQualityComplaints(await write("codequality", result))).toEqual([]);
  const names = readTap(await write("tap", result)).map(({ name }) => name);
  expect(new Set(names).size).toBe(8);
});

/** The identities of a certificate's findings, in order. */
async function hashes(result: GateResult): Promise<ReadonlyMap<string, number>> {
  const text = await write("sarif", result);
  expect(sarifComplaints(text)).toEqual([]);
  const [run] = (JSON.parse(text) as SarifLog).runs;
  return new Map(
    run?.results
      .filter(({ ruleId }) => ruleId === "ssl.expired")
      .map(({ partialFingerprints }, index) => [partialFingerprints.primaryLocationLineHash, index]),
  );
}

const hasProve = ((): boolean => {
  try {
    return execFileSync("sh", ["-c", "prove --version"]).length > 0;
  } catch {
    return false;
  }
})();

test.skipIf(!hasProve)("Perl's prove, where installed, passes and fails the same", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-tap-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, result] of Object.entries(scenes)) {
    const text = await write("tap", result);
    const path = join(folder, "report.tap");
    writeFileSync(path, text);
    const isGreen = readTap(text).every(({ isOk }) => isOk);
    const run = (): string =>
      execFileSync("sh", ["-c", 'prove -e cat "$0"', path], { encoding: "utf8", stdio: "pipe" });

    const said = isGreen ? run() : failing(run);
    expect({ name, said }).toEqual({
      name,
      said: expect.stringContaining(isGreen ? "Result: PASS" : "Result: FAIL") as unknown,
    });
    expect(said).not.toContain("Parse errors");
  }
});

/** The output of a failed program. */
function failing(run: () => string): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : "";
  }
  return "it succeeded";
}

test("a byte order mark is not a column, and there is no line after the last line feed", async () => {
  const { source } = workflow;
  const text = "on: push\nurl: https://shop.example/\n";
  const result = resultOf([target("pass", { findings: [finding("http.x")] })]);
  const [run] = (
    JSON.parse(await write("sarif", result, { ...workflow, source: { path: source?.path ?? "", text } })) as SarifLog
  ).runs;

  expect(run?.results[0]?.locations[0]?.physicalLocation).toMatchObject({
    region: { startLine: 2, snippet: { text: "url: https://shop.example/" } },
    contextRegion: { startLine: 1, endLine: 2 },
  });
});

test("SARIF says where program and rules are described", async () => {
  const rules = new Map([["http.x", { cause: "It is so.", action: "Mend it.", reference: "RFC 1" }]]);
  const result = resultOf([target("pass", { findings: [finding("http.x"), finding("odd.rule")] })]);
  const { runs } = JSON.parse(await write("sarif", result, { ...nowhere, rules })) as {
    readonly runs: readonly { readonly tool: { readonly driver: object } }[];
  };

  expect(runs[0]?.tool.driver).toMatchObject({
    informationUri: "https://github.com/portcullis/portcullis",
    rules: [
      { id: "http.x", helpUri: "https://github.com/portcullis/portcullis/blob/main/docs/checks/http.md" },
      { id: "odd.rule" },
    ],
  });
});

test("a file is read once, for any number of targets", () => {
  // A search from the beginning for each would take a thousand times as long.
  const lines = Array.from({ length: 20_000 }, (_, index) => `  - https://h${index}.example/path # ${"-".repeat(30)}`);
  const text = lines.join("\n");
  const started = cpuTime();
  const found = Array.from({ length: 20_000 }, (_, index) => lineOf(text, { url: `https://h${index}.example/path` }));
  const none = Array.from({ length: 20_000 }, (_, index) => lineOf(text, { url: `https://n${index}.example/path` }));

  expect(found).toEqual(lines.map((_, index) => index + 1));
  expect(new Set(none)).toEqual(new Set([null]));
  expect(cpuTime() - started).toBeLessThan(20_000);
});
