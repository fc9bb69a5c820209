import { expect, test } from "vitest";
import { readPageSources } from "./sources.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

test.for<[html: string, scripts: readonly string[]]>([
  ['<script src="/a.js"></script><body><SCRIPT SRC=b.js></SCRIPT>', ["/a.js", "b.js"]],
  ["<script>document.write('<script src=\"/no.js\">')</script><script src='/a.js'></script>", ["/a.js"]],
  ["<!-- <script src=/no.js></script> --><img src=/no.png><script></script>", []],
  ["<script src=''></script>", []],
  ["<script type=text/template src=/no.js></script><script type=application/json src=/no.js></script>", []],
  ["<script src=/a.js></script><script src=/a.js></script>", ["/a.js"]],
  // HTML §13.2.5.6: a < that opens no tag is text.
  ["<p>1 < 2, a <3 b, <</p><script src=/a.js></script>", ["/a.js"]],
  ["<p>a <", []],
  ["<template><script src=/no.js></script></template><script src=/a.js></script>", ["/a.js"]],
  ["", []],
])("%s", ([html, scripts]) => {
  expect(readPageSources(html).scripts).toEqual(scripts);
});

test.for<[html: string, generators: readonly string[]]>([
  [
    "<meta name=generator content=Elementor><meta name=Generator content='WordPress 4.0'>",
    ["Elementor", "WordPress 4.0"],
  ],
  ["<p>late</p><meta name=generator content=Hugo><meta name=generator content=Hugo>", ["Hugo"]],
  ["<meta name=generator content=' '><meta name=generator><meta name=author content=me>", []],
  ["<template><meta name=generator content=Hugo></template>", []],
])("%s", ([html, generators]) => {
  expect(readPageSources(html).generators).toEqual(generators);
});

test.for<[html: string, styles: readonly string[]]>([
  ["<link rel=stylesheet href=' /a.css '><LINK HREF=/b.css REL='Alternate StyleSheet'>", ["/a.css", "/b.css"]],
  ["<link rel=stylesheet href=/a.css><link rel=stylesheet href=/a.css>", ["/a.css"]],
  ["<link rel=icon href=/no.css><link href=/no.css><link rel=stylesheet><a rel=stylesheet href=/no.css>", []],
  ["<template><link rel=stylesheet href=/no.css></template>", []],
])("%s", ([html, styles]) => {
  expect(readPageSources(html).styles).toEqual(styles);
});

test("a page that consists only of stray marks or of scripts is read in linear time", () => {
  const started = cpuTime();
  const scripts = Array.from({ length: 20_000 }, (_, at) => `<script src=/${at}.js></script>`).join("");

  expect(readPageSources("<".repeat(500_000) + scripts).scripts).toHaveLength(20_000);
  expect(cpuTime() - started).toBeLessThan(5000);
});
