import { expect, test } from "vitest";
import { corrupt } from "../../../test/dns/world/changes.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { greetingsFrom, type MailAnswer } from "../../../test/mail/greetings.ts";
import { someOf } from "../../../test/runs.ts";
import { hosts, name, see, txt } from "../../../test/mail/spf-look.ts";
import { parseSpf } from "../../formats/spf/record.ts";
import { observeSpf } from "./observe.ts";
import { spfPart } from "../../checks/email/spf/judge.ts";

test("a domain with hosted mail is offered its provider's documented include", async () => {
  const zones = { "google.com": '_spf TXT "v=spf1 ip4:12.9.0.0/24 ~all"\naspmx.l A 12.9.0.1' };
  const { findings } = await see("@ MX 1 aspmx.l.google.com.", { zones });

  expect(findings).toMatchObject([
    { id: "spf-missing", record: { name: "good.com", type: "TXT", value: "v=spf1 include:_spf.google.com ~all" } },
  ]);
});

test("a domain with a rented mail server allows that server, not the landlord's network", async () => {
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
  // The intended senders are unknown, and refusing all of them is no fix.
  ["v=spf1 -all include:sender.net", undefined],
])("a mail provider included after all is moved before it: %s", async ([own, value]) => {
  const zones = { "google.com": '_spf TXT "v=spf1 ip4:12.9.0.0/24 ~all"\naspmx.l A 12.9.0.1' };
  const { findings } = await see(`@ MX 1 aspmx.l.google.com.\n${txt(own)}`, { zones });

  expect(findings.find(({ id }) => id === "spf-idle")?.record?.value).toBe(value);
});

/** RFC 1034 §3.6.2: an alias cannot have other records. */
test.for<[what: string, zone: string]>([
  ["the domain", "@ CNAME host.sender.net."],
  ["a mail exchanger", `@ MX 10 mx\nmx CNAME plain.sender.net.\n${txt("v=spf1 mx -all")}`],
])("no record is offered if %s is an alias", async ([, zone]) => {
  const { findings } = await see(zone);

  expect(findings.flatMap(({ record }) => record ?? [])).toEqual([]);
});

/** An address record alone does not make a web site a sender. */
test.for<[what: string, zone: string, answer: MailAnswer, value: string | undefined]>([
  ["does not answer", "@ A 11.1.1.1", "silent", "v=spf1 -all"],
  ["accepts mail", "@ A 11.1.1.1", {}, "v=spf1 a ~all"],
  ["rejects our connection", "@ A 11.1.1.1", { code: 554 }, "v=spf1 a ~all"],
  ["may have DKIM keys", "@ A 11.1.1.1\nx._domainkey TXT x", "silent", undefined],
])("the record offered to a domain without MX records whose host %s", async ([, zone, answer, value]) => {
  const mail = greetingsFrom({ "good.com": answer });
  const { context } = openWorld({ zones: { "good.com": zone, net: "" }, net: { mail } });

  const { findings } = spfPart(await observeSpf(context, name, { mayConnect: true }), { hasDmarcPolicy: true });

  expect(findings.map((each) => each.record?.value)).toEqual([value]);
});

/** Without DNSSEC validation, "no MX" or a null MX may be forged. */
test.for(["@ A 11.1.1.1", "@ MX 0 .", "www A 11.1.1.1"])(
  "an unvalidated absence of mail hosts never leads to -all (%s)",
  async (records) => {
    const changes = [corrupt("@", "MX"), corrupt("@", "NSEC"), corrupt("@", "SOA")];
    const zones = { "good.com": { records, changes }, net: "" };
    const { context } = openWorld({
      zones,
      resolvers: { "127.0.0.1:53": { isValidating: false } },
      net: { mail: greetingsFrom({}) },
    });

    const { findings } = spfPart(await observeSpf(context, name, { mayConnect: true }), { hasDmarcPolicy: true });

    expect(findings.map(({ id, record }) => [id, record])).toEqual([["spf-missing", undefined]]);
  },
);

test("a provider include is not offered if its record does not exist", async () => {
  const zones = { "google.com": "aspmx.l A 12.9.0.1" };
  const { findings } = await see("@ MX 1 aspmx.l.google.com.", { zones });

  expect(findings.map(({ record: fix }) => fix?.value)).toEqual(["v=spf1 mx ~all"]);
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

test("an offered record is valid, fixes its problem and costs no points", async () => {
  const tried = [...words.entries()].flatMap(([at, word]) =>
    [0, 3].map(
      (more) => `v=spf1 ${word} ${words[(at * 5 + more + 1) % words.length]} ${ends[(at + more) % ends.length]}`,
    ),
  );
  for (const text of someOf(tried, 30)) {
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
