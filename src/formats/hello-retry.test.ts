import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readRetryGroup } from "./hello-retry.ts";

const retry = "cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c";
const versions = "002b00020304";

/** A ServerHello with an empty session id, as it goes over the wire. */
function serverHello(random: string, extensions: string): Buffer {
  const block = Buffer.from(extensions, "hex");
  const body = Buffer.concat([Buffer.from(`0303${random}00130100`, "hex"), Buffer.from([0, block.length]), block]);
  const message = Buffer.concat([Buffer.from([2, 0, 0, body.length]), body]);
  return Buffer.concat([Buffer.from([22, 3, 3, 0, message.length]), message]);
}

test.for<[what: string, reply: Buffer, group: number | null]>([
  ["a retry for X25519", serverHello(retry, `${versions}00330002001d`), 0x001d],
  ["a retry with the key share first", serverHello(retry, `0033000211ec${versions}`), 0x11ec],
  ["a retry for a cookie alone", serverHello(retry, `${versions}002c00020000`), null],
  ["a ServerHello with a key share", serverHello("00".repeat(32), `${versions}00330002001d`), null],
  ["a key share that is too long", serverHello(retry, "00330004001d0000"), null],
  ["a key share that is cut off", serverHello(retry, "00330002"), null],
  ["an alert", Buffer.from("15030300020228", "hex"), null],
  ["nothing", Buffer.alloc(0), null],
])("%s asks for %j", ([, reply, group]) => {
  expect(readRetryGroup(reply)).toBe(group);
});

test("no bytes make the reader throw, and half a retry names no other group than the whole one", () => {
  const whole = serverHello(retry, `${versions}003300021234`);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readRetryGroup(bytes) === null));
  for (let length = 0; length < whole.length; length++) {
    expect([null, 0x1234]).toContain(readRetryGroup(whole.subarray(0, length)));
  }
});
