import { expect, test } from "vitest";
import { greetedProtocolOf } from "./greeting.ts";

test.for([
  ["220 mail.example ESMTP Postfix\r\n", "smtp"],
  ["220-mail.example\r\n220 ready\r\n", "smtp"],
  ["220 ready\r\n", "smtp"],
  ["220 (vsFTPd 3.0.3)\r\n", "ftp"],
  ["220-ProFTPD\r\n", "ftp"],
  ["* OK [CAPABILITY IMAP4rev1] ready\r\n", "imap"],
  ["* BYE too many\r\n", "imap"],
  ["+OK ready\r\n", "pop3"],
  ["554 no service\r\n", null],
  ["HTTP/1.1 400 Bad Request\r\n", null],
  ["SSH-2.0-OpenSSH_9.2\r\n", null],
  ["+OKAY\r\n", null],
  ["", null],
] as const)("%j is the greeting of %s", ([greeting, protocol]) => {
  expect(greetedProtocolOf(Buffer.from(greeting))).toBe(protocol);
});
