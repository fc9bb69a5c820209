import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readMeta } from "./html-meta.ts";

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

test.for<[string, string]>([
  ["in a head", `<!doctype html><html lang=en><head><meta charset=utf-8>${policy}</head><body>`],
  ["without any frame", policy],
  ["after a byte order mark and a comment", `\ufeff<!-- a -->\n${policy}`],
  [
    "after a title, a script and a style",
    `<title><body></title><script>if (a<b) "<body>"</script><style>a{}</style>${policy}`,
  ],
  ["after a script that writes its own name", `<script>"</scripts>"</script >${policy}`],
  ["after an empty comment", `<!-->${policy}`],
  ["after a template", `<template><meta name=referrer content=origin><p></template>${policy}`],
  ["after a comment that holds a tag", `<!-- <body> -->${policy}`],
  ["after links and a base", `<link rel="a>b" href='x'/><base href=/>${policy}`],
  ["without quotes", "<META HTTP-EQUIV=content-security-policy CONTENT=\"default-src 'none'\">"],
  ["with character references", "<meta http-equiv=Content-Security-Policy content='default-src &#39;none&#x27;'>"],
  [
    "with the first of two equal attributes",
    `<meta content="default-src 'none'" content="x" http-equiv="Content-Security-Policy">`,
  ],
  ["after a letter whose lower case is longer", `<title>\u0130\u0130\u0130</title>${policy}`],
])("finds a policy %s", ([, html]) => {
  expect(readMeta(html).csp).toEqual(["default-src 'none'"]);
});

// HTML §4.2.5.3: not in a head, not obeyed. Observatory takes them all.
test.for<[string, string]>([
  ["in the body", `<head></head><body>${policy}`],
  ["after the end of the head", `<head></head>${policy}`],
  ["after text, which opens the body", `hello ${policy}`],
  ["after an element of the body", `<head><div>${policy}`],
  ["after an end tag that opens the body", `</br>${policy}`],
  ["in a comment", `<!-- ${policy} -->`],
  ["in a comment that never ends", `<!-- ${policy}`],
  ["in a script", `<script>'${policy}'</script>`],
  ["in a title", `<title>${policy}</title>`],
  ["in a noscript, which is text where scripts run", `<noscript>${policy}</noscript>`],
  ["in a template", `<template>${policy}</template>`],
  ["in nested templates", `<template><template></template>${policy}</template>`],
  [
    "as report-only, which <meta> does not support",
    `<meta http-equiv="Content-Security-Policy-Report-Only" content="a">`,
  ],
  ["without content", `<meta http-equiv="Content-Security-Policy" content="">`],
  ["in the attribute of another tag", `<link title='${policy.replaceAll("'", "")}'>`],
])("finds no policy %s", ([, html]) => {
  expect(readMeta(html).csp).toEqual([]);
});

test("reads referrer policies in order, and the generator", () => {
  const html = `<meta name=Generator content="WordPress 6.7"><meta name="referrer" content="origin"><meta name=referrer content=no-referrer>`;

  expect(readMeta(html)).toEqual({ csp: [], referrer: ["origin", "no-referrer"], generator: "WordPress 6.7" });
});

test("any text is read without throwing", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "<meta ",
    "</",
    "<!--",
    "-->",
    '"',
    "'",
    "=",
    "content",
    "<script",
    "&#",
    ";",
    "\u0130",
    " ",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "binary", maxLength: 5 })), { maxLength: 60 }), (pieces) => {
      expect(readMeta(pieces.join("")).csp.length).toBeLessThanOrEqual(16);
    }),
  );
});

test.for([
  "<",
  "<!",
  "<!--",
  "</",
  "<meta ",
  "<meta a",
  "<meta a=",
  `<meta a="`,
  "<meta a='\"",
  "<script>",
  "</script",
  "<title></t",
  "<template>",
  "<meta a = ",
  "<link          ",
  " ",
  "&#x",
])("half a megabyte of %o is read", (unit) => {
  expect(readMeta(unit.repeat(524_288 / unit.length)).csp).toEqual([]);
});
