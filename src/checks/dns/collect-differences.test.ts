import { expect, test } from "vitest";
import { at, example, failing, first, look, second, serverIs, serversAre, told } from "../../../test/dns-check.ts";
import type { ServerText, WorldText } from "../../../test/dns-world.ts";
import { corrupt, plus, without } from "../../../test/dns-world/changes.ts";
import type { ZoneText } from "../../../test/dns-world/zones.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { judge } from "./judge.ts";

const has = (text: ZoneText): Partial<WorldText> => serverIs({ has: { "example.com": { records: example, ...text } } });
const zone = (text: ZoneText): Partial<WorldText> => ({ zones: { "example.com": { records: example, ...text } } });
const plain = zone({ isSigned: false });
const differs = (from: string, to: string): Partial<WorldText> => ({
  ...plain,
  ...has({ records: example.replace(from, to), isSigned: false }),
});

function isProof({ type, data }: ResourceRecord): boolean {
  const covered = data.type === "RRSIG" ? data.covered : type;
  return covered === types.NSEC || covered === types.NSEC3;
}

function unprovenBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return { ...message, authorities: message.authorities.filter((each) => !isProof(each)) };
}

/** What is not there of a name is proven, and what names are not there is not. */
function halfProvenBy(_: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return message.rcode === rcodes.NXDOMAIN ? unprovenBy(_, () => message) : message;
}

test.for<[what: string, world: Partial<WorldText>, status: string, findings: readonly string[]]>([
  ["no proofs", serverIs({ respond: unprovenBy }), "fail", [`server-bogus ${at}`]],
  ["no proof that a name is not there", serverIs({ respond: halfProvenBy }), "fail", [`server-bogus ${at}`]],
  ["proofs that do not verify", has({ changes: [corrupt("@", "NSEC")] }), "fail", [`server-bogus ${at}`]],
  ["another signature of its mail hosts", has({ changes: [corrupt("@", "MX")] }), "fail", [`server-bogus ${at}`]],
  ["another signature of its texts", has({ changes: [corrupt("@", "TXT")] }), "fail", [`server-bogus ${at}`]],
  ["another signature of its CAA records", has({ changes: [corrupt("@", "CAA")] }), "fail", [`server-bogus ${at}`]],
  ["NSEC3 with opt-out, as all have it", zone({ denial: { isOptOut: true } }), "pass", []],
])("one server of a signed zone with %s", async ([, world, status, findings]) => {
  expect(told(await look(world))).toEqual({ status, findings });
});

test("what no server proves is told once, and not of each", async () => {
  const raw = await look(serversAre({ respond: halfProvenBy }));

  expect(told(raw)).toEqual({ status: "warn", findings: ["absence-unproven"] });
});

test.for<[what: string, world: Partial<WorldText>, findings: readonly string[]]>([
  ["another address", differs("A 11.9.9.9", "A 11.9.9.7"), ["answers-differ A", "unsigned"]],
  ["another mail host", differs("MX 10", "MX 20"), ["answers-differ MX", "unsigned"]],
  ["another text", differs("-all", "~all"), ["answers-differ TXT", "unsigned"]],
  ["another authority", differs("ca.example", "other.example"), ["answers-differ CAA", "unsigned"]],
  ["one address more", differs("@ A 11.9.9.9", "@ A 11.9.9.9\n@ A 11.9.9.7"), ["answers-differ A", "unsigned"]],
  ["the same in upper case", differs("MX 10 mail", "MX 10 MAIL"), ["unsigned"]],
  [
    "another address, and a version that is another one",
    {
      ...plain,
      ...has({ records: example.replace("A 11.9.9.9", "A 11.9.9.7"), isSigned: false, serial: 2_026_112_000 }),
    },
    [`serials-differ ${at}`, "unsigned"],
  ],
  [
    "another address that holds for seconds, as those have who spread load",
    {
      ...zone({ records: example.replace("@ A", "@ 60 A"), isSigned: false }),
      ...has({ records: example.replace("@ A 11.9.9.9", "@ 60 A 11.9.9.7"), isSigned: false }),
    },
    ["answers-vary", "unsigned"],
  ],
  [
    "a record that cannot be read",
    { ...plain, ...has({ isSigned: false, changes: [plus("@ MX \\# 2 0001")] }) },
    ["answers-differ MX", "unsigned"],
  ],
])("one server of a zone with %s", async ([, world, findings]) => {
  expect(told(await look(world)).findings).toEqual(findings);
});

