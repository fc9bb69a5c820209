import { expect, test } from "vitest";
import { lookAtMail, shop } from "../../../test/mail/world.ts";
import { hosts, see, txt } from "../../../test/mail/spf-look.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { email } from "../../checks/email/index.ts";

/** RFC 1035 §3.3.9: an address is no host name, and says nothing about senders. */
test.for(["@ MX 10 11.1.1.25.", "@ MX 10 11.1.1.25.\n@ A 11.1.1.1", "@ MX 10 11.1.1.25.\n@ MX 20 gone"])(
  "unreachable mail exchangers never lead to -all (%s)",
  async (records) => {
    const { findings } = await see(records);

    expect(findings.map(({ id, record }) => [id, record])).toEqual([["spf-missing", undefined]]);
  },
);

test("a provider's large networks cost no points in the record that includes them", async () => {
  const zones = { "cloud.net": '@ TXT "v=spf1 ip4:12.64.0.0/14 ip4:12.96.0.0/15 -all"', net: "" };
  const { findings, raw } = await see(hosts + txt("v=spf1 mx include:cloud.net include:_spf.good.com -all"), { zones });
  const own = await see(
    `${hosts}${txt("v=spf1 mx include:_spf.good.com -all")}\n_spf TXT "v=spf1 ip4:12.64.0.0/14 -all"`,
  );

  expect(raw.evaluation.broadTerms.length).toBe(2);
  expect(findings.filter(({ id }) => id === "spf-wide-term")).toEqual([]);
  expect(own.findings.filter(({ id }) => id === "spf-wide-term").length).toBe(1);
});

test("include loops between other organisations' records are one fault", async () => {
  const ring = Array.from("abcdefgh").map((one, at, all) => {
    const next = all.map((_, step) => `include:${all[(at + step) % all.length]}.ring.net`).slice(1, 4);
    return `${one} TXT "v=spf1 ${next.join(" ")} -all"`;
  });
  const { findings, raw } = await see(hosts + txt("v=spf1 mx include:a.ring.net -all"), {
    zones: { "ring.net": ring.join("\n"), net: "" },
  });

  expect(raw.evaluation.permerrors.filter(({ code }) => code === "loop").length).toBeGreaterThan(2);
  expect(findings.filter(({ id }) => id === "spf-loop").length).toBe(1);
});

test("with +all, the claim that no mail can pass DMARC is not made", async () => {
  const dmarc = '_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"';
  const records = (spf: string): string => `@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "${spf}"\n${dmarc}`;
  const judged = async (spf: string) =>
    email.judge(await lookAtMail({ records: records(spf), greets: { "mx.shop.com": {} } }), { query: shop });
  const open = await judged("v=spf1 mx +all");
  const pathless = await judged("v=spf1 -all");

  expect(open.findings.map(({ id }) => id)).not.toContain("dmarc-no-path");
  expect(pathless.findings.map(({ id }) => id)).toContain("dmarc-no-path");
  expect(open.parts?.find(({ id }) => id === "dmarc")?.score).toBe(100);
});

test("an include whose record allows every server is named by its term, with the action", async () => {
  const zones = { "vendor.net": '@ TXT "v=spf1 include:deep.vendor.net -all"\ndeep TXT "v=spf1 +all"', net: "" };
  const raw = await lookAtMail(
    {
      records: '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx include:vendor.net -all"',
      others: zones,
      greets: { "mx.shop.com": {} },
    },
    shop,
  );
  const { issues } = interpret(email, email.judge(raw, { query: shop }), "en");
  const issue = issues.find(({ id }) => id === "email.spf-passes-all");

  expect(issue?.cause).toMatch(/pass DMARC.*, through include:vendor\.net \(\+all: deep\.vendor\.net\)\.$/);
  expect(issue?.action).toContain("replace include:vendor.net with");
  // The vendor's intended senders are unknown.
  expect(issue?.record).toBeUndefined();
});

test.for([
  ['"v=spf1 mx include:sender.net" "include:cheap.sender.net -all"', "include:sender.netinclude:cheap.sender.net"],
  ['"v=spf1 mx ip4:12.7.7.1" "ip4:12.7.7.2" "~all"', "ip4:12.7.7.1ip4:12.7.7.2~all"],
  ['"v=spf1 mx include:send" "er.net -all"', undefined],
  ['"v=spf1 mx include:sender.net " "include:cheap.sender.net -all"', undefined],
])("a missing space in %s is reported and fixed", async ([strings, term]) => {
  const { findings } = await see(`${hosts}\n@ TXT ${strings}`);
  const [glued] = findings.filter(({ id }) => id === "spf-glued");

  expect([glued?.params.term, glued?.record !== undefined]).toEqual([term, term !== undefined]);
});

/** A syntax error is reported even if other senders are unknown. */
test("a typing error is fixed if no sender is known", async () => {
  const dead = await see(`@ MX 10 gone\n${txt("v=spf1 ip4:12.7.7.1, -all")}`);
  const nobody = await see(`@ MX 10 gone\n${txt("v=spf1 zzz +all")}`);

  expect(dead.findings.map(({ record }) => record?.value)).toEqual(["v=spf1 ip4:12.7.7.1 -all"]);
  expect(nobody.findings.flatMap(({ record }) => record ?? [])).toEqual([]);
});

test("a qualifier without a mechanism is quoted as written", async () => {
  const { findings } = await see(hosts + txt("v=spf1 mx ~ all"));

  expect(findings[0]).toMatchObject({ id: "spf-syntax", params: { fault: { en: expect.stringContaining("“~”") } } });
});
