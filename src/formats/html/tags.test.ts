import { expect, test } from "vitest";
import { readAttributes, readTags } from "./tags.ts";

test.for<[clause: string, written: string, attributes: Readonly<Record<string, string>>]>([
  ["§13.2.5.35: an equals sign without a value", " a=>", { a: "" }],
  ["§13.2.5.35: an equals sign and space without a value", " a= >", { a: "" }],
  ["§13.2.5.35: a value after space", " a= b>", { a: "b" }],
  ["§13.2.5.33: a letter that is no ASCII letter", " \u212a=1 K=2>", { "\u212a": "1", k: "2" }],
  ["§13.2.5.38: a NUL character", " src=x\u0000y>", { src: "x\ufffdy" }],
])("HTML %s", ([, written, attributes]) => {
  expect(Object.fromEntries(readAttributes(written, 0).attributes)).toEqual(attributes);
});

// HTML §13.2.5.80 makes them the same characters, which §13.2.6.4.4 keeps in the head.
test.for<[written: string, isText: boolean]>([
  ["&#32;&#x9;&Tab;&NewLine;&#10", false],
  ["&nbsp;", true],
  ["&#32;a", true],
])("the text %s opens a body: %s", ([written, isText]) => {
  expect([...readTags(written)].some(({ kind }) => kind === "text")).toBe(isText);
});
