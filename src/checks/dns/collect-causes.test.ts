import { expect, test } from "vitest";
import { at, example, failing, first, look, second, serverIs, serversAre, told } from "../../../test/dns/check.ts";
import type { ServerText, WorldText } from "../../../test/dns/world.ts";
import { corrupt, plus, without } from "../../../test/dns/world/changes.ts";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import type { ZoneText } from "../../../test/dns/world/zones.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { judge } from "./judge.ts";

const zone = (text: ZoneText): Partial<WorldText> => ({ zones: { "example.com": { records: example, ...text } } });

const broken = (text: string, isSigned = false): Partial<WorldText> => zone({ isSigned, changes: [plus(text)] });

test.for<[what: string, world: Partial<WorldText>, findings: readonly string[], values: readonly string[]]>([
  ["mail host", broken("@ MX \\# 2 0001"), ["record-broken MX", "unsigned"], ["10 mail.example.com."]],
  ["address", broken("@ A \\# 3 010203"), ["record-broken A", "unsigned"], ["10 mail.example.com."]],
  ["name server", broken(`@ NS \\# 1 05`), ["record-broken NS", "unsigned"], ["10 mail.example.com."]],
])("an unreadable %s record does not affect the others", async ([, world, findings, values]) => {
  const raw = await look(world);

  expect(told(raw)).toEqual({ status: "warn", findings });
  expect(raw.records.MX.values).toEqual(values);
});

test.for(["CAA", "MX", "HTTPS", "TXT"])(
  "a set of only unreadable %s records has the same severity as one of them",
  async (type) => {
    const changes = [without("@", type as "CAA"), plus(`@ ${type} \\# 1 05`)];
    const raw = await look(zone({ isSigned: false, changes }));

    expect(told(raw).status).toBe("warn");
    expect(told(raw).findings).toContain(`records-broken ${type}`);
    expect(told(raw).findings).not.toContain("type-untold BADRESP");
  },
);

test("an AAAA set that is unreadable on every server is one fault of the zone, not of its servers", async () => {
  const raw = await look(broken("@ AAAA \\# 1 05"));

  expect(told(raw)).toEqual({ status: "warn", findings: ["records-broken AAAA", "unsigned"] });
});

test("a registered domain without hosts is told, and a zone above or below it is not", async () => {
  const zones = { "co.uk": '@ TXT "x"', "shop.co.uk": '@ TXT "x"', "sub.shop.co.uk": '@ TXT "x"' };
  const seen = async (name: string) => told(await look({ zones }, name)).findings.includes("no-address");

  expect(await Promise.all(Object.keys(zones).map(seen))).toEqual([false, true, false]);
});

test("a DMARC record with an invalid signature has one finding", async () => {
  const raw = await look(zone({ changes: [corrupt("_dmarc", "TXT")] }));

  expect(told(raw)).toEqual({ status: "fail", findings: ["set-bogus _dmarc.example.com"] });
});

test.for(["FORMERR", "NOTIMP", "BADVERS", "ignored", "silence"] as const)(
  "missing EDNS support in a signed zone is reported as the only cause (%s)",
  async (edns) => {
    const [one, both] = [await look(serverIs({ edns })), await look(serversAre({ edns }))];

    expect(told(one)).toEqual({ status: "fail", findings: [`server-no-edns-signed ${at}`] });
    expect(told(both)).toEqual({
      status: "fail",
      findings: [`server-no-edns-signed ns1.example.com ${first}`, `server-no-edns-signed ${at}`, "servfail"],
    });
  },
);

test.for(["FORMERR", "BADVERS", "silence"] as const)(
  "in an unsigned zone, missing EDNS support (%s) is less severe",
  async (edns) => {
    const raw = await look({ ...zone({ isSigned: false }), ...serverIs({ edns }) });

    expect(told(raw)).toEqual({ status: "warn", findings: [`server-no-edns ${at}`, "unsigned"] });
  },
);

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
  ["are silent when asked for CAA records", serversAre(failing(["CAA"], null)), "warn", ["type-fails SERVFAIL"]],
  ["are silent when asked for HTTPS records", serversAre(failing(["HTTPS"], null)), "warn", ["type-fails SERVFAIL"]],
  [
    "are silent",
    serversAre({ isSilent: true }),
    "fail",
    ["no-server", `server-silent ns1.example.com ${first}`, `server-silent ${at}`],
  ],
])("servers that %s are reported once", async ([, world, status, findings]) => {
  expect(told(await look(world))).toEqual({ status, findings });
});

test.for<[what: string, traits: ServerText]>([
  ["fails for mail hosts", failing(["MX"], "SERVFAIL")],
  ["refuses CAA records", failing(["CAA"], "REFUSED")],
  ["is silent when asked for TXT records", failing(["TXT"], null)],
])("one server that %s is reported", async ([, traits]) => {
  expect(told(await look(serverIs(traits)))).toEqual({ status: "warn", findings: [`server-type-fails ${at}`] });
});

test("servers without IPv4 addresses are reported", async () => {
  const records = `${example}\n@ NS ns1\n@ NS ns2\nns1 AAAA 2600::53\nns2 AAAA 2600:1:1::53`;

  expect(told(await look({ zones: { "example.com": records } })).findings).toEqual(["no-ipv4-server"]);
});

/** Acts like a resolver whose DNSSEC validation always fails. */
function refusing(query: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  return query.isCheckingDisabled ? message : { ...message, rcode: rcodes.SERVFAIL, answers: [], authorities: [] };
}

