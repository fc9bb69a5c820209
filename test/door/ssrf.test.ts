import { expect, test } from "vitest";
import { attempt } from "../../src/core/attempt.ts";
import { parseHost, parseUrl } from "../../src/core/target/target.ts";
import type { Names } from "../../src/net/names.ts";
import { resolverNames } from "../dns/resolvers.ts";
import { mayContact, type AddressPolicy } from "../../src/net/policy.ts";
import { commandLine, doorFor, keep } from "../engine.ts";
import { rebinding, serveDns } from "../twins/dns/dns.ts";
import { serveHttp } from "../twins/http.ts";
import { spellings } from "../settings/spellings.ts";
import { serveTls } from "../twins/tls.ts";

const server: AddressPolicy = { special: false, allow: [] };

test.for(spellings)("%s is parsed as %s, and a server does not contact such an address", ([text, host]) => {
  expect(parseHost(text)).toEqual({ value: { host, port: null } });
  expect(mayContact(host, undefined, server)).toBe(false);
  expect(mayContact(host, "8.8.8.8", commandLine)).toBe(false);
});

test.for(spellings.filter(([text]) => text !== "::1"))("a URL spells it too: %s", ([text, host]) => {
  const bracketed = host.includes(":") ? `[${host}]` : host;

  expect(parseUrl(`http://${text}/`)).toEqual({ value: `http://${bracketed}/` });
});

test.for(["fe80::1%eth0", "[fe80::1%25eth0]", "256.256.256.256", "1.2.3.4.5", "127.0.0.1..", "[::1", "1e3.0.0.1%00"])(
  "%s is no host at all",
  (text) => {
    expect(parseHost(text)).toHaveProperty("problem");
  },
);

const metadata = [
  "169.254.169.254",
  "fe80::1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::a9fe:a9fe",
  "2002:a9fe:a9fe::",
  "::a9fe:a9fe",
];

test.for(metadata)("%s is refused to users too, unless the operator allows it", (address) => {
  expect(mayContact(address, undefined, commandLine)).toBe(false);
  expect(mayContact(address, "10.0.0.1", commandLine)).toBe(false);
});

test.for<[address: string, namedBy: string | undefined, policy: AddressPolicy, may: boolean]>([
  ["10.0.0.1", undefined, commandLine, true],
  ["10.0.0.1", "10.0.0.2", commandLine, true],
  ["10.0.0.1", "8.8.8.8", commandLine, false],
  ["10.0.0.1", "::ffff:8.8.8.8", commandLine, false],
  ["10.0.0.1", undefined, server, false],
  ["10.0.0.1", "10.0.0.2", server, false],
  ["10.0.0.1", "8.8.8.8", { ...server, allow: ["10.0.0.0/8"] }, true],
  ["8.8.8.8", "10.0.0.1", commandLine, true],
  ["169.254.169.254", undefined, { ...server, allow: ["169.254.169.254/32"] }, true],
  // Networks that the operator allows count as public, so what they name must be public too.
  ["10.0.0.2", "10.0.0.1", { ...commandLine, allow: ["10.0.0.1/32"] }, false],
])("whether %s may be contacted where %s named it, under %j: %j", ([address, namedBy, policy, may]) => {
  expect(mayContact(address, namedBy, policy)).toBe(may);
});

/** 127.0.0.1 plays a public host, every other address of the loopback a private one. */
const stage: AddressPolicy = { special: true, allow: ["127.0.0.1/32"] };
const stageOfServer: AddressPolicy = { special: false, allow: ["127.0.0.1/32"] };

function leadingTo(...addresses: readonly string[]): Names {
  return () => Promise.resolve(addresses);
}

