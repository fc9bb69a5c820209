import { createServer as createSecureServer } from "node:tls";
import { expect, test } from "vitest";
import { toPem } from "../../demo/der-writer.ts";
import { doorFor, keep } from "../../../test/engine.ts";
import { listen } from "../../../test/twins/listen.ts";
import { distinguishedName, issue, issueRoot } from "../../demo/issue.ts";
import {
  chainFor,
  inDays,
  keysOf,
  leafOf,
  root,
  served,
  strangerRoot,
  type ChainKind,
} from "../../../test/twins/pki/pki.ts";
import { alerting, presenting } from "../../../test/twins/raw-tls.ts";
import {
  closedPort,
  closingOnFirstWords,
  passOn,
  resettingAtOnce,
  resettingOnFirstWords,
  saying,
  serveTcp,
  stayingSilent,
} from "../../../test/twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../../../test/twins/tls.ts";
import type { Endpoint } from "../../core/net/net.ts";

const local = (port: number): Endpoint => ({ host: "localhost", port });
const at = (port: number): Endpoint => ({ host: "127.0.0.1", port });

test.for<ChainKind>(["good", "leaf only", "wrong order", "unrelated extra", "duplicate", "with root"])(
  "the chain is reported as served: %s",
  async (kind) => {
    const served = chainFor(kind);
    for (const maxVersion of ["TLSv1.2", "TLSv1.3"] as const) {
      const twin = await keep(serveTls({ served, maxVersion }));
      using door = doorFor();
      const { chain } = await door.net.tls(local(twin.port));

      expect(chain.map((der) => Buffer.from(der))).toEqual(served.chain);
    }
  },
);

