import * as fc from "fast-check";
import { expect, test } from "vitest";
import { annotate, outputLines, silence } from "../../src/action/commands.ts";
import { harmless, inert, markup } from "../../src/report/github/escape.ts";
import { obey, readOutputs } from "./runner.ts";

const commands = [
  "::error::x",
  "##[error]x",
  "::add-mask::x",
  "##[stop-commands]x",
  "x ##[add-path]/x",
  "\n  ::set-env name=a::x",
];
const unseen = [
  "\u00ad",
  "\u200b",
  "\u0085",
  "\u00a0",
  "\u2028",
  "\u0000",
  "\u001b",
  "\u001b[31m",
  "\ufe0f",
  "\u034f",
  "\r",
  "\n",
];
const marks = ["<", ">", "&", "`", "|", "*", "_", "(", "!", "@a", "#1", "https://evil.example", "www.evil.example"];
const pieces = ["::", ":", "##[", "#", "[", "]", "error", "##vso[", " ", "%0A", "%25"];

/** A command with what nobody sees somewhere inside. */
const disguised = fc
  .tuple(fc.constantFrom(...commands), fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...unseen)), { maxLength: 3 }))
  .map(([command, disguises]) =>
    disguises.reduce((text, [at, what]) => text.slice(0, at) + what + text.slice(at), command),
  );

/** Text in which commands are common, whole or in pieces. */
const spell = fc
  .array(fc.oneof(disguised, fc.constantFrom(...pieces, ...unseen, ...marks), fc.string({ unit: "binary" })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));

const often = { numRuns: 3000 };

test("the texts of these tests hold commands, some of which nobody would see", () => {
  const texts = fc.sample(spell, 500);
  const obeyed = texts.filter((text) => obey(text).commands.length > 0);

  expect(obeyed.length).toBeGreaterThan(100);
  expect(obeyed.some((text) => !/::error::|::add-mask::|::set-env|##\[(?:error|stop|add)/.test(text))).toBe(true);
});

test("a runner obeys nothing of a text, whatever it is", () => {
  fc.assert(
    fc.property(spell, (text) => {
      expect(obey(inert(text)).commands).toEqual([]);
      // Nor where it stands behind a word, or in colour.
      expect(obey(`x ${inert(text)}`).commands).toEqual([]);
      expect(obey(inert(`\u001b[31m${text}`)).commands).toEqual([]);
    }),
    often,
  );
});

test("what is harmless stays harmless, and is no longer than it may be but for what must be seen", () => {
  fc.assert(
    fc.property(spell, (text) => {
      const shown = harmless(text, 200);
      expect(inert(shown)).toBe(shown);
      expect(shown).not.toMatch(/[\n\r]/);
      expect(obey(shown).commands).toEqual([]);
    }),
    often,
  );
});

test("a remark is one command, with its title and words as they were", () => {
  fc.assert(
    fc.property(spell, spell, (title, message) => {
      // The runner's own comparison by culture would take more off: what is printed is harmless first.
      const [shownTitle, shownMessage] = [harmless(`t${title}`, 300).trim(), harmless(message, 300)];
      const { commands: obeyed, lines } = obey(annotate({ kind: "error", title: shownTitle, message: shownMessage }));
      expect(lines).toEqual([""]);
      expect(obeyed).toEqual([{ name: "error", properties: { title: shownTitle }, data: shownMessage }]);
    }),
    often,
  );
});

test("a value for later steps is read as it was, and adds no other", () => {
  fc.assert(
    fc.property(spell, (value) => {
      expect(readOutputs(outputLines("url", value, "end-1") + outputLines("passed", "false", "end-2"))).toEqual({
        url: value,
        passed: "false",
      });
    }),
    often,
  );
});

test("a string on a page is letters, digits and entities", () => {
  fc.assert(
    fc.property(spell, (text) => {
      const page = markup(text, 300);
      expect(page.replace(/&#\d+;/g, "")).not.toMatch(/[!-/:-@[-`{-~\n\r]/);
      const read = page.replaceAll("&#8288;", "").replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect(read).toBe(harmless(text, 300));
    }),
    often,
  );
});

test("between the lines that silence a runner nothing is obeyed, and behind them everything", () => {
  const [begin, end] = silence("6dd84f4d-1f5a-4b0e-9f3c-2f8f6e1f6c55");

  const { commands: obeyed } = obey(`${begin}::error::inside\n::guess::\n${end}::error::behind\n`);

  expect(obeyed.map(({ data }) => data)).toEqual(["behind"]);
});

test.for<readonly [text: string, written: string]>([
  ["::1 · 3 connections", "::1 · 3 connections"],
  ["https://[2001:db8::1]/ and [::1]", "https://[2001:db8::1]/ and [::1]"],
  ["  ::error::x", "  \\x3a:error::x"],
  ["a ##[error]x", "a #\\x23[error]x"],
  ["## [ok] #1", "## [ok] #1"],
  ["###[error]", "##\\x23[error]"],
  ["##vso[task.complete]", "#\\x23vso[task.complete]"],
  ["#\u00ad#[error]", "#\\u{ad}#[error]"],
  ["a\rb", "a\\u{d}b"],
  ["\u001b[1mbold\u001b[22m", "\u001b[1mbold\u001b[22m"],
  ["\u001b[2J", "\\u{1b}[2J"],
  ["한국어", "한국어"],
])("%j is written %s", ([text, written]) => {
  expect(inert(text)).toBe(written);
});
