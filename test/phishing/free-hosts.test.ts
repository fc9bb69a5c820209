import { expect, test } from "vitest";
import { judgeFreeHostSites } from "../conformance/links.ts";

test("of honest sites on free hosts at most a tenth is suspicious by its address, and none is accused", async () => {
  const [figures] = await judgeFreeHostSites();

  expect(figures?.urls).toBeGreaterThanOrEqual(1000);
  expect((figures?.suspicious ?? 0) / (figures?.urls ?? 1)).toBeLessThanOrEqual(0.1);
  expect(figures?.phishing).toBe(0);
});
