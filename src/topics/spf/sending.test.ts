import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { lookAtMail, shop } from "../../../test/mail/world.ts";
import { email } from "../../checks/email/index.ts";
import { rubricOf } from "../../checks/email/rubric.ts";

const { publicKey } = generateKeyPairSync("ed25519");
const raw32 = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("base64");
const key = `s1._domainkey TXT "v=DKIM1; k=ed25519; p=${raw32}"`;
const hidden = "x1._domainkey CNAME x1.esp.net.";
const dmarc = '_dmarc TXT "v=DMARC1; p=reject"';
const others = { "esp.net": "@ A 44.1.1.2" };

/** A domain with a DKIM key sends mail: a record without senders would have all of it rejected. */
test.for<[what: string, records: string]>([
  ["no SPF record, and a key", key],
  ["no SPF record, and a possible key", hidden],
  ["a misspelt -all, and a key", `${key}\n@ TXT "v=spf1 -al"`],
  ["two SPF records, and a key", `${key}\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 -al"`],
])("a domain with a null MX is not offered a record that rejects its mail: %s", async ([, more]) => {
  const { domain, ...rest } = await lookAtMail({ records: `@ MX 0 .\n${dmarc}\n${more}`, others });
  if (!domain) throw new Error("no domain");
  const { findings } = email.judge({ ...rest, domain }, { query: shop });

  expect(rubricOf(domain)).toBe("sends");
  expect(findings.filter(({ id }) => id.startsWith("spf-")).map(({ id, record }) => [id, record])).toEqual([
    [expect.stringMatching(/^spf-(?:missing|syntax|several)$/), undefined],
  ]);
});

test("a domain whose wildcard revokes every key is still offered -all", async () => {
  const records = `@ MX 0 .\n${dmarc}\n*._domainkey TXT "v=DKIM1; p="\n@ TXT "v=spf1 -all"\n@ TXT "v=spf1 -al"`;
  const { findings } = email.judge(await lookAtMail({ records }), { query: shop });

  expect(findings.flatMap(({ record }) => record?.value ?? [])).toEqual(["v=spf1 -all"]);
});
