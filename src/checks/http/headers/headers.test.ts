import { expect, test } from "vitest";
import { goodHeaders, idsOf, partOf, rawOf, withHeader } from "../../../../test/http/raw.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { http } from "../index.ts";
import { judge } from "../judge.ts";
import type { PartId, ProblemId } from "../problems.ts";

const headerRows: readonly (readonly [string, PartId, string | null, number, readonly ProblemId[]])[] = [
  ["strict-transport-security", "hsts", null, 0, ["hsts-missing"]],
  ["strict-transport-security", "hsts", "max-age=0", 0, ["hsts-off"]],
  ["strict-transport-security", "hsts", "max-age=31536000x", 0, ["hsts-invalid"]],
  ["strict-transport-security", "hsts", "max-age=86400; includeSubDomains", 25, ["hsts-short"]],
  ["strict-transport-security", "hsts", "max-age=15552000; includeSubDomains", 100, ["hsts-under-a-year"]],
  ["strict-transport-security", "hsts", "max-age=31536000", 95, ["hsts-without-subdomains"]],
  ["x-content-type-options", "contentTypeOptions", null, 0, ["content-type-options-missing"]],
  ["x-content-type-options", "contentTypeOptions", "sniff, nosniff", 0, ["content-type-options-invalid"]],
  ["x-content-type-options", "contentTypeOptions", "nosniff, nosniff", 100, []],
  ["referrer-policy", "referrer", null, 40, ["referrer-missing"]],
  ["referrer-policy", "referrer", "origin", 60, ["referrer-leaky"]],
  ["referrer-policy", "referrer", "no-referrer-when-downgrade", 30, ["referrer-leaky"]],
  ["referrer-policy", "referrer", "unsafe-url", 0, ["referrer-leaky"]],
  ["referrer-policy", "referrer", "none", 0, ["referrer-unknown"]],
  ["permissions-policy", "permissions", null, 0, ["permissions-missing"]],
  ["permissions-policy", "permissions", "camera 'none'", 0, ["permissions-invalid"]],
  ["permissions-policy", "permissions", "camera=*, microphone=(), geolocation=(), usb=()", 30, ["permissions-broad"]],
  ["permissions-policy", "permissions", "camera=(self), microphone=()", 70, ["permissions-weak"]],
  ["permissions-policy", "permissions", "fullscreen=*", 50, ["permissions-weak"]],
  // Permissions Policy §9.2, step 3.1: browsers ignore unknown features.
  ["permissions-policy", "permissions", "asdf=()", 0, ["permissions-unknown"]],
  ["permissions-policy", "permissions", "camara=(), mikrophone=(), geolocaton=()", 0, ["permissions-unknown"]],
  ["permissions-policy", "permissions", "asdf=*, fullscreen=()", 50, ["permissions-weak"]],
  ["permissions-policy", "permissions", "asdf=(), camera=(), microphone=(), geolocation=()", 100, []],
];

