import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classify, rulesFor } from "../../../src/checks/exposure/classify.ts";
import type { HostSeen } from "../../../src/checks/exposure/schema.ts";
import { readPage } from "../../../src/formats/exposure/page.ts";

/** Pages of Debian packages and npm tarballs about software, none of which is that software: package, path, begin of the SHA-256. */
const pages = readFileSync(new URL("exposure-pages.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as [source: string, path: string, hash: string]);

/** Updates of a package change a few pages, which are judged all the same; with more, the list says nothing of what was judged. */
const mostChanged = pages.length / 5;

function matchesOf(path: string): HostSeen["matches"] {
  const reply = { status: 200, headers: [["Content-Type", "text/html"]] as const, body: readFileSync(path) };
  const page = readPage(reply, "https://docs.example/");
  return classify(page, { purpose: null }, rulesFor({})(page)).matches;
}

test("none of 300 pages of strangers is called a product", () => {
  const present = pages.filter(([, path]) => existsSync(path));
  const same = present.filter(
    ([, path, hash]) => createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, hash.length) === hash,
  );

  expect(pages).toHaveLength(300);
  expect(pages.length - same.length).toBeLessThan(mostChanged);
  expect(present.flatMap(([, path]) => matchesOf(path).map(({ rule }) => `${path}: ${rule}`))).toEqual([]);
});
