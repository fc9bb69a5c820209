import { writeFileSync } from "node:fs";
import { test, expect } from "vitest";
import { registry } from "../../src/checks/index.ts";
import { recordExamples } from "./record.ts";
test("dump", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const c0 = process.cpuUsage().user;
  const all = await recordExamples(checks);
  console.log("cpu", (process.cpuUsage().user - c0) / 1e6);
  writeFileSync(`/tmp/dump/all-${process.env.N}.json`, JSON.stringify(all, null, 1));
  expect(1).toBe(1);
}, 300_000);
