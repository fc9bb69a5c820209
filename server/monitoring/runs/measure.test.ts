import { expect, test } from "vitest";
import { openPipeline } from "../../questions/pipeline.ts";
import { pipelineMeasure } from "./measure.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { busy } from "../../../src/core/busy.ts";
import { failure, type Failure } from "../../../src/core/failure.ts";
import { openSample } from "../../../test/server/pipeline/sample.ts";
import { openStoreDouble } from "../../../test/server/store/double.ts";

const never = new AbortController().signal;
const wanted = { check: "sample", target: "shop.example", isFresh: false };

function measureWith(check: AnyCheck | null, store = openStoreDouble()) {
  return pipelineMeasure(openPipeline({ rateLimit: 1 }, store), () => Promise.resolve(check));
}

test("a result is stored like any other, reused where cached, and measured fresh on request", async () => {
  const { check, runs } = openSample();
  const store = openStoreDouble();
  const measure = measureWith(check, store);
  const first = await measure(wanted, never);
  expect(first).toMatchObject({
    kind: "measured",
    result: { check: "sample", target: "shop.example", raw: { run: 1 } },
  });
  expect(await measure(wanted, never)).toEqual(first);
  expect(await measure({ ...wanted, isFresh: true }, never)).toMatchObject({ result: { raw: { run: 2 } } });

  // No limit counts our own rounds; the default one would be used up.
  expect(runs).toHaveLength(2);
  expect(store.kept.map(({ isTrusted }) => isTrusted)).toEqual([true, true]);
});

test.for<[what: string, error: Failure, outcome: object]>([
  [
    "a target that refuses",
    failure("tcp.refused", { host: "shop.example", port: 443 }),
    { kind: "unmeasured", reason: "tcp.refused" },
  ],
  [
    "a name that is not there",
    failure("dns.nxdomain", { host: "shop.example" }),
    { kind: "unmeasured", reason: "dns.nxdomain" },
  ],
  ["the budget of the run", failure("budget.connections", { limit: 96 }), { kind: "not-begun" }],
  ["no room here", busy("target", 3000), { kind: "not-begun" }],
  ["an address that rests", failure("rate.limited", { seconds: 3 }), { kind: "not-begun" }],
  [
    "a resolver of ours that is down",
    failure("dns.failed", { host: "shop.example", detail: "ECONNREFUSED" }, { reason: "dns.failed" }),
    { kind: "not-begun" },
  ],
])("%s", async ([, error, outcome]) => {
  const { check } = openSample({ collect: () => Promise.reject(error) });

  expect(await measureWith(check)(wanted, never)).toEqual(outcome);
});

test("an internal error is reported as such, and an aborted or unknown check has not begun", async () => {
  const { check } = openSample({ collect: () => Promise.reject(new Error("a bug")) });
  await expect(measureWith(check)(wanted, never)).rejects.toThrow("a bug");
  expect(await measureWith(null)(wanted, never)).toEqual({ kind: "not-begun" });
  expect(await measureWith(openSample().check)(wanted, AbortSignal.abort())).toEqual({ kind: "not-begun" });
});
