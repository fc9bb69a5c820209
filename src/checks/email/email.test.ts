import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { lookAtMail, publish, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { languages } from "../../core/text.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { effects } from "./effects.ts";
import { email } from "./index.ts";
import { tablesOf } from "./tables.ts";
import { tableLines } from "../../report/tables.ts";
import { widthOf } from "../../report/width.ts";
import { rubricOf } from "./rubric.ts";

const host = "@ MX 10 mx\nmx A 11.1.1.25\n@ A 11.1.1.80";
const spf = '@ TXT "v=spf1 mx -all"';
const dmarc = '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"';
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "der", type: "spki" });
const [first = "", second = ""] = rsa.toString("base64").match(/.{1,200}/g) ?? [];
const key = `default._domainkey TXT "v=DKIM1; k=rsa; p=${first}" "${second}"`;
const greets = { "mx.shop.com": {} };
const reverse = { "11.in-addr.arpa": "25.1.1 PTR mx.shop.com." };

interface Row extends MailWorldText {
  readonly name: string;
  readonly rubric: "mail" | "sends" | "none";
  readonly score: number | null;
  readonly status: string;
}

const rows: readonly Row[] = [
  {
    name: "hosts for mail",
    records: `${host}\n${spf}\n${dmarc}`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  { name: "hosts, and nothing else", records: host, greets, rubric: "mail", score: 8.3, status: "fail" },
  { name: "hosts behind a closed port 25", records: `${host}\n${spf}`, rubric: "mail", score: 33.8, status: "fail" },
  {
    name: "a host without MX record that takes mail",
    records: "@ A 11.1.1.80",
    greets: { "shop.com": {} },
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "a web site that refuses mail, and no word about it",
    records: "@ A 11.1.1.80",
    greets: { "shop.com": "refused" },
    rubric: "none",
    score: 16,
    status: "fail",
  },
  { name: "a web site, and no word about mail", records: "@ A 11.1.1.80", rubric: "none", score: 8.6, status: "fail" },
  {
    name: "a web site that sends",
    records: `@ A 11.1.1.80\n@ TXT "v=spf1 a -all"`,
    rubric: "sends",
    score: 29.6,
    status: "fail",
  },
  {
    name: "a web site that sends nothing",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 -all"',
    rubric: "none",
    score: 51.4,
    status: "warn",
  },
  {
    name: "a web site that lets everybody send",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 +all"',
    rubric: "none",
    score: 8.6,
    status: "fail",
  },
  {
    name: "a null MX and all that belongs to it",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n${dmarc}\n*._domainkey TXT "v=DKIM1; p="`,
    rubric: "none",
    score: 100,
    status: "pass",
  },
  { name: "a null MX alone", records: "@ MX 0 .", rubric: "none", score: 36, status: "fail" },
  {
    name: "a null MX where everybody may send",
    records: `@ MX 0 .\n@ TXT "v=spf1 +all"\n${dmarc}`,
    rubric: "none",
    score: 40,
    status: "fail",
  },
  {
    name: "a null MX with a broken record",
    records: '@ MX 0 .\n@ TXT "v=spf1 -alle"',
    rubric: "none",
    score: 36,
    status: "fail",
  },
  {
    name: "a null MX beside senders",
    records: `@ MX 0 .\n@ TXT "v=spf1 ip4:12.1.1.1 -all"\n${dmarc}`,
    rubric: "sends",
    score: 62.2,
    status: "warn",
  },
  {
    name: "senders, and nobody to answer them",
    records: `@ TXT "v=spf1 ip4:12.1.1.1 -all"\n${dmarc}`,
    rubric: "sends",
    score: 62.2,
    status: "warn",
  },
  {
    name: "senders over IPv6 alone",
    records: '@ TXT "v=spf1 ip6:2001:db8::/48 -all"',
    rubric: "sends",
    score: 29.6,
    status: "fail",
  },
  {
    name: "senders whose names depend on the message",
    records: '@ TXT "v=spf1 exists:%{i}._spf.shop.com -all"',
    rubric: "sends",
    score: 29.6,
    status: "fail",
  },
  {
    name: "a record elsewhere that refuses everybody",
    records: '@ MX 0 .\n@ TXT "v=spf1 redirect=_n.shop.com"\n_n TXT "v=spf1 -all"',
    rubric: "none",
    score: 66,
    status: "warn",
  },
  {
    name: "a record that lets nobody through, in other words",
    records: '@ MX 0 .\n@ TXT "v=spf1 -ip4:0.0.0.0/0 include:_n.shop.com -all exp=why.shop.com"\n_n TXT "v=spf1 -all"',
    rubric: "none",
    score: 66,
    status: "warn",
  },
  {
    name: "two records that refuse everybody",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 -all exp=why.shop.com"\n${dmarc}`,
    rubric: "none",
    score: 60,
    status: "warn",
  },
  {
    name: "two records, one of which lets somebody send",
    records: `@ MX 0 .\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 ip4:12.1.1.1 -all"`,
    rubric: "sends",
    score: 0,
    status: "fail",
  },
  {
    name: "a key, and a record that lets nobody send",
    records: `@ A 11.1.1.80\n@ TXT "v=spf1 -all"\n${dmarc}\n${key}`,
    rubric: "sends",
    score: 96.3,
    status: "pass",
  },
  {
    name: "hosts, and a record that lets nobody send",
    records: `${host}\n@ TXT "v=spf1 -all"\n${dmarc}`,
    greets,
    rubric: "mail",
    score: 60.7,
    status: "warn",
  },
  {
    name: "hosts, and a wildcard that revokes all keys",
    records: `${host}\n${spf}\n${dmarc}\n*._domainkey TXT "v=DKIM1; p="`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  {
    name: "hosts, and a wildcard for any name",
    records: `${host}\n${spf}\n${dmarc}\n* TXT "hi"`,
    greets,
    others: reverse,
    rubric: "mail",
    score: 63.6,
    status: "warn",
  },
  {
    name: "a null MX, and a wildcard for any name",
    records: '@ MX 0 .\n* TXT "hi"',
    rubric: "none",
    score: 36,
    status: "fail",
  },
  { name: "a name and nothing at it", records: "www A 11.1.1.80", rubric: "none", score: 26, status: "fail" },
  {
    name: "a policy that is not strict",
    records: '@ MX 0 .\n@ TXT "v=spf1 ~all"\n_dmarc TXT "v=DMARC1; p=none; rua=mailto:x@shop.com"',
    rubric: "none",
    score: 61,
    status: "warn",
  },
  {
    name: "hosts and a policy in words that nobody reads",
    records: `${host}\n@ TXT "spf1 mx -all"\n_dmarc TXT "v=dmarc1; p=reject"`,
    greets,
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "hosts and two of everything",
    records: `${host}\n${spf}\n@ TXT "v=spf1 a ~all"\n${dmarc}\n_dmarc TXT "v=DMARC1; p=none"`,
    greets,
    rubric: "mail",
    score: 8.3,
    status: "fail",
  },
  {
    name: "a host without MX record that turns us away",
    records: '@ A 11.1.1.80\n@ TXT "v=spf1 -all"',
    greets: { "shop.com": { code: 554 } },
    rubric: "mail",
    score: 27.4,
    status: "fail",
  },
  {
    name: "a web site with keys that nobody guesses",
    records: '@ A 11.1.1.80\nzzz._domainkey TXT "x"',
    rubric: "sends",
    score: 20.7,
    status: "fail",
  },
  {
    name: "a null MX, and names below that anybody may forge",
    records: '@ MX 0 .\n@ TXT "v=spf1 -all"\n_dmarc TXT "v=DMARC1; p=reject; sp=none"\n*._domainkey TXT "v=DKIM1; p="',
    rubric: "none",
    score: 75,
    status: "warn",
  },
];

test.for(rows)("$name: by the rubric '$rubric', $score", async ({ rubric, score, status, ...world }) => {
  const raw = await lookAtMail(world);
  const verdict = email.judge(raw, { query: shop });

  expect(raw.domain && rubricOf(raw.domain)).toBe(rubric);
  expect([verdict.score ?? null, verdict.status]).toEqual([score, status]);
});

test.for(rows)(
  "$name: whatever is offered to be published mends what it is offered for",
  async ({ records, ...world }) => {
    const before = email.judge(await lookAtMail({ records, ...world }), { query: shop });
    for (const { id, subject, record } of before.findings) {
      if (!record || record.type === "PTR" || record.type === "TLSA") continue;
      const raw = await lookAtMail({ records: publish(records, record), ...world });
      const after = email.judge(raw, { query: shop });
      expect(after.score ?? 0, `${id}: ${record.value}`).toBeGreaterThanOrEqual(before.score ?? 0);
      expect(
        after.findings.filter((each) => each.id === id && each.subject === subject),
        `${id}: ${record.value}`,
      ).toEqual([]);
    }
    expect(before.findings.length).toBeGreaterThan(0);
  },
);

test.for(rows)("$name: whoever lacks points is told why, in both languages", async (world) => {
  const verdict = email.judge(await lookAtMail(world), { query: shop });
  const short = (verdict.parts ?? []).flatMap(({ id, score }) => (score === null || score === 100 ? [] : [id]));
  const told = new Set(verdict.findings.map(({ id }) => effects[id]?.part));

  expect(short.filter((id) => !told.has(id))).toEqual([]);
  for (const language of languages)
    expect(JSON.stringify(interpret(email, verdict, language))).not.toMatch(/[{}]\w+[{}]|undefined/);
});

test.for<[what: string, records: string, told: readonly string[], untold: readonly string[]]>([
  [
    "one that only sends is not to say that it takes no mail",
    '@ TXT "v=spf1 ip4:12.1.1.1 -all"',
    ["mx-none-sender"],
    ["mx-none", "no-mail"],
  ],
  [
    "one that sends and says so is told what becomes of answers",
    '@ MX 0 .\n@ TXT "v=spf1 ip4:12.1.1.1 -all"',
    ["mx-null-sender"],
    ["mx-null"],
  ],
  [
    "nothing passes where nobody may send and nothing is signed",
    `${host}\n@ TXT "v=spf1 -all"\n${dmarc}`,
    ["dmarc-no-path"],
    [],
  ],
  ["a key in use is not to be removed", `@ TXT "v=spf1 -all"\n${key}`, ["mx-none-sender"], ["no-mail", "mx-none"]],
  [
    "a web site is judged as one",
    "@ A 11.1.1.80",
    ["no-mail-likely", "no-mail-spf-missing"],
    ["dkim-none", "mx-implicit", "no-mail-mx"],
  ],
])("%s", async ([, records, told, untold]) => {
  const ids = email.judge(await lookAtMail({ records }), { query: shop }).findings.map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining([...told]));
  expect(ids.filter((id) => untold.includes(id))).toEqual([]);
});

test("an alias has no records beside it", async () => {
  const greets = { "www.shop.com": "refused" } as const;
  const raw = await lookAtMail({ records: "@ A 11.1.1.80\nwww CNAME @", greets }, "www.shop.com");
  const { findings } = email.judge(raw, { query: "www.shop.com" });

  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(["no-mail-mx", "no-mail-spf-missing"]));
  expect(findings.filter(({ record }) => record?.name === "www.shop.com")).toEqual([]);
});

