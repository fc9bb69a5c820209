import { expect, test } from "vitest";
import { repliesFrom } from "../../../test/replies.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { HelloReply } from "../../core/net/net.ts";
import { otherGroups } from "./groups.ts";

const to = { host: "shop.example", port: 443 };
const x25519 = 0x001d;
const retryRandom = "cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c";

function retry(code: number): HelloReply {
  const share = code.toString(16).padStart(4, "0");
  const bytes = Buffer.from(`1603030038020000340303${retryRandom}00130100000c002b0002030400330002${share}`, "hex");
  return { bytes, end: "enough" };
}

function alert(code: number): HelloReply {
  return { bytes: Buffer.from([21, 3, 3, 0, 2, 2, code]), end: "enough" };
}

/** The groups in a hello: the content of its extension 10. */
function groupsIn(hello: Uint8Array): readonly number[] {
  const bytes = Buffer.from(hello);
  let at = 44 + (bytes[43] ?? 0);
  at += 2 + bytes.readUInt16BE(at);
  at += 1 + (bytes[at] ?? 0) + 2;
  while (bytes.readUInt16BE(at) !== 10) at += 4 + bytes.readUInt16BE(at + 2);
  const count = bytes.readUInt16BE(at + 4) / 2;
  return Array.from({ length: count }, (_, index) => bytes.readUInt16BE(at + 6 + 2 * index));
}

type Answering = (groups: readonly number[]) => HelloReply;

function serving(answer: Answering): Context {
  const { context } = repliesFrom({});
  return { ...context, net: { ...context.net, hello: async (_, hello) => answer(groupsIn(hello)) } };
}

/** A server that chooses the first of its groups that is offered. */
function having(...codes: readonly number[]): Answering {
  return (groups) => {
    const wanted = codes.find((code) => groups.includes(code));
    return wanted === undefined ? alert(40) : retry(wanted);
  };
}

async function told(answer: Answering): Promise<Readonly<Record<string, boolean | null>>> {
  const groups = await otherGroups(serving(answer), to);
  return Object.fromEntries(groups.map(({ namedGroup: group, offered }) => [group, offered]));
}

test.for<[what: string, answer: Answering, offered: readonly string[], others: boolean | null]>([
  ["classic groups alone", having(x25519), [], false],
  ["another hybrid group", having(0x11eb, x25519), ["SecP256r1MLKEM768"], false],
  [
    "several",
    having(0x0201, 0x6399, 0x11ed, x25519),
    ["SecP384r1MLKEM1024", "X25519Kyber768Draft00", "MLKEM768"],
    false,
  ],
  ["no TLS 1.3", () => alert(70), [], false],
  // The cause may be the missing key share and not the groups.
  ["handshake_failure for every question", () => alert(40), [], null],
  ["decode_error to these groups", (groups) => (groups.includes(x25519) ? retry(x25519) : alert(50)), [], null],
  ["silence", () => ({ bytes: new Uint8Array(), end: "silent" }), [], null],
  ["a group that was not offered", () => retry(0x0018), [], null],
])("%s", async ([, answer, offered, others]) => {
  const groups = await told(answer);

  expect(Object.keys(groups).filter((group) => groups[group] === true)).toEqual(offered);
  expect(Object.values(groups).filter((each) => each !== true && each !== others)).toEqual([]);
});

test("a server that cannot be probed leaves every group unknown", async () => {
  const groups = await told(() => {
    throw failure("tcp.refused", to);
  });

  expect(Object.values(groups).every((offered) => offered === null)).toBe(true);
});
