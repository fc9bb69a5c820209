import { asyncProperty, assert, constantFrom, subarray } from "fast-check";
import { expect, test } from "vitest";
import { lookAtMail, publish, shop, type MailWorldText } from "../../../../test/mail/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { unheardOf } from "../../../probes/dns/wildcard.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { languages } from "../../../core/text.ts";
import { email } from "../index.ts";
import { besideWildcards } from "./judge.ts";

const others = { "11.in-addr.arpa": "25.1.1 PTR mail.shop.com.", "hoster.net": "web A 44.5.5.5" };

async function see(records: string, query = shop, world: Partial<MailWorldText> = {}) {
  const raw = await lookAtMail({ records, others, greets: { "mail.shop.com": {} }, ...world }, query);
  const verdict = email.judge(raw, { query });
  const given = verdict.findings.flatMap(({ record }) => record ?? []);
  return { raw, verdict, given, names: given.map(({ name }) => name).filter((name) => !name.endsWith(".arpa")) };
}

const spf = '@ TXT "v=spf1 mx -all"';

/** RFC 4592 §2.2.1: a name with a record of its own no longer matches the wildcard. */
test.for<[what: string, records: string, query: string, at: string, types: string]>([
  ["a web site", "@ MX 10 mx\nmx A 11.1.1.26\n* A 11.1.1.25", "www.shop.com", "www.shop.com", "A"],
  ["a mail host", `@ MX 10 mail\n${spf}\n* A 11.1.1.25`, shop, "mail.shop.com", "A"],
  ["a mail host with two labels", `@ MX 10 in.mail\n${spf}\n* A 11.1.1.25`, shop, "in.mail.shop.com", "A"],
  [
    "a name with mail hosts",
    "@ MX 10 mx\nmx A 11.1.1.26\n* MX 10 mx\n* A 11.1.1.25",
    "tenant.shop.com",
    "tenant.shop.com",
    "A, MX",
  ],
  ["a name two labels below", "* A 11.1.1.25\n* AAAA 2001:470::25", "a.b.shop.com", "a.b.shop.com", "A, AAAA"],
  ["a name with TXT records", '* A 11.1.1.25\n* TXT "x"', "www.shop.com", "www.shop.com", "A, TXT"],
  ["an alias", "* CNAME web.hoster.net.", "www.shop.com", "www.shop.com", "A"],
  ["an alias to the domain", "@ A 11.1.1.25\n* CNAME shop.com.", "www.shop.com", "www.shop.com", "A"],
])(
  "no record is offered at %s that exists through a wildcard, and a finding says why",
  async ([, records, query, at, types]) => {
    const { verdict, names } = await see(records, query);

    expect(names.filter((name) => `.${name}`.endsWith(`.${at}`))).toEqual([]);
    expect(verdict.findings.filter(({ id }) => id === "wildcard-name")).toEqual([
      expect.objectContaining({ subject: at, params: { name: at, types } }),
    ]);
  },
);

test.for<[what: string, records: string, query: string, at: string]>([
  [
    "has its own record with the same address",
    `@ MX 10 mail\n${spf}\nmail A 11.1.1.25\n* A 11.1.1.25`,
    shop,
    "mail.shop.com",
  ],
  ["has another address", `@ MX 10 mail\n${spf}\nmail A 11.1.1.26\n* A 11.1.1.25`, shop, "mail.shop.com"],
  ["has more records than the wildcard", '* A 11.1.1.25\nwww A 11.1.1.25\nwww TXT "x"', "www.shop.com", "www.shop.com"],
  ["has a name below it", "* A 11.1.1.25\nx.www A 11.1.1.26", "www.shop.com", "www.shop.com"],
  ["is the apex of its zone", "@ A 11.1.1.25\n* A 11.1.1.25", shop, shop],
  ["only has a wildcard below it", "www A 11.1.1.25\n*.www A 11.1.1.25", "www.shop.com", "www.shop.com"],
])("a name that %s is offered records beside a wildcard", async ([, records, query, at]) => {
  const { raw, names } = await see(records, query);

  expect(raw.domain?.wildcards).toEqual([]);
  expect(names).toContain(at);
});

