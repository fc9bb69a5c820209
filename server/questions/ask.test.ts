import { expect, test } from "vitest";
import { ask, toJson, type AskDependencies, type Question } from "./ask.ts";
import { openPipeline } from "./pipeline.ts";
import type { Charge } from "../http/rate-limit.ts";
import type { AnyCheck, RunEvent } from "../../src/core/check.ts";
import type { Success } from "../../src/core/result/envelope.ts";
import { openStoreDouble, type StoreDouble } from "../../test/server/store/double.ts";
import { openSample } from "../../test/server/pipeline/sample.ts";

function open(rateLimit = 3, store: StoreDouble | null = null): AskDependencies {
  return openPipeline({ rateLimit }, store);
}

function about(check: AnyCheck, changes: Partial<Question> = {}): Question {
  return {
    check,
    input: { host: "shop.example" },
    caller: { address: "192.0.2.7", counted: ["192.0.2.7"] },
    language: "en",
    signal: new AbortController().signal,
    ...changes,
  };
}

test("a question is answered without HTTP, with the state of the limit", async () => {
  const { check } = openSample();
  const pipeline = open();

  const first = await ask(about(check), pipeline);
  const second = await ask(about(check, { language: "ko" }), pipeline);

  const envelope = JSON.parse(toJson(second.envelope, "r1")) as Success;
  expect(envelope).toMatchObject({ ok: true, requestId: "r1", cached: true, error: null });
  expect(JSON.stringify(envelope)).toContain("실행 1이 낮습니다.");
  expect([first.envelope.cached, first.rate?.left, second.rate?.left]).toEqual([false, 2, 1]);
});

test("bad parameters are charged and refused by name", async () => {
  const rates: Charge[] = [];
  const question = about(openSample().check, {
    input: { host: "shop.example", hots: "x" },
    onRate: (rate) => rates.push(rate),
  });

  await expect(ask(question, open())).rejects.toMatchObject({ code: "INVALID_INPUT", facts: { reason: "hots" } });
  expect(rates.map(({ left }) => left)).toEqual([2]);
});

test("an error on our side is refunded", async () => {
  const rates: Charge[] = [];
  const { check } = openSample({ collect: () => Promise.reject(new Error("a bug")) });

  await expect(ask(about(check, { onRate: (rate) => rates.push(rate) }), open())).rejects.toThrow("a bug");
  expect(rates.map(({ left }) => left)).toEqual([2, 3]);
});

test("a batch waits for its window instead of failing, and is charged once", async () => {
  const { check } = openSample();
  const pipeline = open(1);
  const waits: number[] = [];
  const calledOff = new Error("called off");
  const waitForWindow = (seconds: number): Promise<void> => {
    waits.push(seconds);
    return waits.length < 2 ? Promise.resolve() : Promise.reject(calledOff);
  };

  await ask(about(check, { waitForWindow }), pipeline);
  await expect(ask(about(check, { waitForWindow, priority: "batch" }), pipeline)).rejects.toBe(calledOff);

  expect(waits.map((seconds) => seconds > 0 && seconds <= 60)).toEqual([true, true]);
});

function noWaiting(): Promise<void> {
  return Promise.reject(new Error("waits"));
}

test.for<readonly [limit: number, batch: number]>([
  [8, 6],
  [5, 4],
  [3, 3],
  [1, 1],
])("of a limit of %i, a batch takes %i, and others have the rest", async ([limit, most]) => {
  const { check } = openSample();
  const pipeline = open(limit);
  const batched = () => ask(about(check, { waitForWindow: noWaiting, priority: "batch" }), pipeline);

  for (let count = 0; count < most; count++) await batched();
  await expect(batched()).rejects.toThrow("waits");
  for (let count = most; count < limit; count++) await ask(about(check, {}), pipeline);
  await expect(ask(about(check, {}), pipeline)).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("how old a stored result may be is the caller's choice", async () => {
  const { check } = openSample();
  const pipeline = open(100);
  const cached = async (maxAge?: number): Promise<boolean> =>
    (await ask(about(check, { maxAge }), pipeline)).envelope.cached;

  expect(await cached()).toBe(false);
  expect([await cached(), await cached(60), await cached(0), await cached()]).toEqual([true, true, false, true]);
});

test("our own rounds are counted by no limit, and their results are trusted", async () => {
  const { check } = openSample();
  const store = openStoreDouble();
  const pipeline = open(1, store);

  for (const host of ["a.example", "b.example", "c.example"]) {
    const { rate } = await ask(about(check, { priority: "sweep", input: { host } }), pipeline);
    expect(rate).toBeNull();
  }
  expect(store.kept.map(({ isTrusted }) => isTrusted)).toEqual([true, true, true]);
  await ask(about(check), pipeline);
  await expect(ask(about(check), pipeline)).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("a caller receives a run's reports, but not those of nested checks", async () => {
  const inner = openSample({
    id: "inner",
    collect({ host }: { host: string }, { report }) {
      report?.({ kind: "item", item: "of the inner check" });
      return Promise.resolve({ host, run: 1 });
    },
  });
  const { check } = openSample({
    async collect({ host }: { host: string }, context) {
      context.report?.({ kind: "progress", done: 0, total: 1 });
      const { raw } = await context.use(inner.check, { host });
      context.report?.({ kind: "item", item: host });
      return raw;
    },
  });
  const events: RunEvent[] = [];

  await ask(about(check, { report: (event) => events.push(event) }), open());

  expect(events).toEqual([
    { kind: "progress", done: 0, total: 1 },
    { kind: "item", item: "shop.example" },
  ]);
});
