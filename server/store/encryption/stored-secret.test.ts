import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { storedSecret } from "./stored-secret.ts";

test("a data directory gets one secret, readable only by its owner", () => {
  const folder = join(folderWith({}), "data");
  const secret = storedSecret(folder);

  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(storedSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
});

test("a file without a secret is neither used nor replaced", () => {
  const folder = folderWith({});
  writeFileSync(join(folder, "secret"), "\n");

  expect(() => storedSecret(folder)).toThrow("contains no secret");
});
