import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openapi } from "../../server/openapi/document.ts";
import type { Reference } from "../../server/openapi/read.ts";
import { registry } from "../../src/checks/index.ts";
import { serve } from "../server/service.ts";
import { readContract } from "./contract.ts";
import { hear } from "./hear.ts";
import { runs } from "../runs.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));
const contract = readContract(openapi(checks) as Reference);

/** Those that are asked by a query, and cannot be asked without one. */
const asked = checks.filter(({ method, subject }) => method !== "POST" && subject !== undefined);

/** What may stand in a request line, but for what ends it. */
const visible = fc.string({
  unit: fc.constantFrom(...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))),
});

/** Names that are none, or of parameters that may be left out. The subject is never among them, so that nobody is contacted. */
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

test("whatever stands behind the question mark is refused as the reference says", async () => {
  const service = await serve({ checks, rateLimitHeavy: 10_000 });

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...asked), query, async ({ id }, text) => {
      const path = `/api/util/${id}`;
      const exchange = await hear(
        service,
        path,
        `GET ${path}?${text} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );

      expect(exchange.status).toBe(400);
      expect(contract.complaints(exchange)).toEqual([]);
    }),
    { numRuns: runs(400) },
  );

  expect(service.lines.filter((line) => line.includes("stack"))).toEqual([]);
});
