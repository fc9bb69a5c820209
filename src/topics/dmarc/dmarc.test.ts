import { array, assert, constantFrom, option, property, record as shape } from "fast-check";
import { expect, test } from "vitest";
import { at, full, look, passing, quoted, rua, type Texts } from "../../../test/mail/dmarc-world.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { greetingsFrom, type MailAnswer } from "../../../test/mail/greetings.ts";
import { fill } from "../../core/text.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { observeDmarc } from "./observe.ts";
import { dmarcSlice } from "../../checks/email/dmarc/judge.ts";
import { dmarcProblems } from "./problems.ts";
import { dmarcSchema, type DmarcRaw } from "./schema.ts";
import { wholeOf } from "../../checks/email/score/table.ts";

const allowed = ({ host }: { readonly host: string }) =>
  Promise.resolve([{ id: host, address: host, isAllowed: true }]);

function judged(raw: DmarcRaw) {
  const { points, ceilings, findings } = dmarcSlice(raw, passing);
  return {
    points: points.dmarc,
    isCapped: ceilings.length > 0,
    ids: findings.map(({ id }) => id.replace("dmarc-", "")),
  };
}

test.for<[what: string, texts: Texts, points: number | null, ids: readonly string[], name?: string]>([
  ["everything", at("example.com", full), 25, []],
  ["quarantine", at("example.com", `v=DMARC1; p=quarantine; ${rua}`), 23, ["policy-quarantine"]],
  ["monitoring", at("example.com", `v=DMARC1; p=none; ${rua}`), 16, ["policy-none"]],
  ["test mode", at("example.com", `${full}; t=y`), 23, ["test"]],
  ["test mode with quarantine", at("example.com", `v=DMARC1; p=quarantine; t=y; ${rua}`), 16, ["test"]],
  ["a weaker policy for subdomains", at("example.com", `${full}; sp=none`), 23, ["below-weaker"]],
  ["a weaker policy for nonexistent subdomains", at("example.com", `${full}; np=none`), 24, ["nonexistent-weaker"]],
  ["a stronger policy for subdomains", at("example.com", `v=DMARC1; p=none; sp=reject; ${rua}`), 16, ["policy-none"]],
  ["no reports", at("example.com", "v=DMARC1; p=reject"), 22, ["reports-missing"]],
  ["nothing", {}, 0, ["missing"]],
  ["several records", at("example.com", full, "v=DMARC1; p=none"), 0, ["several"]],
  ["a version in lower case", at("example.com", "v=dmarc1; p=reject"), 0, ["lookalike"]],
  ["neither policy nor reports", at("example.com", "v=DMARC1; adkim=s"), 0, ["void"]],
  ["a policy twice", at("example.com", `v=DMARC1; p=reject; p=none; ${rua}`), 0, ["repeated"]],
  ["the same policy twice", at("example.com", `${full}; p=reject`), 0, ["repeated"]],
  ["a policy for subdomains twice", at("example.com", `${full}; sp=reject; sp=none`), 0, ["repeated"]],
  ["a percentage twice", at("example.com", `${full}; pct=100; pct=0`), 0, ["repeated"]],
  ["report addresses twice", at("example.com", `${full}; ${rua}`), 25, ["repeated-tag"]],
  ["reports without a policy", at("example.com", `v=DMARC1; ${rua}`), 16, ["policy-none"]],
  ["an invalid policy", at("example.com", `v=DMARC1; p=block; ${rua}`), 16, ["syntax", "policy-none"]],
  // With pct=0 receivers by RFC 7489 (§6.3, §6.6.4) apply nothing and those by RFC 9989 reject all. It scores like p=none.
  ["pct=0", at("example.com", `${full}; pct=0`), 16, ["older-percent"]],
  [
    "pct=0 with quarantine",
    at("example.com", `v=DMARC1; p=quarantine; pct=0; ${rua}`),
    16,
    ["policy-quarantine", "older-percent"],
  ],
  ["monitoring with p=none", at("example.com", `v=DMARC1; p=none; ${rua}`), 16, ["policy-none"]],
  ["pct=50", at("example.com", `${full}; pct=50`), 20.5, ["older-percent"]],
  ["tags without effect", at("example.com", `${full}; ri=3600; rf=afrf; x=y; pct=100`), 25, ["idle"]],
  ["pct=100", at("example.com", `${full}; pct=100`), 25, ["idle"]],
  ["an invalid np", at("example.com", `${full}; np=no`), 16, ["syntax", "policy-none", "older-policy"]],
  ["another order", at("example.com", `v=DMARC1; ${rua}; p=reject`), 25, ["older-order"]],
  ["psd=y", at("example.com", `${full}; psd=y`), 24, ["psd"]],
  ["an authorised report service", at("example.com", "v=DMARC1; p=reject; rua=mailto:a@reports.net"), 25, []],
  [
    "a report service without authorisation",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@others.net"),
    22,
    ["reports-unauthorised"],
  ],
  [
    "one of two report addresses without authorisation",
    at("example.com", `${full},mailto:a@others.net`),
    24,
    ["reports-unauthorised"],
  ],
  [
    "a report host that does not exist",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@gone.example.com"),
    22,
    ["reports-nowhere"],
  ],
  [
    "a report host of another domain that does not exist",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@gone.net"),
    22,
    ["reports-nowhere"],
  ],
  [
    "a report domain without mail hosts",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@bank.example"),
    22,
    ["reports-no-mail"],
  ],
  // RFC 5321 §5.1: mail goes to the host's own address, which may not accept it.
  [
    "reports to a web site",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:d@www.example.com"),
    25,
    ["reports-implicit"],
  ],
  [
    "reports to a domain with a null MX",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@null.net"),
    22,
    ["reports-no-mail"],
  ],
  [
    "reports to a domain whose mail hosts do not exist",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@lost.net"),
    22,
    ["reports-no-mail"],
  ],
  [
    "reports to an https URL",
    at("example.com", "v=DMARC1; p=reject; rua=https://example.com/in"),
    22,
    ["reports-unsupported"],
  ],
  ["failure reports to others", at("example.com", `${full}; ruf=mailto:a@others.net`), 25, ["reports-unauthorised"]],
  ["an inherited policy", at("example.com", full), 25, ["inherited"], "mail.example.com"],
  [
    "an inherited policy for subdomains",
    at("example.com", `${full}; sp=none`),
    16,
    ["inherited", "policy-none"],
    "mail.example.com",
  ],
  [
    "its own record below a weaker one",
    { ...at("example.com", `v=DMARC1; p=none; ${rua}`), ...at("a.example.com", full) },
    23,
    ["below-weaker"],
    "a.example.com",
  ],
  [
    "several records, and a record above",
    { ...at("example.com", full), ...at("a.example.com", full, full) },
    8,
    ["several", "inherited"],
    "a.example.com",
  ],
  [
    "a malformed record, and a record above",
    { ...at("example.com", full), ...at("a.example.com", "p=none"), ...at("b.example.com", "v=dmarc1; p=none") },
    25,
    ["lookalike-idle", "inherited"],
    "b.example.com",
  ],
  // RFC 9989 §4.10.2: without a record above, example.com is a separate organisation.
  [
    "its own record only",
    at("a.example.com", full),
    22,
    ["reports-unauthorised", "older-organisation"],
    "a.example.com",
  ],
  [
    "the policy of the public suffix",
    at("bank.example", "v=DMARC1; p=reject; psd=y; rua=mailto:a@reports.net"),
    22,
    ["of-suffix", "older-organisation"],
    "giant.bank.example",
  ],
])("DMARC with %s", async ([, texts, points, ids, name]) => {
  const raw = await look(texts, name);

  expect(dmarcSchema.parse(raw)).toEqual(raw);
  expect(judged(raw)).toEqual({ points, isCapped: points === 0, ids });
});

