import { array, assert, asyncProperty, constantFrom, oneof, record as shape, type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { at, full, look, passing, rua, type Texts } from "../../../test/mail/dmarc-world.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import { chooseDmarc } from "../../formats/dmarc/record.ts";
import { dmarcSlice } from "../../checks/email/dmarc/judge.ts";
import { runs } from "../../../test/runs.ts";

test.for<[what: string, texts: Texts, id: string, name: string, value: string, of?: string]>([
  [
    "monitoring",
    at("example.com", `v=DMARC1; p=none; sp=none; np=reject; ${rua}`),
    "policy-none",
    "_dmarc.example.com",
    `v=DMARC1; p=quarantine; sp=none; np=reject; ${rua}`,
  ],
  ["missing", {}, "missing", "_dmarc.example.com", "v=DMARC1; p=none; rua=mailto:postmaster@example.com"],
  [
    "missing at a subdomain",
    {},
    "missing",
    "_dmarc.example.com",
    "v=DMARC1; p=none; rua=mailto:postmaster@example.com",
    "a.example.com",
  ],
  [
    "in another case",
    at("example.com", "V=dmarc1;p=Reject; rua=d@example.com"),
    "lookalike",
    "_dmarc.example.com",
    `v=DMARC1; p=reject; ${rua}`,
  ],
  [
    "several",
    at(
      "example.com",
      `v=DMARC1; p=reject; ${rua}; adkim=s`,
      "v=DMARC1; p=quarantine; rua=mailto:a@reports.net; aspf=s",
    ),
    "several",
    "_dmarc.example.com",
    `v=DMARC1; p=quarantine; rua=mailto:d@example.com,mailto:a@reports.net; aspf=s`,
  ],
  [
    "test",
    at("example.com", `v=DMARC1; t=y; ${rua}; p=reject; pct=50; fo=1; ruf=mailto:a@example.com`),
    "test",
    "_dmarc.example.com",
    `v=DMARC1; p=reject; ${rua}; fo=1; ruf=mailto:a@example.com`,
  ],
  // One record fixes everything reported about it.
  [
    "a misspelt policy",
    at("example.com", `v=DMARC1; p=rejct; ${rua}`),
    "syntax",
    "_dmarc.example.com",
    `v=DMARC1; p=quarantine; ${rua}`,
  ],
  [
    "a misspelt policy, which counts as p=none",
    at("example.com", `v=DMARC1; p=rejct; ${rua}`),
    "policy-none",
    "_dmarc.example.com",
    `v=DMARC1; p=quarantine; ${rua}`,
  ],
  [
    "no report address that accepts reports",
    at("example.com", "v=DMARC1; p=reject; sp=none; rua=mailto:a@gone.net,mailto:a@null.net"),
    "reports-nowhere",
    "_dmarc.example.com",
    "v=DMARC1; p=reject; sp=none; rua=mailto:postmaster@example.com",
  ],
  [
    "several records, one with a second rua tag",
    at("example.com", full, `v=DMARC1; p=reject; ${rua}; rua=mailto:e@example.com`),
    "several",
    "_dmarc.example.com",
    `${full},mailto:e@example.com`,
  ],
  [
    "another case, and a second rua tag",
    at("example.com", `v=dmarc1; p=reject; ${rua}; rua=mailto:e@example.com`),
    "lookalike",
    "_dmarc.example.com",
    `${full},mailto:e@example.com`,
  ],
  [
    "a report address without a scheme",
    at("example.com", "v=DMARC1; p=reject; rua=d@example.com"),
    "syntax",
    "_dmarc.example.com",
    `v=DMARC1; p=reject; ${rua}`,
  ],
  // Without a policy, the report address alone would have kept the record valid.
  [
    "a dead report address and no policy",
    at("example.com", "v=DMARC1; rua=mailto:a@gone.net"),
    "reports-nowhere",
    "_dmarc.example.com",
    "v=DMARC1; p=none; rua=mailto:postmaster@example.com",
  ],
  [
    "missing authorisation of reports",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@others.net"),
    "reports-unauthorised",
    "example.com._report._dmarc.others.net",
    "v=DMARC1",
  ],
  [
    "the policy of the public suffix",
    at("bank.example", "v=DMARC1; p=reject; psd=y"),
    "of-suffix",
    "_dmarc.giant.bank.example",
    "v=DMARC1; p=reject",
    "giant.bank.example",
  ],
])("the record for: %s", async ([, texts, id, name, value, of]) => {
  const { findings } = dmarcSlice(await look(texts, of), passing);

  expect(findings.find((each) => each.id === `dmarc-${id}`)?.record).toEqual({ name, type: "TXT", value });
});

/** Receivers look only below _dmarc; the misplaced record's content is kept in the offer. */
test.for<[what: string, text: string, id: string, value: string | undefined, more?: Texts]>([
  ["with a policy", `v=DMARC1; p=reject; ${rua}`, "dmarc-misplaced", `_dmarc.example.com v=DMARC1; p=reject; ${rua}`],
  [
    "without reports",
    "v=DMARC1; p=quarantine; pct=10; sp=none",
    "dmarc-misplaced",
    "_dmarc.example.com v=DMARC1; p=quarantine; pct=10; sp=none; rua=mailto:postmaster@example.com",
  ],
  ["beside a valid record", "v=DMARC1; p=none", "dmarc-misplaced-idle", undefined, at("example.com", full)],
])("a DMARC record at the domain itself is reported: %s", async ([, text, id, value, more = {}]) => {
  const raw = await look({ "example.com": ["v=spf1 mx -all", text], ...more });
  const told = dmarcSlice(raw, passing).findings.map((each) => [
    each.id,
    each.record && `${each.record.name} ${each.record.value}`,
  ]);

  expect(raw.misplacedRecords).toEqual([text]);
  expect(told).toEqual([[id, value]]);
});

test("a query for a subdomain offers the same record for the domain", async () => {
  const raw = await look({ "example.com": ["v=spf1 mx -all", `v=DMARC1; p=reject; ${rua}`] }, "www.example.com");
  const [finding] = dmarcSlice(raw, passing).findings;

  expect([finding?.id, finding?.record?.name, finding?.record?.value]).toEqual([
    "dmarc-misplaced",
    "_dmarc.example.com",
    `v=DMARC1; p=reject; ${rua}`,
  ]);
});

/** RFC 9989 §4.10.2: without psd=y all names below a public suffix would be one organisation. */
test.for<[what: string, texts: Texts, name: string, offers: readonly string[]]>([
  ["a suffix without a record", {}, "com", ["_dmarc.com v=DMARC1; p=none; psd=y"]],
  [
    "a suffix whose record only monitors",
    at("com", `v=DMARC1; p=none; pct=0; ${rua}`),
    "com",
    [`_dmarc.com v=DMARC1; p=quarantine; ${rua}; psd=y`],
  ],
  [
    "a suffix whose record has psd=y",
    at("com", `v=DMARC1; psd=y; p=reject; pct=100; ${rua}`),
    "com",
    [`_dmarc.com v=DMARC1; p=reject; psd=y; ${rua}`],
  ],
  [
    "a suffix whose record has psd=n",
    at("com", `v=DMARC1; p=reject; psd=n; pct=100; ${rua}`),
    "com",
    [`_dmarc.com v=DMARC1; p=reject; psd=n; ${rua}`],
  ],
  [
    "a suffix with a malformed record",
    at("com", "v=dmarc1; p=reject"),
    "com",
    ["_dmarc.com v=DMARC1; p=reject; psd=y"],
  ],
  // Only the registry can change its record.
  ["a name below a suffix without psd=y", at("com", `v=DMARC1; p=reject; pct=100; ${rua}`), "example.com", []],
])("the record offered for %s", async ([, texts, name, offers]) => {
  const { findings } = dmarcSlice(await look(texts, name), passing);
  const told = findings.flatMap(({ record }) =>
    record?.name.startsWith("_dmarc.") ? [`${record.name} ${record.value}`] : [],
  );

  expect([...new Set(told)]).toEqual(offers);
});

/** A malformed report address is kept in every offer; if it cannot be kept, no record is offered. */
test.for<[written: string, value: string | undefined]>([
  ["rua=mailto:d@example.com mailto:e@example.com", "rua=mailto:d@example.com,mailto:e@example.com"],
  ["rua=mailto:d@example.com;mailto:e@example.com", "rua=mailto:d@example.com,mailto:e@example.com"],
  ["rua=mailto:d@example.com;e@example.com", "rua=mailto:d@example.com,mailto:e@example.com"],
  ["rua=mailto:d@example.com,e@example.com", "rua=mailto:d@example.com,mailto:e@example.com"],
  ["rua=d@example.com", "rua=mailto:d@example.com"],
  ["rua=mailto:d@example.com; rua=mailto:e@example.com", "rua=mailto:d@example.com,mailto:e@example.com"],
  ["rua=mailto:d@example.com; rua=mailto:e@reports.net", "rua=mailto:d@example.com,mailto:e@reports.net"],
  ["rua=mailto:d@example.com; rua=mailto:e@gone.net", "rua=mailto:d@example.com"],
  ["rua=mailto:d@example.com; rua=mailto:e@others.net", undefined],
  ["rua=mailto:d@example.com; rua=e@example.com", undefined],
  // RFC 9990 §4: the other domain's consent is unknown before it is looked up.
  ["rua=mailto:d@example.com,e@others.net", undefined],
  ["rua=mailto:d@example.com; ruf=mailto:d@example.com; mailto:e@example.com", undefined],
])("no record offered for %s drops a report address", async ([written, value]) => {
  const { findings } = dmarcSlice(await look(at("example.com", `v=DMARC1; p=reject; ${written}`)), passing);

  const wanted = value === undefined ? [] : [`v=DMARC1; p=reject; ${value}`];
  expect(findings.map(({ id }) => id)).toContain(/rua=.*rua=/.test(written) ? "dmarc-repeated-tag" : "dmarc-syntax");
  expect([...new Set(findings.flatMap(({ record }) => record?.value ?? []))]).toEqual(wanted);
});

/** RFC 9989 §5.1: a stricter policy is advised only if mail can pass and reports confirm it. */
test.for<[written: string, isAligned: boolean | null]>([
  [`p=none; ${rua}`, false],
  [`p=none; ${rua}`, null],
  ["p=none", true],
  ["p=none; rua=mailto:a@gone.net", true],
  [`p=reject; t=y; ${rua}`, false],
])("a stricter policy is not advised for %s with alignment %s", async ([written, isAligned]) => {
  const { findings } = dmarcSlice(await look(at("example.com", `v=DMARC1; ${written}`)), { isAligned });

  const raising = findings.filter(({ id }) => id === "dmarc-policy-none" || id === "dmarc-test");
  expect(raising.map(({ record }) => record)).toEqual([undefined]);
});

/** Publishes the offered record and checks again. */
async function mended(texts: Texts, name: string, { record, id, subject }: Finding) {
  if (!record) throw new Error(`${id} has no record`);
  const raw = await look({ ...texts, [record.name]: [record.value] }, name);
  const slice = dmarcSlice(raw, passing);
  return { slice, isGone: !slice.findings.some((each) => each.id === id && each.subject === subject) };
}

const policy = constantFrom("none", "quarantine", "reject", "Reject", "block", "");
const place = constantFrom(
  "mailto:d@example.com",
  "mailto:a@reports.net!10m",
  "mailto:a@others.net",
  "mailto:a@gone.net",
  "mailto:a@bank.example",
  "d@example.com",
  "https://example.com/in",
  "mailto:d@mail.example.com",
);

function tag(name: string, value: Arbitrary<string>): Arbitrary<string> {
  return value.map((each) => `${name}=${each}`);
}

const text = shape({
  version: constantFrom("v=DMARC1", "v=DMARC1", "v=DMARC1", "v=dmarc1"),
  tags: array(
    oneof(
      tag("p", policy),
      tag("p", policy),
      tag("sp", policy),
      tag("np", policy),
      tag(
        "rua",
        array(place, { minLength: 1, maxLength: 3 }).map((all) => all.join(",")),
      ),
      tag("ruf", place),
      tag("fo", constantFrom("0", "1", "0:1", "1:d:s", "2")),
      tag("psd", constantFrom("y", "n", "u", "x")),
      tag("t", constantFrom("y", "n")),
      tag("pct", constantFrom("0", "50", "100", "all")),
      tag("adkim", constantFrom("s", "r", "relaxed")),
      constantFrom("nothing", "x=1", "", "0=1"),
    ),
    { maxLength: 7 },
  ),
}).map(({ version, tags }) => [version, ...tags].join("; "));

test("publishing the advice fixes its problem and never lowers the points", async () => {
  await assert(
    asyncProperty(
      array(text, { maxLength: 2 }),
      array(text, { maxLength: 1 }),
      constantFrom("example.com", "a.example.com"),
      async (above, below, name) => {
        const texts = { ...at("example.com", ...above), ...at("a.example.com", ...below) };
        const before = dmarcSlice(await look(texts, name), passing);
        for (const finding of before.findings.filter(({ record }) => record)) {
          const after = await mended(texts, name, finding);
          expect(after.isGone, `${finding.id} ${finding.record?.value}`).toBe(true);
          expect(after.slice.points.dmarc ?? -1).toBeGreaterThanOrEqual(before.points.dmarc ?? 0);
          const choice = chooseDmarc([finding.record?.value ?? ""]);
          expect(choice).toMatchObject({ kind: "one", record: { isBroken: false } });
        }
        const offered = before.findings.flatMap(({ record }) => record ?? []);
        for (const { name: where, value } of offered) {
          expect(offered.filter((each) => each.name === where).every((each) => each.value === value)).toBe(true);
        }
      },
    ),
    { numRuns: runs(60) },
  );
}, 120_000);
