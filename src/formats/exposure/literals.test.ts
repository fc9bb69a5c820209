import { array, assert, constantFrom, property, string, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { literalSet } from "./literals.ts";

const letters = string({
  unit: constantFrom("a", "b", "c", "그", "룹", "웨", "어", "\u{1f600}"),
  minLength: 4,
  maxLength: 9,
});

test("scan finds exactly the contained literals, in any script", () => {
  assert(
    property(uniqueArray(letters, { maxLength: 30 }), array(letters, { maxLength: 20 }), (literals, words) => {
      const text = words.join("");
      const found = new Set<number>();
      literalSet(literals).scan(text, (literal) => found.add(literal));
      expect([...found].toSorted((a, b) => a - b)).toEqual(
        literals.flatMap((literal, at) => (text.includes(literal) ? [at] : [])),
      );
    }),
  );
});
