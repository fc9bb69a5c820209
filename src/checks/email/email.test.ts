import { expect, test } from "vitest";
import { dmarc, greets, host, key, rows, spf } from "../../../test/mail/rows.ts";
import { lookAtMail, shop } from "../../../test/mail/world.ts";
import { languages } from "../../core/text.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { effects } from "./effects.ts";
import { email } from "./index.ts";
import { tablesOf } from "./tables.ts";
import { tableLines } from "../../report/tables.ts";
import { widthOf } from "../../report/width.ts";
import { rubricOf } from "./rubric.ts";

test.for(rows)("$name: rubric '$rubric', score $score", async ({ rubric, score, status, ...world }) => {
  const raw = await lookAtMail(world);
  const verdict = email.judge(raw, { query: shop });

  expect(raw.domain && rubricOf(raw.domain)).toBe(rubric);
  expect([verdict.score ?? null, verdict.status]).toEqual([score, status]);
});

test.for(rows)("$name: every lost point has a finding in both languages", async (world) => {
  const verdict = email.judge(await lookAtMail(world), { query: shop });
  const short = (verdict.parts ?? []).flatMap(({ id, score }) => (score === null || score === 100 ? [] : [id]));
  const told = new Set(verdict.findings.map(({ id }) => effects[id]?.part));

  expect(short.filter((id) => !told.has(id))).toEqual([]);
  for (const language of languages)
    expect(JSON.stringify(interpret(email, verdict, language))).not.toMatch(/[^%]\{\w+\}|undefined/);
});

test.for<[what: string, records: string, told: readonly string[], untold: readonly string[]]>([
  [
    "a domain that only sends is not advised to declare that it has no mail",
    '@ TXT "v=spf1 ip4:12.1.1.1 -all"',
    ["mx-none-sender"],
    ["mx-none", "no-mail"],
  ],
  [
    "a sender with a null MX is told that replies fail",
    '@ MX 0 .\n@ TXT "v=spf1 ip4:12.1.1.1 -all"',
    ["mx-null-sender"],
    ["mx-null"],
  ],
  [
    "without SPF senders and signatures no mail can pass DMARC",
    `${host}\n@ TXT "v=spf1 -all"\n${dmarc}`,
    ["dmarc-no-path"],
    [],
  ],
  [
    "a key in use is not advised to be removed",
    `@ TXT "v=spf1 -all"\n${key}`,
    ["mx-none-sender"],
    ["no-mail", "mx-none"],
  ],
  [
    "a web site is judged as a domain without mail",
    "@ A 11.1.1.80",
    ["no-mail-likely", "no-mail-spf-missing"],
    ["dkim-none", "mx-implicit", "no-mail-mx"],
  ],
])("%s", async ([, records, told, untold]) => {
  const ids = email.judge(await lookAtMail({ records }), { query: shop }).findings.map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining([...told]));
  expect(ids.filter((id) => untold.includes(id))).toEqual([]);
});

test("no other records are offered at an alias", async () => {
  const greets = { "www.shop.com": "refused" } as const;
  const raw = await lookAtMail({ records: "@ A 11.1.1.80\nwww CNAME @", greets }, "www.shop.com");
  const { findings } = email.judge(raw, { query: "www.shop.com" });

  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(["no-mail-mx", "no-mail-spf-missing"]));
  expect(findings.filter(({ record }) => record?.name === "www.shop.com")).toEqual([]);
});

test.for<[what: string, records: string, at: string | undefined]>([
  ["to another organisation", "_dmarc CNAME policy.provider.net.", undefined],
  ["through a wildcard", "* CNAME @", "_dmarc.shop.com"],
])("whether a policy is offered at the name of an alias %s", async ([, records, at]) => {
  const raw = await lookAtMail({ records: `@ MX 0 .\n${records}`, others: { "provider.net": "x A 11.1.1.1" } });
  const { findings } = email.judge(raw, { query: shop });

  expect(findings.find(({ id }) => id === "no-mail-dmarc-missing")?.record?.name).toBe(at);
});

test.for<[policy: string, ids: readonly string[]]>([
  ["p=reject", []],
  ["p=reject; sp=none", ["bimi-without-dmarc"]],
  ["p=quarantine; pct=100", []],
  ["p=quarantine; pct=99", ["bimi-partial-dmarc"]],
  // The draft requires both only with quarantine.
  ["p=reject; pct=50", []],
])("whether a logo is shown with the policy '%s'", async ([policy, ids]) => {
  const logo = 'default._bimi TXT "v=BIMI1; l=https://shop.com/logo.svg; a="';
  const raw = await lookAtMail({ records: `${host}\n_dmarc TXT "v=DMARC1; ${policy}"\n${logo}` });
  const { findings } = email.judge(raw, { query: shop });

  expect(findings.map(({ id }) => id).filter((id) => /^bimi-.*dmarc$/.test(id))).toEqual(ids);
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
  ["the policy to another organisation", "_dmarc CNAME shop.com._d.prov.net."],
  ["every name to the domain itself", "* CNAME @"],
  ["TLS reports to another organisation", "_smtp._tls CNAME none.prov.net."],
  ["the logo to another organisation", "default._bimi CNAME none.prov.net."],
])("no record is offered at the owner or target name of an alias of %s", async ([, alias]) => {
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

test('no "-all" record is offered if the senders are unknown', async () => {
  const records = "@ MX 10 mx.prov.net.";
  const resolvers = { "127.0.0.1:53": { blocks: ["mx.prov.net"], blocksWith: "SERVFAIL" } } as const;
  const others = { "prov.net": "mx A 11.1.2.25" };
  const { findings } = email.judge(await lookAtMail({ records, others, resolvers }), { query: shop });
  const offered = findings.filter(({ id }) => id === "spf-missing").map(({ record }) => record?.value ?? null);

  expect(offered).toEqual([null]);
});
