import * as fc from "fast-check";
import { spf } from "mailauth/lib/spf/index.js";
import { expect, test } from "vitest";
import { nameFrom } from "../../formats/spf/expand.ts";
import { joinedText } from "../../formats/dns/data.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { spfZoneFrom, type SpfZone } from "../../../test/mail/spf-zone.ts";
import { plainText } from "../dns/plain-text.ts";
import { evaluateSpf } from "./evaluate.ts";
import type { SpfAsk } from "./question.ts";
import { runs } from "../../../test/runs.ts";

type Lines = Readonly<Record<string, string | readonly string[]>>;

function asking(zone: SpfZone): { readonly ask: SpfAsk; readonly asked: string[] } {
  const asked: string[] = [];
  const ask: SpfAsk = (name, type) => {
    asked.push(`${plainText(name)} ${type}`);
    return Promise.resolve(zone.answer(name, type));
  };
  return { ask, asked };
}

async function evaluate(lines: Lines, question: Partial<Parameters<typeof evaluateSpf>[0]> = {}) {
  const { ask, asked } = asking(spfZoneFrom(lines));
  const usual = { ip: "203.0.113.5", domain: "spf.com", sender: "someone@spf.com", helo: "mail.spf.com" };
  return { ...(await evaluateSpf({ ...usual, ...question }, ask)), asked };
}

const hosts = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, at) => line(at));
const empty: Lines = Object.fromEntries(hosts(12, (at) => `h${at}.spf.com`).map((name) => [name, "A 192.0.2.1"]));
const ten: Lines = { ...empty, "ten.spf.com": `TXT v=spf1 ${hosts(10, (at) => `a:h${at}.spf.com`).join(" ")} -all` };

/** Records that checkers often get wrong, each with the result, the lookups and the deciding clause of RFC 7208. */
test.for<[string, string, Lines, string, number, string]>([
  [
    "include of a name without SPF",
    "v=spf1 include:no.spf.com -all",
    { "no.spf.com": "A 192.0.2.1" },
    "permerror",
    1,
    "§5.2",
  ],
  ["unknown modifiers", "v=spf1 ra=postmaster rp=100 -all", {}, "fail", 0, "§6"],
  ["redirect after all", "v=spf1 -all redirect=ten.spf.com", ten, "fail", 0, "§6.1"],
  ["include after all", "v=spf1 -all include:ten.spf.com", ten, "fail", 0, "§5.1"],
  ["eleven look-ups by a", "v=spf1 include:ten.spf.com -all", ten, "permerror", 10, "§4.6.4"],
  [
    "the same include twice",
    "v=spf1 include:five.spf.com include:five.spf.com -all",
    { ...empty, "five.spf.com": `TXT v=spf1 ${hosts(5, (at) => `a:h${at}.spf.com`).join(" ")} -all` },
    "permerror",
    10,
    "§4.6.4",
  ],
  [
    "eleven hosts of mx",
    "v=spf1 mx:many.spf.com -all",
    { ...empty, "many.spf.com": hosts(11, (at) => `MX ${at} h${at}.spf.com`) },
    "permerror",
    1,
    "§4.6.4",
  ],
  ["capitals", "V=SPF1 IP4:203.0.113.0/24 -ALL", {}, "pass", 0, "§12"],
  [
    "a prefix length after a name",
    "v=spf1 a:host.spf.com/24 -all",
    { "host.spf.com": "A 203.0.113.200" },
    "pass",
    1,
    "§5.3",
  ],
  ["a blank in front", " v=spf1 -all", {}, "none", 0, "§4.5"],
  ["a plus before all", "v=spf1 +all", {}, "pass", 0, "§4.6.2"],
  ["all without a qualifier", "v=spf1 all", {}, "pass", 0, "§4.6.2"],
  ["no all", "v=spf1 ip4:192.0.2.1", {}, "neutral", 0, "§4.7"],
  ["no address after ip4", "v=spf1 ip4:203.0.113 -all", {}, "permerror", 0, "§4.6"],
  ["an include of itself", "v=spf1 include:spf.com -all", {}, "permerror", 10, "§4.6.4"],
  ["strings without a blank between them", "v=spf1 ip4:203.0|.113.5 -all", {}, "pass", 0, "§3.3"],
  [
    "three look-ups that find nothing",
    "v=spf1 a:x.spf.com exists:y.spf.com mx:z.spf.com ~all",
    {},
    "permerror",
    3,
    "§4.6.4",
  ],
  ["two look-ups that find nothing", "v=spf1 a:x.spf.com exists:y.spf.com ~all", {}, "softfail", 2, "§4.6.4"],
  [
    "redirect to a name without SPF",
    "v=spf1 redirect=no.spf.com",
    { "no.spf.com": "A 192.0.2.1" },
    "permerror",
    1,
    "§6.1",
  ],
  [
    "include of a record that fails",
    "v=spf1 include:no.spf.com ~all",
    { "no.spf.com": "TXT v=spf1 -all" },
    "softfail",
    1,
    "§5.2",
  ],
  ["a fault after a match", "v=spf1 ip4:203.0.113.5 -all oops", {}, "permerror", 0, "§4.6"],
])("%s", async ([, record, others, result, lookups]) => {
  expect(await evaluate({ ...others, "spf.com": `TXT ${record}` })).toMatchObject({ result, lookups });
});

