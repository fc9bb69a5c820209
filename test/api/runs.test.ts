import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { email } from "../../src/checks/email/index.ts";
import { emailHeader } from "../../src/checks/email-header/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { ip } from "../../src/checks/ip/index.ts";
import { phishing } from "../../src/checks/phishing/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { operations } from "../../server/operations/table.ts";
import { createKey } from "../../server/store/api-keys.ts";
import { withEngine } from "../../server/store/admin.ts";
import { fileIn } from "../../server/store/place.ts";
import { addChannel } from "../../server/notifications/rows.ts";
import { openEncryption } from "../../server/store/encryption/encryption.ts";
import { readContract } from "./contract.ts";
import { start, until, type Service, type Told } from "../server/service.ts";

const checks = [ssl, http, email, emailHeader, ip, phishing] as unknown as readonly AnyCheck[];
const reference = openapi(checks, "en", operations) as Reference;
const contract = readContract(reference);

/** What the reference does not say of an answer, where a path has several methods. */
function complaints(path: string, method: string, { status, headers, envelope: body }: Told): readonly string[] {
  const only = { ...reference, paths: { [path]: { [method]: reference.paths[path]?.[method] } } } as Reference;
  const found = readContract(only).complaints({ path, status, headers, body });
  // The shared check of codes knows 200 as the only success.
  return found.filter((each) => status !== 202 || each !== "a success with an error");
}

const dataDir = mkdtempSync(join(tmpdir(), "runs-"));
let service: Service;
let [key, other, writer, poor, channel] = ["", "", "", "", ""];

