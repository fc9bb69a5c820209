import { surroundingsKpis } from "../../core/addresses/surroundings-problems.ts";
import { expect, test } from "vitest";
import { goodHeaders, idsOf, rawOf, withHeader } from "../../../test/http/raw.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { http, type HttpRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { words, type ProblemId } from "./problems.ts";

test("a page without faults has the best grade and no finding besides isolation", () => {
  const verdict = judge(rawOf(goodHeaders));

  expect(verdict).toMatchObject({ status: "pass", grade: "A+", score: 100, uncapped: "A+", caps: [], coverage: 100 });
  expect(idsOf(rawOf(goodHeaders))).toEqual([]);
  expect(verdict.findings.map(({ subject }) => subject)).toEqual([
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Cross-Origin-Embedder-Policy",
  ]);
});

const hop = {
  url: "https://shop.example/",
  status: 302,
  location: "http://shop.example/",
  downgrade: true,
  ms: 1,
  certificateRejection: null,
};

/** A hop on another host with its own certificate. */
function through(url: string, identity: HttpRaw["certificateRejection"]): HttpRaw["redirectChain"][number] {
  return {
    url,
    status: 302,
    location: "https://shop.example/",
    downgrade: false,
    ms: 1,
    certificateRejection: identity,
  };
}

const expired: HttpRaw["certificateRejection"] = { problems: ["expired"] };
const bad: Partial<HttpRaw> = { certificateRejection: { problems: ["expired", "wrong-name"] } };

test.for<[string, Partial<HttpRaw>, string | undefined, readonly string[], readonly ProblemId[]]>([
  [
    "a page over plain HTTP",
    { finalUrl: "http://shop.example/", plainHttp: null, certificateRejection: null },
    "D",
    ["final-http"],
    ["final-http"],
  ],
  ["a certificate that browsers refuse", bad, "C", ["invalid-certificate"], ["invalid-certificate"]],
  ["a redirect from https to http and back", { redirectChain: [hop] }, "C", ["downgrade"], ["redirect-downgrade"]],
  [
    "a redirect through a host that browsers refuse",
    { redirectChain: [through("https://www.example/", { problems: [] }), through("https://old.example/", expired)] },
    "F",
    ["redirect-certificate"],
    ["redirect-certificate"],
  ],
  [
    "another port of the page's host that browsers refuse",
    { redirectChain: [through("https://shop.example:8443/", expired)] },
    "F",
    ["redirect-certificate"],
    ["redirect-certificate"],
  ],
  [
    "a redirect through a host whose certificate could not be judged",
    { redirectChain: [through("https://old.example/", null)] },
    undefined,
    [],
    ["certificate-unknown"],
  ],
  [
    "a refused hop beside one that could not be judged",
    { redirectChain: [through("https://old.example/", null), through("https://older.example/", expired)] },
    "F",
    ["redirect-certificate"],
    ["redirect-certificate", "certificate-unknown"],
  ],
  [
    "a page over plain HTTP after a redirect that could not be judged",
    {
      finalUrl: "http://shop.example/",
      plainHttp: null,
      certificateRejection: null,
      redirectChain: [through("https://old.example/", null)],
    },
    undefined,
    ["final-http"],
    ["certificate-unknown", "final-http"],
  ],
  // The certificate of the page is one problem, however often redirects pass it.
  [
    "a redirect on the host of the page, which browsers refuse",
    { ...bad, redirectChain: [through("https://shop.example/start", expired)] },
    "C",
    ["invalid-certificate"],
    ["invalid-certificate"],
  ],
  [
    "a redirect loop",
    { redirectOutcome: "loop", redirectChain: [{ ...hop, location: "https://shop.example/", downgrade: false }] },
    "F",
    ["no-page"],
    ["redirect-loop"],
  ],
  ["too many redirects", { redirectOutcome: "limit" }, "F", ["no-page"], ["redirect-limit"]],
  ["a redirect into a private network", { redirectOutcome: "private" }, "F", ["no-page"], ["redirect-private"]],
  ["a Location that leads nowhere", { redirectOutcome: "invalid-location" }, "F", ["no-page"], ["redirect-invalid"]],
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
  ["a certificate that could not be judged", { certificateRejection: null }, undefined, [], ["certificate-unknown"]],
  [
    "a certificate that could not be judged after a downgrade with the same cap",
    { certificateRejection: null, redirectChain: [{ ...hop, url: "https://shop.example/a" }] },
    "C",
    ["downgrade"],
    ["redirect-downgrade", "certificate-unknown"],
  ],
  [
    "a port 80 that leads nowhere",
    { plainHttp: { state: "not-https", url: "http://shop.example/", status: 302, reason: "loop" } },
    "A+",
    [],
    ["redirect-astray"],
  ],
  ["an error page", { status: 404 }, "A+", [], ["error-page"]],
  ["a reply that only a tolerant parser reads", { parser: "tolerant" }, "A+", [], ["malformed-header"]],
])("%s", ([, rest, grade, caps, ids]) => {
  const verdict = judge(rawOf(goodHeaders, rest));

  expect(verdict.grade).toBe(grade);
  expect(verdict.caps?.map(({ id }) => id)).toEqual(caps);
  expect(idsOf(rawOf(goodHeaders, rest))).toEqual(ids);
});

test("a weak policy prevents the best grade", () => {
  const verdict = judge(
    rawOf(withHeader("content-security-policy", "default-src * 'unsafe-inline'; frame-ancestors 'none'")),
  );

  expect(verdict.caps).toEqual([{ id: "weak-csp", max: "A" }]);
});

test("disclosed software is reported but does not change the grade", () => {
  const leaks: HttpRaw["disclosures"] = [
    { source: "server", value: "nginx/1.27.3", kind: "version", product: "nginx", version: "1.27.3" },
    { source: "x-powered-by", value: "Express", kind: "product", product: "Express", version: null },
    { source: "x-beserver", value: "mx7", kind: "internal", product: null, version: null },
  ];

  expect(idsOf(rawOf(goodHeaders, { disclosures: leaks }))).toEqual(["leak-version", "leak-product", "leak-internal"]);
  expect(judge(rawOf(goodHeaders, { disclosures: leaks })).grade).toBe("A+");
});

test("isolation headers are key figures; a value that browsers do not know is a finding", () => {
  const verdict = judge(
    rawOf({
      ...goodHeaders,
      "Cross-Origin-Opener-Policy": "same-origin; report-to=x",
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
  const raw = rawOf({ server: "x" }, { ...bad, redirectChain: [hop], status: 404, parser: "tolerant" });
  const interpretation = interpret(http, judge(raw), language);

  expect(interpretation.issues.length).toBeGreaterThan(8);
  expect(interpretation.issues.filter(({ cause, action }) => /[{}]|undefined/.test(cause + action))).toEqual([]);
  const ofOne = Object.keys(words.kpis).filter((id) => !(id in surroundingsKpis));
  expect(interpretation.kpis.map(({ id }) => id).toSorted()).toEqual(ofOne.toSorted());
  expect(interpretation.parts?.map(({ id }) => id).toSorted()).toEqual(Object.keys(words.parts).toSorted());
});
