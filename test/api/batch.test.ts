import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { readContract } from "./contract.ts";
import { start, until, type Service } from "../server/service.ts";
import { openSample, type Sample } from "../server/pipeline/sample.ts";

/** Hosts of the sample that never answer, until their client has gone. */
const stuck: Context[] = [];

function openChecks(): { readonly sample: Sample; readonly checks: readonly Sample["check"][] } {
  const sample = openSample();
  const check = {
    ...sample.check,
    collect: (input: { readonly host: string }, context: Context) => {
      if (input.host.startsWith("gone")) throw failure("dns.nxdomain", { host: input.host });
      if (input.host.startsWith("bug")) throw new Error("a secret of the sources");
      if (!input.host.startsWith("stuck")) return sample.check.collect(input, context);
      stuck.push(context);
      return new Promise(() => {});
    },
  } as unknown as Sample["check"];
  const heavy = { ...check, id: "heavy", cost: "heavy" } as const;
  const alone = { ...check, id: "alone", ttl: 0 } as const;
  const mine = { ...check, id: "mine", concerns: "caller" } as const;
  return { sample, checks: [check, heavy, alone, mine] };
}

const { sample, checks } = openChecks();
const contract = readContract(openapi(checks) as Reference);
let service: Service;
beforeAll(async () => {
  service = await start({ checks, keys: { find: (key) => Promise.resolve({ id: key }) }, rateLimitHeavy: 10_000 });
});
afterAll(() => service.close());

function posting(body: unknown, key: string | null = "one", signal?: AbortSignal): RequestInit {
  return {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(key !== null && { authorization: `Bearer ${key}` }) },
    ...(signal && { signal }),
  };
}

interface Line {
  readonly index?: number;
  readonly input?: object;
  readonly envelope?: { readonly ok: boolean; readonly cached: boolean };
  readonly progress?: object;
}

function linesOf(text: string): readonly Line[] {
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Line]));
}

async function batch(body: object, key = "one"): Promise<readonly Line[]> {
  const { status, headers, text } = await service.ask("/api/batch", posting(body, key));
  expect([status, headers.get("content-type")]).toEqual([200, "application/x-ndjson"]);
  return linesOf(text);
}

test.for<[what: string, body: unknown, reason: string, message: string]>([
  ["no check", { inputs: ["a.example"] }, "check", "check is missing: for example ssl."],
  ["an unknown check", { check: "sampel", inputs: ["a.example"] }, "check", "Did you mean sample?"],
  [
    "a check about the caller",
    { check: "mine", inputs: ["a.example"] },
    "check",
    "must be one of sample, heavy, alone",
  ],
  ["no inputs", { check: "sample" }, "inputs", "inputs is missing"],
  ["an empty list", { check: "sample", inputs: [] }, "inputs", "at least 1 entry"],
  ["too many", { check: "sample", inputs: Array(1001).fill("a.example") }, "inputs", "at most 1000 entries, not 1001"],
  ["too many heavy ones", { check: "heavy", inputs: Array(101).fill("a.example") }, "inputs", "at most 100 entries"],
  ["a list", { check: "sample", inputs: ["a.example", ["b"]] }, "inputs[1]", "inputs[1] must be an object"],
  ["no object", { check: "sample", inputs: ["a.example", null] }, "inputs[1]", "inputs[1] must be an object"],
  ["another type", { check: "sample", inputs: [{ host: {} }] }, "inputs[0].host", "inputs[0].host must be text"],
  [
    "an age in an input",
    { check: "sample", inputs: [{ host: "a.example", max_age: 60 }] },
    "inputs[0].max_age",
    "Unknown inputs[0].max_age. Give max_age beside inputs, once for all of them.",
  ],
  [
    "several invalid inputs",
    { check: "sample", inputs: [{ host: "a.example" }, { hots: "b" }, {}, { host: "c.example", port: 1 }] },
    "inputs[1].host",
    "inputs[1].host is missing: for example shop.example. Also invalid: inputs[2].host, inputs[3].port.",
  ],
  ["an unknown name", { check: "sample", inputs: ["a.example"], output: "csv" }, "output", "Unknown parameter output"],
  ["an age", { check: "sample", inputs: ["a.example"], max_age: "soon" }, "max_age", "max_age must be a whole number"],
  [
    "an age for a check that always measures",
    { check: "alone", inputs: ["a.example"], max_age: 60 },
    "max_age",
    "max_age cannot be used together with check alone",
  ],
])("before the first line the envelope refuses %s", async ([, body, reason, message]) => {
  const { status, headers, envelope } = await service.ask("/api/batch", posting(body));
  expect({ status, envelope }).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason } } });
  expect(envelope.error?.message).toContain(message);
  expect(contract.complaints({ path: "/api/batch", status, headers, body: envelope })).toEqual([]);
});