test("who says what is told", async () => {
  const { findings } = judge(await look(differs("A 11.9.9.9", "A 11.9.9.7")));

  const [differ] = findings.filter(({ id }) => id === "answers-differ");
  expect(differ?.params["what"]).toBe(`11.9.9.9 (ns1.example.com ${first}); 11.9.9.7 (ns2.example.com ${second})`);
});

/** One address of several, the next one every time. */
function rotating(): ServerText {
  let turn = 0;
  return {
    respond: (query: DnsMessage, usual: () => DnsMessage) => {
      const message = usual();
      if (query.questions[0]?.type !== types.A) return message;
      const one = message.answers.filter(({ type }) => type === types.A).at(turn++ % 2);
      return { ...message, answers: one ? [one] : message.answers };
    },
  };
}

test("servers that hand out one of several addresses in turn do not differ", async () => {
  const raw = await look({
    ...zone({ records: `${example}\n@ A 11.9.9.7`, isSigned: false }),
    servers: {
      [first]: { zones: ["example.com"], ...rotating() },
      [second]: { zones: ["example.com"], ...rotating() },
    },
  });

  expect(told(raw).findings).toEqual(["answers-vary", "unsigned"]);
});

test("servers that say for which network an answer is do not differ", async () => {
  const scoped = Buffer.of(0, 1, 24, 24, 8, 8, 8);
  const tailoring = (query: DnsMessage, usual: () => DnsMessage): DnsMessage => {
    const message = usual();
    const isAsked = query.edns?.options.some((each) => each.name === "other" && each.code === 8);
    const options = isAsked ? [{ name: "other", code: 8, bytes: scoped } as const] : [];
    return message.edns ? { ...message, edns: { ...message.edns, options } } : message;
  };
  const world = differs("A 11.9.9.9", "A 11.9.9.7");
  const servers = Object.entries(world.servers ?? {}).map(([address, text]) => [
    address,
    { ...text, respond: tailoring },
  ]);
  const raw = await look({ ...world, servers: Object.fromEntries(servers) });

  expect(told(raw).findings).toEqual(["answers-vary", "unsigned"]);
});

const broken = (text: string, isSigned = false): Partial<WorldText> => zone({ isSigned, changes: [plus(text)] });

test.for<[what: string, world: Partial<WorldText>, findings: readonly string[], values: readonly string[]]>([
  ["mail host", broken("@ MX \\# 2 0001"), ["record-broken MX", "unsigned"], ["10 mail.example.com."]],
  ["address", broken("@ A \\# 3 010203"), ["record-broken A", "unsigned"], ["10 mail.example.com."]],
  ["name server", broken(`@ NS \\# 1 05`), ["record-broken NS", "unsigned"], ["10 mail.example.com."]],
])("a %s that cannot be read spoils itself alone", async ([, world, findings, values]) => {
  const raw = await look(world);

  expect(told(raw)).toEqual({ status: "warn", findings });
  expect(raw.records.MX.values).toEqual(values);
});

test.for<[what: string, world: Partial<WorldText>, status: string, findings: readonly string[]]>([
  ["fail for the keys", serversAre(failing(["DNSKEY"], "SERVFAIL")), "fail", ["no-keys"]],
  ["are silent when asked for the keys", serversAre(failing(["DNSKEY"], null)), "fail", ["no-keys"]],
  [
    "are silent when asked for IPv6 addresses",
    serversAre(failing(["AAAA"], null)),
    "warn",
    [`server-no-ipv6-answer ${at}`, `server-no-ipv6-answer ns1.example.com ${first}`].toSorted(),
  ],
  ["fail for CAA records", serversAre(failing(["CAA"], "SERVFAIL")), "warn", ["type-fails SERVFAIL"]],
  [
    "are silent",
    serversAre({ isSilent: true }),
    "fail",
    ["no-server", `server-silent ns1.example.com ${first}`, `server-silent ${at}`],
  ],
])("servers that %s are told of once", async ([, world, status, findings]) => {
  expect(told(await look(world))).toEqual({ status, findings });
});

test("one server that fails for the keys is told of", async () => {
  expect(told(await look(serverIs(failing(["DNSKEY"], "SERVFAIL"))))).toEqual({
    status: "warn",
    findings: [`server-no-keys ${at}`],
  });
});

