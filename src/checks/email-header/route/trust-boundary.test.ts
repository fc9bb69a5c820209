import { expect, test } from "vitest";
import { letter } from "../../../../test/mail/samples.ts";
import { see } from "../../../../test/mail/seen.ts";
import { parseReceived } from "../../../formats/mail/received.ts";
import { openOrganisations } from "../organisations.ts";
import { findTrustBoundary } from "./trust-boundary.ts";

const organisationOf = await openOrganisations();
const at = "Fri, 20 Nov 2026 11:00:05 +0000";
const outside = "from mail.shop.com (mail.shop.com [44.1.2.5]) by mx.home.net (Postfix) with ESMTPS id 9";
const exchange = "(version=TLS1_2, cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.1.2308.20";

function outlook(host: string): string {
  return `${host}P123MB1234.GBRP123.prod.outlook.com`;
}

test.for<[what: string, hop: string, place: number, kind: string]>([
  [
    "a container's gateway, with a one-word HELO name",
    "from friend (unknown [172.22.1.1]) by mx.home.net (Postfix) with ESMTPS",
    0,
    "unsure",
  ],
  [
    "a container's gateway, with the server's own HELO name",
    "from mx.home.net (unknown [172.22.1.1]) by mx.home.net (Postfix) with ESMTPS",
    0,
    "unsure",
  ],
  [
    "a gateway with a PTR name",
    "from friend (haproxy.mail-net [172.22.1.5]) by mx.home.net (Postfix) with ESMTPS",
    0,
    "unsure",
  ],
  ["stunnel", "from friend (localhost [127.0.0.1]) by mx.home.net (Postfix) with ESMTPS", 0, "unsure"],
  ["stunnel or a filter", "from localhost (localhost [127.0.0.1]) by mx.home.net (Postfix) with ESMTP", 0, "unsure"],
  [
    "Exchange, which does no reverse lookups",
    `from ex1.corp.home.net (10.0.0.1) by ex2.corp.home.net (10.0.0.6) with Microsoft SMTP Server ${exchange} via Frontend Transport`,
    0,
    "unsure",
  ],
  [
    "Exchange on one host",
    `from ex1.corp.home.net (10.0.0.1) by ex1.corp.home.net (10.0.0.1) with Microsoft SMTP Server ${exchange}`,
    1,
    "handover",
  ],
  [
    "Exchange 2010 on one host, which does not mark its front end",
    "from ex1.corp.home.net (10.0.0.1) by ex1.corp.home.net (10.0.0.1) with Microsoft SMTP Server (TLS) id 14.3.123.3",
    0,
    "unsure",
  ],
  [
    "Exchange on one host, and another HELO name",
    `from x (10.0.0.1) by ex1.corp.home.net (10.0.0.1) with Microsoft SMTP Server ${exchange}`,
    0,
    "unsure",
  ],
  [
    "Exchange on one host, received by its front end",
    `from ex1.corp.home.net (10.0.0.1) by ex1.corp.home.net (10.0.0.1) with Microsoft SMTP Server ${exchange} via Frontend Transport`,
    0,
    "unsure",
  ],
  [
    "a gateway before Exchange",
    `from ex1.corp.home.net (10.0.0.9) by ex1.corp.home.net (10.0.0.1) with Microsoft SMTP Server ${exchange}`,
    0,
    "unsure",
  ],
  [
    "a gateway on the Exchange host",
    `from ex1.corp.home.net (127.0.0.1) by ex1.corp.home.net (127.0.0.1) with Microsoft SMTP Server ${exchange}`,
    0,
    "unsure",
  ],
  [
    "a PTR name that is not forward-confirmed",
    "from a (mx1.home.net [10.0.0.1] (may be forged)) by mx.home.net",
    0,
    "unsure",
  ],
  // Gateways have names too, and a client controls the fields below.
  [
    "a gateway with a forward-confirmed PTR name",
    "from mx1 (mx1.home.net [10.0.0.1]) by mx.home.net with ESMTPS",
    0,
    "unsure",
  ],
  [
    "a host with a forward-confirmed PTR name that is also in the field below",
    "from mx (mx.home.net [10.0.0.1]) by store.home.net with ESMTPS",
    0,
    "unsure",
  ],
  [
    "delivery to an Exchange mailbox",
    `from ex1.corp.home.net (10.0.0.1) by ex2.corp.home.net (10.0.0.6) with Microsoft SMTP Server ${exchange} via Mailbox Transport`,
    1,
    "handover",
  ],
  // Exchange Online delivers into a mailbox over HTTPS from the same host.
  ["delivery to an Outlook.com mailbox", `from ${outlook("A")} (::1) by ${outlook("B")} with HTTPS`, 1, "handover"],
  [
    "delivery to an Outlook.com mailbox, from a link-local address with a zone",
    `from ${outlook("A")} (fe80::5c1b:9ad9:3a8f:11%7) by ${outlook("B")} with HTTPS`,
    1,
    "handover",
  ],
  [
    "delivery to an Outlook.com mailbox, from IPv4 loopback",
    `from ${outlook("A")} (127.0.0.1) by ${outlook("B")} with HTTPS`,
    1,
    "handover",
  ],
  [
    "delivery to a mailbox in exchangelabs.com",
    "from A.eurprd01.prod.exchangelabs.com (::1) by B.eurprd01.prod.exchangelabs.com with HTTPS",
    1,
    "handover",
  ],
  [
    "delivery to a mailbox in China",
    "from A.CHNPR01.prod.partner.outlook.cn (::1) by B.CHNPR01.prod.partner.outlook.cn with HTTPS",
    1,
    "handover",
  ],
  [
    "a client with an Outlook.com HELO name, over SMTP",
    `from ${outlook("A")} (::1) by ${outlook("B")} with ESMTPS`,
    0,
    "unsure",
  ],
  [
    "a client with an Outlook.com HELO name, at another server",
    `from ${outlook("A")} (::1) by mx.home.net with HTTPS`,
    0,
    "unsure",
  ],
  ["a foreign host over HTTPS at Outlook.com", `from a.evil.net (::1) by ${outlook("B")} with HTTPS`, 0, "unsure"],
  ["LMTP", "from localhost (localhost [127.0.0.1]) by mx.home.net (Postfix) with LMTP id 1", 1, "handover"],
  ["a local program", "by mx.home.net (Postfix, from userid 33) id 1", 1, "handover"],
  // The owner fetched it, so no handover happened there; the earlier receiver is unsure.
  [
    "fetchmail",
    "from imap.isp.net [62.1.2.3] by home.lan with IMAP (fetchmail-6.4.16) for <bob@localhost>",
    1,
    "unsure",
  ],
  ["getmail", "from pop.isp.net (62.1.2.3) by home.lan with POP3-SSL", 1, "unsure"],
  ["mpop", "from pop.isp.net (62.1.2.3) by home.lan with POP3S", 1, "unsure"],
  [
    "a client whose HELO name claims IMAP",
    "from x with IMAP (h.evil.net [66.6.6.6]) by mx.home.net with ESMTP",
    0,
    "unsure",
  ],
])("%s", ([, hop, place, kind]) => {
  const border = findTrustBoundary([hop, outside].map(parseReceived), organisationOf);
  expect(border.at).toBe(place);
  expect(border.kinds[place]).toBe(kind);
});

