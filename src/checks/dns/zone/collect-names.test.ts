import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { corrupt, plus, unsigned, without } from "../../../../test/dns/world/changes.ts";
import type { ZoneText } from "../../../../test/dns/world/zones.ts";
import type { DnsQuestion } from "../../../core/net/dns.ts";
import { failure } from "../../../core/failure.ts";
import { collect } from "../collect.ts";
import { judge } from "../judge.ts";
import { raw as schema, type DnsRaw } from "../schema.ts";

const example = `
  @ A 192.0.2.80
  www CNAME @
  away CNAME www.example.net.
  lost CNAME gone.example.net.
  loop CNAME loop
  a.b A 192.0.2.81
`;
const other = "www A 192.0.2.90";
const zones = { "example.com": example, "example.net": other };

/** Changes one zone. */
const one = (text: Partial<ZoneText>): WorldText => ({
  zones: { ...zones, "example.com": { records: example, ...text } },
});

/** Gives both servers of the zone the same traits. */
const both = (traits: object): WorldText => ({
  zones,
  servers: { "11.0.0.53": { zones: ["example.com"], ...traits }, "22.0.0.53": { zones: ["example.com"], ...traits } },
});

/** Only public addresses may be contacted, and every address family has a route. */
function reached({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: false }]);
}

const open = { net: { addresses: reached } };

async function look(text: WorldText, query: string): Promise<DnsRaw> {
  return schema.parse(await collect({ query }, openWorld({ ...text, ...open }).context));
}

/** The verdict without the findings about record contents, which have their own tests. */
function judged(raw: DnsRaw): ReturnType<typeof judge> {
  return judge({ ...raw, parsed: null });
}

