import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { serveDeaf } from "../../test/twins/deaf.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { closedPort, saying, serveTcp, stayingSilent, type Behaviour } from "../../test/twins/tcp.ts";
import type { Twin } from "../../test/twins/listen.ts";
import { attempt } from "../core/attempt.ts";
import type { HttpReply } from "../core/net/net.ts";
import type { Guard } from "./guard.ts";
import type { Names } from "./names.ts";
import type { AddressPolicy } from "./policy.ts";
import type { Pin } from "./route.ts";

function get(door: Guard, url: string): Promise<HttpReply> {
  return door.net.http({ url });
}

function knowing(...addresses: readonly string[]): Names {
  return () => Promise.resolve(addresses);
}

test("the first address that answers is used from then on", async () => {
  const twin = await keep(
    serveHttp({ address: "127.0.0.3", answer: (socket) => socket.end("HTTP/1.1 204 No\r\n\r\n") }),
  );
  using door = doorFor({ names: knowing("127.0.0.2", "127.0.0.3") });
  const url = `http://site.example:${twin.port}/`;

  const addresses = [(await get(door, url)).address, (await get(door, url)).address];

  expect(addresses).toEqual(["127.0.0.3", "127.0.0.3"]);
  // One was refused, and was not tried again.
  expect(door.traffic().connections).toBe(3);
});

test("several pinned addresses are tried like those of a name", async () => {
  const twin = await keep(serveHttp({ address: "127.0.0.3" }));
  const pins = ["127.0.0.2", "127.0.0.3"].map((address) => ({
    host: "site.example",
    port: 80,
    address,
    toPort: twin.port,
  }));
  using door = doorFor({ pins });

  expect(await get(door, "http://site.example/")).toMatchObject({ address: "127.0.0.3", status: 200 });
});

test("an address that stays silent does not hold up the next one", async () => {
  const deaf = await keep(serveDeaf());
  const twin = await keep(serveHttp({ address: "127.0.0.2", port: deaf.port }));
  using door = doorFor({ names: knowing(deaf.address, twin.address) });

  expect(await get(door, `http://site.example:${twin.port}/`)).toMatchObject({ address: twin.address, status: 200 });
});

test("if no address answers, the first one's failure counts, unless this machine has no route to it", async () => {
  const port = await closedPort();
  // A socket may not connect to the broadcast address.
  const policy: AddressPolicy = { special: true, allow: ["255.255.255.255/32"] };
  using door = doorFor({ policy, names: knowing("255.255.255.255", "127.0.0.1") });
  using alone = doorFor({ policy, names: knowing("255.255.255.255") });
  const url = `http://site.example:${port}/`;

  await expect(get(door, url)).rejects.toMatchObject({ reason: "tcp.refused" });
  await expect(get(alone, url)).rejects.toMatchObject({ reason: "tcp.unreachable" });
});

test("a name is resolved once in a run", async () => {
  const twin = await keep(serveHttp());
  let asked = 0;
  // The twin does not speak TLS and waits for a request: the deadline ends the handshakes.
  using door = doorFor({
    deadline: 300,
    names: () => {
      asked++;
      return Promise.resolve([twin.address]);
    },
  });
  const to = { host: "site.example", port: twin.port };

  await Promise.all([
    get(door, `http://site.example:${twin.port}/`),
    attempt(() => door.net.tls(to)),
    attempt(() => door.net.tls(to, {})),
  ]);

  expect(asked).toBe(1);
});

test("a resolver timeout is the resolver's failure, also for a caller with a shorter patience", async () => {
  using door = doorFor({ deadline: 400, names: () => Promise.withResolvers<readonly string[]>().promise });
  const url = "http://site.example/";

  const both = [
    attempt(() => get(door, url)),
    attempt(() => door.net.http({ url: "http://site.example:81/", patience: 100 })),
  ];

  expect(await Promise.all(both)).toMatchObject([
    { ok: false, failure: { reason: "timeout.dns" } },
    { ok: false, failure: { reason: "timeout.dns" } },
  ]);
});

test("a connection timeout is the host's failure", async () => {
  const deaf = await keep(serveDeaf());
  using door = doorFor({ deadline: 300 });

  await expect(get(door, `http://127.0.0.1:${deaf.port}/`)).rejects.toMatchObject({ reason: "timeout.tcp" });
});

