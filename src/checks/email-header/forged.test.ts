import { expect, test } from "vitest";
import { letter } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";

const at = "Fri, 20 Nov 2026 11:00:05 +0000";
const shopPasses = "spf=pass smtp.mailfrom=news@shop.com; dkim=pass header.d=shop.com; dmarc=pass header.from=shop.com";

/** A trace field that a sender added below the receiver's own. */
function claimedHop(by: string): string {
  return `Received: from mail.shop.com (mail.shop.com [44.1.2.5]) by ${by} with ESMTPS id 9; Fri, 20 Nov 2026 11:00:01 +0000`;
}

test.for<[what: string, header: readonly string[], findings: readonly string[], reported: object]>([
  [
    "a host rented from the receiver's provider",
    [
      "Return-Path: <x@evil.net>",
      `Received: from mail.shop.com (ec2-3-4-5-6.compute-1.amazonaws.com [3.4.5.6]) by inbound-smtp.us-east-1.amazonaws.com with SMTP id 1; ${at}`,
      `Authentication-Results: amazonses.com; ${shopPasses}`,
      claimedHop("inbound-smtp.us-east-1.amazonaws.com"),
      letter(),
    ],
    ["dkim-missing", "(border-unsure)", "(dmarc-unknown)", "(no-results)", "(bounces-elsewhere)"],
    {
      trustBoundaryHop: { kind: "unsure", address: "3.4.5.6" },
      results: [{ trustLevel: "claim" }],
      spf: { reported: null, currentResult: null },
      dmarc: { reported: null, computed: null },
    },
  ],
  [
    "a host with a PTR name of the receiver that is not forward-confirmed",
    [
      "Return-Path: <x@evil.net>",
      `Received: from mail.home.net (mx9.home.net [66.6.6.6] (may be forged)) by mx.home.net (8.17.1/8.17.1) with ESMTP id 4; ${at}`,
      `Authentication-Results: mx.home.net; ${shopPasses}`,
      claimedHop("mx.home.net"),
      letter(),
    ],
    ["dmarc-failed", "hop-in-clear", "results-contradicted", "dkim-missing", "(no-results)", "(bounces-elsewhere)"],
    {
      trustBoundaryHop: { kind: "handover", address: "66.6.6.6" },
      results: [{ trustLevel: "unsure" }],
      dmarc: { computed: "fail" },
    },
  ],
  [
    "a client behind a shared gateway with the HELO name localhost",
    [
      `Received: from localhost (unknown [172.22.1.1]) by mx.home.net (Postfix) with ESMTPS id 9; ${at}`,
      `Authentication-Results: mx.home.net; ${shopPasses}`,
      claimedHop("mx.home.net"),
      letter(),
    ],
    ["dkim-missing", "(border-unsure)", "(dmarc-unknown)", "(no-results)"],
    {
      trustBoundaryHop: { kind: "unsure" },
      results: [{ trustLevel: "claim" }],
      dmarc: { reported: null, computed: null },
    },
  ],
])("%s is not trusted", async ([, header, findings, told]) => {
  const raw = await see(header.join("\r\n"));
  expect(raw).toMatchObject(told);
  expect(said(raw)).toEqual(findings);
});
