import { expect, test } from "vitest";
import type { DnsRaw } from "../index.ts";
import { judge } from "../judge.ts";
import type { SeenAddress } from "../servers/schema.ts";
import type { SeenSecurity } from "../security/schema.ts";
import {
  type Damage,
  sound,
  server,
  address,
  parent,
  security,
  link,
  existence,
  record,
  soa,
  signed,
  key,
} from "../../../../test/dns/damages.ts";

const failing = { state: "unknown", reason: "SERVFAIL", works: true } as const;

const change = { keyTags: [7], unknownTags: [], isRemoval: false, isConsistent: true, state: "secure" } as const;
const opinion = {
  server: "127.0.0.1",
  rcode: "SERVFAIL",
  extended: [{ code: 6, text: "why" }],
  withoutChecking: "NOERROR",
} as const;
const proven = {
  name: "example.com",
  type: "A",
  holds: "no-name",
  state: "secure",
  reason: null,
  zone: "com",
  algorithm: 13,
  inception: null,
  expires: null,
  wildcard: null,
} as const;
const brief = { inception: "2026-11-20T11:00:00Z", expires: "2026-11-20T20:00:00Z" } as const;
const elsewhere = {
  name: "site.cdn.example",
  type: "A",
  holds: "records",
  state: "insecure",
  reason: "unsigned",
  zone: "cdn.example",
  algorithm: null,
  inception: null,
  expires: null,
  wildcard: null,
} as const;
const mute = { state: "silent", reason: "TIMEOUT", serial: null, nameServers: null } as const;

test("a faultless zone has no findings", () => {
  expect(judge(sound)).toMatchObject({ status: "pass", findings: [] });
});

