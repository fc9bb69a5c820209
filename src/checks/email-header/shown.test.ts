import { expect, test } from "vitest";
import { letter, signed, throughExchange, throughGmail, throughPostfix } from "../../../test/mail/samples.ts";
import { allPass, see } from "../../../test/mail/seen.ts";
import { kpisOf } from "./kpis.ts";
import { tablesOf } from "./tables.ts";

test.for<[what: string, header: () => Promise<string>, receiver: string | false]>([
  ["results under its own name", async () => throughGmail(letter(), { results: allPass }), "mx.google.com"],
  [
    "results without a server name, at the border",
    async () => throughExchange(letter()),
    "AM6EUR05FT042.mail.protection.outlook.com",
  ],
  [
    "confirmed results of a filter",
    async () => throughPostfix(await signed(letter(), "shop.com"), { results: allPass }),
    "mx.home.net (SPF)",
  ],
  [
    "Received-SPF alone",
    async () =>
      throughPostfix(letter()).replace(
        "Received: from mail.shop.com",
        "Received-SPF: pass (mx.home.net: ok) envelope-from=news@shop.com\r\nReceived: from mail.shop.com",
      ),
    "mx.home.net (SPF)",
  ],
  ["no results", async () => throughPostfix(letter()), false],
  [
    "results that the sender may have written",
    async () => throughPostfix(`Authentication-Results: mx.google.com; ${allPass}\r\n${letter()}`),
    false,
  ],
])("the report names the receiver that wrote %s", async ([, header, receiver]) => {
  const kpis = kpisOf(await see(await header()));
  expect(kpis.find(({ id }) => id === "receiver")?.value).toBe(receiver);
});

test("the author is shown with the ASCII form of the domain", async () => {
  const kpis = kpisOf(await see(throughPostfix(letter({ From: "Shop <id@쇼핑.com>" }))));
  expect(kpis.find(({ id }) => id === "from")?.value).toBe("id@쇼핑.com (xn--hp4bo76a.com)");
});

test.for<[what: string, from: string, policy: unknown]>([
  ["a policy", "Shop <news@shop.com>", "p=reject"],
  ["no policy", "X <x@evil.net>", { en: "no record", ko: "레코드 없음" }],
  ["two authors", "news@shop.com, x@evil.net", "?"],
])("the DMARC row shows the policy of the author's domain: %s", async ([, From, policy]) => {
  const [, sender] = tablesOf(await see(throughPostfix(letter({ From }))));
  expect(sender?.rows.find(([method]) => method === "DMARC")?.at(-1)).toEqual(policy);
});
