import { expect, test } from "vitest";
import { letter, signed, throughPostfix } from "../../../../test/mail/samples.ts";
import { said, see } from "../../../../test/mail/seen.ts";
import { emailHeader } from "../index.ts";

const evil = { ip: "66.6.6.6", sender: "x@evil.net", name: "mail.evil.net" };
const refused = "dkim=fail (body hash did not verify) header.d=shop.com header.s=s1; dmarc=fail header.from=shop.com";
const open = ["(dmarc-unknown)", "(dkim-unknown)", "(no-results)", "(bounces-elsewhere)"];

/** Results directly below the trace field of mx.home.net. */
async function below(results: string): Promise<string> {
  return throughPostfix(`Authentication-Results: ${results}\r\n${await signed(letter(), "shop.com")}`, evil);
}

test.for<[what: string, results: string, trustLevel: string, findings: readonly string[], reported: object]>([
  [
    "under the name of another host of the receiver",
    `mail.home.net; ${refused}`,
    "unsure",
    ["dmarc-failed", "dkim-failed", "(no-results)", "(bounces-elsewhere)"],
    { dmarc: { reported: "fail", computed: "fail" } },
  ],
  [
    "under a name that is not a host name",
    `home-mail; ${refused}`,
    "beside",
    open,
    { dkim: [{ state: "unknown", reason: "refused-beside" }], dmarc: { reported: null, computed: null } },
  ],
  ["without a server name", refused, "beside", open, { dkim: [{ reason: "refused-beside" }] }],
  ["without the name of a signature", "home-mail; dkim=fail", "beside", open, { dkim: [{ reason: "refused-beside" }] }],
])("a fail counts where the receiver's filters write: %s", async ([, text, standing, findings, told]) => {
  const raw = await see(await below(text));
  expect(raw).toMatchObject({ results: [{ trustLevel: standing }], ...told });
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toEqual(findings);
});

test.for<[what: string, results: string]>([
  ["a pass", "home-mail; dkim=pass header.d=shop.com; spf=pass smtp.mailfrom=shop.com; dmarc=pass"],
  ["a fail of another signature", "home-mail; dkim=fail header.d=shop.com header.s=s2; dkim=fail header.d=list.org"],
  ["a DMARC fail", "home-mail; dmarc=fail header.from=shop.com"],
])("where the receiver's filters write, %s under another name does not count", async ([, text]) => {
  const raw = await see(await below(text));
  expect(raw).toMatchObject({
    results: [{ trustLevel: "beside" }],
    spf: { reported: null },
    dkim: [{ state: "verified", reported: null }],
    dmarc: { reported: null },
  });
});

test("a pass by the receiver overrides a fail that anyone could have written", async () => {
  const raw = await see(
    `Authentication-Results: mx.home.net; dkim=pass header.d=shop.com\r\n${await below(`a; ${refused}`)}`,
  );
  expect(raw).toMatchObject({ dkim: [{ state: "verified", reported: "pass" }], dmarc: { computed: "pass" } });
});
