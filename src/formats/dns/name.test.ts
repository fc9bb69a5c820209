import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyName } from "../../../test/dns/samples.ts";
import { cursorOf } from "./cursor.ts";
import {
  compareNames,
  isSameName,
  isWithin,
  keyOf,
  labelsOf,
  lowerCased,
  nameOf,
  outermost,
  parentOf,
  readName,
  root,
  upwards,
  wildcardBelow,
  type DnsName,
} from "./name.ts";
import { nameText, parseName } from "./name-text.ts";

test.for([
  ["www.example", "www.example.", ["www", "example"]],
  [".", ".", []],
  [String.raw`a\.b.example.`, String.raw`a\.b.example.`, ["a.b", "example"]],
  [String.raw`a\\b`, String.raw`a\\b.`, [String.raw`a\b`]],
  [String.raw`\065\000\255`, String.raw`A\000\255.`, ["A\0\u00ff"]],
  [String.raw`a\ b`, String.raw`a\032b.`, ["a b"]],
  [String.raw`"(x);@$"`, String.raw`\"\(x\)\;\@\$\".`, [`"(x);@$"`]],
  ["*._tcp.Example", "*._tcp.Example.", ["*", "_tcp", "Example"]],
] as const)("%s is written %s", ([text, written, labels]) => {
  const name = parseName(text);

  expect(labelsOf(name).map((label) => label.toString("latin1"))).toEqual(labels);
  expect(nameText(name)).toBe(written);
});

test.for([
  ["", "an empty label"],
  ["..", "an empty label"],
  ["a..b", "an empty label"],
  [".a", "an empty label"],
  ["ä", "a character that is not ASCII"],
  ["a\\", "a character that is not ASCII"],
  [String.raw`\256`, "an escape of no octet"],
  ["a".repeat(64), "a label of more than 63 octets"],
  [`${"a.".repeat(127)}ab`, "a name of more than 255 octets"],
  [`${"a".repeat(63)}.`.repeat(4), "a name of more than 255 octets"],
  ["a".repeat(100_000), "a name of more than 255 octets"],
] as const)("%s is %s", ([text, reason]) => {
  expect(() => parseName(text)).toThrow(reason);
});

test("a name of 255 bytes and one of 127 labels are valid", () => {
  expect(parseName(`${`${"a".repeat(63)}.`.repeat(3)}${"a".repeat(61)}`).wire).toHaveLength(255);
  expect(labelsOf(parseName("a.".repeat(127)))).toHaveLength(127);
});

test("every name is read back as written", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(parseName(nameText(name))).toEqual(name);
    }),
  );
});

test("names compare case-insensitively, and no other bytes are equal", () => {
  const [upper, lower] = [nameOf([Buffer.from("A[À")]), nameOf([Buffer.from("a[À")])];

  expect(isSameName(upper, lower)).toBe(true);
  expect(keyOf(upper)).toBe(keyOf(lower));
  expect(lowerCased(upper)).toEqual(lower);
  expect(isSameName(parseName("["), parseName("{"))).toBe(false);
  // Latin-1 has a lower case for these two bytes, the DNS does not.
  expect(isSameName(nameOf([Buffer.of(0xc0)]), nameOf([Buffer.of(0xe0)]))).toBe(false);
  expect(isSameName(parseName(String.raw`a\.b`), parseName("a.b"))).toBe(false);
});

test("names sort in the order of RFC 4034 §6.1", () => {
  const sorted = [
    "example",
    "a.example",
    "yljkjljk.a.example",
    "Z.a.example",
    "zABC.a.EXAMPLE",
    "z.example",
    String.raw`\001.z.example`,
    "*.z.example",
    String.raw`\200.z.example`,
  ].map(parseName);

  expect(sorted.toReversed().toSorted(compareNames)).toEqual(sorted);
});

