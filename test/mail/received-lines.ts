/** A server's trace field, and its parsed values. */
export interface ReceivedLine {
  /** The server, and the special form. */
  readonly server: string;
  readonly line: string;
  /** The server's data: its client's address, verified name and claimed name, and its own name. */
  readonly address: string | null;
  readonly name: string | null;
  readonly helo: string | null;
  readonly by: string | null;
  readonly isAuthenticated?: true;
  /** Where SpamAssassin's parser differs, and why. */
  readonly spamassassin?:
    | "skips"
    | ({ readonly [field in "rdns" | "helo" | "by"]?: string } & { readonly why: string });
}

const date = "Tue, 3 Nov 2026 10:00:05 +0100";

/** One line of every kind of server with its own format; domains and addresses are reserved for documentation. */
export const receivedLines: readonly ReceivedLine[] = [
  {
    server: "Postfix",
    line: `from mail.example.com (smtp.example.com [203.0.113.5]) (using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits)) (No client certificate requested) by mx.example.net (Postfix) with ESMTPS id 4ABC for <bob@example.net>; ${date} (CET)`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "Gmail",
    line: `from mail.example.com (smtp.example.com. [203.0.113.5]) by mx.google.com with ESMTPS id a1-20020a05640.1.2026.11.03.01.00.05 for <bob@gmail.com> (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256); ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "mx.google.com",
  },
  {
    server: "Exchange Online",
    line: `from mail.example.com (203.0.113.5) by AM5EUR03FT042.mail.protection.outlook.com (10.152.16.100) with Microsoft SMTP Server (version=TLS1_2, cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.20.9253.11 via Frontend Transport; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "AM5EUR03FT042.mail.protection.outlook.com",
    spamassassin: {
      rdns: "mail.example.com",
      why: "Exchange writes the client's own word, and no name that it has looked up",
    },
  },
  {
    server: "Exim",
    line: `from smtp.example.com ([203.0.113.5]:41234 helo=mail.example.com) by mx.example.net with esmtps (TLS1.3) tls TLS_AES_256_GCM_SHA384 (Exim 4.96) (envelope-from <a@example.com>) id 1rAbCd-0001Ab-2C for bob@example.net; ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "Amazon SES",
    line: `from mail.example.com (smtp.example.com [203.0.113.5]) by inbound-smtp.us-west-1.amazonaws.com with SMTP id 93mnchu4njsnvipqfa74ta3nrovpu3el3bk7qgo1 for bob@example.net; ${date} (UTC)`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "inbound-smtp.us-west-1.amazonaws.com",
  },
  {
    server: "qmail",
    line: `from smtp.example.com (HELO mail.example.com) (203.0.113.5) by mx.example.net with SMTP; ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "qmail, whose client said no name",
    line: `from smtp.example.com (HELO ) (203.0.113.5) by mx.example.net with SMTP; ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: null,
    by: "mx.example.net",
  },
  {
    server: "Sendmail",
    line: `from mail.example.com (smtp.example.com [203.0.113.5] (may be forged)) by mx.example.net (8.17.1/8.17.1) with ESMTP id 3A390; ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "old Sendmail, whose client gave a password",
    line: `from [10.0.0.253] (smtp.example.com [203.0.113.5]) (authenticated (0 bits)) by mx.example.net (8.11.6/8.11.6) with ESMTP id 3A390; ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "[10.0.0.253]",
    by: "mx.example.net",
    isAuthenticated: true,
  },
  {
    server: "Naver, where mail comes in",
    line: `from mail.example.com ([203.0.113.5]) by crcvmail104.nm.naver.com with ESMTP id rD2--NyISyW-tKdbFq8e0g for <bob@naver.com>; Tue, 03 Nov 2026 09:00:05 -0000`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "crcvmail104.nm.naver.com",
  },
  {
    server: "Naver, where a user hands mail in",
    line: `from Linux.. ([203.0.113.5]) by cvnsmtp009.nm.naver.com with ESMTP id IpbYmtGZTv6EDPRmzzEE5g for <multiple recipients> (version=TLSv1.3 cipher=TLS_AES_256_GCM_SHA384); Tue, 03 Nov 2026 09:00:05 -0000`,
    address: "203.0.113.5",
    name: null,
    helo: "Linux..",
    by: "cvnsmtp009.nm.naver.com",
  },
  {
    server: "Kakao, where a user hands mail in",
    line: `from [203.0.113.5] (HELO laptop) (203.0.113.5) by  (8.12.9/8.9.1) with ESMTPA; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "laptop",
    by: null,
    isAuthenticated: true,
    spamassassin: { by: "!8.12.9/8.9.1!", why: "a version in a comment is no name of a host" },
  },
  {
    server: "Kakao within",
    line: `from mail-qpsmtp-vm17 ([10.61.241.164]) by hermes of mail-hmail-smtp2 (10.194.31.52) with ESMTP id q0DDH9t6K1806451193; ${date} (KST)`,
    address: "10.61.241.164",
    name: null,
    helo: "mail-qpsmtp-vm17",
    by: "mail-hmail-smtp2",
    spamassassin: { by: "hermes", why: "the host stands behind of" },
  },
  {
    server: "Zmailer",
    line: `from smtp.example.com ([203.0.113.5]:10003 "EHLO mail.example.com" rhost-flags-OK-OK-OK-OK) by vger.kernel.org with ESMTP id S229729AbiAMEWn (ORCPT <rfc822;bob@example.net>); ${date}`,
    address: "203.0.113.5",
    name: "smtp.example.com",
    helo: "mail.example.com",
    by: "vger.kernel.org",
    spamassassin: { rdns: "", why: "the server has looked the name up: rhost-flags-OK" },
  },
  {
    server: "Momentum, whose client said no name",
    line: `from ([203.0.113.5:50387]) by mx.example.net (ecelerity 4.2.1.55028 r(Core:4.2.1.12)) with ESMTP id 80/0A-02454-4DCB6054; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: null,
    by: "mx.example.net",
    spamassassin: "skips",
  },
  {
    server: "Momentum",
    line: `from ([203.0.113.5:50387] helo=mail.example.com) by mx.example.net (ecelerity 2.1.1.3 r(11743)) with ESMTP id 80/0A-02454-4DCB6054; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "XMail",
    line: `from mail.example.com (203.0.113.5:23198) by mx.example.net with [XMail 1.27 ESMTP Server] id <S72E> for <bob@example.net> from <a@example.com>; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "Exim 3",
    line: `from mail.example.com ([203.0.113.5.63559]) by mx.example.net with esmtp (v3.35.1) id 1GNrLz-000295-00; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "mx.example.net",
  },
  {
    server: "CommuniGate Pro, whose client gave a password",
    line: `from [203.0.113.5] (account bob@example.net HELO laptop.example.com) by mx.example.net (CommuniGate Pro SMTP 6.3.3) with ESMTPSA id 9830625 for alice@example.com; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "laptop.example.com",
    by: "mx.example.net",
    isAuthenticated: true,
  },
  {
    server: "Critical Path",
    line: `from mail.example.com (203.0.113.5) by mx.example.net (7.0.030.2) (authenticated as bob) id 414B418B002D65F1 for alice@example.com; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: "mail.example.com",
    by: "mx.example.net",
    isAuthenticated: true,
    spamassassin: { rdns: "mail.example.com", why: "the server does not say whose word it is" },
  },
  {
    server: "web mail of GMX",
    line: `from [203.0.113.5] by web-mail.gmx.net (via HTTP); ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: null,
    by: "web-mail.gmx.net",
    isAuthenticated: true,
  },
  {
    server: "SquirrelMail",
    line: `from 203.0.113.5 (SquirrelMail authenticated user bob.example) by mail.example.net with HTTP; ${date}`,
    address: "203.0.113.5",
    name: null,
    helo: null,
    by: "mail.example.net",
    isAuthenticated: true,
  },
];
