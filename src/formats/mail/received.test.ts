import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parseReceived } from "./received.ts";

test.for<[who: string, value: string, from: object | null, rest: object]>([
  [
    "Postfix",
    "from mail.example.com (mail.example.com [203.0.113.5]) (using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits) key-exchange X25519 server-signature RSA-PSS (2048 bits)) (No client certificate requested) by mx.example.net (Postfix) with ESMTPS id 4ABCDEF for <bob@example.net>; Tue, 3 Nov 2026 10:00:05 +0100 (CET)",
    { helo: "mail.example.com", name: "mail.example.com", address: "203.0.113.5" },
    {
      by: { name: "mx.example.net", address: null },
      with: "ESMTPS",
      id: "4ABCDEF",
      for: "bob@example.net",
      tls: { used: true, version: "TLSv1.3", cipher: "TLS_AES_256_GCM_SHA384" },
      isAuthenticated: false,
      time: Date.UTC(2026, 10, 3, 9, 0, 5),
    },
  ],
  [
    "Postfix, a client without a name, that handed in its own mail",
    "from [192.168.1.9] (unknown [198.51.100.7]) (Authenticated sender: bob@example.net) by mx.example.net (Postfix) with ESMTPSA id 4ABC; 3 Nov 2026 10:00:05 +0000",
    { helo: "[192.168.1.9]", name: null, address: "198.51.100.7" },
    { with: "ESMTPSA", isAuthenticated: true, tls: { used: true, version: null, cipher: null } },
  ],
  [
    "Gmail within",
    "by 2002:a05:6402:1a4f:b0:5c0:1234:5678 with SMTP id abc12csp1234567edb; Tue, 03 Nov 2026 01:00:06 -0800 (PST)",
    null,
    { by: { name: null, address: "2002:a05:6402:1a4f:b0:5c0:1234:5678" }, with: "SMTP", tls: { used: false } },
  ],
  [
    "Gmail at the border",
    "from mail.example.com (mail.example.com. [203.0.113.5]) by mx.google.com with ESMTPS id a1-20020a056402si1234567ede.1.2026.11.03.01.00.05 for <bob@gmail.com> (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256); Tue, 03 Nov 2026 01:00:05 -0800 (PST)",
    { helo: "mail.example.com", name: "mail.example.com", address: "203.0.113.5" },
    { by: { name: "mx.google.com" }, for: "bob@gmail.com", tls: { used: true, version: "TLSv1.3" } },
  ],
  [
    "Exchange Online at the border",
    "from mail.example.com (203.0.113.5) by AM5EUR03FT042.mail.protection.outlook.com (10.152.16.100) with Microsoft SMTP Server (version=TLS1_2, cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.20.9253.11 via Frontend Transport; Tue, 3 Nov 2026 09:00:05 +0000",
    { helo: "mail.example.com", name: null, address: "203.0.113.5" },
    {
      by: { name: "AM5EUR03FT042.mail.protection.outlook.com", address: "10.152.16.100" },
      with: "Microsoft SMTP Server",
      id: "15.20.9253.11",
      via: "Frontend Transport",
      tls: { used: true, version: "TLSv1.2", cipher: "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" },
    },
  ],
  [
    "Exchange within",
    "from AM0PR01MB1234.eurprd01.prod.exchangelabs.com (2603:10a6:208:1::12) by AM0PR01MB9999.eurprd01.prod.exchangelabs.com with HTTPS; Tue, 3 Nov 2026 09:00:08 +0000",
    { helo: "AM0PR01MB1234.eurprd01.prod.exchangelabs.com", address: "2603:10a6:208:1::12" },
    { with: "HTTPS", tls: { used: true } },
  ],
  [
    "Exchange 2010 without TLS",
    "from mail.example.com (203.0.113.5) by EX01.example.local (192.168.1.3) with Microsoft SMTP Server id 14.3.123.3; Tue, 3 Nov 2026 10:00:05 +0100",
    { address: "203.0.113.5" },
    { by: { name: "EX01.example.local", address: "192.168.1.3" }, tls: { used: false } },
  ],
  [
    "Exchange 2010 with TLS",
    "from mail.example.com (203.0.113.5) by EX01.example.local (192.168.1.3) with Microsoft SMTP Server (TLS) id 14.3.123.3; Tue, 3 Nov 2026 10:00:05 +0100",
    { address: "203.0.113.5" },
    { tls: { used: true, version: null, cipher: null } },
  ],
  [
    "Exim",
    "from [203.0.113.5] (port=50123 helo=mail.example.com) by mx.example.net with esmtps (TLS1.3) tls TLS_AES_256_GCM_SHA384 (Exim 4.96) (envelope-from <a@example.com>) id 1rAbCd-0001Ab-2C for bob@example.net; Tue, 03 Nov 2026 10:00:05 +0100",
    { helo: "mail.example.com", name: null, address: "203.0.113.5" },
    { id: "1rAbCd-0001Ab-2C", for: "bob@example.net", tls: { used: true, version: "TLSv1.3" } },
  ],
  [
    "Exim, with a name that it has looked up",
    "from smtp.example.com ([203.0.113.5]:41234 helo=mail.example.com) by mx.example.net with esmtp (Exim 4.96) id 1rAbCd-0001Ab-2C; Tue, 03 Nov 2026 10:00:05 +0100",
    { helo: "mail.example.com", name: "smtp.example.com", address: "203.0.113.5" },
    { tls: { used: false } },
  ],
  [
    "qmail",
    "from unknown (HELO mail.example.com) (203.0.113.5) by mx.example.net with SMTP; 3 Nov 2026 09:00:05 -0000",
    { helo: "mail.example.com", name: null, address: "203.0.113.5" },
    { time: Date.UTC(2026, 10, 3, 9, 0, 5), tls: { used: false } },
  ],
  [
    "qmail, whose client says that it is another",
    "from smtp.example.com (HELO 8.8.8.8) (203.0.113.5) by mx.example.net with (AES256-SHA encrypted) SMTP; 3 Nov 2026 09:00:05 -0000",
    { helo: "8.8.8.8", name: "smtp.example.com", address: "203.0.113.5" },
    { tls: { used: true, cipher: "AES256-SHA" } },
  ],
  [
    "qmail within",
    "(qmail 12345 invoked by uid 89); 3 Nov 2026 09:00:05 -0000",
    null,
    { by: { name: null, address: null }, time: Date.UTC(2026, 10, 3, 9, 0, 5), tls: { used: null } },
  ],
  [
    "Sendmail",
    "from mail.example.com (smtp.example.com [203.0.113.5] (may be forged)) by mx.example.net (8.15.2/8.15.2) with ESMTPS id 0A1B2C (version=TLSv1.2 cipher=ECDHE-RSA-AES256-GCM-SHA384 bits=256 verify=NOT) for <bob@example.net>; Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "mail.example.com", name: "smtp.example.com", address: "203.0.113.5" },
    { tls: { used: true, version: "TLSv1.2" }, for: "bob@example.net" },
  ],
  [
    "Sendmail, whose client is not forward-confirmed",
    "from mx.example.net (mx9.example.net [203.0.113.5] (may be forged)) by mx.example.net (8.17.1/8.17.1) with ESMTP id 4AKB",
    { helo: "mx.example.net", isNameChecked: false, address: "203.0.113.5" },
    { isAuthenticated: false },
  ],
  [
    "Sendmail, whose client gave a password",
    "from pc.lan (pool.example.com [203.0.113.5])\t(authenticated bits=0)\tby mail.example.net (8.13.8/8.13.8) with ESMTP id 1",
    { helo: "pc.lan", name: "pool.example.com", address: "203.0.113.5" },
    { isAuthenticated: true, tls: { used: false } },
  ],
  [
    "a client that says that it gave a password",
    "from x (authenticated bits=0) (Authenticated sender: a) (pool.example.com [203.0.113.5]) by mail.example.net (Postfix) with ESMTP id 1",
    { helo: "x", name: "pool.example.com", address: "203.0.113.5" },
    { isAuthenticated: false },
  ],
  [
    "Cyrus, where the mail server authenticated",
    "from mail.example.net ([unix socket]) by mail (Cyrus v2.4.12) with LMTPA; Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "mail.example.net", address: null },
    { with: "LMTPA", isAuthenticated: false },
  ],
  [
    "qmail, whose client gave a password",
    "from unknown (HELO pc) (joe@example.net@203.0.113.5) by mail.example.net with ESMTPA; 3 Nov 2026 09:00:05 -0000",
    { helo: "pc", name: null, address: "203.0.113.5" },
    { isAuthenticated: true },
  ],
  [
    "qmail, whose client says who it is, and gave no password",
    "from unknown (HELO pc) (joe@203.0.113.5) by mail.example.net with SMTP; 3 Nov 2026 09:00:05 -0000",
    { helo: "pc", name: null, address: "203.0.113.5" },
    { isAuthenticated: false },
  ],
  [
    "Mimecast",
    "from mail.example.com (mail.example.com [203.0.113.5]) (Using TLS) by relay.example.net with ESMTP id us-mta-1",
    { name: "mail.example.com", address: "203.0.113.5" },
    { tls: { used: true, version: null, cipher: null } },
  ],
  [
    "Courier",
    "from mail.example.com ([::ffff:203.0.113.5]) (TLS: TLSv1.3,256bits,TLS_AES_256_GCM_SHA384) by mx.example.net with ESMTP; Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "mail.example.com", address: "203.0.113.5" },
    { tls: { used: true, version: "TLSv1.3", cipher: "TLS_AES_256_GCM_SHA384" }, isAuthenticated: false },
  ],
  [
    "Courier, whose client gave a password",
    "from pc ([::ffff:203.0.113.5]) (AUTH: LOGIN joe@example.net, TLS: TLSv1/SSLv3,256bits,AES256-SHA) by mx.example.net with ESMTP",
    { helo: "pc", name: null, address: "203.0.113.5" },
    { tls: { used: true, version: null, cipher: "AES256-SHA" }, isAuthenticated: true },
  ],
  [
    "IronPort",
    "from mail.example.com ([203.0.113.5]) by esa.example.net with ESMTP/TLS/ECDHE-RSA-AES256-GCM-SHA384; 03 Nov 2026 09:00:05 +0000",
    { address: "203.0.113.5" },
    { tls: { used: true, version: null, cipher: "ECDHE-RSA-AES256-GCM-SHA384" } },
  ],
  [
    "PowerMTA, which writes text after the date",
    "from mail.example.com (smtp.example.com [203.0.113.5]) by mx.example.net (PowerMTA(TM) v5.0r1) id h1a2b3; Tue, 3 Nov 2026 10:00:05 +0100 (envelope-from <a@example.com>)",
    { name: "smtp.example.com", address: "203.0.113.5" },
    { time: Date.UTC(2026, 10, 3, 9, 0, 5), tls: { used: null }, id: "h1a2b3" },
  ],
  [
    "Yahoo",
    "from 203.0.113.5 (EHLO mail.example.com) by 10.222.142.147 with SMTPs (version=TLS1_3 cipher=TLS_AES_128_GCM_SHA256); Tue, 03 Nov 2026 09:00:05 +0000",
    { helo: "mail.example.com", name: null, address: "203.0.113.5" },
    { by: { name: null, address: "10.222.142.147" }, tls: { used: true, version: "TLSv1.3" } },
  ],
  [
    "a client of IPv6",
    "from mail.example.com (mail.example.com [IPv6:2001:db8::5]) by mx.example.net (Postfix) with ESMTP id 1; Tue, 3 Nov 2026 10:00:05 +0100",
    { address: "2001:db8::5" },
    { tls: { used: false } },
  ],
  [
    "Naver, which writes TLS after the recipient",
    "from emkei.example (emkei.example [203.0.113.5]) by crcvmail201.nm.naver.com with ESMTP id 1-x7zb82R7OvbNm-OHy3iQ for <bob@naver.com> (version=TLSv1.3 cipher=TLS_AES_256_GCM_SHA384); Tue, 03 Nov 2026 09:00:05 -0000",
    { helo: "emkei.example", name: "emkei.example", address: "203.0.113.5" },
    { id: "1-x7zb82R7OvbNm-OHy3iQ", for: "bob@naver.com", tls: { used: true, version: "TLSv1.3" }, isFilter: false },
  ],
  [
    "vger",
    'from mail.example.com ([203.0.113.5]:10345 "EHLO mail.example.com" rhost-flags-OK-OK-OK-OK) by vger.example.org with ESMTP id S231785AbhDHPZr (ORCPT <rfc822;list@vger.example.org>); Tue, 3 Nov 2026 04:00:05 -0500',
    { helo: "mail.example.com", name: "mail.example.com", isNameChecked: true, address: "203.0.113.5" },
    { by: { name: "vger.example.org" }, id: "S231785AbhDHPZr", time: Date.UTC(2026, 10, 3, 9, 0, 5), offset: -300 },
  ],
  [
    "vger, whose client is not forward-confirmed",
    'from smtp.example.com ([203.0.113.5]:10345 "EHLO mail.example.com" rhost-flags-OK-FAIL-OK-FAIL) by vger.example.org with ESMTP id 1',
    { helo: "mail.example.com", name: "smtp.example.com", isNameChecked: false, address: "203.0.113.5" },
    {},
  ],
  [
    "amavis",
    "from mx.example.net ([127.0.0.1]) by localhost (mx.example.net [127.0.0.1]) (amavisd-new, port 10024) with ESMTP id o-rrfcj1yOrE for <bob@example.net>; Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "mx.example.net", name: null, address: "127.0.0.1" },
    { by: { name: "localhost" }, id: "o-rrfcj1yOrE", for: "bob@example.net", isFilter: true, isMixedUp: false },
  ],
  [
    "amavis on another machine",
    "from mx.example.net ([10.0.0.1]) by localhost (mx.example.net [10.0.0.2]) (amavisd-new, port 10024) with ESMTP id 1",
    { address: "10.0.0.1" },
    { isFilter: false },
  ],
  [
    "the proxy of Fastmail",
    "from phl-mx-04 ([10.202.2.203]) by ams-compute-02.internal (LMTPProxy); Tue, 03 Nov 2026 04:00:05 -0500",
    { helo: "phl-mx-04", name: null, address: "10.202.2.203" },
    { by: { name: "ams-compute-02.internal" }, with: null, tls: { used: null } },
  ],
  [
    "semicolons in a comment and in an id",
    "from a.example.com (a.example.com [203.0.113.5]) by b.example.com (x; y (z; Mon, 1 Jan 2001 00:00:00 +0000)) with ESMTP id a;b; Tue, 3 Nov 2026 10:00:05 +0100",
    { address: "203.0.113.5" },
    { time: Date.UTC(2026, 10, 3, 9, 0, 5) },
  ],
  [
    "clauses in another order",
    "by b.example.com with ESMTP for <bob@example.net> id 77 from a.example.com ([203.0.113.5]); Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "a.example.com", name: null, address: "203.0.113.5" },
    { by: { name: "b.example.com" }, id: "77", for: "bob@example.net" },
  ],
  [
    "a host that is called like a word of the grammar",
    "from by (by.example.com [203.0.113.5]) by with with ESMTP id for for id; Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "by", name: "by.example.com" },
    { by: { name: "with" }, with: "ESMTP", id: "for", for: "id" },
  ],
  [
    "a client that puts TLS into its name",
    "from version=TLS1_3 (TLSv1.3.example.com [203.0.113.5]) by b.example.com with SMTP id 1; Tue, 3 Nov 2026 10:00:05 +0100",
    { name: "TLSv1.3.example.com" },
    { tls: { used: false, version: null } },
  ],
  [
    "a program in Go",
    "by filterdrecv-1 with SMTP id f-1; 2026-11-03 09:00:05.123456789 +0000 UTC m=+1234.5",
    null,
    { time: Date.UTC(2026, 10, 3, 9, 0, 5) },
  ],
  [
    "no semicolon",
    "from a.example.com by b.example.com with SMTP Tue, 3 Nov 2026 10:00:05 +0100",
    { helo: "a.example.com" },
    { time: Date.UTC(2026, 10, 3, 9, 0, 5) },
  ],
  ["an invalid date", "from a by b; Tue, 31 Feb 2026 10:00:05 +0100", { helo: "a" }, { time: null }],
  ["no zone", "from a by b; Tue, 3 Nov 2026 10:00:05", { helo: "a" }, { time: null }],
])("%s", ([, value, from, rest]) => {
  expect(parseReceived(value)).toMatchObject({ ...rest, from });
});