test.for<[what: string, texts: Texts, fails: string, points: number | null, ids: readonly string[], name?: string]>([
  ["the record", at("example.com", full), "_dmarc.example.com", null, ["unknown"]],
  // Fixing it scores higher, whatever record stands above.
  [
    "a name above several records",
    at("a.example.com", full, full),
    "_dmarc.example.com",
    8,
    ["several", "unknown"],
    "a.example.com",
  ],
  ["a name above its own record", at("example.com", full), "_dmarc.com", 25, ["below-unknown"]],
  ["a name above an inherited record", at("example.com", full), "_dmarc.com", null, ["unknown"], "a.example.com"],
  [
    "the host of reports",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@reports.net"),
    "reports.net",
    25,
    ["reports-unknown"],
  ],
  [
    "the authorisation of reports",
    at("example.com", "v=DMARC1; p=reject; rua=mailto:a@reports.net"),
    "example.com._report._dmarc.reports.net",
    25,
    ["reports-unknown"],
  ],
])("a resolver that fails for %s", async ([, texts, fails, points, ids, name]) => {
  const resolvers = { "127.0.0.1:53": { blocks: [fails], blocksWith: "SERVFAIL" as const } };
  const raw = await look(texts, name, { resolvers });

  expect(judged(raw)).toEqual({ points, isCapped: false, ids });
});

test("a record with many report addresses causes few queries", async () => {
  const places = Array.from({ length: 60 }, (_, index) => `mailto:a@h${index}.others.net`).join(",");
  const zones = {
    "example.com": `_dmarc TXT ${quoted(`v=DMARC1; p=reject; rua=${places}; ruf=${places}`)}`,
    "others.net": "",
  };
  const { context, asked } = openWorld({ zones });

  const raw = await observeDmarc(context, parseName("example.com"), { mayConnect: true });

  expect(raw.record).toMatchObject({ reportsTotal: 100, isComplete: true });
  expect(raw.record?.reports).toHaveLength(10);
  expect(asked.length).toBeLessThan(80);
});

