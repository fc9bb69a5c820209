import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readMeta } from "./meta.ts";
import { character } from "../../../test/character.ts";

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
  // HTML §13.2.5.52 "comment end bang state"
  ["after a comment that ends with a bang", `<!-- <body> --!>${policy}`],
  ["after a comment that holds the beginning of another", `<!-- <!-->${policy}`],
  // HTML §13.2.5.18 to §13.2.5.31, the escaped states of scripts
  ["after a script with a comment", `<script><!-- if (a<b) --></script>${policy}`],
  ["after a script with a comment that never ends", `<script><!--</script>${policy}`],
  ["after a script with a script in its comment", `<script><!--<script></script>--></script>${policy}`],
  ["after a script whose inner script ends", `<script><!--<script></script></script>${policy}`],
  ["after a script with an empty comment", `<script><!--><script></script>${policy}`],
  ["after a script that names another without a comment", `<script><script></script>${policy}`],
  ["after a script with the beginning of a longer name in its comment", `<script><!--<scripts></script>${policy}`],
  // HTML §13.2.6.4.6 "after head": head elements are still put into the head.
  ["after the end of the head", `<head></head>\n${policy}`],
  ["after an end tag without a name", `</>${policy}`],
  ["after an end tag that nothing opened", `</p>${policy}`],
  ["in a tag with an equals sign before a name", policy.replace("<meta", "<meta =x")],
  ["in a tag with many attributes", `<link ${"a ".repeat(70)}title='>'>${policy}`],
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

// HTML §4.2.5.3: outside the head it has no effect. Observatory accepts all of them.
test.for<[string, string]>([
  ["in the body", `<head></head><body>${policy}`],
  ["after a noscript after the head, which opens the body", `<head></head><noscript></noscript>${policy}`],
  ["after text after the head", `<head></head>a${policy}`],
  ["after text, which opens the body", `hello ${policy}`],
  ["after a no-break space, which is text", `\u00a0${policy}`],
  ["after an element of the body", `<head><div>${policy}`],
  ["after an end tag that opens the body", `</br>${policy}`],
  ["in a comment", `<!-- ${policy} -->`],
  ["in a comment that never ends", `<!-- ${policy}`],
  ["in a comment that a bang does not end", `<!-- --! > ${policy} -->`],
  ["in a script", `<script>'${policy}'</script>`],
  ["in a script whose comment holds the beginning of another", `<script><!--<script></script>${policy}</script>`],
  ["in the same, over several lines", `<script>\n<!--\n<script\n>\n</script>\n${policy}\n</script>`],
  ["in the same, begun twice", `<script><!--<script><script></script>${policy}</script></script>`],
  ["in a plaintext, which nothing ends", `<template><plaintext></template>${policy}`],
  ["in a value whose quote is never closed", `<link title="><meta http-equiv=Content-Security-Policy content=a>`],
  [
    "in a value after many attributes",
    `<link ${"a ".repeat(70)}title="><meta http-equiv=Content-Security-Policy content=a>">`,
  ],
  ["in a tag that the document breaks off", policy.slice(0, -1)],
  ["in a tag with a no-break space for a space", policy.replace("<meta ", "<meta\u00a0")],
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

const referrer = "<meta name=referrer content=unsafe-url>";

// HTML §4.2.5.1: a referrer policy applies anywhere in the document.
test.for<[string, string]>([
  ["in the head", `<head>${referrer}</head><body>`],
  ["in the body", `<head></head><body><p>hi${referrer}`],
  ["after text, which opens the body", `hello ${referrer}`],
  ["after the body", `<body></body></html>${referrer}`],
  ["after a template", `<body><template><p></template>${referrer}`],
  ["in an SVG, which it ends", `<body><svg>${referrer}</svg>`],
])("finds a referrer policy %s", ([, html]) => {
  expect(readMeta(html).referrer).toEqual(["unsafe-url"]);
});

test.for<[string, string]>([
  ["in a template", `<body><template>${referrer}</template>`],
  ["in a comment", `<body><!-- ${referrer} -->`],
  ["in a script", `<body><script>'${referrer}'</script>`],
  ["in a text area", `<body><textarea>${referrer}</textarea>`],
  ["in a noscript, which is text where scripts run", `<body><noscript>${referrer}</noscript>`],
  ["in the attribute of another tag", `<body><p title='${referrer}'>`],
])("finds no referrer policy %s", ([, html]) => {
  expect(readMeta(html).referrer).toEqual([]);
});

test("a generator in the body does not count", () => {
  expect(readMeta("<body><meta name=generator content=a>").generators).toEqual([]);
});

test("reads referrer policies in order, and each generator once", () => {
  const html = `<meta name=Generator content="WordPress 6.7"><meta name="referrer" content="origin"><meta name=referrer content=no-referrer><meta name=generator content="WooCommerce 8.1"><meta name=generator content="WooCommerce 8.1">`;

  expect(readMeta(html)).toEqual({
    csp: [],
    referrer: ["origin", "no-referrer"],
    generators: ["WordPress 6.7", "WooCommerce 8.1"],
    isWhole: false,
  });
});

test.for([
  ["the body has begun", "<head><title>a</title><body>", true],
  ["text has begun it", "<!doctype html>hello", true],
  ["the head is open", "<!doctype html><head><title>a</title>", false],
  ["the head has ended, for what belongs there may come late", "<head></head>", false],
  ["nothing came", "", false],
] as const)("nothing more counts where %s: %s", ([, html, isWhole]) => {
  expect(readMeta(html).isWhole).toBe(isWhole);
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
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ unit: character, maxLength: 5 })), { maxLength: 60 }),
      (pieces) => {
        expect(readMeta(pieces.join("")).csp.length).toBeLessThanOrEqual(16);
      },
    ),
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
  "<script><!--",
  "<!--<script>",
  "<!---",
  "-->",
  "<!-- --!",
  "<meta =",
  "<title></t",
  "<template>",
  "<meta a = ",
  "<link          ",
  " ",
  "&#x",
  "<svg>",
  "<svg><g></a>",
  "<svg><![CDATA[",
  "<svg><p>",
])("half a megabyte of %o is read", (unit) => {
  expect(readMeta(unit.repeat(524_288 / unit.length)).csp).toEqual([]);
});

test("a head with so many tags that its end is not read is not whole", () => {
  expect(readMeta(`${"<link>".repeat(40_000)}${policy}<body>`)).toMatchObject({ csp: [], isWhole: false });
});
