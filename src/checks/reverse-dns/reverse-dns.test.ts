import { expect, test } from "vitest";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/result/interpretation.ts";
import type { HostAddress } from "../../core/net/net.ts";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import { reverseDns, type ReverseDnsRaw } from "./index.ts";

const names = `
  @ MX 10 mx1
  @ MX 20 44-1-2-8.dsl
  mx1 A 44.1.2.1
  mx1 A 44.1.2.3
  six AAAA 2a00:1:2:3::25
  both A 44.1.2.99
  both AAAA 2a00:1:2:3::99
  alias CNAME mx1
  44-1-2-8.dsl A 44.1.2.8
  44-1-2-9.dsl A 44.1.2.9
  dead.sub A 44.1.2.10
`;

const pointers = `
  1 600 PTR mx1.example.com.
  2 PTR both.example.com.
  3 PTR mx1.example.com.
  3 PTR nobody.example.com.
  3 PTR MX1.example.com.
  4 TXT "no name"
  5 PTR alias.example.com.
  6 PTR dsl_6.example.com.
  7 PTR mail.example.com
  8 PTR 44-1-2-8.dsl.example.com.
  9 PTR 44-1-2-9.dsl.example.com.
  10 PTR www.lame.net.
  11 PTR localhost.
  12 PTR 44.1.2.12.
  20 CNAME 20.16-31
  20.16-31 PTR mx1.example.com.
  21 CNAME 21.16-31
  22 CNAME 22.16-31
  22.16-31 CNAME 22
  23 PTR .
  24 CNAME 24.dead
  dead NS ns.lame.net.
`;

/** The observation of a host number in 44.1.2.0/24, or of a full address. */
function see(query: string | number, text: Partial<WorldText> = {}): Promise<ReverseDnsRaw> {
  const address = typeof query === "number" ? `44.1.2.${query}` : query;
  const { context } = openWorld({
    zones: {
      "example.com": names,
      "lame.net": "www A 44.1.2.10\n@ NS ns.lame.net.\nns A 55.0.0.1",
      "2.1.44.in-addr.arpa": pointers,
      "3.0.0.0.2.0.0.0.1.0.0.0.0.0.a.2.ip6.arpa": "5.2.0.0.0.0.0.0.0.0.0.0.0.0.0.0 PTR six.example.com.",
    },
    servers: { "55.0.0.1": { lame: "REFUSED" } },
    ...text,
  });
  return reverseDns.collect(parseInput(reverseDns.input, { query: address }), context);
}

function judged(raw: ReverseDnsRaw): readonly [string, ...string[]] {
  const { status, findings } = reverseDns.judge(raw, { query: raw.address });
  return [status, ...findings.map(({ id }) => id)];
}

test.for<[what: string, query: string | number, forward: readonly string[], confirmed: boolean | null, ...string[]]>([
  ["a forward-confirmed name", 1, ["confirmed"], true, "pass"],
  ["a forward-confirmed name of an IPv6 address", "2a00:1:2:3::25", ["confirmed"], true, "pass"],
  ["a name that resolves elsewhere", 2, ["other"], false, "warn", "not-confirmed"],
  [
    "a name twice, and one that does not exist",
    3,
    ["confirmed", "no-name"],
    true,
    "pass",
    "name-not-confirmed",
    "several",
  ],
  ["only another record type", 4, [], false, "warn", "empty-pointer"],
  ["no records", 200, [], false, "warn", "no-pointer"],
  ["an alias", 5, ["other"], false, "warn", "not-confirmed", "alias-target"],
  ["an invalid host name", 6, ["no-name"], false, "warn", "not-confirmed", "not-a-host", "generic"],
  ["a name without the dot at its end", 7, ["no-name"], false, "warn", "not-confirmed", "missing-dot"],
  ["a provider's name at a mail host", 8, ["confirmed"], true, "warn", "generic-mail-host"],
  ["a provider's name", 9, ["confirmed"], true, "pass", "generic"],
  ["a name that cannot be looked up", 10, ["unknown"], null, "unknown", "forward-unknown"],
  ["a name without a top-level domain", 11, ["no-name"], false, "warn", "not-confirmed", "not-a-host"],
  ["an address in place of a name", 12, ["no-name"], false, "warn", "not-confirmed", "not-a-host", "generic"],
  ["a name in a classless zone (RFC 2317)", 20, ["other"], false, "warn", "classless", "not-confirmed"],
  ["an alias loop", 22, [], null, "warn", "alias-loop"],
  ["the root in place of a name", 23, ["no-address"], false, "warn", "root-name"],
  ["no name in a classless zone (RFC 2317)", 21, [], false, "warn", "no-pointer", "classless"],
])("%s", async ([, query, forward, confirmed, ...verdict]) => {
  const raw = await see(query);

  expect(reverseDns.raw.parse(raw)).toEqual(raw);
  expect(raw.ptrNames.map((each) => each.forward)).toEqual(forward);
  expect(raw.forwardConfirmed).toBe(confirmed);
  expect(judged(raw)).toEqual(verdict);
});

test("the CNAME into a smaller zone is reported with its operator", async () => {
  const raw = await see(20);

  expect(raw).toMatchObject({
    reverseName: "20.2.1.44.in-addr.arpa.",
    aliases: ["20.16-31.2.1.44.in-addr.arpa."],
    zone: { zone: "2.1.44.in-addr.arpa." },
    delegatedZone: { zone: "2.1.44.in-addr.arpa." },
  });
});

test("an answer is reported with its TTL and DNSSEC state", async () => {
  expect(await see(1)).toMatchObject({
    ttl: 600,
    state: "found",
    security: { state: "secure" },
    zone: { zone: "2.1.44.in-addr.arpa." },
  });
});

