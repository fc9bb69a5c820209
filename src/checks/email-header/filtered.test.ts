import { expect, test } from "vitest";
import { letter, mailWorld, signed } from "../../../test/mail/samples.ts";
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
  "za-smtp-1.mimecast.co.za",
  "je-smtp-1.mimecast-offshore.com",
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

const refused =
  "spf=fail (sender IP is 44.8.8.8) smtp.mailfrom=shop.com; dkim=fail (body hash did not verify) header.d=shop.com;dmarc=fail action=oreject header.from=shop.com;compauth=none reason=451";
const passed =
  "spf=pass smtp.mailfrom=news@shop.com; dkim=pass header.d=shop.com header.s=s1; dmarc=pass header.from=shop.com";

/** A message that a filter passed to Exchange Online, which records neither PTR names nor an authserv-id. */
async function toExchange({
  helo = "mx0a-001.pphosted.com",
  results = refused,
  filter = "",
  field = "Authentication-Results",
  below = "",
} = {}) {
  const message = await signed(letter(), "shop.com");
  return [
    "Received: from AM6PR01MB5555.eurprd01.prod.exchangelabs.com (2603:10a6:20b:e0::22) by AM7PR01MB6666.eurprd01.prod.exchangelabs.com with HTTPS; Fri, 20 Nov 2026 11:00:12 +0000",
    `Authentication-Results: ${results}`,
    `Received: from ${helo} (44.8.8.8) by AM5EUR02FT004.mail.protection.outlook.com (10.152.8.123) with Microsoft SMTP Server (version=TLS1_2, cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.20.5857.17 via Frontend Transport; Fri, 20 Nov 2026 11:00:10 +0000`,
    "Received: from pps.filterd (m0123456.ppops.net [127.0.0.1]) by mx0a-001.pphosted.com (8.17.1.5/8.17.1.5) with ESMTP id 1; Fri, 20 Nov 2026 11:00:08 +0000",
    ...(filter === "" ? [] : [`${field}: ${filter}`]),
    "Received: from mail.shop.com (mail.shop.com [44.1.2.5]) by mx0a-001.pphosted.com (PPS) with ESMTPS id 2; Fri, 20 Nov 2026 11:00:06 +0000",
    ...(below === "" ? [] : [`Authentication-Results: ${below}`]),
    message.replace("Subject: ", "Subject: [EXTERNAL] "),
  ].join("\r\n");
}

test.for<[what: string, header: Parameters<typeof toExchange>[0]]>([
  ["in its own field", { filter: `ppops.net; ${passed}` }],
  ["in a field that Exchange renamed", { filter: `ppops.net; ${passed}`, field: "Authentication-Results-Original" }],
  ["with an ARC set", { filter: `i=1; ppops.net; ${passed}`, field: "ARC-Authentication-Results" }],
  ["below its own trace field", { below: `ppops.net; ${passed}` }],
  ["for DKIM only", { filter: "ppops.net; dkim=pass header.d=shop.com" }],
])("a fail behind a filter does not outweigh the pass that the filter recorded %s", async ([, header]) => {
  const raw = await see(await toExchange(header));

  expect(emailHeader.raw.safeParse(raw).error).toBeUndefined();
  expect(raw).toMatchObject({ trustBoundaryHop: { isFilter: true, hasPassed: true }, dmarc: { reported: "fail" } });
  expect(said(raw).filter((id) => /^(?:dmarc|spf|dkim)-failed$/.test(id))).toEqual([]);
  expect(said(raw)).toContain("(filter-between)");
  expect(emailHeader.judge(raw, { headers: "" }).status).toBe("unknown");
});

test.for<[what: string, header: Parameters<typeof toExchange>[0], world?: Parameters<typeof see>[1]]>([
  ["the filter recorded nothing", {}],
  ["the filter recorded a fail too", { filter: `ppops.net; ${refused}` }],
  [
    "the filter recorded a pass of another domain",
    { filter: "ppops.net; spf=pass smtp.mailfrom=x@evil.net; dkim=pass header.d=evil.net" },
  ],
  ["the sender wrote the pass", { below: `mx.home.net; ${passed}` }],
  ["the client is no filter", { helo: "mail.evil.net", filter: `ppops.net; ${passed}` }],
  [
    "the client's name only ends like a filter's",
    { helo: "mx0a-001.evilpphosted.com", filter: `ppops.net; ${passed}` },
  ],
  [
    "the claimed name belongs to another address",
    { filter: `ppops.net; ${passed}` },
    { zones: { ...mailWorld.zones, "pphosted.com": "mx0a-001 A 44.5.5.5" } },
  ],
])("a fail counts if %s", async ([, header, world]) => {
  const raw = await see(await toExchange(header), world);

  expect(raw).toMatchObject({ trustBoundaryHop: { hasPassed: false } });
  expect(said(raw)).toContain("dmarc-failed");
});

test("a claimed name that belongs to the client's address is a filter's", async () => {
  const world = { zones: { ...mailWorld.zones, "pphosted.com": "mx0a-001 A 44.8.8.8" } };
  expect(await see(await toExchange({ filter: `ppops.net; ${passed}` }), world)).toMatchObject({
    trustBoundaryHop: { isFilter: true, hasPassed: true },
  });
});
