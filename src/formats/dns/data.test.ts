import { expect, test } from "vitest";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import { types } from "./codes.ts";
import { dataBytes, dataText, isOf, joinedText, parseData, type RecordData } from "./data.ts";
import { cursorOf } from "./cursor.ts";
import { readData } from "./data.ts";

/** As `dig` of BIND 9.18 prints them. */
test.for([
  "a.test. A 192.0.2.1",
  "a.test. AAAA 2001:db8::1",
  "a.test. NS ns1.Test.",
  "a.test. CNAME b.test.",
  "a.test. DNAME b.test.",
  String.raw`a.test. PTR a\.b.test.`,
  "a.test. MX 10 mail.test.",
  String.raw`a.test. TXT "v=spf1 -all" "a\"b\\c\000\255;" ""`,
  String.raw`a.test. SPF "v=spf1 -all"`,
  "a.test. SOA ns1.test. host\\.master.test. 2026112001 14400 3600 1209600 300",
  `a.test. CAA 128 issue "letsencrypt.org; validationmethods=dns-01"`,
  "a.test. SRV 10 20 5060 sip.test.",
  String.raw`a.test. NAPTR 100 10 "S" "SIP+D2U" "!^.*$!sip:x@y!" _sip._udp.test.`,
  "a.test. DS 60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118",
  "a.test. CDS 0 0 0 00",
  "a.test. DNSKEY 257 3 15 l02Woi0iS8Aa25FQkUd9RMzZHJpBoRQwAQEX1SxZJA4=",
  "a.test. CDNSKEY 0 3 0 AA==",
  "a.test. RRSIG TYPE65280 13 2 3600 20100909100439 20100812100439 55648 test. qx6wLYqmh+l9",
  "a.test. NSEC b.test. A MX RRSIG NSEC TYPE1234",
  "a.test. NSEC3 1 1 12 AABBCCDD 2T7B4G4VSA5SMI47K61MV5BV1A22BOJR A RRSIG",
  "a.test. NSEC3 1 0 0 - 2T7B4G4VSA5SMI47K61MV5BV1A22BOJR",
  "a.test. NSEC3PARAM 1 0 0 -",
  "a.test. TLSA 3 1 1 92003BA34942DC74152E2F2C408D29ECA5A520E7F2E06BB944F4DCA346BAF63C",
  "a.test. SMIMEA 3 0 0 AABB",
  "a.test. SSHFP 2 1 123456789ABCDEF67890123456789ABCDEF67890",
  "a.test. OPENPGPKEY AAECAw==",
  `a.test. HINFO "PC-Intel-700mhz" "Redhat Linux 7.1"`,
  "a.test. RP mbox.test. .",
  "a.test. MB mb.test.",
  "a.test. MG mg.test.",
  "a.test. MR mr.test.",
  "a.test. MINFO r.test. e.test.",
  "a.test. AFSDB 1 afs.test.",
  "a.test. RT 10 rt.test.",
  "a.test. PX 10 map822.test. mapx400.test.",
  "a.test. KX 10 kx.test.",
  `a.test. URI 10 1 "ftp://ftp.test/public"`,
  "a.test. ZONEMD 2018031900 1 1 62E6CF51B02E54B9B5F967D547CE43136792901F9F88E637493DAAF4",
  "a.test. CSYNC 66 3 A NS AAAA",
])("%s", (text) => {
  const [record] = parseRecords(text);
  const bytes = dataBytes(record?.data ?? { type: "raw", bytes: Buffer.alloc(0) });

  const data = parseData(bytes, record?.type ?? 0);
  expect(`a.test. ${data.type} ${dataText(data)}`).toBe(text);
});

