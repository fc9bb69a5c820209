import { expect, test } from "vitest";
import { answerOf, recordOf } from "../../../test/dns/samples.ts";
import { rcodeText, types, typeText } from "./codes.ts";
import { dataBytes } from "./data.ts";
import { DnsError } from "./error.ts";
import type { DnsMessage } from "./message.ts";
import { root } from "./name.ts";
import { parseName } from "./name-text.ts";
import { readMessage } from "./read-message.ts";
import { writeMessage, writeQuery } from "./write-message.ts";

const address = recordOf("a.test", { type: "A", address: "192.0.2.1" });
const answer = answerOf("a.test", types.A, { answers: [address] });
const algorithm = { type: "DS", keyTag: 1, algorithm: 8, digestType: 2, digest: Buffer.alloc(32) } as const;
const gap = { type: "NSEC", next: root, types: [] } as const;

/** A message's bytes, changed. */
function bent(change: (bytes: Buffer) => Buffer | void, message = answer): Buffer {
  const bytes = Buffer.from(writeMessage(message));
  return change(bytes) ?? bytes;
}

test.for([
  ["RD alone", {}, "0100 0001 0000 0000 0000"],
  ["nothing", { isRecursionDesired: false }, "0000 0001 0000 0000 0000"],
  ["CD", { isCheckingDisabled: true }, "0110 0001 0000 0000 0000"],
  ["AD", { isAuthenticData: true }, "0120 0001 0000 0000 0000"],
] as const)("a question with %s", ([, asking, head]) => {
  const bytes = writeQuery(0xabcd, parseName("a.test"), types.A, { ...asking, hasEdns: false });

  expect(bytes.toString("hex")).toBe(`abcd${head.replaceAll(" ", "")}016104746573740000010001`);
});

test("an EDNS query has the datagram size and the DO flag, and no other option", () => {
  const bytes = writeQuery(1, parseName("."), types.NS, { isDnssecOk: true });

  expect(bytes.toString("hex")).toBe("000101000001000000000001000002000100002904d0000080000000");
});

test.for([
  ["an A of three octets", 0x0003, "broken"],
  ["an A of no octets", 0x0000, "broken"],
] as const)("%s leaves the records beside it as they are", ([, length, type]) => {
  const bytes = writeMessage({ ...answer, answers: [address, address] });
  const first = 12 + 12;
  bytes.writeUInt16BE(length, first + 10);
  const shorter = Buffer.concat([bytes.subarray(0, first + 12 + length), bytes.subarray(first + 16)]);

  expect(readMessage(shorter).answers.map(({ data }) => data.type)).toEqual([type, "A"]);
});

test.for<[name: string, bytes: Buffer, reason: string]>([
  ["less than a head", Buffer.alloc(11), "truncated"],
  ["a record too few", bent((bytes) => void bytes.writeUInt16BE(2, 6)), "truncated"],
  ["a record that is too long", bent((bytes) => void bytes.writeUInt16BE(5, 34)), "truncated"],
  ["a broken record after the answer", bent((bytes) => void bytes.writeUInt16BE(1, 10)), "truncated"],
  ["10,001 records", bent((bytes) => void bytes.writeUInt16BE(10_001, 6)), "too many records"],
  ["33 questions", bent((bytes) => void bytes.writeUInt16BE(33, 4)), "too many questions"],
  ["65,536 octets", Buffer.alloc(65_536), "longer than a message can be"],
])("a message with %s is rejected", ([, bytes, reason]) => {
  expect(() => readMessage(bytes)).toThrow(reason);
});

const opt = "0000290200000080000000";

test.for([
  ["OPT as an answer", [1, 0, 0], opt, "OPT out of place"],
  ["OPT twice", [0, 0, 2], opt + opt, "more than one OPT"],
  ["OPT of a name", [0, 0, 1], `0161${opt}`, "OPT of a name"],
  ["half an option", [0, 0, 1], "00002902000000800000 05 0003 0002 ff".replaceAll(" ", ""), "truncated"],
] as const)("a message with %s is rejected", ([, [answers, authorities, additionals], hex, reason]) => {
  const counts = [0, answers, authorities, additionals].map((count) => count.toString(16).padStart(4, "0")).join("");

  expect(() => readMessage(Buffer.from(`00018000${counts}${hex}`, "hex"))).toThrow(reason);
});

test("a truncated message has the complete records", () => {
  const whole = writeMessage({ ...answer, isTruncated: true, answers: [address, address, address] });

  const read = readMessage(whole.subarray(0, -5));
  expect([read.isTruncated, read.answers.length, read.stray]).toEqual([true, 2, 0]);
});

test("bytes after the last record are counted", () => {
  expect(readMessage(bent((bytes) => Buffer.concat([bytes, Buffer.alloc(3)]))).stray).toBe(3);
});

test("a TTL with its highest bit set is zero", () => {
  expect(readMessage(bent((bytes) => void bytes.writeUInt32BE(0x8000_0000, 30))).answers[0]?.ttl).toBe(0);
});

