import { expect, test } from "vitest";
import { goodHeaders, idsOf, partOf, rawOf, withHeader } from "../../../test/http-raw.ts";
import { interpret } from "../../core/interpretation.ts";
import { http, type HttpRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { words, type PartId, type ProblemId } from "./problems.ts";

test("a page with nothing wrong has the best grade and no issue beyond isolation", () => {
  const verdict = judge(rawOf(goodHeaders));

  expect(verdict).toMatchObject({ status: "pass", grade: "A+", score: 100, uncapped: "A+", caps: [], coverage: 100 });
  expect(idsOf(rawOf(goodHeaders))).toEqual([]);
  expect(verdict.findings.map(({ subject }) => subject)).toEqual([
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Cross-Origin-Embedder-Policy",
  ]);
});

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
];

test.for(headerRows)("%s (%s): %o", ([name, part, value, score, ids]) => {
  const raw = rawOf(withHeader(name, value));

  expect(partOf(raw, part)).toBe(score);
  expect(idsOf(raw)).toEqual(ids);
});

test("Feature-Policy alone is worth little", () => {
  const raw = rawOf({ ...withHeader("permissions-policy", null), "feature-policy": "camera 'none'" });

  expect(partOf(raw, "permissions")).toBe(20);
  expect(idsOf(raw)).toEqual(["permissions-legacy"]);
});

const strict = "default-src 'none'; base-uri 'none'; form-action 'none'";

