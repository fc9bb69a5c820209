import { expect, test } from "vitest";
import { rcodeText, types, typeText, type TypeName } from "../../src/formats/dns/codes.ts";
import { dataText } from "../../src/formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../src/formats/dns/message.ts";
import { nameText } from "../../src/formats/dns/name-text.ts";
import { readMessage } from "../../src/formats/dns/read-message.ts";
import type { DnsQuestion } from "../../src/core/net/dns.ts";
import type { Failure } from "../../src/core/failure.ts";
import { corrupt, plus, signedFor, unsigned, without } from "./world/changes.ts";
import type { ResolverTraits } from "./world/resolver.ts";
import type { ZoneText } from "./world/zones.ts";
import { serveWorld } from "./world/serve.ts";
import { doorFor } from "../engine.ts";
import { openWorld, type ServerText, type World } from "./world.ts";

async function ask(
  { dns }: Pick<World, "dns">,
  name: string,
  type: TypeName,
  asking: Partial<DnsQuestion> = {},
): Promise<DnsMessage> {
  const { message } = await dns({ name, type: types[type], ...asking });
  return readMessage(Buffer.from(message));
}

function lines(records: readonly ResourceRecord[]): readonly string[] {
  return records.map(({ name, type, data }) => {
    const kind = typeText(type);
    return `${nameText(name)} ${kind} ${data.type === "RRSIG" ? `of ${typeText(data.covered)}` : dataText(data)}`;
  });
}

/** The code of a message, its flags that matter, and the first of its extended errors. */
function flagsOf({ rcode, isAuthoritative, isAuthenticData, edns }: DnsMessage): string {
  const error = edns?.options.flatMap((option) => (option.name === "error" ? [option.code] : []))[0];
  const words = [rcodeText(rcode), isAuthoritative && "aa", isAuthenticData && "ad", error];
  return words.filter((word) => word !== false && word !== undefined).join(" ");
}

/** A zone with something of everything. */
const varied = `
  @ A 192.0.2.80
  @ MX 10 mail
  mail A 192.0.2.25
  www CNAME @
  chain CNAME www
  loop CNAME loop
  away CNAME www.example.net.
  lost CNAME nowhere
  a.b.deep A 192.0.2.81
  *.wild A 192.0.2.82
  sub.wild TXT "closer"
  old DNAME new
  x.new A 192.0.2.83
  unsigned NS ns.unsigned
  ns.unsigned A 11.0.0.53
`;
const zones = {
  "example.com": varied,
  "example.net": { records: "www A 192.0.2.90", denial: "nsec3" },
  "unsigned.example.com": { records: "@ A 192.0.2.84", isSigned: false },
} as const;
const world = openWorld({ zones });

/** Asks a server of example.com or com directly. */
const direct = { server: "11.0.0.53", isRecursionDesired: false } as const;
const above = { ...direct, server: "11.0.0.2" } as const;