test.for<[what: string, damage: Damage, status: string, findings: readonly string[]]>([
  [
    "a name that only the resolver denies",
    existence({ state: "nxdomain", authorities: "unknown" }),
    "unknown",
    ["nxdomain-unconfirmed"],
  ],
  [
    "a name that only the resolver denies, with the zone's proof",
    (raw) => security({ sets: [proven] })(existence({ state: "nxdomain", authorities: "unknown" })(raw)),
    "fail",
    ["nxdomain"],
  ],
  [
    "a name that only the resolver denies, and wrongly",
    existence({ state: "nxdomain", authorities: "exists" }),
    "warn",
    ["name-disputed"],
  ],
  [
    "a resolver that fails where servers answer",
    (raw) => security({ sets: [] })(existence({ ...failing, state: "exists" })(raw)),
    "warn",
    ["resolver-fails"],
  ],
  [
    "a resolver that fails where servers answer, and what they answer verifies",
    existence({ ...failing, state: "exists" }),
    "pass",
    ["resolver-refuses-wrongly"],
  ],
  ["a resolver that fails for everything", existence({ ...failing, works: false }), "unknown", ["resolver-unable"]],
  [
    "a resolver that refuses",
    existence({ state: "unknown", reason: "REFUSED", works: true }),
    "unknown",
    ["resolver-unable"],
  ],
  ["a type that the name servers fail for as well", refusing({ state: "failing" }), "warn", ["type-fails"]],
  [
    "a type whose answer of the name servers does not verify",
    refusing({ state: "answered", security: "bogus" }),
    "warn",
    ["type-fails"],
  ],
  [
    "a type that one resolver fails for, and that the name servers answer",
    refusing({ state: "answered", security: "insecure" }),
    "pass",
    ["type-resolver-fails"],
  ],
  ["a type of which no name server could be asked", refusing({ state: "unknown" }), "pass", ["type-untold"]],
  [
    "a type that a resolver fails for, and that verifies",
    record("MX", { state: "unknown", reason: "SERVFAIL" }),
    "pass",
    ["type-refused-wrongly"],
  ],
  ["a type that nobody could tell of", record("MX", { state: "unknown", reason: "TIMEOUT" }), "pass", ["type-untold"]],
  [
    "a zone that could not be told",
    (raw) => ({ ...raw, zone: { name: null, reason: "TIMEOUT", isApex: false, isDomain: false } }),
    "unknown",
    ["zone-unknown"],
  ],
  ["a zone above that could not be asked", parent({ state: "unknown", reason: "TIMEOUT" }), "pass", ["parent-unknown"]],
  [
    "a zone that is known inside alone",
    (raw) => parent({ state: "undelegated", reason: "NXDOMAIN" })({ ...raw, zone: { ...raw.zone, isDomain: false } }),
    "warn",
    ["undelegated"],
  ],
  [
    "a domain that is known inside alone",
    (raw) =>
      parent({ state: "undelegated", reason: "NXDOMAIN" })(
        firstAddress(address({ isPublic: false })(raw), { isPublic: false }),
      ),
    "warn",
    ["undelegated", "servers-private"],
  ],
  [
    "a domain that its registry has taken out",
    parent({ state: "undelegated", reason: "NXDOMAIN" }),
    "fail",
    ["domain-removed"],
  ],
  [
    "servers of the zone above that differ",
    (raw) =>
      parent({
        asked:
          raw.parent?.asked.map((each, at) => ({
            ...each,
            nameServers: at === 0 ? each.nameServers : ["ns9.example.com"],
          })) ?? [],
      })(raw),
    "warn",
    ["parents-disagree"],
  ],
  ["a large referral", parent({ referralOctets: 513 }), "pass", ["referral-large"]],
  ["a referral that just fits", parent({ referralOctets: 512 }), "pass", []],
  ["a name server that cannot be one", server({ name: "ns_2.example.com" }), "warn", ["server-name"]],
  ["a name server in a top-level domain of digits", server({ name: "ns2.example.1" }), "warn", ["server-name"]],
  [
    "a name server of which nothing is known",
    server({
      state: "unknown",
      reason: "SERVFAIL",
      glue: [],
      own: null,
      addresses: [],
      addressesTotal: 0,
      isInside: false,
    }),
    "pass",
    ["server-address-unknown"],
  ],
  [
    "two name servers at one address of several",
    server({ own: ["22.0.0.53", "11.0.0.53"], glue: ["22.0.0.53", "11.0.0.53"] }),
    "warn",
    ["shared-address"],
  ],
  [
    "one name server with IPv4",
    server({ own: ["2600::53"], glue: ["2600::53"] }),
    "warn",
    ["single-ipv4", "single-ipv6"],
  ],
  [
    "more servers than anybody asks",
    (raw) => ({ ...raw, servers: { ...raw.servers, total: 40 } }),
    "pass",
    ["servers-cut"],
  ],
  [
    "serials half the circle apart",
    address({ serial: (2_026_112_001 + 0x8000_0000) >>> 0 }),
    "warn",
    ["serial-unordered"],
  ],
  ["a serial that says no time", (raw) => address({ serial: 6 })(everySerial(raw, 7)), "pass", ["serials-differ"]],
  [
    "a serial of this day",
    (raw) => address({ serial: 2_026_111_901 })(everySerial(raw, 2_026_112_001)),
    "pass",
    ["serials-differ"],
  ],
  [
    "a serial of days ago",
    (raw) => address({ serial: 2_026_111_001 })(everySerial(raw, 2_026_111_801)),
    "pass",
    ["serials-behind"],
  ],
  [
    "a serial in seconds, of a minute ago",
    (raw) => address({ serial: seconds(90) })(everySerial(raw, seconds(60))),
    "pass",
    ["serials-differ"],
  ],
  [
    "a serial in seconds, of two hours ago",
    (raw) => address({ serial: seconds(9000) })(everySerial(raw, seconds(7200))),
    "pass",
    ["serials-behind"],
  ],
  [
    "a serial that went round",
    (raw) => address({ serial: 0xffff_fff0 })(everySerial(raw, 5)),
    "pass",
    ["serials-differ"],
  ],
  ["a large answer", address({ largest: { type: "DNSKEY", octets: 1233 } }), "pass", ["answer-large"]],
  ["timers at their bounds", soa({ refresh: 14_400, retry: 3600, expire: 604_800, minimum: 86_400 }), "pass", []],
  ["a mailbox with a dot", soa({ mailbox: "first\\.last.example.com" }), "pass", []],
  ["a mailbox that is none", soa({ mailbox: "." }), "pass", ["soa-mailbox"]],
  ["a zone that is bogus for another reason", security({ state: "bogus", reason: "bad-signature" }), "fail", ["bogus"]],
  ["a zone without signatures", security({ state: "bogus", reason: "no-signature" }), "fail", ["bogus-unsigned"]],
  [
    "an algorithm that hardly anybody knows",
    link({ keys: [{ ...key, algorithm: 17 }], delegations: [] }),
    "warn",
    ["algorithm-unusual"],
  ],
  [
    "signatures that end in hours of many",
    address({ signatures: signed("2026-11-01T12:00:00Z", "2026-11-20T20:00:00Z") }),
    "warn",
    ["signatures-end"],
  ],
  [
    "signatures that were made for hours",
    address({ signatures: signed("2026-11-20T11:00:00Z", "2026-11-20T20:00:00Z") }),
    "pass",
    ["signatures-brief"],
  ],
  [
    "signatures of the keys themselves that were made for hours",
    link({ signatures: [{ type: "DNSKEY", keyTag: 7, algorithm: 13, ...brief }] }),
    "warn",
    ["signatures-end"],
  ],
  [
    "an alias that leads to a zone that is not signed",
    (raw) => security({ sets: [...(raw.security?.sets ?? []), elsewhere] })(raw),
    "pass",
    ["alias-unsigned"],
  ],
  [
    "signatures that were made for two days",
    address({ signatures: signed("2026-11-19T11:00:00Z", "2026-11-21T13:00:00Z") }),
    "pass",
    [],
  ],
  ["a long key", link({ keys: [{ ...key, algorithm: 8, bits: 4104 }], delegations: [] }), "warn", ["key-long"]],
  ["a key of 2,048 bits", link({ keys: [{ ...key, algorithm: 8, bits: 2048 }], delegations: [] }), "pass", []],
  ["SHA-1 beside SHA-256", (raw) => link({ delegations: withDigest(raw, 1) })(raw), "pass", ["digest-sha1-beside"]],
  [
    "a DS record of a key that is not there",
    (raw) =>
      link({ delegations: [...(own(raw)?.delegations ?? []), { keyTag: 9, algorithm: 13, digestType: 2 }] })(raw),
    "pass",
    ["delegation-unused"],
  ],
  ["keys that are announced", security({ change }), "pass", ["change-announced"]],
  [
    "keys that are announced and not there",
    security({ change: { ...change, unknownTags: [7] } }),
    "warn",
    ["change-wrong"],
  ],
  [
    "keys that are announced in two ways",
    security({ change: { ...change, isConsistent: false } }),
    "warn",
    ["change-wrong"],
  ],
  [
    "a resolver that is stricter",
    security({ opinion: { ...opinion, verdict: "bogus", reason: null, agrees: false } }),
    "pass",
    ["resolver-errs"],
  ],
  [
    "a resolver that is stricter, where servers are not alike",
    (raw) =>
      address({ signatures: { ...signed("", ""), state: "unknown", inception: null, expires: null } })(
        security({ opinion: { ...opinion, verdict: "bogus", reason: null, agrees: false } })(raw),
      ),
    "warn",
    ["resolver-disagrees"],
  ],
  [
    "most types that could not be told, and no verified chain",
    (raw) =>
      security({ state: "indeterminate", reason: "TIMEOUT" })(
        (["A", "AAAA", "MX", "TXT", "NS", "SOA", "CAA", "DS"] as const).reduce(
          (each, type) => record(type, { state: "unknown", reason: "TIMEOUT" })(each),
          raw,
        ),
      ),
    "unknown",
    ["type-untold", "security-unknown"],
  ],
  ["silence of one server to us alone", address(mute), "warn", ["server-silent"]],
  [
    "silence of all servers to us alone",
    (raw) => firstAddress(address(mute)(raw), mute),
    "warn",
    ["server-silent", "server-silent"],
  ],
  [
    "silence of all servers to everybody",
    (raw) => existence(failing)(firstAddress(address(mute)(raw), mute)),
    "fail",
    ["no-server", "server-silent", "server-silent"],
  ],
])("%s", ([, damage, status, findings]) => {
  const verdict = judge(damage(sound));

  expect({ status: verdict.status, findings: verdict.findings.map(({ id }) => id) }).toEqual({ status, findings });
});

