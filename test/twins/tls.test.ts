import { once } from "node:events";
import { connect } from "node:tls";
import { expect, test } from "vitest";
import { shake } from "./ask.ts";
import { reply } from "./raw-http.ts";
import { oldVersions, serveHttp2, serveTls } from "./tls.ts";

const lenient = { minVersion: "TLSv1", ciphers: "ALL:@SECLEVEL=0" } as const;

test.for([
  ["TLS 1.0", "TLSv1"],
  ["TLS 1.1", "TLSv1.1"],
  ["TLS 1.0 to 1.3", "TLSv1.3"],
] as const)("a server of %s speaks %s", async ([name, protocol]) => {
  await using server = await serveTls(oldVersions[name]);
  const socket = await shake(server.port, lenient);

  expect(socket.getProtocol()).toBe(protocol);
  socket.destroy();
});

test.for([
  ["X25519MLKEM768", { type: "TLSGroup", name: "X25519MLKEM768" }],
  ["X25519", { type: "ECDH", name: "X25519", size: 253 }],
] as const)("a server of group %s agrees on it", async ([groups, info]) => {
  await using server = await serveTls({ groups });
  const socket = await shake(server.port);

  expect(socket.getEphemeralKeyInfo()).toEqual(info);
  socket.destroy();
});

test("the staple is sent on request", async () => {
  const staple = Buffer.from("3003020106", "hex");
  await using server = await serveTls({ staple });
  const socket = connect({ host: "127.0.0.1", port: server.port, requestOCSP: true, rejectUnauthorized: false });
  const [received] = (await once(socket, "OCSPResponse")) as [Buffer | null];
  socket.destroy();

  expect(received).toEqual(staple);
});

test("header lines are sent as written", async () => {
  const headers = ["x-Odd : \xe9", "Set-Cookie: a=1", "Set-Cookie: b=2"];
  await using server = await serveTls({ answer: reply({ headers, body: "hello" }) });
  const socket = await shake(server.port);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [bytes] = (await once(socket, "data")) as [Buffer];
  socket.destroy();

  expect(bytes.toString("latin1")).toBe(`HTTP/1.1 200 OK\r\n${headers.join("\r\n")}\r\nContent-Length: 5\r\n\r\nhello`);
});

test("a server of HTTP/2 alone refuses HTTP/1.1 with alert 120", async () => {
  await using server = await serveHttp2();

  await expect(shake(server.port, { ALPNProtocols: ["http/1.1"] })).rejects.toThrow(/alert number 120/);
  const socket = await shake(server.port, { ALPNProtocols: ["h2"] });
  expect(socket.alpnProtocol).toBe("h2");
  socket.destroy();
});
