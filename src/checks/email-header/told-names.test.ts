import { expect, test } from "vitest";
import { letter, throughPostfix } from "../../../test/mail-samples.ts";
import { said, see } from "../../../test/mail-seen.ts";

/** What stands above all that the receiver's server wrote, so that nobody else can have written it. */
function above(results: string, message: string): string {
  return `Authentication-Results: mx.home.net; ${results}\r\n${message}`;
}

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };

test.for<[what: string, header: () => string, findings: readonly string[], told: object]>([
  [
    "a pass of DMARC for somebody who is not the author",
    () =>
      above("spf=temperror smtp.mailfrom=x@evil.net; dmarc=pass header.from=evil.net", throughPostfix(letter(), evil)),
    ["dkim-missing", "(dmarc-unknown)", "(spf-differs)", "(bounces-elsewhere)"],
    { dmarc: { told: null, computed: null } },
  ],
  [
    "a pass of DMARC for one of two authors",
    () =>
      above("dmarc=pass header.from=evil.net", throughPostfix(letter({ From: "<news@shop.com>, <x@evil.net>" }), evil)),
    ["several-from", "dkim-missing", "(bounces-elsewhere)"],
    { dmarc: { told: null, domain: null, computed: null } },
  ],
  [
    "a pass of DMARC that names nobody",
    () => above("dmarc=pass", throughPostfix(letter())),
    ["dkim-missing"],
    { dmarc: { told: "pass", computed: "pass" } },
  ],
])("%s", async ([, header, findings, told]) => {
  const raw = await see(header());
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});
