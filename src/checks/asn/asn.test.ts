import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { raw as rawBytes, silence } from "../../../test/twins/answers.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { json, rdapNetwork, ripestat, ripestatAnswer, type KnownNetwork } from "../../../test/twins/networks.ts";
import { reply, type Answer } from "../../../test/twins/raw-http.ts";
import { attempt } from "../../core/attempt.ts";
import { describeFailure, Failure, type FailureFacts } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { openNetworks } from "../../networks/open.ts";
import { asn, type AsnRaw } from "./index.ts";

const networks = openNetworks(null);

const google: KnownNetwork = {
  asns: [15169],
  prefix: "8.8.8.0/24",
  holder: "GOOGLE - Google LLC",
  abuse: ["network-abuse@google.com"],
  country: "US",
  rpki: "valid",
  prefixes: ["8.8.8.0/24", "2001:4860::/32", "8.8.4.0/24", "8.8.8.0/24", "<script>"],
};

const cymruZone = `
8.8.8.8.origin TXT "15169 | 8.8.8.0/24 | US | arin | 2023-12-28"
8.8.8.8.origin TXT "3356 | 8.0.0.0/9 | US | arin | 1992-12-01"
AS15169 TXT "15169 | US | arin | 2000-03-30 | GOOGLE - Google LLC, US"
5.5.5.5.origin TXT "64999 | 5.5.5.0/24 | DE | ripencc | 2012-01-01"
9.9.9.9.origin TXT "19281 42 | 9.9.9.0/24 | US | arin | 2016-01-01"
`;

interface Twins {
  readonly ripestat?: Answer;
  readonly rdap?: Answer;
  readonly peeringdb?: Answer;
  /** Records of asn.cymru.com; null if its servers do not answer. */
  readonly cymru?: string | null;
  readonly hasPack?: boolean;
}

const down = reply({ status: 503, reason: "Service Unavailable" });
/** A failure that is not asked about again, which would be a second of pauses. */
const broken = reply({ status: 500, reason: "Internal Server Error" });
const missing = reply({ status: 404, reason: "Not Found" });
const registry = (asked: string | number): Answer =>
  json(rdapNetwork(asked, { holder: "Registered Holder", country: "NL", abuse: "Abuse@Example.net" }));

function at(port: number | undefined): string {
  return `http://127.0.0.1:${port}/data/`;
}

/** Runs the check against test twins; sources that are not given fail. */
async function look(query: string, twins: Twins): Promise<AsnRaw> {
  const [one, two, three] = await Promise.all(
    [twins.ripestat, twins.rdap, twins.peeringdb].map((answer = broken) => keep(serveHttp({ answer }))),
  );
  using door = doorFor({ sources: { ripestat: at(one?.port), rdap: at(two?.port), peeringdb: at(three?.port) } });
  const { cymru = "", hasPack = true } = twins;
  const world = openWorld({
    zones: { "asn.cymru.com": cymru ?? "", "shop.com": "@ A 11.0.0.80" },
    ...(cymru === null && { resolvers: { "127.0.0.1:53": { isSilent: true } } }),
    net: { source: (id, request) => door.net.source(id, request) },
  });
  const context = { ...world.context, ...(hasPack && { networks }) };
  return asn.raw.parse(await asn.collect(parseInput(asn.input, { query }), context));
}

function idsOf(raw: AsnRaw): readonly string[] {
  return asn.judge(raw, { query: raw.query }).findings.map(({ id }) => id);
}

function statesOf({ sources }: AsnRaw): Readonly<Record<string, string>> {
  return Object.fromEntries(sources.map(({ source, state }) => [source, state]));
}

