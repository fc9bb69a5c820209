import { expect, test } from "vitest";
import type { Claim } from "./shares.ts";
import { openSlots, type Capacity } from "./slots.ts";
import { http } from "../../src/checks/http/index.ts";
import { keep } from "../../test/engine.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { serveTcp, stayingSilent } from "../../test/twins/tcp.ts";
import { of, serve, until } from "../../test/server/service.ts";

const ample: Capacity = { runs: 2, share: 2, cheap: 0, host: 100, waiting: 10, patience: 60_000 };
const anything: Claim = { host: null, isCheap: false };
const never = new AbortController().signal;

/** Work that is done on demand. */
function openWork(capacity: Partial<Capacity>) {
  const slots = openSlots({ ...ample, ...capacity });
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const ask = (client: string, name: string, signal: AbortSignal = never): Promise<string> =>
    slots.run([client], signal, anything, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      endings.set(name, () => resolve(name));
      return promise;
    });
  const end = async (name: string): Promise<void> => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, end, begun };
}

test("limited concurrency, in order of arrival", async () => {
  const { ask, end, begun } = openWork({});
  const all = ["a", "b", "c", "d"].map((name) => ask(name, name));

  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("a client that has its share waits while others pass", async () => {
  const { ask, end, begun } = openWork({ runs: 3, share: 1 });
  const all = [ask("greedy", "one"), ask("greedy", "two"), ask("modest", "three")];

  expect(begun).toEqual(["one", "three"]);
  await end("one");
  expect(begun).toEqual(["one", "three", "two"]);
  await end("two");
  await end("three");
  await Promise.all(all);
});

test("a failure makes room, too", async () => {
  const slots = openSlots({ ...ample, runs: 1 });

  await expect(slots.run(["a"], never, anything, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await slots.run(["a"], never, anything, () => Promise.resolve("fine"))).toBe("fine");
});

test("a cancelled waiter leaves the queue and takes no room", async () => {
  const { ask, end, begun } = openWork({ runs: 1, waiting: 1 });
  const first = ask("a", "a");
  const gone = new AbortController();
  const second = ask("b", "b", gone.signal);
  gone.abort();

  await expect(second).rejects.toThrow("aborted");
  const third = ask("c", "c");
  await end("a");
  await end("c");
  expect(begun).toEqual(["a", "c"]);
  await Promise.all([first, third]);
});

test.for<readonly [what: string, capacity: Partial<Capacity>]>([
  ["more wait than may", { runs: 1, waiting: 0 }],
  ["it takes too long", { runs: 1, patience: 1 }],
])("where %s, the server is busy", async ([, capacity]) => {
  const { ask, end } = openWork(capacity);
  const first = ask("a", "a");

  await expect(ask("b", "b")).rejects.toMatchObject({ reason: "busy", status: 503, retryAfter: 1 });
  await end("a");
  await first;
});

test("shared work starts in the share of a client with room, and each client waits for itself", async () => {
  const slots = openSlots({ ...ample, runs: 3, share: 1, waiting: 2 });
  const held = Promise.withResolvers<string>();
  const all = [slots.run(["a"], never, anything, () => held.promise)];
  const gone = new AbortController();
  const turn = slots.turn(anything, () => Promise.resolve("done"));
  const first = turn.join(["a"], gone.signal);
  const second = turn.join(["a"], never);

  gone.abort();
  await expect(first).rejects.toThrow("aborted");
  expect(await turn.join(["b"], never)).toBe("done");
  expect(await second).toBe("done");
  held.resolve("a");
  await Promise.all(all);
});

test("a client is not delayed by another one without room for the same question", async () => {
  const silent = await keep(serveTcp(stayingSilent()));
  const twin = await keep(serveHttp());
  const service = await serve({
    checks: [http],
    capacity: { share: 1 },
    trustProxy: ["127.0.0.1"],
    measuring: { deadline: 60_000 },
  });
  const gone = new AbortController();
  const ask = (client: string, port: number) =>
    service.ask(`/api/util/http?url=${of(`http://127.0.0.1:${port}/`)}`, {
      headers: { "x-forwarded-for": client },
      signal: gone.signal,
    });
  const holding = ask("198.51.100.1", silent.port);
  holding.catch(() => {});
  await until(() => silent.connections() > 0);
  const greedy = ask("198.51.100.1", twin.port);
  // Once the probe is through, the question of the greedy one waits.
  await service.ask("/livez");

  const modest = await ask("198.51.100.2", twin.port);

  expect([modest.status, (await greedy).status]).toEqual([200, 200]);
  expect(twin.asked).toHaveLength(1);
  gone.abort();
  await expect(holding).rejects.toThrow("aborted");
});

test("a busy server says so, and when to come back", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  const service = await serve({ checks: [http], capacity: { runs: 1, waiting: 0 }, measuring: { deadline: 60_000 } });
  const gone = new AbortController();
  const first = service.ask(`/api/util/http?url=${of(`http://127.0.0.1:${twin.port}/`)}`, { signal: gone.signal });
  first.catch(() => {});
  await until(() => twin.connections() > 0);

  const told = await service.ask(`/api/util/http?url=${of(`http://127.0.0.1:${twin.port}/other`)}`);

  expect(told).toMatchObject({
    status: 503,
    envelope: { error: { code: "UPSTREAM_ERROR", reason: "busy", retryAfter: 1 } },
  });
  expect(told.headers.get("retry-after")).toBe("1");
  expect(told.headers.get("ratelimit")).toMatch(/;r=9999;/);
  gone.abort();
  await expect(first).rejects.toThrow("aborted");
});
