import { expect, test } from "vitest";
import { failure } from "../core/failure.ts";
import type { IdleConnection } from "../core/net/idle-connections.ts";
import { openIdlePool } from "./idle-connections.ts";

const minute = 60_000;

function poolAt(start: number) {
  const time = { now: start };
  const closed: string[] = [];
  const pool = openIdlePool(() => time.now);
  const connection = (name: string, openedAt: number): IdleConnection => ({
    openedAt,
    close: () => void closed.push(name),
  });
  return { time, pool, closed, connection };
}

test.for([
  ["opened within the run", 1000, 1000, 5000, true],
  ["opened before the run", 999, 1000, 5000, false],
  ["a minute old", 1000, 1000, 1000 + minute, true],
  ["older than a minute", 1000, 1000, 1001 + minute, false],
] as const)("a connection %s", ([, openedAt, since, now, isTaken]) => {
  const { time, pool, connection } = poolAt(openedAt);
  const one = connection("one", openedAt);
  pool.since(0).leave("shop.example", one);
  time.now = now;

  expect(pool.since(since).take("shop.example")).toBe(isTaken ? one : null);
});

test("a connection is taken once, by a run of its origin, and the last one left comes first", () => {
  const { pool, connection } = poolAt(1000);
  const [one, two] = [connection("one", 1000), connection("two", 1000)];
  const run = pool.since(1000);
  run.leave("shop.example", one);
  run.leave("shop.example", two);

  expect(run.take("other.example")).toBe(null);
  expect([1, 2, 3].map(() => run.take("shop.example"))).toEqual([two, one, null]);
});

test("old connections, those beyond the limit, and all at the end are closed", () => {
  const { time, pool, closed, connection } = poolAt(1000);
  const run = pool.since(0);
  run.leave("shop.example", connection("old", 1000));
  time.now += minute + 1;
  const names = Array.from({ length: 65 }, (_, index) => `${index}`);
  for (const name of names) run.leave("shop.example", connection(name, time.now));
  expect(closed).toEqual(["old", "0"]);

  pool.close();
  run.leave("shop.example", connection("late", time.now));
  expect(closed).toEqual(["old", ...names, "late"]);
});

test("a port that refuses is known to the runs that began before, until it accepts", () => {
  const { pool } = poolAt(1000);
  const { facts } = failure("tcp.refused", { host: "shop.example", port: 80 });
  pool.since(0).refuse("shop.example", facts, 1000);

  expect(pool.since(1000).refusal("shop.example")).toBe(facts);
  expect(pool.since(1001).refusal("shop.example")).toBe(null);
  expect(pool.since(0).refusal("other.example")).toBe(null);

  pool.since(0).accept("shop.example");
  pool.since(0).refuse("shop.example", facts, 1000);
  expect(pool.since(1000).refusal("shop.example")).toBe(null);
});
