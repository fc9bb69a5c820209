import { hash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dataText, parseData } from "../../formats/dns/data.ts";
import { delegationDigest } from "../../formats/dns/delegation.ts";
import { keyTag } from "../../formats/dnssec/key-tag.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readAnchors } from "./anchors.ts";

const ds = { zone: ".", keyTag: 44_126, algorithm: 13, digestType: 2 } as const;
const digest = "96095055B118E2AB3B29697404C7717B7021C5BDAF4018577EBB159FB4C17470";
const anchor = { ...ds, digest };
const key = "6Js9QkuaHgbwYZg1tDgL52qx9xz8i0h7+qwo4Igpz+QNjd+E5p1anjsSFT5+Zrhj0M3bQNwak21Uw2NqmbaKxQ==";
const other = hash("sha256", "other").toUpperCase();

test.for<[what: string, text: string]>([
  ["as ldns-key2ds writes it", `.\t\t\tIN DS 44126 13 2 ${digest.slice(0, 56)} ${digest.slice(56)}\n`],
  ["with a TTL and a class", `. 172800 IN DS 44126 13 2 ${digest}`],
  ["with neither", `. ds 44126 13 2 ${digest.toLowerCase()}`],
  [
    "over several lines",
    `; a comment\r\n\r\n. IN DS 44126 13 2 (\r\n  ${digest.slice(0, 30)} ; half\r\n  ${digest.slice(30)} )\r\n`,
  ],
  ["a key", `. 300 IN DNSKEY 257 3 13 ${key.slice(0, 60)} ${key.slice(60)}`],
  [
    "as unbound keeps a key",
    `; autotrust trust anchor file\n;;id: . 1\n. 86400 IN DNSKEY 257 3 13 ${key} ;{id = 44126 (ksk), size = 256b} ;;state=2 [  VALID  ] ;;count=0`,
  ],
  [
    "beside one that is not trusted yet",
    `. 300 IN DNSKEY 257 3 13 ${"A".repeat(86)}== ;;state=1 [ ADDPEND ]\n. DNSKEY 257 3 13 ${key} ;;state=2 [  VALID  ]`,
  ],
  ["beside one that is revoked", `. DNSKEY 385 3 13 ${key}\n. DNSKEY 257 3 13 ${key}`],
  ["beside an unknown algorithm", `. DS 1 250 2 ${other}\n. DS 44126 13 2 ${digest}`],
  ["beside an unknown digest", `. DS 1 13 3 ${other}\n. DS 44126 13 2 ${digest}`],
])("an anchor is read %s", ([, text]) => {
  expect(readAnchors(text)).toEqual({ anchors: [anchor] });
});

test.for<[text: string, line: number]>([
  ["hello", 1],
  [`\n. IN DS 44126 13 2 ${digest}\n. IN A 192.0.2.1`, 3],
  [`. IN DS 44126 13 2 ${digest.slice(2)}`, 1],
  [`. IN DS 70000 13 2 ${digest}`, 1],
  [`. IN DS 44126 13 2 xyz`, 1],
  [`IN DS 44126 13 2 ${digest}`, 1],
  [`. IN DNSKEY 257 4 13 ${key}`, 1],
  [`. IN DNSKEY 257 3 13 ***`, 1],
  [`a..b DS 44126 13 2 ${digest}`, 1],
  [`. IN DS (\n44126 13`, 1],
  [`. DS 44126 13 2 ${digest}\n`.repeat(101), 101],
])("line %j is refused", ([text, line]) => {
  expect(readAnchors(text)).toEqual({ line });
});

test("a key becomes the digest that the codec computes", () => {
  const zones = fc.constantFrom(".", "good.com.", "A-b_c.Example.");
  const algorithms = fc.constantFrom(5, 7, 8, 10, 13, 14, 15, 16);
  fc.assert(
    fc.property(
      zones,
      fc.constantFrom(256, 257),
      algorithms,
      fc.uint8Array({ minLength: 3 }),
      (zone, flags, algorithm, octets) => {
        const data = parseData(Buffer.concat([Buffer.of(1, flags & 0xff, 3, algorithm), octets]), 48);
        const known = data.type === "DNSKEY" ? data : null;
        const expected = known && delegationDigest(parseName(zone), known, 2)?.toString("hex").toUpperCase();

        expect(known && readAnchors(`${zone} IN DNSKEY ${dataText(known)}`)).toEqual({
          anchors: [
            { zone: zone.toLowerCase(), keyTag: known && keyTag(known), algorithm, digestType: 2, digest: expected },
          ],
        });
      },
    ),
  );
});

test("any text is parsed or refused", () => {
  const words = fc.constantFrom(
    ".",
    "IN",
    "DS",
    "DNSKEY",
    "(",
    ")",
    ";",
    "\n",
    "257",
    "3",
    "13",
    "2",
    digest,
    key,
    ";;state=9",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 40 }), (parts) => {
      const read = readAnchors(parts.join(" "));
      expect("line" in read ? read.line : read.anchors.length).toBeGreaterThanOrEqual(0);
    }),
  );
});
