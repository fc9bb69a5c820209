import { expect, test } from "vitest";
import { readMetaRefreshes } from "./refresh.ts";

const meta = `<meta http-equiv=refresh content="0; url=/x">`;

// Each row was seen in Chromium and Firefox ESR: test/lab/browser-heads.lab.ts.
test.for<[string, string]>([
  ["in the head", `<!doctype html><head>${meta}</head><body>`],
  ["in the body", `<!doctype html><body><p>hi${meta}`],
  ["after the document", `<body>hi</body></html>${meta}`],
  ["in a table", `<body><table>${meta}</table>`],
  ["in other letters", `<META HTTP-EQUIV=ReFresh CONTENT="0; url=/x">`],
  ["spelled with character references", `<meta http-equiv\n= 'Ref&#114;esh' content="0; url=/x">`],
  ["whose keyword begins with a character reference", `<meta content="0; url=/x" http-equiv=&#x52;efresh>`],
  ["before a frameset that comes too late", `<body>hi<frameset>${meta}</frameset>`],
  ["in a frameset after an explicit body", `<body><frameset>${meta}</frameset>`],
  ["in a frameset after a template in the body", `<p><template>a</template><frameset>${meta}</frameset>`],
  ["in a frameset after a list item", `<li><frameset>${meta}</frameset>`],
  // HTML §13.2.6.5: the content of foreign elements is markup, and <meta> ends them.
  ["in the title of an SVG", `<svg><title>${meta}</title></svg>`],
  ["in the style of an SVG", `<svg><style>${meta}</style></svg>`],
  ["in the script of an SVG", `<svg><script>${meta}</script></svg>`],
  ["in the template of an SVG", `<svg><template>${meta}</template></svg>`],
  ["in the xmp of a formula", `<math><xmp>${meta}</xmp></math>`],
  ["in the frameset of an SVG", `<svg><frameset>${meta}</frameset></svg>`],
  ["after a CDATA section", `<svg><![CDATA[>]]></svg>${meta}`],
  ["after the > of an invalid CDATA section", `<![CDATA[>${meta}]]>`],
  ["in an SVG inside a formula", `<math><annotation-xml><svg><desc>a</desc><xmp>${meta}`],
  ["in a font of an SVG", `<svg><font><style>${meta}`],
  ["after a value that ends with a slash", `<svg a=b/><style>${meta}`],
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
  ["in a frameset after an empty paragraph", `<p></p><frameset>${meta}</frameset>`],
  ["in a frameset after a hidden field", `<input type=hidden><frameset>${meta}</frameset>`],
  ["in a frameset after a template in the head", `<template>a</template><frameset>${meta}</frameset>`],
  ["after a frameset", `<div></div><frameset></frameset>${meta}`],
  ["in a CDATA section", `<svg><![CDATA[>${meta}]]></svg>`],
  ["in a CDATA section in the title of an SVG", `<svg><title><![CDATA[>${meta}]]>`],
  ["in a template after a self-closing SVG", `<svg/><template>${meta}</template>`],
  ["in a title after an SVG", `<svg><g/><title>a</title></svg><title>${meta}</title>`],
  ["in a template in an SVG's HTML", `<svg><foreignObject><template>${meta}</template></foreignObject></svg>`],
  ["in a title in the text of a formula", `<math><mi><title>${meta}</title></mi></math>`],
  ["in an annotation of HTML", `<math><annotation-xml encoding="text/html"><title>${meta}</title>`],
  ["after an SVG that a paragraph ends", `<svg><p><template>${meta}</template>`],
  ["after an SVG that a font ends", `<svg><font color=red><style>${meta}`],
  ["after an SVG that the end of its parent ends", `<div><svg><g></div><template>${meta}</template>`],
  ["after an SVG that the end of a paragraph ends", `<svg></p><style>${meta}`],
  ["in an iframe", `<iframe>${meta}</iframe>`],
  ["in plaintext", `<plaintext>${meta}`],
  ["with blanks in its name", `<meta http-equiv=" refresh " content="0; url=/x">`],
  ["without content", `<meta http-equiv=refresh>`],
])("a refresh %s does not count", ([, html]) => {
  expect(readMetaRefreshes(html)).toEqual([]);
});

test("a base applies from its position on", () => {
  const html = `${meta}<base href=/a/><base href=/b/>${meta}`;

  expect(readMetaRefreshes(html).map(({ base }) => base)).toEqual([null, "/a/"]);
});

test("a base element inside SVG has no effect", () => {
  expect(readMetaRefreshes(`<svg><base href=/a/></svg>${meta}`)).toEqual([{ content: "0; url=/x", base: null }]);
});

test.for<[written: string, read: string]>([
  ["0&semi;url=/x", "0;url=/x"],
  ["0;url&equals;&sol;x&quest;&period;&percnt;&commat;", "0;url=/x?.%@"],
  ["0&#x0000003b;url=/x", "0;url=/x"],
  ["0&#00000059;url=/x", "0;url=/x"],
  ["0&#59url=/x", "0;url=/x"],
  ["&Tab;0&NewLine;&AMP;&lt", "\t0\n&<"],
  // HTML §13.2.5.73: in an attribute, a reference before a letter or an equals sign is plain text.
  ["/x?a&lt=b&gtc&amp=d", "/x?a&lt=b&gtc&amp=d"],
  ["0&SEMI;&semi x&tab;", "0&SEMI;&semi x&tab;"],
  // HTML §13.2.5.80
  ["&#0;&#xd800;&#x110000;&#99999999999999999999;&#x80;", "\ufffd\ufffd\ufffd\ufffd\u20ac"],
  ["&#;&#x;&;&constructor;", "&#;&#x;&;&constructor;"],
])("%j reads %j", ([written, read]) => {
  expect(readMetaRefreshes(`<meta http-equiv=refresh content="${written}">`)[0]?.content).toBe(read);
});
