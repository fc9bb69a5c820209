import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { chooseBimi } from "./bimi.ts";
import { largestLogo, logoProblems } from "./svg-tiny-ps.ts";
import { character } from "../../../test/character.ts";

const logo = "l=https://example.com/logo.svg";

test.for<[texts: readonly string[], kind: string, more?: object]>([
  [[`v=BIMI1; ${logo}`], "one", { logo: "https://example.com/logo.svg", evidence: null }],
  [[`v=BIMI1; ${logo}; a=https://example.com/vmc.pem`], "one", { evidence: "https://example.com/vmc.pem" }],
  [[`v = BIMI1 ;${logo};a=;`], "one"],
  [[`v=BIMI1;a=https://example.com/a.pem;${logo};avp=brand;lps=x`], "one"],
  [["v=BIMI1; l=; a=https://example.com/a.pem"], "one", { logo: null }],
  [["v=BIMI1; l=; a=;"], "declined"],
  [["v=BIMI1; l=;"], "declined"],
  [[`v=BIMI1; ${logo}`, "hello"], "one"],
  [[], "none", { lookalikes: [] }],
  [[`v=bimi1; ${logo}`], "none", { lookalikes: [`v=bimi1; ${logo}`] }],
  [[`${logo}; v=BIMI1`], "none"],
  [[`v=BIMI1; ${logo}`, "v=BIMI1; l=;"], "several"],
  [["v=BIMI1"], "invalid", { fault: "no-location" }],
  [["v=BIMI1; a=;"], "invalid", { fault: "no-location" }],
  [["v=BIMI1; l=http://example.com/logo.svg"], "invalid", { fault: "location" }],
  [["v=BIMI1; l=https://a:b@example.com/logo.svg"], "invalid", { fault: "location" }],
  [["v=BIMI1; l=https://localhost/logo.svg"], "invalid", { fault: "location" }],
  [[`v=BIMI1; ${logo}; a=self`], "invalid", { fault: "authority" }],
  [[`v=BIMI1; ${logo}; ${logo}`], "invalid", { fault: "repeated" }],
  [[`v=BIMI1; ${logo}; nonsense`], "invalid", { fault: "no-tag" }],
])("the record of BIMI in %j: %s", ([texts, kind, more = {}]) => {
  expect(chooseBimi(texts)).toMatchObject({ kind, ...more });
});

const sound = `<?xml version="1.0" encoding="UTF-8"?>
<!-- <script> in a comment is none -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" baseProfile="tiny-ps" viewBox="0 0 64 64">
  <title>Good &amp; small</title>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#123"/></linearGradient></defs>
  <circle cx="32" cy="32" r="30" fill="url(#g)"/><use xlink:href='#g' />
</svg>
`;

function changed(from: string, to: string): string {
  return sound.replace(from, to);
}

