import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../../test/mail/world.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { email } from "../index.ts";

const sender = '@ MX 10 mx\nmx A 11.1.1.25\n@ TXT "v=spf1 mx -all"\n_dmarc TXT "v=DMARC1; p=reject"';

function failingAt(name: string): Pick<MailWorldText, "resolvers"> {
  return { resolvers: { "127.0.0.1:53": { blocks: [name], blocksWith: "SERVFAIL" } } };
}

test("a domain that answers no query gets one finding with its action", async () => {
  const verdict = email.judge(await lookAtMail({ records: sender, ...failingAt(shop) }), { query: shop });

  expect(verdict.status).toBe("unknown");
  for (const language of ["en", "ko"] as const) {
    const { issues } = interpret(email, verdict, language);

    expect(issues.map(({ id, evidence }) => [id, evidence])).toEqual([["email.domain-unknown", "SERVFAIL"]]);
    expect(issues[0]?.action).toMatch(/name servers of shop\.com|shop\.com 네임서버/);
  }
});

test.for([
  ["its DKIM keys", "_domainkey.shop.com", "dkim-unknown"],
  ["its DMARC policy", "_dmarc.shop.com", "dmarc-unknown"],
] as const)("if only the lookup of %s fails, that is reported", async ([, name, id]) => {
  const raw = await lookAtMail({ records: sender, greets: { "mx.shop.com": {} }, ...failingAt(name) });
  const { issues } = interpret(email, email.judge(raw, { query: shop }), "en");
  const told = issues.filter((each) => each.id.endsWith("-unknown"));

  expect(told.map((each) => each.id)).toContain(`email.${id}`);
  expect(told.map((each) => each.id)).not.toContain("email.domain-unknown");
  expect(told.find((each) => each.id === `email.${id}`)?.action).toMatch(/answers of the name servers/);
});
