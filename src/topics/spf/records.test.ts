import { expect, test } from "vitest";
import { hosts, see, txt } from "../../../test/mail/spf-look.ts";
import { parseSpf } from "../../formats/spf/record.ts";

test("a good record has all points and no findings", async () => {
  const { points, ceilings, findings, raw } = await see(hosts + txt("v=spf1 mx include:sender.net -all"));

  expect({ points, ceilings, findings }).toEqual({ points: { spf: 20 }, ceilings: [], findings: [] });
  expect(raw.evaluation).toMatchObject({ lookups: 2, isLowerBound: false, addresses: 257, ownAddresses: 1 });
});

/** Records with their points, caps, findings and the record to publish instead. */
const cases: readonly (readonly [
  what: string,
  zone: string,
  points: number | null,
  ceilings: readonly string[],
  ids: readonly string[],
  fix: string | null,
])[] = [
  ["no record", hosts, 0, [], ["spf-missing"], "v=spf1 mx ~all"],
  ["no record, and a null MX", "@ MX 0 .", 0, [], ["spf-missing"], "v=spf1 -all"],
  ["no record, and no MX record", "@ A 11.1.1.1", 0, [], ["spf-missing"], "v=spf1 -all"],
  ["a space in front", hosts + txt(" v=spf1 mx -all"), 0, [], ["spf-lookalike"], "v=spf1 mx -all"],
  ["quotes in the text", hosts + txt('"v=spf1 mx -all"'), 0, [], ["spf-lookalike"], "v=spf1 mx -all"],
  [
    "two records",
    hosts + txt("v=spf1 mx -all", "v=spf1 include:sender.net ~all"),
    0,
    ["spf-broken"],
    ["spf-several"],
    "v=spf1 mx include:sender.net ~all",
  ],
  [
    "ip4 with an IPv6 address",
    hosts + txt("v=spf1 ip4:2001:db8::1 mx -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 ip6:2001:db8::1 mx -all",
  ],
  [
    "a colon after redirect",
    hosts + txt("v=spf1 redirect:sender.net"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 redirect=sender.net",
  ],
  [
    "a misspelt include",
    hosts + txt("v=spf1 inlcude:sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 include:sender.net -all",
  ],
  [
    "a comma",
    hosts + txt("v=spf1 mx, include:sender.net, -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 mx include:sender.net -all",
  ],
  [
    "two senders in one include",
    hosts + txt("v=spf1 include:sender.net,cheap.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    "v=spf1 include:sender.net include:cheap.sender.net -all",
  ],
  [
    "two senders in one include, one of which does not exist",
    hosts + txt("v=spf1 include:sender.net,gone.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    null,
  ],
  [
    "two addresses in one term",
    hosts + txt("v=spf1 ip4:11.1.1.25,11.1.1.80 -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 ip4:11.1.1.25 ip4:11.1.1.80 -all",
  ],
  // RFC 7208 §7.1 allows these names; no registry does.
  [
    "a name that cannot be registered",
    hosts + txt("v=spf1 mx include:spf/nobody.net include:a,b:nobody,x.net -all"),
    0,
    [],
    ["spf-target-missing", "spf-target-missing"],
    null,
  ],
  [
    "two records in one text",
    hosts + txt("v=spf1 mx -all; v=spf1 include:sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 mx include:sender.net -all",
  ],
  ["a tab", hosts + txt("v=spf1 mx\t-all"), 0, ["spf-broken"], ["spf-syntax"], "v=spf1 mx -all"],
  ["an unknown mechanism", hosts + txt("v=spf1 mx zzzzzzzz:1 -all"), 0, ["spf-broken"], ["spf-syntax"], null],
  ["+all", hosts + txt("v=spf1 mx +all"), 0, ["spf-passes-all"], ["spf-passes-all"], "v=spf1 mx ~all"],
  ["only all", hosts + txt("v=spf1 all"), 0, ["spf-passes-all"], ["spf-passes-all"], "v=spf1 mx ~all"],
  [
    "two halves of all IPv4 addresses",
    hosts + txt("v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term", "spf-wide-term"],
    null,
  ],
  [
    "two halves of all IPv4 addresses, and a sender",
    hosts + txt("v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 ip4:11.1.1.25 -all"),
    0,
    ["spf-passes-all"],
    ["spf-covered", "spf-passes-all", "spf-wide", "spf-wide-term", "spf-wide-term"],
    "v=spf1 ip4:11.1.1.25 ~all",
  ],
  [
    "all IPv4 addresses, and a redirect",
    hosts + txt("v=spf1 ip4:0.0.0.0/0 redirect=sender.net"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    "v=spf1 include:sender.net ~all",
  ],
  [
    "an address with a misspelt prefix length",
    hosts + txt("v=spf1 mx ip4:12.1.1.1/0 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    null,
  ],
  [
    "all IPv4 addresses, and a name that does not exist",
    hosts + txt("v=spf1 ip4:0.0.0.0/0 a:gone.good.com -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    null,
  ],
  [
    "all IPv6 addresses",
    hosts + txt("v=spf1 mx ip6:::/0 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    "v=spf1 mx ~all",
  ],
  [
    "an include with +all",
    hosts + txt("v=spf1 include:open.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "exists with a wildcard",
    hosts + txt("v=spf1 exists:%{i}.any.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "exists with a name that always exists",
    hosts + txt("v=spf1 exists:www.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a name that the sender chooses",
    hosts + txt("v=spf1 a:%{h} -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a name that the sender chooses, and a sender",
    hosts + txt("v=spf1 mx a:%{h} -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    "v=spf1 mx ~all",
  ],
  [
    "exists that matches no sender",
    hosts + txt("v=spf1 mx exists:%{i}.none.sender.net -all"),
    16,
    [],
    ["spf-macro-void"],
    null,
  ],
  ["?all", hosts + txt("v=spf1 mx ?all"), 12, [], ["spf-neutral"], "v=spf1 mx ~all"],
  ["a neutral network of every address", hosts + txt("v=spf1 mx ?ip4:0.0.0.0/0 -all"), 12, [], ["spf-neutral"], null],
  ["everyone refused before -all", hosts + txt("v=spf1 mx -ip4:0.0.0.0/0 -ip6:::/0 -all"), 20, [], [], null],
  ["no all term", hosts + txt("v=spf1 mx"), 12, [], ["spf-open"], "v=spf1 mx ~all"],
  ["~all", hosts + txt("v=spf1 mx ~all"), 20, [], [], null],
  ["ptr", hosts + txt("v=spf1 mx ptr -all"), 18, [], ["spf-ptr"], "v=spf1 mx ~all"],
  ["only ptr", hosts + txt("v=spf1 ptr -all"), 18, [], ["spf-mx-uncovered", "spf-ptr"], "v=spf1 mx ~all"],
  ["ptr in an include", hosts + txt("v=spf1 mx include:pointing.sender.net -all"), 18, [], ["spf-ptr"], null],
  ["nine lookups", hosts + txt("v=spf1 include:eight.sender.net mx -all"), 19, [], ["spf-lookups-near"], null],
  [
    "eleven lookups",
    hosts + txt("v=spf1 include:eight.sender.net a:www.good.com a:www.good.com -all"),
    0,
    [],
    ["spf-lookups"],
    "v=spf1 include:eight.sender.net a:www.good.com -all",
  ],
  [
    "the same include twice",
    hosts + txt("v=spf1 include:eight.sender.net include:eight.sender.net mx -all"),
    0,
    [],
    ["spf-lookups"],
    "v=spf1 include:eight.sender.net mx -all",
  ],
  [
    "too many lookups in includes",
    hosts + txt("v=spf1 include:eight.sender.net include:four.sender.net -all"),
    0,
    [],
    ["spf-lookups"],
    null,
  ],
  [
    "an include of a name without a record",
    hosts + txt("v=spf1 mx include:plain.sender.net -all"),
    0,
    [],
    ["spf-target-missing"],
    "v=spf1 mx ~all",
  ],
  [
    "an include of a name that does not exist",
    hosts + txt("v=spf1 mx include:gone.sender.net -all"),
    0,
    [],
    ["spf-target-missing"],
    "v=spf1 mx ~all",
  ],
  [
    "an include of an unregistered domain",
    hosts + txt("v=spf1 mx include:spf.nobody.net -all"),
    0,
    [],
    ["spf-hijack"],
    "v=spf1 mx ~all",
  ],
  [
    "a host in an unregistered domain",
    hosts + txt("v=spf1 mx a:spf.nobody.net -all"),
    0,
    [],
    ["spf-hijack", "spf-voids-near"],
    "v=spf1 mx -all",
  ],
  [
    "an include of an invalid record",
    hosts + txt("v=spf1 mx include:broken.sender.net -all"),
    0,
    [],
    ["spf-target-broken"],
    null,
  ],
  [
    "an include of two records",
    hosts + txt("v=spf1 mx include:twice.sender.net -all"),
    0,
    [],
    ["spf-target-broken"],
    null,
  ],
  [
    "a redirect to a name without a record",
    hosts + txt("v=spf1 mx redirect=plain.sender.net"),
    0,
    [],
    ["spf-target-missing"],
    "v=spf1 mx ~all",
  ],
  ["an include of itself", hosts + txt("v=spf1 mx include:good.com -all"), 0, [], ["spf-loop"], "v=spf1 mx -all"],
  ["an include loop", hosts + txt("v=spf1 mx include:back.sender.net -all"), 0, [], ["spf-loop"], null],
  [
    "three void lookups",
    hosts + txt("v=spf1 mx a:x.good.com mx:y.good.com exists:z.good.com -all"),
    0,
    [],
    ["spf-voids"],
    "v=spf1 mx ~all",
  ],
  ["one void lookup", hosts + txt("v=spf1 mx a:x.good.com -all"), 20, [], ["spf-voids-near"], "v=spf1 mx -all"],
  ["terms after all", hosts + txt("v=spf1 mx -all include:sender.net"), 20, [], ["spf-idle"], "v=spf1 mx -all"],
  [
    "an equals sign",
    hosts + txt("v=spf1 mx include=sender.net -all"),
    20,
    [],
    ["spf-misnamed"],
    "v=spf1 mx include:sender.net -all",
  ],
  [
    "networks within networks",
    hosts + txt("v=spf1 mx ip4:12.1.0.0/16 ip4:12.1.1.0/24 -all"),
    17,
    [],
    ["spf-covered", "spf-wide"],
    "v=spf1 mx ip4:12.1.0.0/16 -all",
  ],
  ["a large network", hosts + txt("v=spf1 mx ip4:12.0.0.0/12 -all"), 13, [], ["spf-wide", "spf-wide-term"], null],
];

test.for(cases)("%s", async ([, zone, points, ceilings, ids]) => {
  const seen = await see(zone);

  expect({
    points: seen.points.spf,
    ceilings: seen.ceilings,
    ids: seen.findings.map(({ id }) => id).toSorted(),
  }).toEqual({ points, ceilings, ids });
});

test.for(cases.filter(([, , , , , fix]) => fix !== null))(
  "the offered record fixes: %s",
  async ([, zone, , , , fix]) => {
    const before = await see(zone);
    const mended = before.findings.filter(({ record, id }) => record && id !== "spf-helo");
    expect(new Set(mended.map(({ record }) => record?.value))).toEqual(new Set([fix]));
    expect(parseSpf(fix ?? "").faults).toEqual([]);

    const rest = zone.split("\n").filter((line) => !line.startsWith("@ TXT"));
    const after = await see([...rest, txt(fix ?? "")].join("\n"));

    const left = new Set(after.findings.map(({ id, subject }) => `${id} ${subject}`));
    expect(mended.filter(({ id, subject }) => left.has(`${id} ${subject}`))).toEqual([]);
    expect(after.points.spf).toBeGreaterThanOrEqual(before.points.spf ?? 0);
    expect(before.ceilings).toEqual(expect.arrayContaining([...after.ceilings]));
  },
);
