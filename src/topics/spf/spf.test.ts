import { expect, test } from "vitest";
import type { WorldText } from "../../../test/dns/world.ts";
import { hosts, see, txt } from "../../../test/mail/spf-look.ts";

/** Terms that allow every server are named with their record. */
test.for<[text: string, opens: readonly string[], isOthers: boolean]>([
  ["v=spf1 mx +all", ["+all (good.com)"], false],
  ["v=spf1 mx ip4:64.0.0.0/2 ip4:128.0.0.0/1 -all", ["ip4:64.0.0.0/2 (good.com)", "ip4:128.0.0.0/1 (good.com)"], false],
  ["v=spf1 mx include:open.sender.net -all", ["+all (open.sender.net)"], true],
  ["v=spf1 -include:open.sender.net ip4:0.0.0.0/0 -all", [], false],
  ["v=spf1 -include:sender.net ip6:2000::/3 -all", ["ip6:2000::/3 (good.com)"], false],
  ["v=spf1 mx redirect=open.sender.net", ["+all (open.sender.net)"], true],
  ["v=spf1 mx exists:%{i}.any.sender.net -all", ["exists:%{i}.any.sender.net (good.com)"], false],
  ["v=spf1 mx -all", [], false],
])("the terms that allow every server in %s", async ([text, opens, isOthers]) => {
  const { raw, findings } = await see(hosts + txt(text));
  const [found] = findings.filter(({ id }) => id === "spf-passes-all");

  expect(raw.evaluation.permissiveTerms.map(({ term, domain }) => `${term} (${domain})`)).toEqual(opens);
  expect(found !== undefined).toBe(opens.length > 0);
  expect(JSON.stringify(found?.params["advice"] ?? "").includes("open.sender.net")).toBe(isOthers);
});

const silent = { "silent.net": '@ TXT "v=spf1 -all"' };

/** Unknown results are never reported as missing, and their weight is left out. */
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
    "an include that the resolver blocks",
    hosts + txt("v=spf1 mx include:silent.net -all"),
    { zones: silent, resolvers: { "127.0.0.1:53": { blocks: ["silent.net"] } } },
    null,
    ["spf-unknown"],
  ],
  [
    "+all, beside an include that does not answer",
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

test("MX hosts of one provider that may not send are one finding", async () => {
  const zones = { "google.com": "a A 12.9.0.1\nb A 12.9.0.2\nc A 12.9.0.3", "mail.net": "mx A 12.8.0.1" };
  const mx = "@ MX 1 a.google.com.\n@ MX 2 b.google.com.\n@ MX 3 c.google.com.\n@ MX 4 mx.mail.net.";
  const { findings } = await see(`${mx}\n${txt("v=spf1 ip4:12.1.1.1 -all")}`, { zones });

  expect(findings.map(({ id, subject, params }) => [id, subject, params["address"]])).toEqual([
    ["spf-mx-uncovered", "google.com", "12.9.0.1, 12.9.0.2, 12.9.0.3"],
    ["spf-mx-uncovered", "mail.net", "12.8.0.1"],
  ]);
});

test("without a DMARC policy ~all scores lower", async () => {
  const { points, findings } = await see(hosts + txt("v=spf1 mx ~all"), {}, false);

  expect(points.spf).toBe(17);
  expect(findings.map(({ id }) => id)).toEqual(["spf-soft"]);
});

test("MX hosts that may not send or lack their own SPF record are reported", async () => {
  const { points, findings } = await see(`@ MX 10 mx\nmx A 11.1.1.25\n${txt("v=spf1 ip4:12.1.1.1 -all")}`);

  expect(points.spf).toBe(20);
  expect(findings.map(({ id, subject, record: fix }) => [id, subject, fix?.value])).toEqual([
    ["spf-mx-uncovered", "good.com", undefined],
    ["spf-helo", "mx.good.com", "v=spf1 a -all"],
  ]);
});
