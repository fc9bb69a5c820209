import { createServer as createTlsServer } from "node:tls";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { listen } from "../../../test/twins/listen.ts";
import { chainFor } from "../../../test/twins/pki/pki.ts";
import { attempt } from "../../core/attempt.ts";
import { toPem } from "../../demo/der-writer.ts";
import { types } from "../../formats/dns/codes.ts";

/** RFC 9113 §4.1. */
function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

function many(one: Buffer): Buffer {
  return Buffer.concat(Array.from({ length: 1000 }, () => one));
}

const settings = frame(4, 0, 0, Buffer.alloc(0));
const text = (value: string): Buffer => Buffer.concat([Buffer.of(value.length), Buffer.from(value)]);
/** RFC 7541: `:status: 200`, of the static table, and the type of a message. */
const response = frame(
  1,
  4,
  1,
  Buffer.concat([Buffer.of(0x88, 0), text("content-type"), text("application/dns-message")]),
);
const early = frame(1, 4, 1, Buffer.concat([Buffer.of(0x08), text("103")]));

/** A server that sends one thing, then another endlessly, until the client closes. */
async function flooding(first: Buffer, flood: Buffer): Promise<string> {
  const { leaf, chain } = chainFor("good");
  const cert = chain.map((der) => toPem(der, "CERTIFICATE")).join("");
  const server = createTlsServer({ key: leaf.key, cert, ALPNProtocols: ["h2"] }, (socket) => {
    const pump = (): void => {
      if (!socket.destroyed) socket.write(flood, () => setImmediate(pump));
    };
    socket.on("error", () => {});
    socket.write(settings);
    // The preface and the question come first.
    socket.once("data", () => setTimeout(() => socket.write(first, pump), 20));
    socket.resume();
  });
  const { port } = await keep(listen(server));
  return `https://127.0.0.1:${port}/dns-query`;
}

const nothing = Buffer.alloc(0);

test.for<[what: string, first: Buffer, flood: Buffer]>([
  ["pings", nothing, many(frame(6, 0, 0, Buffer.alloc(8)))],
  ["settings", nothing, many(settings)],
  ["early hints", nothing, many(early)],
  ["an answer without end", response, frame(0, 0, 1, Buffer.alloc(16_000))],
  ["empty DATA frames", response, many(frame(0, 0, 1, nothing))],
  ["room for more", nothing, many(frame(8, 0, 0, Buffer.of(0, 0, 0, 1)))],
  ["invalid frames", nothing, Buffer.alloc(16_000, 0x41)],
])("a server that floods the client with %s over HTTPS is disconnected", async ([, first, flood]) => {
  const limits = { connections: 8, bytes: 1024 ** 2 };
  using door = doorFor({ resolvers: [await flooding(first, flood)], limits });

  const end = await attempt(() => door.net.dns({ name: "a.test", type: types.A, patience: 10_000 }));

  expect(end).toMatchObject({
    ok: false,
    failure: { reason: expect.stringMatching(/^(?:dns\.failed|budget\.bytes)$/) },
  });
  expect(door.traffic().bytes).toBeLessThan(8 * limits.bytes);
});
