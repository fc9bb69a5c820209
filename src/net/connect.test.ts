import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { closedPort, serveTcp, stayingSilent, type Behaviour } from "../../test/twins/tcp.ts";
import { bannerLimits, type ConnectOffer, type ConnectReply } from "../core/net/net.ts";
import { connectOnce } from "./connect.ts";
import { toFailure } from "./errors.ts";
import type { Routes } from "./route.ts";

const host = "127.0.0.1";

async function connectTo(behave: Behaviour, offer?: ConnectOffer): Promise<ConnectReply> {
  const twin = await keep(serveTcp(behave));
  using door = doorFor();
  return await door.net.connect({ host, port: twin.port }, offer);
}

function greeting(text: string): Behaviour {
  return (socket) => {
    socket.on("error", () => {});
    socket.write(text);
  };
}

test("a port that accepts is open, and a banner is read only on request", async () => {
  expect(await connectTo(greeting("220 hello\r\n"))).toEqual({
    state: "open",
    address: host,
    reason: null,
    errno: null,
    banner: null,
    ms: expect.any(Number) as number,
  });
});

test.for<[name: string, behave: Behaviour, text: string, end: string]>([
  ["a greeting", greeting("SSH-2.0-x\r\n"), "SSH-2.0-x\r\n", "silent"],
  ["more than is kept", greeting("x".repeat(100_000)), "x".repeat(bannerLimits.bytes), "enough"],
  ["a farewell", (socket) => socket.end("421 busy\r\n"), "421 busy\r\n", "closed"],
  ["a reset", (socket) => setTimeout(() => socket.resetAndDestroy(), 10), "", "reset"],
  ["nothing", stayingSilent(), "", "silent"],
])("the banner is %s", async ([, behave, text, end]) => {
  const { state, banner } = await connectTo(behave, { banner: 150 });
  expect({ state, text: Buffer.from(banner?.bytes ?? []).toString(), end: banner?.end }).toEqual({
    state: "open",
    text,
    end,
  });
});

test("the connection ends with a reset, and not a byte was sent", async () => {
  const accepted = Promise.withResolvers<Socket>();
  const twin = await keep(serveTcp(accepted.resolve));
  using door = doorFor();
  const seen = accepted.promise.then(async (socket) => {
    const [error] = (await once(socket.resume(), "close").catch((reset: unknown) => [reset])) as [unknown];
    return { code: Reflect.get(error as object, "code"), bytes: socket.bytesRead };
  });
  await door.net.connect({ host, port: twin.port });
  expect(await seen).toEqual({ code: "ECONNRESET", bytes: 0 });
  expect(door.traffic()).toEqual({ connections: 1, requests: 0, bytes: 0 });
});

test("a port that refuses is closed", async () => {
  using door = doorFor();
  expect(await door.net.connect({ host, port: await closedPort() }, { banner: 100 })).toMatchObject({
    state: "closed",
    address: null,
    reason: "tcp.refused",
    errno: "ECONNREFUSED",
    banner: null,
  });
});

/** A route that fails with a system error. */
function failing(code: string): Routes["connect"] {
  return (to, _signal, begin) => {
    begin?.("tcp");
    return Promise.reject(toFailure(Object.assign(new Error(code), { code }), to, "tcp"));
  };
}

function connectBy(connect: Routes["connect"], offer: ConnectOffer = {}, signal = new AbortController().signal) {
  const routes = { connect } as Routes;
  return connectOnce({ host, port: 1 }, { routes, signal, offer, patience: 1000 });
}

test.for<[errno: string, state: string, reason: string]>([
  ["ECONNREFUSED", "closed", "tcp.refused"],
  ["ETIMEDOUT", "filtered", "timeout.tcp"],
  ["EHOSTUNREACH", "error", "tcp.unreachable"],
  ["ENETUNREACH", "error", "tcp.unreachable"],
  ["EACCES", "error", "tcp.unreachable"],
  ["EMFILE", "error", "tcp.unreachable"],
  ["EADDRNOTAVAIL", "error", "tcp.unreachable"],
  ["ECONNRESET", "error", "tcp.reset"],
])("%s means %s", async ([errno, state, reason]) => {
  expect(await connectBy(failing(errno))).toMatchObject({ state, reason, errno });
});

test.for(["EHOSTUNREACH", "ENETUNREACH", "EACCES"])(
  "%s from the network, after the first packet, is filtered",
  async (code) => {
    const connect: Routes["connect"] = (to, _signal, begin) => {
      begin?.("tcp");
      return Promise.reject(toFailure(Object.assign(new Error(code), { code, isFromNetwork: true }), to, "tcp"));
    };
    expect(await connectBy(connect)).toMatchObject({ state: "filtered", reason: "tcp.unreachable", errno: code });
  },
);

test("a reset in answer to the handshake means that the port accepted", async () => {
  const connect: Routes["connect"] = (to, _signal, begin) => {
    begin?.("tcp");
    const error = Object.assign(new Error("reset"), { code: "ECONNRESET", address: host, isFromNetwork: true });
    return Promise.reject(toFailure(error, to, "tcp"));
  };
  expect(await connectBy(connect, { banner: 100 })).toMatchObject({
    state: "open",
    address: host,
    reason: null,
    errno: null,
    banner: { end: "reset" },
  });
});

/** A route that never answers, until the wait ends. */
function waiting(phase: "dns" | "tcp"): Routes["connect"] {
  return (_to, signal, begin) => {
    begin?.(phase);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  };
}

test("a port without an answer is filtered, without a system error", async () => {
  expect(await connectBy(waiting("tcp"), { patience: 20 })).toMatchObject({
    state: "filtered",
    reason: "timeout.tcp",
    errno: null,
  });
});

test("a name that does not resolve shows nothing about the port", async () => {
  await expect(connectBy(waiting("dns"), { patience: 20 })).rejects.toMatchObject({ reason: "timeout.dns" });
});

test.for(["AbortError", "TimeoutError"])("a run that ends with %s shows nothing about the port", async (name) => {
  const run = new AbortController();
  const connecting = connectBy(waiting("tcp"), {}, run.signal);
  run.abort(new DOMException("over", name));
  await expect(connecting).rejects.toMatchObject({ name: "Failure" });
});

test("the policy and the budget are those of every connection", async () => {
  using strict = doorFor({ policy: { special: false, allow: [] } });
  await expect(strict.net.connect({ host, port: 1 })).rejects.toMatchObject({ reason: "address.private" });
  using poor = doorFor({ limits: { connections: 1, bytes: 1000 } });
  const port = await closedPort();
  await poor.net.connect({ host, port });
  await expect(poor.net.connect({ host, port })).rejects.toMatchObject({ reason: "budget.connections" });
  using other = doorFor();
  await expect(other.net.connect({ host, port, namedBy: "8.8.8.8" })).rejects.toMatchObject({
    reason: "address.private",
  });
});
