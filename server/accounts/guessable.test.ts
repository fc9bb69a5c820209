import { expect, test } from "vitest";
import { weaknessOf, type Weakness } from "./guessable.ts";

const own = ["portcullis", "jin@shop.example", "jin", "shop.example", "shop", "checks.example", "checks", "example"];

test.for<[password: string, weakness: Weakness | null]>([
  ["passwordpassword", "common"],
  ["Password Password", "common"],
  ["비밀번호비밀번호비밀번호", "common"],
  ["portcullis123", "own"],
  ["P0rtcull1s!2026", "own"],
  ["jin@shop.example", "own"],
  ["jinjinjin1234", "own"],
  ["checks.example", "own"],
  ["letmeinletmein", "common"],
  ["Tr0ubl3!Tr0ubl3!", "common"],
  ["monkeymonkey", "common"],
  ["iloveyou1234", "common"],
  ["football2026", "common"],
  ["January2025!", "common"],
  ["dragon dragon", "common"],
  ["1q2w3e4r5t6y", "common"],
  ["administrator", "common"],
  ["trustno1trustno1", "common"],
  ["123456789012", "pattern"],
  ["qwertyuiop[]asdf", "pattern"],
  ["zaq1xsw2cde3", "pattern"],
  ["aaaaaaaaaaaa", "pattern"],
  ["abcabcabcabc", "pattern"],
  ["abcdefghijkl", "pattern"],
  ["가나다가나다가나다가나다", "pattern"],
  ["               ", "pattern"],
  ["a".repeat(128), "pattern"],
  ["correct horse battery", null],
  ["another long one", null],
  ["what mallory chose", null],
  ["xK9#mQ2vLp7w", null],
  ["zvkqjwhtbnrd", null],
  ["비밀스러운 고양이 창문", null],
])("%s: %s", ([password, weakness]) => {
  expect(weaknessOf(password, own)).toBe(weakness);
});

test("an address that is longer than a word counts as one part", () => {
  const address = "a-very-long-local-part.of-somebody@mail.department.company.example";

  expect(weaknessOf(`${address}1`, [address])).toBe("own");
  expect(weaknessOf(`${address}1`, [])).toBe(null);
});

test("a password of characters whose normal form is long is judged as fast as any other", () => {
  const start = performance.now();
  weaknessOf("\uFDFA".repeat(128), []);

  expect(performance.now() - start).toBeLessThan(400);
});