test.for([
  ["alias form", "0000 0161 04746573 7400", "0 a.test."],
  [
    "parameters that do not count for an alias",
    "0000 0161 00 0000 0002 0003 0002 0000",
    "0 a. mandatory=port no-default-alpn",
  ],
  ["the root", "0001 00 0001 0006 02683202 6833", `1 . alpn="h2,h3"`],
  [
    "all keys",
    "0001 00 0000 0004 0001 0003 0001 0003 02 6832 0002 0000 0003 0002 01bb 0004 0004 c0000201 0005 0002 00ff 0006 0010 20010db8000000000000000000000001",
    `1 . mandatory=alpn,port alpn="h2" no-default-alpn port=443 ipv4hint=192.0.2.1 ech=AP8= ipv6hint=2001:db8::1`,
  ],
  ["a key of a number", "0001 00 029b 0009 68656c6c6fd2716f6f", String.raw`1 . key667="hello\210qoo"`],
  ["a key without a value", "0001 00 029b 0000", "1 . key667"],
  [
    "a comma and a backslash in a protocol",
    "0010 00 0001 000c 08 665c6f6f 2c626172 02 6832",
    String.raw`16 . alpn="f\\\\oo\\,bar,h2"`,
  ],
] as const)("a service with %s", ([, hex, text]) => {
  const data = parseData(Buffer.from(hex.replaceAll(" ", ""), "hex"), types.HTTPS);

  expect(dataText(data)).toBe(text);
  expect(dataBytes(data).toString("hex")).toBe(hex.replaceAll(" ", ""));
});

test.for<[name: string, type: keyof typeof types, hex: string, reason: string]>([
  ["an A of three octets", "A", "c00002", "truncated"],
  ["an A of five octets", "A", "c000020101", "more data than its type has"],
  ["an A of none", "A", "", "truncated"],
  ["an AAAA of four octets", "AAAA", "c0000201", "truncated"],
  ["an MX without a name", "MX", "000a", "truncated"],
  ["an MX with more than a name", "MX", "000a 00 00", "more data than its type has"],
  ["a TXT without a string", "TXT", "", "truncated"],
  ["a TXT with half a string", "TXT", "0561", "truncated"],
  ["a CAA without a tag", "CAA", "00 00 61", "a tag of other than letters and digits"],
  ["a CAA with a sign in its tag", "CAA", "00 02 693b 61", "a tag of other than letters and digits"],
  ["a DS without a digest", "DS", "0001 08 02", "truncated"],
  ["a DNSKEY without a key", "DNSKEY", "0100 03 08", "truncated"],
  [
    "an RRSIG whose signer is compressed",
    "RRSIG",
    "0001 0801 00000e10 00000000 00000000 0001 c000 ff",
    "a pointer where none may be",
  ],
  ["an NSEC whose name is compressed", "NSEC", "c000 00 01 40", "a pointer where none may be"],
  ["windows out of order", "NSEC", "00 01 01 40 00 01 40", "type bitmaps out of order"],
  ["a window twice", "NSEC", "00 00 01 40 00 01 40", "type bitmaps out of order"],
  ["an empty window", "NSEC", "00 00 00", "a type bitmap of no or more than 32 octets"],
  ["a window of 33 octets", "NSEC", `00 00 21 ${"ff".repeat(33)}`, "a type bitmap of no or more than 32 octets"],
  ["a window with padding", "NSEC", "00 00 02 40 00", "a type bitmap with padding"],
  ["an NSEC3 without a hash", "NSEC3", "01 00 0000 00 00", "no hash"],
  ["keys out of order", "SVCB", "0001 00 0003 0002 01bb 0001 0003 02 6832", "service parameters out of order"],
  ["a key twice", "SVCB", "0001 00 0003 0002 01bb 0003 0002 01bb", "service parameters out of order"],
  ["a port of three octets", "SVCB", "0001 00 0003 0003 01bb00", "more data than its type has"],
  ["no address in a hint", "SVCB", "0001 00 0004 0000", "truncated"],
  ["a hint of five octets", "SVCB", "0001 00 0004 0005 c000020101", "truncated"],
  ["a protocol without a name", "SVCB", "0001 00 0001 0001 00", "a protocol without a name"],
  ["a value for no-default-alpn", "SVCB", "0001 00 0001 0003 02 6832 0002 0001 00", "more data than its type has"],
  ["no-default-alpn alone", "SVCB", "0001 00 0002 0000", "no-default-alpn without alpn"],
  ["a mandatory key that is not there", "SVCB", "0001 00 0000 0002 0003", "a mandatory parameter that is missing"],
  ["mandatory", "SVCB", "0001 00 0000 0002 0000", "a mandatory parameter that is missing"],
  [
    "mandatory keys out of order",
    "SVCB",
    "0001 00 0000 0004 0003 0001 0001 0003 02 6832 0003 0002 01bb",
    "mandatory keys out of order",
  ],
  ["the key that is no key", "SVCB", "0001 00 ffff 0000", "the key that is no key"],
  ["a port of three octets for an alias", "SVCB", "0000 00 0003 0003 01bb00", "more data than its type has"],
  [
    "keys out of order for an alias",
    "SVCB",
    "0000 00 0003 0002 01bb 0001 0003 02 6832",
    "service parameters out of order",
  ],
  ["a target that is compressed", "SVCB", "0001 c000", "a pointer where none may be"],
])("%s is broken", ([, type, hex, reason]) => {
  const bytes = Buffer.from(hex.replaceAll(" ", ""), "hex");

  expect(parseData(bytes, types[type])).toEqual({ type: "broken", bytes, reason });
});

