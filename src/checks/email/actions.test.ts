import { expect, test } from "vitest";
import { providers } from "../../../test/mail/setups.ts";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { perfectDomain } from "../../../test/mail/perfect.ts";
import type { Language } from "../../core/text.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { email } from "./index.ts";
import type { EmailRaw } from "./schema.ts";

const own = "@ MX 10 mx\nmx A 11.1.1.25";
const microsoft = "@ MX 0 shop-com.mail.protection.outlook.com.";
const fastmail = "@ MX 10 in1-smtp.messagingengine.com.";

function issueOf(raw: EmailRaw, id: string, language: Language = "en") {
  const { issues } = interpret(email, email.judge(raw, { query: shop }), language);
  return issues.find((each) => each.id === `email.${id}`);
}

async function see(records: string): Promise<EmailRaw> {
  const world: MailWorldText = { records, others: { ...providers, "messagingengine.com": "in1-smtp A 44.1.4.25" } };
  return lookAtMail(world);
}

/** Each action has a value to copy, or names the part that is wrong. */
test.for<[id: string, records: string, told: RegExp, record?: string]>([
  ["dmarc-missing", own, /Publish a record at _dmarc\.shop\.com/, "v=DMARC1; p=none; rua=mailto:postmaster@shop.com"],
  ["tls-rpt-missing", own, /v=TLSRPTv1; rua=mailto:/, "v=TLSRPTv1; rua=mailto:postmaster@shop.com"],
  [
    "dkim-none",
    microsoft,
    /selector1\._domainkey\.shop\.com CNAME selector1-shop-com\._domainkey\.<tenant>\.onmicrosoft\.com/,
  ],
  ["dkim-none", "@ MX 1 aspmx.l.google.com.", /google\._domainkey\.shop\.com TXT v=DKIM1; k=rsa; p=/],
  [
    "dkim-none",
    fastmail,
    /fm3\._domainkey\.shop\.com CNAME fm3\.shop\.com\.dkim\.fmhosted\.com/,
    "fm1.shop.com.dkim.fmhosted.com",
  ],
  ["dkim-none", own, /\(RSA, 2048 bits\)\.$/],
  [
    "dmarc-syntax",
    `${own}\n_dmarc TXT "v=DMARC1; p=rejct; rua=mailto:d@shop.com"`,
    /^Write p=reject instead of p=rejct\.$/,
  ],
  [
    "dmarc-syntax",
    `${own}\n_dmarc TXT "v=DMARC1; p=none; adkim=relaxed"`,
    /Replace adkim=relaxed: allowed are adkim=r, adkim=s\./,
  ],
  ["dmarc-syntax", `${own}\n_dmarc TXT "v=DMARC1; p=none; rua=d@shop.com"`, /rua as mailto:/],
  ["dmarc-void", `${own}\n_dmarc TXT "v=DMARC1; sp=none"`, /^Add p=, for example p=quarantine\./],
])("the action of %s says what to write: %s", async ([id, records, told, record]) => {
  const raw = await see(records);
  const issue = issueOf(raw, id);

  expect(issue?.action).toMatch(told);
  expect(record === undefined || issue?.record?.value === record).toBe(true);
  expect(issueOf(raw, id, "ko")?.action).toMatch(/[가-힣]/);
});

test.for<[what: string, policy: object, told: RegExp]>([
  [
    "a misspelt mode",
    { reason: "grammar", mode: null, faults: [{ code: "mode", value: "enforced" }] },
    /version: STSv1 \/ mode: testing \/ mx: mx\.shop\.com \/ max_age: 604800/,
  ],
  [
    "an unreadable line of an enforced policy",
    { reason: "grammar", faults: [{ code: "line", value: "mx mx.shop.com" }] },
    /mode: enforce/,
  ],
  ["a certificate", { reason: "certificate" }, /certificate for mta-sts\.shop\.com/],
  ["a redirect", { reason: "redirect", status: 301 }, /status 200 \(now 301\)/],
])("the action for an invalid MTA-STS policy says what to serve: %s", async ([, policy, told]) => {
  const best = await perfectDomain();
  const invalid = {
    ...best.mtaSts.policy,
    state: "invalid" as const,
    url: "https://mta-sts.shop.com/.well-known/mta-sts.txt",
    ...policy,
  };
  const domain = { ...best, mtaSts: { ...best.mtaSts, policy: invalid } };
  const raw: EmailRaw = { query: shop, observedAt: "2026-11-20T12:00:00.000Z", domain, address: null };

  expect(issueOf(raw, "mta-sts-policy-invalid")?.action).toMatch(told);
});