test.for([stage, stageOfServer])("what a public party names must be public: %j", async (policy) => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  using door = doorFor({ policy });
  const to = { host: "127.0.0.2", port: inside.port, namedBy: "127.0.0.1" };

  const ends = await Promise.all([
    attempt(() => door.net.http({ url: `${inside.origin}/`, namedBy: "127.0.0.1" })),
    attempt(() => door.net.tls(to)),
    attempt(() => door.net.tls(to, { lenient: true })),
    attempt(() => door.net.hello(to, new Uint8Array([1]))),
  ]);

  expect(ends.map((end) => !end.ok && end.failure.reason)).toEqual(Array.from({ length: 4 }, () => "address.private"));
  expect(inside.connections()).toBe(0);
});

test("a public party cannot ride on a connection that was opened for the user", async () => {
  const inside = await keep(serveTls());
  const elsewhere = await keep(serveTls({ address: "127.0.0.2", port: inside.port }));
  using door = doorFor({ policy: stage, names: leadingTo("127.0.0.2") });
  const url = `https://intranet.example:${inside.port}/`;
  const to = { host: "intranet.example", port: inside.port };

  await door.net.http({ url });

  await expect(door.net.http({ url: `${url}delete`, namedBy: "127.0.0.1" })).rejects.toMatchObject({
    reason: "address.private",
  });
  await expect(door.net.tls({ ...to, namedBy: "127.0.0.1" })).rejects.toMatchObject({ reason: "address.private" });
  await expect(door.net.http({ url })).resolves.toMatchObject({ status: 200 });
  expect(elsewhere.connections()).toBe(1);
});

test("nor does it wait for one, or leave one behind that the user would not share", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  using door = doorFor({ policy: stage });
  const url = `${inside.origin}/`;

  const [own, theirs] = await Promise.all([
    attempt(() => door.net.http({ url })),
    attempt(() => door.net.http({ url, namedBy: "127.0.0.1" })),
  ]);

  expect(own).toMatchObject({ ok: true });
  expect(theirs).toMatchObject({ failure: { reason: "address.private" } });
  expect(inside.asked).toHaveLength(1);
});

test("of a name with a public and a private address, only the public one is tried for a public party, and either for the user", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const outside = await keep(serveHttp({ address: "127.0.0.1", port: inside.port }));
  using door = doorFor({ policy: stage, names: leadingTo("127.0.0.2", "127.0.0.1") });
  const url = `http://both.example:${inside.port}/`;
  const addressFor = async (namedBy?: string) =>
    (await door.net.http({ url, ...(namedBy !== undefined && { namedBy }) })).address;

  // In this order: one party's connection, address list and answering address are never reused for the other party.
  expect(await addressFor()).toBe("127.0.0.2");
  expect(await addressFor("127.0.0.1")).toBe("127.0.0.1");
  expect(inside.connections()).toBe(1);
  expect(outside.connections()).toBe(1);
});

test("on a server a name with a private address is tried at its public one alone", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  await keep(serveHttp({ address: "127.0.0.1", port: inside.port }));
  using door = doorFor({ policy: stageOfServer, names: leadingTo("127.0.0.2", "127.0.0.1") });

  expect(await door.net.http({ url: `http://both.example:${inside.port}/` })).toMatchObject({ address: "127.0.0.1" });
  expect(inside.connections()).toBe(0);
});

test("a name with changing answers is resolved once, and the checked address is contacted", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const outside = await keep(
    serveHttp({ address: "127.0.0.1", port: inside.port, answer: (socket) => socket.end("HTTP/1.1 204 No\r\n\r\n") }),
  );
  const dns = await keep(serveDns({ "rebind.example": rebinding("127.0.0.1", "127.0.0.2") }));
  using door = doorFor({ policy: stageOfServer, names: resolverNames([dns.server]) });
  const url = `http://rebind.example:${inside.port}/`;

  const replies = [await door.net.http({ url }), await door.net.http({ url }), await door.net.http({ url })];

  expect(replies.map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1", "127.0.0.1"]);
  expect(dns.asked.filter(({ type }) => type === "A")).toHaveLength(1);
  expect(outside.connections()).toBe(3);
  expect(inside.connections()).toBe(0);
});

