import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readMailHeader } from "./header.ts";

function told(text: string): readonly (readonly [string, string])[] {
  return readMailHeader(text).fields.map(({ name, value }) => [name, value] as const);
}

const plain = [
  ["from", "a@example.com"],
  ["subject", "one two"],
] as const;

test.for<[what: string, text: string, notes: readonly string[]]>([
  ["CRLF", "From: a@example.com\r\nSubject: one\r\n two\r\n\r\nbody\r\n", ["body"]],
  ["LF", "From: a@example.com\nSubject: one\n two\n", []],
  ["CR alone", "From: a@example.com\rSubject: one\r two\r\rbody", ["body"]],
  ["a CR too many", "From: a@example.com\r\r\nSubject: one\r\r\n two\r\r\n", []],
  ["a mark of the order of bytes", "\u{FEFF}From: a@example.com\nSubject: one\n two", []],
  ["empty lines in front", "\n\r\n  \nFrom: a@example.com\nSubject: one\n two", []],
  [
    "a mailbox",
    "From bob@example.net Tue Nov  3 10:00:05 2026\nFrom: a@example.com\nSubject: one\n two",
    ["envelope-line"],
  ],
  ["a quotation", "> From: a@example.com\n> Subject: one\n>  two\n>\n> body", ["body", "quoted"]],
  ["an indentation", "    From: a@example.com\n    Subject: one\n     two", ["indented"]],
  ["names in any case, with a blank", "FROM: a@example.com\nSubJect : one\n two", []],
  ["a fold that lost its blank", "From: a@example.com\nSubject: one\ntwo", ["rejoined"]],
  // Copied from a web page: an empty line after each line, and no leading spaces.
  [
    "doubled ends of lines, and folds that lost their blanks",
    "From: a@example.com\n\nSubject: one\n\ntwo\n\nX: y",
    ["spaced", "rejoined"],
  ],
  ["a title above", "Original message\nFrom: a@example.com\nSubject: one\n two", ["stray-lines"]],
  ["a body that looks like a header", "From: a@example.com\nSubject: one\n two\n\nReceived: from x", ["body"]],
])("%s", ([, text, notes]) => {
  expect(told(text).filter(([name]) => name !== "x")).toEqual(plain);
  expect(readMailHeader(text).notes).toEqual(notes);
});

test.for<[text: string, value: string, notes: readonly string[]]>([
  [
    "From: &quot;A &amp;amp; B&quot; &lt;a@example.com&gt;\n\n<html>",
    '"A &amp; B" <a@example.com>',
    ["body", "unescaped"],
  ],
  // Another field was copied differently.
  ["From: &lt;a@example.com&gt;\nTo: <b@example.com>", "<a@example.com>", ["unescaped"]],
  ["From: A &amp; B &lt;a@example.com&gt;\nTo: <b@example.com>", "A & B <a@example.com>", ["unescaped"]],
  // It was written so, as the rest of the field shows.
  ["From: &lt;a@example.com&gt; <x@example.net>", "&lt;a@example.com&gt; <x@example.net>", []],
  ['From: "&lt;a@example.com&gt;"\nTo: <b@example.com>', '"&lt;a@example.com&gt;"', []],
  ["From: x@example.net (&lt;a@example.com&gt;)\nTo: <b@example.com>", "x@example.net (&lt;a@example.com&gt;)", []],
  [
    "From: &lt;a@example.com&gt;, &lt;b@example.com&gt;\nTo: <b@example.com>",
    "&lt;a@example.com&gt;, &lt;b@example.com&gt;",
    [],
  ],
  ["Subject: &lt;a@example.com&gt;\nTo: <b@example.com>", "&lt;a@example.com&gt;", []],
  ["From: A &amp; B", "A &amp; B", []],
])("escaped as in the source of a web page, or not: %s", ([text, value, notes]) => {
  expect(told(text)[0]?.[1]).toBe(value);
  expect(readMailHeader(text).notes).toEqual(notes);
});

test.for<[what: string, text: string, notes: readonly string[]]>([
  ["tabs", "Received: from a\n\tby b (Postfix) with ESMTP id 1", []],
  ["blanks for tabs", "Received: from a\n    by b (Postfix) with ESMTP id 1", ["tabs-lost"]],
  ["blanks for tabs, of Exim", "Received: from a\n        by b with esmtp (Exim 4.96) id 1", ["tabs-lost"]],
  ["a server that folds with blanks", "Received: from a\n        by mx.google.com with ESMTPS id 1", []],
  ["a server that folded it again", "Received: from a\n by b (Postfix) with ESMTP id 1", []],
  ["an older one", "Received: by a with SMTP\nReceived: from a\n    by b (Postfix) with ESMTP id 1", []],
])("%s in the newest trace field", ([, text, notes]) => {
  expect(readMailHeader(text).notes).toEqual(notes);
});

test.for(["", "\r\n\r\n", "no field at all", "https://example.com/\nmailto", "12:30 is a time"])(
  "no field: %j",
  (text) => {
    expect(told(text)).toEqual([]);
  },
);

test("a signed field stays unchanged although an address would be unescaped", () => {
  const [from] = readMailHeader("From: &lt;a@example.com&gt;\nTo: <b@example.com>").fields;
  expect(from?.raw).toBe("From: &lt;a@example.com&gt;");
});

test("a signed field keeps its lines", () => {
  const [, subject] = readMailHeader("From: a@example.com\nSubject:  one \n\ttwo  \n").fields;
  expect(subject?.raw).toBe("Subject:  one \r\n\ttwo  ");
});

test("any text has a list of named fields, possibly empty", () => {
  assert(
    property(string({ unit: "binary-ascii", maxLength: 500 }), (text) => {
      const read = readMailHeader(`a: b\n${text}`);
      expect(read.fields.every(({ name }) => name !== "")).toBe(true);
    }),
  );
});
