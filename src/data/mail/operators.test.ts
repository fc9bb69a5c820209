import { expect, test } from "vitest";
import { isOperatorDomain, mailOperators, operatorOf, operatorsOf } from "./operators.ts";

const domains = mailOperators.flatMap((each) => each.domains);

test.for(mailOperators.map((each) => [each.name, each] as const))("%s is well-formed", ([, operator]) => {
  const { selectors, source } = operator;

  expect(operator.domains.filter((each) => !/^(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/.test(each))).toEqual([]);
  // RFC 6376 §3.1: a selector may have several labels; those of operators have one.
  expect(selectors.filter((each) => !/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(each))).toEqual([]);
  expect(new Set(selectors).size).toBe(selectors.length);
  expect([1, 2, 3, 4]).toContain(selectors.length);
  expect(source ?? "https://none.example/").toMatch(/^https:\/\/[a-z.]+\/\S*$/);
});

test("no domain is below another", () => {
  const below = domains.filter((each) => domains.some((other) => each !== other && each.endsWith(`.${other}`)));

  expect(below).toEqual([]);
  expect(new Set(domains).size).toBe(domains.length);
  expect(new Set(mailOperators.map(({ name }) => name)).size).toBe(mailOperators.length);
});

test.for<[name: string, operator: string]>([
  ["smtp.google.com", "Google"],
  ["alt1.aspmx.l.google.com", "Google"],
  ["aspmx2.googlemail.com", "Google"],
  ["good-com.mail.protection.outlook.com", "Microsoft 365"],
  ["good-com.mail.protection.office365.us", "Microsoft 365"],
  ["spf.protection.partner.outlook.cn", "Microsoft 365"],
  ["good-com.n-v1.mx.microsoft", "Microsoft 365"],
  ["selector1-good-com._domainkey.good.n-v1.dkim.mail.microsoft", "Microsoft 365"],
  ["kr1-aspmx1.worksmobile.com", "NAVER WORKS"],
  ["spf.worksmobile.com", "NAVER WORKS"],
  ["ns1.messagingengine.com", "Fastmail"],
  ["mx.zoho.com.au", "Zoho"],
  ["zohomail.in", "Zoho"],
  ["mailsec.protonmail.ch", "Proton"],
  ["protonmail.domainkey.d1.domains.proton.ch", "Proton"],
  ["icloud.com", "iCloud"],
  ["mxext1.mailbox.org", "mailbox.org"],
  ["_spf.mail.hostinger.com", "Hostinger"],
  ["mx2.hostinger.com", "Hostinger"],
  ["dkim.simply.com", "Simply.com"],
  ["dkimprovmx1.improvmx.com", "ImprovMX"],
])("%s is named by customers of %s", ([name, operator]) => {
  expect(operatorOf(name)?.name).toBe(operator);
});

test.for([
  "outlook.com",
  "notgoogle.com",
  "google.com.example.net",
  "ns-cloud-a1.googledomains.com",
  "bc.googleusercontent.com",
  // A newsletter service and rented servers are not Hostinger's mail.
  "_spf.reach.hostinger.com",
  "srv1.hstgr.cloud",
  "ns1.yandexcloud.net",
  // Serving a name does not mean hosting its mail.
  "ns1.simply.com",
  // Users have mailboxes there.
  "proton.me",
  "fastmail.com",
  "naver.com",
])("%s belongs to no known operator", (name) => {
  expect(operatorOf(name)).toBeNull();
});

test("an operator counts once, in the order of the names", () => {
  const names = ["mx.zoho.com", "example.com", "_spf.google.com", "zohomail.com"];

  expect(operatorsOf(names).map(({ name }) => name)).toEqual(["Zoho", "Google"]);
});

test.for<[name: string, isIt: boolean]>([
  ["icloud.com", true],
  ["mx01.mail.icloud.com", false],
  ["dmarc.postmarkapp.com", false],
  ["example.com", false],
])("%s is an operator's own domain: %s", ([name, isIt]) => {
  expect(isOperatorDomain(name)).toBe(isIt);
});
