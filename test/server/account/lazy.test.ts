import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** All modules that are statically imported by a module, recursively. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.endsWith(".ts")) return seen;
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm,
  ))
    loadedWith(from.startsWith(".") ? normalize(join(dirname(file), from)) : from, seen);
  return seen;
}

test("a server starts without the modules for signing in", () => {
  const loaded = [...loadedWith("server/main.ts")];

  expect(loaded).toContain("server/accounts/mount.ts");
  expect(loaded).toContain("h3");
  expect(loaded.filter((each) => /better-auth|simplewebauthn|nodemailer|\/auth\.ts$/.test(each))).toEqual([]);
  expect([...loadedWith("server/accounts/auth.ts")]).toContain("better-auth/minimal");
  expect([...loadedWith("server/accounts/auth.ts")]).not.toContain("@better-auth/passkey");
});
