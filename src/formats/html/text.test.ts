import { expect, test } from "vitest";
import { textOfHtml } from "./text.ts";

const html = "<p>한</p>";

test.for<[what: string, body: Uint8Array, type: string]>([
  ["UTF-8", Buffer.from(html), "text/html"],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${html}`), "text/html; charset=utf-16"],
  ["UTF-16 with a mark", Buffer.from(`\ufeff${html}`, "utf16le"), "text/html; charset=utf-8"],
  ["UTF-16 the other way", Buffer.from(`\ufeff${html}`, "utf16le").swap16(), "text/html"],
  ["UTF-16 that the server declares", Buffer.from(html, "utf16le"), 'text/html;charset="UTF-16"'],
  ["the same the other way", Buffer.from(html, "utf16le").swap16(), "text/html; charset=utf-16be"],
])("%s", ([, body, type]) => {
  expect(textOfHtml(body, type)).toBe(html);
});

test("markup is readable in any other encoding", () => {
  expect(textOfHtml(Buffer.from("<p>\xe9</p>", "latin1"), "text/html; charset=iso-8859-1")).toMatch(/^<p>.<\/p>$/);
});
