import { expect, test } from "vitest";
import { questionOf } from "../../../src/run/run.ts";
import type { Answer } from "../../../src/core/check.ts";
import type { Success } from "../../../src/core/result/envelope.ts";
import type { StoredResult } from "../../../server/store/store.ts";
import { openSample } from "../pipeline/sample.ts";
import { of, serve, type Told } from "../service.ts";
import { openStoreDouble } from "./double.ts";

const path = "/api/util/sample?host=shop.example";
const fresh = { headers: { "cache-control": "no-cache" } };

function snapshotOf(
  told: Told,
): { readonly updatedAt: string; readonly version: number; readonly data: Answer } | undefined {
  return (told.envelope as Success).previousSnapshot as never;
}

/** A result as an earlier process kept it. */
function earlier(changes: Partial<StoredResult> = {}): StoredResult {
  const { check } = openSample();
  return {
    check: "sample",
    version: 1,
    target: "shop.example",
    question: questionOf(check, { host: "shop.example" }),
    raw: { host: "shop.example", run: 70 },
    verdict: { status: "warn", kpis: [{ id: "run", value: 70 }], findings: [{ id: "low", params: { run: 70 } }] },
    observedAt: Date.now() - 60_000,
    ...changes,
  };
}

test("a result is kept as plain data, with its observations", async () => {
  const store = openStoreDouble();
  const { check } = openSample();
  const service = await serve({ checks: [check], store });

  await service.ask(path);

  const { observedAt, ...expected } = earlier({
    raw: { host: "shop.example", run: 1 },
    verdict: { status: "warn", kpis: [{ id: "run", value: 1 }], findings: [{ id: "low", params: { run: 1 } }] },
  });
  expect(store.kept).toEqual([
    {
      result: { ...expected, observedAt: expect.any(Number) },
      observations: [{ target: "shop.example", kind: "sample:run", value: "1" }],
      isTrusted: false,
      canonical: expect.any(Function),
    },
  ]);
  expect(observedAt).toBeLessThan(store.kept[0]?.result.observedAt ?? 0);
});

test("measurements survive a restart, in every language", async () => {
  const store = openStoreDouble();
  const before = await serve({ checks: [openSample().check], store });
  const first = await before.ask(path);
  const again = openSample();
  const after = await serve({ checks: [again.check], store });

  const told = [await after.ask(path), await after.ask(`${path}&lang=ko`)];

  expect(told.map(({ envelope }) => [envelope.cached, envelope.updatedAt])).toEqual(
    told.map(() => [true, first.envelope.updatedAt]),
  );
  expect(told.map(({ text }) => text.includes("실행 1이 낮습니다."))).toEqual([false, true]);
  expect(told.map(({ headers }) => headers.get("cache-control"))).toEqual([
    expect.stringMatching(/^private, max-age=/),
    expect.stringMatching(/^private, max-age=/),
  ]);
  expect(again.runs).toHaveLength(0);
});

test.for<readonly [why: string, changes: Partial<StoredResult>]>([
  ["is older than the ttl", { observedAt: Date.now() - 301_000 }],
  ["is of an older version", { version: 0 }],
])("a stored result that %s is not served, but is the previous snapshot", async ([, changes]) => {
  const store = openStoreDouble();
  const stored = earlier(changes);
  store.add(stored);
  const { check, runs } = openSample();
  const service = await serve({ checks: [check], store });

  const told = await service.ask(`${path}&lang=ko`);

  expect(told.envelope.cached).toBe(false);
  expect(runs).toHaveLength(1);
  expect(snapshotOf(told)).toMatchObject({
    updatedAt: new Date(stored.observedAt).toISOString(),
    version: stored.version,
    data: { raw: stored.raw, interpretation: { issues: [{ id: "sample.low", cause: "실행 70이 낮습니다." }] } },
  });
});

test("the previous snapshot is the measurement before, also of a cached answer", async () => {
  const service = await serve({ checks: [openSample().check], store: openStoreDouble() });

  const first = await service.ask(path);
  const second = await service.ask(path, fresh);
  const third = await service.ask(path);

  expect(snapshotOf(first)).toBeUndefined();
  expect(snapshotOf(second)).toEqual({
    updatedAt: first.envelope.updatedAt,
    version: 1,
    data: (first.envelope as Success).data,
  });
  expect(third.envelope.cached).toBe(true);
  expect(snapshotOf(third)).toEqual(snapshotOf(second));
});

test("without a store there is no previous snapshot", async () => {
  const service = await serve({ checks: [openSample().check] });
  await service.ask(path);

  expect((await service.ask(path, fresh)).envelope).not.toHaveProperty("previousSnapshot");
});

