import { expect, test } from "vitest";
import { problems as dns } from "../../src/checks/dns/problems.ts";
import { dmarcHere, spfHere } from "../../src/checks/dns/records/severities.ts";
import { problems as email } from "../../src/checks/email/problems.ts";
import { problems as golive } from "../../src/checks/golive/problems.ts";
import { problems as propagation } from "../../src/checks/propagation/problems.ts";
import { severities, type Severity } from "../../src/core/result/interpretation.ts";

const rank = (severity: Severity): number => severities.indexOf(severity);

test.for<[whole: keyof typeof dns, part: keyof typeof dns]>([
  ["records-broken", "record-broken"],
  ["type-fails", "server-type-fails"],
  ["server-no-edns-signed", "server-no-edns"],
  ["servfail", "resolver-fails"],
])("%s weighs at least what %s does", ([whole, part]) => {
  expect(rank(dns[whole].severity)).toBeLessThanOrEqual(rank(dns[part].severity));
});

test("a finding that depends on one resolver's answer is neither high nor critical", () => {
  const alone = [
    dns["name-disputed"],
    dns["resolver-fails"],
    dns["resolver-inconsistent"],
    dns["resolver-refuses-wrongly"],
    dns["type-resolver-fails"],
    dns["type-refused-wrongly"],
    dns["type-untold"],
    propagation["bogus-alone"],
    golive["dns-resolver-inconsistent"],
  ];

  expect(alone.filter(({ severity }) => rank(severity) < rank("medium"))).toEqual([]);
});

// dkimpy, opendkim and mailauth verify with such a key.
test("a DKIM version tag that is not first is low", () => {
  expect(email["dkim-late-version"].severity).toBe("low");
});

test("dns and email differ in the severity of the problems in dns's table, and in no other", () => {
  const shared = Object.entries<{ readonly severity: Severity }>(dns).filter(([id]) => Object.hasOwn(email, id));
  const others: Readonly<Record<string, { readonly severity: Severity }>> = email;
  const unequal = shared.filter(([id, { severity }]) => others[id]?.severity !== severity).map(([id]) => id);
  const table = Object.keys({ ...spfHere.severities, ...dmarcHere.severities });

  // `spf-passes-all` has an older id in dns.
  expect(unequal.toSorted()).toEqual(table.filter((id) => id !== "spf-passes-all").toSorted());
});
