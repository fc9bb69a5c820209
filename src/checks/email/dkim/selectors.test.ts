import { expect, test } from "vitest";
import { z } from "zod";
import { lookAtMail } from "../../../../test/mail/world.ts";
import { rubricOf } from "../rubric.ts";
import { selectorList } from "./selectors.ts";

test.for<[text: string, selectors: readonly string[]]>([
  ["google", ["google"]],
  [" S2026 , mail-a ,s2026", ["s2026", "mail-a"]],
  ["k1._domainkey.example.com", ["k1"]],
  ["2026-11.mail", ["2026-11.mail"]],
  ["_under.score_", ["_under.score_"]],
])("%j names %j", ([text, selectors]) => {
  expect(selectorList().parse(text)).toEqual(selectors);
});

test.for(["", ",", "a,,b", "a b", "-a", "a..b", "ü", "*", "a".repeat(64), "a,b,c,d,e,f,g,h,i,j,k", "a".repeat(2000)])(
  "%j is rejected, and the error says what is expected",
  (text) => {
    const { error } = z.strictObject({ selectors: selectorList() }).safeParse({ selectors: text });
    expect(error?.issues[0]).toMatchObject({
      path: ["selectors"],
      params: { expected: { en: expect.stringContaining("DKIM selectors"), ko: expect.stringContaining("DKIM") } },
    });
  },
);

test("naming a selector does not change which domains count as senders", async () => {
  const { domain } = await lookAtMail({ records: `x20261120._domainkey TXT "v=DKIM1; p="` });
  if (!domain) throw new Error("no domain");
  const usual = { reason: null, aliases: [], operator: null, total: 0, text: null, key: null } as const;
  const named = { ...usual, selector: "gone", isNamed: true, state: "absent", at: "gone._domainkey.shop.com" } as const;

  expect(domain.dkim).toMatchObject({ node: { state: "present" }, selectors: [] });
  expect([[], [named]].map((selectors) => rubricOf({ ...domain, dkim: { ...domain.dkim, selectors } }))).toEqual([
    "sends",
    "sends",
  ]);
});

test("a policy record below _domainkey does not make a domain a sender", async () => {
  const { domain } = await lookAtMail({ records: '_domainkey TXT "o=-"' });

  expect(domain?.dkim.node).toEqual({ state: "other", reason: null, at: "_domainkey.shop.com" });
  expect(domain && rubricOf(domain)).toBe("none");
});
