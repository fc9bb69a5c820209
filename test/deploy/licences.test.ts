import { resolve } from "node:path";
import { expect, test } from "vitest";
import { licencesOf } from "../../scripts/build/licences.ts";
import { folderWith } from "../folder.ts";

const root = resolve(import.meta.dirname, "../..");
const permission = "Permission is hereby granted, free of charge";

test.for<[name: string, owner: string]>([
  ["pgpass", "Hannes Hörl"],
  ["pg-types", "Brian M. Carlson"],
  ["@better-auth/utils", "Bereket Engida"],
  ["undici", "Matteo Collina"],
])("the notice of %s has the owner and the whole licence", ([name, owner]) => {
  const text = licencesOf(root, [`node_modules/${name}/index.js`]);

  expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)\\n\\n`));
  expect(text).toContain(owner);
  expect(text).toContain(permission);
  expect(text).toContain('THE SOFTWARE IS PROVIDED "AS IS"');
});

const manifest = { name: "bare", version: "1.0.0", license: "MIT" };

test.for<[what: string, files: Readonly<Record<string, unknown>>]>([
  ["without a text", {}],
  ["whose README only names it", { "README.md": "# bare\n\n## License\n\nMIT\n" }],
  ["whose file only names it", { LICENSE: "MIT\n" }],
])("a package %s fails the build", ([, files]) => {
  const named = Object.entries({ "package.json": manifest, ...files }).map(
    ([name, content]) => [`node_modules/bare/${name}`, content] as const,
  );

  expect(() => licencesOf(folderWith(Object.fromEntries(named)), ["node_modules/bare/index.js"])).toThrow(
    "has no licence text",
  );
});

test("a text that packages share stands once", () => {
  const files = ["one", "two"].flatMap((name) => [
    [`node_modules/${name}/package.json`, { name, version: "1.0.0", license: "ISC" }],
    [`node_modules/${name}/LICENSE`, "Copyright Ann"],
  ]);

  const text = licencesOf(folderWith(Object.fromEntries(files) as Record<string, unknown>), [
    "node_modules/one/a.js",
    "node_modules/two/b.js",
  ]);
  expect(text).toBe("one 1.0.0 (ISC)\ntwo 1.0.0 (ISC)\n\nCopyright Ann\n");
});
