import { expect, test } from "vitest";
import { failure } from "../core/failure.ts";
import type { Condition, Look, Sight } from "../core/waiting.ts";
import { openTargetQueue } from "./queue.ts";
import { waitFor } from "./wait.ts";

const up: Condition = { kind: "up", written: "up" };

function answering(status: number, address = "192.0.2.1"): Sight {
  return { address, page: { status, headers: [], body: new Uint8Array() }, failure: null };
}

function lookOf(sights: readonly Sight[]): Look {
  return { sights, traffic: { connections: 2, requests: 3, bytes: 0 } };
}

interface Scene {
  readonly timeout?: number;
  readonly interval?: number;
  readonly random?: number;
  readonly signal?: AbortSignal;
  /** What each poll shows. `takes` is its duration in milliseconds. */
  readonly look: (nth: number) => Promise<Look> | Look;
  readonly takes?: number;
  readonly conditions?: readonly Condition[];
  /** Milliseconds that each poll spends in the queue. */
  readonly queue?: (nth: number) => number;
}

/** Runs `waitFor` with a fake clock: each pause and each poll advances it. */
async function wait({
  timeout = 60_000,
  interval = 5000,
  random = 0.5,
  signal,
  look,
  takes = 0,
  queue,
  conditions = [up],
}: Scene) {
  const queued = openTargetQueue(1);
  const patiences: number[] = [];
  let now = 0;
  let looks = 0;
  const pauses: number[] = [];
  const news: string[] = [];
  const came = await waitFor(
    { conditions, timeout, interval },
    {
      url: "https://shop.example/",
      language: "en",
      queue(work) {
        now += queue?.(looks + 1) ?? 0;
        return queued(work);
      },
      onNews: (line) => news.push(line),
      ...(signal && { signal }),
      clock: {
        now: () => now,
        random: () => random,
        sleep(ms, ended) {
          pauses.push(Math.round(ms));
          now += ms;
          return Promise.resolve(!ended?.aborted);
        },
      },
      look: async (_url, { patience }) => {
        patiences.push(patience);
        now += takes;
        return look(++looks);
      },
    },
  );
  return { came, pauses, news, looks, patiences };
}

test.for([
  [0, [4000, 4400, 4840]],
  [0.5, [5000, 5500, 6050]],
  [1, [6000, 6600, 7260]],
] as const)("pauses grow slowly around the interval, random number %d", async ([random, expected]) => {
  const { pauses } = await wait({ random, look: () => lookOf([answering(503)]) });

  expect(pauses.slice(0, 3)).toEqual(expected);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(12_000);
});

test("a good answer is polled again soon, and all pauses together do not exceed the timeout", async () => {
  const good = await wait({ look: () => lookOf([answering(200)]) });
  const bad = await wait({ look: () => lookOf([answering(503)]) });

  expect(good).toMatchObject({ came: { ok: true, waited: { ms: 1000, polls: 2 } }, pauses: [1000] });
  expect(Math.round(bad.pauses.reduce((sum, pause) => sum + pause, 0) / 100)).toBe(600);
});

test("an address that disappears is dropped, and one that comes back starts again", async () => {
  const one = answering(200);
  const other = answering(200, "192.0.2.2");
  const rounds = [[one, other], [one], [other]];

  const early = await wait({ look: (nth) => lookOf(rounds[nth - 1] ?? [one, other]) });
  const late = await wait({ look: (nth) => lookOf([[one], [other], [one], [one]][nth - 1] ?? []) });

  expect(early.looks).toBe(2);
  expect(late.looks).toBe(4);
});

test("a failure to resolve counts against every address", async () => {
  const { looks, news } = await wait({
    look(nth) {
      if (nth === 2) throw failure("dns.failed", { host: "shop.example", detail: "SERVFAIL" });
      return lookOf([answering(200)]);
    },
  });

  expect(looks).toBe(4);
  expect(news[2]).toContain("The resolver could not answer for shop.example (SERVFAIL)");
});