const lame = {
  "2.1.44.in-addr.arpa": `${pointers}\n@ NS ns.lame.net.`,
  "lame.net": "@ NS ns.lame.net.\nns A 55.0.0.1",
};

test("a zone whose servers do not answer is neither empty nor absent", async () => {
  const raw = await see(1, { zones: lame, servers: { "55.0.0.1": { lame: "SERVFAIL" } } });

  expect([raw.state, raw.reason, raw.forwardConfirmed]).toEqual(["unknown", "SERVFAIL", null]);
  expect(judged(raw)).toEqual(["unknown", "zone-lame"]);
});

test("a smaller zone without answers is distinguished from its parent zone", async () => {
  const raw = await see(24);

  expect(raw).toMatchObject({
    state: "unknown",
    aliases: ["24.dead.2.1.44.in-addr.arpa."],
    zone: { zone: "2.1.44.in-addr.arpa." },
    delegatedZone: null,
    parentZone: { zone: "2.1.44.in-addr.arpa." },
  });
  expect(judged(raw)).toEqual(["unknown", "zone-lame"]);
});

test("if no server has the zone, the report names the operator of the parent zone", async () => {
  const raw = await see(1, { zones: lame, servers: { "55.0.0.1": { lame: "REFUSED" } } });

  expect([raw.zone, raw.parentZone?.zone]).toEqual([null, "arpa."]);
  const [issue] = interpret(reverseDns, reverseDns.judge(raw, { query: raw.address }), "en").issues;
  expect(issue?.action).toContain("in the parent zone (arpa.)");
});

test.for<[what: string, blocks: string, state: string, forward: string | undefined]>([
  ["the name that the address has", "mx1.example.com", "found", "unknown"],
  ["the address itself", "1.2.1.44.in-addr.arpa", "unknown", undefined],
])("a resolver that blocks %s does not prove its absence", async ([, blocks, state, forward]) => {
  const raw = await see(1, { resolvers: { "127.0.0.1:53": { blocks: [blocks] } } });

  expect([raw.state, raw.forwardConfirmed, raw.ptrNames[0]?.forward]).toEqual([state, null, forward]);
  expect(judged(raw)[0]).toBe("unknown");
});

test("the reason for a missing forward confirmation is given in words, with the code as evidence", async () => {
  const raw = await see(1, { resolvers: { "127.0.0.1:53": { blocks: ["mx1.example.com"], blocksWith: "SERVFAIL" } } });
  const { issues } = interpret(reverseDns, reverseDns.judge(raw, { query: raw.address }), "en");

  expect(issues.find(({ id }) => id === "reverse-dns.forward-unknown")).toMatchObject({
    cause: expect.stringContaining("mx1.example.com. (the lookup failed)"),
    evidence: "SERVFAIL",
  });
});

test("bogus names are neither accepted nor reported as absent", async () => {
  const raw = await see(1, { zones: { "2.1.44.in-addr.arpa": { records: pointers, changes: [corrupt("1", "PTR")] } } });

  expect([raw.state, raw.forwardConfirmed, raw.security.state]).toEqual(["bogus", null, "bogus"]);
  expect(judged(raw)).toEqual(["warn", "bogus"]);
});

test("without any answer nothing was measured", async () => {
  await expect(see(1, { resolvers: { "127.0.0.1:53": { isSilent: true } } })).rejects.toMatchObject({
    reason: "timeout.dns",
  });
});

test("of a thousand names only the first are examined, and nothing is concluded about the others", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `1 PTR host${at}.example.com.`).join("\n");
  const raw = await see(1, {
    zones: { "2.1.44.in-addr.arpa": { records: many, isSigned: false }, "example.com": "@ A 44.1.2.7" },
  });

  expect([raw.ptrNames.length, raw.ptrNamesTotal, raw.forwardConfirmed]).toEqual([16, 1000, null]);
});

function allowing(...allowed: readonly string[]): Partial<WorldText> {
  const addresses = async ({ host }: { readonly host: string }): Promise<readonly HostAddress[]> => [
    { id: host, address: host, isAllowed: allowed.includes(host) },
  ];
  return { net: { addresses } };
}

test.for([
  ["10.0.0.1", "10.0.0.1", true],
  ["10.0.0.1", "192.0.2.1", false],
  ["::1", "::1", true],
  // A caller who may query special addresses may also query unroutable ones: nothing is sent to them.
  ["169.254.1.1", "192.0.2.1", true],
  ["169.254.1.1", "169.254.1.1", false],
  ["fe80::1", "127.0.0.1", false],
] as const)("a caller with permission for %s may query %s: %s", async ([query, allowed, isAsked]) => {
  const raw = await see(query, allowing(allowed)).catch((error: unknown) => error);

  expect(raw).toMatchObject(isAsked ? { state: "nxdomain", address: query } : { reason: "address.private" });
});

test.for(["en", "ko"] as const)("every finding has words in %s", async (language) => {
  for (const query of [2, 3, 4, 5, 6, 7, 8, 10, 21, 22, 23, 200]) {
    const raw = await see(query);
    const { issues, kpis } = interpret(reverseDns, reverseDns.judge(raw, { query: raw.address }), language);

    expect(issues.length).toBeGreaterThan(0);
    expect(issues.filter(({ cause, action }) => /[{}?]/.test(cause + action))).toEqual([]);
    expect(kpis.map(({ id }) => id)).toEqual(["names", "confirmed", "ttl", "zone", "owner", "dnssec"]);
  }
});
