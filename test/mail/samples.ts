import { generateKeyPairSync } from "node:crypto";
import { sealMessage } from "mailauth/lib/arc/index.js";
import { dkimSign } from "mailauth/lib/dkim/sign.js";
import type { WorldText } from "../dns/world.ts";

const pair = generateKeyPairSync("ed25519");
/** The last 32 octets of the encoding are the key itself (RFC 8410 §4). */
const published = pair.publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("base64");

/** The domains of the samples below: shop.com signs and has SPF, list.org forwards. */
export const mailWorld: WorldText = {
  zones: {
    "shop.com": `
      @ TXT "v=spf1 ip4:44.1.2.5 include:_spf.sender.net -all"
      _dmarc TXT "v=DMARC1; p=reject"
      s1._domainkey TXT "v=DKIM1; k=ed25519; p=${published}"
      revoked._domainkey TXT "v=DKIM1; k=ed25519; p="
    `,
    "sender.net": `
      _spf TXT "v=spf1 ip4:44.9.0.0/16 -all"
      bounce TXT "v=spf1 ip4:44.9.0.0/16 -all"
      s1._domainkey TXT "v=DKIM1; k=ed25519; p=${published}"
    `,
    "list.org": `
      @ TXT "v=spf1 ip4:44.7.7.7 -all"
      s1._domainkey TXT "v=DKIM1; k=ed25519; p=${published}"
    `,
    "evil.net": `
      @ TXT "v=spf1 ip4:66.6.6.6 -all"
      s1._domainkey TXT "v=DKIM1; k=ed25519; p=${published}"
    `,
  },
};

/** Signs a header, with a short body, for a domain; the signature comes first. */
export async function signed(header: string, signingDomain: string, selector = "s1"): Promise<string> {
  const privateKey = pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  const signer = { signingDomain, selector, privateKey, algorithm: "ed25519-sha256" };
  const options = { canonicalization: "relaxed/relaxed", ...signer, signatureData: [signer] };
  const { signatures, errors } = await dkimSign(`${header}\r\n\r\nHello.\r\n`, options);
  if (errors.length > 0) throw new Error(`not signed for ${signingDomain}`);
  return `${signatures}${header}`;
}

/** Seals a header as the first forwarder, with its results (RFC 8617 §5.1). */
export async function sealed(header: string, signingDomain: string, results: string): Promise<string> {
  const seal = await sealMessage(`${header}\r\n\r\nHello.\r\n`, {
    signingDomain,
    selector: "s1",
    algorithm: "ed25519-sha256",
    privateKey: pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    authResults: `${signingDomain}; ${results}`,
    cv: "none",
  });
  return `${seal.toString()}${header}`;
}

/** An author's message. */
export function letter(fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    From: "Shop <news@shop.com>",
    To: "Bob <bob@gmail.com>",
    Subject: "Your order",
    Date: "Fri, 20 Nov 2026 11:00:00 +0000",
    "Message-ID": "<1@shop.com>",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain",
    ...fields,
  };
  return Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");
}

const gmailBorder = [
  "Delivered-To: bob@gmail.com",
  "Received: by 2002:a05:6402:1a4f:b0:5c0:1234:5678 with SMTP id abc12csp1234567edb;",
  "        Fri, 20 Nov 2026 03:00:06 -0800 (PST)",
  "X-Received: by 2002:a05:6402:1 with SMTP id x1;",
  "        Fri, 20 Nov 2026 03:00:05 -0800 (PST)",
].join("\r\n");

/** Gmail: an internal hop without TLS, with its results below its trace field, and above it for forwarding. */
export function throughGmail(
  message: string,
  { ip = "44.1.2.5", sender = "news@shop.com", results = "", sealed = "" } = {},
): string {
  return [
    gmailBorder,
    ...(sealed === "" ? [] : [`ARC-Authentication-Results: i=1; mx.google.com;\r\n       ${sealed}`]),
    `Return-Path: <${sender}>`,
    `Received: from mail.shop.com (mail.shop.com. [${ip}])`,
    "        by mx.google.com with ESMTPS id a1si1234567ede.1.2026.11.20.03.00.05",
    "        for <bob@gmail.com>",
    "        (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384 bits=256/256);",
    "        Fri, 20 Nov 2026 03:00:05 -0800 (PST)",
    ...(results === ""
      ? []
      : [
          `Received-SPF: pass (google.com: domain of ${sender} designates ${ip} as permitted sender) client-ip=${ip};`,
          `Authentication-Results: mx.google.com;\r\n       ${results}`,
        ]),
    message,
  ].join("\r\n");
}

/** iCloud: its gateway gives no address, and each method has its own server name, below the trace field. */
export function throughICloud(message: string, results: readonly string[]): string {
  return [
    "Received: from st43p00im-zteg10073401.me.com by p57-mailgateway-smtp-57bcb5fd5b-v4wmc (mailgateway 2423B80)",
    "\twith SMTP id 0a1b2c3d-0000-0000-0000-000000000000",
    "\tfor <bob@icloud.com>; Fri, 20 Nov 2026 11:00:07 GMT",
    "X-Apple-MoveToFolder: INBOX",
    "Received: from mail.shop.com (mail.shop.com [44.1.2.5])",
    "\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits))",
    "\tby st43p00im-zteg10073401.me.com (Postfix) with ESMTPS id 6FA0B1C2D3",
    "\tfor <bob@icloud.com>; Fri, 20 Nov 2026 11:00:05 +0000 (UTC)",
    "X-ICL-Info: GAtbVUseBVFGSVVESgMGUkFJRFcUWUIPAApbVRYSFhEAREQZF1kQHgIX",
    ...results.map((each) => `Authentication-Results: ${each}`),
    message,
  ].join("\r\n");
}

