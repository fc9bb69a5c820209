import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { hugeBody, silence } from "../../test/twins/answers.ts";
import { serveHttp } from "../../test/twins/http.ts";
import type { Twin } from "../../test/twins/listen.ts";
import { attempt } from "../core/attempt.ts";
import type { HttpReply, HttpRequest, Net } from "../core/net/net.ts";

function dispatch(net: Net, url: string, more: Partial<HttpRequest> = {}): Promise<HttpReply> {
  return net.http({ url, limit: 1000, ...more });
}

test("all received bytes count, and an exhausted byte budget ends the run", async () => {
  const twin = await keep(serveHttp({ answer: hugeBody(1024 ** 3) }));
  using door = doorFor({ limits: { connections: 8, bytes: 1024 ** 2 } });

  await expect(dispatch(door.net, `${twin.origin}/`, { limit: 1024 ** 3 })).rejects.toMatchObject({
    reason: "budget.bytes",
  });
  expect(door.traffic().bytes).toBeLessThan(8 * 1024 ** 2);
});

test("a run has a limit on connections", async () => {
  const twin = await keep(serveHttp({ answer: (socket) => socket.end() }));
  using door = doorFor({ limits: { connections: 2, bytes: 1024 ** 2 } });
  const again = () => attempt(() => dispatch(door.net, `${twin.origin}/`));

  expect([await again(), await again(), await again()]).toMatchObject([
    { failure: { reason: "http.closed" } },
    { failure: { reason: "http.closed" } },
    { failure: { reason: "budget.connections" } },
  ]);
});

test("an aborted run ends as aborted, with any abort reason, and starts nothing more", async () => {
  const twin = await keep(serveHttp({ answer: silence() }));
  const caller = new AbortController();
  using door = doorFor({ signal: caller.signal });
  setTimeout(() => caller.abort(undefined), 50);

  const open = [dispatch(door.net, `${twin.origin}/`), door.net.hello(twin0(twin), new Uint8Array([1]))];

  expect(await Promise.all(open.map((each) => each.catch((error: { reason: string }) => error.reason)))).toEqual([
    "aborted",
    "aborted",
  ]);
  await expect(dispatch(door.net, `${twin.origin}/`)).rejects.toMatchObject({ reason: "aborted" });
});

test("closing the door ends pending work", async () => {
  const twin = await keep(serveHttp({ answer: silence() }));
  const door = doorFor();
  const open = [dispatch(door.net, `${twin.origin}/`), door.net.hello(twin0(twin), new Uint8Array([1]))];
  setTimeout(() => door.close(), 50);

  const ends = await Promise.all(open.map((each) => each.catch((error: { reason: string }) => error.reason)));

  expect(ends).toEqual(["aborted", "aborted"]);
});

function twin0({ address, port }: Twin): { host: string; port: number } {
  return { host: address, port };
}
