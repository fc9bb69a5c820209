import { expect, test } from "vitest";
import { openSurveys } from "./surveys.ts";

const seen = { address: "192.0.2.1", value: "facts" };

function cacheAt(start: number) {
  const time = { now: start };
  return { time, cache: openSurveys(() => time.now) };
}

test.for([
  ["begun within the run", 1000, 2000, true],
  ["begun at the same moment", 2000, 2000, true],
  ["begun before the run", 1999, 2000, false],
] as const)("a survey %s", async ([, begun, since, isUsed]) => {
  const { time, cache } = cacheAt(isUsed && begun < since ? since : begun);
  cache.since(0).offer("shop.example 443", Promise.resolve(seen));
  time.now = 3000;

  expect((await cache.since(since).find("shop.example 443"))?.value ?? null).toBe(isUsed ? "facts" : null);
});

test.for([
  ["after a minute", 61_000],
  ["just within a minute", 60_000],
] as const)("a survey %s", ([, age]) => {
  const { time, cache } = cacheAt(1000);
  cache.since(0).offer("shop.example 443", Promise.resolve(seen));
  time.now += age;

  expect(cache.since(0).find("shop.example 443") === null).toBe(age > 60_000);
});

test("a running survey is shared, and other origins have their own", async () => {
  const { cache } = cacheAt(1000);
  const { promise, resolve } = Promise.withResolvers<typeof seen>();
  cache.since(0).offer("shop.example 443", promise);
  const found = cache.since(1000).find("shop.example 443");
  resolve(seen);

  expect(await found).toEqual({ ...seen, begunAt: 1000 });
  expect(cache.since(0).find("shop.example 8443")).toBe(null);
});

test.for([
  ["incomplete", () => Promise.resolve(null)],
  ["failed", () => Promise.reject(new Error("reset"))],
] as const)("an %s survey is withdrawn", async ([, observing]) => {
  const { cache } = cacheAt(1000);
  cache.since(0).offer("shop.example 443", observing());
  await cache.since(0).find("shop.example 443");

  expect(cache.since(0).find("shop.example 443")).toBe(null);
});

test("the least recently used origins are evicted", () => {
  const { cache } = cacheAt(1000);
  const run = cache.since(0);
  for (let at = 0; at < 1000; at++) run.offer(`${at}.example 443`, Promise.resolve(seen));
  void run.find("0.example 443");
  run.offer("new.example 443", Promise.resolve(seen));

  expect(run.find("0.example 443")).not.toBe(null);
  expect(run.find("1.example 443")).toBe(null);
});
