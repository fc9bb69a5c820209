import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clientHello, wireVersions, type TlsVersion } from "./client-hello.ts";
import { readServerReply } from "./server-hello.ts";

const random = "aa".repeat(32);

/** A handshake record around a ServerHello, in hexadecimal. */
function hello(version: string, extensions = "", session = ""): string {
  const sessionId = (session.length / 2).toString(16).padStart(2, "0") + session;
  const body = `${version}${random}${sessionId}c02f00${extensions && length(extensions) + extensions}`;
  const message = `02${(body.length / 2).toString(16).padStart(6, "0")}${body}`;
  return `160303${length(message)}${message}`;
}

function length(hex: string): string {
  return (hex.length / 2).toString(16).padStart(4, "0");
}

const warning = "15030100020170";

test.for([
  ["a ServerHello", hello("0303"), { kind: "hello", version: 0x0303, suite: 0xc02f }],
  ["one with a session", hello("0301", "", "bb".repeat(32)), { kind: "hello", version: 0x0301, suite: 0xc02f }],
  [
    "one of TLS 1.3",
    hello("0303", "ff0100010000 2b00020304".replaceAll(" ", "")),
    { kind: "hello", version: 0x0304, suite: 0xc02f },
  ],
  ["one behind a warning", warning + hello("0303"), { kind: "hello", version: 0x0303, suite: 0xc02f }],
  ["a fatal alert", "15030100020246", { kind: "alert", code: 70 }],
  ["a close", "15030100020100", { kind: "alert", code: 0 }],
  ["a warning alone", warning, { kind: "incomplete" }],
  ["half a ServerHello", hello("0303").slice(0, 40), { kind: "incomplete" }],
  ["nothing", "", { kind: "incomplete" }],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), { kind: "foreign" }],
  ["three letters", Buffer.from("SSH").toString("hex"), { kind: "foreign" }],
  ["another handshake message", "16030300040b000000", { kind: "foreign" }],
] as const)("%s is read as such", ([, hex, expected]) => {
  expect(readServerReply(Buffer.from(hex, "hex"))).toEqual(expected);
});

test("any bytes are read without an error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isRecord) => {
      const reply = isRecord ? Buffer.concat([Buffer.from("1603030050020000", "hex"), bytes]) : bytes;
      expect(["hello", "alert", "foreign", "incomplete"]).toContain(readServerReply(reply).kind);
    }),
  );
});

const versions = Object.entries(wireVersions) as [TlsVersion, number][];

test.for(versions)("a ClientHello of %s is one whole record that offers just that", ([version, wire]) => {
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
