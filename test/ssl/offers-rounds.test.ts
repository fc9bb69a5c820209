import type { Socket } from "node:net";
import { expect, test } from "vitest";
import type { Offers } from "../../src/probes/offers/offers.ts";
import { offersOf } from "./offers-of.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { serveInRounds } from "../twins/rounds.ts";
import { passOn, serveTcp, type Behaviour } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const gcm = { ciphers: "ECDHE+AESGCM" } as const;

test.for<[what: string, options: TlsTwinOptions, rounds: number, hellos: number]>([
  ["a current server", gcm, 3, 12],
  ["a current server with an RSA key", { ...gcm, served: chainFor("rsa") }, 3, 12],
  ["one without hybrid groups", { ...gcm, groups: "X25519:P-256:P-384" }, 3, 10],
  ["TLS 1.3 alone", { minVersion: "TLSv1.3" }, 3, 11],
  ["TLS 1.2 alone", { ...gcm, maxVersion: "TLSv1.2", served: chainFor("rsa") }, 3, 9],
  ["the suites that a library takes by itself", { served: chainFor("rsa") }, 6, 14],
  ["the same with an elliptic key", {}, 4, 13],
  [
    "every suite over every version",
    { ...oldVersions["TLS 1.0 to 1.3"], ciphers: "ALL:COMPLEMENTOFALL:@SECLEVEL=0", served: chainFor("rsa") },
    7,
    27,
  ],
])("%s: rounds of questions that wait for each other", async ([, options, rounds, hellos]) => {
  await using server = await serveTls(options);
  await using far = await serveInRounds(server.port);
  const found = await offersOf(far.port);

  expect(far.rounds()).toBeLessThanOrEqual(rounds);
  expect(found.hellos).toBeLessThanOrEqual(hellos);
  expect(found.connections).toBe(1 + found.hellos);
  // Six questions, and the connection that is kept.
  expect(far.mostAtATime()).toBeLessThanOrEqual(7);
});

/** Everything except the number of questions. */
function factsOf({ hellos, connections, ...facts }: Offers & { readonly connections: number }) {
  return { ...facts, isCounted: connections === 1 + hellos };
}

/** The number of suites in a ClientHello (RFC 5246 §7.4.1.2). */
function suitesIn(hello: Buffer): number {
  return hello.readUInt16BE(44 + (hello[43] ?? 0)) / 2;
}

function unless(isDisliked: (hello: Buffer) => boolean, refuse: Behaviour, port: number): Behaviour {
  return (socket) =>
    socket.once("data", (hello: Buffer) => (isDisliked(hello) ? refuse(socket) : passOn(socket, port, hello)));
}

const alerting = (socket: Socket): unknown => socket.end(Buffer.from("15030300020228", "hex"));
const resetting = (socket: Socket): unknown => socket.resetAndDestroy();
const silent = (): void => {};

test.for([
  ["an alert", alerting],
  ["a reset", resetting],
  ["silence", silent],
] as const)("a server that answers more than 128 suites with %s still has its full result", async ([, refuse]) => {
  await using server = await serveTls({ served: chainFor("rsa") });
  await using short = await serveTcp(unless((hello) => suitesIn(hello) > 128, refuse, server.port));
  const [expected, found] = await Promise.all([offersOf(server.port), offersOf(short.port)]);

  expect(found.suites.filter(({ offered }) => offered).map(({ family }) => family)).toEqual([
    "ecdhe-aead",
    "ecdhe-cbc",
    "static-rsa",
    "other",
  ]);
  expect(factsOf(found).suites).toEqual(factsOf(expected).suites);
  expect(factsOf(found).alpn).toEqual(factsOf(expected).alpn);
  expect(found.connections).toBe(1 + found.hellos);
});

test("a TLS 1.2 server that ignores TLS 1.3 is otherwise measured completely", async () => {
  await using server = await serveTls({ maxVersion: "TLSv1.2", served: chainFor("rsa") });
  // Only TLS 1.3 hellos have as few as five suites.
  await using old = await serveTcp(unless((hello) => suitesIn(hello) === 5, silent, server.port));
  const [expected, found] = await Promise.all([offersOf(server.port), offersOf(old.port)]);

  expect(factsOf(found)).toEqual(factsOf(expected));
});

test("a server limited to six connections has refused nothing by closing the seventh", async () => {
  await using server = await serveTls({ served: chainFor("rsa") });
  const open = new Set<Socket>();
  await using crowded = await serveTcp((socket) => {
    if (open.size < 6) passOn(socket, server.port);
    else socket.resetAndDestroy();
    open.add(socket);
    for (const end of ["end", "close"]) socket.once(end, () => open.delete(socket));
  });
  const [expected, found] = await Promise.all([offersOf(server.port), offersOf(crowded.port)]);

  expect(factsOf(found)).toEqual(factsOf(expected));
});

test("a server that refuses every hello without a key share has refused no group", async () => {
  await using server = await serveTls(gcm);
  await using strict = await serveTcp(unless((hello) => suitesIn(hello) === 5, alerting, server.port));
  const { groups } = await offersOf(strict.port);

  expect(groups.filter(({ offered }) => offered === false)).toEqual([]);
  expect(groups).toContainEqual({ namedGroup: "X25519MLKEM768", offered: true, reason: "negotiated" });
  expect(groups).toContainEqual({ namedGroup: "x448", offered: null, reason: "no-retry" });
});
