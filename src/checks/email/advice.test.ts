import { expect, test } from "vitest";
import { lookAtMail, shop, type MailWorldText } from "../../../test/mail/world.ts";
import { email } from "./index.ts";

const domain = `@ MX 10 mx
mx A 11.1.1.25
www A 11.1.1.80
@ TXT "v=spf1 mx -all"
_dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@shop.com"`;

async function spfOffers(world: MailWorldText, query: string): Promise<Readonly<Record<string, string>>> {
  const { findings } = email.judge(await lookAtMail(world, query), { query });
  const offers = findings.flatMap(({ record }) => (record?.value.startsWith("v=spf1") ? [record] : []));
  return Object.fromEntries(offers.map(({ name, value }) => [name, value]));
}

// RFC 7208 §2.3: receivers also check SPF for the HELO name. The advised record lets the host itself send.
test.for<[what: string, greets: MailWorldText["greets"]]>([
  ["speaks SMTP", { "mx.shop.com": {} }],
  ["does not answer", {}],
])("a mail server that %s gets one SPF record, for a query of the domain and of the host", async ([, greets = {}]) => {
  const world = { records: domain, greets };
  const [above, itself] = await Promise.all([spfOffers(world, shop), spfOffers(world, "mx.shop.com")]);

  expect(above).toEqual({ "mx.shop.com": "v=spf1 a -all" });
  expect(itself).toEqual(above);
});

test('a mail host that receives no mail for its own name gets the advice "v=spf1 -all"', async () => {
  expect(await spfOffers({ records: domain }, "www.shop.com")).toEqual({ "www.shop.com": "v=spf1 -all" });
});

async function scoreOf(records: string): Promise<number> {
  return email.judge(await lookAtMail({ records }, "mx.shop.com"), { query: "mx.shop.com" }).score ?? 0;
}

test('publishing the advised record costs no points, and "-all" is not advised afterwards', async () => {
  const published = `${domain}\nmx TXT "v=spf1 a -all"`;

  expect(await scoreOf(published)).toBeGreaterThan(await scoreOf(domain));
  expect(await spfOffers({ records: published }, "mx.shop.com")).toEqual({});
});