test("if it is unknown whether a wildcard exists, no record is offered", async () => {
  const nobody = unheardOf(parseName(shop), "2026-11-20T12:00:00.000Z 1");
  const resolver = { blocks: [plainText(nobody ?? parseName(shop))], blocksWith: "SERVFAIL" } as const;
  const { verdict, names } = await see("www A 11.1.1.25", "www.shop.com", { resolvers: { "127.0.0.1:53": resolver } });

  expect(names.filter((name) => name.endsWith("www.shop.com"))).toEqual([]);
  expect(verdict.findings.filter(({ id }) => id === "wildcard-unknown")).toMatchObject([
    { subject: "www.shop.com", evidence: "SERVFAIL" },
  ]);
});

const lines = [
  "@ MX 10 mail",
  "www MX 10 mail",
  "a.sub MX 10 mail",
  "@ A 11.1.1.24",
  "@ MX 20 mx.sub",
  "* AAAA 2001:470::25",
  "* MX 10 mail",
  '* TXT "v=spf1 mx -all"',
  "*.sub MX 10 mail",
  "mail A 11.1.1.25",
  "sub MX 10 mail",
  '_dmarc TXT "v=DMARC1; p=none; rua=mailto:d@shop.com"',
  '@ TXT "v=spf1 mx ~all"',
];

test("publishing an offered record never removes an address or MX record", async () => {
  await assert(
    asyncProperty(
      subarray(lines, { minLength: 1 }),
      constantFrom("shop.com", "sub.shop.com", "x.shop.com", "x.sub.shop.com"),
      async (chosen, query) => {
        const records = ["* A 11.1.1.25", "*.sub A 11.1.1.25", ...chosen].join("\n");
        const before = await see(records, query);
        const own = before.given.filter(({ name, type }) => name.endsWith(shop) && type !== "MX");
        const after = await see(own.reduce(publish, records), query);
        expect(after.raw.domain?.mx).toEqual(before.raw.domain?.mx);
      },
    ),
    { numRuns: 15 },
  );
});

test.for(languages)("the texts about wildcards have no unfilled placeholders, in %s", async (language) => {
  const raw = await lookAtMail({ records: "* A 11.1.1.25" }, "www.shop.com");
  const { domain } = raw;
  if (!domain) throw new Error("no domain");
  const doubtful = {
    ...raw,
    domain: { ...domain, wildcards: [{ name: "www.shop.com", types: [], reason: "TIMEOUT" }] },
  };
  for (const each of [raw, doubtful]) {
    const told = interpret(email, email.judge(each, { query: "www.shop.com" }), language);
    expect(told.issues.some(({ id }) => id.startsWith("email.wildcard-"))).toBe(true);
    expect(JSON.stringify(told)).not.toMatch(/undefined|[^%]\{[a-z]/);
  }
});

/** RFC 4592 §2.2.1: publishing a record below a name also creates the name. */
test.for<[name: string, type: string, isGiven: boolean]>([
  ["_25._tcp.mail.shop.com", "TLSA", false],
  ["mail.shop.com", "TXT", false],
  ["*._domainkey.mail.shop.com", "TXT", false],
  ["webmail.shop.com", "TXT", true],
  ["_dmarc.shop.com", "TXT", true],
  ["25.1.1.11.in-addr.arpa", "PTR", true],
])("if mail.shop.com exists through a wildcard, a record at %s (%s) is offered: %s", ([name, type, isGiven]) => {
  const record = { name, type, value: "mail.shop.com." };
  const names = [{ name: "mail.shop.com", types: ["A"], reason: null }];

  const [finding, ...others] = besideWildcards([{ id: "spf-helo", params: {}, record }], names);

  expect([finding?.record, others.map(({ id }) => id)]).toEqual(
    isGiven ? [record, []] : [undefined, ["wildcard-name"]],
  );
});