test("an address gets an operator, origin, prefixes, contact, country, kind and RPKI state, each with source and age", async () => {
  const raw = await look("8.8.8.8", { ripestat: ripestat(google), cymru: cymruZone });
  const told = { source: "ripestat", asOf: "2026-11-20T08:00:00.000Z" };
  const now = { source: "ripestat", asOf: "2026-11-20T12:00:00.000Z" };
  expect(raw.origins).toEqual([
    {
      asn: 15169,
      prefix: "8.8.8.0/24",
      reserved: null,
      operator: { value: "Google LLC", ...told },
      rpki: { state: "valid", ...now },
      sources: [
        { ...now, prefix: "8.8.8.0/24" },
        { source: "cymru", asOf: "2026-11-20T12:00:00.000Z", prefix: "8.8.8.0/24" },
        { source: "pack", asOf: "2026-06-17", prefix: "8.8.8.0/24" },
      ],
    },
  ]);
  expect(raw.prefixes).toEqual({ ...told, total: 3, list: ["8.8.4.0/24", "8.8.8.0/24", "2001:4860::/32"] });
  expect(raw.abuse).toEqual({ ...now, emails: ["network-abuse@google.com"] });
  expect(raw.country).toEqual({ ...now, value: "US", basis: "registration" });
  expect(raw.classification).toMatchObject({ kind: "cloud", basis: "operator-table", confidence: "high" });
  expect(statesOf(raw)).toEqual({ ripestat: "answered", cymru: "answered" });
  expect(idsOf(raw)).toEqual([]);
  expect(asn.judge(raw, { query: raw.query }).status).toBe("pass");
  expect(asn.observe?.(raw)).toEqual([{ target: "8.8.8.8", kind: "ip:asn", value: "AS15169" }]);
});

test("an AS gets the same, except for the prefix", async () => {
  const raw = await look("as15169", { ripestat: ripestat(google), cymru: cymruZone });
  expect(raw).toMatchObject({
    query: "AS15169",
    kind: "as",
    prefixes: { total: 3 },
    abuse: { emails: ["network-abuse@google.com"] },
  });
  expect(raw.origins).toMatchObject([{ asn: 15169, operator: { value: "Google LLC" }, prefix: null, rpki: null }]);
  expect(statesOf(raw)).toEqual({ ripestat: "answered" });
});

const slow: Answer = silence();
const garbage = reply({ headers: ["Content-Type: text/html"], body: "<html>Just a moment</html>" });
const cut = rawBytes('HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n{"status": "ok"', "closes");
const limited = reply({ status: 429, reason: "Too Many Requests", headers: ["Retry-After: 30"] });
const closed: Answer = (_socket, _asked, reset) => reset();
const otherCall = json(ripestatAnswer("whois", { records: [] }));
const elsewhere = ripestat({ ...google, prefix: "9.9.9.0/24" });

const failures: readonly (readonly [what: string, answer: Answer, reason: string])[] = [
  ["down", down, "source.status"],
  ["limited", limited, "source.rate-limited"],
  ["slow", slow, "timeout.source"],
  ["a page with 200", garbage, "source.malformed"],
  ["cut off", cut, "source.malformed"],
  ["closed", closed, "source.unreachable"],
  ["an answer to another question", otherCall, "source.malformed"],
];

test.for(failures)(
  "RIPEstat fails (%s): the others answer, and the failure is reported",
  { timeout: 20_000 },
  async ([, answer, reason]) => {
    const raw = await look("8.8.8.8", { ripestat: answer, rdap: registry("8.8.8.8"), cymru: cymruZone });
    expect(raw.origins).toMatchObject([
      { asn: 15169, prefix: "8.8.8.0/24", operator: { source: "cymru", value: "Google LLC" }, rpki: null },
    ]);
    expect(raw.abuse).toMatchObject({ source: "rdap", emails: ["abuse@example.net"] });
    expect(raw.country).toMatchObject({ source: "rdap", value: "NL", basis: "registration" });
    expect(raw.prefixes).toMatchObject({ source: "pack", asOf: "2026-06-17" });
    expect(raw.classification?.kind).toBe("cloud");
    expect(raw.sources.find(({ source }) => source === "ripestat")).toMatchObject({ state: "failed" });
    expect(raw.sources.find(({ source }) => source === "ripestat")?.reason).toMatch(reason);
    expect(idsOf(raw)).toEqual(["source-failed"]);
  },
);

test("an answer about another network is ignored", async () => {
  const raw = await look("8.8.8.8", { ripestat: elsewhere, cymru: cymruZone });
  expect(raw.origins).toMatchObject([{ asn: 15169, sources: [{ source: "cymru" }, { source: "pack" }] }]);
  expect(raw.sources[0]).toMatchObject({ source: "ripestat", state: "partly", reason: "source.malformed" });
});

