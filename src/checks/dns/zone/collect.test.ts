import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { plus } from "../../../../test/dns/world/changes.ts";
import type { ZoneText } from "../../../../test/dns/world/zones.ts";
import { rcodes, types } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { nameText } from "../../../formats/dns/name-text.ts";
import { root } from "../../../formats/dns/name.ts";
import { collect } from "../collect.ts";
import { judge } from "../judge.ts";
import { raw as schema, type DnsRaw } from "../schema.ts";

const example = `
  @ A 192.0.2.80
  @ MX 10 mail
  mail A 192.0.2.25
  www CNAME @
  sub NS ns.sub
  ns.sub A 11.0.0.77
`;

/** Default name server addresses of a zone. */
const [first, second] = ["11.0.0.53", "22.0.0.53"];
const servers = { [first]: { zones: ["example.com"] }, [second]: { zones: ["example.com"] } } as const;

/** Only public addresses may be contacted, and every address family has a route. */
function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: false }]);
}

async function look(text: Partial<WorldText>, query = "example.com"): Promise<DnsRaw> {
  const world = openWorld({ zones: { "example.com": example }, net: { addresses: reached }, ...text });
  return schema.parse(await collect({ query }, world.context));
}

const unsigned = { records: example, isSigned: false } as const;

test.for<[what: string, world: Partial<WorldText>, query: string, status: string, findings: readonly string[]]>([
  [
    "one server denies",
    {
      servers: { [second]: { ...servers[second], has: { "example.com": { ...unsigned, records: "@ A 192.0.2.80" } } } },
    },
    "mail.example.com",
    "warn",
    ["unsigned", `servers-differ ns2.example.com ${second}`],
  ],
  [
    "only the resolver has",
    { resolvers: { "127.0.0.1:53": { remembers: "gone.example.com. 300 A 198.51.100.7" } } },
    "gone.example.com",
    "fail",
    ["name-remembered", "nxdomain"],
  ],
])("a name that %s", async ([, world, query, status, findings]) => {
  const raw = await look({ zones: { "example.com": unsigned }, ...world }, query);

  expect({ status: judged(raw).status, findings: findingsOf(raw).toSorted() }).toEqual({
    status,
    findings: [...findings].toSorted(),
  });
});

/** The verdict without the findings about record contents, which have their own tests. */
function judged(raw: DnsRaw): ReturnType<typeof judge> {
  return judge({ ...raw, parsed: null });
}