test.for<[what: string, value: string, isMixedUp: boolean]>([
  [
    "a client whose name holds clauses",
    "from x by mx.b.com with LMTP (h.evil.net [66.6.6.6]) by mx.b.com (Custom) with ESMTP id 9",
    true,
  ],
  [
    "the same, with an address of its own",
    "from x (a.b.com [44.1.2.3]) with LMTP id 1 (h.evil.net [66.6.6.6]) by mx.b.com (Custom) with ESMTP",
    true,
  ],
  [
    "the same, in front of the server's own name",
    "from x (a.b.com [44.1.2.3]) with LMTP by mx.b.com (h.evil.net [66.6.6.6]) by mx.b.com with ESMTP",
    true,
  ],
  ["no address but that beside the server", "from x with LMTP by mx.b.com (h.evil.net [66.6.6.6])", true],
  ["an address in no comment", "from x with LMTP [66.6.6.6] by mx.b.com", true],
  ["Postfix", "from a (a.com [44.1.2.3]) by mx.b.com (Postfix) with ESMTP id 1 for <by@b.com>", false],
  ["Exchange", "from a.com (44.1.2.3) by ex.b.com (10.1.2.3) with Microsoft SMTP Server id 1 via Transport", false],
  ["amavis", "from mx.b.com ([127.0.0.1]) by localhost (mx.b.com [127.0.0.1]) (amavisd-new) with ESMTP id 1", false],
  ["Dovecot", "from mx.b.com by mx.b.com with LMTP id 1 (envelope-from <a@[44.1.2.3]>) for <x@b.com>", false],
  ["a host called by", "from by ([44.1.2.3]) by by with ESMTP", false],
])("words of a client among the server's: %s", ([, value, isMixedUp]) => {
  expect(parseReceived(value).isMixedUp).toBe(isMixedUp);
});

