import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { offersOf, type Found } from "./offers-of.ts";
import { serveLimited, type Limit } from "../twins/limits.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { serveHello } from "../twins/raw-tls.ts";
import { closingOnFirstWords, passOn, resettingAtOnce, resettingOnFirstWords } from "../twins/tcp.ts";
import { oldVersions, serveTls } from "../twins/tls.ts";

const worthless = { ciphers: "ALL:COMPLEMENTOFALL:@SECLEVEL=0", served: chainFor("rsa") };

const limits: readonly (readonly [what: string, isTooMuch: Limit])[] = [
  ...[2, 3, 4, 5].map((most): readonly [string, Limit] => [`${most} at a time`, (_, open) => open > most]),
  ...[2, 3].map((each): readonly [string, Limit] => [
    `every connection but number ${each}`,
    (count) => count % each === 0,
  ]),
];

const farewells = { "a reset": resettingOnFirstWords(), "a close": closingOnFirstWords() };

function worthlessOf({ suites }: Found): readonly (boolean | null)[] {
  return suites.filter(({ family }) => family === "null" || family === "anonymous").map(({ offered }) => offered);
}

test.for(limits)("worthless suites are found behind a limiter that accepts %s", async ([, isTooMuch]) => {
  await using server = await serveTls(worthless);
  for (const sendAway of Object.values(farewells)) {
    await using limited = await serveLimited(server.port, isTooMuch, sendAway);

    expect(worthlessOf(await offersOf(limited.port))).toEqual([true, true]);
  }
});

test.for(limits)("old versions are found behind a limiter that accepts %s", async ([, isTooMuch]) => {
  await using server = await serveTls({ ...oldVersions["TLS 1.0 to 1.3"], served: chainFor("rsa") });
  await using limited = await serveLimited(server.port, isTooMuch, resettingAtOnce());
  const { versions } = await offersOf(limited.port);

  expect(versions.map(({ offered }) => offered)).toEqual([false, true, true, true, true]);
});

test.for([
  ["one at a time", (_: number, open: number) => open > 1],
  ["none after the first", (count: number) => count > 1],
  ["none after the fourth", (count: number) => count > 4],
] as const)("a limiter that accepts %s does not count as a refusal", async ([, isTooMuch]) => {
  await using server = await serveTls({ ...oldVersions["TLS 1.0 to 1.3"], ...worthless });
  await using limited = await serveLimited(server.port, isTooMuch, resettingOnFirstWords());
  const { versions, suites, groups } = await offersOf(limited.port);
  const all = [...versions, ...suites, ...groups];

  expect(all.filter(({ offered }) => offered === false)).toEqual([]);
});

const [tls10, tls12] = [0x0301, 0x0303];

test.for<[what: string, hangUp: (socket: Socket) => unknown, reason: string]>([
  ["closes", (socket) => socket.end(), "closed"],
  ["resets", (socket) => socket.resetAndDestroy(), "reset"],
])("a server that always %s on old versions does not offer them", async ([, hangUp, reason]) => {
  await using beside = await serveTls({ ciphers: "ECDHE+AESGCM" });
  await using server = await serveHello((socket, { version, isNew }, bytes) =>
    version < tls12 && !isNew ? hangUp(socket) : passOn(socket, beside.port, bytes),
  );
  const { versions, connections, hellos } = await offersOf(server.port);

  const told = Object.fromEntries(versions.map(({ version, ...offer }) => [version, offer]));
  expect(told["TLSv1.1"]).toEqual({ offered: false, reason });
  expect(told["TLSv1.0"]).toEqual({ offered: false, reason });
  expect(told["SSLv3"]).toEqual({ offered: false, reason });
  expect(connections).toBe(1 + hellos);
  // Twice more each, and one question that is answered.
  expect(hellos).toBe(12 + 3 * 2 + 1);
});

test("TLS 1.3 alone, with a close for everything else", async () => {
  await using beside = await serveTls({ minVersion: "TLSv1.3" });
  await using server = await serveHello((socket, { isNew }, bytes) =>
    isNew ? passOn(socket, beside.port, bytes) : socket.end(),
  );
  const { versions, suites } = await offersOf(server.port);

  expect(versions.filter(({ offered }) => offered !== false).map(({ version }) => version)).toEqual(["TLSv1.3"]);
  expect(new Set(suites.map(({ reason }) => reason))).toEqual(new Set(["only-tls13"]));
});

test("a version whose connection closed by chance is known by the second answer", async () => {
  await using beside = await serveTls({ minVersion: "TLSv1.3" });
  let first = true;
  await using server = await serveHello((socket, { version, isNew }, bytes) => {
    const isHit = first && version === tls10 && !isNew;
    if (isHit) first = false;
    if (isHit) socket.resetAndDestroy();
    else passOn(socket, beside.port, bytes);
  });
  const { versions } = await offersOf(server.port);

  expect(versions).toContainEqual({ version: "TLSv1.0", offered: false, reason: "alert.70" });
});