function everySerial(raw: DnsRaw, serial: number): DnsRaw {
  const list = raw.servers.list.map((each) => ({
    ...each,
    addresses: each.addresses.map((at) => ({ ...at, serial })),
  }));
  return { ...raw, servers: { ...raw.servers, list } };
}

function seconds(ago: number): number {
  return Math.floor(Date.parse(sound.observedAt) / 1000) - ago;
}

function own(raw: DnsRaw): SeenSecurity["links"][number] | undefined {
  return raw.security?.links.find(({ zone }) => zone === "example.com");
}

function withDigest(raw: DnsRaw, digestType: number): SeenSecurity["links"][number]["delegations"] {
  const delegations = own(raw)?.delegations ?? [];
  return [...delegations, ...delegations.map((each) => ({ ...each, digestType }))];
}

function firstAddress(raw: DnsRaw, change: Partial<SeenAddress>): DnsRaw {
  const list = raw.servers.list.map((each, at) =>
    at === 0 ? { ...each, addresses: each.addresses.map((one) => ({ ...one, ...change })) } : each,
  );
  return { ...raw, servers: { ...raw.servers, list } };
}

/** The resolver fails for a type; the name servers answer as given. */
function refusing(seen: Partial<DnsRaw["refused"][number]>): Damage {
  return (raw) => ({
    ...security({ sets: [] })(record("MX", { state: "unknown", reason: "SERVFAIL" })(raw)),
    refused: [{ type: "MX", state: "unknown", security: "indeterminate", ...seen }],
  });
}
