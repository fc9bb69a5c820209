import { assert, boolean, constantFrom, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns-world.ts";
import { corrupt } from "../../../test/dns-world/changes.ts";
import { greetingsFrom, type MailAnswer } from "../../../test/mail-greetings.ts";
import { registryThat } from "../../../test/registry.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { parseSpf } from "../../formats/spf.ts";
import { collectSpf } from "./spf-collect.ts";
import { spfPart } from "./spf-part.ts";
import { spfRaw, type SpfRaw } from "./spf-schema.ts";

const name = parseName("good.com");

/** Hosts of the domain, and senders of others. */
const hosts = `
@ MX 10 mx
mx A 11.1.1.25
mx TXT "v=spf1 a -all"
www A 11.1.1.80
www AAAA 2001:470::80
`;

const others: WorldText["zones"] = {
  "sender.net": `
@ TXT "v=spf1 ip4:12.1.1.0/24 -all"
cheap TXT "v=spf1 ip4:12.1.2.0/24 -all"
four TXT "v=spf1 a:www.sender.net a:www.sender.net a:www.sender.net a:www.sender.net -all"
eight TXT "v=spf1 include:four.sender.net a:www.sender.net a:www.sender.net a:www.sender.net -all"
www A 12.1.1.1
www AAAA 2001:470::2
broken TXT "v=spf1 oops -all"
twice TXT "v=spf1 -all"
twice TXT "v=spf1 ~all"
open TXT "v=spf1 +all"
plain A 12.1.1.2
back TXT "v=spf1 include:good.com -all"
pointing TXT "v=spf1 ptr -all"
*.any A 127.0.0.2
`,
  net: "",
};

async function see(own: string, { zones = {}, ...world }: Partial<WorldText> = {}, hasDmarcPolicy = true) {
  const { source } = registryThat("absent");
  const { context } = openWorld({
    ...world,
    zones: { "good.com": own, ...others, ...zones },
    net: { source, mail: greetingsFrom({}) },
  });
  const raw = await collectSpf(context, name);
  return { raw: spfRaw.parse(raw), ...spfPart(raw, { hasDmarcPolicy }) };
}

function escaped(character: string): string {
  return `\\${`${character.charCodeAt(0)}`.padStart(3, "0")}`;
}

function txt(...records: readonly string[]): string {
  return records
    .map(
      (each) =>
        `@ TXT ${each
          .match(/.{1,200}/gs)
          ?.map((piece) => `"${piece.replace(/[^ !#-[\]-~]/g, escaped)}"`)
          .join(" ")}`,
    )
    .join("\n");
}

test("a sound record has all the points and nothing to say", async () => {
  const { points, ceilings, findings, raw } = await see(hosts + txt("v=spf1 mx include:sender.net -all"));

  expect({ points, ceilings, findings }).toEqual({ points: { spf: 20 }, ceilings: [], findings: [] });
  expect(raw.sight).toMatchObject({ lookups: 2, isAtLeast: false, addresses: 257, ownAddresses: 1 });
});

/** Records with what they come to: points, ceilings, what is found, and what to publish instead. */
const cases: readonly (readonly [
  what: string,
  zone: string,
  points: number | null,
  ceilings: readonly string[],
  ids: readonly string[],
  fix: string | null,
])[] = [
  ["no record", hosts, 0, [], ["spf-missing"], "v=spf1 mx ~all"],
  ["no record, and no mail", "@ MX 0 .", 0, [], ["spf-missing"], "v=spf1 -all"],
  ["no record and no exchanger", "@ A 11.1.1.1", 0, [], ["spf-missing"], "v=spf1 -all"],
  ["a blank in front", hosts + txt(" v=spf1 mx -all"), 0, [], ["spf-lookalike"], "v=spf1 mx -all"],
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
    "a colon behind redirect",
    hosts + txt("v=spf1 redirect:sender.net"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 redirect=sender.net",
  ],
  [
    "a typing error",
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
    "a list of senders",
    hosts + txt("v=spf1 include:sender.net,cheap.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    "v=spf1 include:sender.net include:cheap.sender.net -all",
  ],
  [
    "a list of senders, one of whom is not there",
    hosts + txt("v=spf1 include:sender.net,gone.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    null,
  ],
  [
    "a list of addresses",
    hosts + txt("v=spf1 ip4:11.1.1.25,11.1.1.80 -all"),
    0,
    ["spf-broken"],
    ["spf-syntax"],
    "v=spf1 ip4:11.1.1.25 ip4:11.1.1.80 -all",
  ],
  // RFC 7208 §7.1 lets them stand there; no registry does.
  [
    "a name that nobody can register",
    hosts + txt("v=spf1 mx include:spf/nobody.net include:a,b:nobody,x.net -all"),
    0,
    ["spf-broken"],
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
  ["nobody knows what", hosts + txt("v=spf1 mx zzzzzzzz:1 -all"), 0, ["spf-broken"], ["spf-syntax"], null],
  ["everybody", hosts + txt("v=spf1 mx +all"), 0, ["spf-passes-all"], ["spf-passes-all"], "v=spf1 mx ~all"],
  ["everybody and nobody else", hosts + txt("v=spf1 all"), 0, ["spf-passes-all"], ["spf-passes-all"], "v=spf1 mx ~all"],
  [
    "two halves",
    hosts + txt("v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term", "spf-wide-term"],
    null,
  ],
  [
    "two halves beside a sender",
    hosts + txt("v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 ip4:11.1.1.25 -all"),
    0,
    ["spf-passes-all"],
    ["spf-covered", "spf-passes-all", "spf-wide", "spf-wide-term", "spf-wide-term"],
    "v=spf1 ip4:11.1.1.25 ~all",
  ],
  [
    "everybody, and else what a redirect says",
    hosts + txt("v=spf1 ip4:0.0.0.0/0 redirect=sender.net"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    "v=spf1 include:sender.net ~all",
  ],
  [
    "an address whose length is a typing error",
    hosts + txt("v=spf1 mx ip4:12.1.1.1/0 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    null,
  ],
  [
    "everybody beside a name that is nobody's",
    hosts + txt("v=spf1 ip4:0.0.0.0/0 a:gone.good.com -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all", "spf-wide", "spf-wide-term"],
    null,
  ],
  [
    "every IPv6 address",
    hosts + txt("v=spf1 mx ip6:::/0 -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    "v=spf1 mx ~all",
  ],
  [
    "an include of everybody",
    hosts + txt("v=spf1 include:open.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a wildcard",
    hosts + txt("v=spf1 exists:%{i}.any.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a name that there is",
    hosts + txt("v=spf1 exists:www.sender.net -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a name that whoever sends picks",
    hosts + txt("v=spf1 a:%{h} -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    null,
  ],
  [
    "a name that whoever sends picks, beside a sender",
    hosts + txt("v=spf1 mx a:%{h} -all"),
    0,
    ["spf-passes-all"],
    ["spf-passes-all"],
    "v=spf1 mx ~all",
  ],
  [
    "an answer to whoever asks whom nobody has named",
    hosts + txt("v=spf1 mx exists:%{i}.none.sender.net -all"),
    20,
    [],
    [],
    null,
  ],
  ["nothing about the others", hosts + txt("v=spf1 mx ?all"), 12, [], ["spf-neutral"], "v=spf1 mx ~all"],
  ["no end", hosts + txt("v=spf1 mx"), 12, [], ["spf-open"], "v=spf1 mx ~all"],
  ["a soft end", hosts + txt("v=spf1 mx ~all"), 20, [], [], null],
  ["ptr", hosts + txt("v=spf1 mx ptr -all"), 18, [], ["spf-ptr"], "v=spf1 mx -all"],
  ["ptr alone", hosts + txt("v=spf1 ptr -all"), 18, [], ["spf-mx-uncovered", "spf-ptr"], "v=spf1 mx -all"],
  ["ptr of somebody else", hosts + txt("v=spf1 mx include:pointing.sender.net -all"), 18, [], ["spf-ptr"], null],
  ["nine look-ups", hosts + txt("v=spf1 include:eight.sender.net mx -all"), 19, [], ["spf-lookups-near"], null],
  [
    "eleven look-ups",
    hosts + txt("v=spf1 include:eight.sender.net a:www.good.com a:www.good.com -all"),
    0,
    ["spf-broken"],
    ["spf-lookups"],
    "v=spf1 include:eight.sender.net a:www.good.com -all",
  ],
  [
    "the same include twice",
    hosts + txt("v=spf1 include:eight.sender.net include:eight.sender.net mx -all"),
    0,
    ["spf-broken"],
    ["spf-lookups"],
    "v=spf1 include:eight.sender.net mx -all",
  ],
  [
    "too many of somebody else's",
    hosts + txt("v=spf1 include:eight.sender.net include:four.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-lookups"],
    null,
  ],
  [
    "an include of nothing",
    hosts + txt("v=spf1 mx include:plain.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    "v=spf1 mx -all",
  ],
  [
    "an include of no name",
    hosts + txt("v=spf1 mx include:gone.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    "v=spf1 mx -all",
  ],
  [
    "an include of no domain",
    hosts + txt("v=spf1 mx include:spf.nobody.net -all"),
    0,
    ["spf-broken"],
    ["spf-hijack"],
    "v=spf1 mx -all",
  ],
  [
    "a host of no domain",
    hosts + txt("v=spf1 mx a:spf.nobody.net -all"),
    0,
    [],
    ["spf-hijack", "spf-voids-near"],
    "v=spf1 mx -all",
  ],
  [
    "an include of what cannot be read",
    hosts + txt("v=spf1 mx include:broken.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-broken"],
    null,
  ],
  [
    "an include of two records",
    hosts + txt("v=spf1 mx include:twice.sender.net -all"),
    0,
    ["spf-broken"],
    ["spf-target-broken"],
    null,
  ],
  [
    "a redirect to nothing",
    hosts + txt("v=spf1 mx redirect=plain.sender.net"),
    0,
    ["spf-broken"],
    ["spf-target-missing"],
    "v=spf1 mx ~all",
  ],
  [
    "an include of itself",
    hosts + txt("v=spf1 mx include:good.com -all"),
    0,
    ["spf-broken"],
    ["spf-loop"],
    "v=spf1 mx -all",
  ],
  ["a circle", hosts + txt("v=spf1 mx include:back.sender.net -all"), 0, ["spf-broken"], ["spf-loop"], null],
  [
    "three that find nothing",
    hosts + txt("v=spf1 mx a:x.good.com mx:y.good.com exists:z.good.com -all"),
    0,
    ["spf-broken"],
    ["spf-voids"],
    "v=spf1 mx -all",
  ],
  ["one that finds nothing", hosts + txt("v=spf1 mx a:x.good.com -all"), 20, [], ["spf-voids-near"], "v=spf1 mx -all"],
  ["terms behind all", hosts + txt("v=spf1 mx -all include:sender.net"), 20, [], ["spf-idle"], "v=spf1 mx -all"],
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
  ["a large network", hosts + txt("v=spf1 mx ip4:12.0.0.0/12 -all"), 17, [], ["spf-wide", "spf-wide-term"], null],
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
  "%s is mended by what is given to publish",
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

/** What lets everybody send is named where it stands. */
test.for<[text: string, opens: readonly string[], isOthers: boolean]>([
  ["v=spf1 mx +all", ["+all (good.com)"], false],
  ["v=spf1 mx ip4:64.0.0.0/2 ip4:128.0.0.0/1 -all", ["ip4:64.0.0.0/2 (good.com)", "ip4:128.0.0.0/1 (good.com)"], false],
  ["v=spf1 mx include:open.sender.net -all", ["+all (open.sender.net)"], true],
  ["v=spf1 -include:open.sender.net ip4:0.0.0.0/0 -all", [], false],
  ["v=spf1 -include:sender.net ip6:2000::/3 -all", ["ip6:2000::/3 (good.com)"], false],
  ["v=spf1 mx redirect=open.sender.net", ["+all (open.sender.net)"], true],
  ["v=spf1 mx exists:%{i}.any.sender.net -all", ["exists:%{i}.any.sender.net (good.com)"], false],
  ["v=spf1 mx -all", [], false],
])("who lets everybody send in %s", async ([text, opens, isOthers]) => {
  const { raw, findings } = await see(hosts + txt(text));
  const [found] = findings.filter(({ id }) => id === "spf-passes-all");

  expect(raw.sight.opens.map(({ term, domain }) => `${term} (${domain})`)).toEqual(opens);
  expect(found !== undefined).toBe(opens.length > 0);
  expect(JSON.stringify(found?.params["advice"] ?? "").includes("open.sender.net")).toBe(isOthers);
});

const silent = { "silent.net": '@ TXT "v=spf1 -all"' };

/** What could not be told is never told as missing, and takes its weight away. */
test.for<[string, string, Partial<WorldText>, number | null, readonly string[]]>([
  [
    "a resolver that fails",
    hosts + txt("v=spf1 mx -all"),
    { resolvers: { "127.0.0.1:53": { blocks: ["good.com"], blocksWith: "SERVFAIL" } } },
    null,
    ["spf-unknown"],
  ],
  [
    "an include that does not answer",
    hosts + txt("v=spf1 mx include:silent.net -all"),
    { zones: silent, resolvers: { "127.0.0.1:53": { blocks: ["silent.net"], blocksWith: "SERVFAIL" } } },
    null,
    ["spf-unknown"],
  ],
  [
    "an include that is withheld",
    hosts + txt("v=spf1 mx include:silent.net -all"),
    { zones: silent, resolvers: { "127.0.0.1:53": { blocks: ["silent.net"] } } },
    null,
    ["spf-unknown"],
  ],
  [
    "everybody, beside what does not answer",
    hosts + txt("v=spf1 mx include:silent.net +all"),
    { zones: silent, resolvers: { "127.0.0.1:53": { blocks: ["silent.net"], blocksWith: "SERVFAIL" } } },
    0,
    ["spf-passes-all", "spf-unknown"],
  ],
])("%s", async ([, zone, world, points, ids]) => {
  const seen = await see(zone, world);

  expect(seen.points.spf).toBe(points);
  expect(seen.findings.map(({ id }) => id).toSorted()).toEqual(ids);
});

test("whose mail somebody else takes is told how that one asks to be let", async () => {
  const zones = { "google.com": '_spf TXT "v=spf1 ip4:12.9.0.0/24 ~all"\naspmx.l A 12.9.0.1' };
  const { findings } = await see("@ MX 1 aspmx.l.google.com.", { zones });

  expect(findings).toMatchObject([
    { id: "spf-missing", record: { name: "good.com", type: "TXT", value: "v=spf1 include:_spf.google.com ~all" } },
  ]);
});

test("who takes mail on a rented server is let send from it, not the one who rents it out", async () => {
  const zones = { "ovh.com": 'mx TXT "v=spf1 ip4:12.9.0.0/24 ~all"', "ovh.net": "vps-1a2b.vps A 12.1.1.9" };
  const { findings } = await see("@ MX 1 vps-1a2b.vps.ovh.net.", { zones });

  expect(findings).toMatchObject([
    { id: "spf-missing", record: { name: "good.com", type: "TXT", value: "v=spf1 mx ~all" } },
  ]);
});

test.for<[own: string, value: string | undefined]>([
  ["v=spf1 -all include:_spf.google.com", "v=spf1 include:_spf.google.com -all"],
  [
    "v=spf1 ip4:12.1.1.1 ~all include:_spf.google.com include:sender.net",
    "v=spf1 ip4:12.1.1.1 include:_spf.google.com include:sender.net ~all",
  ],
  // Whom they meant is not known, and to let nobody send for good is no mending.
  ["v=spf1 -all include:sender.net", undefined],
])("whoever takes the mail and stands behind all in %s is let", async ([own, value]) => {
  const zones = { "google.com": '_spf TXT "v=spf1 ip4:12.9.0.0/24 ~all"\naspmx.l A 12.9.0.1' };
  const { findings } = await see(`@ MX 1 aspmx.l.google.com.\n${txt(own)}`, { zones });

  expect(findings.find(({ id }) => id === "spf-idle")?.record?.value).toBe(value);
});

test("exchangers of others that may not send are one thing to tell", async () => {
  const zones = { "google.com": "a A 12.9.0.1\nb A 12.9.0.2\nc A 12.9.0.3", "mail.net": "mx A 12.8.0.1" };
  const mx = "@ MX 1 a.google.com.\n@ MX 2 b.google.com.\n@ MX 3 c.google.com.\n@ MX 4 mx.mail.net.";
  const { findings } = await see(`${mx}\n${txt("v=spf1 ip4:12.1.1.1 -all")}`, { zones });

  expect(findings.map(({ id, subject, params }) => [id, subject, params["address"]])).toEqual([
    ["spf-mx-uncovered", "google.com", "12.9.0.1, 12.9.0.2, 12.9.0.3"],
    ["spf-mx-uncovered", "mail.net", "12.8.0.1"],
  ]);
});

/** RFC 1034 §3.6.2: an alias has no records of its own. */
test.for<[what: string, zone: string]>([
  ["the domain", "@ CNAME host.sender.net."],
  ["an exchanger", `@ MX 10 mx\nmx CNAME plain.sender.net.\n${txt("v=spf1 mx -all")}`],
])("nothing is to be published where %s is an alias", async ([, zone]) => {
  const { findings } = await see(zone);

  expect(findings.flatMap(({ record }) => record ?? [])).toEqual([]);
});

/** A web site is no sender for having an address. */
test.for<[what: string, zone: string, answer: MailAnswer, value: string | undefined]>([
  ["is silent", "@ A 11.1.1.1", "silent", "v=spf1 -all"],
  ["takes mail", "@ A 11.1.1.1", {}, "v=spf1 a ~all"],
  ["turns us away", "@ A 11.1.1.1", { code: 554 }, "v=spf1 a ~all"],
  ["may have keys", "@ A 11.1.1.1\nx._domainkey TXT x", "silent", undefined],
])("a host without an MX record that %s is told who may send", async ([, zone, answer, value]) => {
  const mail = greetingsFrom({ "good.com": answer });
  const { context } = openWorld({ zones: { "good.com": zone, net: "" }, net: { mail } });

  const { findings } = spfPart(await collectSpf(context, name), { hasDmarcPolicy: true });

  expect(findings.map((each) => each.record?.value)).toEqual([value]);
});

/** DNSSEC: that there are no exchangers, or that there is no mail, may be what somebody else says. */
test.for(["@ A 11.1.1.1", "@ MX 0 .", "www A 11.1.1.1"])(
  "nobody is kept away by what does not verify (%s)",
  async (records) => {
    const changes = [corrupt("@", "MX"), corrupt("@", "NSEC"), corrupt("@", "SOA")];
    const zones = { "good.com": { records, changes }, net: "" };
    const { context } = openWorld({
      zones,
      resolvers: { "127.0.0.1:53": { isValidating: false } },
      net: { mail: greetingsFrom({}) },
    });

    const { findings } = spfPart(await collectSpf(context, name), { hasDmarcPolicy: true });

    expect(findings.map(({ id, record }) => [id, record])).toEqual([["spf-missing", undefined]]);
  },
);

test("a provider whose record is not there is not relied on", async () => {
  const zones = { "google.com": "aspmx.l A 12.9.0.1" };
  const { findings } = await see("@ MX 1 aspmx.l.google.com.", { zones });

  expect(findings.map(({ record: fix }) => fix?.value)).toEqual(["v=spf1 mx ~all"]);
});

test("without a policy of DMARC a soft end is worth less", async () => {
  const { points, findings } = await see(hosts + txt("v=spf1 mx ~all"), {}, false);

  expect(points.spf).toBe(17);
  expect(findings.map(({ id }) => id)).toEqual(["spf-soft"]);
});

test("exchangers that may not send, or have no record of their own, are told", async () => {
  const { points, findings } = await see(`@ MX 10 mx\nmx A 11.1.1.25\n${txt("v=spf1 ip4:12.1.1.1 -all")}`);

  expect(points.spf).toBe(20);
  expect(findings.map(({ id, subject, record: fix }) => [id, subject, fix?.value])).toEqual([
    ["spf-mx-uncovered", "good.com", undefined],
    ["spf-helo", "mx.good.com", "v=spf1 a -all"],
  ]);
});

const anywhere = { domain: "good.com", term: "ptr" };

const sound: SpfRaw = {
  name: "good.com",
  sight: {
    state: "one",
    reason: null,
    text: "v=spf1 mx -all",
    octets: 14,
    total: 1,
    lookalikes: [],
    faults: [],
    end: "-",
    lookups: 1,
    isAtLeast: false,
    voids: [],
    voidsTotal: 0,
    voidsOverIpv6: 0,
    breaks: [],
    doubts: [],
    passesAll: null,
    addresses: 1,
    ownAddresses: 1,
    lets: "somebody",
    wide: [],
    ptr: null,
    covered: [],
    idle: [],
    misnamed: [],
    opens: [],
    tree: [],
  },
  repairs: [],
  ofOwnType: false,
  mail: "hosts",
  hijackable: [],
  uncovered: [],
  helo: [],
};

/** What makes an observation worse, each by itself. */
const worsenings: Readonly<Record<string, (raw: SpfRaw) => SpfRaw>> = {
  soft: (raw) => sight(raw, { end: raw.sight.end === "-" ? "~" : raw.sight.end }),
  open: (raw) => sight(raw, { end: raw.sight.end === "-" || raw.sight.end === "~" ? "?" : raw.sight.end }),
  everybody: (raw) => sight(raw, { end: "+", passesAll: "four" }),
  ptr: (raw) => sight(raw, { ptr: anywhere }),
  lookups: (raw) => sight(raw, { lookups: Math.max(9, raw.sight.lookups ?? 0) }),
  wide: (raw) => sight(raw, { ownAddresses: 2 ** 20 }),
  broken: (raw) => sight(raw, { breaks: [{ ...anywhere, code: "include", at: "a.good.com" }] }),
  several: (raw) => sight(raw, { state: "several", total: 2 }),
  faulty: (raw) => sight(raw, { state: "faulty", faults: [{ code: "bad-domain", at: 7, word: "a:b" }] }),
  missing: (raw) => sight(raw, { state: "none", breaks: [], passesAll: null }),
  hijackable: (raw) => ({
    ...raw,
    hijackable: [{ ...anywhere, name: "a.b.net", registrable: "b.net", state: "unregistered" }],
  }),
};

function sight(raw: SpfRaw, change: Partial<SpfRaw["sight"]>): SpfRaw {
  return { ...raw, sight: { ...raw.sight, ...change } };
}

test("what is worse is never worth more", () => {
  assert(
    property(
      subarray(Object.keys(worsenings)),
      constantFrom(...Object.keys(worsenings)),
      boolean(),
      (before, more, hasDmarcPolicy) => {
        const raw = before.reduce((all, key) => worsenings[key]?.(all) ?? all, sound);
        const worse = worsenings[more]?.(raw) ?? raw;
        const [one, other] = [spfPart(raw, { hasDmarcPolicy }), spfPart(worse, { hasDmarcPolicy })];

        expect(other.points.spf).toBeLessThanOrEqual(one.points.spf ?? 0);
        expect(one.points.spf).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("a policy of DMARC never takes points away", () => {
  assert(
    property(subarray(Object.keys(worsenings)), (keys) => {
      const raw = keys.reduce((all, key) => worsenings[key]?.(all) ?? all, sound);
      const [without, withOne] = [false, true].map((hasDmarcPolicy) => spfPart(raw, { hasDmarcPolicy }).points.spf);

      expect(withOne).toBeGreaterThanOrEqual(without ?? 0);
    }),
  );
});

const words = [
  "mx",
  "a",
  "ptr",
  "include:sender.net",
  "include:open.sender.net",
  "include:gone.sender.net",
  "include:eight.sender.net",
  "inlcude:sender.net",
  "ip4=12.1.1.1",
  "ip4:12.1.1.1,",
  "exists:x.good.com",
  "a:www.good.com",
  "ip4:12.0.0.0/8",
  "ip4:0.0.0.0/0",
  "ip4:128.0.0.0/1",
  "a:%{h}",
  "zzz",
];
const ends = ["-all", "~all", "?all", "+all", "redirect=sender.net", "redirect=gone.sender.net", ""];

test("whatever a record says, what is given to publish is read, mends what it is given for, and costs no points", async () => {
  const tried = [...words.entries()].flatMap(([at, word]) =>
    [0, 3].map(
      (more) => `v=spf1 ${word} ${words[(at * 5 + more + 1) % words.length]} ${ends[(at + more) % ends.length]}`,
    ),
  );
  for (const text of tried) {
    const before = await see(hosts + txt(text), {}, false);
    for (const value of new Set(
      before.findings.flatMap(({ id, record: fix }) => (fix && id !== "spf-helo" ? [fix.value] : [])),
    )) {
      const after = await see(hosts + txt(value), {}, false);
      const left = new Set(after.findings.map(({ id, subject }) => `${id} ${subject}`));
      const mended = before.findings.filter(({ record: fix }) => fix?.value === value);

      expect([text, parseSpf(value).faults]).toEqual([text, []]);
      expect([text, mended.filter(({ id, subject }) => left.has(`${id} ${subject}`))]).toEqual([text, []]);
      expect(after.points.spf ?? 20).toBeGreaterThanOrEqual(before.points.spf ?? 0);
      expect(before.ceilings).toEqual(expect.arrayContaining([...after.ceilings]));
    }
  }
});