test.for<[name: string, type: TypeName, flags: string, answers: readonly string[], authorities: readonly string[]]>([
  ["example.com", "A", "NOERROR aa", ["example.com. A 192.0.2.80"], []],
  ["EXAMPLE.com", "A", "NOERROR aa", ["EXAMPLE.com. A 192.0.2.80"], []],
  ["www.example.com", "A", "NOERROR aa", ["www.example.com. CNAME example.com.", "example.com. A 192.0.2.80"], []],
  ["www.example.com", "CNAME", "NOERROR aa", ["www.example.com. CNAME example.com."], []],
  [
    "away.example.com",
    "A",
    "NOERROR aa",
    ["away.example.com. CNAME www.example.net.", "www.example.net. A 192.0.2.90"],
    [],
  ],
  ["lost.example.com", "A", "NXDOMAIN aa", ["lost.example.com. CNAME nowhere.example.com."], ["example.com. SOA"]],
  ["example.com", "TXT", "NOERROR aa", [], ["example.com. SOA"]],
  ["b.deep.example.com", "A", "NOERROR aa", [], ["example.com. SOA"]],
  ["c.deep.example.com", "A", "NXDOMAIN aa", [], ["example.com. SOA"]],
  ["any.thing.wild.example.com", "A", "NOERROR aa", ["any.thing.wild.example.com. A 192.0.2.82"], []],
  ["sub.wild.example.com", "A", "NOERROR aa", [], ["example.com. SOA"]],
  ["x.sub.wild.example.com", "A", "NXDOMAIN aa", [], ["example.com. SOA"]],
  [
    "x.old.example.com",
    "A",
    "NOERROR aa",
    [
      "old.example.com. DNAME new.example.com.",
      "x.old.example.com. CNAME x.new.example.com.",
      "x.new.example.com. A 192.0.2.83",
    ],
    [],
  ],
  [
    "x.old.example.com",
    "CNAME",
    "NOERROR aa",
    ["old.example.com. DNAME new.example.com.", "x.old.example.com. CNAME x.new.example.com."],
    [],
  ],
  ["unsigned.example.com", "DS", "NOERROR aa", [], ["example.com. SOA"]],
  ["example.com", "ANY", "REFUSED", [], []],
  ["example.org", "A", "REFUSED", [], []],
])("a name server answers for %s %s according to RFC 1034: %s", async ([name, type, flags, answers, authorities]) => {
  const message = await ask(world, name, type, direct);

  expect(flagsOf(message)).toBe(flags);
  expect(lines(message.answers)).toEqual(answers);
  expect(lines(message.authorities).map((line) => line.replace(/ SOA .*/, " SOA"))).toEqual(authorities);
});

test("a parent server refers to the child, with addresses and signed DS records", async () => {
  const message = await ask(world, "www.example.com", "A", { ...above, isDnssecOk: true });

  expect(flagsOf(message)).toBe("NOERROR");
  expect(lines(message.authorities)).toEqual([
    "example.com. NS ns1.example.com.",
    "example.com. NS ns2.example.com.",
    expect.stringMatching(/^example\.com\. DS \d+ 13 2 /),
    "example.com. RRSIG of DS",
  ]);
  expect(lines(message.additionals)).toEqual(["ns1.example.com. A 11.0.0.53", "ns2.example.com. A 22.0.0.53"]);
});

test.for<[name: string, type: TypeName, flags: string]>([
  ["www.example.com", "A", "NOERROR ad"],
  ["away.example.com", "A", "NOERROR ad"],
  ["x.old.example.com", "A", "NOERROR ad"],
  ["any.wild.example.com", "A", "NOERROR ad"],
  ["any.wild.example.com", "MX", "NOERROR ad"],
  ["b.deep.example.com", "A", "NOERROR ad"],
  ["nowhere.example.com", "A", "NXDOMAIN ad"],
  ["www.nowhere.example.net", "A", "NXDOMAIN ad"],
  ["www.example.net", "TXT", "NOERROR ad"],
  ["unsigned.example.com", "A", "NOERROR"],
  ["www.unsigned.example.com", "A", "NXDOMAIN"],
  ["example.com", "DS", "NOERROR ad"],
  ["unsigned.example.com", "DS", "NOERROR ad"],
  ["nobody.com", "A", "NXDOMAIN ad"],
  ["loop.example.com", "A", "SERVFAIL"],
])("a resolver resolves and validates %s %s: %s", async ([name, type, flags]) => {
  expect(flagsOf(await ask(world, name, type, { isDnssecOk: true }))).toBe(flags);
});

const alone = { records: "@ A 192.0.2.80\n*.wild A 192.0.2.82" };

