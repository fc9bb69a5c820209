import { expect, test } from "vitest";
import type { WhoisAnswer } from "../twins/whois.ts";
import { lookUp, refusalOf, whoisHosts, type Chain } from "./scene.ts";

/** A look-up of a domain below .zz, whose registry has no RDAP. */
function zz(answer: WhoisAnswer, query = "shop.zz"): Chain {
  return { query, whois: { registry: { [query]: answer } } };
}

const head = "domain:       shop.zz\nregistrar:    REG-EXAMPLE\nnserver:      ns1.shop.zz\nnserver:      ns2.shop.zz\n";
const contact = "contact:      EX-1\nname:         Example Person\ncreated:      19.11.2026 10:00:00\n";

test("a contact's date makes no domain recently registered", async () => {
  const { raw, verdict } = await lookUp(zz(`${head}registered:   13.05.2008\nexpire:       04.06.2030\n\n${contact}`));

  expect(raw.created).toBe("2008-05-13T00:00:00.000Z");
  expect(verdict.findings.map(({ id }) => id)).not.toContain("registered-recently");
});

test("an ambiguous own date is null, and is not called unpublished", async () => {
  const { raw, verdict } = await lookUp(zz(`${head}registered:   10/11/2009\n\n${contact}`));

  expect(raw).toMatchObject({ created: null, notPublished: [], missing: ["created", "updated", "expires", "status"] });
  expect(verdict.findings.map(({ id }) => id)).toEqual(["not-in-answer"]);
});

test("an expiry in the past is critical", async () => {
  const { verdict } = await lookUp(zz("Domain Name: shop.zz\nRegistry Expiry Date: 2025-05-12T10:00:00Z\n"));
  expect(verdict.findings.map(({ id }) => id)).toContain("expired");
});

test.for<[words: string, problems: readonly string[]]>([
  ["pendingDelete / redemptionPeriod", ["redemption-period"]],
  ["inactive / clientHold", ["status-risk", "client-hold", "transfer-unlocked"]],
  ["Suspended", ["suspended"]],
  ["Deactivated", ["suspended"]],
  ["Deleted", ["deleted"]],
  ["Expired", ["lapsed"]],
  ["REDEMPTION-NO-PROVIDER", ["redemption-period"]],
  ["NO-PROVIDER", ["no-registrar"]],
  ["QUARANTINE", ["quarantine"]],
])("the status %j is reported", async ([words, problems]) => {
  const { verdict } = await lookUp(
    zz(`${head}registered:   13.05.2008\nchanged:      13.05.2020\nexpire:       04.06.2030\nstatus:       ${words}\n`),
  );
  expect(verdict.findings.map(({ id }) => id)).toEqual(problems);
});

test.for([
  ["Domain:  shop.zz\nStatus:  QUARANTINE\n", "quarantine"],
  ["Domain:  shop.zz\nStatus:  UNASSIGNABLE\n", "reserved"],
  ["Domain reserved\n", "reserved"],
] as const)("the answer %j is a state of its own", async ([answer, state]) => {
  const { raw, verdict } = await lookUp(zz(answer));

  expect(raw).toMatchObject({ state, server: whoisHosts.registry });
  expect(verdict.findings.map(({ id }) => id)).toContain(state);
});

test.for([
  "Domain not found.\n",
  "Not found: nobody.zz\n",
  "nobody.zz: no entries found.\n",
  "Available\nDomain: nobody.zz\n",
  "NO OBJECT FOUND!\n",
])("the answer %j means not registered, where the DNS confirms it", async (answer) => {
  expect(await refusalOf(zz(answer, "nobody.zz"))).toMatchObject({ reason: "registration.absent" });
});

test.for([
  ["Please maintain at least 10-second time before starting another enquiry.\n", "source.rate-limited"],
  ["Server can't process your request.\n", "source.unavailable"],
  ["Ask at the counter of the registry.\n", "source.unread"],
  ["<html><body>502 Bad Gateway</body></html>", "source.malformed"],
] as const)("the answer %j is no verdict", async ([answer, reason]) => {
  expect(await refusalOf(zz(answer))).toMatchObject({ reason });
});
