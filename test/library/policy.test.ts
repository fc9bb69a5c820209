import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startDemo, type Demo } from "../../src/demo/site.ts";
import { exitCode, Failure, gate, type GateConfig, type GateOptions } from "../../src/library/index.ts";
import { startServer } from "../../server/main.ts";
import { portcullis } from "../cli/terminal.ts";
import { closedPort } from "../twins/tcp.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-library-"));
const ca_file = join(folder, "ca.pem");
let demo: Demo;
let strict: GateConfig;

beforeAll(async () => {
  demo = await startDemo();
  writeFileSync(ca_file, demo.authority);
  strict = {
    ca_file,
    min_days: "off",
    targets: [demo.good, { url: demo.flawed, name: "flawed", min_headers: "F" }],
    rules: { "http.csp-missing": "error", "ssl.outside-mozilla": "off" },
    checks: { owasp: { minGrade: "F", level: "warn" } },
    waivers: [
      {
        rule: "http.csp-missing",
        reason: "a demo",
        until: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      },
      { rule: "gate.https", reason: "over", until: "2026-01-01" },
    ],
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await demo[Symbol.asyncDispose]();
});

/** A result without the values that differ between measurements. */
function steady(result: unknown): unknown {
  const varying = new Set(["generatedAt", "address", "cost"]);
  return JSON.parse(JSON.stringify(result, (name, value: unknown) => (varying.has(name) ? undefined : value)));
}

test("a program gates as the command line does, by a file and by an object", async () => {
  const config = join(folder, "gate.json");
  writeFileSync(config, JSON.stringify(strict));

  const typed = await portcullis(["gate", "--config", config, "--json"]);
  const results = [await gate({ config, confirm: 0 }), await gate({ config: strict, confirm: 0 })];

  expect(results.map(steady)).toEqual([steady(JSON.parse(typed.out)), steady(JSON.parse(typed.out))]);
  expect(results.map((result) => exitCode(result))).toEqual([typed.code, typed.code]);
  expect(results[0]?.totals.waived).toBeGreaterThan(0);
  expect(results[0]?.targets[1]).toMatchObject({ name: "flawed" });
  expect(results[0]?.targets[1]?.checks.map(({ id, source }) => [id, source])).toContainEqual(["headers", "target"]);
});

test("a caller's options override the configuration, and a URL of it keeps its settings", async () => {
  const config = { ...strict, waivers: [], checks: {}, min_ssl: "off" } as const;

  const { targets } = await gate({ config, url: demo.flawed, min_ssl: "F", lang: "ko" });

  expect(targets.map(({ name }) => name)).toEqual(["flawed"]);
  expect(targets[0]?.checks.map(({ source }) => source)).toEqual(["option", "target", "file", "default"]);
  expect(targets[0]?.findings[0]?.cause).toMatch(/[가-힣]/);
});

test("a baseline that a command wrote is known to a program", async () => {
  const baseline = join(folder, "known.json");
  await portcullis([
    "gate",
    demo.flawed,
    "--min-days",
    "off",
    "--ca-file",
    ca_file,
    "--baseline",
    baseline,
    "--update-baseline",
  ]);

  const before = await gate({ url: demo.flawed, min_days: "off", caFile: ca_file });
  const known = await gate({ url: demo.flawed, min_days: "off", caFile: ca_file, baseline });

  expect([before, known].map((result) => [result.verdict, exitCode(result)])).toEqual([
    ["fail", 1],
    ["pass", 0],
  ]);
});

test("the exit code is the requested one, then the configured one, then the default", async () => {
  const url = `https://localhost:${await closedPort()}/`;
  const config = { on_error: "warn", fail_on: "warn" } as const;

  const [usual, configured, asked] = [
    await gate({ url }),
    await gate({ url, config }),
    await gate({ url, config, onError: "pass" }),
  ];

  expect([usual, configured, asked].map((result) => result.verdict)).toEqual(["unknown", "unknown", "unknown"]);
  expect([usual, configured, asked].map((result) => exitCode(result))).toEqual([3, 1, 0]);
  expect(exitCode(configured, { failOn: "never" })).toBe(0);
  expect(exitCode(structuredClone(configured))).toBe(3);
});

test("a server measures for a program where one is named", async () => {
  const measuring = {
    deadline: 10_000,
    authorities: [demo.authority],
    allow: ["127.0.0.0/8", "::1/128"],
    resolvers: ["127.0.0.1:9"],
  };
  const server = await startServer({ port: 0, log: null, measuring });
  onTestFinished(() => server.close());
  const url = demo.good;

  const here = await gate({ url, caFile: ca_file });
  const there = await gate({ url, config: { server: server.url } });

  expect(steady(there)).toEqual(steady(here));
});

function asAsked(options: unknown): GateOptions {
  return options as GateOptions;
}

test.for<readonly [what: string, options: () => GateOptions, reason: string, says: string]>([
  ["no target anywhere", () => ({ config: {} }), "url", "url is missing"],
  ["an empty list beside a configuration", () => ({ urls: [], config: strict }), "urls", "at least one"],
  [
    "a configuration of another kind",
    () => asAsked({ config: 1 }),
    "config",
    "config must be a path or an object, not number.",
  ],
  ["a file that does not exist", () => ({ config: join(folder, "absent.json") }), "config", "the file does not exist"],
  [
    "an unknown key",
    () => asAsked({ config: { min_sls: "A" } }),
    "config",
    "Unknown key /min_sls (config). Did you mean min_ssl?",
  ],
  [
    "an unknown rule",
    () => ({ config: { rules: { "http.csp-mising": "warn" } } }),
    "config",
    "Did you mean http.csp-missing?",
  ],
  ["an invalid grade", () => asAsked({ config: { min_ssl: "E" } }), "min_ssl", "/min_ssl (config) must be one of"],
  [
    "no baseline",
    () => ({ url: "a.example", baseline: join(folder, "absent.json") }),
    "baseline",
    "the file does not exist",
  ],
  [
    "an unknown level",
    () => asAsked({ url: "a.example", failOn: "eror" }),
    "fail_on",
    "failOn must be one of error, warn, never",
  ],
  [
    "what only the command line writes",
    () => asAsked({ url: "a.example", updateBaseline: true }),
    "updateBaseline",
    "Unknown parameter updateBaseline",
  ],
])("%s is refused with a correction", async ([, options, reason, says]) => {
  const error: unknown = await gate(options()).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ code: "INVALID_INPUT", reason });
  expect(String(error)).toContain(says);
});

test("undefined members of a configuration are ignored", async () => {
  const { verdict } = await gate({
    config: { min_ssl: undefined, ca_file, targets: [{ url: demo.good, name: undefined }] },
  });

  expect(verdict).toBe("pass");
});
