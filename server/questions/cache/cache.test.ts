import { expect, test } from "vitest";
import { http } from "../../../src/checks/http/index.ts";
import type { AnyCheck, Result } from "../../../src/core/check.ts";
import { questionOf } from "../../../src/run/run.ts";
import { openResultCache, type MeasuredResult } from "./cache.ts";
import { openRenderedAnswers } from "./rendered.ts";
import { openSample } from "../../../test/server/pipeline/sample.ts";
import { openStoreDouble } from "../../../test/server/store/double.ts";

const check: AnyCheck = { ...http, ttl: 300 };
const input = { url: "https://shop.example/" };
const wanted = { check, question: questionOf(check, input), isStored: true };
const observedAt = new Date("2026-11-20T12:00:00Z");

function measuredAs(status: string): MeasuredResult {
  const verdict = { status, findings: [], kpis: [] } as unknown as Result["verdict"];
  return { check, input, result: { raw: {}, verdict, observedAt }, isTrusted: false };
}

test.for<[status: string, isKept: boolean]>([
  ["pass", true],
  ["warn", true],
  ["fail", true],
  ["unknown", false],
])("whether a result of status %s is kept: %j", async ([status, isKept]) => {
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime());
  const found = resultCache.keep(measuredAs(status));
  expect((await resultCache.find(wanted)) === found).toBe(isKept);
  expect(resultCache.left(wanted, found)).toBe(isKept ? 300 : 0);
});

test("an unknown result replaces nothing known", async () => {
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime());
  const known = resultCache.keep(measuredAs("pass"));
  resultCache.keep(measuredAs("unknown"));
  expect(await resultCache.find(wanted)).toBe(known);
});

const observing: AnyCheck = {
  ...check,
  observe: () => [{ target: "shop.example", kind: "dns:a", value: "192.0.2.1" }],
};

test("definite observations of a result whose verdict is unknown are stored, and the result is not", async () => {
  const store = openStoreDouble();
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime(), store);
  resultCache.keep({ ...measuredAs("unknown"), check: observing });

  expect(store.kept).toMatchObject([{ observations: [{ value: "192.0.2.1" }], areObservationsAlone: true }]);
  expect(await resultCache.find({ ...wanted, check: observing })).toBeNull();
});

test("nothing is stored of an unknown result that the deadline cut short", () => {
  const store = openStoreDouble();
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime(), store);
  resultCache.keep({ ...measuredAs("unknown"), check: { ...observing, lasts: () => 0 } });
  expect(store.kept).toEqual([]);
});

test("a result of another version of the check is not served", async () => {
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime());
  resultCache.keep(measuredAs("pass"));
  expect(await resultCache.find({ ...wanted, check: { ...check, version: check.version + 1 } })).toBeNull();
});

test("a result cut short by the deadline is not kept", async () => {
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime());
  const partial: AnyCheck = { ...check, lasts: () => 0 };
  const found = resultCache.keep({ ...measuredAs("pass"), check: partial });
  expect(await resultCache.find({ ...wanted, check: partial })).toBeNull();
  expect(resultCache.left({ ...wanted, check: partial }, found)).toBe(0);
});

test.for<[seconds: number, isKept: boolean]>([
  [0, false],
  [60, true],
  [9999, true],
])("a result valid for %i seconds is shared that long, and never longer than others", async ([seconds, isKept]) => {
  let now = observedAt.getTime();
  const resultCache = openResultCache(1_000_000, () => now);
  const lasting: AnyCheck = { ...check, lasts: () => seconds };
  const request = { ...wanted, check: lasting };
  const found = resultCache.keep({ ...measuredAs("pass"), check: lasting });

  expect((await resultCache.find(request)) === found).toBe(isKept);
  expect(resultCache.left(request, found)).toBe(isKept ? Math.min(seconds, 300) : 0);
  now += 1000 * Math.min(seconds, 300);
  expect(await resultCache.find(request)).toBeNull();
});

test("an expired result is available to a run that finds nothing newer", async () => {
  const resultCache = openResultCache(1_000_000, () => observedAt.getTime() + 86_400_000);
  const { result } = resultCache.keep(measuredAs("pass"));

  expect(await resultCache.find(wanted)).toBeNull();
  expect(await resultCache.newest(check, input)).toBe(result);
  expect(await resultCache.newest(check, { url: "https://other.example/" })).toBeNull();
});

test("a result dated into the future by a wrong clock is neither shared nor in the way of new ones", async () => {
  let now = observedAt.getTime();
  const measuredNow = (): MeasuredResult => ({
    ...measuredAs("pass"),
    result: { ...measuredAs("pass").result, observedAt: new Date(now) },
  });
  const stored = openStoreDouble();
  const before = openResultCache(1_000_000, () => now, stored);
  before.keep(measuredNow());
  now += 400 * 86_400_000;
  before.keep(measuredNow());
  now -= 400 * 86_400_000 - 1000;

  expect(await before.find(wanted)).toMatchObject({ result: { observedAt: observedAt.getTime() } });
  const found = before.keep(measuredNow());
  expect(await before.find(wanted)).toBe(found);
  expect(before.left(wanted, found)).toBe(300);
  // After a restart as well.
  const after = openResultCache(1_000_000, () => now + 1000, stored);
  expect(await after.find(wanted)).toMatchObject({ result: { observedAt: now } });
});

test.for([true, false])("words are cached where a result is shared: %j", async (isAgain) => {
  const { check: sample } = openSample({ ttl: isAgain ? 300 : 0 });
  const given = { host: "shop.example" };
  const raw = { ...given, run: 1 };
  const result = { raw, verdict: sample.judge(raw, given), observedAt };
  const found = openResultCache(1_000_000, Date.now).show({ check: sample, input: given, result, isTrusted: false });
  const renderedAnswers = openRenderedAnswers(1_000_000);

  const [first, second] = [
    await renderedAnswers.tail(sample, given, found, "en"),
    await renderedAnswers.tail(sample, given, found, "en"),
  ];
  expect([first === second, first.equals(second)]).toEqual([isAgain, true]);
  // The cache counts its bytes, so it may keep no others.
  expect(first.buffer.byteLength).toBe(first.length);
});

test.for<[age: number, maxAge: number | undefined, isFound: boolean]>([
  [299, undefined, true],
  [301, undefined, false],
  [301, 3600, true],
  [3601, 3600, false],
  [31, 30, false],
  [29, 30, true],
])("a result that is %i s old, with max_age %j: found %j", async ([age, maxAge, isFound]) => {
  let now = observedAt.getTime();
  const store = openStoreDouble();
  const resultCache = openResultCache(1_000_000, () => now, store);
  resultCache.keep(measuredAs("pass"));
  now += 1000 * age;
  expect((await resultCache.find({ ...wanted, maxAge })) !== null).toBe(isFound);
});

test("an incomplete result does not outlive its own time, however old it may be", async () => {
  let now = observedAt.getTime();
  const partial: AnyCheck = { ...check, lasts: () => 10 };
  const resultCache = openResultCache(1_000_000, () => now);
  resultCache.keep({ ...measuredAs("pass"), check: partial });
  now += 11_000;
  expect(await resultCache.find({ ...wanted, check: partial, maxAge: 3600 })).toBeNull();
});
