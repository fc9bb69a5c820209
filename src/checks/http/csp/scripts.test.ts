import { expect, test } from "vitest";
import { goodHeaders, idsOf, partOf, rawOf, withHeader } from "../../../../test/http/raw.ts";
import type { ProblemId } from "../problems.ts";

// Each row where Observatory 1.6.3 differs gives the reason above it.
const policies: readonly (readonly [string, string, number, readonly ProblemId[]])[] = [
  [
    "nonce and strict-dynamic, with fallbacks for old browsers",
    "script-src 'nonce-4AEemGb0xJptoIGFP3Nd4w' 'strict-dynamic' https: 'unsafe-inline'; object-src 'none'; base-uri 'none'",
    85,
    ["csp-form-action", "csp-style-inline"],
  ],
  [
    "a hash alone",
    "default-src 'none'; script-src 'sha256-4AEemGb0xJptoIGFP3Nd4w='; base-uri 'none'; form-action 'none'",
    98,
    [],
  ],
  ["its own host", "default-src 'self' cdn.shop.example; base-uri 'none'; form-action 'self'", 85, []],
  // Observatory accepts any nonce.
  [
    "a nonce that can be guessed",
    "default-src 'none'; script-src 'nonce-abc'; base-uri 'none'; form-action 'none'",
    73,
    ["csp-short-nonce"],
  ],
  [
    "a nonce of 15 characters",
    "default-src 'none'; script-src 'nonce-0123456789abcde'; base-uri 'none'; form-action 'none'",
    98,
    ["csp-weak-nonce"],
  ],
  // strict-dynamic without a nonce or hash: Observatory cannot parse it, and browsers run no script.
  [
    "strict-dynamic alone",
    "default-src 'none'; script-src 'strict-dynamic' https: 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    100,
    ["csp-scripts-blocked"],
  ],
  [
    "strict-dynamic alone, by default-src",
    "default-src 'self' 'strict-dynamic'; base-uri 'none'; form-action 'none'",
    100,
    ["csp-scripts-blocked"],
  ],
  [
    "strict-dynamic with a placeholder for the nonce",
    "default-src 'none'; script-src 'nonce-{{nonce}}' 'strict-dynamic'; base-uri 'none'; form-action 'none'",
    100,
    ["csp-scripts-blocked"],
  ],
  ["eval", "default-src 'self' 'unsafe-eval'; base-uri 'self'; form-action 'self'", 84, ["csp-unsafe-eval"]],
  [
    "event handlers",
    "default-src 'none'; script-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    25,
    ["csp-unsafe-inline"],
  ],
  [
    "script elements without a word about event handlers",
    "script-src-elem 'self'; object-src 'none'",
    15,
    [
      "csp-unsafe-inline",
      "csp-eval-unrestricted",
      "csp-base-uri",
      "csp-form-action",
      "csp-style-inline",
      "csp-default-src",
    ],
  ],
  [
    "script elements and event handlers, but no word about eval()",
    "script-src-elem 'self'; script-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; style-src 'none'",
    79,
    ["csp-eval-unrestricted", "csp-default-src"],
  ],
  [
    "'unsafe-eval' in one policy, and no word about eval() in another",
    "script-src-elem 'self'; script-src-attr 'none', default-src 'self' 'unsafe-eval'; base-uri 'none'; form-action 'none'",
    84,
    ["csp-unsafe-eval"],
  ],
  // Observatory: −20 for data: only; blob: and *.com cost nothing.
  [
    "data:",
    "default-src 'none'; script-src 'self' data:; base-uri 'none'; form-action 'none'",
    25,
    ["csp-broad-source"],
  ],
  [
    "blob:",
    "default-src 'none'; script-src 'self' blob:; base-uri 'none'; form-action 'none'",
    25,
    ["csp-broad-source"],
  ],
  [
    "every host below .com",
    "default-src 'none'; script-src *.com; base-uri 'none'; form-action 'none'",
    25,
    ["csp-broad-source"],
  ],
  // Known bypasses since 2016 (research.google/pubs/pub45542): Observatory accepts these hosts.
  [
    "a host with JSONP",
    "default-src 'none'; script-src 'self' www.google.com; base-uri 'none'; form-action 'none'",
    60,
    ["csp-bypass-host"],
  ],
  [
    "a wildcard over a host with JSONP",
    "default-src 'none'; script-src *.google.com; base-uri 'none'; form-action 'none'",
    60,
    ["csp-bypass-host"],
  ],
  [
    "another path of that host",
    "default-src 'none'; script-src https://www.google.com/recaptcha/; base-uri 'none'; form-action 'none'",
    85,
    [],
  ],
  [
    "a folder above the script",
    "default-src 'none'; script-src https://www.google.com/tools/; base-uri 'none'; form-action 'none'",
    60,
    ["csp-bypass-host"],
  ],
  [
    "another port of that host",
    "default-src 'none'; script-src www.google.com:8443; base-uri 'none'; form-action 'none'",
    85,
    [],
  ],
  [
    "a host whose bypass needs eval",
    "default-src 'none'; script-src www.google-analytics.com; base-uri 'none'; form-action 'none'",
    85,
    [],
  ],
  [
    "the same with eval",
    "default-src 'none'; script-src www.google-analytics.com 'unsafe-eval'; base-uri 'none'; form-action 'none'",
    50,
    ["csp-bypass-host", "csp-unsafe-eval"],
  ],
  [
    "a sandbox without scripts",
    "sandbox; default-src *; base-uri 'none'",
    75,
    ["csp-object-src", "csp-form-action", "csp-style-source", "csp-default-src"],
  ],
  ["a sandbox with scripts", "sandbox allow-scripts; default-src 'none'; base-uri 'none'; form-action 'none'", 100, []],
];

test.for(policies)("scripts: %s", ([, value, score, ids]) => {
  const raw = rawOf(withHeader("content-security-policy", value));

  expect(partOf(raw, "csp")).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

test("several policies are as strict as the strictest of them in each aspect", () => {
  const loose = "default-src https: 'unsafe-eval'";
  const inline =
    "script-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; object-src 'none'; style-src 'self'";
  const together = { ...goodHeaders, "content-security-policy": `${loose}, ${inline}` };

  // The first blocks inline scripts, the second external ones; alone each is worth little.
  expect(partOf(rawOf({ ...goodHeaders, "content-security-policy": loose }), "csp")).toBe(5);
  expect(partOf(rawOf({ ...goodHeaders, "content-security-policy": inline }), "csp")).toBe(25);
  expect(partOf(rawOf(together), "csp")).toBe(89);
});

test("the same nonce in two responses is worth no more than 'unsafe-inline'", () => {
  const headers = withHeader(
    "content-security-policy",
    "default-src 'none'; script-src 'nonce-4AEemGb0xJptoIGFP3Nd4w'; base-uri 'none'; form-action 'none'",
  );

  expect(partOf(rawOf(headers, { staticNonce: false }), "csp")).toBe(98);
  expect(partOf(rawOf(headers, { staticNonce: true }), "csp")).toBe(25);
  expect(idsOf(rawOf(headers, { staticNonce: true }))).toEqual(["csp-static-nonce"]);
});
