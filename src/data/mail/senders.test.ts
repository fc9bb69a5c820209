import { expect, test } from "vitest";
import { operatorOf } from "./operators.ts";
import { mailSenders, senderOf } from "./senders.ts";

const exchangers = mailSenders.flatMap((each) => each.exchangers);

test.for(mailSenders.map((each) => [each.include, each] as const))("%s is well-formed", ([include, sender]) => {
  expect(sender.exchangers.length).toBeGreaterThan(0);
  expect(sender.exchangers.filter((each) => !/^(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/.test(each))).toEqual([]);
  expect(include).toMatch(/^(?:[a-z0-9_][a-z0-9-]*\.)+[a-z]{2,}$/);
  expect(sender.source ?? "https://none.example/").toMatch(/^https:\/\/[a-z.]+\/\S*$/);
});

test("no exchanger is below another, and no record asked for twice", () => {
  const below = exchangers.filter((each) => exchangers.some((other) => each !== other && each.endsWith(`.${other}`)));

  expect(below).toEqual([]);
  expect(new Set(exchangers).size).toBe(exchangers.length);
  expect(new Set(mailSenders.map(({ include }) => include)).size).toBe(mailSenders.length);
});

test("exchangers and the record for them are of one operator", () => {
  const mixed = mailSenders.filter(({ exchangers: hosts, include }) =>
    hosts.some((each) => operatorOf(each) && operatorOf(include) !== operatorOf(each)),
  );

  expect(mixed).toEqual([]);
});

test.for<[exchanger: string, include: string]>([
  ["smtp.google.com", "_spf.google.com"],
  ["good-com.mail.protection.outlook.com", "spf.protection.outlook.com"],
  ["good-com.mail.protection.office365.us", "spf.protection.office365.us"],
  ["good-com.mail.protection.partner.outlook.cn", "spf.protection.partner.outlook.cn"],
  ["kr1-aspmx1.worksmobile.com", "spf.worksmobile.com"],
  ["jp1-aspmx2.worksmobile.com", "spf.worksmobile.com"],
  ["alt.aspmx.daum.net", "_spf.daum.net"],
  ["spam.cafe24.com", "spf.cafe24.com"],
  ["mx.zoho.com", "zohomail.com"],
  ["mx2.zoho.eu", "zohomail.eu"],
  ["mx.zoho.com.au", "zohomail.com.au"],
  ["mxext2.mailbox.org", "mailbox.org"],
  ["mx0.mail.ovh.net", "mx.ovh.com"],
  ["spool.mail.gandi.net", "_mailcust.gandi.net"],
  ["mailstore1.secureserver.net", "secureserver.net"],
])("the operator of %s asks for %s", ([exchanger, include]) => {
  expect(senderOf(exchanger)).toBe(include);
});

test.for([
  // Rented servers send their own mail.
  "vps-1a2b3c4d.vps.ovh.net",
  "ns3001234.ip-1-2-3.ovh.net",
  "12.34.56.78.ip.secureserver.net",
  "p3plcpnl0123.prod.phx3.secureserver.net",
  "h2web123.infomaniak.ch",
  "mw-002.cafe24.com",
  "smtp.daum.net",
  "notgoogle.com",
  "mail.example.com",
])("no include is known for %s", (exchanger) => {
  expect(senderOf(exchanger)).toBeNull();
});