/** SES: does not mention TLS, and writes its results under its own name below the trace field. */
export function throughSes(message: string, { ip = "44.1.2.5", sender = "news@shop.com", results = "" } = {}): string {
  return [
    `Return-Path: <${sender}>`,
    `Received: from mail.shop.com (mail.shop.com [${ip}])`,
    " by inbound-smtp.us-east-1.amazonaws.com with SMTP id bmql2tc8b4h90qte7gat7fdsq0opui6spk9o3fo1",
    " for bob@home.net;",
    " Fri, 20 Nov 2026 11:00:05 +0000 (UTC)",
    "X-SES-Spam-Verdict: PASS",
    "X-SES-Virus-Verdict: PASS",
    `Received-SPF: pass (spfCheck: domain of x designates ${ip} as permitted sender) client-ip=${ip}; envelope-from=${sender}; helo=mail.shop.com;`,
    `Authentication-Results: amazonses.com;\r\n ${results};`,
    "X-SES-RECEIPT: AEFBQUFBQUFBQUFGd2",
    message,
  ].join("\r\n");
}

/** Exchange Online: no name in its results, and its servers have public addresses. */
export function throughExchange(message: string): string {
  return [
    "Received: from AM0PR01MB1234.eurprd01.prod.exchangelabs.com (2603:10a6:208:1::12)",
    " by AM0PR01MB9999.eurprd01.prod.exchangelabs.com with HTTPS; Fri, 20 Nov 2026",
    " 11:00:09 +0000",
    "Received: from AM6EUR05FT042.eop-eur05.prod.protection.outlook.com",
    " (2603:10a6:20b:cafe::12) by AM0PR01MB1234.eurprd01.prod.exchangelabs.com",
    " (2603:10a6:208:1::12) with Microsoft SMTP Server (version=TLS1_2,",
    " cipher=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384) id 15.20.9253.11 via Frontend",
    " Transport; Fri, 20 Nov 2026 11:00:07 +0000",
    "Authentication-Results: spf=pass (sender IP is 44.1.2.5)",
    " smtp.mailfrom=shop.com; dkim=pass (signature was verified)",
    " header.d=shop.com;dmarc=pass action=none header.from=shop.com;compauth=pass",
    " reason=100",
    "Received-SPF: Pass (protection.outlook.com: domain of shop.com designates",
    " 44.1.2.5 as permitted sender) receiver=protection.outlook.com;",
    " client-ip=44.1.2.5; helo=mail.shop.com; pr=C",
    "Received: from mail.shop.com (44.1.2.5) by",
    " AM6EUR05FT042.mail.protection.outlook.com (10.233.241.100) with Microsoft SMTP",
    " Server (version=TLS1_3, cipher=TLS_AES_256_GCM_SHA384) id 15.20.9253.11 via",
    " Frontend Transport; Fri, 20 Nov 2026 11:00:06 +0000",
    message,
    "Return-Path: news@shop.com",
  ].join("\r\n");
}

/** Postfix with OpenDKIM: the filter writes below its own server's trace field. */
export function throughPostfix(
  message: string,
  { ip = "44.1.2.5", sender = "news@shop.com", results = "", tls = true, name = "mail.shop.com" } = {},
): string {
  return [
    `Return-Path: <${sender}>`,
    "Delivered-To: bob@home.net",
    "Received: from localhost (localhost [127.0.0.1])",
    "\tby mx.home.net (Postfix) with LMTP id 2B3C; Fri, 20 Nov 2026 12:00:06 +0100 (CET)",
    `Received: from mail.shop.com (${name} [${ip}])`,
    ...(tls ? ["\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits))"] : []),
    `\tby mx.home.net (Postfix) with ${tls ? "ESMTPS" : "ESMTP"} id 1A2B`,
    "\tfor <bob@home.net>; Fri, 20 Nov 2026 12:00:05 +0100 (CET)",
    ...(results === "" ? [] : [`Authentication-Results: mx.home.net; ${results}`]),
    message,
  ].join("\r\n");
}

/** A delivery by Yahoo: only its results contain host names. */
export function throughYahoo(message: string): string {
  return [
    "X-Apparently-To: bob@yahoo.com; Fri, 20 Nov 2026 11:00:06 +0000",
    "Return-Path: <news@shop.com>",
    "Authentication-Results: atlas-production.v2-mail-prod1-gq1.omega.yahoo.com;",
    " dkim=pass header.i=@shop.com header.s=s1;",
    " spf=pass smtp.mailfrom=shop.com;",
    " dmarc=pass(p=REJECT) header.from=shop.com;",
    "Received: from 44.1.2.5 (EHLO mail.shop.com)",
    " by 10.222.142.147 with SMTPs",
    " (version=TLS1_3 cipher=TLS_AES_128_GCM_SHA256);",
    " Fri, 20 Nov 2026 11:00:05 +0000",
    message,
  ].join("\r\n");
}

/** Mailman: its own envelope, a new subject, and after the earlier trace fields. */
export function throughMailman(message: string): string {
  return [
    "List-Id: Talk <talk.list.org>",
    "List-Unsubscribe: <mailto:talk-leave@list.org>",
    "Received: from mail.shop.com (mail.shop.com [44.1.2.5])",
    "\tby list.org (Postfix) with ESMTPS id 9F8E",
    "\tfor <talk@list.org>; Fri, 20 Nov 2026 11:00:02 +0000 (UTC)",
    "Authentication-Results: list.org; dkim=pass header.d=shop.com; dmarc=pass header.from=shop.com",
    message.replace("Subject: ", "Subject: [Talk] "),
  ].join("\r\n");
}