/** The findings of this part with their subjects. */
function findingsOf(raw: DnsRaw): readonly string[] {
  return judged(raw).findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

const one = (text: Partial<ZoneText>): Partial<WorldText> => ({
  zones: { "example.com": { records: example, ...text } },
});
const serverIs = (traits: object): Partial<WorldText> => ({ servers: { [second]: { ...servers[second], ...traits } } });
const at = `ns2.example.com ${second}`;

function failed(message: DnsMessage): DnsMessage {
  return { ...message, rcode: rcodes.SERVFAIL, isAuthoritative: false, answers: [], authorities: [] };
}

/** Acts like a server that does not have the zone. */
function lost(query: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const message = usual();
  const isReferral = !query.isCheckingDisabled && !message.isAuthoritative && message.rcode === rcodes.NOERROR;
  return isReferral ? { ...message, rcode: rcodes.NXDOMAIN, isAuthoritative: true, authorities: [] } : message;
}

test.for<[what: string, world: Partial<WorldText>, status: string, findings: readonly string[]]>([
  ["a zone without faults", {}, "pass", []],
  ["an unsigned zone", one({ isSigned: false }), "pass", ["unsigned"]],
  ["a server that refuses", serverIs({ lame: "REFUSED" }), "warn", [`server-lame ${at}`]],
  ["a server that fails", serverIs({ lame: "SERVFAIL" }), "warn", [`server-lame ${at}`]],
  ["a server without authority", serverIs({ lame: "not-authoritative" }), "warn", [`server-lame ${at}`]],
  ["a server that refers upwards", serverIs({ lame: "upward" }), "warn", [`server-lame ${at}`]],
  ["a server with empty answers", serverIs({ lame: "empty" }), "warn", [`server-lame ${at}`]],
  ["a server that is silent", serverIs({ isSilent: true }), "warn", [`server-silent ${at}`]],
  ["a server that sends garbage", serverIs({ respond: () => Buffer.from("nothing") }), "warn", [`server-lame ${at}`]],
  ["a server without TCP", serverIs({ lacks: "tcp" }), "warn", [`server-no-tcp ${at}`]],
  [
    "a server that refuses to answer over TCP",
    serverIs({
      respond: (_: DnsMessage, usual: () => DnsMessage, over: string) =>
        over === "tcp" ? { ...usual(), rcode: rcodes.REFUSED, answers: [], isAuthoritative: false } : usual(),
    }),
    "warn",
    [`server-no-tcp ${at}`],
  ],
  ["a server without EDNS", serverIs({ edns: "FORMERR" }), "fail", [`server-no-edns-signed ${at}`]],
  ["a server that drops queries with EDNS", serverIs({ edns: "silence" }), "fail", [`server-no-edns-signed ${at}`]],
  [
    "a server with another zone version",
    serverIs({ has: { "example.com": { records: example, serial: 2_026_112_000 } } }),
    "pass",
    [`serials-differ ${at}`],
  ],
  [
    "a server with a zone version from days ago",
    {
      zones: { "example.com": { records: example, serial: 2_026_111_101 } },
      ...serverIs({ has: { "example.com": { records: example, serial: 2_026_111_001 } } }),
    },
    "pass",
    [`serials-behind ${at}`],
  ],
  [
    "a server without the signatures",
    serverIs({ has: { "example.com": { records: example, isSigned: false } } }),
    "fail",
    [`server-unsigned ${at}`],
  ],
  [
    "a server with expired signatures",
    serverIs({ has: { "example.com": { records: example, inception: 40, expiration: -10 } } }),
    "fail",
    [`server-bogus ${at}`],
  ],
  [
    "a server with other NS records",
    serverIs({
      has: {
        "example.com": `${example}\n@ NS ns1\n@ NS ns2\n@ NS ns3\nns1 A ${first}\nns2 A ${second}\nns3 A 33.0.0.53`,
      },
    }),
    "warn",
    ["server-no-address ns3.example.com", "servers-only-below", `servers-disagree ${at}`],
  ],
  [
    "a server that refuses mixed-case queries",
    serverIs({
      respond: (query: DnsMessage, usual: () => DnsMessage) =>
        /[A-Z]/.test(nameText(query.questions[0]?.name ?? root))
          ? { ...usual(), rcode: rcodes.REFUSED, answers: [] }
          : usual(),
    }),
    "warn",
    [`server-case ${at}`],
  ],
  [
    "a server that drops AAAA queries",
    serverIs({
      respond: (query: DnsMessage, usual: () => DnsMessage) =>
        query.questions[0]?.type === types.AAAA ? null : usual(),
    }),
    "warn",
    [`server-no-ipv6-answer ${at}`],
  ],
  [
    "a server that answers AAAA queries with NXDOMAIN",
    serverIs({
      respond: (query: DnsMessage, usual: () => DnsMessage) =>
        query.questions[0]?.type === types.AAAA ? { ...usual(), rcode: rcodes.NXDOMAIN } : usual(),
    }),
    "warn",
    [`server-no-ipv6-answer ${at}`],
  ],
  [
    "two SOA records at one server",
    serverIs({
      has: { "example.com": { records: example, changes: [plus("@ SOA ns1 hostmaster 7 14400 3600 1209600 300")] } },
    }),
    "fail",
    [`soa-several ${at}`, `server-bogus ${at}`],
  ],
  [
    "a server that fails for every address",
    serverIs({
      respond: (query: DnsMessage, usual: () => DnsMessage) =>
        query.questions[0]?.type === types.A ? failed(usual()) : usual(),
    }),
    "warn",
    [`servers-differ ${at}`],
  ],
  [
    "a parent server without the delegation",
    { servers: { "11.0.0.2": { zones: ["com"], respond: lost } } },
    "warn",
    ["parents-disagree a.nic.com 11.0.0.2"],
  ],
  [
    "a server with another SOA record",
    serverIs({ has: { "example.com": `${example}\n@ SOA ns1 other 2026112001 14400 3600 1209600 300` } }),
    "pass",
    [`soa-differs ${at}`],
  ],
  [
    "a server that fails for DNSKEY",
    serverIs({
      respond: (query: DnsMessage, usual: () => DnsMessage) =>
        query.questions[0]?.type === types.DNSKEY
          ? { ...usual(), rcode: rcodes.SERVFAIL, answers: [], authorities: [] }
          : usual(),
    }),
    "warn",
    [`server-no-keys ${at}`],
  ],
  ["one name server", one({ records: `${example}\n@ NS ns1\nns1 A ${first}` }), "warn", ["single-server"]],
  [
    "two names for one server",
    one({ records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A ${first}` }),
    "warn",
    ["single-address"],
  ],
  [
    "servers in one network",
    one({ records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A 11.0.0.54` }),
    "warn",
    ["one-network"],
  ],
  [
    "servers in one network of each family",
    one({
      records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A 11.0.0.54\nns1 AAAA 2a00:1::53\nns2 AAAA 2a00:1::54`,
    }),
    "warn",
    ["one-network"],
  ],
  [
    "a server that is an alias",
    one({
      records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 CNAME other\nother A ${second}`,
      delegation: `@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A ${second}`,
    }),
    "warn",
    ["server-alias ns2.example.com"],
  ],
  [
    "a server that the parent zone does not list",
    one({ delegation: `@ NS ns1\nns1 A ${first}` }),
    "warn",
    ["servers-only-below"],
  ],
  [
    "a server that only the parent zone lists",
    one({ delegation: `@ NS ns1\n@ NS ns2\n@ NS ns3\nns1 A ${first}\nns2 A ${second}\nns3 A 33.0.0.53` }),
    "warn",
    ["server-no-address ns3.example.com", "servers-only-above"],
  ],
  [
    "glue with another address",
    one({ delegation: `@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A 44.0.0.53` }),
    "warn",
    ["glue-wrong ns2.example.com"],
  ],
  [
    "incomplete glue",
    one({
      records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns1 AAAA 2600::53\nns2 A ${second}\nns2 AAAA 2600:1:1::53`,
      delegation: `@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A ${second}\nns2 AAAA 2600:1:1::53`,
    }),
    "pass",
    ["glue-incomplete ns1.example.com"],
  ],
  [
    "missing required glue",
    one({ delegation: `@ NS ns1\n@ NS ns2\nns1 A ${first}` }),
    "warn",
    ["glue-missing ns2.example.com"],
  ],
  [
    "a name server in a private network",
    one({ records: `${example}\n@ NS ns1\n@ NS ns2\nns1 A ${first}\nns2 A 10.0.0.53` }),
    "pass",
    ["servers-private"],
  ],
  [
    "odd timers",
    one({ records: `${example}\n@ SOA ns1 hostmaster 1 60 60 30 5` }),
    "pass",
    ["soa-refresh", "soa-retry", "soa-retry-refresh", "soa-expire", "soa-expire-refresh", "soa-minimum"],
  ],
  [
    "odd contacts",
    one({ records: `${example}\n@ SOA gone host\\@master 1 14400 3600 1209600 300` }),
    "pass",
    ["soa-primary-unlisted", "soa-primary-missing", "soa-mailbox"],
  ],
  [
    "short and long TTLs",
    one({ records: example.replace("@ A", "@ 30 A").replace("@ MX", "@ 172800 MX") }),
    "pass",
    ["ttl-short A", "ttl-long MX"],
  ],
])("%s", async ([, world, status, findings]) => {
  const raw = await look(world);

  expect({ status: judged(raw).status, findings: findingsOf(raw) }).toEqual({ status, findings });
});
