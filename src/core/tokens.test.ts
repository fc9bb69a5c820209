import { expect, test } from "vitest";
import { withoutTokens } from "./tokens.ts";

test.for([
  ["mx.example ESMTP d9443c01a7336-298e1f2a3b4si1234 - gsmtp", "mx.example ESMTP …-… - gsmtp"],
  ["mx.example ESMTP Postfix; Mon, 30 Nov 2026 04:00:00 +0000", "mx.example ESMTP Postfix; …"],
  ["Mail Service ready at Mon Nov 30 04:00:00 2026", "Mail Service ready at …"],
  ["+OK POP3 <1896.697170952@dbc.mtview.example>", "+OK POP3 <1896.…@dbc.mtview.example>"],
  ["220 FTP server ready, local time is now 04:17:03", "220 FTP server ready, local time is now …"],
  ["3fa85f64-5717-4562-b3fc-2c963f66afa6", "…"],
  ["1.1 b8aaa9f2c1d3e4f5a6b7c8d9e0f1a2b3.cloudfront.net (CloudFront)", "1.1 ….cloudfront.net (CloudFront)"],
] as const)("%s", ([text, expected]) => {
  expect(withoutTokens(text)).toBe(expected);
});

test.for([
  "SSH-2.0-OpenSSH_9.2p1 Debian-2+deb12u3",
  "nginx/1.27.3 (Ubuntu) OpenSSL/3.0.2",
  "WordPress 6.7.1",
  "ec2-203-0-113-25.compute.amazonaws.com",
  'h3=":443"; ma=86400',
  "2001:db8::1 198.51.100.17",
  "/wp-content/themes/twentytwentyfour1/2024/an-article-with-a-long-title-2",
])("%s stays", (text) => {
  expect(withoutTokens(text)).toBe(text);
});
