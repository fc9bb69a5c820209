import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { coded, codingOf, deflatedOnce } from "./coding.ts";
import type { Reply } from "./listener/exchange.ts";

function accepting(coding: string): IncomingMessage {
  return { headers: { "accept-encoding": coding } } as IncomingMessage;
}

const head = '{"ok":true,"requestId":"r-1","cached":true';
const tail = Buffer.from(
  `,"data":${JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ index, text: "값" })))}}`,
);
const reply: Reply = { status: 200, fields: [["vary", "accept-encoding"]], body: head, bytes: tail };
const whole = head + tail.toString();

test.for([
  ["gzip", "gzip", gunzipSync],
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate, br, zstd", "gzip", gunzipSync],
  ["br;q=1.0, gzip;q=0", "br", brotliDecompressSync],
] as const)("an answer to a client that accepts %s is sent in %s", ([accepted, coding, decoded]) => {
  // The second one uses what the first one deflated.
  const answers = [coded(accepting(accepted), reply), coded(accepting(accepted), reply)];

  for (const { fields, body, bytes = Buffer.alloc(0) } of answers) {
    expect(fields).toContainEqual(["content-encoding", coding]);
    expect(body + decoded(bytes).toString()).toBe(whole);
    expect(bytes.length).toBeLessThan(whole.length / 3);
  }
});

test.for(["", "identity", "gzip;q=0", "deflate", "x-gzip"])(
  "an answer to a client that accepts %j is sent as it is",
  (accepted) => {
    expect(coded(accepting(accepted), reply)).toBe(reply);
  },
);

test("a small answer is not compressed, and a head or a tail alone is", () => {
  const small: Reply = { status: 200, fields: [], body: head };
  expect(coded(accepting("gzip"), small)).toBe(small);

  for (const part of [{ body: whole }, { body: "", bytes: tail }, { body: "x".repeat(70_000), bytes: tail }]) {
    const { bytes = Buffer.alloc(0) } = coded(accepting("gzip"), { status: 200, fields: [], ...part });
    expect(gunzipSync(bytes).toString()).toBe(`${part.body}${part.bytes?.toString() ?? ""}`);
  }
});

// RFC 9110 §12.5.3: "the acceptable content coding with the highest non-zero qvalue is preferred".
test.for([
  ["gzip;q=0.5, br;q=0.9", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["identity, gzip;q=0.5", null],
  ["identity;q=0.5, gzip;q=0.5", "gzip"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["BR ; Q=0", null],
  ["gzip;q=x, br;q=0.2", "gzip"],
  ["*", null],
  [`${"x,".repeat(300)}br`, null],
] as const)("a client that sends Accept-Encoding: %s gets %s", ([accepted, coding]) => {
  expect(codingOf(accepting(accepted))).toBe(coding);
});

test("pages prefer brotli", () => {
  expect(codingOf(accepting("gzip, br"))).toBe("br");
});

test("what is kept of an answer is no larger than it", () => {
  const kept = deflatedOnce(tail);

  expect(kept.buffer.byteLength).toBe(kept.length);
  expect(deflatedOnce(tail)).toBe(kept);
});