test("a source with a wrong AS is contradicted by the others", async () => {
  const raw = await look("8.8.8.8", {
    ripestat: ripestat({ ...google, asns: [666], holder: "EVIL" }),
    cymru: cymruZone,
  });
  expect(raw.origins.map((origin) => origin.asn)).toEqual([15169, 666]);
  expect(idsOf(raw)).toContain("sources-disagree");
  const { issues } = interpret(asn, asn.judge(raw, { query: raw.query }), "en");
  expect(issues.find(({ id }) => id === "asn.sources-disagree")?.cause).toBe(
    "The sources report different origin AS: AS15169: Team Cymru 2026-11-20, local data 2026-06-17; AS666: RIPEstat 2026-11-20.",
  );
});

test.for<[query: string, country: string | null]>([
  ["168.126.63.1", "KR"],
  ["AS4766", "KR"],
  ["AS1659", "TW"],
  // Announced from many places, and from many countries.
  ["104.16.1.1", null],
  ["151.101.1.1", null],
  ["AS13335", null],
  ["AS16276", null],
])("with every source down the country of %s is %s", async ([query, country]) => {
  const raw = await look(query, { cymru: null });
  expect(raw.country?.value ?? null).toBe(country);
  expect(raw.country?.basis ?? "location").toBe("location");
});

test("with every source down the local data answers, and the result says so", async () => {
  const raw = await look("8.8.8.8", { cymru: null });
  expect(raw.origins).toMatchObject([
    { asn: 15169, operator: { value: "Google LLC", source: "pack", asOf: "2026-06-17" }, prefix: "8.8.8.0/24" },
  ]);
  // Google announces it from everywhere.
  expect(raw.country).toBeNull();
  expect(raw.prefixes?.total).toBeGreaterThan(100);
  expect(raw.prefixes?.list.length).toBeLessThanOrEqual(200);
  expect(raw.abuse).toBeNull();
  expect(statesOf(raw)).toEqual({ ripestat: "failed", rdap: "failed", cymru: "failed" });
  expect(idsOf(raw)).toEqual(["old-data"]);
  expect(asn.observe?.(raw)).toEqual([]);
});

test.for<[what: string, twins: Twins, list: string]>([
  ["one live source has no data and the others fail", {}, "Team Cymru: it has no data about it"],
  [
    "every live source has no data",
    { ripestat: missing, rdap: missing },
    "RIPEstat: it has no data about it; RDAP: it has no data about it; Team Cymru: it has no data about it",
  ],
])("%s: the result says that it is based on local data", async ([, twins, list]) => {
  const raw = await look("8.8.8.8", twins);
  const { issues } = interpret(asn, asn.judge(raw, { query: raw.query }), "en");
  expect(raw.origins).toMatchObject([{ asn: 15169, sources: [{ source: "pack" }] }]);
  expect(issues).toMatchObject([{ id: "asn.old-data", cause: expect.stringContaining(list) as string }]);
  expect(issues[0]?.cause).toContain("local data of 2026-06-17");
});

test("live sources contradict an announcement that only the local data has", async () => {
  const raw = await look("8.8.8.8", { ripestat: ripestat({ asns: [], prefix: "" }), rdap: registry("8.8.8.8") });
  const { issues } = interpret(asn, asn.judge(raw, { query: raw.query }), "en");
  expect(issues.find(({ id }) => id === "asn.sources-disagree")?.cause).toBe(
    "The sources report different origin AS: AS15169: local data 2026-06-17; no AS: RIPEstat.",
  );
});

test("a result without live sources is cached for minutes, a complete one for a day", async () => {
  const alone = await look("8.8.8.8", { cymru: null });
  const whole = { ...alone, sources: alone.sources.map((each) => ({ ...each, state: "answered" as const })) };
  expect([alone, whole].map((raw) => asn.lasts?.(raw))).toEqual([600, 86_400]);
});

test("a failed source is reported with the reason in words", async () => {
  const { issues } = interpret(asn, asn.judge(await look("8.8.8.8", { cymru: null }), { query: "8.8.8.8" }), "en");
  expect(issues[0]?.cause).toMatch(
    /^No live source provided data \(RIPEstat: [A-Za-z ]+; RDAP: [A-Za-z ]+; Team Cymru: [a-z ]+\)/,
  );
});

