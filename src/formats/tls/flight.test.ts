import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEnough, readFlight, readKeyExchange } from "./flight.ts";

function sized(hex: string, bytes: number): string {
  return (hex.length / 2).toString(16).padStart(2 * bytes, "0") + hex;
}

function message(type: string, body: string): string {
  return type + sized(body, 3);
}

function record(content: string, type = "16"): string {
  return `${type}0303${sized(content, 2)}`;
}

const hello = record(message("02", `0303${"aa".repeat(32)}00c02f00`));
const certificate = record(message("0b", sized("00".repeat(600), 3)));
const done = record(message("0e", ""));
const alert = record("0228", "15");

function flightWith(exchange: string): Buffer {
  return Buffer.from(hello + certificate + record(message("0c", exchange)) + done, "hex");
}

test.for([
  ["X25519", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", `03001d20${"bb".repeat(32)}`, { kind: "group", group: 0x1d }],
  ["an anonymous curve", "TLS_ECDH_anon_WITH_NULL_SHA", `0300170504${"bb".repeat(4)}`, { kind: "group", group: 0x17 }],
  ["an explicit curve", "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "0100", null],
  ["1024 bits", "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", sized(`ff${"00".repeat(127)}`, 2), { kind: "finite", bits: 1024 }],
  ["1023 bits", "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", sized(`7f${"00".repeat(127)}`, 2), { kind: "finite", bits: 1023 }],
  [
    "512 after zeros",
    "TLS_DH_anon_WITH_RC4_128_MD5",
    sized(`0000ff${"00".repeat(63)}`, 2),
    { kind: "finite", bits: 512 },
  ],
  ["a prime cut short", "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", "0100ff", null],
  ["an empty prime", "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", "00020000", null],
  ["static RSA of export strength", "TLS_RSA_EXPORT_WITH_RC4_40_MD5", sized("ff".repeat(64), 2), null],
] as const)("a key exchange over %s", ([, suite, exchange, expected]) => {
  expect(readKeyExchange(flightWith(exchange), suite)).toEqual(expected);
});

test("a key exchange is found after a certificate or in one record with it, once it is complete", () => {
  const exchange = `03001d20${"bb".repeat(32)}`;
  const joined = Buffer.from(record(`${hello.slice(10)}${certificate.slice(10)}${message("0c", exchange)}`), "hex");

  expect(readKeyExchange(joined, "TLS_ECDHE_RSA")).toEqual({ kind: "group", group: 0x1d });
  expect(readKeyExchange(joined.subarray(0, -5), "TLS_ECDHE_RSA")).toBeNull();
});

test.for([
  ["nothing", "", false, false],
  ["half a ServerHello", hello.slice(0, 40), false, false],
  ["a ServerHello", hello, true, false],
  ["a certificate", hello + certificate, true, false],
  ["the end of a flight without key exchange", hello + certificate + done, true, true],
  ["an alert", alert, true, true],
  ["an alert after the ServerHello", hello + alert, true, true],
  ["a warning", record("0170", "15"), false, false],
  ["a page", Buffer.from("HTTP/1.1 400 Bad Request").toString("hex"), true, true],
  ["another message", certificate, true, true],
] as const)("%s: whether it is enough for the version, and for the key exchange", ([, hex, forHello, forExchange]) => {
  const bytes = Buffer.from(hex, "hex");

  expect([isEnough(bytes, "hello"), isEnough(bytes, "key-exchange")]).toEqual([forHello, forExchange]);
});

test("any bytes are parsed without an error", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom("", "1603030020", "160303004002000030"),
      (bytes, head) => {
        const all = Buffer.concat([Buffer.from(head, "hex"), bytes]);
        expect(readFlight(all).messages.length).toBeLessThan(100);
        expect(() => readKeyExchange(all, "TLS_DHE_RSA")).not.toThrow();
      },
    ),
  );
});