function findingsOf(raw: DnsRaw): readonly string[] {
  return judged(raw).findings.map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

const lame = ["server-lame ns1.example.com 11.0.0.53", "server-lame ns2.example.com 22.0.0.53"];
const silent = ["server-silent ns1.example.com 11.0.0.53", "server-silent ns2.example.com 22.0.0.53"];

type Row = readonly [what: string, world: WorldText, query: string, status: string, findings: readonly string[]];

test.for<Row>([
  ["a name in its zone", { zones }, "a.b.example.com", "pass", []],
  ["an empty non-terminal", { zones }, "b.example.com", "pass", []],
  ["an alias", { zones }, "www.example.com", "pass", []],
  ["an alias to a name in another zone", { zones }, "away.example.com", "pass", []],
  ["a name that does not exist", { zones }, "nothing.example.com", "fail", ["nxdomain"]],
  ["an unregistered domain", { zones }, "nobody.com", "fail", ["nxdomain"]],
  ["a top-level domain that does not exist", { zones }, "nobody.nowhere", "fail", ["nxdomain"]],
  [
    "a name that the resolver blocks",
    { zones, resolvers: { "127.0.0.1:53": { blocks: ["www.example.com"] } } },
    "www.example.com",
    "warn",
    ["name-disputed"],
  ],
  [
    "a domain that the resolver blocks",
    { zones, resolvers: { "127.0.0.1:53": { blocks: ["example.com"] } } },
    "example.com",
    "warn",
    ["name-disputed"],
  ],
  [
    "a name in a domain that the resolver blocks",
    { zones, resolvers: { "127.0.0.1:53": { blocks: ["example.com"] } } },
    "www.example.com",
    "warn",
    ["name-disputed"],
  ],
  [
    "a name that the resolver refuses",
    { zones, resolvers: { "127.0.0.1:53": { blocks: ["a.b.example.com"], blocksWith: "REFUSED" } } },
    "a.b.example.com",
    "pass",
    ["resolver-unable"],
  ],
  ["a zone with only lame servers", both({ lame: "REFUSED" }), "www.example.com", "fail", ["no-server", ...lame]],
  ["a zone with only silent servers", both({ isSilent: true }), "example.com", "fail", ["no-server", ...silent]],
  [
    "a DS record that matches no key",
    one({ ds: "no-such-key" }),
    "example.com",
    "fail",
    ["servfail", "bogus-delegation example.com"],
  ],
  [
    "a DS record with a wrong digest",
    one({ ds: "wrong-digest" }),
    "example.com",
    "fail",
    ["servfail", "bogus-delegation example.com"],
  ],
  [
    "expired signatures",
    one({ inception: 40, expiration: -10 }),
    "example.com",
    "fail",
    ["servfail", "bogus-expired example.com"],
  ],
  [
    "signatures that are not valid yet",
    one({ inception: -1 }),
    "example.com",
    "fail",
    ["servfail", "bogus-early example.com"],
  ],
  [
    "one set with an invalid signature",
    one({ changes: [corrupt("@", "A")] }),
    "example.com",
    "fail",
    ["set-bogus example.com"],
  ],
  [
    "one set without signatures",
    one({ changes: [unsigned("@", "A")] }),
    "example.com",
    "fail",
    ["set-bogus example.com"],
  ],
  [
    "a DMARC record with an invalid signature",
    one({ records: `${example}\n_dmarc TXT "v=DMARC1; p=none"`, changes: [corrupt("_dmarc", "TXT")] }),
    "example.com",
    "fail",
    ["set-bogus _dmarc.example.com"],
  ],
  ["an invalid set of another name", one({ changes: [corrupt("@", "A")] }), "a.b.example.com", "pass", []],
  [
    "a zone with an unsigned SOA record",
    one({ changes: [unsigned("@", "SOA")] }),
    "example.com",
    "fail",
    ["set-bogus example.com"],
  ],
  [
    "a name below a DNAME, whose synthesised CNAME is unsigned",
    { zones: { ...zones, "example.com": `${example}\nold DNAME new.example.com.\nwww.new A 11.0.0.80` } },
    "www.old.example.com",
    "pass",
    [],
  ],
  [
    "a zone without DNSKEY records",
    one({ changes: [without("@", "DNSKEY")] }),
    "example.com",
    "fail",
    ["servfail", "bogus-delegation example.com"],
  ],
  ["an island of security", one({ ds: "none" }), "example.com", "warn", ["island"]],
  [
    "an island of security with expired signatures",
    one({ ds: "none", inception: 40, expiration: -10 }),
    "example.com",
    "warn",
    ["island-broken"],
  ],
  [
    "an unsupported digest",
    one({ ds: "unknown-digest" }),
    "example.com",
    "warn",
    ["signed-in-vain", "digest-unusual 200"],
  ],
  ["a SHA-1 digest", one({ ds: 1 }), "example.com", "warn", ["digest-sha1"]],
  [
    "NSEC3 with iterations and salt",
    one({ denial: { iterations: 5, salt: "ab" } }),
    "example.com",
    "warn",
    ["nsec3-iterations", "nsec3-salt"],
  ],
  ["NSEC3 without iterations", one({ denial: "nsec3" }), "example.com", "pass", []],
  ["a short key", one({ algorithm: 8, bits: 1024 }), "example.com", "warn", ["key-short"]],
  ["a deprecated algorithm", one({ algorithm: 7 }), "example.com", "warn", ["signed-in-vain", "algorithm-forbidden 7"]],
  [
    "signatures that end in two days",
    one({ inception: 12, expiration: 2 }),
    "example.com",
    "warn",
    ["signatures-short"],
  ],
  [
    "signatures that end in six hours",
    one({ inception: 12, expiration: 0.25 }),
    "example.com",
    "warn",
    ["signatures-end"],
  ],
  ["signatures valid for a year", one({ expiration: 365 }), "example.com", "pass", ["signatures-long"]],
  [
    "a resolver that strips signatures",
    { zones, resolvers: { "127.0.0.1:53": { isStripping: true } } },
    "example.com",
    "pass",
    ["security-unknown"],
  ],
  [
    "a child zone on the parent's servers",
    { zones: { ...zones, "sub.example.com": "@ A 192.0.2.82" } },
    "sub.example.com",
    "pass",
    [],
  ],
  [
    "a zone with a CDS record that requests removal",
    one({ changes: [plus("@ CDS 0 0 0 00")] }),
    "example.com",
    "warn",
    ["change-wrong"],
  ],
])("%s", async ([, world, query, status, findings]) => {
  const raw = await look(world, query);

  // Key tags vary with the generated keys.
  const known = findingsOf(raw).map((each) => each.replace(/^(key-short) \d+$/, "$1"));
  expect({ status: judged(raw).status, findings: [...new Set(known)] }).toEqual({ status, findings });
});

test.for<[what: string, code: "timeout.dns" | "dns.failed", message: RegExp]>([
  ["silence", "timeout.dns", /did not answer|in time/],
  ["a closed port", "dns.failed", /\(nothing listens there\)\.$/],
])("where no resolver answers, there is no result: %s", async ([, code, message]) => {
  const { context } = openWorld({ zones, ...open });
  const dns = ({ name: host }: DnsQuestion) =>
    Promise.reject(code === "timeout.dns" ? failure(code, { host }) : failure(code, { host, detail: "ECONNREFUSED" }));

  await expect(collect({ query: "example.com" }, { ...context, net: { ...context.net, dns } })).rejects.toMatchObject({
    reason: code,
    message: expect.stringMatching(message),
  });
});

test("if queries to name servers are blocked, they get no findings", async () => {
  const { context, dns: ask } = openWorld({ zones, ...open });
  const dns = (question: DnsQuestion) =>
    question.server === undefined || question.isRecursionDesired !== false
      ? ask(question)
      : Promise.reject(failure("timeout.dns", { host: question.name }));

  const raw = await collect({ query: "example.com" }, { ...context, net: { ...context.net, dns } });

  expect({ status: judged(raw).status, findings: findingsOf(raw) }).toEqual({
    status: "unknown",
    findings: ["authorities-unreached"],
  });
});

test("if a device on the path answers instead of the name servers, they get no findings", async () => {
  const { context, dns: ask } = openWorld({ zones, ...open });
  // A resolver answers every query, whatever its destination.
  const dns = ({ name, type, isDnssecOk = false, isCheckingDisabled = false }: DnsQuestion) =>
    ask({ name, type, isDnssecOk, isCheckingDisabled });

  const raw = await collect({ query: "example.com" }, { ...context, net: { ...context.net, dns } });

  expect({ status: judged(raw).status, findings: findingsOf(raw) }).toEqual({
    status: "unknown",
    findings: ["authorities-unreached"],
  });
});

test.for<[what: string, passes: (question: DnsQuestion) => boolean]>([
  ["TCP", ({ isOverTcp }) => isOverTcp !== true],
  ["EDNS", ({ hasEdns }) => hasEdns === false],
])("a network without %s is not the fault of name servers", async ([, passes]) => {
  const { context, dns: ask } = openWorld({ zones: { "example.com": { records: example, isSigned: false } }, ...open });
  const dns = (question: DnsQuestion) =>
    question.server === undefined || question.isRecursionDesired !== false || passes(question)
      ? ask(question)
      : Promise.reject(failure("timeout.dns", { host: question.name }));

  const raw = await collect({ query: "example.com" }, { ...context, net: { ...context.net, dns } });

  expect(findingsOf(raw)).toEqual(["unsigned"]);
});

test("a private name server is not queried without permission", async () => {
  const records = `${example}\n@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 10.0.0.53`;
  const { context, dns: ask } = openWorld({ zones: { "example.com": records }, ...open });
  const dns = (question: DnsQuestion) =>
    question.server === "10.0.0.53"
      ? Promise.reject(failure("address.private", { host: "10.0.0.53", address: "10.0.0.53" }))
      : ask(question);

  const raw = await collect({ query: "example.com" }, { ...context, net: { ...context.net, dns } });

  expect(findingsOf(raw)).toEqual(["server-private ns2.example.com 10.0.0.53"]);
});

function foreign({ host }: { readonly host: string }) {
  return Promise.resolve([{ id: host, address: host, isAllowed: true, isForeign: true }]);
}

test("a machine without IPv6 reports nothing about servers that only have IPv6", async () => {
  const records = `${example}\n@ NS ns1\n@ NS ns2\nns1 A 11.0.0.53\nns2 A 22.0.0.53\nns2 AAAA 2600::53`;
  const { context, dns: ask } = openWorld({ zones: { "example.com": records }, ...open });
  const dns = (question: DnsQuestion) =>
    question.server === "2600::53" ? Promise.reject(failure("timeout.dns", { host: question.name })) : ask(question);

  const raw = await collect({ query: "example.com" }, { ...context, net: { ...context.net, dns, addresses: foreign } });

  expect(findingsOf(raw)).toEqual(["server-unasked ns2.example.com 2600::53", "single-ipv6"]);
});

test("for a nonexistent top-level domain, the root zone gives the answer", async () => {
  const raw = await look({ zones }, "nobody.nowhere");

  expect(judged(raw).findings).toMatchObject([{ id: "nxdomain", params: { zone: { en: "the root zone" } } }]);
});