test.for<[title: string, zone: ZoneText, flags: string]>([
  ["is signed", alone, "NOERROR ad"],
  ["is signed with RSASHA256", { ...alone, algorithm: 8 }, "NOERROR ad"],
  ["is signed with P-384", { ...alone, algorithm: 14 }, "NOERROR ad"],
  ["is signed with Ed25519", { ...alone, algorithm: 15 }, "NOERROR ad"],
  ["is signed with one key", { ...alone, hasOneKey: true }, "NOERROR ad"],
  ["is signed with an unknown algorithm", { ...alone, algorithm: 253 }, "NOERROR"],
  ["has a SHA-1 DS record", { ...alone, ds: 1 }, "NOERROR ad"],
  ["has a SHA-384 DS record", { ...alone, ds: 4 }, "NOERROR ad"],
  ["has a DS record with an unknown digest", { ...alone, ds: "unknown-digest" }, "NOERROR"],
  ["is an island of security", { ...alone, ds: "none" }, "NOERROR"],
  ["is not signed", { ...alone, isSigned: false }, "NOERROR"],
  ["has a DS record with a wrong digest", { ...alone, ds: "wrong-digest" }, "SERVFAIL 9"],
  ["has a DS record of another key", { ...alone, ds: "no-such-key" }, "SERVFAIL 9"],
  ["has expired signatures", { ...alone, inception: 60, expiration: -30 }, "SERVFAIL 7"],
  ["has signatures that are not valid yet", { ...alone, inception: -1 }, "SERVFAIL 8"],
  ["has a set with an invalid signature", { ...alone, changes: [corrupt("@", "A")] }, "SERVFAIL 6"],
  ["has an unsigned set", { ...alone, changes: [unsigned("@", "A")] }, "SERVFAIL 10"],
  ["has a set with an expired signature", { ...alone, changes: [signedFor("@", "A", 9, -1)] }, "SERVFAIL 7"],
  ["has an added record", { ...alone, changes: [plus("@ A 192.0.2.99")] }, "SERVFAIL 6"],
  ["has a removed record", { ...alone, changes: [without("@", "A")] }, "SERVFAIL 6"],
])("if a zone %s, a resolver answers %s", async ([, zone, flags]) => {
  const damaged = openWorld({ zones: { "example.com": zone } });

  expect(flagsOf(await ask(damaged, "example.com", "A", { isDnssecOk: true }))).toBe(flags);
  expect(await ask(damaged, "example.com", "A", { isCheckingDisabled: true })).toMatchObject({ rcode: 0 });
});

test.for<[denial: ZoneText["denial"], flags: string]>([
  ["nsec", "NXDOMAIN ad"],
  ["nsec3", "NXDOMAIN ad"],
  [{ iterations: 5, salt: "aabb" }, "NXDOMAIN ad"],
  [{ isOptOut: true }, "NXDOMAIN"],
  [{ iterations: 200 }, "NXDOMAIN"],
])("a resolver validates NXDOMAIN with the proof %o", async ([denial, flags]) => {
  const { zones: texts } = { zones: { "example.com": { ...alone, ...(denial && { denial }) } } };

  expect(flagsOf(await ask(openWorld({ zones: texts }), "x.example.com", "A", { isDnssecOk: true }))).toBe(flags);
});

const two = { zones: { "example.com": alone } };
const one = { zones: { "example.com": { records: "@ A 192.0.2.80\n@ NS ns1\nns1 A 11.0.0.53" } } };

