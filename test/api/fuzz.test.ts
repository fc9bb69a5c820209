import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { registry } from "../../src/checks/index.ts";
import { serve } from "../server/service.ts";
import { readContract } from "./contract.ts";
import { hear } from "./hear.ts";
import { runs } from "../runs.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));
const contract = readContract(openapi(checks) as Reference);

/** Checks with a required query parameter. */
const asked = checks.filter(({ method, subject }) => method !== "POST" && subject !== undefined);

/** The characters of a request line, except those that end it. */
const visible = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))),
});

/** Unknown names, or optional parameters. Never the subject, so that no target is contacted. */
const name = fc.constantFrom(
  "",
  "min_ssl",
  "min_days",
  "require_https",
  "port",
  "lang",
  "lnag",
  "a[]",
  "__proto__",
  "%zz",
  "%ff",
  "%00",
);
const piece = fc.oneof(
  name,
  fc.tuple(name, visible).map(([key, value]) => `${key}=${value.replaceAll("&", "")}`),
);
const query = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join("&"));

test("every malformed query is refused as in the reference", async () => {
  const service = await serve({
    checks,
    rateLimitHeavy: 10_000,
    keys: { find: () => Promise.resolve({ id: "1" }) },
  });

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...asked), query, async ({ id }, text) => {
      const path = `/api/util/${id}`;
      const exchange = await hear(
        service,
        path,
        `GET ${path}?${text} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer known\r\nConnection: close\r\n\r\n`,
      );

      expect(exchange.status).toBe(400);
      expect(contract.complaints(exchange)).toEqual([]);
    }),
    { numRuns: runs(400) },
  );

  expect(service.lines.filter((line) => line.includes("stack"))).toEqual([]);
});
