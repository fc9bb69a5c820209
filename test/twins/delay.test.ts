import { once } from "node:events";
import { expect, test } from "vitest";
import { shake } from "./ask.ts";
import { serveDelayed } from "./delay.ts";
import { serveTls } from "./tls.ts";

test.for([
  // RFC 8446 §2: one round trip for the handshake; RFC 5246 §7.3: two. One more for the question.
  ["TLSv1.3", 2],
  ["TLSv1.2", 3],
] as const)("a client of %s waits %i times for its answer", async ([version, waits]) => {
  await using server = await serveTls({ minVersion: version, maxVersion: version });
  await using far = await serveDelayed(server.port, 100);
  const socket = await shake(far.port);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [bytes] = (await once(socket, "data")) as [Buffer];
  socket.destroy();

  expect(bytes.toString()).toMatch(/^HTTP\/1.1 200 OK/);
  expect(far.waits()).toEqual([waits]);
});
