import { expect, test } from "vitest";
import { say, shake } from "./ask.ts";
import { alerting, presenting, serveSslV3 } from "./raw-tls.ts";
import { serveTcp } from "./tcp.ts";
import { serveTls } from "./tls.ts";

/** An SSL 3.0 ClientHello with one suite, RSA with 3DES, and without extensions (RFC 6101 §5.6.1.2). */
const sslV3Hello = Buffer.from(`160300002d0100002903 00${"11".repeat(32)}000002000a0100`.replaceAll(" ", ""), "hex");

test("an SSL 3.0 server answers SSL 3.0", async () => {
  await using server = await serveSslV3();
  const { bytes } = await say(server.port, sslV3Hello, 47);

  expect(bytes.subarray(0, 3).toString("hex")).toBe("160300");
  expect(bytes[5]).toBe(2);
  expect(bytes.subarray(44, 46).toString("hex")).toBe("000a");
});

test("an SSL 3.0 server refuses TLS with alert 70", async () => {
  await using server = await serveSslV3();

  await expect(shake(server.port)).rejects.toThrow(/alert number 70/);
});

test("an SSL 3.0 server before a TLS server passes TLS to it", async () => {
  await using tls = await serveTls();
  await using server = await serveSslV3({ beside: tls.port });
  const socket = await shake(server.port);
  const { bytes } = await say(server.port, sslV3Hello, 47);
  socket.destroy();

  expect(socket.authorized).toBe(true);
  expect(bytes.subarray(0, 3).toString("hex")).toBe("160300");
});

test.for([40, 47, 70, 80, 112])("the client receives alert %i", async (number) => {
  await using server = await serveTcp(alerting(number));

  await expect(shake(server.port)).rejects.toThrow(`alert number ${number}`);
});

test.for([
  ["garbage", [Buffer.from("garbage")], /ASN1|asn1|not enough data|header too long|wrong tag/],
  ["nothing", [], /length|certificate/],
] as const)("%s in place of a certificate ends in the client", async ([, certificates, message]) => {
  await using server = await serveTcp(presenting(certificates));

  await expect(shake(server.port)).rejects.toThrow(message);
});
