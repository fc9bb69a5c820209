import { join } from "node:path";
import { expect, test } from "vitest";
import { keyAdmin } from "../../accounts/keys/admin.ts";
import type { Scope } from "../../accounts/keys/record.ts";
import { withEngine } from "../../store/admin.ts";
import { folderWith } from "../../../test/folder.ts";
import { serve, type Told } from "../../../test/server/service.ts";
import { addWatch } from "./rows.ts";

const [day, hour] = [86_400_000, 3_600_000];

interface Shown {
  readonly id: string;
  readonly checks: readonly { readonly check: string; readonly dueAt: string | null }[];
  readonly paused: boolean;
}

/** A server with a key of each kind of the operator. */
async function begin() {
  const dataDir = folderWith({});
  const place = { file: join(dataDir, "portcullis.db") };
  const make = async (...scopes: Scope[]): Promise<string> =>
    (await keyAdmin.create(place, { name: "ci", scopes, rateLimit: null, expiresAt: null })).key;
  const keys = { read: await make("read"), write: await make("read", "write"), none: await make() };
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const ask = async <T = Shown>(
    method: string,
    path: string,
    body?: unknown,
    key: keyof typeof keys | null = "write",
  ): Promise<Told<T> & { readonly data: T }> => {
    const told = await service.ask<T>(`/api/account/watches${path}`, {
      method,
      headers: {
        ...(key !== null && { authorization: `Bearer ${keys[key]}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { ...told, data: told.envelope.data as T };
  };
  return Object.assign(ask, { place });
}

test("a watch is added, shown, changed, run and removed", async () => {
  const ask = await begin();
  const added = await ask("POST", "", { target: "https://Shop.example.com/x", checks: ["ssl", "dns", "dns"] });
  expect(added).toMatchObject({
    status: 200,
    envelope: { ok: true, cached: false, error: null },
    data: {
      target: "shop.example.com",
      domain: "example.com",
      checks: [
        { check: "dns", runs: 0, reason: null, ranAt: null },
        { check: "ssl", runs: 0 },
      ],
      interval: "1d",
      paused: false,
      mutedUntil: null,
      fromFile: false,
    },
  });
  expect(added.headers.get("cache-control")).toBe("no-store");
  expect(added.headers.get("access-control-allow-origin")).toBeNull();
  expect(added.headers.get("ratelimit")).toMatch(/^"default"/);
  const { id } = added.data;

  const changed = await ask("PATCH", `/${id}`, {
    checks: ["dns", "port"],
    interval: "12h",
    paused: true,
    mute_until: "2030-01-01T00:00:00Z",
  });
  expect(changed.data).toMatchObject({
    checks: [
      { check: "dns", dueAt: null },
      { check: "port", dueAt: null },
    ],
    interval: "12h",
    paused: true,
    mutedUntil: "2030-01-01T00:00:00.000Z",
  });
  expect(await ask("POST", `/${id}/run`)).toMatchObject({ status: 400, envelope: { error: { reason: "paused" } } });
  const resumed = await ask("PATCH", `/${id}`, { paused: false, mute_until: null });
  expect(resumed.data).toMatchObject({ mutedUntil: null, paused: false, interval: "12h" });
  const due = Date.parse(resumed.data.checks[0]?.dueAt ?? "");
  expect(due - Date.now()).toBeGreaterThan(2 * hour);
  expect(due - Date.now()).toBeLessThan(day);
  const run = await ask("POST", `/${id}/run`);
  expect(Date.parse(run.data.checks[0]?.dueAt ?? "")).toBeLessThanOrEqual(Date.now());

  const list = await ask<object>("GET", "", undefined, "read");
  expect(list.data).toMatchObject({
    watches: [{ id }],
    quota: { watches: { used: 1, limit: 1000 }, checks: { used: 2, limit: 5000 } },
  });
  expect((await ask("DELETE", `/${id}`)).data).toEqual({ removed: true });
  expect(await ask("GET", `/${id}`)).toMatchObject({ status: 404, envelope: { error: { code: "NOT_FOUND" } } });
});

test("a watch of watches.json is changed and removed there alone, and can be muted and run", async () => {
  const ask = await begin();
  const watch = { target: "shop.example.com", domain: "example.com", checks: ["dns"], every: day };
  const how = { account: "operator", isPaused: false, isFromFile: true, isSpread: true };
  await withEngine(ask.place, (engine) => addWatch({ through: (work) => work(engine) }, watch, how, Date.now()));
  const refused = [
    await ask("PATCH", "/shop.example.com", { paused: true, mute_until: null }),
    await ask("PATCH", "/shop.example.com", { expiry_days: [60] }),
    await ask("DELETE", "/shop.example.com"),
  ];

  for (const told of refused) {
    expect(told).toMatchObject({ status: 400, envelope: { error: { reason: "listed" } } });
    expect(told.text).toContain("watches.json");
  }
  const muted = await ask("PATCH", "/shop.example.com", { mute_until: "2030-01-01T00:00:00Z" });
  expect(muted.data).toMatchObject({ paused: false, mutedUntil: "2030-01-01T00:00:00.000Z", fromFile: true });
  expect((await ask("POST", "/shop.example.com/run")).status).toBe(200);
});

test("a token is shown, and looked up now", async () => {
  const ask = await begin();
  const shown = await ask<{ token: string }>("GET", "/ownership?target=shop.example.com", undefined, "read");
  const { token } = shown.data;
  expect(shown.data).toEqual({
    domain: "example.com",
    token,
    record: { name: "_portcullis.example.com", value: `portcullis-verification=${token}` },
    file: {
      url: "https://shop.example.com/.well-known/portcullis.txt",
      line: `portcullis-verification=${token}`,
    },
    proofs: [],
  });

  // Names do not resolve here.
  const looked = await ask("POST", "/ownership", { target: "shop.example.com" });
  expect(looked.headers.get("ratelimit")).toMatch(/^"heavy"/);
  expect(looked.data).toMatchObject({ token, seen: { dns: "unknown", https: "unknown" }, proofs: [] });
});

test.for<[what: string, method: string, path: string, key: "read" | "none" | null, status: number, error: object]>([
  ["nobody", "GET", "", null, 401, { code: "API_KEY_REQUIRED", reason: "session" }],
  ["a key without scopes", "GET", "", "none", 401, { code: "INVALID_API_KEY", reason: "scope" }],
  ["a key that only reads", "POST", "", "read", 401, { code: "INVALID_API_KEY", reason: "scope" }],
  ["a key that only reads", "DELETE", "/x", "read", 401, { code: "INVALID_API_KEY", reason: "scope" }],
  ["a key that only reads", "POST", "/ownership", "read", 401, { code: "INVALID_API_KEY", reason: "scope" }],
])("%s: %s %s is refused", async ([, method, path, key, status, error]) => {
  const ask = await begin();

  expect(await ask(method, path, undefined, key)).toMatchObject({ status, envelope: { ok: false, error } });
});

test("invalid input is refused with a correction", async () => {
  const ask = await begin();
  await ask("POST", "", { target: "example.net" });
  const told = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { status, envelope } = await ask(method, path, body);
    return [status, envelope.error?.reason];
  };

  expect(await told("POST", "", { target: "example.net" })).toEqual([400, "target"]);
  expect(await told("POST", "", { target: "192.0.2.1" })).toEqual([400, "target"]);
  expect(await told("POST", "", { target: "co.uk" })).toEqual([400, "target"]);
  expect(await told("POST", "", {})).toEqual([400, "target"]);
  expect(await told("POST", "", { target: "a.example", checks: [] })).toEqual([400, "checks"]);
  expect(await told("POST", "", { target: "a.example", checks: ["gate"] })).toEqual([400, "checks"]);
  expect(await told("POST", "", { target: "a.example", interval: "5h" })).toEqual([400, "interval"]);
  expect(await told("POST", "", { target: "a.example", every: "1d" })).toEqual([400, "every"]);
  const misspelt = { severities: { "http.hsts-mising": "off" } };
  expect(await told("POST", "", { target: "a.example", ...misspelt })).toEqual([400, "severities"]);
  expect(await told("PATCH", "/example.net", misspelt)).toEqual([400, "severities"]);
  expect(await told("PATCH", "/nothing", { paused: true })).toEqual([404, "id"]);
  expect(await told("POST", "/nothing/run")).toEqual([404, "id"]);
  expect(await told("DELETE", "/nothing")).toEqual([404, "id"]);
  expect(await told("GET", "/ownership")).toEqual([400, "target"]);
  expect(await told("GET", "?x=1")).toEqual([400, "x"]);
  const { status, headers } = await ask("PUT", "");
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});
