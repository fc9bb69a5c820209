import { expect, test } from "vitest";
import { receivedLines } from "../../../test/mail/received-lines.ts";
import { parseReceived } from "./received.ts";

test.for(receivedLines)("$server", ({ line, address, name, helo, by, isAuthenticated }) => {
  const found = parseReceived(line);

  expect(found.from).toMatchObject({ address, name, helo });
  expect(found.by.name).toBe(by);
  expect(found.isAuthenticated).toBe(isAuthenticated ?? false);
  expect(found.isMixedUp).toBe(false);
  expect(found.time).toBe(Date.UTC(2026, 10, 3, 9, 0, 5));
});

test("a server's text about recipients needs no address", () => {
  expect(parseReceived("from a ([203.0.113.5]) by b with ESMTP id 1 for <multiple recipients>").for).toBe(
    "multiple recipients",
  );
  expect(parseReceived(`from a ([203.0.113.5]) by b with ESMTP id 1 for <${"a".repeat(120)}@b.com>`).for).toHaveLength(
    126,
  );
});

test("a client that imitates a server without a name cannot change a clause unnoticed", () => {
  const found = parseReceived("from (203.0.113.9) by evil.example (unknown [203.0.113.5]) by mx.example.net (Postfix)");

  expect(found.isMixedUp || found.by.name === "mx.example.net").toBe(true);
});

test.for([
  [
    "Exim",
    "from a ([203.0.113.5] helo=a) by b.example with esmtps  (TLS1.3) tls TLS_AES_256_GCM_SHA384 (Exim 4.97) id 1",
    {
      with: "esmtps",
      tls: { used: true, version: "TLSv1.3", cipher: "TLS_AES_256_GCM_SHA384" },
    },
  ],
  [
    "Amazon SES, which always writes SMTP",
    "from a (a.example [203.0.113.5]) by inbound-smtp.us-east-1.amazonaws.com with SMTP id 1 for b@b.example; Tue, 3 Nov 2026 09:00:05 +0000 (UTC)",
    {
      tls: { used: null },
    },
  ],
  [
    "SendGrid, without a semicolon",
    "by filterdrecv-p3iad2 with SMTP id filterdrecv-p3iad2-19-601C992E-18\r\n        2026-11-03 09:00:05.233796266 +0000 UTC m=+112947.447761158",
    {
      time: Date.UTC(2026, 10, 3, 9, 0, 5),
    },
  ],
  [
    "SendGrid at its door",
    "from pearl.example (unknown)\r\n        by ismtpd0010p1las1.sendgrid.net (SG) with ESMTP\r\n        id TMRlEBKZSce7_ScTsGDFLg\r\n        Tue, 03 Nov 2026 09:00:05.941 +0000 (UTC)",
    {
      time: Date.UTC(2026, 10, 3, 9, 0, 5),
    },
  ],
] as const)("%s", ([, line, rest]) => {
  expect(parseReceived(line)).toMatchObject(rest);
});

test("a version is no address", () => {
  expect(
    parseReceived("from a by mx.example.net (ecelerity 2.1.1.3 r(11743)) with LMTP id 1").from?.address,
  ).toBeNull();
});