test.for<[what: string, hop: string]>([
  ["a container's gateway", "from friend (unknown [172.22.1.1]) by mx.home.net (Postfix) with ESMTPS id 9"],
  ["stunnel", "from friend (localhost [127.0.0.1]) by mx.home.net (Postfix) with ESMTPS id 9"],
])("results of a message that came through %s are not trusted", async ([, hop]) => {
  const forged = "spf=pass smtp.mailfrom=news@shop.com; dkim=pass header.d=shop.com; dmarc=pass header.from=shop.com";
  const raw = await see(
    [
      "Return-Path: <news@shop.com>",
      `Received: ${hop}; ${at}`,
      `Authentication-Results: mx.home.net; ${forged}`,
      `Received: ${outside}; ${at}`,
      letter(),
    ].join("\r\n"),
  );
  expect(raw).toMatchObject({
    trustBoundaryHop: { hop: 2, kind: "unsure" },
    results: [{ trustLevel: "claim" }],
    spf: { reported: null, currentResult: null },
    dmarc: { reported: null, computed: null },
  });
});

test("SPF is not evaluated where the owner fetched a message", async () => {
  const fetched = `Received: from imap.isp.net [62.1.2.3] by home.lan with IMAP (fetchmail-6.4.16); ${at}`;
  const raw = await see(
    ["Return-Path: <news@shop.com>", fetched, `Received: ${outside}; ${at}`, letter()].join("\r\n"),
  );
  expect(raw).toMatchObject({
    trustBoundaryHop: { hop: 1, kind: "unsure" },
    spf: { currentResult: null },
    dmarc: { computed: null },
  });
});
