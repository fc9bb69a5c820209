import { expect, test } from "vitest";
import { hosts, see, txt } from "../../../test/mail/spf-look.ts";

/** RFC 7208 §7: receivers expand the macros for each message, so the names are tried with sample senders. */
test.for<[what: string, record: string, zone: string, points: number, ids: readonly string[], cap?: string]>([
  ["an include by local part that leads nowhere", "include:%{l}._spf.%{d} -all", "", 0, ["spf-macro"], "spf-broken"],
  ["an include by address that leads nowhere", "include:%{i}._spf.good.com -all", "", 0, ["spf-macro"], "spf-broken"],
  [
    "an include by reversed address and family",
    "include:%{ir}.%{v}._spf.%{d2} ~all",
    "",
    0,
    ["spf-macro"],
    "spf-broken",
  ],
  ["a redirect that leads nowhere", "redirect=%{l}._spf.good.com", "", 0, ["spf-macro"], "spf-broken"],
  ["the same after the domain's own hosts", "mx include:%{l}._spf.good.com -all", "", 0, ["spf-macro"]],
  [
    "an include by local part with a wildcard",
    "include:%{l}._spf.%{d} -all",
    '*._spf TXT "v=spf1 ip4:11.1.1.25 -all"',
    20,
    [],
  ],
  [
    "an include whose records are invalid",
    "include:%{l}._spf.good.com -all",
    '*._spf TXT "v=spf1 oops -all"',
    0,
    ["spf-macro"],
    "spf-broken",
  ],
  [
    "an include whose records need too many lookups",
    "include:%{l}._spf.good.com -all",
    `*._spf TXT "v=spf1 ${"include:four.sender.net ".repeat(3)}-all"`,
    0,
    ["spf-macro"],
    "spf-broken",
  ],
  [
    "three lists without any name",
    "exists:%{i}.a.good.com exists:%{i}.b.good.com exists:%{i}.c.good.com -all",
    "",
    0,
    ["spf-macro", "spf-macro-void", "spf-macro-void", "spf-macro-void"],
    "spf-broken",
  ],
  ["a list without any name", "exists:%{i}._spf.good.com -all", "", 0, ["spf-macro-void"]],
  [
    "a list without any name, after the domain's own hosts",
    "mx exists:%{i}._spf.%{d} -all",
    "",
    16,
    ["spf-macro-void"],
  ],
  ["a list with the domain's own hosts", "exists:%{i}._spf.good.com -all", "11.1.1.25._spf A 127.0.0.2", 20, []],
  ["a list of others", "exists:%{i}._spf.good.com -all", "77.1.1.1._spf A 127.0.0.2", 20, []],
  ["a list of senders", "mx exists:%{l}._allowed.%{d} -all", "news._allowed A 127.0.0.2", 20, []],
  ["a host by local part", "mx a:%{l}.senders.good.com -all", "", 16, ["spf-macro-void"]],
  ["a list with another result", "mx ?exists:%{i}._spf.good.com -all", "", 20, []],
  ["a name without a fixed end of its own", "mx exists:%{i}.good.com -all", "", 20, []],
  ["an include that a provider answers for every name", "include:%{ir}.any2.sender.net -all", "", 20, []],
])("%s", async ([, record, zone, points, ids, cap]) => {
  const zones = {
    "sender.net": `@ TXT "v=spf1 ip4:12.1.1.0/24 -all"
four TXT "v=spf1 a:www.sender.net a:www.sender.net a:www.sender.net a:www.sender.net -all"
*.any2 TXT "v=spf1 ?all"
www A 12.1.1.1`,
  };
  const seen = await see(`${hosts}${txt(`v=spf1 ${record}`)}\n${zone}`, { zones });
  const told = seen.findings
    .map(({ id }) => id)
    .filter((id) => !["spf-soft", "spf-mx-uncovered", "spf-helo"].includes(id));

  expect([seen.points.spf, told, seen.ceilings]).toEqual([points, ids, cap === undefined ? [] : [cap]]);
});

test("what could not be looked up is no error", async () => {
  const resolvers = { "127.0.0.1:53": { blocks: ["_spf.good.com"], blocksWith: "SERVFAIL" } } as const;
  const { findings } = await see(hosts + txt("v=spf1 include:%{l}._spf.good.com exists:%{i}._spf.good.com -all"), {
    resolvers,
  });

  expect(findings.filter(({ id }) => id.startsWith("spf-macro"))).toEqual([]);
});

/** RFC 7208 §4.6.4: pyspf reports the error before it compares the first address. */
test.for<[record: string, ceilings: readonly string[]]>([
  ["v=spf1 mx:many.good.com -all", ["spf-broken"]],
  ["v=spf1 mx:many.good.com include:sender.net -all", ["spf-broken"]],
  ["v=spf1 include:_all.good.com -all", ["spf-broken"]],
  ["v=spf1 ip4:12.1.1.1 mx:many.good.com -all", []],
])("more than ten exchangers are capped as every broken record: %s", async ([record, ceilings]) => {
  const many = Array.from({ length: 11 }, (_, at) => `many MX 10 m${at}\nm${at} A 11.1.2.${at + 1}`).join("\n");
  const seen = await see(`${hosts}${txt(record)}\n${many}\n_all TXT "v=spf1 mx:many.good.com -all"`);

  expect([seen.points.spf, seen.ceilings]).toEqual([0, ceilings]);
  expect(seen.findings.map(({ id }) => id)).toContain("spf-exchangers");
});
