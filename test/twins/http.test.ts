import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import {
  endlessRedirect,
  ending,
  hugeBody,
  oddReplies,
  raw,
  redirectLoop,
  resetting,
  steps,
  routes,
  drip,
  dripBody,
  hugeHeaders,
} from "./answers.ts";
import { receive, say, sayAll, shake } from "./ask.ts";
import { serveHttp } from "./http.ts";
import { reply } from "./raw-http.ts";
import {
  closedPort,
  closingOnFirstWords,
  resettingAtOnce,
  resettingOnFirstWords,
  saying,
  serveTcp,
  dripping,
} from "./tcp.ts";
import { serveTls } from "./tls.ts";

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

test("requests are read whole, one after the other on one connection", async () => {
  await using server = await serveHttp({ answer: routes({ "/a": reply({ body: "A" }) }) });
  const { bytes } = await say(server.port, `POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nxyz${get("/b")}`, 80);

  expect(bytes.toString()).toMatch(/^HTTP\/1.1 200 OK\r\nContent-Length: 1\r\n\r\nAHTTP\/1.1 404 /);
  expect(server.asked.map(({ method, path, body }) => [method, path, body.toString()])).toEqual([
    ["POST", "/a", "xyz"],
    ["GET", "/b", ""],
  ]);
  expect(server.connections()).toBe(1);
});

test.for(Object.entries(oddReplies))("%s is sent byte for byte", async ([, odd]) => {
  await using server = await serveHttp({ answer: raw(odd, "closes") });
  const { bytes } = await say(server.port, get("/"));

  expect(bytes.toString("latin1")).toBe(odd);
});

test.for(steps)("a reset %s is a reset, an end is an end", async (step) => {
  await using resets = await serveHttp({ answer: resetting(step) });
  await using ends = await serveHttp({ answer: ending(step) });

  expect((await say(resets.port, get("/"))).end).toBe("reset");
  expect((await say(ends.port, get("/"))).end).toBe("closed");
});

test("a reset breaks a TLS connection too", async () => {
  await using server = await serveTls({ answer: resetting("in the body") });
  const socket = await shake(server.port);
  socket.write(get("/"));

  expect(await receive(socket)).toMatchObject({ end: "reset" });
});

test("a connection can be reset right after the handshake", async () => {
  await using server = await serveTls({ accepted: (reset) => reset() });
  const socket = await shake(server.port);

  expect((await receive(socket)).end).toBe("reset");
});

test("a gigabyte is generated while sending", async () => {
  await using server = await serveHttp({ answer: hugeBody(1024 ** 3) });
  const before = process.memoryUsage().arrayBuffers;
  const { bytes } = await say(server.port, get("/"), 1024 ** 2);

  expect(bytes.length).toBeGreaterThanOrEqual(1024 ** 2);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 ** 2);
});

test.for([
  ["endless", endlessRedirect(), "/7", "Location: /8\r\n"],
  ["loop", redirectLoop(), "/", "Location: /again\r\n"],
  ["loop, back", redirectLoop(), "/again", "Location: /\r\n"],
] as const)("a redirect: %s", async ([, answer, path, location]) => {
  await using server = await serveHttp({ answer });
  const { bytes } = await say(server.port, get(path), 40);

  expect(bytes.toString()).toContain(location);
});

test.for([
  ["at once", resettingAtOnce(), "reset"],
  ["on the first words", resettingOnFirstWords(), "reset"],
  ["in good order", closingOnFirstWords(), "closed"],
  ["after some bytes", saying("220 hello\r\n"), "closed"],
] as const)("a TCP server that disappears %s", async ([, behave, end]) => {
  await using server = await serveTcp(behave);

  expect((await say(server.port, "hello")).end).toBe(end);
});

test.for([
  ["a reply", drip({ body: "drop" }, 1), "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ndrop"],
  ["a body", dripBody(["X-A: b"], 1), "HTTP/1.1 200 OK\r\nX-A: b\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n \r\n1\r\n"],
] as const)("%s drips in, byte by byte", async ([, answer, text]) => {
  await using server = await serveHttp({ answer });
  const { bytes } = await say(server.port, get("/"), text.length);

  expect(bytes.toString("latin1").slice(0, text.length)).toBe(text);
});

test("bytes drip over a bare connection", async () => {
  await using server = await serveTcp(dripping(Buffer.from("16030300", "hex"), 1));
  const { bytes } = await say(server.port, "hello", 4);

  expect(bytes.toString("hex")).toBe("16030300");
});

test("a hundred kilobytes of headers are that long", async () => {
  await using server = await serveHttp({ answer: hugeHeaders(100) });
  const { bytes } = await sayAll(server.port, get("/"));

  expect(bytes.indexOf("\r\n\r\n")).toBeGreaterThan(100 * 1024);
});

test("nothing listens on a closed port", async () => {
  const socket = await say(await closedPort(), "hello");

  expect(socket).toEqual({ bytes: Buffer.alloc(0), end: "reset" });
});

test("a twin may use any loopback address and closes with open connections", async () => {
  const server = await serveHttp({ address: "127.0.0.2" });
  const socket = connect(server.port, "127.0.0.2");
  await once(socket, "connect");
  await server.close();

  expect(server.origin).toBe(`http://127.0.0.2:${server.port}`);
  expect((await receive(socket)).end).not.toBe("enough");
});
