import { expect, test } from "vitest";
import { openWorld } from "../../../../test/dns/world.ts";
import { greetingsFrom } from "../../../../test/mail/greetings.ts";
import { lookAtMail, shop } from "../../../../test/mail/world.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { reverseDns } from "../../reverse-dns/index.ts";
import { email } from "../index.ts";
import { collectNames } from "./collect.ts";
import type { NamesRaw } from "./schema.ts";
import type { EmailRaw } from "../schema.ts";

const site = "@ A 11.1.1.80";

/** Adds PTR records, which the mail world has not. */
async function look(text: string, pointers: string, more = ""): Promise<EmailRaw> {
  const records = `${site}\n@ TXT "${text}"\n${more}`;
  const raw = await lookAtMail({ records });
  if (!raw.domain) throw new Error("no domain");
  return { ...raw, domain: { ...raw.domain, names: await namesIn(records, pointers) } };
}

async function namesIn(records: string, pointers: string): Promise<NamesRaw> {
  const zones = { [shop]: records, "11.in-addr.arpa": pointers };
  const { context } = openWorld({ zones, net: { mail: greetingsFrom({}) } });
  const use = async (_: unknown, input: { readonly query: string }) => ({
    raw: await reverseDns.collect(reverseDns.input.parse(input), context),
  });
  return collectNames({ ...context, use: use as never }, parseName(shop));
}

/** RFC 5321 §5.1: without MX records, a host that does not answer on port 25 is no mail host. A host that sends needs a PTR record (RFC 8601 §3). */
test.for<[text: string, pointers: string, share: number | null, ids: readonly string[]]>([
  ["v=spf1 a -all", "80.1.1 PTR shop.com.", 100, []],
  ["v=spf1 a -all", "9.9.9 PTR shop.com.", 0, ["names-missing"]],
  ["v=spf1 +A:shop.com/24 include:_s.shop.com ~all", "80.1.1 PTR www.shop.com.", 0, ["names-unconfirmed"]],
  ["v=spf1 a:%{d} -all", "9.9.9 PTR shop.com.", 0, ["names-missing"]],
  ["v=spf1 ip4:11.1.1.64/26 -all", "9.9.9 PTR shop.com.", 0, ["names-missing"]],
  // Another organisation sends the mail, so the web site's PTR record does not matter.
  ["v=spf1 include:_s.shop.com -all", "9.9.9 PTR shop.com.", null, []],
  ["v=spf1 ip4:12.1.1.1 ip6:2001:470::1 -a -all", "9.9.9 PTR shop.com.", null, []],
  ["v=spf1 ip4:12.1.1.1 -all a", "9.9.9 PTR shop.com.", null, []],
  ["v=spf1 a:mail.shop.com ip4:12.1.1.1 -all", "9.9.9 PTR shop.com.", null, []],
])("the PTR records of a web site with the SPF record '%s' and '%s'", async ([text, pointers, share, ids]) => {
  const raw = await look(text, pointers, '_s TXT "v=spf1 ip4:12.1.1.0/24 -all"');
  const { parts, findings } = email.judge(raw, { query: shop });

  expect(parts?.find(({ id }) => id === "names")?.score ?? null).toBe(share);
  expect(findings.flatMap(({ id }) => (id.startsWith("names-") ? [id] : []))).toEqual(ids);
});
