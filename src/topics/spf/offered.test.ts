import { array, assert, asyncProperty, constantFrom, subarray, tuple } from "fast-check";
import { expect, test } from "vitest";
import { hosts, see } from "../../../test/mail/spf-look.ts";
import { parseSpf } from "../../formats/spf/record.ts";
import { hits, runs } from "../../../test/runs.ts";

/** Records in zone file format, and the record that is offered instead. */
test.for<[what: string, strings: string, value: string | null]>([
  [
    "an include after another without a space",
    '"v=spf1 mx include:sender.net" "include:cheap.sender.net -all"',
    "v=spf1 mx include:sender.net include:cheap.sender.net -all",
  ],
  [
    "a short term after an include without a space",
    '"v=spf1 include:sender.net" "mx -all"',
    "v=spf1 include:sender.net mx -all",
  ],
  [
    "addresses without a space between them",
    '"v=spf1 mx ip4:12.7.7.1" "ip4:12.7.7.2 ~all"',
    "v=spf1 mx ip4:12.7.7.1 ip4:12.7.7.2 ~all",
  ],
  ["the version without a space", '"v=spf1" "mx -all"', "v=spf1 mx -all"],
  [
    "two includes in one word",
    '"v=spf1 include:sender.netinclude:cheap.sender.net mx ~all"',
    "v=spf1 include:sender.net include:cheap.sender.net mx ~all",
  ],
  ["~all after an address without a space", '"v=spf1 mx ip4:12.7.7.1~all"', "v=spf1 mx ip4:12.7.7.1 ~all"],
  ["-all after a name without a space", '"v=spf1 mx include:sender.net-all"', "v=spf1 mx include:sender.net -all"],
  ["the URL of a page", '"v=spf1 mx include:https://sender.net -all"', "v=spf1 mx include:sender.net -all"],
  ["the URL of a page with a path", '"v=spf1 mx include:http://sender.net/ -all"', "v=spf1 mx include:sender.net -all"],
  ["a name in angle brackets", '"v=spf1 mx include:<sender.net> -all"', "v=spf1 mx include:sender.net -all"],
  ["a host as a URL", '"v=spf1 mx a:https://www.sender.net -all"', "v=spf1 mx a:www.sender.net -all"],
  ["a misspelt -all", '"v=spf1 mx -al"', "v=spf1 mx -all"],
  ["a space within -all", '"v=spf1 mx - all"', "v=spf1 mx -all"],
  ["an en dash in -all", '"v=spf1 mx \\226\\128\\147all"', "v=spf1 mx -all"],
  // The intended sender is unknown and must not be rejected.
  ["a name in a domain that does not exist", '"v=spf1 mx include:sender.netmx -all"', null],
  ["the URL of a domain without a record", '"v=spf1 mx include:https://plain.sender.net -all"', null],
  ["a name with two dots", '"v=spf1 mx include:sender..net -all"', null],
  ["-all after a redirect without a space", '"v=spf1 mx redirect=sender.net-all"', null],
  // RFC 7208 §3.3: long records are split into strings like this.
  ["a string that ends within a word", '"v=spf1 mx include:send" "er.net -all"', null],
])("%s: the offered record allows the intended senders", async ([, strings, value]) => {
  const { findings } = await see(`${hosts}\n@ TXT ${strings}`);

  expect([...new Set(findings.flatMap(({ record }) => record?.value ?? []))]).toEqual(value === null ? [] : [value]);
});

const senders = [
  "mx",
  "include:sender.net",
  "include:cheap.sender.net",
  "a:www.sender.net",
  "ip4:12.7.7.7",
  "ip4:12.8.0.0/24",
  "ip6:2001:470:7::7",
];

/** Typical typing errors in a term. */
const errors: readonly ((term: string) => string)[] = [
  (term) => term,
  (term) => term,
  (term) => `${term},`,
  (term) => `${term};`,
  (term) => term.replace(":", ": "),
  (term) => term.replace(/^(include|a):/, "$1:https://"),
  (term) => term.replace(/^include:/, "inlcude:"),
  (term) => term.replace(/^include:(.*)/, "include:<$1>"),
  (term) => term.replace(/^ip4:/, "ip:"),
  (term) => term.replace(/^(include|ip4):/, "$1="),
  (term) => term.toUpperCase(),
];

test("for any errors, the offered record keeps all senders and scores no lower", async () => {
  const record = tuple(
    subarray(senders, { minLength: 1 }),
    array(constantFrom(...errors), { minLength: 7, maxLength: 7 }),
    array(constantFrom(" ", " ", '" "', ' " "', ""), { minLength: 7, maxLength: 7 }),
    constantFrom("-all", "~all", "-al", "- all", "?all", "+all", "-all."),
  );
  const seen = { offered: 0 };
  await assert(
    asyncProperty(record, async ([chosen, wrong, gaps, end]) => {
      const words = [...chosen.map((term, at) => wrong[at]?.(term) ?? term), end];
      const text = `"v=spf1 ${words.map((word, at) => (at === 0 ? word : (gaps[at] ?? " ") + word)).join("")}"`;
      const before = await see(`${hosts}\n@ TXT ${text}`);
      const [offered] = before.findings.filter(({ id, record: fix }) => fix && id !== "spf-helo");
      const value = offered?.record?.value;
      if (value === undefined) return;
      seen.offered += 1;
      const { terms, faults } = parseSpf(value);
      const after = await see(`${hosts}\n@ TXT "${value}"`);

      expect([text, faults]).toEqual([text, []]);
      const named = terms.map((term) => term.text.toLowerCase());
      expect([text, value, chosen.filter((term) => !named.includes(term))]).toEqual([text, value, []]);
      expect(after.findings.filter(({ id, subject }) => id === offered?.id && subject === offered.subject)).toEqual([]);
      expect(after.points.spf ?? 0).toBeGreaterThanOrEqual(before.points.spf ?? 0);
    }),
    { numRuns: runs(150) },
  );
  expect(seen.offered).toBeGreaterThan(hits(50));
});
