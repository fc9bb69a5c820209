import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clientHello, wireVersions, type TlsVersion } from "./client-hello.ts";
import { readServerReply, type ServerHello, type ServerReply } from "./server-hello.ts";

const random = "aa".repeat(32);

/** A handshake record with a ServerHello, in hexadecimal. */
function hello(version: string, extensions = "", session = "", compression = "00"): string {
  const sessionId = (session.length / 2).toString(16).padStart(2, "0") + session;
  const body = `${version}${random}${sessionId}c02f${compression}${extensions && length(extensions) + extensions}`;
  const message = `02${(body.length / 2).toString(16).padStart(6, "0")}${body}`;
  return `160303${length(message)}${message}`;
}

function length(hex: string): string {
  return (hex.length / 2).toString(16).padStart(4, "0");
}

function helloSaying(said: Partial<ServerHello> = {}): ServerReply {
  const none = { compression: 0, alpn: null, group: null, timestamps: null };
  return { kind: "hello", version: 0x0303, suite: 0xc02f, ...none, ...said };
}

/** RFC 5246 §6.2.1: a message may be split over several records. */
function inTwo(record: string): string {
  const message = record.slice(10);
  return [message.slice(0, 40), message.slice(40)].map((part) => `160303${length(part)}${part}`).join("");
}

const warning = "15030100020170";

test.for([
  ["a ServerHello", hello("0303"), helloSaying()],
  ["one with a session", hello("0301", "", "bb".repeat(32)), helloSaying({ version: 0x0301 })],
  ["one of TLS 1.3", hello("0303", "ff01000100002b00020304"), helloSaying({ version: 0x0304 })],
  ["a HelloRetryRequest", hello("0303", "002b0002030400330002001d"), helloSaying({ version: 0x0304, group: 0x1d })],
  [
    "one with a protocol and timestamps",
    hello("0303", "0010000500030268320012000400020000"),
    helloSaying({ alpn: "h2", timestamps: Buffer.from("00020000", "hex") }),
  ],
  ["one with compression", hello("0303", "", "", "01"), helloSaying({ compression: 1 })],
  ["one whose last extension is cut short", hello("0303", "002b0009030400"), helloSaying()],
  ["one after a warning", warning + hello("0303"), helloSaying()],
  ["one in two records", inTwo(hello("0303")), helloSaying()],
  ["one that is too short", "1603030008020000040303aaaa", { kind: "foreign" }],
  ["a fatal alert", "15030100020246", { kind: "alert", code: 70 }],
  ["a close", "15030100020100", { kind: "alert", code: 0 }],
  ["a warning alone", warning, { kind: "incomplete" }],
  ["half a ServerHello", hello("0303").slice(0, 40), { kind: "incomplete" }],
  ["nothing", "", { kind: "incomplete" }],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), { kind: "foreign" }],
  ["three letters", Buffer.from("SSH").toString("hex"), { kind: "foreign" }],
  ["another handshake message", "16030300040b000000", { kind: "foreign" }],
] as const satisfies readonly (readonly [what: string, hex: string, reply: ServerReply])[])(
  "%s is read as such",
  ([, hex, expected]) => {
    expect(readServerReply(Buffer.from(hex, "hex"))).toEqual(expected);
  },
);

test("any bytes are parsed without an error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isRecord) => {
      const reply = isRecord ? Buffer.concat([Buffer.from("1603030050020000", "hex"), bytes]) : bytes;
      expect(["hello", "alert", "foreign", "incomplete"]).toContain(readServerReply(reply).kind);
    }),
  );
});

const versions = Object.entries(wireVersions) as [TlsVersion, number][];

test.for(versions)("a ClientHello of %s is one complete record that only offers this version", ([version, wire]) => {
  const bytes = clientHello(version, "example.com");
  const offered = bytes.includes(Buffer.from([0, 43, 0, 3, 2, wire >> 8, wire & 0xff]));

  expect(bytes.readUInt16BE(3)).toBe(bytes.length - 5);
  expect(bytes.readUIntBE(6, 3)).toBe(bytes.length - 9);
  expect(bytes.readUInt16BE(9)).toBe(Math.min(wire, 0x0303));
  expect(offered).toBe(version === "TLSv1.3");
  expect(clientHello(version, "example.com")).toEqual(bytes);
});

test.for([
  ["TLSv1.2", "example.com", true],
  ["TLSv1.2", "192.0.2.1", false],
  ["TLSv1.2", "2001:db8::1", false],
  ["SSLv3", "example.com", false],
] as const)("whether a ClientHello of %s names %s: %s", ([version, host, isNamed]) => {
  expect(clientHello(version, host).includes(host)).toBe(isNamed);
});

test.for(versions)("a ClientHello of %s offers what is requested", ([version]) => {
  const bytes = clientHello(version, "example.com", { suites: [0x1234, 0x5678], groups: [0x4321] });

  expect(bytes.includes(Buffer.from([0, 4, 0x12, 0x34, 0x56, 0x78]))).toBe(true);
  expect(bytes.includes(Buffer.from([0, 10, 0, 4, 0, 2, 0x43, 0x21]))).toBe(version !== "SSLv3");
});

test.for(versions)("a ClientHello of %s never has a length that some servers hang on", ([version]) => {
  for (let count = 1; count <= 250; count++) {
    const suites = Array.from({ length: count }, (_, index) => index);
    const bytes = clientHello(version, "example.com", { suites });
    const length = bytes.length - 9;

    expect(bytes.readUInt16BE(3)).toBe(bytes.length - 5);
    expect(version === "SSLv3" || length < 256 || length > 511).toBe(true);
  }
});

test.for([
  ["SSLv3", false],
  ["TLSv1.0", true],
  ["TLSv1.1", true],
  ["TLSv1.2", true],
  ["TLSv1.3", false],
] as const)("whether a ClientHello of %s offers compression: %s", ([version, isOffered]) => {
  const bytes = clientHello(version, "example.com", { suites: [0x1234] });
  const suites = bytes.indexOf(Buffer.from([0, 2, 0x12, 0x34]));

  expect([...bytes.subarray(suites + 4, suites + 6)]).toEqual(isOffered ? [2, 1] : [1, 0]);
});
