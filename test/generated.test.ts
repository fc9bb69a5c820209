import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate } from "../scripts/generate.ts";
import { version } from "../src/core/version.ts";

test("registry and documentation are what the check folders say", async () => {
  const files = [...(await generate())];
  const stale = files.filter(([file, content]) => readFileSync(file, "utf8") !== content).map(([file]) => file);

  expect(files.length).toBeGreaterThan(4);
  expect(stale, "run `npm run generate`").toEqual([]);
});

test("the version is the package's", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toHaveProperty("version", version);
});
