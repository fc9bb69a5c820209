import { expect, test } from "vitest";
import { recognise } from "./recognise.ts";

test.for([
  ["", null],
  ["  \n ", null],
  ["shop.example", "domain"],
  [" SHOP.example. ", "domain"],
  ["shop.example/", "domain"],
  ["한국.example", "domain"],
  ["localhost", "domain"],
  ["shop.example/a?b=c", "url"],
  ["shop.example:8443", "url"],
  ["https://shop.example/", "url"],
  ["https://한국.example/a(b)?c=[d]", "url"],
  ["http://192.0.2.1/x", "message"],
  ["http://3221225985/", "message"],
  ["https://[2001:db8::1]/", "message"],
  ["https://ann:secret@shop.example/", "message"],
  ["hxxp://parcel[.]example/track", "message"],
  ["hxxps://parcel.example", "message"],
  ["parcel[.]example", "message"],
  ["ann@shop.example", "mailbox"],
  ["mailto:ann@shop.example", "mailbox"],
  ["jin[@]shop[.]example", "mailbox"],
  ["192.0.2.1", "address"],
  ["192.0.2.1:443", "address"],
  ["192[.]0[.]2[.]1", "address"],
  ["2001:db8::1", "address"],
  ["[2001:db8::1]", "address"],
  ["[2001:db8::1]:443", "address"],
  ["::", "address"],
  ["AS15169", "network"],
  ["as1.10", "network"],
  ["Received: from a by b\r\n\tfor c\r\nFrom: ann@shop.example", "header"],
  ["From: ann@shop.example", "message"],
  ["Your parcel waits: http://a.example/x", "message"],
  ["Note:\nyour account was closed\nsee a.example", "message"],
] as const)("%j is recognised as %s", ([text, kind]) => {
  expect(recognise(text)).toBe(kind);
});

test("a text of any length is recognised instantly", () => {
  for (const text of ["a".repeat(3_000_000), ":".repeat(3_000_000), "1.".repeat(1_000_000), "x: y\n".repeat(500_000)]) {
    expect(["domain", "address", "message", "header"]).toContain(recognise(text));
  }
});
