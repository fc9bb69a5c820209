import { expect, test } from "vitest";
import { z } from "zod";
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
  "%j names none, and it is told what would",
  (text) => {
    const { error } = z.strictObject({ selectors: selectorList() }).safeParse({ selectors: text });
    expect(error?.issues[0]).toMatchObject({
      path: ["selectors"],
      params: { expected: { en: expect.stringContaining("DKIM selectors"), ko: expect.stringContaining("DKIM") } },
    });
  },
);
