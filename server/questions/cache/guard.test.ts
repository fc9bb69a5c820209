import { expect, test, vi } from "vitest";
import type { Store, StoredResult } from "../../store/store.ts";
import { currentTrouble, guardStore } from "./guard.ts";
import { openSample } from "../../../test/server/pipeline/sample.ts";
import { serve } from "../../../test/server/service.ts";
import { openStoreDouble } from "../../../test/server/store/double.ts";

const path = "/api/util/sample?host=shop.example";
const fresh = { headers: { "cache-control": "no-cache" } };

function rejects(): Promise<never> {
  return Promise.reject(new Error("the disk is full"));
}

function throws(): never {
  throw new Error("the disk is full");
}

function hangs(): Promise<never> {
  return new Promise(() => {});
}

/** An answer to another question. */
function strays(): Promise<StoredResult> {
  return Promise.resolve({
    check: "sample",
    version: 1,
    target: "other.example",
    question: 'sample [["host","other.example"]]',
    raw: { host: "other.example", run: 70 },
    verdict: { status: "pass", kpis: [], findings: [] },
    observedAt: Date.now() - 1000,
  });
}

const broken: readonly (readonly [how: string, store: Partial<Store>])[] = [
  ["rejects", { find: rejects, previous: rejects, flush: rejects, close: rejects }],
  ["throws", { find: throws, previous: throws, keep: throws, flush: throws, close: throws, trouble: throws }],
  ["hangs", { find: hangs, previous: hangs }],
  ["answers another question", { find: strays, previous: strays }],
];

test.for(broken)("a store that %s makes no answer wrong, and is logged once", async ([, store]) => {
  const { check, runs } = openSample();
  const service = await serve({ checks: [check], store: openStoreDouble(store) });

  const told = [await service.ask(path), await service.ask(path), await service.ask(path, fresh)];

  expect(told.map(({ status, envelope }) => [status, envelope.cached])).toEqual([
    [200, false],
    [200, true],
    [200, false],
  ]);
  expect(told.filter(({ text }) => text.includes("other.example"))).toEqual([]);
  expect(runs).toHaveLength(2);
  const events = service.lines.map((line) => JSON.parse(line) as { msg?: string });
  expect(events.filter(({ msg }) => msg === "store-trouble")).toHaveLength(1);
});

test("a store that hangs is waited for once, and then left alone for a while", async () => {
  vi.useFakeTimers();
  try {
    let request = 0;
    const double = openStoreDouble({
      find() {
        request++;
        return hangs();
      },
    });
    const store = guardStore(double, () => {}, { patience: 250, rest: 5000, farewell: 100 });
    const wanted = { check: "sample", version: 1, question: "q", since: 0 };

    const first = store.find(wanted);
    await vi.advanceTimersByTimeAsync(250);
    expect(await first).toBeNull();
    expect(await store.find(wanted)).toBeNull();
    expect(request).toBe(1);
    expect(store.trouble()).toBe("the store did not answer in time");

    await vi.advanceTimersByTimeAsync(5000);
    void store.find(wanted);
    expect(request).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test("the state is that of this moment: a probe finds the trouble, and its end, without a question", async () => {
  let isDown = true;
  let at = 0;
  const probe = (): Promise<void> => (isDown ? Promise.reject(new Error("away")) : Promise.resolve());
  const store = guardStore(
    { ...openStoreDouble(), probe },
    () => {},
    undefined,
    () => at,
  );

  expect(await currentTrouble(store)).toBe("away");
  isDown = false;
  at += 1000;
  expect(await currentTrouble(store)).toBeNull();
  isDown = true;
  at += 1000;
  expect(await currentTrouble(store)).toBe("away");
});

test("a slow store is waited for once for all equal questions", async () => {
  let request = 0;
  const double = openStoreDouble();
  const before = await serve({ checks: [openSample().check], store: double });
  await before.ask(path);
  const slow = openStoreDouble({
    async find(wanted) {
      request++;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return double.find(wanted);
    },
  });
  const { check, runs } = openSample();
  const service = await serve({ checks: [check], store: slow });

  const told = await Promise.all([service.ask(path), service.ask(path), service.ask(path)]);

  expect(told.map(({ envelope }) => envelope.cached)).toEqual([true, true, true]);
  expect(request).toBe(1);
  expect(runs).toHaveLength(0);
});

test("a hanging store delays shutdown by its farewell at most", async () => {
  const complaints: string[] = [];
  const store = guardStore(openStoreDouble({ flush: hangs, close: rejects }), (trouble) => complaints.push(trouble), {
    patience: 10,
    rest: 10,
    farewell: 10,
  });

  await store.flush();
  await store.close();

  expect(complaints).toEqual(["the store did not answer in time"]);
});

test("/readyz reports a failing store, without the reason, and stays ready", async () => {
  const fine = await serve({ checks: [openSample().check], store: openStoreDouble() });
  const failing = await serve({
    checks: [openSample().check],
    store: openStoreDouble({ trouble: () => "/var/lib/portcullis: no space left" }),
  });

  const told = [await fine.ask("/readyz"), await failing.ask("/readyz")];

  expect(told.map(({ status, text }) => [status, JSON.parse(text)])).toEqual([
    [200, { status: "ready" }],
    [200, { status: "ready", store: "failing" }],
  ]);
});
