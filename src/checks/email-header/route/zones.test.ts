import { expect, test } from "vitest";
import { letter } from "../../../../test/mail/samples.ts";
import { said, see } from "../../../../test/mail/seen.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { emailHeader } from "../index.ts";

const shop = "from mail.shop.com (mail.shop.com [44.1.2.5]) by mx.naver.com with ESMTPS id 1";

test.for<[what: string, last: string, finding: string]>([
  ["a server that marks Seoul time as UTC", "Fri, 20 Nov 2026 20:00:05 +0000", "(wrong-zone)"],
  ["a slow server", "Fri, 20 Nov 2026 19:48:05 +0000", "slow-hop"],
  ["a server whose clock is wrong by minutes", "Fri, 20 Nov 2026 10:48:05 +0000", "(clock-skew)"],
])("the times of %s", async ([, last, finding]) => {
  const raw = await see(
    [
      `Received: from mx.naver.com (mx.naver.com [10.1.1.1]) by store.naver.com with ESMTP id 2; ${last}`,
      `Received: ${shop}; Fri, 20 Nov 2026 20:00:04 +0900`,
      letter(),
    ].join("\r\n"),
  );
  const ids = ["slow-hop", "(clock-skew)", "(wrong-zone)"];
  expect(said(raw).filter((id) => ids.includes(id))).toEqual([finding]);
});

test("the hours of a wrong zone are reported without the seconds in transit", async () => {
  const raw = await see(
    [
      "Received: from mx.naver.com (mx.naver.com [10.1.1.1]) by store.naver.com with ESMTP id 2; Fri, 20 Nov 2026 20:00:09 +0000",
      `Received: ${shop}; Fri, 20 Nov 2026 20:00:04 +0900`,
      letter(),
    ].join("\r\n"),
  );
  const { issues, kpis } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), "en");
  expect(issues.find(({ id }) => id.endsWith("wrong-zone"))?.cause).toContain("9 hours at hop 2 (store.naver.com)");
  expect(kpis.find(({ id }) => id.endsWith("duration"))?.value).toBeNull();
});

test("a message with a time of receipt in the future does not count as recent", async () => {
  const raw = await see([`Received: ${shop}; Fri, 20 Nov 2099 20:00:04 +0900`, letter()].join("\r\n"));
  expect(raw.isRecent).toBe(false);
});
