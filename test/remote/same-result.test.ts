import { expect, test } from "vitest";
import { reply } from "../twins/raw-http.ts";
import { expectSameResult } from "../same-result.ts";
import { portcullis } from "../cli/terminal.ts";
import { gone, scenes, site, stageFor } from "./same-scenes.ts";

/** One of each verdict; the others run in `same-result.full.test.ts`. */
const few = scenes.filter(([name]) => ["a good site", "hostile headers", "no such name"].includes(name));

test.for(few)("%s is the same by every door", async ([, scene, verdict]) => {
  const place = await scene();
  const { doors } = await stageFor(place);

  const result = await expectSameResult(doors, { url: place.url, thresholds: {}, language: "en" });

  expect(result.verdict).toBe(verdict);
});

test("thresholds and language are the same by every door", async () => {
  const place = await site({ answer: reply() });
  const { doors } = await stageFor(place);
  const thresholds = { min_ssl: "a", min_headers: "off", min_days: "33%", require_https: "false" };

  const result = await expectSameResult(doors, { url: place.url, thresholds, language: "ko" });

  expect(result.targets[0]?.checks.map(({ status }) => status)).toContain("off");
  expect(result.targets[0]?.findings[0]?.cause).toMatch(/[가-힣]/);
});

test("an unknown key or a private target is the caller's error", async () => {
  const { server } = await stageFor({ url: gone });

  const keyed = await portcullis(["gate", gone, "--server", server.url, "--key", "pk_live_0123456789"]);
  const inside = await portcullis(["ssl", "10.0.0.1", "--server", server.url, "--json"]);

  expect([keyed.code, keyed.out, inside.code]).toEqual([2, "", 2]);
  expect(keyed.err).not.toContain("pk_live");
  expect(JSON.parse(inside.out)).toMatchObject({ ok: false, error: { code: "INVALID_INPUT", reason: "host" } });
});