test("unknown data is printed in hexadecimal", () => {
  const bytes = Buffer.from("0a0001", "hex");

  expect(dataText(parseData(bytes, 65_280))).toBe("\\# 3 0A0001");
  expect(dataText(parseData(Buffer.alloc(0), types.LOC))).toBe("\\# 0");
  // RFC 1035 §3.4.1: an A record of class CH has another format.
  expect(readData(cursorOf(bytes), types.A, 3)).toEqual({ type: "raw", bytes });
  expect(dataText(readData(cursorOf(Buffer.from("0461626364", "hex")), types.TXT, 3))).toBe(`"abcd"`);
  expect(dataText(parseData(bytes, types.A))).toBe("\\# 3 0A0001");
});

test.for([
  [["v=spf1 ", "-all"], "v=spf1 -all"],
  [["\u00c3", "\u00a4"], "ä"],
  [["\u00e4"], "ä"],
] as const)("the strings %j are the text %s", ([strings, text]) => {
  expect(joinedText(strings.map((each) => Buffer.from(each, "latin1")))).toBe(text);
});

test("data has its own type", () => {
  const data: RecordData = parseData(Buffer.from("c0000201", "hex"), types.A);

  expect(isOf("A", data) && data.address).toBe("192.0.2.1");
  expect(isOf("AAAA", data)).toBe(false);
});

function canonicalOf(text: string): Buffer | null {
  const [record] = parseRecords(`a.test. ${text}`);
  return record ? dataBytes(record.data, true) : null;
}

/** RFC 4034 §6.2 as changed by RFC 6840 §5.1, which exempts NSEC. */
test.for([
  ["NS A.TEST.", true],
  ["CNAME A.TEST.", true],
  ["MB A.TEST.", true],
  ["MG A.TEST.", true],
  ["MR A.TEST.", true],
  ["MINFO A.TEST. B.TEST.", true],
  ["AFSDB 1 A.TEST.", true],
  ["RT 1 A.TEST.", true],
  ["PX 1 A.TEST. B.TEST.", true],
  ["KX 1 A.TEST.", true],
  ["SRV 1 2 3 A.TEST.", true],
  ["DNAME A.TEST.", true],
  ["RP A.TEST. B.TEST.", true],
  ["NSEC A.TEST. A", false],
] as const)("whether names are signed in lower case: %s, %s", ([text, isLowered]) => {
  const lower = canonicalOf(text.replaceAll(/[AB]\.TEST/g, (each) => each.toLowerCase()));

  expect(lower).not.toBeNull();
  expect(canonicalOf(text)?.equals(lower ?? Buffer.alloc(0))).toBe(isLowered);
});
