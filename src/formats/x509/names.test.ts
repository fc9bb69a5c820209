import { X509Certificate } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { leafOf } from "../../../test/twins/pki/pki.ts";
import { readCertificate } from "./certificate.ts";
import { isForHost, isWellFormedName } from "./names.ts";

// RFC 9525 §6.
test.for<readonly [names: readonly string[], host: string, isFor: boolean]>([
  [["www.example.com"], "www.example.com", true],
  [["WWW.Example.COM"], "www.example.com", true],
  [["www.example.com"], "WWW.EXAMPLE.COM", true],
  [["www.example.com"], "www.example.com.", true],
  [["example.com"], "www.example.com", false],
  [["*.example.com"], "www.example.com", true],
  [["*.example.com"], "foo_bar.example.com", true],
  [["*.example.com"], "xn--628h.example.com", true],
  [["*.example.com"], "example.com", false],
  [["*.example.com"], "a.b.example.com", false],
  [["*.example.com"], ".example.com", false],
  [["*.com"], "example.com", false],
  [["*"], "localhost", false],
  [["w*.example.com"], "www.example.com", false],
  [["www.*.com"], "www.example.com", false],
  [["foo.*.example.com"], "foo.bar.example.com", false],
  [["xn--*-1b3c148a.example.com"], "xn--bliss-1b3c148a.example.com", false],
  [["192.0.2.1"], "192.0.2.1", true],
  [["192.0.2.1"], "192.0.2.10", false],
  [["*.0.2.1"], "192.0.2.1", false],
  [["2001:db8::1"], "2001:db8::1", true],
  [["2001:db8::1"], "2001:db8::2", false],
  [["a.example", "b.example"], "b.example", true],
])("a certificate for %j is for %s: %j", ([names, host, isFor]) => {
  expect(isForHost(readCertificate(leafOf({ names }).der), host)).toBe(isFor);
});

test("an address listed as a host name does not match, and the common name never matches", () => {
  const leaf = readCertificate(leafOf({ subject: { commonName: "a.example" }, names: null }).der);

  expect(isForHost({ names: [{ kind: "dns", value: "192.0.2.1" }] }, "192.0.2.1")).toBe(false);
  expect(isForHost(leaf, "a.example")).toBe(false);
});

test("names of letters and digits match like in OpenSSL", () => {
  const part = fc.constantFrom("a", "b", "www", "xn--628h");
  const host = fc.array(part, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));
  const given = fc.oneof(
    host,
    host.map((name) => `*.${name}`),
    host.map((name) => name.toUpperCase()),
  );
  fc.assert(
    fc.property(given, host, (name, asked) => {
      const { der } = leafOf({ names: [name] });
      const openssl = new X509Certificate(der).checkHost(asked, { subject: "never", partialWildcards: false });

      expect(isForHost(readCertificate(der), asked)).toBe(openssl !== undefined);
    }),
  );
});

// RFC 5280 §4.2.1.6, RFC 1123 §2.1.
test.for([
  ["www.example.com", true],
  ["localhost", true],
  ["3com.example", true],
  ["xn--628h.example.com", true],
  ["*.example.com", true],
  ["", false],
  [".example.com", false],
  ["www..example.com", false],
  ["example.com.", false],
  ["foo_bar.example.com", false],
  ["-a.example.com", false],
  ["a-.example.com", false],
  ["8.8.8.8", false],
  ["*", false],
  ["*.com", false],
  ["w*.example.com", false],
  ["ü.example.com", false],
  [`${"a".repeat(64)}.example`, false],
  [`${"a.".repeat(126)}aa`, false],
] as const)("whether %j has the syntax of host names: %j", ([name, holds]) => {
  expect(isWellFormedName(name)).toBe(holds);
});