beforeAll(async () => {
  service = await start({ checks, worker: true, storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  await until(async () => (await service.ask("/readyz")).status === 200);
  await withEngine({ file: fileIn(dataDir) }, async (engine) => {
    const make = async (name: string, scopes: readonly ("read" | "write")[], rateLimit: number | null = null) =>
      (await createKey(engine, { owner: "operator", name, scopes, rateLimit, expiresAt: null }, Date.now())).key;
    poor = await make("poor", ["read"], 1);
    key = await make("one", ["read"]);
    other = await make("other", ["read"]);
    writer = await make("writer", ["read", "write"]);
    const settings = { name: "ci", language: "en", mode: "at-once", digestHour: 8, minSeverity: "low" } as const;
    const address = { address: "https://hooks.example/", shown: "https://hooks.example" };
    const added = { account: "operator", kind: "webhook", ...address, ...settings } as const;
    channel = (await addChannel({ through: (work) => work(engine) }, added, openEncryption("x"), Date.now()))?.id ?? "";
  });
});
afterAll(() => service.close());

interface Run {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly results: string;
  readonly channel: string | null;
}

function post(body: object, more: Readonly<Record<string, string>> = {}, by = key): Promise<Told<Run>> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${by}`, ...more };
  return service.ask<Run>("/api/runs", { method: "POST", body: JSON.stringify(body), headers });
}

function get<T = Run>(path: string, by = key, method = "GET"): Promise<Told<T>> {
  return service.ask<T>(path, { method, headers: { authorization: `Bearer ${by}` } });
}

test("a run is accepted with its address, goes on by itself, and its results are lines; only its key finds it", async () => {
  const inputs = ["localhost:1", { host: "localhost", port: 2 }];
  const made = await post({ check: "ssl", inputs }, { "idempotency-key": '"8e03978e"' });
  const again = await post({ check: "ssl", inputs }, { "idempotency-key": "8e03978e" });
  const { id = "", results = "" } = made.envelope.data ?? {};
  const path = `/api/runs/${id}`;

  expect(made).toMatchObject({ status: 202, envelope: { ok: true, data: { check: "ssl", total: 2, channel: null } } });
  expect(made.headers.get("location")).toBe(path);
  expect(again.envelope.data?.id).toBe(id);
  for (const method of ["GET", "DELETE"])
    expect(await get(path, other, method)).toMatchObject({ status: 404, envelope: { error: { code: "NOT_FOUND" } } });
  expect((await get<{ runs: unknown[] }>("/api/runs", other)).envelope.data?.runs).toEqual([]);
  expect((await service.ask(path)).envelope).toMatchObject({ error: { code: "API_KEY_REQUIRED" } });

  await until(async () => (await get(path)).envelope.data?.state === "done");
  const { text, headers } = await get(results);
  for (const [method, told, at] of [
    ["post", made, "/api/runs"],
    ["get", await get("/api/runs"), "/api/runs"],
    ["get", await get(path), "/api/runs/{id}"],
    ["get", await get(path, other), "/api/runs/{id}"],
  ] as const)
    expect(complaints(at, method, told)).toEqual([]);
  expect(headers.get("content-type")).toBe("application/x-ndjson");
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { index: 0, input: { host: "localhost:1" }, envelope: { ok: false, error: { code: "UPSTREAM_ERROR" } } },
    { index: 1, input: { host: "localhost", port: "2" }, envelope: { ok: false } },
    { progress: { done: 2, failed: 2, total: 2 } },
  ]);
  expect(lines.flatMap((line) => contract.strangeIn("/api/runs/{id}/results", line))).toEqual([]);
  expect((await get(`${results}?from=1`)).text.trim().split("\n")).toHaveLength(2);
  expect((await get(`${results}?from=x`)).envelope).toMatchObject({ error: { reason: "from" } });
  expect((await get(results, other)).status).toBe(404);

  expect(await get(path, key, "DELETE")).toMatchObject({ status: 200, envelope: { data: { id, deleted: true } } });
  expect([(await get(path)).status, (await get(results)).status]).toEqual([404, 404]);
});

test.for<[what: string, body: object, reason: string]>([
  ["a check of a text", { check: "phishing", inputs: ["https://shop.example/"] }, "check"],
  ["a letter", { check: "email-header", inputs: ["From: a@example.com"] }, "check"],
  ["the caller", { check: "ip", inputs: [{}] }, "check"],
  ["a query", { check: "http", inputs: ["https://a.example/", "https://b.example/?token=1"] }, "inputs[1].url"],
  ["a fragment", { check: "http", inputs: ["https://b.example/#token"] }, "inputs[0].url"],
  ["user information", { check: "http", inputs: ["https://jin:secret@b.example/"] }, "inputs[0].url"],
  ["a URL that is reduced to its host", { check: "ssl", inputs: ["https://b.example/?token=1"] }, "inputs[0].host"],
  ["an address of a person", { check: "email", inputs: ["jin@b.example"] }, "inputs[0].query"],
  ["an invalid input", { check: "ssl", inputs: ["a.example", "b..example"] }, "inputs[1].host"],
  ["an unknown channel", { check: "ssl", inputs: ["a.example"], channel: "another" }, "channel"],
  ["a URL as a channel", { check: "ssl", inputs: ["a.example"], channel: "https://hooks.example/" }, "channel"],
])("%s is refused, since a run is stored", async ([, body, reason]) => {
  const told = await post(body, {}, writer);
  expect(told).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason } } });
  expect(told.text).not.toContain("jin:secret");
  expect(told.text).not.toContain("token=1");
});

test("an @ in a path is no user information, and the message names the input", async () => {
  const inputs = ["https://localhost:1/@ann", "localhost:1/people/@ann"];
  expect(await post({ check: "http", inputs })).toMatchObject({ status: 202 });

  const { envelope } = await post({ check: "http", inputs: [...inputs, "https://localhost:1/@ann?x=1"] });
  expect(envelope.error?.message).toMatch(/^inputs\[2\]\.url cannot be part of a run/);
});

test("a channel of the account is told of the end, for a key that may change the account", async () => {
  const body = { check: "ssl", inputs: ["localhost:1"], channel };
  expect((await post(body)).envelope).toMatchObject({ error: { code: "INVALID_API_KEY", reason: "scope" } });
  const made = await post(body, {}, writer);
  expect([made.status, made.envelope.data?.channel]).toEqual([202, channel]);
});

test.for(["", '""', "two words", "ü"])("the Idempotency-Key %j is refused", async (value) => {
  const told = await post({ check: "ssl", inputs: ["a.example"] }, { "idempotency-key": encodeURI(value) });
  expect(told.envelope).toMatchObject({ error: { code: "INVALID_INPUT", reason: "Idempotency-Key" } });
});

async function idOf(idempotencyKey: string): Promise<string | undefined> {
  const told = await post({ check: "ssl", inputs: ["localhost:1"] }, { "idempotency-key": idempotencyKey });
  return told.envelope.data?.id;
}

test("an Idempotency-Key is a string of RFC 9651, and may be written without quotes", async () => {
  const first = await idOf('"the first \\"run\\" \\\\"');

  expect(first).toMatch(/^run_/);
  expect(await idOf('"the first \\"run\\" \\\\"')).toBe(first);
  expect(await idOf('"plain"')).toBe(await idOf("plain"));
  for (const wrong of ['"a\\b"', '"a"b"', '"a"; b=1', `"${"a".repeat(256)}"`])
    expect(await idOf(wrong)).toBeUndefined();
});

test("no-cache asks a run for measurements, as max_age 0 does", async () => {
  const named = { "idempotency-key": "fresh" };
  const body = { check: "ssl", inputs: ["localhost:1"] };
  const fresh = await post(body, { ...named, "cache-control": "no-cache" }, other);

  expect(fresh.status).toBe(202);
  expect((await post({ ...body, max_age: 0 }, named, other)).envelope.data?.id).toBe(fresh.envelope.data?.id);
  expect((await post(body, named, other)).envelope).toMatchObject({ error: { reason: "Idempotency-Key" } });
});

test("a refused check is told which checks a run may have", async () => {
  const told = await post({ check: "SSL", inputs: ["a.example"] });
  expect(told.envelope.error?.message).toBe('check must be one of ssl, http, email, not "SSL". Did you mean ssl?');
});

test("a run that waits for the whole limit of its key can be watched and deleted", async () => {
  const { status, envelope } = await post({ check: "ssl", inputs: ["localhost:1"] }, {}, poor);
  const path = `/api/runs/${envelope.data?.id}`;

  expect(status).toBe(202);
  expect((await post({ check: "ssl", inputs: ["localhost:1"] }, {}, poor)).status).toBe(429);
  expect((await get(path, poor)).status).toBe(200);
  expect((await get(path, poor, "DELETE")).status).toBe(200);
});