test("an older snapshot whose finding lacks a value of its sentence shows no raw placeholder", async () => {
  const store = openStoreDouble();
  const verdict = { status: "warn", kpis: [], findings: [{ id: "low", params: {} }] } as const;
  store.add(earlier({ version: 0, verdict }));
  const service = await serve({ checks: [openSample().check], store });

  const told = await service.ask(path);

  const cause = "Run <run> is low. The stored result does not contain the values in angle brackets.";
  expect(snapshotOf(told)?.data.interpretation.issues).toMatchObject([{ id: "sample.low", cause }]);
});

test("an older snapshot with unknown ids shows the ids", async () => {
  const store = openStoreDouble();
  const verdict = {
    status: "fail",
    kpis: [{ id: "gone-figure", value: 3 }],
    findings: [
      { id: "gone", params: {} },
      { id: "constructor", params: {} },
    ],
  } as const;
  store.add(earlier({ version: 0, verdict }));
  const service = await serve({ checks: [openSample().check], store });

  const told = await service.ask(path);

  expect(told.status).toBe(200);
  const { issues, kpis } = snapshotOf(told)?.data.interpretation ?? { issues: [], kpis: [] };
  expect(issues.map(({ id, cause }) => [id, cause])).toEqual([
    ["sample.gone", "sample.gone"],
    ["sample.constructor", "sample.constructor"],
  ]);
  expect(kpis).toEqual([{ id: "gone-figure", value: 3, label: "gone-figure" }]);
});

test.for<readonly [what: string, changes: Partial<StoredResult>]>([
  ["an unreadable older snapshot", { version: 0, verdict: { status: "pass" } as never }],
  ["a snapshot of a later version, whose form is unknown here,", { version: 2 }],
])("%s is left out", async ([, changes]) => {
  const store = openStoreDouble();
  store.add(earlier(changes));
  const service = await serve({ checks: [openSample().check], store });

  const told = await service.ask(path);

  expect(told.status).toBe(200);
  expect(told.envelope).not.toHaveProperty("previousSnapshot");
});

test.for<readonly [url: string, isStored: boolean]>([
  ["https://shop.example/path", true],
  ["https://shop.example/?token=1", false],
  ["https://user:word@shop.example/", false],
  ["https://shop.example/#part", false],
])("%s reaches the store: %j", async ([url, isStored]) => {
  const store = openStoreDouble();
  const service = await serve({ checks: [openSample().check], store });
  const question = `/api/util/sample?host=${of(url)}`;

  await service.ask(question);
  const again = await service.ask(question);

  expect(store.kept).toHaveLength(isStored ? 1 : 0);
  expect(again.envelope.cached).toBe(true);
});

test("nothing is kept of a text, nor of nested measurements for it", async () => {
  const inner = openSample({ id: "inner", standsAlone: () => true });
  const outer = openSample({
    subjectIs: "text",
    async collect({ host }: { host: string }, context) {
      return (await context.use(inner.check, { host })).raw;
    },
  });
  const store = openStoreDouble();
  const service = await serve({ checks: [outer.check, inner.check], store });

  const told = [await service.ask(path), await service.ask(path)];
  const ofInner = await service.ask("/api/util/inner?host=shop.example");

  expect(told.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  expect([...told, ofInner].map(({ envelope }) => envelope.cached)).toEqual([false, false, false]);
  expect(store.kept.map(({ result }) => result.check)).toEqual(["inner"]);
});

test("a check about the caller shares no run, receives the caller, and is never cached", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const callers: unknown[] = [];
  const sample = openSample({
    concerns: "caller",
    async collect(_: object, { caller }) {
      callers.push(caller);
      if (callers.length === 2) resolve();
      await promise;
      return { host: caller?.address ?? "", run: 1 };
    },
  });
  const store = openStoreDouble();
  const service = await serve({ checks: [sample.check], store });

  const told = await Promise.all([service.ask(path), service.ask(path)]);

  expect(callers).toEqual([{ address: "127.0.0.1" }, { address: "127.0.0.1" }]);
  expect(told.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  expect(store.kept).toEqual([]);
});

test("a shared run does not receive the caller", async () => {
  const { check, runs } = openSample();
  const service = await serve({ checks: [check] });
  await service.ask(path);

  expect(runs.map(({ caller }) => caller)).toEqual([undefined]);
});

test("a check that needs a key refuses requests without one, and receives the key's owner", async () => {
  const callers: unknown[] = [];
  const sample = openSample({
    requires: "key",
    concerns: "store",
    collect(_: object, { caller }) {
      callers.push(caller);
      return Promise.resolve({ host: "", run: 1 });
    },
  });
  const keys = { find: (key: string) => Promise.resolve(key === "good" ? { id: "k1" } : null) };
  const service = await serve({ checks: [sample.check], keys });

  const refused = await service.ask(path);
  const told = await service.ask(path, { headers: { authorization: "Bearer good" } });

  expect(refused).toMatchObject({ status: 401, envelope: { error: { code: "API_KEY_REQUIRED" } } });
  expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  expect(told.status).toBe(200);
  expect(callers).toEqual([{ address: "127.0.0.1", keyId: "k1" }]);
});
