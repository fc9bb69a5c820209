import { createServer as createHttp2, type ServerHttp2Stream } from "node:http2";
import { createServer } from "node:tls";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { listen } from "../../../test/twins/listen.ts";
import { chainFor } from "../../../test/twins/pki/pki.ts";
import { serveHttp2 } from "../../../test/twins/tls.ts";
import { toPem } from "../../demo/der-writer.ts";

test("a server with only HTTP/2 is asked in HTTP/2", async () => {
  const twin = await keep(serveHttp2({ headers: { "x-frame-options": "DENY" } }));
  using door = doorFor();

  const reply = await door.net.http({ url: `${twin.origin}/`, limit: 10 });
  await door.net.http({ url: `${twin.origin}/again` });

  expect(reply).toMatchObject({ status: 200, version: "2", body: Buffer.from("h2"), truncated: false });
  expect(reply.headers).toContainEqual(["x-frame-options", "DENY"]);
  expect(reply.handshake?.alpn).toBe("h2");
});

test.for<[name: string, misbehave: (stream: ServerHttp2Stream) => void, reason: string]>([
  ["cancels the stream", (stream) => stream.close(8), "http.closed"],
  ["refuses the stream", (stream) => stream.close(7), "http.malformed"],
  ["goes away", (stream) => stream.session?.goaway(0), "timeout.http"],
  ["hangs up", (stream) => stream.session?.destroy(), "http.closed"],
  ["stays silent", () => {}, "timeout.http"],
])("an HTTP/2 server that %s gives a failure", async ([, misbehave, reason]) => {
  const { leaf, chain } = chainFor("good");
  const cert = chain.map((der) => toPem(der, "CERTIFICATE")).join("");
  const inner = createHttp2();
  inner.on("stream", (stream) => {
    stream.on("error", () => {});
    misbehave(stream);
  });
  inner.on("session", (session) => session.on("error", () => {}));
  const outer = createServer({ key: leaf.key, cert, ALPNProtocols: ["h2"] }, (socket) =>
    inner.emit("connection", socket),
  );
  outer.on("tlsClientError", () => {});
  const twin = await keep(listen(outer));
  using door = doorFor({ deadline: 700 });

  await expect(door.net.http({ url: `https://localhost:${twin.port}/` })).rejects.toMatchObject({ reason });
});
