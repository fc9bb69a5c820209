import { expect, test } from "vitest";
import { encode, objectIdentifier, sequence, set } from "../../demo/der-writer.ts";
import { isSameDistinguishedName } from "./distinguished-name.ts";
import { oids } from "./oids.ts";

const utf8 = 0x0c;
const printable = 0x13;

function nameOf(...attributes: readonly (readonly [oid: string, tag: number, text: string])[]): Buffer {
  return sequence(
    ...attributes.map(([oid, tag, text]) => set(sequence(objectIdentifier(oid), encode(tag, Buffer.from(text))))),
  );
}

const name = nameOf([oids.organizationName, utf8, "Example"], [oids.commonName, utf8, "Root CA"]);

test.for([
  ["itself", name, true],
  [
    "another string type",
    nameOf([oids.organizationName, printable, "Example"], [oids.commonName, utf8, "Root CA"]),
    true,
  ],
  ["another case", nameOf([oids.organizationName, utf8, "EXAMPLE"], [oids.commonName, utf8, "root ca"]), true],
  ["other white space", nameOf([oids.organizationName, utf8, " Example"], [oids.commonName, utf8, "Root  CA "]), true],
  ["another text", nameOf([oids.organizationName, utf8, "Example"], [oids.commonName, utf8, "Root CB"]), false],
  ["another attribute", nameOf([oids.countryName, utf8, "Example"], [oids.commonName, utf8, "Root CA"]), false],
  ["another order", nameOf([oids.commonName, utf8, "Root CA"], [oids.organizationName, utf8, "Example"]), false],
  ["a part of it", nameOf([oids.organizationName, utf8, "Example"]), false],
  ["a text that looks like two attributes", nameOf([oids.organizationName, utf8, 'Example",2.5.4.3="Root CA']), false],
  ["bytes that are no name", Buffer.from("0403", "hex"), false],
] as const)("a name compared with %s", ([, other, isSame]) => {
  expect(isSameDistinguishedName(name, other)).toBe(isSame);
});