const twoFamilies = `${example}
  @ NS ns1
  @ NS ns2
  ns1 A ${first}
  ns1 AAAA 2600::53
  ns2 A ${second}
  ns2 AAAA 2600:1:1::53
`;

test.for<[what: string, traits: object, id: string]>([
  ["silent", { isSilent: true }, "server-silent"],
  ["lame", { lame: "REFUSED" }, "server-lame"],
  ["without TCP", { lacks: "tcp" }, "server-no-tcp"],
])("a server that is %s at all of its addresses is told of once", async ([, traits, id]) => {
  const usual = { zones: ["example.com"] };
  const odd = { ...usual, ...traits };
  const servers = { [first]: usual, "2600::53": usual, [second]: odd, "2600:1:1::53": odd };
  const raw = await look({ zones: { "example.com": twoFamilies }, servers });

  expect(told(raw).findings).toEqual([`${id} ns2.example.com`]);
});

test("that more addresses are there than were asked is told, with how many", async () => {
  const many = Array.from({ length: 20 }, (_, index) => `ns1 A 11.0.${index}.53`).join("\n");
  const raw = await look({
    zones: { "example.com": `${example}\n@ NS ns1\n@ NS ns2\n${many}\nns2 A ${second}` },
  });
  const { findings } = judge(raw);

  expect(findings.find(({ id }) => id === "servers-cut")?.params).toEqual({
    listed: 2,
    total: 2,
    seen: 17,
    addresses: 21,
  });
  expect(told(raw).findings).toEqual(["servers-cut"]);
});

const aliased = {
  zones: {
    "example.com": { records: "@ CNAME host.example.net.", isSigned: false },
    "example.net": "host A 11.9.9.9",
  },
  servers: {
    [first]: { zones: ["example.com", "example.net"], staysInZone: true },
    [second]: { zones: ["example.com", "example.net"], staysInZone: true },
  },
};
const bare = { ...aliased.zones["example.com"], changes: [without("@", "SOA"), without("@", "NS")] };

test.for<[what: string, world: Partial<WorldText>]>([
  ["beside what a zone has", aliased],
  ["and nothing else", { ...aliased, zones: { ...aliased.zones, "example.com": bare } }],
])("a zone that begins with an alias %s is the zone, and is told of", async ([, world]) => {
  const raw = await look(world);

  expect(raw.zone).toMatchObject({ name: "example.com", isApex: true });
  expect(raw.servers.list.map(({ name }) => name)).toEqual(["ns1.example.com", "ns2.example.com"]);
  expect(told(raw).findings).toEqual([
    "apex-alias example.com",
    "caa-missing",
    "dmarc-missing-unused",
    "spf-missing-unused",
    "unsigned",
  ]);
});

test("an alias within a zone begins none", async () => {
  const raw = await look({}, "www.example.com");

  expect(raw.zone).toMatchObject({ name: "example.com", isApex: false });
  expect(told(raw)).toEqual({ status: "pass", findings: [] });
});

test.for<[what: string, memory: string, status: string, findings: readonly string[]]>([
  ["a domain that its registry has taken out", "example.com", "fail", ["domain-removed example.com"]],
])("%s, and that resolvers remember, is told as that and nothing else", async ([, name, status, findings]) => {
  const remembers = `
    ${name}. 300 A 11.9.9.9
    ${name}. 300 NS ns1.${name}.
    ns1.${name}. 300 A ${first}
    ${name}. 300 SOA ns1.${name}. hostmaster.${name}. 2026112001 14400 3600 1209600 300
  `;
  const raw = await look({
    ...serversAre({}),
    zones: {
      com: { records: "other NS ns.other\nns.other A 33.0.0.53" },
      [name]: { records: example, isSigned: false, delegation: "" },
    },
    resolvers: { "127.0.0.1:53": { remembers } },
  });

  expect(told(raw)).toEqual({ status, findings });
});

test("of a resolver that tells of hardly anything nothing is passed", async () => {
  const names = Object.keys(types).filter((type) => type !== "A") as (keyof typeof types)[];
  const raw = await look({ resolvers: { "127.0.0.1:53": failing(names, "REFUSED") } });

  expect(told(raw)).toEqual({ status: "unknown", findings: ["type-untold REFUSED", "zone-unknown"] });
});