test.for<[what: string, records: string, at: string | undefined]>([
  ["of somebody else's", "_dmarc CNAME policy.provider.net.", undefined],
  ["by a wildcard", "* CNAME @", "_dmarc.shop.com"],
])("where the policy is an alias %s it is written where it may be", async ([, records, at]) => {
  const raw = await lookAtMail({ records: `@ MX 0 .\n${records}`, others: { "provider.net": "x A 11.1.1.1" } });
  const { findings } = email.judge(raw, { query: shop });

  expect(findings.find(({ id }) => id === "no-mail-dmarc-missing")?.record?.name).toBe(at);
});

test.for<[policy: string, ids: readonly string[]]>([
  ["p=reject", []],
  ["p=reject; sp=none", ["bimi-without-dmarc"]],
])("a logo is shown by a policy of '%s' or not", async ([policy, ids]) => {
  const logo = 'default._bimi TXT "v=BIMI1; l=https://shop.com/logo.svg; a="';
  const raw = await lookAtMail({ records: `${host}\n_dmarc TXT "v=DMARC1; ${policy}"\n${logo}` });
  const { findings } = email.judge(raw, { query: shop });

  expect(findings.map(({ id }) => id).filter((id) => id === "bimi-without-dmarc")).toEqual(ids);
});

function plain(_: string, text: string): string {
  return text;
}