test("a domain that declares it has no mail is advised p=reject", async () => {
  const silent = { "bank.example": ["v=spf1 -all"] };

  const [finding] = dmarcSlice(await look(silent, "bank.example"), passing).findings;

  expect(finding?.record).toEqual({ name: "_dmarc.bank.example", type: "TXT", value: "v=DMARC1; p=reject" });
});

test.for<[greeting: MailAnswer, rua: string | null]>([
  ["silent", null],
  ["refused", null],
  [{}, "mailto:postmaster@bank.example"],
])(
  "without MX records, postmaster is offered only if the domain's own host answers: %j",
  async ([greeting, wanted]) => {
    const net = { mail: greetingsFrom({ "bank.example": greeting }), addresses: allowed };
    const { context } = openWorld({ zones: { "bank.example": "@ A 11.1.1.80" }, net });

    expect((await observeDmarc(context, parseName("bank.example"), { mayConnect: true })).repair.rua).toBe(wanted);
  },
);

test("without an SPF record and a DKIM key no mail can pass", async () => {
  const raw = await look(at("example.com", full));

  expect(dmarcSlice(raw, { isAligned: false })).toMatchObject({
    points: { dmarc: 24 },
    findings: [{ id: "dmarc-no-path" }],
  });
  expect(dmarcSlice(raw, { isAligned: null }).points).toEqual({ dmarc: wholeOf("dmarc") });
});

const state = constantFrom("usable", "unknown", "unauthorised", "missing", "no-mail", "unsupported");
const level = constantFrom("none", "quarantine", "reject");

test("a worse observation never scores higher", async () => {
  const seen = await look(at("example.com", full));
  const seenRecord = seen.record;
  const seenReport = seenRecord?.reports[0];
  if (!seenRecord || !seenReport) throw new Error("nothing was seen");
  const facts = shape({
    published: level,
    applied: level,
    existing: level,
    nonexistent: level,
    states: array(state, { maxLength: 4 }),
    isSeveral: constantFrom(true, false),
    isAligned: option(constantFrom(true, false)),
  });
  const pointsOf = ({ published, applied, existing, nonexistent, states, isSeveral, isAligned }: Facts): number => {
    const reports = states.map((each) => ({ ...seenReport, state: each }));
    const raw: DmarcRaw = {
      ...seen,
      policy: { tag: "p", published, applied },
      subdomainPolicies: { domain: "example.com", existing, nonexistent, tag: "sp" },
      ownRecord: { ...seen.ownRecord, state: isSeveral ? "several" : "found" },
      record: { ...seenRecord, reports },
    };
    return dmarcSlice(raw, { isAligned }).points.dmarc ?? -1;
  };
  interface Facts {
    readonly published: "none" | "quarantine" | "reject";
    readonly applied: "none" | "quarantine" | "reject";
    readonly existing: "none" | "quarantine" | "reject";
    readonly nonexistent: "none" | "quarantine" | "reject";
    readonly states: readonly DmarcReportState[];
    readonly isSeveral: boolean;
    readonly isAligned: boolean | null;
  }
  type DmarcReportState = NonNullable<DmarcRaw["record"]>["reports"][number]["state"];
  assert(
    property(facts, (each) => {
      const points = pointsOf(each);
      const better: readonly Facts[] = [
        { ...each, applied: "reject", published: each.published },
        { ...each, existing: "reject" },
        { ...each, nonexistent: "reject" },
        { ...each, isSeveral: false },
        { ...each, isAligned: true },
        ...each.states.map((_, index) => ({ ...each, states: each.states.with(index, "usable") })),
        { ...each, states: [...each.states, "usable"] },
      ];
      expect(points).toBeLessThanOrEqual(wholeOf("dmarc"));
      for (const other of better) expect(pointsOf(other)).toBeGreaterThanOrEqual(points);
    }),
  );
});

test("every problem fills its placeholders", async () => {
  const all = [
    full,
    `${full}; t=y; sp=none; pct=3; x=1`,
    "v=DMARC1; adkim=s",
    "v=dmarc1; p=none",
    `v=DMARC1; p=reject; rua=mailto:a@others.net,mailto:b@gone.net,x:y`,
  ];
  const raws = await Promise.all(all.map((each) => look(at("example.com", each))));
  const told = raws.flatMap((raw) => dmarcSlice(raw, { isAligned: false }).findings);
  const said = told.flatMap(({ id, params }) =>
    (["en", "ko"] as const).flatMap((language) => [
      fill(dmarcProblems[id].cause, params, language),
      fill(dmarcProblems[id].action, params, language),
    ]),
  );

  expect(said.filter((each) => /[{}]|undefined/.test(each))).toEqual([]);
});
