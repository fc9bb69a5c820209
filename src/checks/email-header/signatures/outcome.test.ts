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

test.for<
  [what: string, above: readonly string[], below: readonly string[], reported: string | null, dmarc: string | null]
>([
  ["a fail without a selector", ["dkim=fail header.d=shop.com"], [], "fail", "fail"],
  // A result below may be the sender's, who can also compute that the header verifies.
  ["a fail above a pass that anyone could have written", ["dkim=fail header.d=shop.com"], [exactPass], "fail", "fail"],
  [
    "a fail below a pass that anyone could have written",
    [],
    [exactPass, "dkim=fail header.d=shop.com"],
    "fail",
    "fail",
  ],
  [
    "a fail with a selector below a pass that anyone could have written",
    [],
    [exactPass, "dkim=fail header.d=shop.com header.s=s1"],
    "fail",
    "fail",
  ],
  ["a fail without a domain below a pass that anyone could have written", [], [exactPass, "dkim=fail"], null, null],
  ["a fail above a pass by the receiver", ["dkim=fail header.d=shop.com", exactPass], [], "fail", "fail"],
  [
    "a fail below a temperror by the receiver",
    ["dkim=temperror header.d=shop.com header.s=s1", "dkim=fail header.d=shop.com"],
    [],
    "fail",
    "fail",
  ],
  ["a fail below a pass by the receiver", [exactPass, "dkim=fail header.d=shop.com"], [], "pass", "pass"],
  ["a fail and a pass in one field", [`dkim=fail header.d=shop.com; ${exactPass}`], [], "pass", "pass"],
  [
    "a fail of another signature of the domain",
    [exactPass],
    ["dkim=fail header.d=shop.com header.s=s2"],
    "pass",
    "pass",
  ],
  ["a fail of another domain's signature", [], [exactPass, "dkim=fail header.d=evil.net"], null, "header"],
  // An intact header proves nothing about the body.
  ["a pass that anyone could have written", [], [exactPass], null, "header"],
])("%s", async ([, above, below, told, dmarc]) => {
  expect(await see(await header(above, below))).toMatchObject({
    dkim: [{ reported: told }],
    dmarc: { computed: dmarc },
  });
});
