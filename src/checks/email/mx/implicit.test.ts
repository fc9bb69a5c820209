import { expect, test } from "vitest";
import type { MailAnswer } from "../../../../test/mail/greetings.ts";
import { lookAtMail, shop } from "../../../../test/mail/world.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { languages } from "../../../core/text.ts";
import { email } from "../index.ts";

/** The caller is not the operator, so private addresses may not be contacted. */
const net = {
  addresses: ({ host }: { readonly host: string }) =>
    Promise.resolve([{ id: host, address: host, isAllowed: host.startsWith("11.") }]),
};
const site = "@ A 11.1.1.80";
const spf = '@ TXT "v=spf1 ip4:44.1.1.1 -all"';
const hidden = 'x1._domainkey TXT "v=DKIM1; p="';

/** RFC 7505 §4.2: some receivers reject mail from domains with a null MX. RFC 5321 §5.1: a host that does not answer is no mail server. */
test.for<[what: string, records: string, answer: MailAnswer, advised: boolean, heard: boolean]>([
  ["sends, with a silent host", `${site}\n${spf}`, "silent", false, false],
  ["sends, with a host that refuses connections", `${site}\n${spf}`, "refused", false, false],
  ["sends, with a host that accepts mail", `${site}\n${spf}`, {}, false, true],
  ["may send", `${site}\n@ TXT "v=spf1 -all"\n${hidden}`, "silent", false, false],
  ["sends, with a private host", `@ A 10.1.1.1\n${spf}`, "silent", false, false],
  ["accepts mail, without an SPF record", site, {}, true, true],
  ["rejects our connection", site, { code: 554 }, true, false],
])("a domain without MX records that %s is advised a null MX only if that does no harm", async ([, ...row]) => {
  const [records, answer, advised, heard] = row;
  const verdict = email.judge(await lookAtMail({ records, greets: { [shop]: answer }, net }), { query: shop });
  const ways = { en: "which some senders do not try", ko: "이를 시도하지 않는 서버가" };
  const offers = { en: "publish a null MX", ko: "0 ." };

  for (const language of languages) {
    const told = interpret(email, verdict, language).issues.filter(({ id }) =>
      /mx-(?:implicit|private-domain)$/.test(id),
    );
    expect(
      told.map(({ cause, action }) => [cause.includes(ways[language]), action.includes(offers[language])]),
    ).toEqual([[heard, advised]]);
  }
});
