import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Answer } from "../../src/core/check.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { gate } from "../../src/library/index.ts";
import type { Pin } from "../../src/net/route.ts";
import { runHere } from "../action/runner.ts";
import { expectSameResult, type GateDoor } from "../same-result.ts";
import { serve } from "../server/service.ts";
import { portcullis } from "../cli/terminal.ts";
import { host, names, openMachines, type Machine } from "../twins/machines.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import type { TlsTwinOptions } from "../twins/tls.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-addresses-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, root.pem);
afterAll(() => rmSync(folder, { recursive: true }));

const url = `https://${host}/`;
const fine: TlsTwinOptions = {};
const expired: TlsTwinOptions = { served: chainFor("expired", { names }) };

function spelled(pins: readonly Pin[]): readonly string[] {
  return pins.map(({ port, address, toPort }) => `${host}:${port}:${address}:${toPort}`);
}

/** Command line options that lead to the machines. */
async function argsFor(...machines: readonly Machine[]): Promise<readonly string[]> {
  const pins = spelled(await openMachines(machines));
  return ["--ca-file", caFile, ...pins.flatMap((pin) => ["--resolve", pin])];
}

test.for<[name: string, args: readonly string[], env: Readonly<Record<string, string>>, code: number]>([
  ["no option", [], {}, 0],
  ["the flag", ["--all-ips"], {}, 1],
  ["the flag with a value", ["--all-ips=true"], {}, 1],
  ["the flag set to false", ["--all-ips=false"], { PORTCULLIS_ALL_IPS: "true" }, 0],
  ["the environment", [], { PORTCULLIS_ALL_IPS: "true" }, 1],
  ["the environment says no", [], { PORTCULLIS_ALL_IPS: "false" }, 0],
])("gate with %s", async ([, args, env, code]) => {
  const ended = await portcullis(["gate", url, ...args, ...(await argsFor(fine, expired))], { env });

  expect(ended).toMatchObject({ code, err: "" });
});

test.for<[command: string, subject: string, grade: string]>([
  ["ssl", host, "F"],
  ["http", url, "C"],
])("%s alone accepts the flag, too", async ([command, subject, grade]) => {
  const args = await argsFor(fine, expired);
  const { code, out } = await portcullis([command, subject, "--all-ips", "--json", ...args]);
  const { data } = JSON.parse(out) as Success<Answer>;

  expect([code, data.interpretation.grade]).toEqual([0, grade]);
});

