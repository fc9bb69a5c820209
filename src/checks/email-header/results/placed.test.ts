import { expect, test } from "vitest";
import { emailHeader } from "../index.ts";
import { letter } from "../../../../test/mail/samples.ts";
import { said, see } from "../../../../test/mail/seen.ts";

const at = "Fri, 20 Nov 2026 11:00:05 +0000";

/** A delivery by Outlook.com as exported since 2024. */
function throughOutlook(newest: string, results: string): string {
  return [
    `Received: from DB9P123MB1234.GBRP123.PROD.OUTLOOK.COM (${newest})`,
    ` by CWLP123MB5678.GBRP123.PROD.OUTLOOK.COM with HTTPS; ${at}`,
    "Received: from DB8EUR05FT042.eop-eur05.prod.protection.outlook.com (2603:10a6:10:cafe::12)",
    " by DB9P123MB1234.GBRP123.PROD.OUTLOOK.COM (2603:10a6:10:1::12) with Microsoft SMTP Server",
    ` (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.9253.11; ${at}`,
    `Authentication-Results: ${results}`,
    "Received: from mail.evil.net (66.6.6.6) by DB8EUR05FT042.mail.protection.outlook.com (10.233.241.100)",
    " with Microsoft SMTP Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.9253.11 via",
    ` Frontend Transport; ${at}`,
    letter(),
    "Return-Path: x@evil.net",
  ].join("\r\n");
}

const refused =
  "spf=pass (sender IP is 66.6.6.6) smtp.mailfrom=evil.net; dkim=none (message not signed) header.d=none;dmarc=fail action=quarantine header.from=shop.com;compauth=fail reason=000";

test.for(["::1", "fe80::5c1b:9ad9:3a8f:11%7", "2603:10a6:10:1::12"])(
  "a fail of Outlook.com counts where its newest hop is from %s",
  async (newest) => {
    const raw = await see(throughOutlook(newest, refused));
    expect(raw).toMatchObject({
      trustBoundaryHop: { hop: 1, kind: "handover", address: "66.6.6.6" },
      results: [{ trustLevel: "believed" }],
      dmarc: { reported: "fail" },
      spf: { reported: "pass" },
    });
    expect(said(raw)).toContain("dmarc-failed");
    expect(said(raw)).not.toContain("(no-results)");
    expect(said(raw)).not.toContain("(border-unsure)");
  },
);

/** An export by Proton Mail: fields are grouped by name, so its results are below every trace field. */
function exported(server: string, results: string): string {
  return [
    "Return-Path: <x@evil.net>",
    "Received: from mail.evil.net (mail.evil.net [66.6.6.6]) (using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384)",
    ` by mailin053.protonmail.ch (Postfix) with ESMTPS id 4XkR; ${at}`,
    `Received: from laptop (unknown [10.1.1.1]) by mail.evil.net (Postfix) with ESMTP id 1; ${at}`,
    letter(),
    `Authentication-Results: ${server}; ${results}`,
  ].join("\r\n");
}

test("results moved by an export are reported as such and do not count", async () => {
  const raw = await see(exported("mail.protonmail.ch", "dmarc=pass header.from=shop.com; spf=pass"));
  expect(raw).toMatchObject({
    results: [{ trustLevel: "displaced" }],
    dmarc: { reported: null },
    spf: { reported: null },
  });
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(said(raw)).toContain("(results-displaced)");
  expect(said(raw)).not.toContain("(no-results)");
  const { findings } = emailHeader.judge(raw, { headers: "" });
  expect(findings.find(({ id }) => id === "results-displaced")?.params).toMatchObject({
    server: "mail.protonmail.ch",
    list: "dmarc=pass, spf=pass",
  });
});

test("results in another name, or between trace fields, are claims", async () => {
  const elsewhere = await see(exported("mx.google.com", "dmarc=pass header.from=shop.com"));
  expect(elsewhere.results).toMatchObject([{ trustLevel: "claim" }]);
  expect(said(elsewhere)).toContain("(no-results)");
  const between = exported("mail.protonmail.ch", "dmarc=pass header.from=shop.com");
  const more = await see(`${between}\r\nReceived: from b.evil.net by c.evil.net with ESMTP; ${at}`);
  expect(more.results).toMatchObject([{ trustLevel: "claim" }]);
});