test("a key is needed, and the request itself counts as one", async () => {
  const body = { check: "sample", inputs: ["a.example"] };
  const anonymous = await service.ask("/api/batch", posting(body, null));
  const refused = await service.ask("/api/batch", posting({}, "counted"));
  const other = await service.ask("/api/batch", { method: "GET" });

  expect(anonymous.envelope).toMatchObject({ error: { code: "API_KEY_REQUIRED" } });
  expect(anonymous.headers.get("www-authenticate")).toBe("Bearer");
  expect(refused.headers.get("ratelimit")).toContain("r=9999");
  expect([other.status, other.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("every input is answered once with its index, as given, and the whole envelope; each is charged", async () => {
  const inputs = ["one.example", { host: "gone.example" }, { host: "bug.example" }, "one.example"];
  const lines = await batch({ check: "sample", inputs }, "fresh");
  const after = await service.ask("/api/util/sample?host=one.example", { headers: { authorization: "Bearer fresh" } });

  const items = lines.slice(0, -1).toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
  expect(items).toMatchObject([
    { index: 0, input: { host: "one.example" }, envelope: { ok: true, data: { raw: { host: "one.example" } } } },
    { index: 1, input: { host: "gone.example" }, envelope: { ok: false, error: { code: "NOT_FOUND" } } },
    { index: 2, input: { host: "bug.example" }, envelope: { ok: false, error: { reason: "internal" } } },
    { index: 3, input: { host: "one.example" }, envelope: { ok: true } },
  ]);
  expect(new Set(items.map(({ envelope }) => (envelope as { requestId?: string }).requestId)).size).toBe(4);
  expect(lines.at(-1)).toEqual({ progress: { done: 4, failed: 2, total: 4 } });
  expect(lines.flatMap((line) => contract.strangeIn("/api/batch", line))).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(service.lines.join("")).toContain("a secret of the sources");
  // The request, three of four inputs, since an error on our side is refunded, and the question above.
  expect(after.headers.get("ratelimit")).toContain("r=9995");
});

async function isCached(more: object): Promise<boolean | undefined> {
  const [line] = await batch({ check: "sample", inputs: ["aged.example"], ...more });
  return line?.envelope?.cached;
}

test("a stored result is accepted up to max_age, and 0 measures", async () => {
  expect([await isCached({}), await isCached({ max_age: 60 }), await isCached({ max_age: 0 })]).toEqual([
    false,
    true,
    false,
  ]);
});

test("1,000 inputs are answered, each once", async () => {
  const before = sample.runs.length;
  const inputs = Array.from({ length: 1000 }, (_, index) => `host${index}.example`);
  const lines = await batch({ check: "sample", inputs }, "many");

  expect(lines.flatMap(({ index }) => index ?? []).toSorted((a, b) => a - b)).toEqual(inputs.map((_, index) => index));
  expect(sample.runs.length - before).toBe(1000);
});

test("a key has two open batches at a time, and closing the connection calls off what runs", async () => {
  const leaving = new AbortController();
  const inputs = Array.from({ length: 12 }, (_, index) => `stuck${index}.example`);
  const first = fetch(`${service.url}/api/batch`, posting({ check: "sample", inputs }, "busy", leaving.signal));
  await first;
  const second = await fetch(
    `${service.url}/api/batch`,
    posting({ check: "sample", inputs: ["stuck.example"] }, "busy", leaving.signal),
  );
  const third = await service.ask("/api/batch", posting({ check: "sample", inputs: ["a.example"] }, "busy"));
  const elsewhere = await batch({ check: "sample", inputs: ["a.example"] }, "idle");

  expect(second.status).toBe(200);
  expect(third).toMatchObject({ status: 429, envelope: { error: { reason: "batch.open", retryAfter: 20 } } });
  expect(elsewhere).toHaveLength(2);
  await until(() => stuck.length === 9);
  leaving.abort();
  await until(async () =>
    (await Promise.all(stuck.map(({ pause }) => Promise.resolve(pause?.(0, 0))))).every((goesOn) => goesOn === false),
  );
  await until(
    async () =>
      (await service.ask("/api/batch", posting({ check: "sample", inputs: ["a.example"] }, "busy"))).status === 200,
  );
  // Nothing else of the first batch began.
  expect(stuck).toHaveLength(9);
});
