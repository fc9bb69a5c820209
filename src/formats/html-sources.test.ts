import { expect, test } from "vitest";
import { readScriptSources } from "./html-sources.ts";

test.for<[html: string, sources: readonly string[]]>([
  ['<script src="/a.js"></script><body><SCRIPT SRC=b.js></SCRIPT>', ["/a.js", "b.js"]],
  ["<script>document.write('<script src=\"/no.js\">')</script><script src='/a.js'></script>", ["/a.js"]],
  ["<!-- <script src=/no.js></script> --><img src=/no.png><script></script>", []],
  ["<script src=''></script>", []],
  ["", []],
])("%s", ([html, sources]) => {
  expect(readScriptSources(html)).toEqual(sources);
});

test("a page of nothing but scripts is cut", () => {
  expect(readScriptSources("<script src=/a.js></script>".repeat(5000))).toHaveLength(200);
});
