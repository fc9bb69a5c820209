import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../../test/mail/samples.ts";
import { see } from "../../../../test/mail/seen.ts";

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };
const exactPass = "dkim=pass header.d=shop.com header.s=s1";
const field = (results: string): string => `Authentication-Results: mx.home.net; ${results}`;

/** The signed header, with results above and below the border's trace field. */
async function header(above: readonly string[], below: readonly string[]): Promise<string> {
  const message = [...below.map(field), await signed(letter(), "shop.com")].join("\r\n");
  return [...above.map(field), throughPostfix(message, evil)].join("\r\n");
}

test.for<[what: string, above: readonly string[], below: readonly string[], told: string | null, dmarc: string | null]>(
  [
    ["only refused, without a selector", ["dkim=fail header.d=shop.com"], [], "fail", "fail"],
    // A result below may be the sender's, who can also compute that the header verifies.
    [
      "refused above a pass that anybody may have written",
      ["dkim=fail header.d=shop.com"],
      [exactPass],
      "fail",
      "fail",
    ],
    [
      "refused below a pass that anybody may have written",
      [],
      [exactPass, "dkim=fail header.d=shop.com"],
      "fail",
      "fail",
    ],
    [
      "refused by its selector below a pass that anybody may have written",
      [],
      [exactPass, "dkim=fail header.d=shop.com header.s=s1"],
      "fail",
      "fail",
    ],
    ["refused unnamed below a pass that anybody may have written", [], [exactPass, "dkim=fail"], null, null],
    ["refused above a pass of the receiver", ["dkim=fail header.d=shop.com", exactPass], [], "fail", "fail"],
    [
      "refused below a result of the receiver that says nothing",
      ["dkim=temperror header.d=shop.com header.s=s1", "dkim=fail header.d=shop.com"],
      [],
      "fail",
      "fail",
    ],
    ["a pass of the receiver above", [exactPass, "dkim=fail header.d=shop.com"], [], "pass", "pass"],
    ["both in one field", [`dkim=fail header.d=shop.com; ${exactPass}`], [], "pass", "pass"],
    ["another signature that is refused", [exactPass], ["dkim=fail header.d=shop.com header.s=s2"], "pass", "pass"],
    ["the signature of another that is refused", [], [exactPass, "dkim=fail header.d=evil.net"], null, "header"],
    // An intact header proves nothing about the body.
    ["a pass that anybody may have written", [], [exactPass], null, "header"],
  ],
)("%s", async ([, above, below, told, dmarc]) => {
  expect(await see(await header(above, below))).toMatchObject({ dkim: [{ told }], dmarc: { computed: dmarc } });
});
