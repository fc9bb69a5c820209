import { expect, test } from "vitest";
import { letter } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";

const date = "Fri, 20 Nov 2026 11:00:05 +0000";
const last = `Received: from mail.shop.com (mail.shop.com [44.1.2.5]) by mx.home.net with ESMTPS id 3; ${date}\r\n`;

test.for<[what: string, hop: string, isInClear: boolean]>([
  ["a handover without TLS", "from a.com (a.com [44.1.2.3]) by mail.shop.com with ESMTP id 1", true],
  [
    "authentication over the Internet without TLS",
    "from pc (dsl.isp.net [55.5.5.5]) by mail.shop.com (Postfix) with ESMTPA id 1",
    true,
  ],
  ["authentication over TLS", "from pc (dsl.isp.net [55.5.5.5]) by mail.shop.com (Postfix) with ESMTPSA id 1", false],
  [
    "authentication in a private network",
    "from pc (pc.lan [192.168.1.2]) by mail.shop.com (Postfix) with ESMTPA id 1",
    false,
  ],
  ["a web form", "from [55.5.5.5] by web.shop.com with HTTP id 1", false],
  [
    "Exchange within an organisation with public addresses",
    "from ex1.china.shop.com (7.185.36.107) by ex2.china.shop.com (7.185.36.162) with Microsoft SMTP Server id 15.1",
    false,
  ],
  [
    "Exchange of another organisation",
    "from ex1.a.com (7.185.36.107) by ex2.china.shop.com (7.185.36.162) with Microsoft SMTP Server id 15.1",
    true,
  ],
  // Other servers look up the client's name, so its HELO name does not matter.
  [
    "a client with a HELO name in the server's domain",
    "from x.shop.com (unknown [44.1.2.3]) by mail.shop.com with ESMTP id 1",
    true,
  ],
])("%s", async ([, hop, isInClear]) => {
  const raw = await see(`${last}Received: ${hop}; ${date}\r\n${letter()}`);
  expect(said(raw).includes("hop-in-clear")).toBe(isInClear);
});
