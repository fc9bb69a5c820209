import * as fc from "fast-check";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { silence } from "../../src/action/log.ts";
import { annotate as annotateBy } from "../../src/action/toolkit.ts";
import { formatAnnotation } from "../../src/report/github/annotate.ts";
import { harmless, inert, markup } from "../../src/report/github/escape.ts";
import { asProcess, obey, readOutputs, temporaryWorkspace } from "./runner.ts";
import { runs } from "../runs.ts";
import { character } from "../character.ts";

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

/** A command that contains invisible characters. */
const disguised = fc
  .tuple(fc.constantFrom(...commands), fc.array(fc.tuple(fc.nat(12), fc.constantFrom(...unseen)), { maxLength: 3 }))
  .map(([command, disguises]) =>
    disguises.reduce((text, [at, what]) => text.slice(0, at) + what + text.slice(at), command),
  );

/** Text in which commands are common, whole or in pieces. */
const spell = fc
  .array(fc.oneof(disguised, fc.constantFrom(...pieces, ...unseen, ...marks), fc.string({ unit: character })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(""));

const often = { numRuns: runs(3000) };

test("the texts of these tests contain commands, some of them with invisible characters", () => {
  const texts = fc.sample(spell, 500);
  const obeyed = texts.filter((text) => obey(text).commands.length > 0);

  expect(obeyed.length).toBeGreaterThan(100);
  expect(obeyed.some((text) => !/::error::|::add-mask::|::set-env|##\[(?:error|stop|add)/.test(text))).toBe(true);
});

test("a runner obeys no command in an escaped text", () => {
  fc.assert(
    fc.property(spell, (text) => {
      expect(obey(inert(text)).commands).toEqual([]);
      // Nor after a word, or in colour.
      expect(obey(`x ${inert(text)}`).commands).toEqual([]);
      expect(obey(inert(`\u001b[31m${text}`)).commands).toEqual([]);
    }),
    often,
  );
});

test("harmless text contains no commands and no line breaks, and inert does not change it", () => {
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

test("an annotation is one command, and its title and message are unchanged", async () => {
  await fc.assert(
    fc.asyncProperty(spell, spell, async (title, message) => {
      // The runner ignores more characters when it compares by culture, so the text is made harmless first.
      const [shownTitle, shownMessage] = [harmless(`t${title}`, 300).trim(), harmless(message, 300)];
      const remark = { kind: "error", title: shownTitle, message: shownMessage } as const;
      const { printed } = await asProcess({}, (io) => annotateBy(io, remark, null));
      for (const text of [formatAnnotation(remark), printed]) {
        const { commands: obeyed, lines } = obey(text);
        expect(lines).toEqual([""]);
        expect(obeyed).toEqual([{ name: "error", properties: { title: shownTitle }, data: shownMessage }]);
      }
    }),
    often,
  );
});

test("an output is read unchanged, and cannot add another output", async () => {
  const file = join(temporaryWorkspace(), "OUTPUT");
  await asProcess({ GITHUB_OUTPUT: file }, ({ core }) =>
    fc.assert(
      fc.property(spell, (value) => {
        writeFileSync(file, "");
        core.setOutput("url", value);
        core.setOutput("passed", "false");
        expect(readOutputs(readFileSync(file, "utf8"))).toEqual({ url: value, passed: "false" });
      }),
      { numRuns: runs(500) },
    ),
  );
});

test("markup contains no character of Markdown or HTML, and is read unchanged", () => {
  fc.assert(
    fc.property(spell, (text) => {
      const page = markup(text, 300);
      expect(page.replace(/&#\d+;/g, "")).not.toMatch(/[&<>`|[\]*_\\~$@\n\r]|:\/\/|\bwww\.\w/i);
      const read = page.replaceAll("\u2060", "").replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      expect(read).toBe(harmless(text, 300));
    }),
    // GitHub makes a link of it although the underscore is encoded.
    { ...often, examples: [["_www.evil.example"]] },
  );
});

test("no command is obeyed between the stop-commands lines, and every command after them", () => {
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
