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
  ["sends, and whose host is silent", `${site}\n${spf}`, "silent", false, false],
  ["sends, and whose host refuses", `${site}\n${spf}`, "refused", false, false],
  ["sends, and whose host takes mail", `${site}\n${spf}`, {}, false, true],
  ["may send", `${site}\n@ TXT "v=spf1 -all"\n${hidden}`, "silent", false, false],
  ["sends, and whose host cannot be reached", `@ A 10.1.1.1\n${spf}`, "silent", false, false],
  ["takes mail, and has no word of who sends", site, {}, true, true],
  ["turns us away", site, { code: 554 }, true, false],
])("one without MX records that %s is advised of a null MX only if that does no harm", async ([, ...row]) => {
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