test("a poll that the timeout cuts short does not hide the result of the previous one", async () => {
  const hung: Sight = {
    address: "192.0.2.1",
    page: null,
    failure: failure("timeout.http", { host: "shop.example" }).facts,
  };

  const { came } = await wait({
    timeout: 10_000,
    takes: 4000,
    look: (nth) => lookOf([nth === 1 ? answering(503) : hung]),
  });

  expect(came).toMatchObject({ ok: false, failure: { reason: "wait.timeout" }, cost: { connections: 4, requests: 6 } });
  expect(came.ok ? "" : came.failure.message).toContain("192.0.2.1: 503");
});

test.for([
  [failure("address.private", { host: "shop.example", address: "169.254.0.1" }), 1],
  [failure("dns.failed", { host: "shop.example", detail: "EBADNAME" }), 1],
  [failure("dns.nxdomain", { host: "shop.example" }), 3],
  [failure("timeout.dns", { host: "shop.example" }), 3],
] as const)("%s, number of polls: %d", async ([broken, most]) => {
  const { came, looks } = await wait({
    timeout: 12_000,
    look() {
      throw broken;
    },
  });

  expect(looks).toBe(most);
  expect(came.ok ? null : came.failure.reason).toBe(most === 1 ? broken.reason : "wait.timeout");
});

test("a cancelled wait is reported as aborted, and a deadline as a timeout", async () => {
  const off = new AbortController();
  const late = new AbortController();

  const called = await wait({ signal: off.signal, look: () => (off.abort(), lookOf([answering(503)])) });
  const ended = await wait({
    signal: late.signal,
    look(nth) {
      if (nth === 2) late.abort(new DOMException("late", "TimeoutError"));
      return lookOf([answering(503)]);
    },
  });

  expect(called.came).toMatchObject({ ok: false, failure: { reason: "aborted" } });
  expect(ended.came).toMatchObject({ ok: false, failure: { reason: "wait.timeout" } });
});

test("progress lines show the conditions, each change, and the end", async () => {
  const { news } = await wait({ look: (nth) => lookOf([answering(nth < 4 ? 503 : 200)]) });

  expect(news).toEqual([
    "waiting for up: https://shop.example/",
    "  https://shop.example/ after 0 s: 192.0.2.1: 503",
    "  https://shop.example/ after 16.6 s: 192.0.2.1: 200",
    "  https://shop.example/ after 17.6 s: conditions met",
  ]);
});

test("time in the queue does not count for the first poll, nor after a first good answer", async () => {
  const { came, patiences } = await wait({
    timeout: 20_000,
    queue: () => 60_000,
    look: () => lookOf([answering(200)]),
  });

  expect(came).toMatchObject({ ok: true, waited: { polls: 2 } });
  expect(patiences).toEqual([20_000, 19_000]);
});

test("a late poll has the time that was left when it was due, and the timeout reports what it saw", async () => {
  const { came, looks, patiences } = await wait({
    timeout: 20_000,
    queue: (nth) => (nth === 1 ? 0 : 60_000),
    look: (nth) => lookOf([answering(nth === 1 ? 502 : 503)]),
  });

  expect([looks, patiences]).toEqual([2, [20_000, 15_000]]);
  expect(came.ok ? "" : came.failure.message).toContain("192.0.2.1: 503");
});

test("the first line shows the whole commit id, and later lines its first digits", async () => {
  const commit = "4a0e1f6c0d7b3b6cb0d6a4d2f1c5b8e9a7f3d210";
  const page = { status: 200, headers: [["x-commit", commit]] as const, body: new Uint8Array() };
  const condition: Condition = {
    kind: "header",
    name: "x-commit",
    text: commit,
    isWhole: true,
    written: `header:x-commit=${commit}`,
  };

  const { news } = await wait({
    conditions: [condition],
    look: () => lookOf([{ address: "192.0.2.1", page, failure: null }]),
  });

  expect(news.slice(0, 2)).toEqual([
    `waiting for header:x-commit=${commit}: https://shop.example/`,
    '  https://shop.example/ after 0 s: 192.0.2.1: 200, x-commit: "4a0e1f6c0d7b…"',
  ]);
});

test("addresses beyond the first four are only counted", async () => {
  const sights = Array.from({ length: 7 }, (_, at) => answering(503, `192.0.2.${at}`));

  const { came } = await wait({ look: () => lookOf(sights) });

  expect(came.ok ? "" : came.failure.message).toContain("192.0.2.3: 503; +3");
});