test.for<[string, Lines, Partial<Parameters<typeof evaluateSpf>[0]>, object]>([
  [
    "two records",
    { "spf.com": ["TXT v=spf1 -all", "TXT v=spf1 +all"] },
    {},
    { result: "permerror", reason: "several" },
  ],
  ["no answer", { "spf.com": "timeout" }, {}, { result: "temperror", reason: "TIMEOUT" }],
  [
    "an IPv4 address within an IPv6 one",
    { "spf.com": "TXT v=spf1 ip4:192.0.2.1 -all" },
    { ip: "::ffff:192.0.2.1" },
    { result: "pass" },
  ],
  [
    "an invalid address",
    { "spf.com": "TXT v=spf1 +all" },
    { ip: "nobody" },
    { result: "permerror", reason: "address" },
  ],
  ["a domain of one label", { com: "TXT v=spf1 +all" }, { domain: "com" }, { result: "none", reason: "domain" }],
  [
    "an explanation",
    { "spf.com": "TXT v=spf1 -all exp=why.spf.com", "why.spf.com": "TXT %{i} is not %{d}%_%{R}" },
    { receiver: "a/b" },
    { explanation: "203.0.113.5 is not spf.com a%2Fb" },
  ],
  [
    "an explanation whose name has no record",
    { "spf.com": "TXT v=spf1 -all exp=why.spf.com" },
    {},
    { result: "fail", explanation: null },
  ],
  ["a null MX", { "spf.com": ["TXT v=spf1 mx -all", "MX 0 ."] }, {}, { result: "fail", voids: 0 }],
  // Terms with a non-ASCII local part match nothing: RFC 8616 §4.
  [
    "a local part that no name has",
    { "spf.com": "TXT v=spf1 -include:%{L}.spf.com +all" },
    { sender: "é@spf.com" },
    { result: "pass", lookups: 0 },
  ],
  [
    "the deciding term",
    { "spf.com": "TXT v=spf1 redirect=in.spf.com", "in.spf.com": "TXT v=spf1 ~all" },
    {},
    { matched: { domain: "in.spf.com", term: "~all" } },
  ],
])("%s", async ([, lines, question, expected]) => {
  expect(await evaluate(lines, question)).toMatchObject(expected);
});

test("an endless record causes no more lookups than RFC 7208 §4.6.4 allows", async () => {
  const many = hosts(60, (at) => `h${at}.spf.com`);
  const pointers = Object.fromEntries(many.map((name) => [name, "A 198.51.100.1"]));
  const { result, asked } = await evaluate({
    ...pointers,
    "5.113.0.203.in-addr.arpa": many.map((name) => `PTR ${name}`),
    "many.spf.com": hosts(10, (at) => `MX ${at} h${at}.spf.com`),
    "spf.com": `TXT v=spf1 ${"ptr:%{p}.spf.com mx:many.spf.com ".repeat(40)} -all exp=%{p}.spf.com`,
  });

  expect(result).toBe("permerror");
  expect(asked.length).toBeLessThan(100);
});

