import { expect, test } from "vitest";
import { offersOf } from "./offers-of.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { alert, serveHello, serverHello } from "../twins/raw-tls.ts";
import { passOn } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

const versionOf = { 0x0300: "SSLv3", 0x0301: "TLSv1.0", 0x0302: "TLSv1.1", 0x0303: "TLSv1.2" } as const;

test.for([
  ["DHE with a DSA key", 0x0301, 0x0032],
  ["fixed Diffie-Hellman", 0x0302, 0x0031],
  ["fixed ECDH", 0x0301, 0xc004],
  ["EXPORT1024", 0x0300, 0x0061],
  ["a pre-shared key", 0x0301, 0x008c],
  ["CCM_8", 0x0303, 0xc0a1],
  ["a pre-shared key", 0x0303, 0x00a8],
] as const)("a version with nothing but %s is seen: %i", async ([, wire, suite]) => {
  await using beside = await serveTls({ minVersion: "TLSv1.3" });
  await using server = await serveHello((socket, { version, isNew, suites }, bytes) => {
    if (isNew) passOn(socket, beside.port, bytes);
    else if (version === wire && suites.includes(suite)) socket.end(serverHello(version, suite));
    else socket.end(alert(40));
  });
  const { versions } = await offersOf(server.port);

  expect(versions.filter(({ offered }) => offered).map(({ version }) => version)).toEqual([versionOf[wire], "TLSv1.3"]);
});

test("a server with a limit on suites is asked for the rare ones separately", async () => {
  await using beside = await serveTls({ minVersion: "TLSv1.3" });
  await using server = await serveHello((socket, { version, isNew, suites }, bytes) => {
    if (isNew) passOn(socket, beside.port, bytes);
    else if (version === 0x0303 && suites.length <= 128 && suites.includes(0xc0af))
      socket.end(serverHello(version, 0xc0af));
    else socket.end(alert(40));
  });
  const { versions } = await offersOf(server.port);

  expect(versions).toContainEqual({ version: "TLSv1.2", offered: true, reason: "server-hello" });
});

test("handshake_failure to everything there is says that a version is off", async () => {
  await using beside = await serveTls({ minVersion: "TLSv1.3", served: chainFor("rsa") });
  await using server = await serveHello((socket, { isNew }, bytes) =>
    isNew ? passOn(socket, beside.port, bytes) : socket.end(alert(40)),
  );
  const { versions } = await offersOf(server.port);

  expect(versions.filter(({ offered }) => offered === false)).toHaveLength(4);
});
