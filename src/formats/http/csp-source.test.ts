import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allowsInline, broadSources, readSources } from "./csp-source.ts";
import { character } from "../../../test/character.ts";

function read(text: string): ReturnType<typeof readSources> {
  return readSources(text.split(" ").filter(Boolean));
}

test("sorts sources by kind", () => {
  const list = read("'self' 'NONCE-AbC=' 'sha256-abc=' https: https://*.A.test:8443/p/ 'Strict-Dynamic' self");

  expect(list).toMatchObject({ isEmpty: false, nonces: ["AbC="], hashes: 1, schemes: ["https:"], unquoted: ["self"] });
  expect([...list.keywords]).toEqual(["'self'", "'strict-dynamic'"]);
  expect(list.hosts).toEqual([
    { text: "https://*.A.test:8443/p/", scheme: "https", host: "*.a.test", port: "8443", path: "/p/" },
    { text: "self", scheme: null, host: "self", port: null, path: "" },
  ]);
});

test.for<[string, boolean]>([
  ["", true],
  ["'none'", true],
  ["'none' 'report-sample'", true],
  ["'unsafe-eval'", true],
  // CSP3 §6.7.2.3: beside another source 'none' is ignored.
  ["'none' a.test", false],
  ["'self'", false],
  ["'nonce-'", true],
  ["'nonce-ä'", true],
  ["[::1]", true],
])("whether nothing matches %o: %s", ([text, expected]) => {
  expect(read(text).isEmpty).toBe(expected);
});

test.for<[string, readonly string[]]>([
  ["*", ["*"]],
  ["https://*", ["https://*"]],
  ["*:8443", ["*:8443"]],
  ["*.com", ["*.com"]],
  ["http: HTTPS: data: blob: filesystem:", ["http:", "https:", "data:", "blob:", "filesystem:"]],
  ["*.shop.example", []],
  ["shop.example", []],
  ["'self' 'unsafe-inline'", []],
  ["wss: mediastream:", []],
])("%s allows every site through %o", ([text, expected]) => {
  expect(broadSources(read(text))).toEqual(expected);
});

test.for<[string, "script" | "style", boolean]>([
  ["'unsafe-inline'", "script", true],
  ["'UNSAFE-INLINE' a.test", "style", true],
  ["'unsafe-inline' 'nonce-abc'", "script", false],
  ["'unsafe-inline' 'sha256-abc='", "style", false],
  ["'unsafe-inline' 'strict-dynamic'", "script", false],
  ["'unsafe-inline' 'strict-dynamic'", "style", true],
  ["'self'", "script", false],
])("%s lets inline %ss run: %s", ([text, kind, expected]) => {
  expect(allowsInline(read(text), kind)).toBe(expected);
});

test("any token is read without throwing, and an overlong one is no source", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: character })), (tokens) => {
      expect(readSources(tokens).hosts.length).toBeLessThanOrEqual(tokens.length);
    }),
  );
  expect(readSources([`${"a.".repeat(32_000)}test`]).hosts).toEqual([]);
});
