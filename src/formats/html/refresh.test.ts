import { expect, test } from "vitest";
import { readMetaRefreshes } from "./refresh.ts";

const meta = `<meta http-equiv=refresh content="0; url=/x">`;

// Each row was seen in Chromium and Firefox ESR: test/lab/browser-heads.lab.ts.
test.for<[string, string]>([
  ["in the head", `<!doctype html><head>${meta}</head><body>`],
  ["in the body", `<!doctype html><body><p>hi${meta}`],
  ["behind the document", `<body>hi</body></html>${meta}`],
  ["in a table", `<body><table>${meta}</table>`],
  ["in other letters", `<META HTTP-EQUIV=ReFresh CONTENT="0; url=/x">`],
  ["before a frameset that comes too late", `<body>hi<frameset>${meta}</frameset>`],
])("a refresh %s is found", ([, html]) => {
  expect(readMetaRefreshes(html)).toEqual([{ content: "0; url=/x", base: null }]);
});

test.for<[string, string]>([
  ["in noscript in the head", `<head><noscript>${meta}</noscript>`],
  ["in noscript in the body", `<body>hi<noscript>${meta}</noscript>`],
  ["in a template", `<template>${meta}</template>`],
  ["in a comment", `<!--${meta}-->`],
  ["in a title", `<title>${meta}</title>`],
  ["in a script", `<script>"${meta}"</script>`],
  ["in a textarea", `<body><textarea>${meta}</textarea>`],
  ["in a frameset", `<frameset><frame>${meta}</frameset>`],
  ["in an iframe", `<iframe>${meta}</iframe>`],
  ["in plaintext", `<plaintext>${meta}`],
  ["with blanks in its name", `<meta http-equiv=" refresh " content="0; url=/x">`],
  ["without content", `<meta http-equiv=refresh>`],
])("a refresh %s is none", ([, html]) => {
  expect(readMetaRefreshes(html)).toEqual([]);
});

test("a base counts from where it stands", () => {
  const html = `${meta}<base href=/a/><base href=/b/>${meta}`;

  expect(readMetaRefreshes(html).map(({ base }) => base)).toEqual([null, "/a/"]);
});
