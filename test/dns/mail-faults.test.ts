import { expect, test } from "vitest";
import { dns } from "../../src/checks/dns/index.ts";
import { dmarcHere } from "../../src/checks/dns/records/severities.ts";
import { email } from "../../src/checks/email/index.ts";
import { dmarc, greets, host, key, spf } from "../mail/rows.ts";
import { lookAtMail, shop } from "../mail/world.ts";
import { look } from "./check.ts";

/** The topics and subjects of findings about SPF and DMARC. */
function topicsOf(findings: readonly { readonly topic?: string; readonly subject?: string }[]): readonly string[] {
  const told = findings.flatMap(({ topic = "", subject = "" }) =>
    /^(?:spf|dmarc)\./.test(topic) ? [`${topic} ${subject}`.trim()] : [],
  );
  return told.toSorted();
}

/** DKIM decides on these, and a name that inherits a record as intended has no fault. */
const omitted: ReadonlySet<string> = new Set(dmarcHere.omits.map((id) => id.replace("dmarc-", "dmarc.")));

test.for<[what: string, records: string]>([
  ["no policies", ""],
  ["good policies", `${spf}\n${dmarc}`],
  ["two SPF records", `${spf}\n@ TXT "v=spf1 -all"\n${dmarc}`],
  ["an SPF record for everyone", `@ TXT "v=spf1 +all"\n${dmarc}`],
  ["SPF that is neutral, and monitoring", `@ TXT "v=spf1 mx ?all"\n_dmarc TXT "v=DMARC1; p=none"`],
  ["softfail without a policy", `@ TXT "v=spf1 mx ~all"\n_dmarc TXT "v=DMARC1; p=none; pct=50"`],
  ["SPF without an end", `@ TXT "v=spf1 mx"\n_dmarc TXT "v=DMARC1; rua=mailto:a@${shop}"`],
  ["ptr, an unknown modifier and idle terms", `@ TXT "v=spf1 ptr include=x.net -all a"\n_dmarc TXT "v=dmarc1; p=none"`],
  ["eleven lookups", `@ TXT "v=spf1 ${"a ".repeat(11)}-all"\n_dmarc TXT "v=DMARC1; p=quarantine; t=y"`],
  ["nine lookups", `@ TXT "v=spf1 ${"a ".repeat(9)}-all"\n${dmarc}`],
  ["void lookups", `@ TXT "v=spf1 a:x.${shop} a:y.${shop} mx:z.${shop} -all"\n_dmarc TXT "v=DMARC1; p=reject; p=none"`],
  ["a syntax error and two DMARC records", `@ TXT "v=spf1 ip4:1.2.3 -all"\n${dmarc}\n_dmarc TXT "v=DMARC1; p=none"`],
  ["an include loop", `@ TXT "v=spf1 include:back.${shop} -all"\nback TXT "v=spf1 include:${shop} -all"\n${dmarc}`],
  ["a missing include", `@ TXT "v=spf1 include:gone.${shop} -all"\n_dmarc TXT "v=DMARC1; p=reject; sp=none"`],
  ["words without a space, and wide networks", `@ TXT "v=spf1 ip4:12.0.0.0/8ip4:13.0.0.0/8 -all"\n_dmarc CNAME gone`],
  ["private networks", `@ TXT "v=spf1 mx ip4:10.0.0.0/8 ip4:12.0.0.0/12 -all"\n@ TXT "v=DMARC1; p=reject"`],
])("dns sees what email sees of a domain with %s", async ([, records]) => {
  const world = `${host}\n${key}\n${records}`;
  const ofEmail = email.judge(await lookAtMail({ records: world, greets }), { query: shop });
  const ofDns = dns.judge(await look({ zones: { [shop]: world } }, shop), { query: shop });
  const expected = topicsOf(ofEmail.findings).filter((each) => !omitted.has(each.split(" ")[0] ?? ""));

  expect(topicsOf(ofDns.findings)).toEqual(expected);
});