test("a name with too many addresses does not exhaust the budget", async () => {
  const port = await closedPort();
  using door = doorFor({ names: knowing(...Array.from({ length: 200 }, (_, index) => `127.0.1.${index}`)) });

  await expect(get(door, `http://site.example:${port}/`)).rejects.toMatchObject({ reason: "tcp.refused" });
  expect(door.traffic().connections).toBe(16);
});

test("a pin gives its address and port; other ports of the host use the same address, other hosts are unaffected", async () => {
  const twin = await keep(serveHttp());
  const pin: Pin = { host: "site.example", port: 80, address: "127.0.0.1", toPort: twin.port };
  let asked = 0;
  using door = doorFor({
    pins: [pin],
    names: () => {
      asked++;
      return Promise.resolve(["127.0.0.2"]);
    },
  });

  expect(await get(door, "http://site.example/")).toMatchObject({ address: "127.0.0.1", roundTrips: 2 });
  expect(asked).toBe(0);
  expect(await get(door, `http://site.example:${twin.port}/`)).toMatchObject({ address: "127.0.0.1" });
  expect(asked).toBe(0);
  await expect(get(door, `http://other.example:${twin.port}/`)).rejects.toMatchObject({ reason: "tcp.refused" });
  expect(twin.asked[0]?.headers.get("host")).toBe("site.example");
});

test("a pin may lead to IPv6, and an address may be pinned like a name", async () => {
  const twin = await keep(serveHttp({ address: "::1" }));
  const pins = ["site.example", "192.0.2.1", "2001:db8::1"].map((host) => ({
    host,
    port: 80,
    address: "::1",
    toPort: twin.port,
  }));
  using door = doorFor({ pins });
  const urls = ["http://site.example/", "http://192.0.2.1/", "http://[2001:db8::1]/"];

  const addresses = await Promise.all(urls.map(async (url) => (await get(door, url)).address));

  expect(addresses).toEqual(["::1", "::1", "::1"]);
  expect(new Set(twin.asked.map(({ headers }) => headers.get("host")))).toEqual(
    new Set(["192.0.2.1", "[2001:db8::1]", "site.example"]),
  );
});

test("at most six probes run concurrently, and waiting ones end with the run", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  using door = doorFor({ deadline: 300 });
  const to = { host: "127.0.0.1", port: twin.port };

  const ends = await Promise.all(
    Array.from({ length: 10 }, () => attempt(() => door.net.hello(to, new Uint8Array([22])))),
  );

  expect(twin.connections()).toBe(6);
  expect(ends.map((end) => (end.ok ? end.value.end : end.failure.id))).not.toContain("silent");
  expect(ends.every((end) => !end.ok && end.failure.reason.startsWith("timeout."))).toBe(true);
});

test.for<[reason: string, behave: Behaviour]>([
  ["tls.not-tls", saying("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["timeout.tls", stayingSilent()],
])("the failure %s of a handshake has the address that accepted the connection", async ([reason, behave]) => {
  const twin = await keep(serveTcp(behave, { address: "127.0.0.3" }));
  using door = doorFor({ names: knowing("127.0.0.2", "127.0.0.3"), deadline: 300 });

  expect(await attempt(() => door.net.tls({ host: "site.example", port: twin.port }))).toMatchObject({
    failure: { reason, params: { reached: "127.0.0.3" } },
  });
});

test.for<[reason: string, behave: Behaviour | "deaf"]>([
  ["timeout.tcp", "deaf"],
  ["timeout.tls", stayingSilent()],
])("every caller that waits for a connection reports the pending step: %s", async ([reason, behave]) => {
  const twin = await keep<Twin>(behave === "deaf" ? serveDeaf() : serveTcp(behave));
  using door = doorFor({ deadline: 400 });
  const url = `https://127.0.0.1:${twin.port}/`;

  const ends = await Promise.all([
    attempt(() => door.net.tls({ host: "127.0.0.1", port: twin.port })),
    attempt(() => door.net.http({ url, patience: 100 })),
    attempt(() => door.net.http({ url })),
    attempt(() => door.net.http({ url })),
  ]);

  expect(ends.map((end) => !end.ok && end.failure.reason)).toEqual([reason, reason, reason, reason]);
});
