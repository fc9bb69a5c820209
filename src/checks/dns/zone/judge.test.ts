import { expect, test } from "vitest";
import { interpret } from "../../../core/result/interpretation.ts";
import { dns, type DnsRaw } from "../index.ts";
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

const failing = { state: "unknown", reason: "SERVFAIL", isResolverWorking: true } as const;

const change = { keyTags: [7], unknownTags: [], isRemoval: false, isConsistent: true, state: "secure" } as const;
const opinion = {
  server: "127.0.0.1",
  rcode: "SERVFAIL",
  extended: [{ code: 6, text: "why" }],
  cdRcode: "NOERROR",
} as const;
const proven = {
  name: "example.com",
  type: "A",
  answer: "no-name",
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
  answer: "records",
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

/** A name server in another zone whose addresses are not known. */
const nowhere = { state: "unknown", glue: [], own: null, addresses: [], addressesTotal: 0, isInside: false } as const;

test.for<[what: string, damage: Damage, status: string, findings: readonly string[]]>([
  [
    "an NXDOMAIN only from the resolver",
    existence({ state: "nxdomain", authoritativeState: "unknown" }),
    "unknown",
    ["nxdomain-unconfirmed"],
  ],
  [
    "an NXDOMAIN only from the resolver, with the zone's proof",
    (raw) => security({ rrsets: [proven] })(existence({ state: "nxdomain", authoritativeState: "unknown" })(raw)),
    "fail",
    ["nxdomain"],
  ],
  [
    "an NXDOMAIN only from the resolver, for an existing name",
    existence({ state: "nxdomain", authoritativeState: "exists" }),
    "warn",
    ["name-disputed"],
  ],
  [
    "a resolver that fails although the servers answer",
    (raw) => security({ rrsets: [] })(existence({ ...failing, state: "exists" })(raw)),
    "warn",
    ["resolver-fails"],
  ],
  [
    "a resolver that fails although the servers' answers are valid",
    existence({ ...failing, state: "exists" }),
    "pass",
    ["resolver-refuses-wrongly"],
  ],
  [
    "a resolver that fails for everything",
    existence({ ...failing, isResolverWorking: false }),
    "unknown",
    ["resolver-unable"],
  ],
  [
    "a resolver that refuses",
    existence({ state: "unknown", reason: "REFUSED", isResolverWorking: true }),
    "unknown",
    ["resolver-unable"],
  ],
  ["a type for which the name servers fail too", refusing({ state: "failing" }), "warn", ["type-fails"]],
  [
    "a type with invalid answers of the name servers",
    refusing({ state: "answered", security: "bogus" }),
    "warn",
    ["type-fails"],
  ],
  [
    "a type for which one resolver fails and the name servers answer",
    refusing({ state: "answered", security: "insecure" }),
    "pass",
    ["type-resolver-fails"],
  ],
  ["a type for which no name server could be asked", refusing({ state: "unknown" }), "pass", ["type-untold"]],
  [
    "a type for which a resolver fails although it is valid",
    record("MX", { state: "unknown", reason: "SERVFAIL" }),
    "pass",
    ["type-refused-wrongly"],
  ],
  ["a type without any answer", record("MX", { state: "unknown", reason: "TIMEOUT" }), "pass", ["type-untold"]],
  [
    "an unknown zone",
    (raw) => ({ ...raw, zone: { name: null, reason: "TIMEOUT", isApex: false, isDomain: false } }),
    "unknown",
    ["zone-unknown"],
  ],
  [
    "a parent zone that could not be asked",
    parent({ state: "unknown", reason: "TIMEOUT" }),
    "pass",
    ["parent-unknown"],
  ],
  [
    "an undelegated zone",
    (raw) => parent({ state: "undelegated", reason: "NXDOMAIN" })({ ...raw, zone: { ...raw.zone, isDomain: false } }),
    "warn",
    ["undelegated"],
  ],
  [
    "an undelegated domain on private servers",
    (raw) =>
      parent({ state: "undelegated", reason: "NXDOMAIN" })(
        firstAddress(address({ isPublic: false })(raw), { isPublic: false }),
      ),
    "warn",
    ["undelegated", "servers-private"],
  ],
  [
    "a domain that its registry has removed",
    parent({ state: "undelegated", reason: "NXDOMAIN" }),
    "fail",
    ["domain-removed"],
  ],
  [
    "parent servers that differ",
    (raw) =>
      parent({
        servers:
          raw.parent?.servers.map((each, at) => ({
            ...each,
            nameServers: at === 0 ? each.nameServers : ["ns9.example.com"],
          })) ?? [],
      })(raw),
    "warn",
    ["parents-disagree"],
  ],
  ["a large referral", parent({ referralOctets: 513 }), "pass", ["referral-large"]],
  ["a referral that just fits", parent({ referralOctets: 512 }), "pass", []],
  ["a name server with an invalid host name", server({ name: "ns_2.example.com" }), "warn", ["server-name"]],
  ["a name server in a numeric top-level domain", server({ name: "ns2.example.1" }), "warn", ["server-name"]],
  [
    "a name server whose name the resolver cannot look up",
    server({ ...nowhere, reason: "SERVFAIL" }),
    "warn",
    ["server-name-fails"],
  ],
  [
    "a name server with unknown addresses",
    server({ ...nowhere, reason: "TIMEOUT" }),
    "pass",
    ["server-address-unknown"],
  ],
  [
    "two name servers that share one address",
    server({ own: ["22.0.0.53", "11.0.0.53"], glue: ["22.0.0.53", "11.0.0.53"] }),
    "warn",
    ["shared-address"],
  ],
  [
    "one name server with IPv4, and one with IPv6",
    server({ own: ["2600::53"], glue: ["2600::53"] }),
    "warn",
    ["single-ipv4", "single-ipv6"],
  ],
  [
    "more servers than the limit",
    (raw) => ({ ...raw, authoritativeServers: { ...raw.authoritativeServers, total: 40 } }),
    "pass",
    ["servers-cut"],
  ],
  [
    "serials half the number space apart",
    address({ serial: (2_026_112_001 + 0x8000_0000) >>> 0 }),
    "warn",
    ["serial-unordered"],
  ],
  ["a serial without a date", (raw) => address({ serial: 6 })(everySerial(raw, 7)), "pass", ["serials-differ"]],
  [
    "a serial with today's date",
    (raw) => address({ serial: 2_026_111_901 })(everySerial(raw, 2_026_112_001)),
    "pass",
    ["serials-differ"],
  ],
  [
    "a serial with a date of days ago",
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
    "a serial that wrapped around",
    (raw) => address({ serial: 0xffff_fff0 })(everySerial(raw, 5)),
    "pass",
    ["serials-differ"],
  ],
  ["a large answer", address({ largestResponse: { type: "DNSKEY", octets: 1233 } }), "pass", ["answer-large"]],
  ["timers at their bounds", soa({ refresh: 14_400, retry: 3600, expire: 604_800, minimum: 86_400 }), "pass", []],
  ["a mailbox with a dot", soa({ rname: "first\\.last.example.com" }), "pass", []],
  ["a mailbox that is the root", soa({ rname: "." }), "pass", ["soa-mailbox"]],
  ["a zone that is bogus for another reason", security({ state: "bogus", reason: "bad-signature" }), "fail", ["bogus"]],
  ["a zone without signatures", security({ state: "bogus", reason: "no-signature" }), "fail", ["bogus-unsigned"]],
  [
    "a rarely supported algorithm",
    link({ keys: [{ ...key, algorithm: 17 }], delegations: [] }),
    "warn",
    ["algorithm-unusual"],
  ],
  [
    "long-lived signatures that expire in hours",
    address({ signatures: signed("2026-11-01T12:00:00Z", "2026-11-20T20:00:00Z") }),
    "warn",
    ["signatures-end"],
  ],
  [
    "signatures with a lifetime of hours",
    address({ signatures: signed("2026-11-20T11:00:00Z", "2026-11-20T20:00:00Z") }),
    "pass",
    ["signatures-brief"],
  ],
  [
    "DNSKEY signatures that expire in hours",
    link({ signatures: [{ type: "DNSKEY", keyTag: 7, algorithm: 13, ...brief }] }),
    "warn",
    ["signatures-end"],
  ],
  [
    "an alias into an unsigned zone",
    (raw) => security({ rrsets: [...(raw.security?.rrsets ?? []), elsewhere] })(raw),
    "pass",
    ["alias-unsigned"],
  ],
  [
    "signatures with a lifetime of two days",
    address({ signatures: signed("2026-11-19T11:00:00Z", "2026-11-21T13:00:00Z") }),
    "pass",
    [],
  ],
  ["a long key", link({ keys: [{ ...key, algorithm: 8, bits: 4104 }], delegations: [] }), "warn", ["key-long"]],
  ["a key of 2,048 bits", link({ keys: [{ ...key, algorithm: 8, bits: 2048 }], delegations: [] }), "pass", []],
  ["SHA-1 beside SHA-256", (raw) => link({ delegations: withDigest(raw, 1) })(raw), "pass", ["digest-sha1-beside"]],
  [
    "a DS record without a matching key",
    (raw) =>
      link({ delegations: [...(own(raw)?.delegations ?? []), { keyTag: 9, algorithm: 13, digestType: 2 }] })(raw),
    "pass",
    ["delegation-unused"],
  ],
  ["CDS records for published keys", security({ childDs: change }), "pass", ["change-announced"]],
  ["CDS records for missing keys", security({ childDs: { ...change, unknownTags: [7] } }), "warn", ["change-wrong"]],
  [
    "contradictory CDS and CDNSKEY records",
    security({ childDs: { ...change, isConsistent: false } }),
    "warn",
    ["change-wrong"],
  ],
  [
    "a stricter resolver",
    security({ resolverValidation: { ...opinion, verdict: "bogus", reason: null, agrees: false } }),
    "pass",
    ["resolver-errs"],
  ],
  [
    "a stricter resolver, with different servers",
    (raw) =>
      address({ signatures: { ...signed("", ""), state: "unknown", inception: null, expires: null } })(
        security({ resolverValidation: { ...opinion, verdict: "bogus", reason: null, agrees: false } })(raw),
      ),
    "warn",
    ["resolver-disagrees"],
  ],
  [
    "most types unknown, and no verified chain",
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
  ["one server silent to us only", address(mute), "warn", ["server-silent"]],
  [
    "all servers silent to us only",
    (raw) => firstAddress(address(mute)(raw), mute),
    "warn",
    ["server-silent", "server-silent"],
  ],
  [
    "all servers silent to everyone",
    (raw) => existence(failing)(firstAddress(address(mute)(raw), mute)),
    "fail",
    ["no-server", "server-silent", "server-silent"],
  ],
])("%s", ([, damage, status, findings]) => {
  const verdict = judge(damage(sound));

  expect({ status: verdict.status, findings: verdict.findings.map(({ id }) => id) }).toEqual({ status, findings });
});

function everySerial(raw: DnsRaw, serial: number): DnsRaw {
  const list = raw.authoritativeServers.list.map((each) => ({
    ...each,
    addresses: each.addresses.map((at) => ({ ...at, serial })),
  }));
  return { ...raw, authoritativeServers: { ...raw.authoritativeServers, list } };
}

function seconds(ago: number): number {
  return Math.floor(Date.parse(sound.observedAt) / 1000) - ago;
}

function own(raw: DnsRaw): SeenSecurity["chainOfTrust"][number] | undefined {
  return raw.security?.chainOfTrust.find(({ zone }) => zone === "example.com");
}

function withDigest(raw: DnsRaw, digestType: number): SeenSecurity["chainOfTrust"][number]["delegations"] {
  const delegations = own(raw)?.delegations ?? [];
  return [...delegations, ...delegations.map((each) => ({ ...each, digestType }))];
}

function firstAddress(raw: DnsRaw, change: Partial<SeenAddress>): DnsRaw {
  const list = raw.authoritativeServers.list.map((each, at) =>
    at === 0 ? { ...each, addresses: each.addresses.map((one) => ({ ...one, ...change })) } : each,
  );
  return { ...raw, authoritativeServers: { ...raw.authoritativeServers, list } };
}

/** The resolver fails for a type; the name servers answer as given. */
function refusing(seen: Partial<DnsRaw["authoritativeFallback"][number]>): Damage {
  return (raw) => ({
    ...security({ rrsets: [] })(record("MX", { state: "unknown", reason: "SERVFAIL" })(raw)),
    authoritativeFallback: [{ type: "MX", state: "unknown", security: "indeterminate", ...seen }],
  });
}

test.for<readonly [reason: string, en: string, ko: string]>([
  ["SERVFAIL", "(SERVFAIL)", "(SERVFAIL)"],
  ["RCODE12", "(RCODE12)", "(RCODE12)"],
  ["TIMEOUT", "(no answer came in time)", "(제시간에 응답이 없음)"],
  ["timeout.run", "(no answer came in time)", "(제시간에 응답이 없음)"],
  ["tcp.refused", "(it could not be reached)", "(도달할 수 없음)"],
  ["NO-SOA", "(the answer is empty and has no SOA record)", "(SOA 레코드 없는 빈 응답임)"],
])("a resolver without an answer (%s) is told by an RCODE or in words", ([reason, en, ko]) => {
  const verdict = judge(existence({ ...failing, reason, isResolverWorking: false })(sound));

  const causes = (["en", "ko"] as const).map((language) => interpret(dns, verdict, language).issues[0]?.cause);
  expect(causes).toEqual([expect.stringContaining(en), expect.stringContaining(ko)]);
});
