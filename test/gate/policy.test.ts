import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { runHere } from "../action/runner.ts";
import { portcullis } from "../cli/terminal.ts";
import { closedPort } from "../twins/tcp.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(async () => demo[Symbol.asyncDispose]());

/** Creates a folder with a configuration for the two sites of the demo. */
function folderWith(config: object): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-policy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "ca.pem"), demo.authority);
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify({ ca_file: "ca.pem", ...config }));
  return folder;
}

async function gate(
  folder: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly result: GateResult }> {
  const { out, code, err } = await portcullis(["gate", "--json", ...args], { folder });
  expect(err).not.toContain("portcullis:");
  return { code, result: JSON.parse(out) as GateResult };
}

/** Returns the date in this number of days. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test("levels and waivers of a file determine the verdict", async () => {
  const waiver = { rule: "gate.*", url: `${new URL(demo.flawed).origin}/**`, reason: "a demo", until: inDays(2) };
  const strict = { targets: [demo.flawed], rules: { "http.csp-missing": "error" } };
  const free = await gate(folderWith({ ...strict, waivers: [waiver] }));
  const waived = await gate(folderWith({ ...strict, waivers: [waiver, { ...waiver, rule: "http.*" }] }));
  const expired = await gate(folderWith({ targets: [demo.flawed], waivers: [{ ...waiver, until: "2026-01-01" }] }));

  expect(free.result.targets[0]?.findings.find(({ id }) => id === "http.csp-missing")?.level).toBe("error");
  expect(free.code).toBe(1);
  expect(waived).toMatchObject({ code: 0, result: { verdict: "pass" } });
  expect(waived.result.totals.waived).toBeGreaterThan(0);
  expect(expired.code).toBe(1);
  expect(expired.result.targets[0]?.findings[0]?.id).toBe("gate.waiver-expired");
});

test("writing a baseline reports its entries, and known findings are named in one line, or listed with --verbose", async () => {
  const folder = folderWith({ targets: [demo.flawed], baseline: "known.json", min_days: "off" });
  const asked = async (...args: readonly string[]): Promise<Awaited<ReturnType<typeof portcullis>>> =>
    portcullis(["gate", ...args], { folder });

  const written = await asked("--update-baseline");
  const again = await asked("--update-baseline", "--lang", "ko");
  const short = await asked();
  const long = await asked("--verbose");
  const count = /in the baseline: (\d+) \(/.exec(short.out)?.[1];

  const entries = /entries: (\d+), new: (\d+), removed: 0\./.exec(written.err);
  expect(entries?.[1]).toBe(entries?.[2]);
  expect(written.err).toContain(`Wrote ${join(folder, "known.json")}; entries: `);
  expect(again.err).toContain(`항목 ${entries?.[1]}개(추가 0개, 삭제 0개)`);
  expect(short.out).toMatch(/in the baseline: \d+ \([^)]*\):\s[^;]*http\.csp-missing[^;]*;\s+--verbose/);
  expect(short.out).not.toContain("http.csp-missing —");
  expect(long.out.match(/~ in the baseline/g)).toHaveLength(Number(count));
  expect(long.out).toContain("http.csp-missing");
});

test("a baseline is written, excuses its entries, and fails a worse value", async () => {
  const folder = folderWith({ targets: [demo.flawed, demo.good], baseline: "known.json", min_days: "off" });
  const path = join(folder, "known.json");

  const missing = await portcullis(["gate"], { folder });
  const written = await gate(folder, "--update-baseline");
  const first = readFileSync(path, "utf8");
  const known = await gate(folder);
  const again = await gate(folder, "--update-baseline");
  const entries = (JSON.parse(first) as { entries: readonly { rule: string; actual?: string }[] }).entries;
  const better = entries.map((entry) => (entry.rule === "gate.headers" ? { ...entry, actual: "B" } : entry));
  writeFileSync(path, JSON.stringify({ schema: "portcullis/baseline@1", entries: better }));
  const worse = await gate(folder);

  expect(missing).toMatchObject({ code: 2, out: "" });
  expect(missing.err).toContain("the file does not exist; --update-baseline creates it");
  expect(written).toMatchObject({ code: 0, result: { verdict: "pass" } });
  expect(known).toMatchObject({ code: 0, result: { verdict: "pass" } });
  expect(known.result.targets[0]?.checks.find(({ id }) => id === "headers")).toMatchObject({
    status: "warn",
    baselineState: "unchanged",
  });
  expect(again.code).toBe(0);
  expect(entries.some(({ rule }) => rule === "gate.headers")).toBe(true);
  expect(worse.code).toBe(1);
});

test.for<readonly [what: string, args: readonly string[], says: string]>([
  ["no baseline to write", ["--update-baseline"], "--baseline is missing: for example portcullis.baseline.json."],
  [
    "an unknown value of --fail-on",
    ["--fail-on", "eror"],
    '--fail-on must be one of error, warn, never, not "eror". Did you mean error?',
  ],
  ["an unknown value of --on-error", ["--on-error", "ignore"], "--on-error must be one of fail, warn, pass"],
  ["a file that is not a baseline", ["--baseline", "portcullis.config.json"], "it is not a valid baseline (at /"],
])("%s is refused", async ([, args, says]) => {
  const outcome = await portcullis(["gate", demo.good, ...args], { folder: folderWith({}) });

  expect(outcome.err).toContain(says);
  expect(outcome).toMatchObject({ code: 2, out: "" });
});

test.for<readonly [args: readonly string[], flawed: number, silent: number]>([
  [[], 1, 3],
  [["--fail-on", "never"], 0, 3],
  [["--on-error", "warn"], 1, 0],
  [["--on-error", "pass"], 1, 0],
  [["--on-error", "warn", "--fail-on", "warn"], 1, 1],
])("%s ends with %i and %i", async ([args, flawed, silent]) => {
  const folder = folderWith({});
  const deaf = `https://localhost:${await closedPort()}/`;

  const codes = [await gate(folder, demo.flawed, ...args), await gate(folder, deaf, ...args)];

  expect(codes.map(({ code }) => code)).toEqual([flawed, silent]);
  expect(codes.map(({ result }) => result.verdict)).toEqual(["fail", "unknown"]);
});

test("an unmeasured target keeps its entries, and is unknown", async () => {
  const silent = `https://localhost:${await closedPort()}/`;
  const folder = folderWith({ targets: [silent], baseline: "known.json" });
  const entry = { target: silent, rule: "gate.ssl", actual: "D", fingerprint: "x" };
  writeFileSync(join(folder, "known.json"), JSON.stringify({ schema: "portcullis/baseline@1", entries: [entry] }));

  const { code } = await gate(folder, "--update-baseline");

  expect(code).toBe(3);
  expect(JSON.parse(readFileSync(join(folder, "known.json"), "utf8"))).toMatchObject({ entries: [entry] });
  expect(existsSync(join(folder, "portcullis.config.json"))).toBe(true);
});

test("any check may be demanded of a target, and its findings are listed with the rest", async () => {
  const folder = folderWith({
    min_headers: "off",
    require_https: false,
    checks: { pqc: "warn", owasp: { minGrade: "A+" }, ssl: { minScore: 1 }, http: { maxSeverity: "critical" } },
    targets: [demo.good, { url: demo.flawed, checks: { owasp: "off" } }],
  });

  const { result, code } = await gate(folder);

  const [good, flawed] = result.targets;
  expect(good?.checks.map(({ id }) => id)).toEqual([
    "ssl",
    "headers",
    "days",
    "https",
    "pqc",
    "owasp",
    "checks.ssl",
    "http",
  ]);
  expect(flawed?.checks.map(({ id }) => id)).not.toContain("owasp");
  expect(good?.checks.find(({ id }) => id === "owasp")).toMatchObject({ expected: "A+", source: "file" });
  expect(good?.checks.find(({ id }) => id === "checks.ssl")).toMatchObject({ expected: 1, status: "pass" });
  expect(good?.checks.find(({ id }) => id === "http")).toMatchObject({
    expected: true,
    actual: true,
    status: "pass",
  });
  const fingerprints = result.targets.map(({ findings }) => findings.map((each) => each.id + each.fingerprint));
  expect(fingerprints.map((all) => new Set(all).size)).toEqual(fingerprints.map((all) => all.length));
  expect([0, 1]).toContain(code);
});

test("a check that could not be measured leaves its target unknown, at any level", async () => {
  const silent = `https://localhost:${await closedPort()}/`;
  const off = { min_ssl: "off", min_headers: "off", min_days: "off", require_https: false };
  const folder = folderWith({ ...off, checks: { pqc: "warn" }, targets: [silent] });

  const { result, code } = await gate(folder);

  expect(code).toBe(3);
  expect(result.targets[0]).toMatchObject({ verdict: "unknown", reason: "tcp.refused" });
  expect(result.targets[0]?.checks.at(-1)).toMatchObject({ id: "pqc", status: "unknown", actual: null });
});

test("the Action accepts the same settings, and its step ends in the same way", async () => {
  const folder = folderWith({ targets: [demo.flawed], min_days: "off" });
  const config = { config: join(folder, "portcullis.config.json") };

  const failed = await runHere({ inputs: config });
  const free = await runHere({ inputs: { ...config, "fail-on": "never" } });
  await gate(folder, "--baseline", join(folder, "known.json"), "--update-baseline");
  const known = await runHere({ inputs: { ...config, baseline: join(folder, "known.json") } });

  expect([failed.code, free.code, known.code]).toEqual([1, 0, 0]);
  expect(failed.outputs["url"]).toBe(demo.flawed);
  expect([failed, free, known].map(({ outputs }) => outputs["verdict"])).toEqual(["fail", "fail", "pass"]);
});

async function marks(folder: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { err } = await portcullis(["gate", "--json", ...args], { folder });
  return [...err.matchAll(/^\[\d\/2\] (.) /gm)].map(([, mark = ""]) => mark).toSorted();
}

test("progress marks are those of the deciding verdict", async () => {
  const waivers = [{ rule: "gate.*", url: `${new URL(demo.flawed).origin}/**`, reason: "a demo", until: inDays(2) }];
  const config = { targets: [demo.flawed, demo.good], min_days: "off" };
  const there = join(folderWith({ ...config, waivers }), "portcullis.config.json");
  const step = await runHere({ inputs: { config: there } });

  expect(await marks(folderWith(config))).toEqual(["✓", "✗"]);
  expect(await marks(folderWith({ ...config, waivers }))).toEqual(["✓", "✓"]);
  expect(await marks(folderWith({ ...config, baseline: "known.json" }), "--update-baseline")).toEqual(["✓", "✓"]);
  expect(step.log).toMatch(/\[1\/2\] ✓ .*\n\[2\/2\] ✓ /);
});
