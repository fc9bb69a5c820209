import { array, assert, asyncProperty, constantFrom, tuple } from "fast-check";
import { expect, test } from "vitest";
import { lookAtMail, publish, shop } from "../../../../test/mail/world.ts";
import { email } from "../index.ts";
import { runs } from "../../../../test/runs.ts";

const silent = '@ MX 0 .\n@ TXT "v=spf1 -all"';
const others = { "reports.net": "@ MX 10 m\nm A 11.2.2.2\n*._report._dmarc TXT v=DMARC1" };

async function judged(records: string, query = shop) {
  return email.judge(await lookAtMail({ records, others }, query), { query });
}

async function offered(records: string, query = shop): Promise<readonly (string | undefined)[]> {
  const { findings } = await judged(records, query);
  return findings
    .filter(({ id }) => id.startsWith("no-mail-dmarc"))
    .map(({ record }) => record && `${record.name} ${record.value}`);
}

const rua = "rua=mailto:d@reports.net";

test.for<[what: string, record: string, value: string | undefined]>([
  ["no record", "", "v=DMARC1; p=reject"],
  ["monitoring", `v=DMARC1; p=none; ${rua}`, `v=DMARC1; p=reject; ${rua}`],
  ["commas in place of semicolons", `v=DMARC1, p=none, ${rua}`, `v=DMARC1; p=reject; ${rua}`],
  [
    "a second rua tag",
    `v=DMARC1; p=none; ${rua}; rua=mailto:e@reports.net`,
    `v=DMARC1; p=reject; ${rua},mailto:e@reports.net`,
  ],
  ["p=none with sp=reject", `v=DMARC1; p=none; sp=reject; ${rua}`, `v=DMARC1; p=reject; sp=reject; ${rua}`],
  // A weaker `sp` keeps the mail of subdomains deliverable.
  ["a weaker policy for subdomains", `v=DMARC1; p=reject; sp=none; ${rua}`, undefined],
  ["an invalid policy for subdomains", `v=DMARC1; p=reject; sp=no; ${rua}`, undefined],
  ["reports to a subdomain", "v=DMARC1; p=none; rua=mailto:d@corp.shop.com", undefined],
  [
    "a report address that cannot be kept",
    `v=DMARC1; p=none; ${rua}; ruf=mailto:f@reports.net; g@reports.net`,
    undefined,
  ],
])("a domain without mail gets a record with p=reject that loses nothing: %s", async ([, record, value]) => {
  const records = record === "" ? silent : `${silent}\n_dmarc TXT "${record}"`;

  expect(await offered(records)).toEqual([value && `_dmarc.shop.com ${value}`]);
});

test("merging several records keeps every report address", async () => {
  const records = `${silent}\n_dmarc TXT "v=DMARC1; p=none; ${rua}"\n_dmarc TXT "v=DMARC1; p=none; rua=mailto:e@reports.net"`;

  expect(await offered(records)).toEqual([`_dmarc.shop.com v=DMARC1; p=reject; ${rua},mailto:e@reports.net`]);
});

test("a subdomain is fixed by its own record", async () => {
  const records = `@ MX 10 mx\nmx A 11.1.1.25\n_dmarc TXT "v=DMARC1; p=none; ${rua}"\nold MX 0 .\nold TXT "v=spf1 -all"`;

  expect(await offered(records, "old.shop.com")).toEqual(["_dmarc.old.shop.com v=DMARC1; p=reject"]);
  expect(await offered(`${records}\n_dmarc.old TXT "v=DMARC1; p=reject"`, "old.shop.com")).toEqual([]);
});

test("a record shared with a subdomain through an alias is not changed", async () => {
  const records = `${silent}\n_dmarc CNAME _dmarc.corp\n_dmarc.corp TXT "v=DMARC1; p=none; ${rua}"\ncorp MX 10 mx.corp`;

  expect(await offered(records)).toEqual([undefined]);
});

test("a record at the alias's name fixes a dangling alias", async () => {
  const records = '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx -all"\n_dmarc CNAME shop.reports.net.';
  const before = await judged(records);
  const record = before.findings.find(({ id }) => id === "dmarc-dangling")?.record;
  if (!record) throw new Error("no record");
  const after = await judged(publish(records, record));

  expect(record.value).toBe("v=DMARC1; p=none; rua=mailto:postmaster@shop.com");
  expect(after.findings.map(({ id }) => id)).not.toContain("dmarc-dangling");
  expect(after.score ?? 0).toBeGreaterThan(before.score ?? 0);
});

const text = tuple(
  constantFrom("v=DMARC1", "v=DMARC1", "v=dmarc1"),
  array(
    tuple(
      constantFrom("; ", "; ", ", ", " "),
      constantFrom(
        "p=none",
        "p=reject",
        "p=rejct",
        "sp=none",
        "sp=reject",
        "np=none",
        "t=y",
        "pct=0",
        "psd=y",
        rua,
        "rua:mailto:e@reports.net",
        "ruf=f@reports.net",
        "rua=mailto:a@gone.net",
      ),
    ),
    { maxLength: 5 },
  ),
).map(([version, all]) => `${version}${all.flat().join("")}`);

const surroundings = constantFrom(
  silent,
  "@ A 11.1.1.80",
  '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx -all"',
  "@ MX 10 mx\nmx A 11.1.1.25",
  'send MX 10 mx\nmx A 11.1.1.25\nsend TXT "v=spf1 mx -all"',
);

test("an offered policy is one record, fixes its problem and never lowers the score", async () => {
  await assert(
    asyncProperty(
      surroundings,
      array(text, { maxLength: 2 }),
      constantFrom(shop, "send.shop.com"),
      async (around, texts, query) => {
        const own = query === shop || around.includes("send") ? "" : 'send TXT "v=spf1 ip4:11.1.1.26 -all"';
        const records = [around, own, ...texts.map((each) => `_dmarc TXT "${each}"`)]
          .filter((line) => line !== "")
          .join("\n");
        const before = await judged(records, query);
        const offers = before.findings.flatMap((each) =>
          each.record?.name.includes("_dmarc.") ? [{ ...each, record: each.record }] : [],
        );
        for (const name of new Set(offers.map(({ record }) => record.name))) {
          const same = offers.filter(({ record }) => record.name === name);
          expect(new Set(same.map(({ record }) => record.value)).size).toBe(1);
          const [first] = same;
          if (!first?.record.name.endsWith(shop)) continue;
          const after = await judged(publish(records, first.record), query);
          const left = after.findings.filter((each) =>
            same.some(({ id, subject }) => each.id === id && each.subject === subject),
          );
          const { value } = first.record;
          expect({ value, left, isWorse: (after.score ?? 0) < (before.score ?? 0) }).toEqual({
            value,
            left: [],
            isWorse: false,
          });
        }
      },
    ),
    { numRuns: runs(30) },
  );
}, 300_000);
