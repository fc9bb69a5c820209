import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchesUrl } from "../../core/target/url-pattern.ts";
import { parseUrl } from "../../core/target/target.ts";
import { wrongPattern } from "./waiver-url.ts";

test.for([
  "**",
  "https://shop.example/**",
  "https://shop.example/",
  "shop.example",
  "https://SHOP.example:443/",
  "http://shop.example:8080/*/login",
  "*://shop.example/**",
  "https://*.shop.example/**",
  "https://pr-*.shop.vercel.app/**",
  "https://*-team.vercel.app/**",
  "https://localhost:*/**",
  "https://[::1]/**",
  "https://*/**",
  "https://**/login?next=*",
])("%s may be waived", async (pattern) => {
  expect(await wrongPattern(pattern)).toBeNull();
});

test.for<readonly [pattern: string, right: string]>([
  ["*", "written **"],
  ["*.shop.example/**", "written https://*.shop.example/**"],
  ["https://SHOP.example/**", "written https://shop.example/**"],
  ["HTTPS://shop.example:443/**", "written https://shop.example/**"],
  ["https://bücher.example/**", "written https://xn--bcher-kva.example/**"],
  ["https://user:secret@shop.example/**", "written https://shop.example/**"],
  ["https://shop.example**", "written https://shop.example/**"],
  ["https://*.shop.example", "written https://*.shop.example/**"],
  ["https://shop.example./**", "written https://shop.example/**"],
  ["https://shop.example/a/../**", "written https://shop.example/**"],
  ["https://shop.example/ü*", "written https://shop.example/%C3%BC*"],
  ["https://shop.example/*#top", "written https://shop.example/*"],
  ["https://shop.*/**", "a URL such as"],
  ["https://shop.example.*/**", "a URL such as"],
  ["https://shop.example*/**", "a URL such as"],
  ["https://*shop.example/**", "a URL such as"],
  ["https://*shop.co.uk/**", "a URL such as"],
  ["ftp://shop.example/**", "a URL such as"],
  ["https://shop.example/**\\", "a URL such as"],
  ["https:///**", "a URL such as"],
  ["//", "a URL such as"],
])("%s is refused: it should be %s", async ([pattern, right]) => {
  const expected = await wrongPattern(pattern);

  expect(expected?.en).toContain(right);
  expect(expected?.ko).toBeTruthy();
  expect(expected?.en).not.toContain("secret");
});

test.for([
  ["https://shop.example**", "https://shop.example.evil/"],
  ["https://shop.example**", "https://shop.example:8443/"],
  ["https://*.shop.example/**", "https://evil.example/.shop.example/"],
  ["https://*", "https://shop.example/"],
  ["**.shop.example/**", "https://evil.example/a.shop.example/"],
] as const)("%s does not match %s", ([pattern, url]) => {
  expect(matchesUrl(pattern, url)).toBe(false);
});

test("a star matches within its part of the URL", () => {
  expect(matchesUrl("https://localhost:*/**", "https://localhost:3000/x")).toBe(true);
  expect(matchesUrl("*://shop.example/**", "http://shop.example/x/y")).toBe(true);
  expect(matchesUrl("https://*.shop.example/**", "https://a.b.shop.example/x/y?z")).toBe(true);
});

test("a valid pattern matches the URL that it was made from, and no URL of another host", async () => {
  const label = fc.stringMatching(/^[a-z]{1,8}$/);
  const piece = fc.constantFrom("*", "**", "a", "b/c", "x-*", "*.html");
  await fc.assert(
    fc.asyncProperty(label, label, fc.array(piece, { maxLength: 4 }), async (host, other, pieces) => {
      const pattern = `https://*.${host}.example/${pieces.join("/")}`;
      const made = `https://www.${host}.example/${pieces.join("/").replaceAll("*", "q")}`;
      const strange = `https://www.${host}.example.${other}/${pieces.join("/").replaceAll("*", "q")}`;

      expect(parseUrl(made)).toEqual({ value: made });
      expect(await wrongPattern(pattern)).toBeNull();
      expect(matchesUrl(pattern, made)).toBe(true);
      expect(matchesUrl(pattern, strange)).toBe(false);
    }),
  );
});