/** A message that only has EDNS options, in hexadecimal. */
function withOptions(options: string): DnsMessage {
  const length = (options.length / 2).toString(16).padStart(4, "0");
  return readMessage(Buffer.from(`000180020000000000000001000029020001000000${length}${options}`, "hex"));
}

test("an extended error is read", () => {
  const option = "000f 0013 0006 7369676e61747572652065787069726564".replaceAll(" ", "");
  const long = "000f 0402 0007".replaceAll(" ", "") + "61".repeat(1024);

  expect(withOptions(option)).toMatchObject({
    rcode: 0x12,
    edns: { size: 512, version: 0, options: [{ name: "error", code: 6, text: "signature expired" }] },
  });
  expect(withOptions(long)).toMatchObject({ edns: { options: [{ text: "a".repeat(512) }] } });
});

test.for([
  ["without octets", "000f0000", { name: "other", code: 15, bytes: Buffer.alloc(0) }],
  ["of half a code", "000f0001ff", { name: "other", code: 15, bytes: Buffer.of(0xff) }],
  ["without words", "000f00020006", { name: "error", code: 6, text: "" }],
  ["that ends in zeros", "000f000500066100 00".replace(" ", ""), { name: "error", code: 6, text: "a" }],
  ["that is cut within a character", `000f02030006${"61".repeat(511)}c3a9`, { text: "a".repeat(511) }],
  ["that is no UTF-8", `000f02020006${"ff".repeat(512)}`, { text: "\ufffd".repeat(170) }],
  ["with a byte order mark", "000f00060006efbbbf61", { text: "\ufeffa" }],
] as const)("an extended error %s leaves the message unchanged, and can be written again", ([, hex, option]) => {
  const message = withOptions(hex);

  expect(message.edns?.options).toMatchObject([option]);
  expect(readMessage(writeMessage(message))).toEqual(message);
});

test("invalid values cannot be written", () => {
  const text = Buffer.alloc(255);
  const texts = Array.from({ length: 300 }, () => recordOf("a.test", { type: "TXT", strings: [text] }));

  expect(() => writeMessage({ ...answer, rcode: 16 })).toThrow("a response code that needs EDNS");
  expect(() => writeMessage({ ...answer, answers: texts })).toThrow("longer than a message can be");
  expect(() => writeMessage({ ...answer, answers: [recordOf("a.test", { type: "A", address: "::1" })] })).toThrow(
    "not an IPv4 address",
  );
});

test.for<[what: string, write: () => Buffer, reason: string]>([
  ["an id of seventeen bits", () => writeQuery(70_000, parseName("a.test"), types.A), "no number of 2 octets"],
  ["a type of seventeen bits", () => writeQuery(1, parseName("a.test"), 70_000), "no number of 2 octets"],
  ["a type that is half a number", () => writeQuery(1, parseName("a.test"), 1.5), "no number of 2 octets"],
  ["a type that is not a number", () => writeQuery(1, parseName("a.test"), Number.NaN), "no number of 2 octets"],
  ["a TTL of 33 bits", () => writeMessage({ ...answer, answers: [{ ...address, ttl: 2 ** 32 }] }), "no number of 4"],
  ["a preference below zero", () => dataBytes({ type: "MX", preference: -1, exchange: root }), "no number of 2 octets"],
  ["an algorithm of nine bits", () => dataBytes({ ...algorithm, algorithm: 256 }), "no number of 1 octets"],
  ["a type of seventeen bits among those of a name", () => dataBytes({ ...gap, types: [70_000] }), "no number of 1"],
  ["an operation of five bits", () => writeMessage({ ...answer, opcode: 16 }), "an operation of more than four bits"],
])("%s is not written", ([, write, reason]) => {
  expect(write).toThrow(DnsError);
  expect(write).toThrow(reason);
});

test("names are compressed if their rest was written before in the same case", () => {
  const one = recordOf("a.test", { type: "MX", preference: 1, exchange: parseName("mail.a.test") });
  const other = recordOf("A.test", { type: "MX", preference: 2, exchange: parseName("mail.a.test") });
  const bytes = writeMessage({ ...answer, answers: [one, other] });

  expect(bytes.subarray(24).toString("hex")).toBe(
    `c00c 000f 0001 0000012c 0009 0001 046d61696c c00c 0141 c00e 000f 0001 0000012c 0004 0002 c026`.replaceAll(" ", ""),
  );
});

test("codes have names, and unknown ones numbers", () => {
  expect([1, 65, 65_280].map(typeText)).toEqual(["A", "HTTPS", "TYPE65280"]);
  expect([37, 42, 45, 107, 108, 109, 128].map(typeText)).toEqual([
    "CERT",
    "APL",
    "IPSECKEY",
    "LP",
    "EUI48",
    "EUI64",
    "NXNAME",
  ]);
  expect([2, 3, 23, 11].map(rcodeText)).toEqual(["SERVFAIL", "NXDOMAIN", "BADCOOKIE", "RCODE11"]);
});
