import * as fc from "fast-check";
import { expect, test } from "vitest";
import { goodHeaders, partOf, rawOf } from "../../../test/http/raw.ts";
import { grades } from "../../core/grade/grade.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { http, type HttpRaw } from "./index.ts";
import { judge } from "./judge.ts";
import { runs } from "../../../test/runs.ts";
import { character } from "../../../test/character.ts";

const hop = {
  url: "https://shop.example/",
  status: 302,
  location: "http://shop.example/",
  downgrade: true,
  ms: 1,
  certificateRejection: null,
};

const refused: HttpRaw["redirectChain"][number] = {
  ...hop,
  url: "https://old.example/",
  downgrade: false,
  certificateRejection: { problems: ["untrusted"] },
};

function rank(raw: HttpRaw): number {
  return grades.indexOf(judge(raw).grade ?? "F");
}

function pick(names: readonly string[]): HttpRaw {
  return rawOf(names.map((name) => [name, goodHeaders[name] ?? ""] as const));
}

test("removing a header or adding a bad one never grades better", () => {
  const names = Object.keys(goodHeaders);
  const worse = fc.constantFrom<Partial<HttpRaw>>(
    { certificateRejection: { problems: ["expired"] } },
    { redirectChain: [hop] },
    { redirectChain: [refused] },
    { redirectOutcome: "loop" },
    { staticNonce: true },
    { finalUrl: "http://shop.example/" },
  );
  fc.assert(
    fc.property(fc.subarray(names), fc.subarray(names), fc.option(worse), (kept, dropped, worst) => {
      const [more, less] = [pick(kept), pick(kept.filter((name) => !dropped.includes(name)))];
      expect(judge(less).score ?? 0).toBeLessThanOrEqual(judge(more).score ?? 0);
      expect(rank({ ...less, ...worst })).toBeGreaterThanOrEqual(rank(more));
    }),
  );
});

test.for(["https://shop.example/", "https://192.0.2.7/", "https://[2001:db8::7]/", "http://shop.example/"])(
  "%s: a header that does not apply is no part, so that a part without a score was not observed",
  (finalUrl) => {
    const types = ["text/html", "application/json", "image/png", "image/svg+xml"].map((type) => ["content-type", type]);
    const names = Object.keys(goodHeaders);
    fc.assert(
      fc.property(fc.subarray(names), fc.constantFrom(...types), (kept, [name = "", type = ""]) => {
        const headers = [...kept.map((each) => [each, goodHeaders[each] ?? ""] as const), [name, type] as const];
        const { parts = [], coverage } = judge(rawOf(headers, { finalUrl }));

        expect(parts.map(({ score }) => score)).not.toContain(null);
        expect(coverage).toBe(100);
      }),
    );
  },
);

test("HSTS over a certificate that could not be judged is a part without a score", () => {
  expect(partOf(rawOf(goodHeaders, { certificateRejection: null }), "hsts")).toBeNull();
});

const sources =
  "'self' 'none' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' 'nonce-a' 'nonce-4AEemGb0xJptoIGFP3Nd4w' 'sha256-abc=' " +
  "* https: data: *.com a.test www.google.com http://a.test";
const directives =
  "default-src script-src script-src-elem script-src-attr object-src base-uri form-action style-src sandbox";
const source = fc.constantFrom(...sources.split(" "));
const directive = fc.tuple(fc.constantFrom(...directives.split(" ")), fc.array(source, { maxLength: 4 }));
const policy = fc
  .array(directive, { maxLength: 5 })
  .map((all) => all.map(([name, tokens]) => [name, ...tokens].join(" ")).join("; "));

function cspScore(...values: readonly string[]): number {
  return partOf(rawOf(values.map((value) => ["content-security-policy", value] as const)), "csp") ?? 0;
}

test("a second policy never weakens a page, because browsers enforce both", () => {
  fc.assert(
    fc.property(policy, policy, (one, other) => {
      expect(cspScore(one, other)).toBeGreaterThanOrEqual(Math.max(cspScore(one), cspScore(other)));
    }),
    { numRuns: runs(500) },
  );
});

test("another host or 'unsafe-eval' in script-src never raises its score", () => {
  fc.assert(
    fc.property(
      fc.array(source, { maxLength: 4 }),
      fc.constantFrom("*", "data:", "a.test", "www.google.com", "'unsafe-eval'"),
      (tokens, more) => {
        const list = `object-src 'none'; script-src ${tokens.join(" ")}`;
        expect(cspScore(`${list} ${more}`)).toBeLessThanOrEqual(cspScore(list));
      },
    ),
    { numRuns: runs(500) },
  );
});

test("for any bytes from a server, the verdict stays within its bounds", () => {
  const name = fc.constantFrom(...Object.keys(goodHeaders), "feature-policy", "cross-origin-opener-policy", "server");
  const value = fc.oneof(fc.string({ unit: character }), policy);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), fc.array(value, { maxLength: 3 }), (headers, meta) => {
      const verdict = judge(rawOf(headers, { meta: { isComplete: true, csp: meta, referrer: meta } }));
      for (const { score } of verdict.parts ?? []) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
      expect(interpret(http, verdict, "ko").issues).toHaveLength(verdict.findings.length);
    }),
  );
});

test.for(["*.a ", "a b,", "'nonce-a' ", "script-src a;", '\\"', ", "])(
  "64 kB of %o in every header are judged",
  (unit) => {
    const value = unit.repeat(65_536 / unit.length);
    const headers = Object.keys(goodHeaders).map((name) => [name, value] as const);

    expect(judge(rawOf(headers)).findings.every(({ evidence = "" }) => evidence.length <= 200)).toBe(true);
  },
);
