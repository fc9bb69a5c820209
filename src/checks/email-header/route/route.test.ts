import { expect, test } from "vitest";
import { parseReceived } from "../../../formats/mail/received.ts";
import { openOrganisations } from "../organisations.ts";
import { kindOf } from "./trust-boundary.ts";

const organisationOf = await openOrganisations();

test.for<[value: string, kind: string]>([
  ["from a.com (a.com [44.1.2.3]) by mx.b.com with ESMTP id 1", "handover"],
  // Customers of the receiver's provider may have a name in its domain.
  ["from x.b.com (out.b.com [44.1.2.3]) by mx.b.com with ESMTP id 1", "unsure"],
  [
    "from mail.shop.com (ec2-3-4-5-6.compute-1.amazonaws.com [3.4.5.6]) by inbound-smtp.us-east-1.amazonaws.com with SMTP id 1",
    "unsure",
  ],
  ["from x (c-73-1-2-3.hsd1.ma.comcast.net [73.1.2.3]) by resimta-po-01v.sys.comcast.net with ESMTP id 1", "unsure"],
  [
    "from mail-sor-f41.google.com (mail-sor-f41.google.com. [209.85.220.41]) by mx.google.com with SMTPS id 1",
    "handover",
  ],
  // A HELO name does not make a client internal.
  ["from mx.b.com (unknown [44.1.2.3]) by mx.b.com with ESMTP id 1", "handover"],
  ["from mx.b.com ([44.1.2.3]) by mx.b.com with ESMTP id 1", "handover"],
  // The owner of an address can set any PTR record.
  ["from x (mx.b.com [44.1.2.3] (may be forged)) by mx.b.com with ESMTP id 1", "handover"],
  ["from mx.b.com (HELO x) (44.1.2.3) by mx.b.com with SMTP", "handover"],
  ["from mx.b.com ([44.1.2.3] helo=x) by mx.b.com with esmtp id 1", "unsure"],
  ["from mail.a.com (unknown [172.17.0.1]) by mail with ESMTP id 1", "unsure"],
  ["from localhost (localhost [127.0.0.1]) by mx.b.com with ESMTP id 1", "internal"],
  // Only the machine itself is localhost; behind a gateway every client has the gateway's address.
  ["from localhost (unknown [172.22.1.1]) by mx.b.com with ESMTPS id 1", "unsure"],
  ["from [127.0.0.1] (unknown [172.22.1.1]) by mx.b.com with ESMTPS id 1", "unsure"],
  ["from localhost (unknown [127.0.0.1]) by mx.b.com with ESMTP id 1", "internal"],
  ["from filter (unknown [10.1.2.3]) by mx.b.com with SMTP id 1", "internal"],
  ["from EX01.corp.local (192.168.1.5) by mx.b.com with Microsoft SMTP Server id 1", "internal"],
  // Something in between hides the real client.
  ["from mail.a.com (unknown [10.0.0.1]) by mx.b.com with ESMTP id 1", "unsure"],
  ["from mail.a.com by mx.b.com with ESMTP id 1", "unsure"],
  ["by mx.b.com (Postfix, from userid 33) id 1", "internal"],
  ["from x (x [44.1.2.3]) by mx.b.com with LMTP id 1", "internal"],
  ["from [192.168.1.7] (dsl.isp.com [44.1.2.3]) by mx.b.com with ESMTPSA id 1", "submission"],
  // LMTP delivery authenticates to the mailbox; that is no submission by a user.
  ["from mx.b.com ([unix socket]) by mx (Cyrus v2.4.12) with LMTPA", "internal"],
  [
    "from pc (pool.isp.com [44.1.2.3]) (authenticated bits=0) by mx.b.com (8.17.1/8.17.1) with ESMTP id 1",
    "submission",
  ],
  ["from x (authenticated bits=0) (mx.a.com [44.1.2.3]) by mx.b.com (8.17.1/8.17.1) with ESMTP id 1", "handover"],
  ["from [44.1.2.3] by web.b.com with HTTP id 1", "submission"],
  ["from 1234567 named unknown by gmailapi.google.com with HTTPREST", "submission"],
  // A client name with spaces starts clauses of its own.
  ["from x by mx.b.com with LMTP (h.evil.net [66.6.6.6]) by mx.b.com with ESMTP id 9", "unsure"],
  ["from x by mx.b.com with ESMTPSA (h.evil.net [66.6.6.6]) by mx.b.com with ESMTP id 9", "unsure"],
  // A client may use any HELO name.
  ["from [10.0.0.1] by mx.b.com with ESMTP id 1", "unsure"],
  ["from a (mx.b.com [10.0.0.1]) (c.com [44.1.2.3]) by mx.b.com (Postfix) with ESMTP id 1", "handover"],
  ["by 2002:a05:1::1 with SMTP id 1", "internal"],
  [
    "from A.eurprd01.prod.outlook.com (2603:10a6::1) by B.eurprd01.prod.outlook.com (2603:10a6::2) with Microsoft SMTP Server (version=TLS1_2) id 1",
    "internal",
  ],
  [
    "from VE1EUR03FT010.eop-EUR03.prod.protection.outlook.com (2a01:111:f400:7e09::202) by DB6PR0501CA0027.outlook.office365.com (2603:10a6:4:67::13) with Microsoft SMTP Server (version=TLS1_2) id 1 via Frontend Transport",
    "internal",
  ],
  // Outbound servers record addresses too, and so do customer machines.
  [
    "from NAM11-obe.outbound.protection.outlook.com (2a01:111:f400:7eae::622) by AM5.mail.protection.outlook.com (10.1.2.3) with Microsoft SMTP Server id 1",
    "handover",
  ],
  [
    "from NAM11-obe.outbound.protection.outlook.com (unknown [2a01:111:f400:7eae::622]) by mx.b.com with ESMTPS id 1",
    "handover",
  ],
  [
    "from A.eurprd01.prod.outlook.com (2603:1030:20e::1) by B.eurprd01.prod.outlook.com (2603:10a6::2) with Microsoft SMTP Server id 1",
    "handover",
  ],
  [
    "from A.eurprd01.prod.outlook.com (2a01:111:f400:7eae::622) by AM5.mail.protection.outlook.com (10.1.2.3) with Microsoft SMTP Server id 1",
    "handover",
  ],
  [
    "from st43p00im-zteg1.me.com by p57-mailgateway-smtp-57bcb5fd5b-v4wmc (mailgateway 2423B80) with SMTP id 1",
    "internal",
  ],
  ["from p01-icloudmta-smtpin-1 by p01-mailgateway-smtp-2 (mailgateway) with SMTP id 1", "internal"],
  ["from a.com (a.com [44.1.2.3]) by st43p00im-zteg1.me.com (Postfix) with ESMTPS id 1", "handover"],
  // Another tenant is another organisation.
  [
    "from EUR05.outbound.protection.outlook.com (40.107.22.100) by AM5.mail.protection.outlook.com (10.1.2.3) with Microsoft SMTP Server (version=TLS1_2) id 1 via Frontend Transport",
    "handover",
  ],
  [
    "from A.prod.outlook.com (44.1.2.3) by AM5.mail.protection.outlook.com (10.1.2.3) with Microsoft SMTP Server id 1",
    "handover",
  ],
  ["from 44.1.2.3 (EHLO a.com) by 10.2.3.4 with SMTPs id 1", "handover"],
  ["from a.co.uk (a.co.uk [44.1.2.3]) by mx.b.co.uk with ESMTP id 1", "handover"],
])("%s: %s", ([value, kind]) => {
  expect(kindOf(parseReceived(value), organisationOf)).toBe(kind);
});
