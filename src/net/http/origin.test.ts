import { expect, test, vi } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { raw } from "../../../test/twins/answers.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { reply, type Answer } from "../../../test/twins/raw-http.ts";
import { serveTls } from "../../../test/twins/tls.ts";
import { openIdlePool } from "../../run/idle-connections.ts";
import { attempt } from "../../core/attempt.ts";
import type { HttpReply, HttpRequest, Net } from "../../core/net/net.ts";

function dispatch(net: Net, url: string, more: Partial<HttpRequest> = {}): Promise<HttpReply> {
  return net.http({ url, limit: 1000, ...more });
}

test("exchanges with an origin share a connection, one at a time", async () => {
  const twin = await keep(serveHttp());
  using door = doorFor();

  const replies = await Promise.all(["/a", "/b", "/c"].map((path) => dispatch(door.net, twin.origin + path)));

  expect(twin.connections()).toBe(1);
  expect(twin.asked.map(({ path }) => path)).toEqual(["/a", "/b", "/c"]);
  expect(replies.map(({ roundTrips }) => roundTrips)).toEqual([2, 1, 1]);
  expect(door.traffic()).toMatchObject({ connections: 1, requests: 3 });
});

test("a server that closes between exchanges gets a new connection", async () => {
  const twin = await keep(
    serveHttp({ answer: (socket, asked, reset) => (reply()(socket, asked, reset), setTimeout(() => socket.end(), 5)) }),
  );
  using door = doorFor();

  await dispatch(door.net, `${twin.origin}/a`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = await dispatch(door.net, `${twin.origin}/b`);

  expect(second.status).toBe(200);
  expect(twin.connections()).toBe(2);
});

/** Answers the first request and breaks the connection on the second. */
function dyingOnce(): Answer {
  let asked = 0;
  return (socket, ...rest) => (++asked === 2 ? socket.destroy() : reply()(socket, ...rest));
}

test.for<[method: "GET" | "POST", asked: number, outcome: number | string]>([
  ["GET", 3, 200],
  ["POST", 2, "http.closed"],
])("a kept connection that breaks during a %s", async ([method, asked, outcome]) => {
  const twin = await keep(serveHttp({ answer: dyingOnce() }));
  using door = doorFor();

  await dispatch(door.net, `${twin.origin}/`);
  const second = await attempt(() => dispatch(door.net, `${twin.origin}/`, { method, body: new Uint8Array([1]) }));

  expect(second.ok ? second.value.status : second.failure.reason).toBe(outcome);
  expect(twin.asked).toHaveLength(asked);
});

test.for<[name: string, answer: Answer]>([
  ["closes", (socket) => socket.end()],
  ["sends garbage", raw("garbage\r\n\r\n")],
])("a POST to a server that %s is sent once", async ([, answer]) => {
  const twin = await keep(serveHttp({ answer }));
  using door = doorFor();

  await expect(dispatch(door.net, `${twin.origin}/`, { method: "POST" })).rejects.toMatchObject({
    reason: expect.stringMatching(/^http\./),
  });
  expect(twin.asked).toHaveLength(1);
});

test("unsolicited data from a server is not the answer to the next request", async () => {
  const late = "HTTP/1.1 500 Not Asked\r\nContent-Length: 0\r\n\r\n";
  const twin = await keep(
    serveHttp({
      answer: (socket, asked, reset) => (reply()(socket, asked, reset), setTimeout(() => socket.write(late), 10)),
    }),
  );
  using door = doorFor();

  await dispatch(door.net, `${twin.origin}/a`);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(await dispatch(door.net, `${twin.origin}/b`)).toMatchObject({ status: 200 });
});

test("one caller's timeout does not end another's exchange", async () => {
  const twin = await keep(
    serveHttp({ answer: (socket, asked, reset) => setTimeout(() => reply()(socket, asked, reset), 300) }),
  );
  using door = doorFor();

  const [slow, hurried] = await Promise.all([
    attempt(() => dispatch(door.net, `${twin.origin}/slow`)),
    attempt(() => dispatch(door.net, `${twin.origin}/hurried`, { patience: 100 })),
  ]);

  expect(slow).toMatchObject({ ok: true });
  expect(hurried).toMatchObject({ ok: false, failure: { reason: "timeout.http" } });
});

test("a run uses the connection that an earlier one has left, and counts only its own bytes", async () => {
  const twin = await keep(serveHttp({ answer: reply({ body: "hello" }) }));
  const pool = openIdlePool();
  const idle = pool.since(0);
  const traffic = [];
  for (const path of ["/a", "/b", "/c"]) {
    using door = doorFor({ idle });
    expect(await dispatch(door.net, twin.origin + path)).toMatchObject({
      status: 200,
      roundTrips: path === "/a" ? 2 : 1,
    });
    traffic.push(door.traffic());
  }
  pool.close();

  expect(twin.connections()).toBe(1);
  expect(traffic.map(({ connections }) => connections)).toEqual([1, 0, 0]);
  expect(new Set(traffic.map(({ bytes }) => bytes)).size).toBe(1);
});

test.for<readonly [what: string, more: Partial<HttpRequest>]>([
  ["for a public party, which may not name this address", { namedBy: "9.9.9.9" }],
  ["by another address", { at: "127.0.0.2" }],
])("a connection of an earlier run is not used %s", async ([, more]) => {
  const twin = await keep(serveHttp());
  const pool = openIdlePool();
  const idle = pool.since(0);
  using first = doorFor({ idle });
  await dispatch(first.net, twin.origin);
  first.close();
  using second = doorFor({ idle });

  await attempt(() => dispatch(second.net, twin.origin, more));
  pool.close();

  expect(twin.asked).toHaveLength(1);
});

test("a run that ends during an exchange leaves no connection", async () => {
  const twin = await keep(serveHttp({ answer: () => {} }));
  const pool = openIdlePool();
  const idle = pool.since(0);
  const first = doorFor({ idle });
  const asked = attempt(() => dispatch(first.net, twin.origin));
  await vi.waitUntil(() => twin.asked.length === 1);
  first.close();

  expect(await asked).toMatchObject({ ok: false, failure: { reason: "aborted" } });
  expect(pool.since(0).take(`false 127.0.0.1 ${twin.port}   `)).toBe(null);
});

test("a connection with a client certificate is not used by a run without one", async () => {
  const twin = await keep(serveTls());
  const pool = openIdlePool();
  const idle = pool.since(0);
  const access = { host: "localhost", port: twin.port, headers: { "x-token": "secret" } };
  for (const shown of [access, undefined, access]) {
    using door = doorFor({ idle, access: shown });
    await dispatch(door.net, `${twin.origin}/`);
  }
  pool.close();

  expect(twin.connections()).toBe(2);
});
