import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parseAuthenticationResults, parseReceivedSpf } from "./authentication-results.ts";

type Told = readonly [method: string, result: string, properties?: Readonly<Record<string, string>>];

test.for<[who: string, value: string, server: string | null, results: readonly Told[]]>([
  ["RFC 8601 §B.1", "example.org 1; none", "example.org", []],
  [
    "RFC 8601 §B.4",
    "example.com; auth=pass (cram-md5) smtp.auth=sender@example.net; spf=pass smtp.mailfrom=example.net",
    "example.com",
    [
      ["auth", "pass", { "smtp.auth": "sender@example.net" }],
      ["spf", "pass", { "smtp.mailfrom": "example.net" }],
    ],
  ],
  [
    "Gmail",
    'mx.google.com; dkim=pass header.i=@example.com header.s=s1 header.b="a/b=c"; spf=softfail (google.com: domain of transitioning x@example.com; no) smtp.mailfrom=x@example.com; dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=example.com',
    "mx.google.com",
    [
      ["dkim", "pass", { "header.i": "@example.com", "header.s": "s1", "header.b": "a/b=c" }],
      ["spf", "softfail", { "smtp.mailfrom": "x@example.com" }],
      ["dmarc", "pass", { "header.from": "example.com" }],
    ],
  ],
  [
    "Microsoft, who does not say who it is",
    "spf=pass (sender IP is 203.0.113.5) smtp.mailfrom=example.com; dkim=none (message not signed) header.d=none;dmarc=bestguesspass action=none header.from=example.com;compauth=pass reason=109",
    null,
    [
      ["spf", "pass", { "smtp.mailfrom": "example.com" }],
      ["dkim", "none", { "header.d": "none" }],
      ["dmarc", "bestguesspass", { action: "none", "header.from": "example.com" }],
      ["compauth", "pass", { reason: "109" }],
    ],
  ],
  ["blanks and a version", 'a.example ; dkim / 1 = fail reason = "no; key"', "a.example", []],
  [
    "blanks around signs",
    'a.example; dkim = fail reason = "no; key"',
    "a.example",
    [["dkim", "fail", { reason: "no; key" }]],
  ],
  ["a version of the method", "a.example; dkim/1=pass", "a.example", [["dkim", "pass"]]],
  ["the set of a chain", "i=2; lists.example; spf=pass smtp.mailfrom=a.example", "lists.example", [["spf", "pass"]]],
  ["results with signs in them", "a.example; dkim=perm_fail", "a.example", [["dkim", "perm_fail"]]],
  [
    "an envelope that is empty",
    "a.example; spf=pass smtp.mailfrom= smtp.helo=b.example",
    "a.example",
    [["spf", "pass", { "smtp.mailfrom": "", "smtp.helo": "b.example" }]],
  ],
  [
    "an envelope that is empty, in quotes",
    'a.example; spf=pass smtp.mailfrom="" smtp.helo = b.example',
    "a.example",
    [["spf", "pass", { "smtp.mailfrom": "", "smtp.helo": "b.example" }]],
  ],
  [
    "a value that ends with a sign",
    "a.example; dkim=pass header.b=abc= header.d= b.example",
    "a.example",
    [["dkim", "pass", { "header.b": "abc=", "header.d": "b.example" }]],
  ],
  [
    "an address with a comment in it",
    "a.example; spf=pass smtp.mailfrom=b.example (x)@c.example",
    "a.example",
    [["spf", "pass", { "smtp.mailfrom": "b.example @c.example" }]],
  ],
  [
    "addresses with blanks in them",
    "a.example; spf=pass smtp.mailfrom=b.example x@c.example; spf=pass smtp.mailfrom=b.example d=x@c.example",
    "a.example",
    [
      ["spf", "pass", { "smtp.mailfrom": "b.example x@c.example" }],
      ["spf", "pass", { "smtp.mailfrom": "b.example d=x@c.example" }],
    ],
  ],
  ["what is no result", "a.example; hello; =pass; spf", "a.example", []],
  ["nothing", "", null, []],
  ["results in a comment", "a.example (; spf=pass); spf=fail", "a.example", [["spf", "fail"]]],
])("%s", ([, value, server, results]) => {
  const read = parseAuthenticationResults(value);
  expect(read.server).toBe(server);
  expect(read.results.map(({ method, result }) => [method, result])).toEqual(results.map(([a, b]) => [a, b]));
  const asked = results.map(([, , properties]) => Object.keys(properties ?? {}));
  expect(read.results.map(({ properties }, at) => (asked[at] ?? []).map((name) => properties.get(name)))).toEqual(
    results.map(([, , properties]) => Object.values(properties ?? {})),
  );
});

test("of two properties with one name the first counts", () => {
  const [spf] = parseAuthenticationResults(
    "a.example; spf=pass smtp.mailfrom=a.example smtp.mailfrom=b.example",
  ).results;
  expect(spf?.properties.get("smtp.mailfrom")).toBe("a.example");
});

test.for<[value: string, result: string | null, ip: string | undefined]>([
  ["pass (a.example: x) client-ip=203.0.113.5; envelope-from=x@b.example; helo=c.example;", "pass", "203.0.113.5"],
  ["Pass (protection.outlook.com: x) receiver=y; client-ip=203.0.113.5; helo=c.example; pr=C", "pass", "203.0.113.5"],
  ["none", "none", undefined],
  ["", null, undefined],
  ["(pass)", null, undefined],
])("Received-SPF: %s", ([value, result, ip]) => {
  const read = parseReceivedSpf(value);
  expect([read?.result ?? null, read?.pairs.get("client-ip")]).toEqual([result, ip]);
});

test("any text is parsed", () => {
  assert(
    property(string({ unit: "binary-ascii", maxLength: 300 }), (text) => {
      expect(parseAuthenticationResults(text).results.length).toBeLessThanOrEqual(100);
      expect(parseReceivedSpf(`pass ${text}`)?.result ?? "pass").toBe("pass");
    }),
  );
});