test.for<[string | null, string | null, number, readonly ProblemId[]]>([
  ["frame-ancestors 'none'", null, 100, []],
  ["frame-ancestors", null, 100, []],
  ["frame-ancestors 'self' https://partner.example", "ALLOW-FROM https://a.test", 100, []],
  // HTML §7.6: X-Frame-Options is not even looked at. Observatory: any frame-ancestors is good.
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

test("of two policies the stricter frame-ancestors counts", () => {
  const raw = rawOf([
    ...Object.entries(withHeader("content-security-policy", `${strict}; frame-ancestors *`)),
    ["content-security-policy", "frame-ancestors 'self'"],
  ]);

  expect(partOf(raw, "framing")).toBe(100);
});

test("only the first Strict-Transport-Security counts; HTTP/2 may have joined two, which lowers nothing", () => {
  const [first, second] = ["max-age=31536000; includeSubDomains", "max-age=0"];
  const others = Object.entries(withHeader("strict-transport-security", null));
  const twice = rawOf([...others, ["strict-transport-security", first], ["Strict-Transport-Security", second]]);
  const joined = rawOf({ ...goodHeaders, "strict-transport-security": `${first}, ${second}` }, { version: "2" });

  expect(partOf(twice, "hsts")).toBe(100);
  expect(idsOf(twice)).toEqual(["hsts-duplicate"]);
  expect(partOf(joined, "hsts")).toBe(100);
  expect(idsOf(joined)).toEqual([]);
});

// HTML §4.2.5.1: <meta> replaces what the header said.
test.for<[string | null, string, number]>([
  [null, "no-referrer", 100],
  [null, "never", 100],
  [null, "nonsense", 40],
  ["no-referrer", "unsafe-url", 0],
  ["unsafe-url", "no-referrer", 0],
])("Referrer-Policy %o and <meta> %o", ([value, written, score]) => {
  expect(
    partOf(rawOf(withHeader("referrer-policy", value), { meta: { csp: [], referrer: [written] } }), "referrer"),
  ).toBe(score);
});

const hop = { url: "https://shop.example/", status: 302, location: "http://shop.example/", downgrade: true, ms: 1 };
const bad: Partial<HttpRaw> = { identity: { problems: ["expired", "wrong-name"] } };

test.for<[string, Partial<HttpRaw>, string, readonly string[], readonly ProblemId[]]>([
  [
    "a page over plain HTTP",
    { finalUrl: "http://shop.example/", plainHttp: null, identity: null },
    "D",
    ["final-http"],
    ["final-http"],
  ],
  ["a certificate that browsers refuse", bad, "C", ["invalid-certificate"], ["invalid-certificate"]],
  ["a redirect from https to http and back", { hops: [hop] }, "C", ["downgrade"], ["redirect-downgrade"]],
  [
    "a circle",
    { end: "loop", hops: [{ ...hop, location: "https://shop.example/", downgrade: false }] },
    "F",
    ["no-page"],
    ["redirect-loop"],
  ],
  ["too many redirects", { end: "limit" }, "F", ["no-page"], ["redirect-limit"]],
  ["a redirect into a private network", { end: "private" }, "F", ["no-page"], ["redirect-private"]],
  ["a Location that leads nowhere", { end: "invalid-location" }, "F", ["no-page"], ["redirect-invalid"]],
  [
    "content on port 80",
    { plainHttp: { state: "content", url: "http://shop.example/", status: 200, reason: null } },
    "A+",
    [],
    ["redirect-missing"],
  ],
  [
    "a closed port 80",
    { plainHttp: { state: "closed", url: "http://shop.example/", status: null, reason: "tcp.refused" } },
    "A+",
    [],
    [],
  ],
  [
    "a port 80 that could not be judged",
    { plainHttp: { state: "unknown", url: "http://shop.example/", status: 500, reason: null } },
    "A+",
    [],
    [],
  ],
  ["a certificate that could not be judged", { identity: null }, "A+", [], []],
  ["an error page", { status: 404 }, "A+", [], ["error-page"]],
  ["a reply that only a tolerant parser reads", { parser: "tolerant" }, "A+", [], ["malformed-header"]],
])("%s", ([, rest, grade, caps, ids]) => {
  const verdict = judge(rawOf(goodHeaders, rest));

  expect(verdict.grade).toBe(grade);
  expect(verdict.caps?.map(({ id }) => id)).toEqual(caps);
  expect(idsOf(rawOf(goodHeaders, rest))).toEqual(ids);
});

test("a weak policy keeps the best grade away", () => {
  const verdict = judge(
    rawOf(withHeader("content-security-policy", "default-src * 'unsafe-inline'; frame-ancestors 'none'")),
  );

  expect(verdict.caps).toEqual([{ id: "weak-csp", max: "A" }]);
});

test("what is given away is told, and graded by nothing", () => {
  const leaks: HttpRaw["leaks"] = [
    { source: "server", value: "nginx/1.27.3", kind: "version", product: "nginx", version: "1.27.3" },
    { source: "x-powered-by", value: "Express", kind: "product", product: "Express", version: null },
    { source: "x-beserver", value: "mx7", kind: "internal", product: null, version: null },
  ];

  expect(idsOf(rawOf(goodHeaders, { leaks }))).toEqual(["leak-version", "leak-product", "leak-internal"]);
  expect(judge(rawOf(goodHeaders, { leaks })).grade).toBe("A+");
});

test("isolation headers are key figures; a value that browsers do not know is an issue", () => {
  const verdict = judge(
    rawOf({
      ...goodHeaders,
      "Cross-Origin-Opener-Policy": "Same-Origin; report-to=x",
      "cross-origin-embedder-policy": "on",
    }),
  );

  expect(verdict.kpis.filter(({ id }) => ["coop", "corp", "coep"].includes(id)).map(({ value }) => value)).toEqual([
    "same-origin",
    false,
    "on",
  ]);
  expect(verdict.findings.map(({ id, subject }) => [id, subject])).toEqual([
    ["isolation-missing", "Cross-Origin-Resource-Policy"],
    ["isolation-invalid", "Cross-Origin-Embedder-Policy"],
  ]);
});

test.for(["en", "ko"] as const)("everything that is found has words in %s", (language) => {
  const raw = rawOf({ server: "x" }, { ...bad, hops: [hop], status: 404, parser: "tolerant" });
  const interpretation = interpret(http, judge(raw), language);

  expect(interpretation.issues.length).toBeGreaterThan(8);
  expect(interpretation.issues.filter(({ cause, action }) => /[{}]|undefined/.test(cause + action))).toEqual([]);
  expect(interpretation.kpis.map(({ id }) => id).toSorted()).toEqual(Object.keys(words.kpis).toSorted());
  expect(interpretation.parts?.map(({ id }) => id).toSorted()).toEqual(Object.keys(words.parts).toSorted());
});
