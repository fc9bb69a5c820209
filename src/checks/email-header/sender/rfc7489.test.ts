import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../../test/mail/samples.ts";
import { said, see } from "../../../../test/mail/seen.ts";
import { emailHeader } from "../index.ts";

/** DNS records of a shop and its subsidiary, which has its own. */
function world(shop: string, corp: string) {
  return {
    zones: {
      "shop.com": `
        @ TXT "v=spf1 ip4:44.1.2.5 -all"
        corp TXT "v=spf1 -all"
        _dmarc TXT "${shop}"
        _dmarc.corp TXT "${corp}"
      `,
      "evil.net": '@ TXT "v=spf1 ip4:66.6.6.6 -all"',
    },
  };
}

const from = (domain: string): string => letter({ From: `Ann <ann@${domain}>` });
const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };

test.for<[what: string, domain: string, shop: string, corp: string, newer: string, rfc7489Result: string]>([
  [
    "an organisation within another one",
    "corp.shop.com",
    "v=DMARC1; p=none",
    "v=DMARC1; p=reject; psd=n",
    "fail (p=reject)",
    "pass",
  ],
  ["test mode", "shop.com", "v=DMARC1; p=reject; t=y", "x", "fail (p=quarantine)", "fail (p=reject)"],
  ["a percentage", "shop.com", "v=DMARC1; p=reject; pct=20", "x", "fail (p=reject)", "fail (p=reject, pct=20)"],
])(
  "receivers that follow RFC 7489 are reported separately for %s",
  async ([what, domain, shop, corp, newer, older]) => {
    const way = what.startsWith("an organisation") ? {} : evil;
    const raw = await see(throughPostfix(from(domain), way), world(shop, corp));
    const { findings } = emailHeader.judge(raw, { headers: "" });

    expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
    expect(findings.find(({ id }) => id === "dmarc-older-differs")?.params).toMatchObject({
      domain,
      newer: { en: newer },
      older: { en: older },
    });
  },
);

test("with several records RFC 7489 applies none, while RFC 9989 uses the one above", async () => {
  const records = world("v=DMARC1; p=reject", 'v=DMARC1; p=none"\n_dmarc.corp TXT "v=DMARC1; p=reject');
  const raw = await see(throughPostfix(from("corp.shop.com"), evil), records);

  expect(raw.dmarc).toMatchObject({
    computed: "fail",
    policy: "reject",
    rfc7489Result: { computed: "none", policy: null },
  });
  expect(said(raw)).toContain("dmarc-older-differs");
});

test.for<[what: string, message: () => Promise<string>]>([
  ["a message that passes", async () => throughPostfix(await signed(letter(), "shop.com"))],
  ["a message that fails", async () => throughPostfix(letter(), evil)],
  ["an author with an unknown record", async () => throughPostfix(from("gone.test"), evil)],
])("nothing is reported if both RFCs agree: %s", async ([, message]) => {
  expect(said(await see(await message()))).not.toContain("dmarc-older-differs");
});
