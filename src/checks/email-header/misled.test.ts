import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";
import { emailHeader } from "./index.ts";

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };

/** A message signed by the sender's own domain under a misleading author address. */
async function from(author: string): Promise<string> {
  return throughPostfix(await signed(letter({ From: author, "Message-ID": "<1@evil.net>" }), "evil.net"), evil);
}

test.for<[what: string, header: () => Promise<string>, finding: string, dmarc: string | null]>([
  ["a display name that is another domain", () => from('"shop.com" <x@evil.net>'), "name-shows-domain", "evil.net"],
  [
    "an encoded word in the address",
    () => from("=?utf-8?Q?news=40shop.com=00?=@evil.net"),
    "address-misleads",
    "evil.net",
  ],
  ["a quoted address in the local part", () => from('"news@shop.com"@evil.net'), "address-misleads", "evil.net"],
  // It is unclear which of the two domains DMARC applies to.
  ["an address with two @", () => from("news@shop.com@evil.net"), "address-misleads", null],
  [
    "a second Subject above a signed message",
    async () => throughPostfix(`Subject: PAY NOW\r\n${await signed(letter(), "shop.com")}`),
    "several-subjects",
    "shop.com",
  ],
])("a misleading header gets a warning: %s", async ([, header, finding, dmarc]) => {
  const raw = await see(await header());
  expect(said(raw)).toContain(finding);
  expect(raw.dmarc.domain).toBe(dmarc);
  expect(emailHeader.judge(raw, { headers: "" }).status).toBe("warn");
});