test("a name is within its parents, and in no other name", () => {
  const name = parseName("a.b.example");

  expect([...upwards(name)].map(nameText)).toEqual(["a.b.example.", "b.example.", "example.", "."]);
  expect(["A.B.Example", "b.EXAMPLE", "."].map((zone) => isWithin(name, parseName(zone)))).toEqual([true, true, true]);
  expect(["c.a.b.example", "le", "ample", "a.example"].map((zone) => isWithin(name, parseName(zone)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // The zone's bytes are at the end of the name, but not at a label boundary.
  expect(isWithin(nameOf([Buffer.from("x\u0001b")]), parseName("b"))).toBe(false);
  expect(parentOf(root)).toBeNull();
  expect(outermost(name, 0)).toEqual(root);
  expect(nameText(wildcardBelow(outermost(name, 2)))).toBe("*.b.example.");
});

/** Reads the name at an offset, and returns where reading continues. */
function readAt(hex: string, at: number, mayPoint = true): { text: string; next: number } {
  const cursor = { ...cursorOf(Buffer.from(hex.replaceAll(" ", ""), "hex")), at };
  const name: DnsName = readName(cursor, mayPoint);
  return { text: nameText(name), next: cursor.at };
}

test.for([
  ["no pointer", "0161 00", 0, "a.", 3],
  ["a pointer alone", "0161 00 c000", 3, "a.", 5],
  ["labels and a pointer", "0161 00 0162 c000", 3, "b.a.", 7],
  ["a pointer to a pointer", "0161 00 0162 c000 0163 c003 ff", 7, "c.b.a.", 11],
  ["a pointer into the middle of a name", "0161 0162 00 c002", 5, "b.", 7],
] as const)("a name with %s", ([, hex, at, text, next]) => {
  expect(readAt(hex, at)).toEqual({ text, next });
});

test.for([
  ["a pointer to itself", "c000", 0, "a pointer that does not lead back"],
  ["a pointer to its own labels", "0161 c000", 0, "a pointer that does not lead back"],
  ["a pointer ahead", "c002 0161 00", 0, "a pointer that does not lead back"],
  ["two pointers at each other", "0161 c004 c000", 4, "a pointer that does not lead back"],
  ["a pointer to what leads here again", "0162 c000", 2, "truncated"],
  ["a label that begins before the name and ends in it", "0361 c000", 2, "truncated"],
  ["half a pointer", "c0", 0, "truncated"],
  ["a label of 64 octets", `40${"61".repeat(64)}00`, 0, "a label of an unknown kind"],
  ["a bit string of RFC 2673", "4101ff 00", 0, "a label of an unknown kind"],
  ["no end", "0161", 0, "truncated"],
  ["less than its label", "0561", 0, "truncated"],
  ["256 octets", `${"0161".repeat(127)}0161 00`, 0, "a name of more than 255 octets"],
] as const)("a name with %s is rejected", ([, hex, at, reason]) => {
  expect(() => readAt(hex, at)).toThrow(reason);
});

test("a chain of pointers is limited", () => {
  const chain = `0161 00 ${Array.from(
    { length: 200 },
    (_, index) => `c0${(index === 0 ? 0 : 1 + index * 2).toString(16).padStart(2, "0")}`,
  )
    .slice(0, 126)
    .join("")}`;

  expect(readAt(chain, 3 + 2 * 100).text).toBe("a.");
  const long = Buffer.alloc(3 + 2 * 400);
  long.write("0161 00".replaceAll(" ", ""), "hex");
  for (let index = 0; index < 400; index++)
    long.writeUInt16BE(0xc000 | (index === 0 ? 0 : 1 + index * 2), 3 + index * 2);
  expect(() => readAt(long.toString("hex"), 3 + 2 * 399)).toThrow("too many pointers");
});

test("pointers are rejected where they are not allowed", () => {
  expect(() => readAt("0161 00 c000", 3, false)).toThrow("a pointer where none may be");
});