test.for<[query: string, cause: string]>([
  ["AS0", "AS0 is a special-purpose AS number (RFC 7607): reserved, no network may use it."],
  ["AS64512", "AS64512 (AS64512–AS65534) is a special-purpose AS number (RFC 6996): for private use."],
])("%s is named as a special-purpose AS number", async ([query, cause]) => {
  const { issues } = interpret(asn, asn.judge(await look(query, {}), { query }), "en");
  expect(issues[0]?.cause).toContain(cause);
});

test("without sources and local data everything is unknown, and no verdict is good", async () => {
  const raw = await look("8.8.8.8", { cymru: null, hasPack: false });
  expect(raw).toMatchObject({ origins: [], prefixes: null, abuse: null, country: null, classification: null });
  expect(idsOf(raw)).toEqual(["no-source-answered"]);
  expect(asn.judge(raw, { query: raw.query }).status).toBe("unknown");
});

test("several origins of one announcement are all listed", async () => {
  const raw = await look("9.9.9.9", {
    ripestat: ripestat({ ...google, asns: [19281, 42], prefix: "9.9.9.0/24" }),
    cymru: cymruZone,
  });
  expect(raw.origins.map((origin) => origin.asn)).toEqual([19281, 42]);
  expect(idsOf(raw)).toContain("several-origins");
  expect(idsOf(raw)).not.toContain("sources-disagree");
});

test.for<[rpki: KnownNetwork["rpki"], id: string, status: string]>([
  ["invalid_asn", "rpki-invalid", "warn"],
  ["invalid_length", "rpki-invalid", "warn"],
  ["unknown", "rpki-missing", "pass"],
])("RPKI %s is %s", async ([rpki, id, status]) => {
  const raw = await look("8.8.8.8", { ripestat: ripestat({ ...google, ...(rpki && { rpki }) }), cymru: cymruZone });
  expect(idsOf(raw)).toEqual([id]);
  expect(asn.judge(raw, { query: raw.query }).status).toBe(status);
});

test("a reserved AS number as origin is a finding", async () => {
  const raw = await look("8.8.8.8", {
    ripestat: ripestat({ ...google, asns: [64512] }),
    cymru: '8.8.8.8.origin TXT "64512 | 8.8.8.0/24 | US | arin |"',
  });
  expect(raw.origins[0]).toMatchObject({ asn: 64512, reserved: { reference: "RFC 6996" }, operator: null });
  expect(idsOf(raw)).toContain("reserved-origin");
});

test("a missing abuse contact is a finding", async () => {
  const silent = json(rdapNetwork("8.8.8.8", {}));
  const raw = await look("8.8.8.8", { ripestat: ripestat({ ...google, abuse: [] }), rdap: silent, cymru: cymruZone });
  expect(raw.abuse?.emails).toEqual([]);
  expect(idsOf(raw)).toEqual(["abuse-contact-missing"]);
});

test("an unannounced address is reported", async () => {
  const nobody = ripestat({ asns: [], prefix: "" });
  const raw = await look("11.1.2.3", { ripestat: nobody, rdap: registry("11.1.2.3"), hasPack: false });
  expect(raw.origins).toEqual([]);
  expect(idsOf(raw)).toEqual(["not-announced"]);
});

test("an unknown AS is reported", async () => {
  const nobody = ripestat({ asns: [], prefix: "", prefixes: [] });
  const raw = await look("AS400000", {
    ripestat: nobody,
    rdap: missing,
    peeringdb: json({ data: [] }),
    hasPack: false,
  });
  expect(idsOf(raw)).toContain("unknown-as");
});