test("a pin is the user's choice, regardless of who names the host", async () => {
  const inside = await keep(serveHttp({ address: "127.0.0.2" }));
  const pins = [{ host: "site.example", port: 80, address: "127.0.0.2", toPort: inside.port }];
  using door = doorFor({ policy: stage, pins });
  using onServer = doorFor({ policy: stageOfServer, pins });
  const request = { url: "http://site.example/", namedBy: "127.0.0.1" };

  expect(await door.net.http(request)).toMatchObject({ address: "127.0.0.2" });
  await expect(onServer.net.http(request)).rejects.toMatchObject({ reason: "dns.nxdomain" });
});

test("a resolver that answers with something that is no address leads nowhere", async () => {
  using door = doorFor({ names: leadingTo("127.1", "evil.example", "") });

  await expect(door.net.http({ url: "http://site.example/" })).rejects.toMatchObject({ reason: "address.private" });
});

/** Addresses that a DNS record may give for a name server: none is asked. */
const inside = [
  "127.0.0.1",
  "10.0.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.251",
  "255.255.255.255",
  "169.254.169.254",
];
const inside6 = [
  "::1",
  "fe80::1",
  "fe80::1%lo",
  "fc00::1",
  "ff02::fb",
  "::ffff:127.0.0.1",
  "64:ff9b::a00:1",
  "2002:7f00:1::",
];

test.for([...inside, ...inside6])("no datagram leaves for a name server at %s", async (address) => {
  const dns = await keep(serveDns({ "a.test": ["192.0.2.1"] }));
  const at = address.includes(":") ? `[${address}]:${dns.port}` : `${address}:${dns.port}`;
  using onServer = doorFor({ policy: server, resolvers: ["127.0.0.1:9"] });
  using onCommandLine = doorFor({ resolvers: ["127.0.0.1:9"] });
  const question = { name: "a.test", type: 1, isRecursionDesired: false, server: at, namedBy: "192.0.2.53" } as const;

  const ends = await Promise.all(
    [onServer, onCommandLine].flatMap(({ net }) => [
      attempt(() => net.dns(question)),
      attempt(() => net.dns({ ...question, isOverTcp: true })),
    ]),
  );

  expect(ends.map((end) => !end.ok && end.failure.reason)).toEqual(ends.map(() => "address.private"));
  expect(dns.asked).toEqual([]);
});

test("the operator's resolver is asked as resolver, and not where the DNS names it", async () => {
  const dns = await keep(serveDns({ "a.test": ["192.0.2.1"] }));
  using door = doorFor({ policy: server, resolvers: [dns.server] });
  const question = { name: "a.test", type: 1, server: dns.server } as const;

  expect(await door.net.dns(question)).toMatchObject({ server: dns.server });
  await expect(door.net.dns({ ...question, namedBy: "192.0.2.53" })).rejects.toMatchObject({
    reason: "address.private",
  });
  expect(dns.asked).toHaveLength(1);
});

test("a pinned name server is asked at its pin, regardless of who names it", async () => {
  const dns = await keep(serveDns({ "a.test": ["192.0.2.1"] }));
  const pins = [{ host: "192.0.2.53", port: 53, address: "127.0.0.1", toPort: dns.port }];
  using door = doorFor({ pins, resolvers: ["127.0.0.1:9"] });
  using onServer = doorFor({ policy: server, pins, resolvers: ["127.0.0.1:9"] });
  const question = { name: "a.test", type: 1, server: "192.0.2.53", namedBy: "192.0.2.1" } as const;

  expect(await door.net.dns(question)).toMatchObject({ server: "192.0.2.53", over: "udp" });
  await expect(onServer.net.dns(question)).rejects.toMatchObject({ reason: "address.private" });
  expect(dns.asked).toHaveLength(1);
});

test("the DNS may name networks that the operator allows", async () => {
  const dns = await keep(serveDns({ "a.test": ["192.0.2.1"] }));
  using door = doorFor({ policy: stageOfServer, resolvers: ["127.0.0.1:9"] });

  expect(await door.net.dns({ name: "a.test", type: 1, server: dns.server, namedBy: "192.0.2.1" })).toMatchObject({
    over: "udp",
  });
});
