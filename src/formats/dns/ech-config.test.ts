import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isEchConfigList } from "./ech-config.ts";

/** An RFC 9849 §4 configuration: X25519, one cipher suite, a public name. */
const contents = `07 0020 0020 ${"ab".repeat(32)} 0004 00010001 00 0b 6578616d706c652e636f6d 0000`;
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");
const sized = (text: string): string => `${hex(text).length.toString(16).padStart(4, "0")} ${text}`;
const config = (version: string, text = contents): string => `${version} ${sized(text)}`;

test.for<[what: string, bytes: string, isOne: boolean]>([
  ["a list of one", sized(config("fe0d")), true],
  ["one of a version to come beside it", sized(`${config("fe0e", "00")} ${config("fe0d")}`), true],
  ["nothing but a version to come", sized(config("fe0e", "00")), false],
  ["a configuration without its list", config("fe0d"), false],
  ["an empty list", "0000", false],
  ["nothing", "", false],
  ["octets after the list", `${sized(config("fe0d"))} 00`, false],
  ["a list that is cut", sized(config("fe0d")).slice(0, 60), false],
  ["a key without octets", sized(config("fe0d", "07 0020 0000 0004 00010001 00 01 61 0000")), false],
  ["no algorithms", sized(config("fe0d", "07 0020 0001 ab 0000 00 01 61 0000")), false],
  ["no name to show", sized(config("fe0d", "07 0020 0001 ab 0004 00010001 00 00 0000")), false],
  ["a few octets", "00ff", false],
])("%s", ([, bytes, isOne]) => {
  expect(isEchConfigList(hex(bytes))).toBe(isOne);
});

test("any input is either parsed completely or rejected", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(isEchConfigList(Buffer.concat([hex(sized(config("fe0d"))), Buffer.from(bytes)]))).toBe(bytes.length === 0);
      expect(isEchConfigList(Buffer.from(bytes))).toBeTypeOf("boolean");
    }),
  );
});