test.for<[told: string, version: string | null]>([
  ["(version=TLSv1/SSLv3 cipher=ECDHE-RSA-AES128-GCM-SHA256)", null],
  ["(version=TLSv1/SSLv3 cipher=AES256-GCM-SHA384 bits=256 verify=NOT)", null],
  ["(version=TLSv1/SSLv3 cipher=AES256-SHA bits=256)", null],
  // These ciphers require TLS 1.2.
  ["(version=TLS1 cipher=ECDHE-ECDSA-AES128-GCM-SHA256 bits=128/128)", null],
  ["(using TLSv1 with cipher ECDHE-RSA-CHACHA20-POLY1305 (256/256 bits))", null],
  ["(version=TLS1 cipher=ECDHE-ECDSA-AES128-SHA bits=128/128)", "TLSv1.0"],
  ["(using TLSv1 with cipher DHE-RSA-AES256-SHA (256/256 bits))", "TLSv1.0"],
  ["(version=TLSv1.2 cipher=ECDHE-RSA-AES128-GCM-SHA256)", "TLSv1.2"],
])("the version of TLS: %s", ([told, version]) => {
  const { tls } = parseReceived(
    `from a.example.com (a.example.com [203.0.113.5]) by b.example.com with ESMTPS id 1 ${told}`,
  );
  expect(tls).toMatchObject({ used: true, version });
});

test("text inside a sender's address is not the server's", () => {
  const told = parseReceived(
    'from h.evil.net ([66.6.6.6]) by mx.b.com with esmtp (Exim 4.96) (envelope-from <"x) (Authenticated sender: a) (using TLSv1.3 with cipher X-Y (256/256 bits"@evil.net>) id 1q for bob@b.com',
  );
  expect(told).toMatchObject({ isAuthenticated: false, tls: { used: null, version: null, cipher: null } });
});

test("any text is parsed", () => {
  assert(
    property(string({ unit: "binary-ascii", maxLength: 300 }), (text) => {
      expect(parseReceived(text)).toHaveProperty("tls");
    }),
  );
});