test.for(languages)("the table of hosts fits into 80 columns (%s)", async (language) => {
  const long = "mx2.a-rather-long-name-of-a-host";
  const raw = await lookAtMail({
    records: `@ MX 10 ${long}\n@ MX 20 mx\n${long} A 111.111.111.125\nmx A 111.111.111.126`,
    greets: { [`${long}.shop.com`]: {}, "mx.shop.com": { code: 554, banner: "we do not like you" } },
    others: { "111.in-addr.arpa": `125.111.111 PTR ${long}.shop.com.` },
  });
  const lines = tablesOf(raw).flatMap((each) => tableLines(each, { language, paint: plain, width: 80 }));

  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
});

test.for<[what: string, alias: string]>([
  ["somebody else", "_dmarc CNAME shop.com._d.prov.net."],
  ["the domain itself, as every name", "* CNAME @"],
  ["somebody else, of TLS reports", "_smtp._tls CNAME none.prov.net."],
  ["somebody else, of a logo", "default._bimi CNAME none.prov.net."],
])("no record is offered at the name of %s, where an alias leads", async ([, alias]) => {
  const others = {
    "prov.net": 'shop.com._d TXT "v=DMARC1; p=none; rua=mailto:x@prov.net"\n@ MX 10 mx\nmx A 11.1.2.25',
  };
  const records = `${host}\n${spf}\n${alias}`;
  const { findings } = email.judge(await lookAtMail({ records, greets, others }), { query: shop });
  const names = findings.flatMap(({ id, record }) => (id.startsWith("dmarc-") && record ? [record.name] : []));

  const [owner = "", , target = ""] = alias.split(" ");
  const aliased = findings.filter(({ record }) => record?.name === `${owner}.${shop}`);
  expect([target, aliased.map(({ id }) => id)]).toEqual([target, []]);
  expect(findings.some(({ id }) => id.startsWith("dmarc-"))).toBe(true);
  expect(names.filter((name) => !name.startsWith("_dmarc.shop.com") && !name.includes("_report._dmarc"))).toEqual([]);
});

test("no record keeps all mail away where nobody is known who sends", async () => {
  const records = "@ MX 10 mx.prov.net.";
  const resolvers = { "127.0.0.1:53": { blocks: ["mx.prov.net"], blocksWith: "SERVFAIL" } } as const;
  const others = { "prov.net": "mx A 11.1.2.25" };
  const { findings } = email.judge(await lookAtMail({ records, others, resolvers }), { query: shop });
  const offered = findings.filter(({ id }) => id === "spf-missing").map(({ record }) => record?.value ?? null);

  expect(offered).toEqual([null]);
});