test("a resolver that fails for valid data is reported once, and the zone has no findings", async () => {
  const raw = await look({ resolvers: { "127.0.0.1:53": { respond: refusing } } });

  expect(told(raw)).toEqual({ status: "pass", findings: ["resolver-refuses-wrongly"] });
});

test("a single server that fails for DNSKEY is reported", async () => {
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
])("a server that is %s at all of its addresses is reported once", async ([, traits, id]) => {
  const usual = { zones: ["example.com"] };
  const odd = { ...usual, ...traits };
  const servers = { [first]: usual, "2600::53": usual, [second]: odd, "2600:1:1::53": odd };
  const raw = await look({ zones: { "example.com": twoFamilies }, servers });

  expect(told(raw).findings).toEqual([`${id} ns2.example.com`]);
});

test("addresses beyond the limit are reported with their number", async () => {
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

test.for<[what: string, world: Partial<WorldText>, dmarc: string]>([
  ["beside the zone's own records", aliased, "dmarc-missing-unused"],
  ["without any other record", { ...aliased, zones: { ...aliased.zones, "example.com": bare } }, "dmarc-unknown"],
])("a CNAME at a zone apex %s is reported for that zone", async ([, world, dmarc]) => {
  const raw = await look(world);

  expect(raw.zone).toMatchObject({ name: "example.com", isApex: true });
  expect(raw.authoritativeServers.list.map(({ name }) => name)).toEqual(["ns1.example.com", "ns2.example.com"]);
  expect(told(raw).findings).toEqual([
    "apex-alias example.com",
    "caa-missing",
    dmarc,
    "spf-missing-unused",
    "unsigned",
  ]);
});

test("an alias inside a zone does not start a new zone", async () => {
  const raw = await look({}, "www.example.com");

  expect(raw.zone).toMatchObject({ name: "example.com", isApex: false });
  expect(told(raw)).toEqual({ status: "pass", findings: [] });
});

test.for<[what: string, memory: string, status: string, findings: readonly string[]]>([
  ["a domain that its registry has removed", "example.com", "fail", ["domain-removed example.com"]],
])("%s but resolvers still cache has one finding", async ([, name, status, findings]) => {
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

test("one parent server that denies a domain while the other times out does not mean it was removed", async () => {
  const remembers = `
    example.com. 300 A 11.9.9.9
    example.com. 300 NS ns1.example.com.
    ns1.example.com. 300 A ${first}
    example.com. 300 SOA ns1.example.com. hostmaster.example.com. 2026112001 14400 3600 1209600 300
  `;
  const usual = serversAre({});
  const raw = await look({
    servers: { ...usual.servers, "22.0.0.2": { isSilent: true } },
    zones: {
      com: { records: "other NS ns.other\nns.other A 33.0.0.53" },
      "example.com": { records: example, isSigned: false, delegation: "" },
    },
    resolvers: { "127.0.0.1:53": { remembers } },
  });

  expect(raw.parent?.state).toBe("unknown");
  expect(told(raw).findings).not.toContain("domain-removed example.com");
});

test.for<[what: string, redirection: string, findings: readonly string[]]>([
  ["to a name that exists", "old DNAME new\na.new A 11.9.9.9", []],
  ["to a name that does not exist", "old DNAME new", ["dangling-name new.example.com"]],
])("findings about the target of a DNAME that no record uses: %s", async ([, redirection, findings]) => {
  const raw = await look({ zones: { "example.com": `${example}\n${redirection}` } }, "a.old.example.com");

  expect(told(raw).findings.filter((each) => /^dangling-name (?:new|_dmarc)/.test(each))).toEqual(findings);
});

test("a name with almost no answers has the status unknown", async () => {
  const names = Object.keys(types).filter((type) => type !== "A") as (keyof typeof types)[];
  const raw = await look({ resolvers: { "127.0.0.1:53": failing(names, "REFUSED") } });

  expect(told(raw)).toEqual({ status: "unknown", findings: ["type-untold REFUSED", "zone-unknown"] });
});

/** RFC 6147 (DNS64): synthesises an AAAA record from each A record if there is none. */
function translating(query: DnsMessage, usual: () => DnsMessage, prefix: string): DnsMessage {
  const [question] = query.questions;
  const message = usual();
  if (!question || question.type !== types.AAAA || message.answers.some(({ type }) => type === types.AAAA))
    return message;
  const four = made.get(nameText(question.name));
  return four === undefined
    ? message
    : {
        ...message,
        rcode: 0,
        authorities: [],
        answers: parseRecords(`${nameText(question.name)} 60 AAAA ${prefix}${four}`),
      };
}

const made = new Map([
  ["example.com.", "0b09:0909"],
  ["ns1.example.com.", "0b00:0035"],
  ["ns2.example.com.", "1600:0035"],
  ["ipv4only.arpa.", "c000:00aa"],
]);

test.for<[what: string, prefix: string, isSigned: boolean]>([
  ["the well-known prefix, unsigned zone", "64:ff9b::", false],
  ["the well-known prefix, signed zone", "64:ff9b::", true],
  ["a network-specific prefix", "2001:4860:9::", false],
])("IPv6 addresses that a resolver synthesises do not count as the zone's: %s", async ([, prefix, isSigned]) => {
  const respond = (query: DnsMessage, usual: () => DnsMessage): DnsMessage => translating(query, usual, prefix);
  const raw = await look({ ...zone({ isSigned }), resolvers: { "127.0.0.1:53": { respond } } });

  expect(raw.records.AAAA).toMatchObject({ state: "absent", values: [] });
  expect(told(raw)).toEqual({ status: "pass", findings: ["addresses-translated", ...(isSigned ? [] : ["unsigned"])] });
});
