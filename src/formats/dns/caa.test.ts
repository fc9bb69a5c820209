import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCaa } from "./caa.ts";
import { cpuTime } from "../../../test/cpu-time.ts";
import { character } from "../../../test/character.ts";

function read(tag: string, value: string, flags = 0) {
  return readCaa(flags, tag, Buffer.from(value, "latin1"));
}

test.for<[value: string, domain: string | null, parameters: readonly string[]]>([
  // RFC 8659 §4.2, §5 and RFC 8657 §4.
  ["ca1.example.net", "ca1.example.net", []],
  ["ca1.example.net; account=230123", "ca1.example.net", ["account=230123"]],
  [" CA1.Example.net ", "ca1.example.net", []],
  ["ca1.example.net; policy=ev; account=2", "ca1.example.net", ["policy=ev", "account=2"]],
  ["letsencrypt.org;validationmethods=dns-01,http-01", "letsencrypt.org", ["validationmethods=dns-01,http-01"]],
  ["ca.example;accounturi=https://ca.example/acct/1", "ca.example", ["accounturi=https://ca.example/acct/1"]],
  ["ca.example;", "ca.example", []],
  ["ca.example\t; a = b ;", "ca.example", ["a=b"]],
  [";", null, []],
  ["", null, []],
  [" ; ", null, []],
])("“%s” is read", ([value, domain, parameters]) => {
  const { issuer, faults } = read("issue", value);

  expect(issuer?.domain).toBe(domain);
  expect(issuer?.parameters.map((each) => `${each.name}=${each.value}`)).toEqual(parameters);
  expect(faults).toEqual([]);
});

test.for<[what: string, tag: string, value: string, flags: number, faults: readonly string[]]>([
  ["an issuer with an invalid parameter", "issue", "%%%%%", 0, ["bad-value"]],
  ["parameters without a semicolon", "issue", "ca.example account=1", 0, ["bad-value"]],
  ["a parameter without its value's sign", "issuewild", "ca.example; account", 0, ["bad-value"]],
  ["a URL in the place of a domain", "issue", "https://letsencrypt.org", 0, ["bad-value"]],
  ["quotes within the value", "issue", '"letsencrypt.org"', 0, ["bad-value"]],
  ["a dot at the end", "issue", "letsencrypt.org.", 0, ["bad-value"]],
  ["another alphabet", "issuemail", "c\u00e4.example", 0, ["bad-value"]],
  ["an account that is no URI", "issue", "ca.example; accounturi=1234", 0, ["bad-parameter"]],
  ["methods that are no list", "issue", "ca.example; validationmethods=dns-01:http-01", 0, ["bad-parameter"]],
  ["an unknown tag", "tbs", "Unknown", 0, ["unknown-tag"]],
  // RFC 8659 §4.1: such a record forbids all issuance.
  ["an unknown critical tag", "tbs", "Unknown", 128, ["unknown-critical"]],
  ["a critical tag that is known", "ISSUE", "ca.example", 128, []],
  ["the flag that was meant to be the critical one", "issue", "ca.example", 1, ["bad-flags"]],
  ["a report by mail", "iodef", "mailto:security@example.com", 0, []],
  ["a report to a web service", "iodef", "https://iodef.example.com/", 0, []],
  ["a report to an address without its scheme", "iodef", "security@example.com", 0, ["bad-uri"]],
  ["a report without an address", "iodef", "mailto:", 0, ["bad-uri"]],
  ["an address", "contactemail", "admin@example.com", 0, []],
  ["an address with its scheme alone", "contactemail", "mailto:", 0, ["bad-value"]],
  ["a number", "contactphone", "+1 555 123 4567", 0, []],
])("%s", ([, tag, value, flags, faults]) => {
  expect(read(tag, value, flags).faults).toEqual(faults);
});

test("any value is read in bounded time", () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), fc.constantFrom("issue", "iodef", "contactemail"), (value, tag) => {
      expect(read(tag, value).tag).toBe(tag);
    }),
  );
  const start = cpuTime();
  for (const filler of [" ", ";", "a-", "a=", ";a=b"]) read("issue", filler.repeat(65_000));
  expect(cpuTime() - start).toBeLessThan(5000);
});
