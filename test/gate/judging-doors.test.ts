import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { gate } from "../../src/library/index.ts";
import type { Pin } from "../../src/net/route.ts";
import type { EffectiveConfig } from "../../src/settings/output/effective.ts";
import { obey, runHere } from "../action/runner.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "../cli/terminal.ts";
import { host, hsts, names, openMachines, pageWith, policies, type Machine } from "../twins/machines.ts";
import { chainFor, root } from "../twins/pki/pki.ts";

const url = `https://${host}/`;
const down: Machine = { answer: pageWith([hsts, ...policies], { status: 503 }) };
const fine: Machine = {};
const expired: Machine = { served: chainFor("expired", { names }) };
const allOff = { min_ssl: "off", min_headers: "off", min_days: "off", require_https: false } as const;

function spelled(pins: readonly Pin[]): readonly string[] {
  return pins.map(({ port, address, toPort }) => `${host}:${port}:${address}:${toPort}`);
}

/** Creates a folder with a configuration and the test CA. */
function folderWith(config: object): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-judging-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "ca.pem"), root.pem);
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify(config, null, 2));
  return folder;
}

interface Run {
  readonly code: number;
  readonly result: GateResult;
}

async function run(config: object, args: readonly string[], folder = folderWith(config)): Promise<Run> {
  const { out, code, err } = await portcullis(["gate", "--json", ...args], { folder });
  expect(err).toBe("");
  return { code, result: JSON.parse(out) as GateResult };
}

/** Judges the same configuration with a local measurement and with one by a server. */
async function byBoth(config: object, machines: readonly Machine[]): Promise<readonly Run[]> {
  const pins = await openMachines(machines);
  const service = await serve({ measuring: { pins, authorities: [root.pem] } });
  const resolve = spelled(pins);
  return [
    await run({ ...config, ca_file: "ca.pem", resolve }, []),
    await run({ ...config, server: service.url, timeout: 30 }, []),
  ];
}

const errorOfCsp = { rules: { "http.csp-missing": "error" } } as const;

test.for<readonly [what: string, config: object, machine: Machine, verdict: string, code: number, reason: string]>([
  ["a page with a server error", { ...allOff, ...errorOfCsp }, down, "unknown", 3, "http.server-error"],
  ["a warning", { ...allOff, rules: { "http.csp-missing": "warn" } }, down, "unknown", 3, "http.server-error"],
  ["a refused connection", { ...allOff, rules: { "ssl.expired": "error" } }, "refusing", "unknown", 3, "tcp.refused"],
  [
    "a page with a server error, and min_ssl",
    { ...allOff, min_ssl: "B", ...errorOfCsp },
    down,
    "unknown",
    3,
    "http.server-error",
  ],
  ["min_ssl alone", { ...allOff, min_ssl: "B" }, down, "pass", 0, "http.server-error"],
  [
    "a warning, and min_ssl",
    { ...allOff, min_ssl: "B", rules: { "http.csp-missing": "warn" } },
    down,
    "pass",
    0,
    "http.server-error",
  ],
])("a rule that could not be measured: %s", async ([, config, machine, verdict, code, reason]) => {
  const [here, there] = await byBoth({ ...config, targets: [url] }, [machine]);

  expect(here).toMatchObject({ code, result: { verdict, targets: [{ reason }] } });
  expect(there).toMatchObject({ code, result: { verdict, targets: [{ reason }] } });
  expect(there?.result.targets[0]?.findings).toEqual(here?.result.targets[0]?.findings);
  expect(there?.result.targets[0]?.incompleteChecks).toEqual(here?.result.targets[0]?.incompleteChecks);
});

test("every demanded check measures all addresses, for every interface", async () => {
  const checks = { ssl: { minGrade: "B" }, http: { minGrade: "B" } };
  const config = { ...allOff, all_ips: true, checks, targets: [url] };

  const runs = await byBoth(config, [fine, expired]);

  for (const { code, result } of runs) {
    const letters = result.targets[0]?.checks.slice(4).map(({ id, status, actual }) => [id, status, actual]);
    expect(letters).toEqual([
      ["checks.ssl", "fail", "F"],
      ["http", "fail", "C"],
    ]);
    expect(code).toBe(1);
  }
});

test.for<readonly [rules: object, more: object, says: string | null]>([
  [{ "owasp.cookie-insecure": "error" }, {}, '"checks": { "owasp": "error" }'],
  [{ "owasp.cookie-insecure": "warn" }, {}, '"checks": { "owasp": "warn" }'],
  [{ "pqc.no-tls13": "error" }, { checks: { pqc: "off" } }, '"checks": { "pqc": "error" }'],
  [{ "gate.owasp": "warn" }, {}, '"checks": { "owasp": "warn" }'],
  [{ "gate.checks.ssl": "warn" }, { checks: { owasp: "warn" } }, '"checks": { "ssl": "warn" }'],
  [{ "owasp.cookie-insecure": "off" }, {}, null],
  [{ "owasp.cookie-insecure": "error" }, { checks: { owasp: "warn" } }, null],
  [{ "owasp.cookie-insecure": "error" }, { targets: [url, { url: `${url}x`, checks: { owasp: "warn" } }] }, null],
  [{ "http.csp-missing": "error", "ssl.expired": "warn", "gate.ssl": "warn" }, {}, null],
])("rules %j with %j", async ([rules, more, says]) => {
  const folder = folderWith({ targets: [url], ...more, rules });

  const { code, err } = await portcullis(["gate", "--print-config"], { folder });

  expect(code).toBe(says === null ? 0 : 2);
  expect(err).toContain(says ?? "");
  expect(err).toMatch(
    says === null ? /^$/ : /^portcullis: \/rules\/.* \(portcullis\.config\.json:\d+:\d+\) must be off, because/,
  );
});