test.for<[title: string, server: ServerText, directly: string, byResolver: string]>([
  ["refuses", { lame: "REFUSED" }, "REFUSED", "SERVFAIL"],
  ["fails", { lame: "SERVFAIL" }, "SERVFAIL", "SERVFAIL"],
  ["refers upwards", { lame: "upward" }, "NOERROR", "SERVFAIL"],
  ["is no authority", { lame: "not-authoritative" }, "NOERROR", "NOERROR ad"],
  ["says nothing in many words", { lame: "empty" }, "NOERROR", "SERVFAIL 9"],
  ["is lame for others", { lame: "REFUSED", lameFor: ["example.org"] }, "NOERROR aa", "NOERROR ad"],
  ["is lame for it", { lame: "REFUSED", lameFor: ["example.com"] }, "REFUSED", "SERVFAIL"],
  ["is silent", { isSilent: true }, "timeout.dns", "SERVFAIL"],
  ["is slow", { ms: 2000 }, "NOERROR aa", "NOERROR ad"],
  ["is too slow", { ms: 6000 }, "timeout.dns", "NOERROR ad"],
  ["has no UDP", { lacks: "udp" }, "NOERROR aa", "SERVFAIL"],
  ["has no TCP", { lacks: "tcp" }, "NOERROR aa", "NOERROR ad"],
  ["truncates", { isTruncating: true }, "NOERROR aa", "NOERROR ad"],
  ["truncates without TCP", { isTruncating: true, lacks: "tcp" }, "dns.failed", "SERVFAIL"],
  ["knows no EDNS", { edns: "FORMERR" }, "NOERROR aa", "SERVFAIL 10"],
  ["drops EDNS", { edns: "ignored" }, "NOERROR aa", "SERVFAIL 10"],
  ["is silent about EDNS", { edns: "silence" }, "NOERROR aa", "SERVFAIL 10"],
  ["serves nothing", { zones: [] }, "REFUSED", "SERVFAIL"],
  ["has other records", { has: { "example.com": "@ A 192.0.2.99" } }, "NOERROR aa", "NOERROR ad"],
  ["sends octets", { respond: () => Buffer.from("0102", "hex") }, "dns.failed", "SERVFAIL"],
])("a server that %s says %s, and a resolver says %s", async ([, server, directly, byResolver]) => {
  const lone = openWorld({ ...one, servers: { "11.0.0.53": server } });
  const said = await ask(lone, "example.com", "A", direct).then(flagsOf, (error: Failure) => error.facts.id);

  expect(said).toBe(directly);
  expect(flagsOf(await ask(lone, "example.com", "A", { isDnssecOk: true }))).toBe(byResolver);
});

test("one server has another version of the zone, signed by the same keys", async () => {
  const behind = { "22.0.0.53": { has: { "example.com": { serial: 7, records: "@ A 192.0.2.99" } } } };
  const uneven = openWorld({ ...two, servers: behind });
  const serialAt = async (server: string) => (await ask(uneven, "example.com", "SOA", { ...direct, server })).answers;
  const keysAt = async (server: string) => (await ask(uneven, "example.com", "DNSKEY", { ...direct, server })).answers;

  expect(lines(await serialAt("11.0.0.53"))[0]).toContain(" 2026112001 ");
  expect(lines(await serialAt("22.0.0.53"))[0]).toContain(" 7 ");
  expect(lines(await keysAt("22.0.0.53"))).toEqual(lines(await keysAt("11.0.0.53")));
});

test("name servers have addresses of IPv6, and names in other zones", async () => {
  const zones = {
    "example.com": "@ A 192.0.2.80\n@ NS ns.example.net.\n@ NS ns6",
    "example.net": "ns AAAA 2001:500::53",
  };
  const six = openWorld({ zones: { ...zones, "example.com": `${zones["example.com"]}\nns6 AAAA 2001:500::54` } });

  expect(flagsOf(await ask(six, "example.com", "A", { isDnssecOk: true }))).toBe("NOERROR ad");
  expect(flagsOf(await ask(six, "example.com", "A", { ...direct, server: "[2001:500::54]:53" }))).toBe("NOERROR aa");
});

test("a resolver asks the other server where one is lame", async () => {
  const half = openWorld({ ...two, servers: { "11.0.0.53": { lame: "REFUSED" } } });

  expect(flagsOf(await ask(half, "example.com", "A", { isDnssecOk: true }))).toBe("NOERROR ad");
});

