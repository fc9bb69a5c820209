import { expect, test } from "vitest";
import { expressionsOf, hashOf } from "./expressions.ts";

/** The URL itself, which comes first. */
function canonical(text: string): string | undefined {
  return expressionsOf(new URL(text), null)[0];
}

// Examples from the "URLs and Hashing" page that browsers accept as URLs.
test.for<[address: string, as: string]>([
  ["http://host/%25%32%35", "host/%25"],
  ["http://host/%25%32%35%25%32%35", "host/%25%25"],
  ["http://host/%2525252525252525", "host/%25"],
  ["http://host/asdf%25%32%35asd", "host/asdf%25asd"],
  ["http://host/%%%25%32%35asd%%", "host/%25%25%25asd%25%25"],
  ["http://www.google.com/", "www.google.com/"],
  ["http://www.google.com", "www.google.com/"],
  ["http://www.google.com/blah/..", "www.google.com/"],
  ["http://www.evil.com/blah#frag", "www.evil.com/blah"],
  ["http://www.GOOgle.com/", "www.google.com/"],
  ["http://3279880203/blah", "195.127.0.11/blah"],
  ["http://www.google.com/foo?bar&baz", "www.google.com/foo?bar&baz"],
  ["http://www.google.com/q?r?s", "www.google.com/q?r?s"],
  ["http://evil.com/foo;", "evil.com/foo;"],
  ["http://host.com//twoslashes?more//slashes", "host.com/twoslashes?more//slashes"],
  ["http://www.gotaport.com:1234/", "www.gotaport.com/"],
  ["http://user:secret@host.com/a/./b/", "host.com/a/b/"],
  ["http://host.com/%7Eab%20c", "host.com/~ab%20c"],
])("%s is %s", ([address, as]) => {
  expect(canonical(address)).toBe(as);
});

test("parent domains and parent folders are listed separately", () => {
  expect(expressionsOf(new URL("http://a.b.com/1/2.html?param=1"), "b.com")).toEqual([
    "a.b.com/1/2.html?param=1",
    "a.b.com/1/2.html",
    "a.b.com/",
    "a.b.com/1/",
    "b.com/1/2.html?param=1",
    "b.com/1/2.html",
    "b.com/",
    "b.com/1/",
  ]);
});

test("a URL has at most thirty expressions, however deep it is", () => {
  const deep = new URL(`https://${"a.".repeat(40)}example.com/${"b/".repeat(400)}c?d`);
  const all = expressionsOf(deep, "example.com");

  expect(all.length).toBeLessThanOrEqual(30);
  expect(all.at(-1)).toBe("example.com/b/b/b/");
  expect(new Set(all).size).toBe(all.length);
});

test("an IP address has no parent domains", () => {
  expect(expressionsOf(new URL("http://11.0.0.7/a"), null)).toEqual(["11.0.0.7/a", "11.0.0.7/"]);
});

test("the hash is over the bytes of the expression", () => {
  // The test vectors of FIPS 180-2, appendix B.
  expect(hashOf("abc").toString("hex")).toMatch(/^ba7816bf/);
});