test("a rule of a target needs a check of that target", async () => {
  const own = { url, checks: { owasp: "off" }, rules: { "owasp.cookie-insecure": "error" } };
  const folder = folderWith({ checks: { owasp: "warn" }, targets: [own, `${url}x`] });

  const { code, err } = await portcullis(["gate", "--print-config"], { folder });

  expect(code).toBe(2);
  expect(err).toContain("owasp.cookie-insecure");
});

test("the printed configuration shows what matters to a gate, and every value as JSON", async () => {
  const folder = folderWith({ targets: [url] });
  const print = (...args: readonly string[]) => portcullis(["gate", "--print-config", ...args], { folder });
  const [text, asked, json] = await Promise.all([print(), print("--blocklist", "bl.example"), print("--json")]);
  const [target] = (JSON.parse(json.out) as EffectiveConfig).targets;

  expect(text.out).toMatch(/^ {2}min_ssl +B +default$/m);
  expect(text.out).not.toMatch(/source_crtsh|blocklist/);
  expect(text.out).toMatch(/^ {2}not set: \d+ options that a gate does not need; --json lists them$/m);
  expect(asked.out).toMatch(/^ {2}blocklist +bl\.example +flag$/m);
  expect(Object.keys(target?.settings ?? {})).toEqual(expect.arrayContaining(["source_crtsh", "blocklist"]));
});

test("a target's own demands refine the general ones", async () => {
  const folder = folderWith({
    checks: { http: { minGrade: "B", maxSeverity: "low" }, pqc: "warn", owasp: { minScore: 80, level: "warn" } },
    targets: [{ url, checks: { http: { level: "warn" }, owasp: "error", pqc: { maxSeverity: "low" } } }, `${url}x`],
  });

  const { out } = await portcullis(["gate", "--print-config", "--json"], { folder });

  const [own, other] = (JSON.parse(out) as EffectiveConfig).targets;
  expect(own?.checks).toEqual({
    http: { level: "warn", minGrade: "B", maxSeverity: "low", source: "target" },
    pqc: { level: "warn", maxSeverity: "low", source: "target" },
    owasp: { level: "error", minScore: 80, source: "target" },
  });
  expect(other?.checks["http"]).toEqual({ level: "error", minGrade: "B", maxSeverity: "low", source: "file" });
});

test("a URL given twice is measured once, with its configuration", async () => {
  const resolve = spelled(await openMachines([fine]));
  const config = { ca_file: "ca.pem", resolve, targets: [{ url, name: "shop", min_ssl: "A" }] };

  const { code, result } = await run(config, [url, "SHOP.example", `${url}?`, `${url}#top`]);

  expect(code).toBe(0);
  expect(result.targets.map(({ url: at, name }) => [at, name])).toEqual([[url, "shop"]]);
  expect(result.notices).toMatchObject([{ id: "gate.target-repeated", message: expect.stringContaining(url) }]);
});

test("the library measures a URL once if it is given twice", async () => {
  const resolve = spelled(await openMachines([fine]));

  const { targets, notices } = await gate({ urls: [url, host], resolve, caFile: join(folderWith({}), "ca.pem") });

  expect(targets).toHaveLength(1);
  expect(notices?.map(({ id }) => id)).toEqual(["gate.target-repeated"]);
});

test("without targets in the file, waivers for other URLs are not reported as unneeded", async () => {
  const resolve = spelled(await openMachines([fine]));
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const waivers = [
    { rule: "http.csp-missing", url: "https://other.example/**", reason: "theirs", until },
    { rule: "http.csp-missing", reason: "of all jobs", until },
  ];

  const { result } = await run({ ca_file: "ca.pem", resolve, waivers }, [url]);

  expect(result).toMatchObject({ verdict: "pass" });
  expect(result.notices).toBeUndefined();
});

test("a target that is unknown because of a rule is annotated like any other", async () => {
  const resolve = spelled(await openMachines([down]));
  const rules = { "http.csp-missing": "error", "http.hsts-missing": "warn" };
  const folder = folderWith({ ...allOff, min_ssl: "B", ca_file: "ca.pem", resolve, rules });

  const { out, code } = await portcullis(["gate", url, "--report", "github=-"], { folder });

  const [first, ...others] = obey(out).commands.map(({ name, properties }) => `${name} ${properties["title"]}`);
  expect(code).toBe(3);
  expect(first).toBe(`error UNKNOWN ${url}`);
  expect(others.filter((each) => each.includes("rule-unmeasured"))).toEqual([
    `warning gate.rule-unmeasured (http) · ${url}`,
    `notice gate.rule-unmeasured (http (warn)) · ${url}`,
  ]);
});

test.for<readonly [onError: string, kind: string]>([
  ["fail", "error"],
  ["warn", "warning"],
  ["pass", "notice"],
])("a failed measurement with on_error %s is annotated as %s", async ([onError, kind]) => {
  const resolve = spelled(await openMachines(["refusing"]));
  const folder = folderWith({});
  const inputs = { url, resolve: resolve.join("\n"), "ca-file": join(folder, "ca.pem"), "on-error": onError };

  const step = await runHere({ inputs });
  const pins = resolve.flatMap((pin) => ["--resolve", pin]);
  const written = await portcullis(["gate", url, "--on-error", onError, "--report", "github=-", ...pins], { folder });

  for (const commands of [step.annotations, obey(written.out).commands]) {
    expect(new Set(commands.map(({ name }) => name))).toEqual(new Set([kind]));
  }
});