test.for<[title: string, traits: ResolverTraits, flags: string, answers: readonly string[]]>([
  ["validates nothing", { isValidating: false }, "NOERROR", ["example.com. A 192.0.2.80", "example.com. RRSIG of A"]],
  ["strips", { isStripping: true }, "NOERROR", ["example.com. A 192.0.2.80"]],
  [
    "remembers",
    { remembers: "example.com 77 A 192.0.2.1", remembersWith: 3 },
    "NOERROR 3",
    ["example.com. A 192.0.2.1"],
  ],
  ["blocks", { blocks: ["example.com"], blocksBecause: 15 }, "NXDOMAIN 15", []],
  ["blocks by zeros", { blocks: ["com"], blocksWith: "zero" }, "NOERROR", ["example.com. A 0.0.0.0"]],
  ["fails", { blocks: ["."], blocksWith: "SERVFAIL", blocksBecause: 23 }, "SERVFAIL 23", []],
])("a resolver that %s says it", async ([, traits, flags, answers]) => {
  const other = openWorld({ ...two, publicResolvers: { "1.1.1.1": traits } });
  const message = await ask(other, "example.com", "A", { server: "1.1.1.1", isDnssecOk: true });

  expect(flagsOf(message)).toBe(flags);
  expect(lines(message.answers)).toEqual(answers);
});

test("an answer that does not fit into a datagram comes over TCP, and the limit is 512 octets without EDNS", async () => {
  const many = Array.from({ length: 60 }, (_, index) => `@ A 192.0.2.${index}`).join("\n");
  const large = openWorld({ zones: { "example.com": many } });
  const type = types.A;
  const asked = { name: "example.com", type, ...direct };

  expect(await large.dns(asked)).toMatchObject({ over: "udp", wasTruncated: false, ms: 5 });
  expect(await large.dns({ ...asked, hasEdns: false })).toMatchObject({ over: "tcp", wasTruncated: true });
  expect(await large.dns({ ...asked, isOverTcp: true })).toMatchObject({ over: "tcp", wasTruncated: false });
  expect(large.asked).toHaveLength(3);
});

test("a client that asks too often gets no more answers, and resolvers do not count", async () => {
  const strict = openWorld({ ...one, servers: { "11.0.0.53": { limit: { questions: 2 } } } });
  const asking = () => ask(strict, "example.com", "A", direct).then(flagsOf);
  await ask(strict, "example.com", "A");

  expect([await asking(), await asking(), await asking()]).toEqual(["NOERROR aa", "NOERROR aa", "REFUSED"]);
});

test("an unknown address is an error, and one without a server is silent", async () => {
  await expect(ask(world, "example.com", "A", { server: "8.8.8.8" })).rejects.toThrow("this world has no 8.8.8.8");
  await expect(ask(world, "example.com", "A", { server: "192.0.2.80" })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
});

test("the same world is on sockets, and an address without a server is silent", async () => {
  const text = { zones, publicResolvers: { "1.1.1.1": { name: "One" }, "https://dns.example/dns-query": {} } };
  await using served = await serveWorld(openWorld(text));
  using door = doorFor({ pins: served.pins, resolvers: served.resolvers });
  const onSockets: Pick<World, "dns"> = { dns: (question) => door.net.dns(question) };

  expect(flagsOf(await ask(onSockets, "www.example.com", "A", { isDnssecOk: true }))).toBe("NOERROR ad");
  expect(flagsOf(await ask(onSockets, "www.example.com", "A", direct))).toBe("NOERROR aa");
  expect(flagsOf(await ask(onSockets, "www.example.com", "A", { ...above, isOverTcp: true }))).toBe("NOERROR");
  await expect(ask(onSockets, "example.com", "A", { server: "192.0.2.80", patience: 50 })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
  expect(served.publicResolvers).toEqual([
    { name: "One", server: expect.stringMatching(/^127\.0\.0\.1:\d+$/), isFiltering: false },
    { name: "https://dns.example/dns-query", server: expect.any(String), isFiltering: false },
  ]);
  expect(served.resolve).toContainEqual(expect.stringMatching(/^11\.0\.0\.53:53:127\.0\.0\.1:\d+$/));
});
