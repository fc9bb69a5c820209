import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rateFields } from "./header-fields.ts";
import { openLimit } from "./rate-limit.ts";
import { keep } from "../../test/engine.ts";
import { closedPort, serveTcp, stayingSilent } from "../../test/twins/tcp.ts";
import { serveTls } from "../../test/twins/tls.ts";
import { serve, until } from "../../test/server/service.ts";

const asking = "/api/util/ssl?host=10.0.0.1";

/** Sends this many requests sequentially. */
async function times(count: number, ask: () => Promise<{ status: number }>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await ask()).status);
  return statuses;
}

test("every answer has the remaining requests, and a refused one the time to retry", async () => {
  const service = await serve({ rateLimit: 3 });

  const first = await service.ask(asking);
  await times(2, () => service.ask("/api/util/http?url=10.0.0.1"));
  const over = await service.ask(`${asking}&lang=ko`);

  expect(first.headers.get("ratelimit-policy")).toBe('"default";q=3;w=60');
  expect(first.headers.get("ratelimit")).toMatch(/^"default";r=2;t=(?:60|59)$/);
  expect(first.headers.get("retry-after")).toBeNull();
  expect(over).toMatchObject({ status: 429, envelope: { error: { code: "RATE_LIMITED", reason: "rate.limited" } } });
  expect(over.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/);
  const retryAfter = Number(over.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(over.envelope.error?.retryAfter).toBe(retryAfter);
  expect(over.headers.get("ratelimit")).toContain(`t=${retryAfter}`);
  expect(over.text).toMatch(/요청이 너무 많습니다/);
});

test("requests other than check questions are not counted", async () => {
  const service = await serve({ rateLimit: 1 });
  await service.ask(asking);

  const statuses = await Promise.all(
    ["/livez", "/readyz", "/openapi.json", "/nothing", "/"].map(async (path) => (await service.ask(path)).status),
  );

  expect(statuses).toEqual([200, 200, 200, 404, 200]);
  expect(await service.ask("/api/util/ssl", { method: "OPTIONS" })).toMatchObject({ status: 204 });
});

test("wrong keys have a stricter limit, which no right question pays for", async () => {
  const service = await serve({ rateLimit: 100 });
  const guess = (): Promise<{ status: number }> => service.ask(asking, { headers: { authorization: "Bearer abc" } });

  const statuses = await times(12, guess);
  const over = await service.ask(asking, { headers: { authorization: "Bearer another" } });

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  expect(over.headers.get("ratelimit-policy")).toBe('"wrong-keys";q=10;w=60');
  expect(Number(over.headers.get("retry-after"))).toBe(over.envelope.error?.retryAfter);
  expect((await service.ask(asking)).headers.get("ratelimit")).toMatch(/r=99;/);
});

test("with a key the key is counted, on any path, and its answers are not cacheable", async () => {
  const twin = await keep(serveTls());
  const known = new Map([["good-key", { id: "anna" }]]);
  const keys = { find: (key: string) => Promise.resolve(known.get(key) ?? null) };
  const service = await serve({ rateLimit: 2, keys, trustProxy: ["127.0.0.1"] });
  const ask = (key: string, from: string) =>
    service.ask(`/api/util/ssl?host=localhost:${twin.port}`, {
      headers: { authorization: `Bearer ${key}`, "x-forwarded-for": from },
    });

  const told = [
    await ask("good-key", "198.51.100.1"),
    await ask("good-key", "198.51.100.2"),
    await ask("good-key", "198.51.100.3"),
  ];

  expect(told.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(told.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store", "no-store"]);
  expect((await ask("bad-key", "198.51.100.1")).status).toBe(401);
  expect(service.lines.join("")).not.toContain("good-key");
});

test("failing targets are charged, so that port scanning is not free", async () => {
  const service = await serve({ rateLimit: 3 });
  const closed = await closedPort();

  const statuses = await times(4, () => service.ask(`/api/util/ssl?host=localhost:${closed}`));

  expect(statuses).toEqual([503, 503, 503, 429]);
});

test("a question for every address is heavy, unless that is the operator's default", async () => {
  const twin = await keep(serveTls());
  const usual = await serve({ rateLimitHeavy: 1 });
  const wide = await serve({ rateLimitHeavy: 1, allIps: true });
  const ask = (service: typeof usual) => service.ask(`/api/util/ssl?host=localhost:${twin.port}&all_ips=true`);

  const fresh = () =>
    usual.ask(`/api/util/ssl?host=localhost:${twin.port}&all_ips=true`, { headers: { "cache-control": "no-cache" } });
  expect(await times(2, fresh)).toEqual([200, 429]);
  // A stored answer costs no more than any other, however often it is read.
  expect(await times(3, () => ask(usual))).toEqual([200, 200, 200]);
  expect(await usual.ask(`/api/util/ssl?host=localhost:${twin.port}`)).toMatchObject({ status: 200 });
  expect(await times(2, () => ask(wide))).toEqual([200, 200]);
});

test("a failing resolver of ours is not charged", async () => {
  // The resolver of these tests does not answer.
  const service = await serve({ rateLimit: 1 });

  const told = [await service.ask("/api/util/ssl?host=a.example"), await service.ask("/api/util/ssl?host=b.example")];

  expect(told.map(({ envelope }) => envelope.error?.reason)).toEqual(["dns.failed", "dns.failed"]);
  expect(told.map(({ headers }) => headers.get("ratelimit"))).toEqual([
    expect.stringContaining("r=1;"),
    expect.stringContaining("r=1;"),
  ]);
});

test("a client that disconnects is charged for started work", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  const service = await serve({ rateLimit: 3, measuring: { deadline: 60_000 } });
  const gone = new AbortController();

  const request = service.ask(`/api/util/ssl?host=localhost:${twin.port}`, { signal: gone.signal }).catch(() => "gone");
  await until(() => twin.connections() > 0);
  gone.abort();
  expect(await request).toBe("gone");
  await until(() => service.lines.some((line) => line.includes('"status":null')));

  expect((await service.ask(asking)).headers.get("ratelimit")).toMatch(/r=1;/);
});

test("a client that writes X-Forwarded-For itself is counted all the same", async () => {
  const service = await serve({ rateLimit: 3 });
  let index = 0;
  const lie = (): Promise<{ status: number }> =>
    service.ask(asking, {
      headers: { "x-forwarded-for": `198.51.100.${index++}`, forwarded: `for=198.51.100.${index}` },
    });

  expect(await times(5, lie)).toEqual([400, 400, 400, 429, 429]);
});

test("behind a trusted proxy each client is counted separately, and its own header entries are ignored", async () => {
  const service = await serve({ rateLimit: 1, trustProxy: ["127.0.0.0/8"] });
  const by = async (forwarded: string): Promise<number> =>
    (await service.ask(asking, { headers: { "x-forwarded-for": forwarded } })).status;

  expect(await by("198.51.100.1")).toBe(400);
  expect(await by("198.51.100.2")).toBe(400);
  expect(await by("203.0.113.9, 198.51.100.1")).toBe(429);
  expect(await by("203.0.113.9, 198.51.100.2, 127.0.0.3")).toBe(429);
  // One /64 is one subscriber.
  expect(await by("2001:db8:1:2::1")).toBe(400);
  expect(await by("2001:db8:1:2:ffff::2")).toBe(429);
  expect(await by("2001:db8:1:3::1")).toBe(400);
  expect(await by("[2001:db8:1:3::9]:4711")).toBe(429);
  expect(await by("198.51.100.3:4711")).toBe(400);
  expect(await by("::ffff:198.51.100.3")).toBe(429);
  // An invalid address counts as the proxy.
  expect(await by("unknown")).toBe(400);
  expect(await by("<script>")).toBe(429);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const untouched = { name: "default", points: 1, left: 1, seconds: 60 };

test("a minute later all limits are reset", async () => {
  const limit = openLimit("default", 2);
  vi.setSystemTime(0);
  const waits = [await limit.charge(["a"]), await limit.charge(["a"]), await limit.charge(["a"])].map(
    ({ wait }) => wait,
  );
  vi.setSystemTime(45_000);
  const later = await limit.charge(["a"]);
  vi.setSystemTime(61_000);

  expect(waits).toEqual([null, null, 60]);
  expect(later.wait).toBe(15);
  expect(await limit.charge(["a"])).toMatchObject({
    wait: null,
    left: 1,
    seconds: 60,
  });
});

test("after the clock was set back, a client waits for one window and not for the old time", async () => {
  const limit = openLimit("default", 1);
  vi.setSystemTime(86_400_000);
  await limit.charge(["a"]);
  vi.setSystemTime(0);

  expect(await limit.charge(["a"])).toMatchObject({ wait: 60, seconds: 60 });
  expect(await limit.look(["a"])).toMatchObject({ wait: 60, seconds: 60 });
});

test("a charge can be taken back, and looking costs nothing", async () => {
  const limit = openLimit("default", 1);
  vi.setSystemTime(0);

  const charge = await limit.charge(["a"]);
  expect(await limit.look(["a"])).toMatchObject({ wait: 60 });
  expect(await limit.refund(["a"], charge)).toMatchObject({ wait: null, ...untouched });
  expect(await limit.look(["a"])).toMatchObject({ wait: null });
  expect(await limit.look(["nobody"])).toMatchObject({ wait: null, ...untouched });
});

test("a refund from a past window does not count in the next", async () => {
  const limit = openLimit("default", 2);
  vi.setSystemTime(0);
  const past = [await limit.charge(["a"]), await limit.charge(["a"])];
  vi.setSystemTime(61_000);

  for (const charge of past) expect(await limit.refund(["a"], charge)).toMatchObject({ wait: null });
  await limit.charge(["a"]);
  for (const charge of past) {
    expect(await limit.refund(["a"], charge)).toMatchObject({ left: 1, seconds: 60 });
  }
  await limit.charge(["a"]);
  expect(await limit.charge(["a"])).toMatchObject({ wait: 60 });
});

test("a double refund does not exceed the limit", async () => {
  const limit = openLimit("default", 1);
  vi.setSystemTime(0);
  const charge = await limit.charge(["a"]);

  await limit.refund(["a"], charge);
  await limit.refund(["a"], charge);

  expect(await limit.charge(["a"])).toMatchObject({ wait: null });
  expect(await limit.charge(["a"])).toMatchObject({ wait: 60 });
});

test("beyond the capacity, the least recently seen client is forgotten", async () => {
  const limit = openLimit("default", 1);
  vi.setSystemTime(0);
  await limit.charge(["first"]);
  for (let index = 0; index < 50_000; index++) await limit.charge([`${index}`]);

  expect(await limit.look(["first"])).toMatchObject({ wait: null });
  expect(await limit.look(["49999"])).toMatchObject({ wait: 60 });
});

test("an IPv6 client is counted by its /64 and by its /48, which has four times the limit", async () => {
  const limit = openLimit("default", 2);
  vi.setSystemTime(0);
  const charge = (subnet: number) => limit.charge([`2001:db8:0:${subnet}::/64`, "2001:db8::/48"]);

  expect([await charge(0), await charge(0), await charge(0)].map(({ wait }) => wait)).toEqual([null, null, 60]);
  for (const subnet of [1, 2, 3]) expect([await charge(subnet), await charge(subnet)].at(-1)?.wait).toBe(null);
  expect(await charge(4)).toMatchObject({ wait: 60 });
  expect(await limit.look(["2001:db8:0:5::/64", "2001:db8::/48"])).toMatchObject({ wait: 60 });
  expect(await limit.charge(["2001:db8:1::/64", "2001:db8:1::/48"])).toMatchObject({ wait: null });
});

test("ten honest clients of one /48 each get their own limit, and what is left is never more than what is answered", async () => {
  const limit = openLimit("default", 60, undefined, 60, 16);
  vi.setSystemTime(0);
  for (let subnet = 0; subnet < 16; subnet++)
    for (let count = 1; count <= 60; count++) {
      const charge = await limit.charge([`2001:db8:0:${subnet}::/64`, "2001:db8::/48"]);
      expect(charge.wait).toBe(null);
      const [, left = ""] = rateFields(charge).map(([, value]) => value);
      expect(left).toBe(`"default";r=${60 - count};t=60`);
    }
  const refused = await limit.charge(["2001:db8:0:16::/64", "2001:db8::/48"]);
  expect(refused).toMatchObject({ wait: 60 });
  expect(rateFields(refused)).toEqual([
    ["ratelimit-policy", '"default-network";q=960;w=60'],
    ["ratelimit", '"default-network";r=0;t=60'],
  ]);
});

test("the header tells the network's limit where less is left of it", async () => {
  const limit = openLimit("default", 10, undefined, 60, 1);
  vi.setSystemTime(0);
  for (let subnet = 0; subnet < 9; subnet++) await limit.charge([`2001:db8:0:${subnet}::/64`, "2001:db8::/48"]);

  const charge = await limit.charge(["2001:db8:0:9::/64", "2001:db8::/48"]);
  expect(charge).toMatchObject({ wait: null, left: 9 });
  expect(rateFields(charge)).toContainEqual(["ratelimit", '"default-network";r=0;t=60']);
});

test("a refund applies to both networks", async () => {
  const limit = openLimit("default", 1);
  vi.setSystemTime(0);
  await limit.charge(["2001:db8:0:1::/64", "2001:db8::/48"]);
  vi.setSystemTime(30_000);
  for (let subnet = 2; subnet < 10; subnet++) {
    const client = [`2001:db8:0:${subnet}::/64`, "2001:db8::/48"];
    const charge = await limit.charge(client);
    expect(charge.wait).toBe(null);
    await limit.refund(client, charge);
  }
});
