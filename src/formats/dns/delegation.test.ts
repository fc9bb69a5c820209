import { expect, test } from "vitest";
import { parseRecords } from "../../../test/zone-text.ts";
import { delegationDigest, matchDelegation } from "./delegation.ts";
import { keyTag } from "./key-tag.ts";
import { parseName } from "./name-text.ts";
import { recordsOf } from "./set.ts";

/** The key of RFC 4034 §5.4 with the digests of RFC 4034 and RFC 4509, one of RFC 6605 and one of RFC 8080. */
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

test.for<[name: string, delegations: readonly string[], expected: object, key?: string]>([
  ["SHA-256", [sha256], { kind: "anchored" }],
  ["SHA-1 alone", [sha1], { kind: "anchored" }],
  [
    "SHA-1 beside another digest that does not match",
    [sha1, sha256.replace("D4", "D5")],
    { kind: "failed", problem: "wrong-digest" },
  ],
  ["a wrong digest", [sha256.replace("D4", "D5")], { kind: "failed", problem: "wrong-digest" }],
  ["a digest that is cut short", [sha256.slice(0, -2)], { kind: "failed", problem: "wrong-digest" }],
  ["another key", [sha256.replace("60485", "60486")], { kind: "failed", problem: "no-matching-key" }],
  ["an unknown digest", [sha256.replace(" 2 ", " 3 ")], { kind: "unsupported" }],
  ["an unknown algorithm", [sha256.replace(" 5 ", " 12 ")], { kind: "unsupported" }],
  ["an unknown algorithm and one that is known", [sha256.replace(" 5 ", " 12 "), sha256], { kind: "anchored" }],
  ["nothing", [], { kind: "unsupported" }],
  ["a key that signs no zone", [sha256], { kind: "failed", problem: "no-matching-key" }, rsa.replace("256 3", "0 3")],
])("a zone above that names %s", ([, delegations, expected, key = rsa]) => {
  const keys = recordsOf("DNSKEY", parseRecords(key));
  const named = recordsOf("DS", parseRecords(delegations.map((each) => `example. DS ${each}`).join("\n")));

  expect(
    matchDelegation(
      parseName("DSKEY.example.com"),
      named.map(({ data }) => data),
      keys,
    ),
  ).toMatchObject(expected);
});
