import { expect, test } from "vitest";
import { letter, signed } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";
import { emailHeader } from "./index.ts";

/** A message that a filtering service received, marked in the subject and passed to the receiver. */
async function throughFilter(client: string, { results = "", isMarked = true } = {}): Promise<string> {
  const message = await signed(letter(), "shop.com");
  return [
    "Return-Path: <news@shop.com>",
    ...(results === "" ? [] : [`Authentication-Results: mx.home.net; ${results}`]),
    `Received: from ${client} by mx.home.net (Postfix) with ESMTPS id 1; Fri, 20 Nov 2026 11:00:10 +0000`,
    "Received: from mail.shop.com (mail.shop.com [44.1.2.5]) by inbound.filter.net with ESMTPS id 2; Fri, 20 Nov 2026 11:00:06 +0000",
    isMarked ? message.replace("Subject: ", "Subject: [EXTERNAL] ") : message,
  ].join("\r\n");
}

test.for([
  "d1.ess.barracudanetworks.com",
  "mx0a-001.pphosted.com",
  "mx1-us1.ppe-hosted.com",
  "us-smtp-1.mimecast.com",
  "mail1.bemta33.messagelabs.com",
  "esa1.shop.iphmx.com",
])("behind a gateway of a filtering service, SPF and DKIM failures prove nothing: %s", async (host) => {
  const raw = await see(await throughFilter(`${host} (${host} [44.8.8.8])`));
  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(raw).toMatchObject({ trustBoundaryHop: { kind: "handover", isFilter: true }, dmarc: { computed: null } });
  expect(said(raw)).toEqual(["dkim-failed-filtered", "(filter-between)", "(dmarc-unknown)", "(no-results)"]);
  expect(emailHeader.judge(raw, { headers: "" }).status).toBe("unknown");
});

test("a pass behind a filtering service counts like any other", async () => {
  const client = "mx0a-001.pphosted.com (mx0a-001.pphosted.com [44.1.2.5])";
  expect(said(await see(await throughFilter(client, { isMarked: false })))).toEqual(["(no-results)"]);
});

test("a fail by the receiver also counts behind a filtering service", async () => {
  const client = "mx0a-001.pphosted.com (mx0a-001.pphosted.com [44.8.8.8])";
  const raw = await see(await throughFilter(client, { results: "dmarc=fail header.from=shop.com" }));
  expect(said(raw)).toEqual(["dmarc-failed", "spf-failed", "dkim-failed"]);
});

test.for([
  "mx0a-001.pphosted.com (unknown [44.8.8.8])",
  "mx0a-001.pphosted.com (mx0a-001.pphosted.com [44.8.8.8] (may be forged))",
  "x (mx.pphosted.com.evil.net [44.8.8.8])",
  "x (notmimecast.com [44.8.8.8])",
])("a client's own claim does not make it a filtering service: %s", async (client) => {
  const raw = await see(await throughFilter(client));
  expect(raw).toMatchObject({ trustBoundaryHop: { isFilter: false }, dmarc: { computed: "fail" } });
  expect(said(raw)).toEqual(["dmarc-failed", "spf-failed", "dkim-failed", "(no-results)"]);
});

test("a header that verifies behind a filtering service is reported as such, with the gateway's SPF result", async () => {
  const client = "mx0a-001.pphosted.com (mx0a-001.pphosted.com [44.8.8.8])";
  expect(said(await see(await throughFilter(client, { isMarked: false })))).toEqual([
    "(filter-between)",
    "(dmarc-header-only)",
    "(no-results)",
  ]);
});
