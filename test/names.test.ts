import { readFileSync, globSync } from "node:fs";
import { expect, test } from "vitest";

/** Names with several meanings that are still to be renamed. This list only gets shorter. */
const exceptions: readonly string[] = ["row"];

/** The exported names of the sources, with the files that declare them. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const files = globSync("src/**/*.ts").filter((file) => !isLeftOut(file));
  for (const file of files) {
    const names = readFileSync(file, "utf8").matchAll(
      /^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    );
    for (const name of new Set([...names].map(([, each = ""]) => each))) {
      const places = found.get(name) ?? [];
      found.set(name, [...places, file]);
    }
  }
  return found;
}

/** Role files of checks and topics are alike on purpose; the library and the client repeat types for their readers. */
function isLeftOut(file: string): boolean {
  return (
    file.endsWith(".test.ts") ||
    file.startsWith("src/checks/") ||
    file.startsWith("src/library/") ||
    file === "src/client/failure.ts" ||
    /^src\/topics\/[^/]+\/(?:schema|observe|judge|problems)\.ts$/.test(file)
  );
}

test("an exported name has one meaning outside the checks", () => {
  const several = [...declarations()].filter(([name, files]) => files.length > 1 && !exceptions.includes(name));

  expect(several.map(([name, files]) => `${name}: ${files.join(", ")}`).toSorted()).toEqual([]);
});

test("every exception is one", () => {
  const all = declarations();

  expect(exceptions.filter((name) => (all.get(name)?.length ?? 0) < 2)).toEqual([]);
});