test.for<[what: string, text: string, faults: readonly string[]]>([
  ["a good one", sound, []],
  ["no declaration", sound.slice(sound.indexOf("<svg")), []],
  ["a byte order mark", `\ufeff${sound}`, []],
  ["text in a section", changed("Good &amp; small", "<![CDATA[x]]>Good"), []],
  ["a box with commas", changed("0 0 64 64", "0,0,64.0,64"), []],
  ["another profile", changed("tiny-ps", "tiny"), ["profile"]],
  ["no profile", changed(' baseProfile="tiny-ps"', ""), ["profile"]],
  ["another version", changed('version="1.2"', 'version="1.1"'), ["version"]],
  ["a place", changed("<svg ", '<svg x="0" '), ["position"]],
  ["no title", changed("<title>Good &amp; small</title>", ""), ["title"]],
  ["an empty title", changed("Good &amp; small", " "), ["title"]],
  ["a title of something else", changed("<title>Good &amp; small</title>", "<g><title>x</title></g>"), ["title"]],
  ["a wide box", changed("0 0 64 64", "0 0 64 32"), ["square"]],
  ["no box", changed(' viewBox="0 0 64 64"', ""), ["no-box"]],
  ["a style sheet", changed("<defs>", "<style>.a{fill:red}</style><defs>"), ["element"]],
  ["a clip path", changed("<defs>", '<clipPath id="c"><rect width="9" height="9"/></clipPath><defs>'), ["element"]],
  ["a mask", changed("<defs>", '<mask id="m"/><defs>'), ["element"]],
  ["a filter", changed("<defs>", '<filter id="f"><feGaussianBlur/></filter><defs>'), ["element"]],
  ["a pattern", changed("<defs>", '<pattern id="p"/><defs>'), ["element"]],
  ["a symbol", changed("<defs>", '<symbol id="s"/><defs>'), ["element"]],
  ["a marker", changed("<defs>", '<marker id="k"/><defs>'), ["element"]],
  ["a style attribute", changed('cx="32"', 'style="fill:red" cx="32"'), ["attribute"]],
  ["a clip of an element", changed('cx="32"', 'clip-path="url(#g)" cx="32"'), ["attribute"]],
  [
    "text and shapes",
    changed("<circle", '<text x="1"><tspan>A</tspan></text><path d="M0 0"/><polygon points="0,0"/><circle'),
    [],
  ],
  ["metadata of a program", changed("<defs>", "<metadata><rdf:RDF><style/><x:a/></rdf:RDF></metadata><defs>"), []],
  ["a view of a drawing program", changed("<defs>", '<sodipodi:namedview id="v"/><defs>'), []],
  ["a box that is no box", changed("0 0 64 64", "0 0 64 64 64"), ["square"]],
  ["a script", changed("<defs>", "<script>x()</script><defs>"), ["element"]],
  ["a script of another name space", changed("<defs>", "<svg:script/><defs>"), ["element"]],
  ["an animation", changed("<defs>", '<animate attributeName="r"/><defs>'), ["element"]],
  ["a picture", changed("<defs>", '<image href="photo.png"/><defs>'), ["element", "reference"]],
  ["a handler", changed('cx="32"', 'onclick="x()" cx="32"'), ["script"]],
  ["a reference outside", changed("'#g'", "'https://example.net/x.svg#g'"), ["reference"]],
  ["a fill from outside", changed("url(#g)", "url( https://example.net/x.svg#g )"), ["reference"]],
  ["a document type", changed("<svg ", '<!DOCTYPE svg [<!ENTITY x "y">]><svg '), ["doctype"]],
  ["an entity", changed("Good", "&x;"), ["entity"]],
  ["a tag that is not closed", changed("</defs>", ""), ["malformed"]],
  ["an attribute twice", changed('cx="32"', 'cx="32" cx="33"'), ["malformed"]],
  ["an attribute without quotes", changed('cx="32"', "cx=32"), ["malformed"]],
  ["text after it", `${sound}<svg/>`, ["malformed"]],
  ["a page", "<!doctype html><html><body>No</body></html>", ["root"]],
  ["nothing", "", ["malformed", "root"]],
  ["a picture as it is", "\x89PNG\r\n", ["malformed", "root"]],
  ["too large", `${sound}${" ".repeat(largestLogo)}`, ["too-large"]],
])("a logo with %s", ([, text, faults]) => {
  expect(logoProblems(Buffer.from(text)).map(({ code }) => code)).toEqual(faults);
});

test("every element that is not allowed is named once", () => {
  const text = changed("<defs>", "<style/><mask/><style/><symbol/><defs>");
  expect(logoProblems(Buffer.from(text))).toEqual([{ code: "element", value: "style, mask, symbol" }]);
});

test("any input is parsed in bounded time", () => {
  assert(
    property(string({ unit: character, maxLength: 300 }), (text) => {
      expect(logoProblems(Buffer.from(text)).length).toBeGreaterThan(0);
      expect(chooseBimi([`v=BIMI1;${text}`]).kind).not.toBe("none");
    }),
  );
  for (const each of ["<", "<a ", '<a b="', "<!--", "<a b='c' ", "<g>", "&", "url( ", " "]) {
    expect(logoProblems(Buffer.from(each.repeat(Math.floor(largestLogo / each.length)))).length).toBeGreaterThan(0);
  }
});
