import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkEnvironment } from "../../src/settings/options/environment.ts";

const root = join(import.meta.dirname, "../..");
const pages = ["README.md", ...globSync(["docs/**/*.md", "examples/**/*", "templates/*"], { cwd: root })];

const documented = pages.flatMap((page) => {
  if (!/\.\w+$/.test(page)) return [];
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/\bPORTCULLIS_[A-Z][A-Z\d_]*[A-Z\d](?![\w*])/g)].map(([name]) => ({ page, name }));
});

// Whoever follows a page must not get "Unknown environment variable".
test("every documented variable is one that Portcullis reads", () => {
  const refused = documented.filter(({ name }) => {
    try {
      checkEnvironment({ [name]: "x" });
      return false;
    } catch {
      return true;
    }
  });

  expect(documented.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
});
