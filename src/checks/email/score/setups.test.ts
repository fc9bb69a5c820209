import { expect, test } from "vitest";
import { observed, setupWorlds, type SetupWorld } from "../../../../test/mail/setups.ts";
import { lookAtMail, shop } from "../../../../test/mail/world.ts";
import { email } from "../index.ts";
import { problems } from "../problems.ts";
import { setups } from "./setups.ts";

async function judged({ query = shop, ...world }: SetupWorld, hasPolicy = false) {
  const raw = await lookAtMail(world, query);
  if (!raw.domain) throw new Error("no domain");
  return email.judge({ ...raw, domain: observed(raw.domain, hasPolicy) }, { query });
}

test.for(Object.entries(setups))("the documented result of the set-up '%s'", async ([id, { score, status }]) => {
  const verdict = await judged(setupWorlds[id as keyof typeof setups], id === "whole");

  expect([verdict.score, verdict.status]).toEqual([score, status]);
});

test.for(["microsoft", "google"] as const)(
  "a provider's domain as it comes has no severe DMARC finding: %s",
  async (id) => {
    const { findings } = await judged(setupWorlds[id]);
    expect(findings.map((each) => [each.id, problems[each.id].severity])).toContainEqual(["dmarc-missing", "medium"]);
  },
);

/** A known fault fails as before, whoever hosts the mail. */
test.for<[what: string, records: string]>([
  ["every server passes", '@ MX 0 shop-com.mail.protection.outlook.com.\n@ TXT "v=spf1 +all"'],
  [
    "the provider's servers do not pass",
    '@ MX 0 shop-com.mail.protection.outlook.com.\n@ TXT "v=spf1 ip4:12.1.1.1 -all"',
  ],
  [
    "an SPF record that ends in an error",
    '@ MX 0 shop-com.mail.protection.outlook.com.\n@ TXT "v=spf1 include:spf.protection.outlook.com include:none.shop.com -all"',
  ],
  ["no SPF record", "@ MX 0 shop-com.mail.protection.outlook.com."],
])("mail at a provider fails without DKIM and DMARC if %s", async ([, records]) => {
  expect((await judged({ ...setupWorlds.microsoft, records })).status).toBe("fail");
});

test("what could not be observed changes nothing for a provider's domain as it comes", async () => {
  const raw = await lookAtMail({ ...setupWorlds.microsoft, greets: {} });
  expect(email.judge(raw, { query: shop }).status).toBe("warn");
});
