import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { email } from "./index.ts";

const failing = { "127.0.0.1:53": { blocks: [shop], blocksWith: "SERVFAIL" } } as const;

test.for<[what: string, world: MailWorldText, dane: string | false | null]>([
  ["that could not be told", { records: '@ TXT "v=spf1 mx -all"', resolvers: failing }, null],
  ["without records", { records: "@ MX 10 mx\nmx A 11.1.1.25", greets: { "mx.shop.com": {} } }, false],
])("of mail exchangers %s no DANE is told that is not known", async ([, world, dane]) => {
  const { kpis } = email.judge(await lookAtMail(world), { query: shop });

  expect(kpis.find(({ id }) => id === "dane")?.value).toBe(dane);
});
