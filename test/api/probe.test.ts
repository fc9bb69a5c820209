import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnyCheck } from "../../src/core/check.ts";
import { failure } from "../../src/core/failure.ts";
import { openSample } from "../server/pipeline/sample.ts";
import { start, type Service, type Told } from "../server/service.ts";

const { check: sample, runs } = openSample();
const statuses: Readonly<Record<string, string>> = { "bad.example": "fail", "odd.example": "unknown" };
const check = {
  ...sample,
  collect({ host }: { readonly host: string }, context: never) {
    if (host.startsWith("gone")) return Promise.reject(failure("dns.nxdomain", { host }));
    if (host.startsWith("inner"))
      return Promise.reject(failure("input.private", { field: "host", given: host }, { reason: "host" }));
    if (host.startsWith("bug")) return Promise.reject(new Error("a bug"));
    return host.startsWith("slow") ? new Promise(() => {}) : sample.collect({ host }, context);
  },
  judge: (raw: { readonly host: string }) => ({
    ...sample.judge(raw, {}),
    status: statuses[raw.host] ?? "pass",
  }),
} as unknown as AnyCheck;
const heavy = { ...check, id: "heavy", cost: "heavy" } as const;
const alone = { ...check, id: "alone", ttl: 0 } as const;

let service: Service;
beforeAll(async () => {
  const keys = { find: (key: string) => Promise.resolve({ id: key, ...(key === "poor" && { rateLimit: 1 }) }) };
  service = await start({ checks: [check, heavy, alone], keys });
});
afterAll(() => service.close());

function probe(query: string, headers: Readonly<Record<string, string>> = {}): Promise<Told> {
  return service.ask(`/probe?${query}`, { headers: { authorization: "Bearer one", ...headers } });
}

test.for<[target: string, success: string | null, reason: string | null]>([
  ["good.example", "1", null],
  ["bad.example", "0", null],
  ["odd.example", null, "partial"],
  ["gone.example", null, "dns"],
  ["bug.example", null, "internal"],
])("%s: probe_success %s, undetermined %s", async ([target, success, reason]) => {
  const { status, headers, text } = await probe(`target=${target}&check=sample`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(/^probe_success (\d)$/m.exec(text)?.[1] ?? null).toBe(success);
  expect(/^portcullis_probe_undetermined\{reason="(\w+)"\} 1$/m.exec(text)?.[1] ?? null).toBe(reason);
});

test("a probe answers before the scrape times out", async () => {
  const { text } = await probe("target=slow.example&check=sample", { "x-prometheus-scrape-timeout-seconds": "0.6" });
  expect(text).toContain('portcullis_probe_undetermined{reason="timeout"} 1');
});

test("a stored result is used up to max_age, else the target is measured", async () => {
  const before = runs.length;
  for (const age of ["", "&max_age=60", "&max_age=0"]) await probe(`target=aged.example&check=sample${age}`);
  expect(runs.length - before).toBe(2);
});

test.for<[query: string, status: number, reason: string]>([
  ["target=a.example", 400, "check"],
  ["check=sample", 400, "target"],
  ["target=&check=sampel", 400, "check"],
  ["target=a.example&check=heavy", 400, "check"],
  ["target=a.example&check=alone", 400, "check"],
  ["target=a.example&check=sample&max_age=x", 400, "max_age"],
  ["target=a.example&check=sample&key=one", 400, "key"],
])("%s is refused, so that the scrape fails", async ([query, status, reason]) => {
  const told = await probe(query);
  expect([told.status, told.envelope.error?.reason]).toEqual([status, reason]);
});

test("what is wrong with the target is said of the target, also when the measurement finds it", async () => {
  const { status, envelope } = await probe("target=inner.example&check=sample");
  expect([status, envelope.error?.reason]).toEqual([400, "target"]);
  expect(envelope.error?.message).toMatch(/^target must be/);
});

test("a key is needed, in the header only, and its limit is no statement about the target", async () => {
  const anonymous = await service.ask("/probe?target=a.example&check=sample");
  const poor = { authorization: "Bearer poor" };
  await probe("target=a.example&check=sample", poor);
  const limited = await probe("target=a.example&check=sample", poor);
  expect([anonymous.status, anonymous.envelope.error?.code]).toEqual([401, "API_KEY_REQUIRED"]);
  expect([limited.status, limited.envelope.error?.code]).toEqual([429, "RATE_LIMITED"]);
});
