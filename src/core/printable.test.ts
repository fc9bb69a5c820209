import { expect, test } from "vitest";
import { printable } from "./printable.ts";

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.for<[name: string, codes: readonly number[]]>([
  ["C0 controls", range(0x00, 0x1f)],
  ["DEL and C1 controls", range(0x7f, 0x9f)],
  ["soft hyphen", [0xad]],
  ["Arabic letter mark", [0x61c]],
  ["zero-width characters and directional marks", [0x180e, ...range(0x200b, 0x200f)]],
  ["separators, embeddings and overrides", range(0x2028, 0x202e)],
  ["joiners and isolates", range(0x2060, 0x206f)],
  ["byte order mark and annotations", [0xfeff, ...range(0xfff9, 0xfffb)]],
  ["tag characters", range(0xe0000, 0xe007f)],
  ["lone surrogates", [0xd800, 0xdbff, 0xdc00, 0xdfff]],
])("%s are escaped, each of them", ([, codes]) => {
  for (const code of codes) {
    const shown = printable(`a${String.fromCodePoint(code)}b`);
    expect(shown).toMatch(/^a\\(?:x[0-9a-f]{2}|u\{[0-9a-f]+\})b$/);
  }
});

test.for<[text: string, shown: string]>([
  ["plain", "plain"],
  ["한국어 – ß 🏰", "한국어 – ß 🏰"],
  ["\u001b[31mred", "\\x1b[31mred"],
  ["\u009b31mred", "\\x9b31mred"],
  [
    "\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007",
    "\\x1b]8;;https://evil.example\\x07click\\x1b]8;;\\x07",
  ],
  ["a\r\nb", "a\\x0d\\x0ab"],
  ["user\u202eexe.txt", "user\\u{202e}exe.txt"],
  ["\ud800", "\\u{d800}"],
])("%j is shown as %s", ([text, shown]) => {
  expect(printable(text)).toBe(shown);
});

test.for<[text: string, limit: number, shown: string]>([
  ["abcdef", 6, "abcdef"],
  ["abcdefg", 6, "abcde…"],
  ["\u0000\u0000\u0000", 6, "\\x00\\…"],
  ["🏰🏰🏰🏰", 4, "🏰…"],
  ["🏰🏰🏰🏰", 5, "🏰🏰…"],
  ["\u0001🏰🏰🏰🏰", 8, "\\x01🏰…"],
])("%j in %d characters", ([text, limit, shown]) => {
  expect(printable(text, limit)).toBe(shown);
  expect(printable(text, limit).length).toBeLessThanOrEqual(limit);
  expect(printable(text, limit).isWellFormed()).toBe(true);
});
