import { expect, test } from "vitest";
import { repliesFrom } from "../../../test/replies.ts";
import type { Context } from "../../core/check.ts";
import type { Handshake, HelloReply } from "../../core/net/net.ts";
import { bearsLargeHello } from "./large-hello.ts";

const to = { host: "shop.example", port: 443 };

const handshake: Handshake = {
  address: "192.0.2.1",
  protocol: "TLSv1.3",
  cipher: "TLS_AES_128_GCM_SHA256",
  group: "X25519",
  alpn: null,
  chain: [],
  trustError: null,
  lenient: false,
  staple: null,
  ms: 1,
};

const end = (how: HelloReply["end"]): HelloReply => ({ bytes: new Uint8Array(), end: how });
const alert = (code: number): HelloReply => ({ bytes: Buffer.from([21, 3, 3, 0, 2, 2, code]), end: "enough" });
const hello: HelloReply = {
  bytes: Buffer.from(`160303002a020000260303${"00".repeat(32)}00130100`, "hex"),
  end: "enough",
};
const foreign: HelloReply = { bytes: Buffer.from("HTTP/1.1 400"), end: "enough" };

/** A server with these answers to small and large hellos; several answers to large ones are used in order. */
function serving(small: HelloReply, ...large: readonly HelloReply[]): { context: Context; sizes: number[] } {
  const sizes: number[] = [];
  const { context } = repliesFrom({});
  let count = 0;
  async function answer(_: unknown, bytes: Uint8Array): Promise<HelloReply> {
    sizes.push(bytes.length);
    return bytes.length > 1460 ? (large[count++] ?? large.at(-1) ?? end("silent")) : small;
  }
  return { context: { ...context, net: { ...context.net, hello: answer } }, sizes };
}

test.for<[what: string, small: HelloReply, large: readonly HelloReply[], accepted: boolean | null, reason: string]>([
  ["answers to both", hello, [hello], true, "padded-hello"],
  ["resets of the large ones", hello, [end("reset")], false, "reset"],
  ["an end of the large ones", hello, [end("closed")], false, "closed"],
  ["silence to the large ones", hello, [end("silent")], false, "silent"],
  ["decode_error to the large ones", hello, [alert(50)], false, "alert.50"],
  ["one of the large ones lost", hello, [end("reset"), hello], true, "padded-hello"],
  ["resets of all", end("reset"), [end("reset")], null, "reset"],
  ["alerts to all", alert(40), [alert(40)], null, "alert.40"],
  ["something else than TLS", hello, [foreign], null, "foreign"],
])("%s", async ([, small, large, tolerated, reason]) => {
  const { context } = serving(small, ...large);

  const known = { classic: handshake, usual: null };
  expect(await bearsLargeHello(context, to, known)).toEqual({ accepted: tolerated, reason });
});

test("the hello of an ordinary client is large, so its handshake answers the question", async () => {
  const { context, sizes } = serving(hello);

  const usual = { ...handshake, lenient: false };
  expect(await bearsLargeHello(context, to, { classic: handshake, usual })).toEqual({
    accepted: true,
    reason: "handshake",
  });
  expect(sizes).toEqual([]);
});

test("an ordinary client that succeeded only at its second try proves nothing", async () => {
  const { context, sizes } = serving(hello, end("reset"));

  const usual = { ...handshake, lenient: true };
  expect(await bearsLargeHello(context, to, { classic: handshake, usual })).toMatchObject({ accepted: false });
  expect(sizes.filter((size) => size > 1460)).toEqual([1800, 1800]);
});
