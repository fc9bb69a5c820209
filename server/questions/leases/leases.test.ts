import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { failure } from "../../../src/core/failure.ts";
import { openSharedSingleFlight, type Leases, type LeaseRequest } from "./leases.ts";
import { messageOf, openWaitingList } from "./waiting-list.ts";

/** Leases in memory, as several servers of one process would share them. */
function openLeases(): Leases {
  const held = new Map<string, { holder: string; until: number }>();
  const waiting = openWaitingList();
  return {
    take(question, holder, lasts) {
      const now = performance.now();
      const known = held.get(question);
      if (known && known.until > now) return Promise.resolve(known.until - now);
      held.set(question, { holder, until: now + lasts });
      return Promise.resolve(null);
    },
    release(question, holder, note) {
      if (held.get(question)?.holder !== holder) return Promise.resolve();
      held.delete(question);
      waiting.tell(messageOf(question, note));
      return Promise.resolve();
    },
    onRelease: waiting.on,
    close: () => Promise.resolve(),
  };
}

function asking(changes: Partial<LeaseRequest<string>> = {}): LeaseRequest<string> {
  return {
    question: "dns shop",
    lasts: 5000,
    find: () => Promise.resolve(null),
    signal: new AbortController().signal,
    ...changes,
  };
}

const written = (): Promise<void> => Promise.resolve();

test("one server measures, and the other reads the stored result", async () => {
  const leases = openLeases();
  let stored: string | null = null;
  const flush = vi.fn<() => Promise<void>>(() => Promise.resolve(void (stored = "result")));
  const [one, other] = [openSharedSingleFlight<string>(leases, flush), openSharedSingleFlight<string>(leases, written)];
  const first = one.claim(asking());
  expect(await first.elsewhere).toBeNull();
  const second = other.claim(asking({ find: () => Promise.resolve(stored) }));
  await sleep(20);

  first.end();

  expect(await second.elsewhere).toBe("result");
  expect(flush).toHaveBeenCalledOnce();
});

test("a result stored just before the lease was taken is used", async () => {
  const singleFlight = openSharedSingleFlight<string>(openLeases(), written);

  expect(await singleFlight.claim(asking({ find: () => Promise.resolve("result") })).elsewhere).toBe("result");
});

test("a failure of one server is returned unchanged by the other", async () => {
  const leases = openLeases();
  const [one, other] = [
    openSharedSingleFlight<string>(leases, written),
    openSharedSingleFlight<string>(leases, written),
  ];
  const first = one.claim(asking());
  await first.elsewhere;
  const second = other.claim(asking());
  await sleep(20);
  const failed = failure(
    "request.malformed",
    { detail: { en: "a", ko: "b" } },
    { reason: "dns.nxdomain", retryAfter: 7 },
  );

  first.end(failed);

  await expect(second.elsewhere).rejects.toMatchObject({ facts: failed.facts, retryAfter: 7, status: failed.status });
});

test("a server whose clients have left, or whose result was not stored, passes the question on", async () => {
  const leases = openLeases();
  const [one, other] = [
    openSharedSingleFlight<string>(leases, written),
    openSharedSingleFlight<string>(leases, written),
  ];
  const gone = new AbortController();
  await one.claim(asking({ signal: gone.signal })).elsewhere;
  const second = other.claim(asking());
  await sleep(20);

  gone.abort();

  expect(await second.elsewhere).toBeNull();
  expect(await leases.take("other", "x", 1)).toBeNull();
});

test("one server takes over when the lease of a server that was killed ends", async () => {
  const leases = openLeases();
  const [one, other] = [
    openSharedSingleFlight<string>(leases, written),
    openSharedSingleFlight<string>(leases, written),
  ];
  await one.claim(asking({ lasts: 100 })).elsewhere;
  const waiting = [other.claim(asking()), openSharedSingleFlight<string>(leases, written).claim(asking())];
  const done: (string | null)[] = [];
  for (const each of waiting) void each.elsewhere.then((found) => done.push(found));

  await sleep(300);
  expect(done).toEqual([null]);
  for (const each of waiting) each.end();
});

test("without leases every server measures by itself, at once", async () => {
  const take = vi.fn<Leases["take"]>(() => Promise.reject(new Error("gone")));
  const singleFlight = openSharedSingleFlight<string>({ ...openLeases(), take }, written);
  const begin = performance.now();

  expect(await singleFlight.claim(asking()).elsewhere).toBeNull();
  expect(await singleFlight.claim(asking()).elsewhere).toBeNull();
  expect(take).toHaveBeenCalledOnce();
  expect(performance.now() - begin).toBeLessThan(500);
});

test("a lease that was taken is released at the end, even if the reply was lost", async () => {
  const shared = openLeases();
  const take: Leases["take"] = async (...question) => {
    await shared.take(...question);
    throw new Error("too late");
  };
  const first = openSharedSingleFlight<string>({ ...shared, take }, written).claim(asking());
  expect(await first.elsewhere).toBeNull();
  const second = openSharedSingleFlight<string>(shared, written).claim(asking());
  await sleep(20);
  const begin = performance.now();

  first.end();

  expect(await second.elsewhere).toBeNull();
  expect(performance.now() - begin).toBeLessThan(500);
});

test("a server whose clients leave while it waits stops waiting", async () => {
  const leases = openLeases();
  await openSharedSingleFlight<string>(leases, written).claim(asking()).elsewhere;
  const gone = new AbortController();
  const second = openSharedSingleFlight<string>(leases, written).claim(asking({ signal: gone.signal }));
  await sleep(20);
  const begin = performance.now();

  gone.abort();

  expect(await second.elsewhere).toBeNull();
  expect(performance.now() - begin).toBeLessThan(500);
});
