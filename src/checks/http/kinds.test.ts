import * as fc from "fast-check";
import { expect, test } from "vitest";
import { goodHeaders, idsOf, rawOf } from "../../../test/http/raw.ts";
import { runs } from "../../../test/runs.ts";
import { contentKinds } from "../../formats/http/content-kind.ts";
import { judge } from "./judge.ts";
import { weights, weightsOf } from "./weights.ts";

const hsts = ["strict-transport-security", "max-age=31536000"] as const;
const nosniff = ["x-content-type-options", "nosniff"] as const;
const deny = ["x-frame-options", "DENY"] as const;
const referrer = ["referrer-policy", "no-referrer"] as const;
const four = [hsts, nosniff, deny, referrer];

test.for<[type: string, headers: readonly (readonly [string, string])[], grade: string, ids: readonly string[]]>([
  ["application/json", four, "A+", ["hsts-without-subdomains"]],
  ["application/problem+json", four, "A+", ["hsts-without-subdomains"]],
  ["text/plain", four, "A+", ["hsts-without-subdomains"]],
  ["application/json", [hsts, nosniff], "C", ["hsts-without-subdomains", "framing-missing"]],
  // A policy that frames nothing does the same as X-Frame-Options.
  [
    "application/json",
    [hsts, nosniff, ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"]],
    "A+",
    ["hsts-without-subdomains"],
  ],
  // Its scripts never run, so that they are not judged.
  ["application/json", [...four, ["content-security-policy", "script-src *"]], "A+", ["hsts-without-subdomains"]],
  ["application/json", [], "F", ["hsts-missing", "framing-missing", "content-type-options-missing"]],
  ["image/png", [hsts, nosniff], "A+", ["hsts-without-subdomains"]],
  ["application/pdf", [hsts, nosniff], "A+", ["hsts-without-subdomains"]],
  ["application/pdf", [], "F", ["hsts-missing", "content-type-options-missing"]],
  ["application/rss+xml", four, "B", ["csp-missing-xml", "hsts-without-subdomains"]],
  ["image/svg+xml", four, "B", ["csp-missing-xml", "hsts-without-subdomains"]],
  ["text/html", four, "C", ["csp-missing", "hsts-without-subdomains", "permissions-missing"]],
])("%s with %j is %s", ([type, headers, grade, ids]) => {
  const raw = rawOf([["content-type", type], ...headers]);

  expect([judge(raw).grade, idsOf(raw)]).toEqual([grade, ids]);
  expect(judge(raw).coverage).toBe(100);
});

function isolationOf(type: string): readonly unknown[] {
  const { findings } = judge(rawOf([["content-type", type]]));
  return findings.filter(({ id }) => id === "isolation-missing").map(({ subject }) => subject);
}

test("only a page is advised on isolation of its browsing context", () => {
  expect(isolationOf("application/json")).toEqual(["Cross-Origin-Resource-Policy"]);
  expect(isolationOf("text/html")).toHaveLength(3);
});

test("the weights of each kind are a hundred percent", () => {
  const sums = contentKinds.map((kind) => Object.values(weightsOf[kind]).reduce((a, b) => a + b, 0));

  expect(sums).toEqual([100, 100, 100, 100]);
  expect(weightsOf.page).toBe(weights);
});

test("no kind of content is graded worse for another good header", () => {
  const names = Object.keys(goodHeaders);
  const types = ["text/html", "application/json", "image/svg+xml", "application/pdf"];
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.subarray(names), fc.constantFrom(...names), (type, kept, more) => {
      const of = (list: readonly string[]) =>
        judge(rawOf([["content-type", type], ...list.map((name) => [name, goodHeaders[name] ?? ""] as const)]));
      expect(of([...new Set([...kept, more])]).score ?? 0).toBeGreaterThanOrEqual(of(kept).score ?? 0);
    }),
    { numRuns: runs(200) },
  );
});
