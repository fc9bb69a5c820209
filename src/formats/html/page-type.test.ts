import { expect, test } from "vitest";
import type { HeaderField } from "../http/header-list.ts";
import { pageTypeOf } from "./page-type.ts";

const page = Buffer.from("<!doctype html><p>a");

function typeOf(values: readonly string[], body: Uint8Array = page) {
  return pageTypeOf(
    values.map((value): HeaderField => ["Content-Type", value]),
    body,
  );
}

test.for<[values: readonly string[], kind: string]>([
  [["text/html"], "html"],
  [[" TEXT/HTML ; charset=x"], "html"],
  [["text/plain", "text/html"], "html"],
  [["text/plain, text/html"], "html"],
  [["text/html, */*"], "html"],
  [["text/html", ""], "html"],
  [["text/html, foo"], "html"],
  [['text/html; a=", text/plain"'], "html"],
  [["text/html", "text/plain"], "other"],
  [["text/html, foo/bar"], "other"],
  [["text/plain"], "other"],
  [["application/octet-stream"], "other"],
  [["application/xhtml+xml; charset=utf-8"], "xhtml"],
  [["text/xml"], "xml"],
  [["image/svg+xml"], "xml"],
  // Without a usable type browsers sniff.
  [[], "html"],
  [[""], "html"],
  [["foo"], "html"],
  [["*/*"], "html"],
  [["text/html x"], "html"],
  [["unknown/unknown"], "html"],
  [["application/unknown"], "html"],
])("Content-Type %j is read as %s", ([values, kind]) => {
  expect(typeOf(values).kind).toBe(kind);
});

test.for<[body: string, kind: string]>([
  ["\n\t <HTML >", "html"],
  ["<!--a -->", "html"],
  ["<p>", "html"],
  ["<a href=x>", "html"],
  ["hello <p>", "other"],
  ["<para>", "other"],
  ["", "other"],
])("%j without a type is read as %s", ([body, kind]) => {
  expect(typeOf([], Buffer.from(body)).kind).toBe(kind);
});

test("nosniff disables sniffing", () => {
  expect(pageTypeOf([["X-Content-Type-Options", "NoSniff"]], page).kind).toBe("other");
});

test.for<[values: readonly string[], charset: string]>([
  [['text/html; a=b; charset="UTF-16LE"'], "utf-16le"],
  [["text/html;charset=utf-16be", "text/html"], "utf-16be"],
  [["text/html;charset=utf-16be", "text/plain", "text/html"], ""],
  [["text/html"], ""],
])("Content-Type %j declares %j", ([values, charset]) => {
  expect(typeOf(values).charset).toBe(charset);
});
