import { expect, test } from "vitest";
import { letter, throughGmail, throughPostfix } from "../../../../test/mail/samples.ts";
import { see } from "../../../../test/mail/seen.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { emailHeader, type EmailHeaderRaw } from "../index.ts";

function causesOf(raw: EmailHeaderRaw): readonly string[] {
  return (["en", "ko"] as const).flatMap((language) => {
    const { issues } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), language);
    return issues.filter(({ id }) => id.startsWith("email-header.spf-")).map(({ cause }) => cause);
  });
}

// RFC 8601 §2.2: a receiver may record a result without the property that names the domain.
test("a failed SPF result without a domain and without an address is worded without placeholders", async () => {
  const raw = await see(throughGmail(letter(), { results: "spf=fail; dmarc=fail" }));
  const unnamed = { ...raw, spf: { ...raw.spf, domain: null, reportedDomain: null, address: null } };

  expect(causesOf(unnamed)).toEqual([
    "SPF of the envelope sender does not allow the sending host to send (fail).",
    "봉투 발신자 도메인의 SPF는 보낸 호스트의 발송을 허용하지 않습니다(fail).",
  ]);
});

// RFC 7208 §2.6: only fail denies. temperror is a lookup that failed, and none means that there is no record.
test.for(["temperror", "none", "neutral"] as const)(
  "%s today is not called a denial of an old message",
  async (today) => {
    const raw = await see(throughPostfix(letter()));
    const old = { ...raw, isRecent: false, spf: { ...raw.spf, reported: null, currentResult: today } };

    expect(causesOf(old)).toEqual([
      `Today, SPF of shop.com does not pass for ${raw.spf.address} (result: ${today}). The record at the time of arrival is unknown.`,
      expect.stringContaining(`통과하지 않습니다(결과: ${today})`),
    ]);
  },
);