test.for<[kinds: unknown, operator: string, kind: string, basis: string]>([
  [{ info_type: "Cable/DSL/ISP" }, "Somebody", "isp", "peeringdb"],
  [{ info_type: "", info_types: ["Educational/Research"] }, "Somebody", "enterprise", "peeringdb"],
  [{ info_type: "Content" }, "Some Hosting Ltd", "hosting", "name"],
  [{ info_type: "Not Disclosed" }, "City University", "enterprise", "name"],
  [{ info_type: "Content" }, "Somebody", "enterprise", "size"],
])("an AS with %j called %s is %s by %s", async ([said, holder, kind, basis]) => {
  const known: KnownNetwork = { asns: [64999], prefix: "5.5.5.0/24", holder };
  // A number that is in no table.
  const raw = await look("AS400001", {
    ripestat: ripestat(known),
    peeringdb: json({ data: [{ asn: 400001, name: holder, ...(said as object) }], meta: {} }),
  });
  expect(raw.classification).toMatchObject({ kind, basis });
});

test.for<[query: string, network: string, reference: string]>([
  ["10.1.2.3", "10.0.0.0/8", "RFC 1918"],
  ["127.0.0.1", "127.0.0.0/8", "RFC 1122 §3.2.1.3"],
  ["100.64.0.1", "100.64.0.0/10", "RFC 6598"],
  ["169.254.169.254", "169.254.0.0/16", "RFC 3927"],
  ["192.0.2.1", "192.0.2.0/24", "RFC 5737"],
  ["192.0.0.10", "192.0.0.10/32", "RFC 8155"],
  ["255.255.255.255", "255.255.255.255/32", "RFC 919 §7"],
  ["240.0.0.1", "240.0.0.0/4", "RFC 1112 §4"],
  ["224.0.0.251", "224.0.0.0/4", "RFC 5771"],
  ["::ffff:10.0.0.1", "10.0.0.0/8", "RFC 1918"],
  ["::1", "::1/128", "RFC 4291 §2.5.3"],
  ["::", "::/128", "RFC 4291 §2.5.2"],
  ["fe80::1", "fe80::/10", "RFC 4291 §2.5.6"],
  ["fd00::1", "fc00::/7", "RFC 4193"],
  ["2001:db8::1", "2001:db8::/32", "RFC 3849"],
  ["3fff::1", "3fff::/20", "RFC 9637"],
  ["2002:808:808::1", "2002::/16", "RFC 3056"],
  ["64:ff9b::8.8.8.8", "64:ff9b::/96", "RFC 6052"],
  ["4000::1", "::/0", "RFC 4291 §2.4"],
  ["AS0", "AS0", "RFC 7607"],
  ["AS23456", "AS23456", "RFC 6793"],
  ["AS64496", "AS64496–AS64511", "RFC 5398"],
  ["AS64512", "AS64512–AS65534", "RFC 6996"],
  ["AS65535", "AS65535", "RFC 7300"],
  ["AS1.0", "AS65536–AS65551", "RFC 5398"],
  ["AS4200000000", "AS4200000000–AS4294967294", "RFC 6996"],
  ["AS4294967295", "AS4294967295", "RFC 7300"],
])("%s is named as %s (%s), and no source is asked", async ([query, network, reference]) => {
  const { context } = openWorld({ zones: {} });
  const raw = await asn.collect(parseInput(asn.input, { query }), context);
  expect(raw).toMatchObject({ specialPurpose: { network, reference }, origins: [], sources: [] });
  expect(asn.judge(raw, { query }).findings).toHaveLength(1);
});

test.for<[query: string, value: string]>([
  [" 8.8.8.8 ", "8.8.8.8"],
  ["[2001:4860:4860:0::8888]", "2001:4860:4860::8888"],
  ["::ffff:8.8.8.8", "8.8.8.8"],
  ["as15169", "AS15169"],
  ["AS00015169", "AS15169"],
  ["AS1.10", "AS65546"],
  ["AS65535.65535", "AS4294967295"],
])("%s is read as %s", ([query, value]) => {
  expect(parseInput(asn.input, { query })).toEqual({ query: value });
});

test.for(["15169", "AS4294967296", "AS1.65536", "AS-1", "AS 15169", "fe80::1%eth0", "example.com", ""])(
  "%j is refused",
  (query) => {
    expect(() => parseInput(asn.input, { query })).toThrow(Failure);
  },
);

test("a bare number is rejected with the right spelling", async () => {
  const { failure } = (await attempt(async () => parseInput(asn.input, { query: "15169" }))) as {
    failure: FailureFacts;
  };
  expect(describeFailure(failure, "en")).toContain("for the AS with this number: AS15169");
});
