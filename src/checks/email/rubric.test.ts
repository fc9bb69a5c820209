import { expect, test } from "vitest";
import { lookAtMail, publish, shop } from "../../../test/mail-world.ts";
import { email } from "./index.ts";
import { rubricOf, type Rubric } from "./rubric.ts";

const nothing = "@ MX 0 .";
const site = "@ A 11.1.1.80";

function txt(...texts: readonly string[]): string {
  return texts.map((text) => `\n@ TXT "${text}"`).join("");
}

/** A typing error makes nobody a sender; who is named in spite of one was meant to send. */
test.for<[text: string, rubric: Rubric]>([
  ["v=spf1 -al", "none"],
  ["v=spf1 -alll", "none"],
  ["v=spf1 - all", "none"],
  ["v=spf1 \\226\\128\\148all", "none"],
  ["v=spf1 all-", "none"],
  ["v=spf1 none", "none"],
  ["v=spf1-all", "none"],
  ["v=spf1 -mx -al", "none"],
  ["v=spf1 ip4:12.1.1.1 -al", "sends"],
  ["v=spf1 inlcude:sender.net -all", "sends"],
  ["v=spf1 zzz -all", "sends"],
  // Nobody reads it as a record, and still it names who sends.
  [" v=spf1 ip4:12.1.1.1 -all", "sends"],
  ["v=spf1;include:sender.net;-all", "sends"],
])("a domain without mail whose text is '%s' is judged as one that %s", async ([text, rubric]) => {
  const others = { "sender.net": txt("v=spf1 ip4:12.1.2.0/24 -all").trim() };
  for (const records of [nothing, site]) {
    const { domain } = await lookAtMail({ records: records + txt(text), others });
    expect([records, domain && rubricOf(domain)]).toEqual([records, rubric]);
  }
});

test("exchangers that there are none of make no sender of whoever has a typing error", async () => {
  const [broken, sound] = await Promise.all(
    ["v=spf1 mx -al", "v=spf1 mx -all"].map((text) => lookAtMail({ records: nothing + txt(text) })),
  );

  expect([broken, sound].map((raw) => raw?.domain && rubricOf(raw.domain))).toEqual(["none", "none"]);
});

test("two records, one with a typing error, that refuse everybody are replaced by one that does", async () => {
  const records = nothing + txt("v=spf1 -all", "v=spf1 -al");
  const before = email.judge(await lookAtMail({ records }), { query: shop });
  const found = before.findings.find(({ id }) => id === "no-mail-spf-broken");
  expect(found?.record?.value).toBe("v=spf1 -all");
  if (!found?.record) throw new Error("no record");

  const after = email.judge(await lookAtMail({ records: publish(records, found.record) }), { query: shop });

  expect(after.score).toBeGreaterThan(before.score ?? 0);
});
