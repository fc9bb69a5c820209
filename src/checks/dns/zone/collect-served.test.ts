import { expect, test } from "vitest";
import { example, first, look, second, serverIs, told } from "../../../../test/dns/check.ts";
import { farmOf, turns } from "../../../../test/dns/farm.ts";
import { unlisted } from "../../../../test/dns/world/changes.ts";
import type { WorldText } from "../../../../test/dns/world.ts";
import { parseRecords } from "../../../../test/dns/zone-text.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsMessage } from "../../../formats/dns/message.ts";
import { judge } from "../judge.ts";
import { plainName } from "./names.ts";

/** The resolver has these records in its cache. */
function cached(remembers: string): Partial<WorldText> {
  return { resolvers: { "127.0.0.1:53": { remembers } } };
}

const unsigned: Partial<WorldText> = { zones: { "example.com": { records: example, isSigned: false } } };
const open = example.replace('"v=spf1 mx -all"', '"v=spf1 +all"');

test.for<[what: string, text: Partial<WorldText>, status: string, findings: readonly string[]]>([
  ["an old address", cached("example.com. 900 A 11.9.9.1"), "warn", ["resolver-differs example.com"]],
  [
    "mail servers in another case",
    { ...unsigned, ...cached("example.com. 900 MX 10 MAIL.example.com.") },
    "pass",
    ["unsigned"],
  ],
  ["another mail server", cached("example.com. 900 MX 10 www.example.com."), "warn", ["resolver-differs example.com"]],
  [
    "an old SPF record, while the zone has +all",
    { zones: { "example.com": open }, ...cached('example.com. 900 TXT "v=spf1 mx -all"') },
    "warn",
    ["resolver-differs example.com", "spf-pass-all"],
  ],
  [
    "an old DMARC record, while the zone has none",
    {
      zones: { "example.com": example.replace(/_dmarc.*\n/, "") },
      ...cached('_dmarc.example.com. 900 TXT "v=DMARC1; p=reject"'),
    },
    "warn",
    ["dmarc-missing", "resolver-differs _dmarc.example.com"],
  ],
  [
    "old addresses that live for a minute",
    {
      zones: { "example.com": { records: example.replace("@ A", "@ 60 A"), isSigned: false } },
      ...cached("example.com. 30 A 11.9.9.1"),
    },
    "pass",
    ["unsigned"],
  ],
  [
    "other addresses than two name servers that answer by the client's network",
    {
      ...serverIs({ has: { "example.com": example.replace("@ A 11.9.9.9", "@ A 11.9.9.7") } }),
      ...cached("example.com. 300 A 11.9.9.1"),
    },
    "warn",
    ["answers-differ A", "resolver-varies example.com"],
  ],
])("a resolver with %s in its cache", async ([, text, status, findings]) => {
  const seen = told(await look(text));

  expect({ ...seen, findings: seen.findings.filter((each) => !each.startsWith("ttl-")) }).toEqual({ status, findings });
});

test("the difference says how long the cache may last, and the records are those of the name servers", async () => {
  const raw = await look(cached("example.com. 900 A 11.9.9.1"));
  const [finding] = judge(raw).findings.filter(({ id }) => id === "resolver-differs");

  expect(raw.records.A.values).toEqual(["11.9.9.9"]);
  expect(raw.resolverDifferences).toMatchObject([
    { name: "example.com", type: "A", values: ["11.9.9.1"], served: ["11.9.9.9"], ttl: 900 },
  ]);
  expect(JSON.stringify(finding?.params)).toContain("15 minutes");
});

/** RFC 8198: a resolver that answers from NSEC records denies the address. */
function denying(query: DnsMessage, usual: () => DnsMessage): DnsMessage {
  const [question] = query.questions;
  if (question?.type !== types.A || plainName(question.name) !== "example.com") return usual();
  return { ...usual(), answers: [], authorities: parseRecords(soa) };
}

const soa = "example.com. 300 SOA ns1.example.com. hostmaster.example.com. 1 14400 3600 604800 300";

test("an NSEC record without an existing type is named, and the address stays", async () => {
  const zones = { "example.com": { records: example, changes: [unlisted("@", "A")] } };
  const raw = await look({ zones, resolvers: { "127.0.0.1:53": { respond: denying } } });

  expect(told(raw)).toEqual({ status: "fail", findings: ["nsec-types-missing example.com"] });
  expect(raw.records.A.values).toEqual(["11.9.9.9"]);
});

test("a name whose cached NXDOMAIN outlives its creation is examined at its name servers", async () => {
  const earlier = { zones: { "example.com": example.replace("www CNAME @", "") } };
  const raw = await look({ resolvers: { "127.0.0.1:53": farmOf(earlier, () => true) } }, "www.example.com");

  expect(told(raw)).toEqual({ status: "warn", findings: ["name-disputed"] });
  expect(raw.records.A.values).toEqual(["11.9.9.9"]);
});

const split = serverIs({ has: { "example.com": { records: open, serial: 2_026_111_901 } } });

test.for([...turns.entries()])("name servers disagree: the worst version counts, run %o", async ([, isOld]) => {
  const raw = await look({
    ...split,
    resolvers: { "127.0.0.1:53": farmOf({ zones: { "example.com": open } }, isOld) },
  });
  const { status, findings } = told(raw);

  expect(status).toBe("warn");
  expect(findings.filter((each) => !each.startsWith("serial"))).toEqual(["spf-pass-all"]);
  expect(raw.zoneVersions.map(({ servers }) => servers)).toEqual([[`ns2.example.com ${second}`]]);
});

test("a DS record that the registry changed to a wrong one counts, although the resolver has the old one", async () => {
  const earlier = { zones: { "example.com": example } };
  const raw = await look({
    zones: { "example.com": { records: example, ds: "wrong-digest" } },
    resolvers: { "127.0.0.1:53": farmOf(earlier, () => true) },
  });

  expect(told(raw)).toEqual({
    status: "fail",
    findings: ["bogus-delegation example.com", "resolver-differs example.com"],
  });
});

test("where the name servers are silent, the resolver's records are judged", async () => {
  const silent = { isSilent: true };
  const raw = await look({ servers: { [first]: silent, [second]: silent }, ...cached("example.com. 900 A 11.9.9.1") });

  expect(raw.resolverDifferences).toEqual([]);
  expect(raw.records.A.values).toEqual(["11.9.9.1"]);
});
