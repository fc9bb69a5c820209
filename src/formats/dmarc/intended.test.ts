import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { holdsTag, intendedTags } from "./intended.ts";
import { readDmarcTags } from "./tags.ts";
import { character } from "../../../test/character.ts";

const place = "mailto:d@example.com";

test.for<[text: string, tags: readonly string[], strays?: readonly string[]]>([
  [`v=DMARC1; p=reject; rua=${place}`, ["p=reject", `rua=${place}`]],
  [`v=DMARC1, p=reject, rua=${place}`, ["p=reject", `rua=${place}`]],
  [`v=DMARC1 p=reject rua=${place}`, ["p=reject", `rua=${place}`]],
  [`V=dmarc1;P = Reject;rua:${place}`, ["p=Reject", `rua=${place}`]],
  [`p=reject; v=DMARC1; rua==${place}`, ["p=reject", `rua=${place}`]],
  [String.raw`"v=DMARC1\; p='reject'"`, ["p=reject"]],
  [`v=DMARC1; p=none; p=reject`, ["p=none", "p=reject"]],
  [`v=DMARC1; p=; sp`, ["p="]],
  [`v=DMARC1; rua=${place},t:y`, [`rua=${place}`, "t=y"]],
  // A comma separates addresses, and a space ends a URI; an equals sign may be part of one.
  [`v=DMARC1; rua=${place}?subject=p=none, ${place}`, [`rua=${place}?subject=p=none, ${place}`]],
  ["v=DMARC1; p=none d@example.com", ["p=none"], ["d@example.com"]],
  [`v=DMARC1; p=none; ${place}`, ["p=none"], [place]],
  [`v=DMARC1; p=none; rau=${place}`, ["p=none"], [place]],
  [`v=DMARC1; p= rau=${place}`, ["p="], [place]],
  ["v=DMARC1; p=none; contact=d@example.com", ["p=none"]],
])("what %s was meant to say", ([text, tags, strays = []]) => {
  const read = intendedTags(text);

  expect(read.tags.map(({ name, value }) => `${name}=${value}`)).toEqual(tags);
  expect(read.strays).toEqual(strays);
});

test.for([
  ["reject rua=mailto:d@example.com", true],
  ["none, sp=none", true],
  ["sp=none", true],
  ["reject", false],
  ["mailto:d@example.com?subject=p=1", false],
] as const)("whether %s goes on with another tag: %s", ([value, expected]) => {
  expect(holdsTag(value)).toBe(expected);
});

const known = constantFrom(
  "p=none",
  "sp=reject",
  `rua=${place},mailto:e@example.com`,
  `ruf=${place}`,
  "t=y",
  "pct=5",
  "fo=1:d",
);

test("a correct record is read unchanged", () => {
  assert(
    property(array(known, { maxLength: 8 }), constantFrom(";", "; ", " ; "), (tags, by) => {
      const text = ["v=DMARC1", ...tags].join(by);
      const meant = intendedTags(text);
      const first = meant.tags.filter(({ name }, at) => meant.tags.findIndex((each) => each.name === name) === at);

      expect(first).toEqual(readDmarcTags(text).tags);
      expect(meant.strays).toEqual([]);
    }),
  );
});

const piece = oneof(
  constantFrom(";", "=", " ", ",", ":", "'", "p", "rua", "mailto:", "@", "d@b.example", "v=DMARC1"),
  string({ unit: character, maxLength: 4 }),
);

test("any text is read", () => {
  assert(
    property(array(piece, { maxLength: 60 }), (pieces) => {
      const { tags, strays } = intendedTags(pieces.join(""));
      expect(tags.every(({ name }) => /^[a-z]+$/.test(name))).toBe(true);
      expect(strays.every((each) => /@|^mailto:/i.test(each))).toBe(true);
    }),
  );
});

test.for([
  " ".repeat(65_000),
  ", ".repeat(32_000),
  "p=@ ".repeat(16_000),
  `p=@${" ".repeat(65_000)}x`,
  "'".repeat(65_000),
  "p ".repeat(32_000),
])("a text as long as there can be is read to its end", (text) => {
  expect(intendedTags(`v=DMARC1;${text};sp=none`).tags.at(-1)).toEqual({ name: "sp", value: "none" });
});