test.for<[args: readonly string[], env: Readonly<Record<string, string>>, words: string]>([
  [["--all-ips=yes"], {}, "--all-ips"],
  [[], { PORTCULLIS_ALL_IPS: "yes" }, "PORTCULLIS_ALL_IPS"],
  [["--all-ip"], {}, "--all-ips"],
])("%j with %j is refused", async ([args, env, words]) => {
  const { code, err } = await portcullis(["gate", url, ...args], { env });

  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test.for<[name: string, machines: readonly Machine[], verdict: string]>([
  ["all alike", [fine, fine], "pass"],
  ["one expired", [fine, expired], "fail"],
  ["one that refuses connections", [fine, "refusing"], "unknown"],
])("%s gives the same result through every door", async ([, machines, verdict]) => {
  const pins = await openMachines(machines);
  const service = await serve({ measuring: { pins, authorities: [root.pem] } });
  const local = ["--ca-file", caFile, ...spelled(pins).flatMap((pin) => ["--resolve", pin])];
  const doors: readonly GateDoor[] = [
    { name: "gate in this process", ask: () => byCommand(...local) },
    { name: "gate --server", ask: () => byCommand("--server", service.url) },
    { name: "GET /api/util/gate", ask: () => byApi() },
    { name: "a step of a workflow", ask: () => byStep({ "ca-file": caFile, resolve: spelled(pins).join("\n") }) },
    { name: "a step that asks a server", ask: () => byStep({ server: service.url }) },
    {
      name: "a program",
      ask: () => gate({ url, all_ips: true, caFile, resolve: spelled(pins), confirm: 0, retries: 0 }),
    },
  ];

  async function byApi(): Promise<GateResult | Refusal["error"]> {
    const { envelope } = await service.ask<GateResult>(`/api/util/gate?url=${encodeURIComponent(url)}&all_ips=true`);
    return envelope.ok ? envelope.data : envelope.error;
  }

  const result = await expectSameResult(doors, { url, thresholds: {}, language: "en" });

  expect(result.verdict).toBe(verdict);
  expect(result.targets[0]?.addresses).toHaveLength(machines.length);
});

async function byCommand(...args: readonly string[]): Promise<GateResult> {
  const { out } = await portcullis(["gate", url, "--all-ips", "--json", ...args]);
  return JSON.parse(out) as GateResult;
}

async function byStep(place: Readonly<Record<string, string>>): Promise<GateResult> {
  const { outputs } = await runHere({ inputs: { url, "all-ips": "true", ...place } });
  return JSON.parse(readFileSync(outputs["results-file"] ?? "", "utf8")) as GateResult;
}

/** A server's answer for the host: the grade, and whether it was cached. */
async function sayingOf(service: Awaited<ReturnType<typeof serve>>, query: string): Promise<string> {
  const { envelope } = await service.ask<Answer>(`/api/util/ssl?host=${host}${query}`);
  if (!envelope.ok) return envelope.error.reason;
  return `${envelope.data.interpretation.grade}${envelope.cached ? " again" : ""}`;
}

test("questions for one address and for all addresses have separate cache entries", async () => {
  const pins = await openMachines([fine, expired]);
  const service = await serve({ measuring: { pins } });
  const told: string[] = [];
  for (const query of ["", "&all_ips=true", "", "&all_ips=true", "&all_ips=false", "&port=443&all_ips=true"]) {
    told.push(await sayingOf(service, query));
  }

  expect(told).toEqual(["A+", "F", "A+ again", "F again", "A+ again", "F again"]);
});

test("a gate's result for all addresses is shared with questions for all", async () => {
  const pins = await openMachines([fine, expired]);
  const service = await serve({ measuring: { pins } });
  await service.ask(`/api/util/gate?url=${encodeURIComponent(url)}&all_ips=true`);

  expect(await sayingOf(service, "&all_ips=true")).toBe("F again");
  expect(await sayingOf(service, "")).toBe("A+");
});

test("the operator sets the default", async () => {
  const pins = await openMachines([fine, expired]);
  const service = await serve({ measuring: { pins }, allIps: true });

  expect(await sayingOf(service, "")).toBe("F");
  expect(await sayingOf(service, "&all_ips=true")).toBe("F again");
  expect(await sayingOf(service, "&all_ips=false")).toBe("A+");
});

test.for(["yes", "", "1", "TRUE"])("all_ips=%s is refused by name", async (value) => {
  const service = await serve();

  expect(await sayingOf(service, `&all_ips=${value}`)).toBe("all_ips");
});

test("a server that measures all addresses by default is accepted", async () => {
  const pins = await openMachines([fine, fine]);
  const service = await serve({ measuring: { pins }, allIps: true });
  const remote = ["--server", service.url];

  expect((await portcullis(["gate", url, ...remote])).code).toBe(0);
  expect((await portcullis(["ssl", host, ...remote])).code).toBe(0);
  expect((await portcullis(["ssl", host, "--all-ips", ...remote])).code).toBe(0);
  expect((await portcullis(["ssl", host, "--all-ips=false", ...remote])).code).toBe(0);
});

test("the report shows each address's result in 80 columns", async () => {
  const alike = await portcullis(["gate", url, "--all-ips", ...(await argsFor(fine, fine, fine))]);
  const unlike = await portcullis([
    "gate",
    url,
    "--all-ips",
    "--lang",
    "ko",
    ...(await argsFor(fine, expired, "refusing")),
  ]);
  const lines = unlike.out.split("\n");

  expect(alike.out).toContain("\n  3 addresses, all with the same result\n");
  expect(lines).toContain("  주소 3개:");
  expect(lines.filter((line) => /^ {4}127\.0\.0\.1:\d+ +ssl/.test(line))).toHaveLength(3);
  expect(unlike.out).toMatch(/ssl \? +headers \? +\? +연결이 거부됨/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("summary and annotations of a step name the address", async () => {
  const pins = spelled(await openMachines([fine, expired]));
  const inputs = { url, "all-ips": "true", "ca-file": caFile, resolve: pins.join("\n") };
  const { code, summary, annotations } = await runHere({ inputs });
  const [, , second = ""] = /:443:(?<a>[\d.]+):(?<p>\d+)/.exec(pins[1] ?? "") ?? [];

  expect(code).toBe(1);
  expect(summary).toContain(`:${second}</code>`);
  expect(annotations.map(({ properties }) => properties["title"]).join("\n")).toContain(
    `ssl.expired (127.0.0.1:${second})`,
  );
});
