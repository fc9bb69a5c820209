/** Postfix with amavis: each message passes through it over loopback, and amavis writes its results between. */
export function throughAmavis(
  message: string,
  {
    ip = "44.1.2.5",
    sender = "news@shop.com",
    results = "",
    server = "mx.home.net",
    client = "localhost (localhost [127.0.0.1])",
    filter = "localhost (mx.home.net [127.0.0.1]) (amavisd-new, port 10024)",
    before = "mx.home.net",
  } = {},
): string {
  return [
    `Return-Path: <${sender}>`,
    "Delivered-To: bob@home.net",
    `Received: from ${client}`,
    `\tby ${server} (Postfix) with ESMTP id 2B3C4D5E6F`,
    "\tfor <bob@home.net>; Fri, 20 Nov 2026 12:00:06 +0100 (CET)",
    "X-Virus-Scanned: Debian amavisd-new at home.net",
    "X-Spam-Flag: NO",
    ...(results === "" ? [] : [`Authentication-Results: mx.home.net (amavisd-new);\r\n\t${results}`]),
    "Received: from mx.home.net ([127.0.0.1])",
    `\tby ${filter}`,
    "\twith ESMTP id o-rrfcj1yOrE for <bob@home.net>; Fri, 20 Nov 2026 12:00:06 +0100 (CET)",
    `Received: from mail.shop.com (mail.shop.com [${ip}])`,
    "\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits))",
    `\tby ${before} (Postfix) with ESMTPS id 1A2B3C4D5E`,
    "\tfor <bob@home.net>; Fri, 20 Nov 2026 12:00:05 +0100 (CET)",
    message,
  ].join("\r\n");
}

/** A delivery by Fastmail, with its earlier host names or those of 2026. */
export function throughFastmail(
  message: string,
  { gateway = "mx6", proxy = "compute4.internal", inner = "mailmx.nyi.internal", ip = "44.1.2.5", results = "" } = {},
): string {
  return [
    "Return-Path: <news@shop.com>",
    `Received: from ${proxy} (${proxy} [10.202.2.44])`,
    "\t by sloti22d1t06 (Cyrus 3.5.0-alpha0-448-gae190c61da-fm-20210504.001-gae190c61) with LMTPA;",
    "\t Fri, 20 Nov 2026 06:00:07 -0500",
    "X-Sieve: CMU Sieve 3.0",
    "X-Delivered-to: bob@fastmail.com",
    `Received: from ${gateway} ([10.202.2.205])`,
    `  by ${proxy} (LMTPProxy); Fri, 20 Nov 2026 06:00:07 -0500`,
    `Received: from ${gateway}.messagingengine.com (localhost [127.0.0.1])`,
    `\tby ${inner} (Postfix) with ESMTP id 5A5B2A80076`,
    "\tfor <bob@fastmail.com>; Fri, 20 Nov 2026 06:00:06 -0500 (EST)",
    `Received: from ${inner} (localhost [127.0.0.1])`,
    `    by ${gateway}.messagingengine.com (Authentication Milter) with ESMTP`,
    "    id 3E5A0A8015B.D06E5A80067;",
    "    Fri, 20 Nov 2026 06:00:06 -0500",
    ...(results === "" ? [] : [`Authentication-Results: ${gateway}.messagingengine.com;\r\n    ${results}`]),
    `Received: from mail.shop.com (mail.shop.com [${ip}])`,
    "\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits))",
    "\t(No client certificate requested)",
    `\tby ${gateway}.messagingengine.com (Postfix) with ESMTPS id D06E5A80067`,
    "\tfor <bob@fastmail.com>; Fri, 20 Nov 2026 06:00:05 -0500 (EST)",
    message,
  ].join("\r\n");
}

/** A gateway hosted by Proofpoint, with its filter next to it. */
export function throughProofpoint(
  message: string,
  { server = "mx0b-00069f02.pphosted.com", results = "" } = {},
): string {
  return [
    "Return-Path: <news@shop.com>",
    `Received: from pps.filterd (m0333521.ppops.net [127.0.0.1])`,
    `\tby ${server} (8.18.1.2/8.18.1.2) with ESMTP id 4B98fuo4000348;`,
    "\tFri, 20 Nov 2026 11:00:06 GMT",
    ...(results === "" ? [] : [`Authentication-Results: ${server};\r\n\t${results}`]),
    "Received: from mail.shop.com (mail.shop.com [44.1.2.5])",
    `\tby ${server} (PPS) with ESMTPS id 4b1xrtdsn9-1`,
    "\t(version=TLSv1.3 cipher=TLS_AES_256_GCM_SHA384 bits=256 verify=NOT);",
    "\tFri, 20 Nov 2026 11:00:05 +0000 (GMT)",
    message,
  ].join("\r\n");
}

/** Naver: seals on top, writes its results above its trace field, and mentions TLS after the recipient. */
export function throughNaver(message: string, { ip = "44.1.2.5", results = "" } = {}): string {
  return [
    "Return-Path: <news@shop.com>",
    "X-WM-Dns-Ptr: none",
    `Received-SPF: pass (mx.naver.com: domain of news@shop.com designates ${ip} as permitted sender)`,
    `  client-ip=${ip}; x-iptype=default;`,
    `Authentication-Results: mx.naver.com;\r\n  ${results}`,
    "X-Naver-ESV: wwFn+6J4p63CbHmq7BwdbXFYKA2mFAtrjJ+Y",
    `X-Session-IP: ${ip}`,
    `Received: from mail.shop.com (mail.shop.com [${ip}])`,
    "  by crcvmail104.nm.naver.com with ESMTP id rD2--NyISyW-tKdbFq8e0g",
    "  for <bob@naver.com>",
    "  (version=TLSv1.3 cipher=TLS_AES_256_GCM_SHA384);",
    "  Fri, 20 Nov 2026 11:00:05 -0000",
    message,
  ].join("\r\n");
}
