import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { temporaryFolder } from "./process.ts";
import { format, type Line } from "./table.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that collects the results, one JSON line each. */
    readonly comparisons: string;
  }
}

/** Lets every lab file record the peers' results, and prints them at the end. */
export default function setup(project: TestProject): () => void {
  const file = join(temporaryFolder("table"), "lines.ndjson");
  writeFileSync(file, "");
  project.provide("comparisons", file);
  return () => {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    if (lines.length > 0) process.stdout.write(`\n${format(lines.map((line) => JSON.parse(line) as Line))}\n`);
  };
}