test.for(headerRows)("%s (%s): %o", ([name, part, value, score, ids]) => {
  const raw = rawOf(withHeader(name, value));

  expect(partOf(raw, part)).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

// RFC 6797 §8.1.1
test.for(
  ["https://192.0.2.1/", "https://[2001:db8::1]:8443/"].flatMap((finalUrl) =>
    ["max-age=31536000; includeSubDomains", "max-age=0", null].map((hsts) => [finalUrl, hsts] as const),
  ),
)("%s with the policy %s: HSTS does not count, and there is no A+", ([finalUrl, hsts]) => {
  const raw = rawOf(withHeader("strict-transport-security", hsts), { finalUrl });
  const { grade, score, caps } = judge(raw);

  expect([grade, score, caps?.map(({ id }) => id)]).toEqual(["A", 100, ["hsts-ip-address"]]);
  expect(partOf(raw, "hsts")).toBe(undefined);
  expect(idsOf(raw)).toEqual(["hsts-ip-address"]);
});

test("Feature-Policy alone has a low score", () => {
  const raw = rawOf({ ...withHeader("permissions-policy", null), "feature-policy": "camera 'none'" });

  expect(partOf(raw, "permissions")).toBe(20);
  expect(idsOf(raw)).toEqual(["permissions-legacy"]);
});

test("Feature-Policy counts if browsers do not understand the Permissions-Policy beside it", () => {
  const raw = rawOf({ ...withHeader("permissions-policy", "asdf=()"), "feature-policy": "camera 'none'" });

  expect(partOf(raw, "permissions")).toBe(20);
  expect(idsOf(raw)).toEqual(["permissions-unknown"]);
});

test("an unknown feature is named, with the one that was probably meant", () => {
  const raw = rawOf(withHeader("permissions-policy", "geolocaton=()"));
  const { issues } = interpret(http, judge(raw), "en");

  expect(issues.find(({ id }) => id === "http.permissions-unknown")?.cause).toBe(
    "Browsers support none of the features in this Permissions-Policy: geolocaton. Did you mean geolocation?",
  );
});

const strict = "default-src 'none'; base-uri 'none'; form-action 'none'";

test.for<[string | null, string | null, number, readonly ProblemId[]]>([
  ["frame-ancestors 'none'", null, 100, []],
  ["frame-ancestors", null, 100, []],
  ["frame-ancestors 'self' https://partner.example", "ALLOW-FROM https://a.test", 100, []],
  // HTML §7.6: X-Frame-Options is then ignored. Observatory accepts any frame-ancestors.
  ["frame-ancestors *", "DENY", 0, ["framing-broad"]],
  ["frame-ancestors https:", "DENY", 0, ["framing-broad"]],
  ["frame-ancestors *.com", "DENY", 0, ["framing-broad"]],
  [null, "sameorigin", 100, []],
  [null, "DENY, SAMEORIGIN", 70, ["framing-conflict"]],
  [null, "ALLOW-FROM https://a.test", 0, ["framing-invalid"]],
  [null, null, 0, ["framing-missing"]],
])("framing by %o and X-Frame-Options %o", ([ancestors, option, score, ids]) => {
  const csp = ancestors === null ? strict : `${strict}; ${ancestors}`;
  const raw = rawOf({ ...withHeader("x-frame-options", option), "content-security-policy": csp });

  expect(partOf(raw, "framing")).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

test.for<[string, string, number, readonly ProblemId[]]>([
  ["https://*.co.uk", "*.co.uk", 0, ["framing-broad"]],
  ["https://*.CO.UK:443", "*.co.uk", 0, ["framing-broad"]],
  ["https://*.shop.co.uk", "*.co.uk", 100, []],
])("frame-ancestors %s, where %s stands for a public suffix", ([ancestors, wildcard, score, ids]) => {
  const csp = `${strict}; frame-ancestors ${ancestors}`;
  const raw = rawOf(withHeader("content-security-policy", csp), { publicSuffixWildcards: [wildcard] });

  expect(partOf(raw, "framing")).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

test("scripts from a whole public suffix count as scripts from everywhere", () => {
  const raw = rawOf(
    withHeader(
      "content-security-policy",
      "default-src 'none'; script-src *.co.uk; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    { publicSuffixWildcards: ["*.co.uk"] },
  );

  expect(idsOf(raw)).toContain("csp-broad-source");
});

test("of two policies the stricter frame-ancestors counts", () => {
  const raw = rawOf([
    ...Object.entries(withHeader("content-security-policy", `${strict}; frame-ancestors *`)),
    ["content-security-policy", "frame-ancestors 'self'"],
  ]);

  expect(partOf(raw, "framing")).toBe(100);
});

test("only the first Strict-Transport-Security counts; two joined by HTTP/2 cost nothing", () => {
  const [first, second] = ["max-age=31536000; includeSubDomains", "max-age=0"];
  const others = Object.entries(withHeader("strict-transport-security", null));
  const twice = rawOf([...others, ["strict-transport-security", first], ["Strict-Transport-Security", second]]);
  const joined = rawOf({ ...goodHeaders, "strict-transport-security": `${first}, ${second}` }, { version: "2" });

  expect(partOf(twice, "hsts")).toBe(100);
  expect(idsOf(twice)).toEqual(["hsts-duplicate"]);
  expect(partOf(joined, "hsts")).toBe(100);
  expect(idsOf(joined)).toEqual([]);
});

// HTML §4.2.5.1: <meta> replaces the policy of the header or of the <meta> before, for what follows.
test.for<[string | null, readonly string[], number]>([
  [null, ["no-referrer"], 100],
  [null, ["never"], 100],
  [null, ["nonsense"], 40],
  ["no-referrer", ["unsafe-url"], 0],
  ["unsafe-url", ["no-referrer"], 0],
  ["no-referrer", ["unsafe-url", "no-referrer"], 0],
])("Referrer-Policy %o and <meta> %o", ([value, referrer, score]) => {
  expect(
    partOf(rawOf(withHeader("referrer-policy", value), { meta: { isComplete: true, csp: [], referrer } }), "referrer"),
  ).toBe(score);
});

test("with an unclear certificate the HSTS score is unknown, other parts keep theirs, and the grade stays open", () => {
  const known = judge(rawOf(goodHeaders));
  const unclear = judge(rawOf(goodHeaders, { certificateRejection: null }));

  expect(partOf(rawOf(goodHeaders, { certificateRejection: null }), "hsts")).toBeNull();
  expect(unclear.coverage).toBe(75);
  expect(unclear.parts?.filter(({ id }) => id !== "hsts")).toEqual(known.parts?.filter(({ id }) => id !== "hsts"));
  expect([known.grade, unclear.grade]).toEqual(["A+", undefined]);
  // A missing header is known to be absent, whatever the certificate.
  expect(partOf(rawOf(withHeader("strict-transport-security", null), { certificateRejection: null }), "hsts")).toBe(0);
});
