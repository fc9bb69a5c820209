import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { email } from "./index.ts";

const failing = { "127.0.0.1:53": { blocks: [shop], blocksWith: "SERVFAIL" } } as const;

test.for<[what: string, world: MailWorldText, dane: string | false | null]>([
  ["unknown", { records: '@ TXT "v=spf1 mx -all"', resolvers: failing }, null],
  ["without TLSA records", { records: "@ MX 10 mx\nmx A 11.1.1.25", greets: { "mx.shop.com": {} } }, false],
])("the DANE key figure of mail exchangers: %s", async ([, world, dane]) => {
  const { kpis } = email.judge(await lookAtMail(world), { query: shop });

  expect(kpis.find(({ id }) => id === "dane")?.value).toBe(dane);
});
