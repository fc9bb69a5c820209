import { assert, constantFrom, ipV4, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import type { Blocklist } from "../../core/net/blocklist.ts";
import { blocklists } from "../../data/mail/blocklists.ts";
import { deadBlocklist } from "../../data/mail/blocklists-dead.ts";
import { nameText, parseName } from "./name-text.ts";
import { addressQuery, domainQuery, readListing } from "./dnsbl.ts";

function list(zone: string): Blocklist {
  const found = blocklists.find((each) => each.zone === zone);
  if (!found) throw new Error(`no list ${zone}`);
  return found;
}

test.for<[subject: string, query: string]>([
  ["192.0.2.99", "99.2.0.192.bl.example."],
  // RFC 5782 §2.4
  ["2001:db8:1:2:3:4:567:89ab", "b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.8.b.d.0.1.0.0.2.bl.example."],
])("a list is asked about %s by %s", ([address, query]) => {
  expect(nameText(addressQuery(address, parseName("bl.example")))).toBe(query);
});

test("a domain list is queried with the domain unchanged", () => {
  expect(nameText(domainQuery(parseName("example.com"), parseName("dbl.example")))).toBe("example.com.dbl.example.");
});

test.for<[zone: string, addresses: readonly string[], kind: string, labels?: readonly string[], weight?: string]>([
  ["zen.spamhaus.org", [], "clean"],
  ["zen.spamhaus.org", ["127.0.0.2"], "listed", ["SBL"], "major"],
  ["zen.spamhaus.org", ["127.0.0.2", "127.0.0.9"], "listed", ["SBL", "DROP"], "major"],
  ["zen.spamhaus.org", ["127.0.0.3"], "listed", ["CSS"], "major"],
  ["zen.spamhaus.org", ["127.0.0.6"], "listed", ["XBL"], "major"],
  ["zen.spamhaus.org", ["127.0.0.11"], "listed", ["PBL"], "info"],
  ["zen.spamhaus.org", ["127.0.0.4", "127.0.0.10"], "listed", ["XBL", "PBL"], "major"],
  // Refusals and unknown codes are never listings.
  ["zen.spamhaus.org", ["127.255.255.252"], "refused"],
  ["zen.spamhaus.org", ["127.255.255.254"], "refused"],
  ["zen.spamhaus.org", ["127.255.255.255"], "refused"],
  ["zen.spamhaus.org", ["127.0.0.2", "127.255.255.254"], "refused"],
  ["zen.spamhaus.org", ["127.0.0.1"], "refused"],
  ["zen.spamhaus.org", ["127.0.0.99"], "odd"],
  ["zen.spamhaus.org", ["127.0.0.2", "192.0.2.1"], "odd"],
  ["zen.spamhaus.org", ["192.0.2.1"], "odd"],
  ["dbl.spamhaus.org", ["127.0.1.2"], "listed", ["spam"], "middle"],
  ["dbl.spamhaus.org", ["127.0.1.103"], "listed", ["abused"], "minor"],
  ["dbl.spamhaus.org", ["127.0.1.255"], "refused"],
  ["multi.surbl.org", ["127.0.0.72"], "listed", ["phish", "abuse"], "minor"],
  ["multi.surbl.org", ["127.0.0.1"], "refused"],
  ["multi.surbl.org", ["127.0.0.10"], "odd"],
  ["multi.surbl.org", ["127.0.1.8"], "odd"],
  ["multi.uribl.com", ["127.0.0.14"], "listed", ["black", "grey", "red"], "minor"],
  ["multi.uribl.com", ["127.0.0.4"], "listed", ["grey"], "info"],
  ["rep.mailspike.net", ["127.0.0.10"], "listed", ["bad"], "minor"],
  ["rep.mailspike.net", ["127.0.0.14"], "clean"],
  ["rep.mailspike.net", ["127.0.0.20"], "clean"],
  ["dnsbl-2.uceprotect.net", ["127.0.0.2"], "listed", ["level 2"], "info"],
])("%s answering %j is %s", ([zone, addresses, kind, labels, weight]) => {
  expect(readListing(addresses, list(zone))).toMatchObject({ kind, ...(labels && { labels, weight }) });
});

test("the policy list counts for direct senders", () => {
  expect(readListing(["127.0.0.10"], list("zen.spamhaus.org"))).toMatchObject({
    weight: "info",
    senderWeight: "middle",
  });
});

test("codes outside the table are never listings, even beside other codes", () => {
  assert(
    property(
      constantFrom(...blocklists),
      subarray(["127.0.0.2", "127.0.0.10", "127.0.1.2"]),
      ipV4(),
      (each, known, any) => {
        const alone = readListing([any], each);
        const together = readListing([...known, any], each);

        expect(alone.kind !== "listed" && alone.kind !== "clean" ? together.kind : "known").not.toBe("listed");
      },
    ),
  );
});

test("no known dead list is queried, and every list has a table", () => {
  expect(blocklists.filter(({ zone }) => deadBlocklist(zone)).map(({ zone }) => zone)).toEqual([]);
  expect(blocklists.every(({ codes }) => codes.length > 0)).toBe(true);
  expect(new Set(blocklists.map(({ zone }) => zone)).size).toBe(blocklists.length);
});

test.for<[zone: string, isDead: boolean]>([
  ["dnsbl.sorbs.net", true],
  ["spam.dnsbl.sorbs.net", true],
  ["bl.spamcannibal.org", true],
  ["notsorbs.net", false],
  ["zen.spamhaus.org", false],
])("%s: dead %s", ([zone, isDead]) => {
  expect(deadBlocklist(zone) !== null).toBe(isDead);
});