const names = ["a.example.com", "b.example.com", "c.example.com", "d.example.com"] as const;
const address = fc.constantFrom("192.0.2.1", "192.0.2.77", "198.51.100.9");
const wide = fc.constantFrom("2001:db8::1", "2001:db8:1::1");
const sign = fc.constantFrom("", "-", "~", "?", "+");
const target = fc.constantFrom(
  ...names,
  "gone.example.com",
  "silent.example.com",
  "%{i}.example.com",
  "%{d2}",
  "%{l}.%{o}",
);
const lengths = fc.constantFrom("", "/24", "/32", "//64", "/25//48", "/33");
const mechanism = fc.oneof(
  { arbitrary: fc.tuple(fc.constantFrom("include:", "exists:"), target).map((each) => each.join("")), weight: 4 },
  { arbitrary: fc.tuple(fc.constantFrom("a:", "mx:"), target, lengths).map((each) => each.join("")), weight: 4 },
  { arbitrary: fc.tuple(fc.constantFrom("a", "mx"), lengths).map((each) => each.join("")), weight: 2 },
  { arbitrary: fc.constantFrom("ptr", "ptr:example.com", "all", "moo"), weight: 1 },
  {
    arbitrary: fc.tuple(address, fc.integer({ min: 20, max: 33 })).map(([ip, bits]) => `ip4:${ip}/${bits}`),
    weight: 2,
  },
  { arbitrary: fc.tuple(wide, fc.integer({ min: 30, max: 129 })).map(([ip, bits]) => `ip6:${ip}/${bits}`), weight: 2 },
);
const modifier = fc.oneof(
  target.map((each) => `redirect=${each}`),
  fc.constantFrom("moo=1", "exp=gone.example.com", "x=%{z}", "REDIRECT=a.example.com"),
);
const record = fc
  .tuple(
    fc.array(
      fc.tuple(sign, mechanism).map((each) => each.join("")),
      { maxLength: 6 },
    ),
    fc.array(modifier, { maxLength: 1 }),
    fc.constantFrom("", " -all", " ~all", " ?all"),
  )
  .map(([terms, modifiers, all]) => `TXT v=spf1 ${[...terms, ...modifiers].join(" ")}${all}`);
const owner = fc
  .tuple(
    fc.array(record, { minLength: 1, maxLength: 1 }),
    fc.uniqueArray(address, { maxLength: 2 }),
    fc.uniqueArray(wide, { maxLength: 1 }),
    fc.uniqueArray(fc.constantFrom(...names, "gone.example.com"), { maxLength: 3 }),
  )
  .map(([texts, fours, sixes, exchangers]) => [
    ...texts,
    ...fours.map((each) => `A ${each}`),
    ...sixes.map((each) => `AAAA ${each}`),
    ...exchangers.map((each, at) => `MX ${at} ${each}`),
  ]);

/** A zone in the form that mailauth expects: values as from `node:dns`, and errors with a code. */
function resolverOf(zone: SpfZone) {
  return (text: string, type: string): Promise<unknown[]> => {
    const name = nameFrom(text);
    const answer = name && zone.answer(name, type as "A");
    if (answer?.kind !== "found") {
      const codes = { nxdomain: "ENOTFOUND", nodata: "ENODATA", unknown: "ETIMEOUT" } as const;
      return Promise.reject(Object.assign(new Error(type), { code: answer ? codes[answer.kind] : "ENOTFOUND" }));
    }
    const { records } = answer;
    return Promise.resolve([
      ...recordsOf("TXT", records).map(({ data }) => [joinedText(data.strings)]),
      ...recordsOf("A", records).map(({ data }) => data.address),
      ...recordsOf("AAAA", records).map(({ data }) => data.address),
      ...recordsOf("PTR", records).map(({ data }) => plainText(data.name)),
      ...recordsOf("MX", records).map(({ data }) => ({
        priority: data.preference,
        exchange: plainText(data.exchange),
      })),
    ]);
  };
}

test("another implementation gives the same results", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(owner, owner, owner, owner), fc.oneof(address, wide), async (owners, ip) => {
      const lines = {
        ...Object.fromEntries(names.map((name, at) => [name, owners[at] ?? []])),
        "silent.example.com": "timeout",
        "1.2.0.192.in-addr.arpa": ["PTR b.example.com", "PTR gone.example.com"],
      };
      const zone = spfZoneFrom(lines);
      const sender = "some.body@a.example.com";
      const helo = "mail.a.example.com";
      const ours = await evaluateSpf({ ip, domain: "a.example.com", sender, helo }, asking(zone).ask);
      const theirs = await spf({
        ip,
        sender,
        helo,
        mta: "unknown",
        resolver: resolverOf(zone),
        strict: true,
      } as Parameters<typeof spf>[0]);

      expect(ours.result).toBe(theirs.status.result);
    }),
    { numRuns: runs(300) },
  );
});
