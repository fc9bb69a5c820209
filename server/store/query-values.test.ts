import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withoutQueryValues } from "./query-values.ts";

test.for<readonly [given: string, kept: string]>([
  ["https://a.example/login?token=s3cr3t&next=%2F#x", "https://a.example/login?token=…&next=…#x"],
  ["/callback?code=abc&state=1", "/callback?code=…&state=…"],
  ["https://a.example?x[]=1&flag&y=", "https://a.example?x[]=…&flag&y="],
  ["report-uri https://r.example/?k=v; default-src 'none'", "report-uri https://r.example/?k=…; default-src 'none'"],
  ["v=spf1 a ?all", "v=spf1 a ?all"],
  ["what? a=b", "what? a=b"],
  ["https://a.example/?plain", "https://a.example/?plain"],
])("%s is stored as %s", ([given, kept]) => {
  expect(JSON.parse(withoutQueryValues(JSON.stringify({ url: given })))).toEqual({ url: kept });
});

test("stored text is JSON of the same shape, and text without a query is unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      const kept = withoutQueryValues(json);
      JSON.parse(kept);
      expect(json.includes("?") || kept === json).toBe(true);
      expect(withoutQueryValues(kept)).toBe(kept);
    }),
  );
});