test.for<[name: string, options: TlsTwinOptions, expected: object]>([
  [
    "a current server",
    {},
    { protocol: "TLSv1.3", group: "X25519MLKEM768", alpn: null, trustError: null, lenient: false },
  ],
  ["TLS 1.2", { maxVersion: "TLSv1.2", groups: "P-256" }, { protocol: "TLSv1.2", group: "prime256v1", lenient: false }],
  ["static RSA", { served: chainFor("rsa"), maxVersion: "TLSv1.2", ciphers: "AES128-GCM-SHA256" }, { group: null }],
  ["application protocols", { alpn: ["h2", "http/1.1"] }, { alpn: "http/1.1" }],
  ["TLS 1.0", oldVersions["TLS 1.0"], { protocol: "TLSv1", lenient: true }],
  ["a weak key", { served: chainFor("rsa 1024") }, { trustError: "UNSPECIFIED" }],
  [
    "an unknown authority",
    { served: chainFor("unknown authority") },
    { trustError: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" },
  ],
  ["expired", { served: chainFor("expired") }, { trustError: "CERT_HAS_EXPIRED" }],
  ["a wrong name, which is not OpenSSL's to judge", { served: chainFor("wrong name") }, { trustError: null }],
])("a handshake reports the negotiated parameters: %s", async ([, options, expected]) => {
  const twin = await keep(serveTls(options));
  using door = doorFor();

  expect(await door.net.tls(local(twin.port))).toMatchObject(expected);
});

test.for<[name: string, reason: string, behave: Parameters<typeof serveTcp>[0]]>([
  ["resets at once", "tcp.reset", resettingAtOnce()],
  ["resets on the ClientHello", "tcp.reset", resettingOnFirstWords()],
  ["closes on the ClientHello", "tls.closed", closingOnFirstWords()],
  ["stays silent", "timeout.tls", stayingSilent()],
  ["speaks HTTP", "tls.not-tls", saying("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["speaks SSH", "tls.not-tls", saying("SSH-2.0-OpenSSH_9.9\r\n")],
  ["refuses every offer", "tls.alert.40", alerting(40)],
  ["speaks nothing but HTTP/2 by its alert, then nothing else", "tls.alert.120", alerting(120)],
  ["presents no certificate at all", "tls.failed", presenting([])],
  ["presents garbage for a certificate", "tls.failed", presenting([Buffer.from("garbage")])],
])("a server that %s gives a failure: %s", async ([, reason, behave]) => {
  const twin = await keep(serveTcp(behave));
  using door = doorFor({ deadline: 500 });

  await expect(door.net.tls(at(twin.port))).rejects.toMatchObject({ reason });
});

test.for([
  ["once", 1, false],
  ["twice", 2, true],
] as const)(
  "a server that closes %s is asked again with the same offer, and with an outdated offer only after that",
  async ([, times, lenient]) => {
    const twin = await keep(serveTls());
    let connections = 0;
    const moody = await keep(
      serveTcp((socket) => (++connections > times ? passOn(socket, twin.port) : resettingOnFirstWords()(socket))),
    );
    using door = doorFor();

    expect(await door.net.tls(local(moody.port))).toMatchObject({ protocol: "TLSv1.3", lenient });
    expect(connections).toBe(times + 1);
  },
);

test("a certificate with 10,000 names exceeds the limit of OpenSSL and browsers", async () => {
  const twin = await keep(serveTls({ served: chainFor("many names") }));
  using door = doorFor();

  await expect(door.net.tls(local(twin.port))).rejects.toMatchObject({ reason: "tls.oversized" });
});

test("a refused connection has its own failure", async () => {
  using door = doorFor();

  await expect(door.net.tls(at(await closedPort()))).rejects.toMatchObject({ reason: "tcp.refused" });
});

test("the handshake, headers and every further page share one connection", async () => {
  const twin = await keep(serveTls());
  using door = doorFor();

  const handshake = await door.net.tls(local(twin.port));
  const first = await door.net.http({ url: `${twin.origin}/` });
  const second = await door.net.http({ url: `${twin.origin}/again` });

  expect(twin.connections()).toBe(1);
  expect([first.handshake, second.handshake]).toEqual([handshake, handshake]);
  expect([first.roundTrips, second.roundTrips]).toEqual([4, 1]);
});

test.for<[options: TlsTwinOptions, host: string, roundTrips: number]>([
  [{}, "localhost", 4],
  [{}, "127.0.0.1", 3],
  [{ maxVersion: "TLSv1.2" }, "127.0.0.1", 4],
  // A rejected handshake costs the connection and the answer to its ClientHello.
  [oldVersions["TLS 1.1"], "127.0.0.1", 6],
])("round trips of %j at %s", async ([options, host, roundTrips]) => {
  const twin = await keep(serveTls(options));
  using door = doorFor();

  expect(await door.net.http({ url: `https://${host}:${twin.port}/` })).toMatchObject({ roundTrips });
});

test("a server that requires a client certificate says so after the handshake", async () => {
  const { leaf, chain } = chainFor("good");
  const cert = chain.map((der) => toPem(der, "CERTIFICATE")).join("");
  const twin = await keep(
    listen(createSecureServer({ key: leaf.key, cert, ca: root.pem, requestCert: true, rejectUnauthorized: true })),
  );
  using door = doorFor();

  expect(await door.net.tls(local(twin.port))).toMatchObject({ protocol: "TLSv1.3" });
  await expect(door.net.http({ url: `https://localhost:${twin.port}/` })).rejects.toMatchObject({
    reason: expect.stringMatching(/^tls\.alert\.116$/),
  });
});

test("a fetched intermediate completes a chain; garbage does not", async () => {
  const [, intermediate] = chainFor("good").chain;
  const twin = await keep(serveTls({ served: chainFor("leaf only") }));
  using door = doorFor();
  const trustError = async (...issuers: Uint8Array[]) => (await door.net.tls(local(twin.port), { issuers })).trustError;

  expect(await trustError(intermediate ?? Buffer.alloc(0))).toBeNull();
  expect(await trustError(Buffer.from("garbage"), new Uint8Array())).toBe("UNABLE_TO_VERIFY_LEAF_SIGNATURE");
});

const missing = { keys: keysOf("p256", "missing"), notBefore: inDays(-9), notAfter: inDays(99) };
const missingRoot = issueRoot({ ...missing, subject: { commonName: "Missing CA" } });

test.for([
  ["unchanged", missingRoot],
  [
    "with another spelling of its name",
    issue(
      { ...missing, subject: missingRoot.subject, authority: {}, keyUsage: ["keyCertSign"] },
      { ...missingRoot, subject: distinguishedName({ commonName: "MISSING  CA" }) },
    ),
  ],
] as const)("a fetched self-issued authority is not an anchor: %s", async ([, { der }]) => {
  const twin = await keep(serveTls({ served: served(leafOf({}, missingRoot)) }));
  using door = doorFor();

  expect((await door.net.tls(local(twin.port), { issuers: [der] })).trustError).not.toBeNull();
});

test("only Mozilla's roots and the user's own are trusted", async () => {
  const twin = await keep(serveTls({ served: chainFor("unknown authority") }));
  using without = doorFor({ given: [] });
  using withIt = doorFor({ given: [strangerRoot.pem] });

  expect((await without.net.tls(local(twin.port))).trustError).not.toBeNull();
  expect((await withIt.net.tls(local(twin.port))).trustError).toBeNull();
});
