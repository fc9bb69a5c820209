import { expect, test } from "vitest";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import { delegationDigest, matchDelegation, type Delegation } from "./delegation.ts";
import { keyTag } from "../dnssec/key-tag.ts";
import { parseName } from "./name-text.ts";
import { recordsOf } from "./set.ts";

/** The key of RFC 4034 §5.4 with digests from RFC 4034, RFC 4509, RFC 6605 and RFC 8080. */
const rsa = `dskey.example.com. 86400 IN DNSKEY 256 3 5 AQOeiiR0GOMYkDshWoSKz9XzfwJr1AYtsmx3TGkJaNXVbfi/2pHm822aJ5iI9BMzNXxeYCmZDRD99WYwYqUSdjMmmAphXdvxegXd/M5+X7OrzKBaMbCVdFLUUh6DhweJBjEVv5f2wwjM9XzcnOf+EPbtG9DMBmADjFDc2w/rljwvFw==`;
const p384 = `example.net. 3600 IN DNSKEY 257 3 14 xKYaNhWdGOfJ+nPrL8/arkwf2EY3MDJ+SErKivBVSum1w/egsXvSADtNJhyem5RCOpgQ6K8X1DRSEkrbYQ+OB+v8/uX45NBwY8rp65F6Glur8I/mlVNgF6W/qTI37m40`;
const ed = `example.com. 3600 IN DNSKEY 257 3 15 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=`;
const sha1 = "60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118";
const sha256 = "60485 5 2 D4B7D520E7BB5F0F67674A0CCEB1E3E0614B93C4F9E99B8383F6A1E4469DA50A";

test.for([
  [rsa, sha1],
  [rsa, sha256],
  [p384, "10771 14 4 72d7b62976ce06438e9c0bf319013cf801f09ecc84b8d7e9495f27e305c6a9b0563a9b5f4d288405c3008a946df983d6"],
  [ed, "3613 15 2 3aa5ab37efce57f737fc1627013fee07bdf241bd10f3b1964ab55c78e79a304b"],
] as const)("%s has the digest %s", ([key, digest]) => {
  const [known] = recordsOf("DNSKEY", parseRecords(key));
  const [delegation] = recordsOf("DS", parseRecords(`example. DS ${digest}`));

  expect(known && keyTag(known.data)).toBe(delegation?.data.keyTag);
  expect(known && delegation && delegationDigest(known.name, known.data, delegation.data.digestType)).toEqual(
    delegation?.data.digest,
  );
});

/** The same key with an accepted algorithm, and digests computed with OpenSSL. */
const rsa256 = rsa.replace("3 5", "3 8");
const weak = "60488 8 1 E648E2236984FFFCFF12275BA1EA3F54EC7DF6A3";
const strong = "60488 8 2 A87F5E6FF1E8DEB9BD24403203F6E6B89BC87793A756DF8B75D539D861076C2B";
const wrong = strong.replace("A8", "A9");
const unsupported = { kind: "unsupported", isDeprecated: false };
const deprecated = { kind: "unsupported", isDeprecated: true };

function failed(problem: string): object {
  return { kind: "failed", problem };
}

function match(delegations: readonly string[], text: string): Delegation {
  const keys = recordsOf("DNSKEY", parseRecords(text));
  const named = recordsOf("DS", parseRecords(delegations.map((each) => `example. DS ${each}`).join("\n")));
  const [first, ...others] = named.map(({ data }) => data);
  if (!first) throw new Error("nothing is named");
  return matchDelegation(parseName("DSKEY.example.com"), [first, ...others], keys);
}

/** Other keys that no DS record matches, or that share the owner of the right one. */
function others(count: number, owner = "dskey.example.com"): string {
  return Array.from({ length: count }, (_, index) => {
    const key = Buffer.from([1, 3, ...Buffer.alloc(62, index + 1)]).toString("base64");
    return `${owner}. DNSKEY 257 3 8 ${key}`;
  }).join("\n");
}

test.for<[name: string, delegations: readonly string[], expected: object, key?: string]>([
  ["SHA-256", [strong], { kind: "anchored" }],
  ["SHA-1 digests alone", [weak], { kind: "anchored" }],
  ["SHA-1 beside another digest that does not match", [weak, wrong], failed("wrong-digest")],
  ["a wrong digest", [wrong], failed("wrong-digest")],
  ["a digest that is cut short", [strong.slice(0, -2)], failed("wrong-digest")],
  ["another key", [strong.replace("60488", "60486")], failed("no-matching-key")],
  ["an unknown digest", [strong.replace(" 2 ", " 3 ")], unsupported],
  ["an unknown algorithm", [strong.replace(" 8 ", " 12 ")], unsupported],
  ["an unknown algorithm and one that is known", [strong.replace(" 8 ", " 12 "), strong], { kind: "anchored" }],
  ["a key that signs no zone", [strong], failed("no-matching-key"), rsa256.replace("256 3", "0 3")],
  // RFC 9905 §2.
  ["RSASHA1", [sha256], deprecated, rsa],
  ["RSASHA1 by a SHA-1 digest", [sha1], deprecated, rsa],
  ["RSASHA1 and an unknown algorithm", [sha256.replace(" 5 ", " 12 "), sha256], deprecated, rsa],
  ["RSASHA1 by an unknown digest", [sha256.replace(" 2 ", " 3 ")], unsupported, rsa],
  ["RSASHA1 and RSASHA256, of which it has the first", [sha256, strong], failed("no-matching-key"), rsa],
  ["RSASHA1 and RSASHA256, of which it has the second", [sha256, strong], { kind: "anchored" }],
  ["a key after forty others", [strong], { kind: "anchored" }, `${others(40)}\n${rsa256}`],
  ["a key after forty DS records of missing keys", [...gone(40), strong], { kind: "anchored" }],
])("a zone above that names %s", ([, delegations, expected, key = rsa256]) => {
  expect(match(delegations, key)).toMatchObject(expected);
});

/** DS records of keys that the zone does not have. */
function gone(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => strong.replace("60488", `${index + 1}`));
}

test("a key matched by several digests counts once", () => {
  const [known] = recordsOf("DNSKEY", parseRecords(rsa256));
  const more = known && delegationDigest(known.name, known.data, 4)?.toString("hex");

  expect(match([strong, `60488 8 4 ${more}`, strong], rsa256)).toMatchObject({
    kind: "anchored",
    keys: [{ data: { algorithm: 8 } }],
  });
});

test("with too many keys nothing is calculated, and the result is unknown", () => {
  const many = Array.from({ length: 4000 }, () => wrong);

  expect(match(many, rsa256)).toEqual(failed("too-many"));
  expect(match([strong, ...many], rsa256)).toMatchObject({ kind: "anchored" });
});
