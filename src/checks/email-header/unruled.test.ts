import { expect, test } from "vitest";
import { letter, throughPostfix } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";

const nobody = {
  zones: { "shop.org": `mail TXT "v=spf1 ip4:44.1.2.5 -all"`, "evil.net": `@ TXT "v=spf1 ip4:44.1.2.5 -all"` },
};
const ruled = {
  zones: { ...nobody.zones, "shop.org": `${nobody.zones["shop.org"]}\n_dmarc TXT "v=DMARC1; p=none; aspf=s"` },
};

test.for<[what: string, sender: string, world: object, isAligned: boolean | null, finding: string | null]>([
  ["a subdomain of the author's domain", "x@mail.shop.org", nobody, true, null],
  ["another domain", "x@evil.net", nobody, false, "author-unproven"],
  ["a subdomain of the author's domain, with strict alignment", "x@mail.shop.org", ruled, false, "dmarc-failed"],
])("SPF alignment of %s", async ([, sender, world, isAligned, finding]) => {
  const raw = await see(throughPostfix(letter({ From: "Shop <news@shop.org>" }), { sender }), world);
  expect(raw.spf).toMatchObject({ currentResult: "pass", isAligned });
  expect(said(raw).find((id) => /dmarc-(?:failed|unknown)|author/.test(id)) ?? null).toBe(finding);
});
