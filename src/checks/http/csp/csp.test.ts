import { expect, test } from "vitest";
import { idsOf, partOf, rawOf, withHeader } from "../../../../test/http/raw.ts";
import type { HttpRaw } from "../index.ts";
import type { ProblemId } from "../problems.ts";

// Each row where Observatory 1.6.3 differs gives the reason above it.
const policies: readonly (readonly [string, string, number, readonly ProblemId[]])[] = [
  ["no protection at all", "", 0, ["csp-missing"]],
  [
    "frame-ancestors alone",
    "frame-ancestors 'none'",
    5,
    [
      "csp-scripts-unrestricted",
      "csp-object-src",
      "csp-base-uri",
      "csp-form-action",
      "csp-style-inline",
      "csp-default-src",
    ],
  ],
  [
    "sources over http",
    "default-src 'self' http://cdn.shop.example; base-uri 'none'; form-action 'none'",
    80,
    ["csp-http-source"],
  ],
  [
    "the same, upgraded",
    "default-src 'self' http://cdn.shop.example; base-uri 'none'; form-action 'none'; upgrade-insecure-requests",
    85,
    [],
  ],
  // Mixed Content §6.1: obsolete; browsers upgrade or block mixed content without it.
  [
    "the same, with the directive that blocked mixed content once",
    "default-src 'self' http://cdn.shop.example; base-uri 'none'; form-action 'none'; block-all-mixed-content",
    80,
    ["csp-http-source"],
  ],
  [
    "styles from anywhere",
    "default-src 'none'; style-src * https: data:; base-uri 'none'; form-action 'none'",
    95,
    ["csp-style-source"],
  ],
  [
    "styles from anywhere, and between the tags",
    "default-src 'none'; style-src https: 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    95,
    ["csp-style-inline", "csp-style-source"],
  ],
  // CSP3 §8.2: with 'strict-dynamic' browsers ignore the scheme.
  [
    "http: for old browsers beside 'strict-dynamic'",
    "default-src 'none'; script-src 'nonce-4AEemGb0xJptoIGFP3Nd4w' 'strict-dynamic' http: https:; base-uri 'none'; form-action 'none'",
    100,
    [],
  ],
  [
    "http: for images beside 'strict-dynamic' for scripts",
    "default-src 'none'; script-src 'nonce-4AEemGb0xJptoIGFP3Nd4w' 'strict-dynamic'; img-src http:; base-uri 'none'; form-action 'none'",
    95,
    ["csp-http-source"],
  ],
  ["a base anywhere", "default-src 'none'; base-uri *; form-action 'none'", 90, ["csp-base-uri"]],
  ["no base-uri, and scripts by host", "default-src 'self'; form-action 'none'", 89, ["csp-base-uri"]],
  [
    "no base-uri, and scripts by nonce",
    "default-src 'none'; script-src 'nonce-4AEemGb0xJptoIGFP3Nd4w'; form-action 'none'",
    88,
    ["csp-base-uri"],
  ],
  // CSP3 §2.2.1: the first directive counts; Observatory calls the policy invalid.
  [
    "a directive twice",
    "default-src 'none'; base-uri 'none'; form-action 'none'; default-src *",
    100,
    ["csp-duplicate-directive"],
  ],
  ["a keyword without quotes", "default-src none; base-uri 'none'; form-action 'none'", 85, ["csp-unquoted-keyword"]],
  [
    "an unknown directive",
    "default-src 'none'; script-scr 'self'; base-uri 'none'; form-action 'none'",
    100,
    ["csp-unknown-directive"],
  ],
  [
    "a missing semicolon",
    "default-src 'none'; base-uri 'none' form-action 'none'",
    95,
    ["csp-form-action", "csp-missing-semicolon"],
  ],
];

test.for(policies)("CSP: %s", ([, value, score, ids]) => {
  const raw = rawOf(withHeader("content-security-policy", value === "" ? null : value));

  expect(partOf(raw, "csp")).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

test.for<[string, readonly string[], Partial<HttpRaw>, number, readonly ProblemId[]]>([
  [
    "in <meta> alone",
    [],
    { meta: { isComplete: true, csp: ["default-src 'none'; base-uri 'none'; form-action 'none'"], referrer: [] } },
    80,
    ["csp-meta-only"],
  ],
  [
    "in <meta>, with what is ignored there",
    [],
    {
      meta: {
        isComplete: true,
        csp: ["default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
        referrer: [],
      },
    },
    80,
    ["csp-meta-only", "csp-meta-ignored"],
  ],
  [
    "in <meta> beside a header without scripts",
    ["frame-ancestors 'none'"],
    { meta: { isComplete: true, csp: ["default-src 'none'; base-uri 'none'; form-action 'none'"], referrer: [] } },
    80,
    [],
  ],
  [
    "in a header and in <meta>",
    ["default-src 'none'; base-uri 'none'; form-action 'none'"],
    { meta: { isComplete: true, csp: ["default-src *"], referrer: [] } },
    100,
    [],
  ],
  [
    "with nothing but what <meta> ignores",
    [],
    { meta: { isComplete: true, csp: ["frame-ancestors 'none'"], referrer: [] } },
    0,
    ["csp-missing", "csp-meta-ignored"],
  ],
])("a policy %s", ([, values, rest, score, ids]) => {
  const headers = [
    ...Object.entries(withHeader("content-security-policy", null)),
    ...values.map((value) => ["content-security-policy", value] as const),
  ];

  expect(partOf(rawOf(headers, rest), "csp")).toBe(score);
  expect(idsOf(rawOf(headers, rest))).toEqual(ids);
});

test("a report-only policy protects nothing, and is distinguished from a missing one", () => {
  const headers = {
    ...withHeader("content-security-policy", null),
    "content-security-policy-report-only": "default-src 'none'",
  };

  expect(idsOf(rawOf(headers))).toEqual(["csp-report-only"]);
});
