import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Writes the preloaded suffixes: `node scripts/hsts-preload.ts <file> <source> <date>`, where the file is a copy of Chromium's
 * net/http/transport_security_state_static.json, the source names its repository and commit, and the date is the day of the copy.
 */
const [, , file, source, date] = process.argv;
const target = fileURLToPath(new URL("../src/data/http/hsts-preload.ts", import.meta.url));

interface Entry {
  readonly name: string;
  readonly policy?: string;
  readonly mode?: string;
  readonly include_subdomains?: boolean;
}

/** The entries of the list, which is JSON with comments on lines of their own. */
function entriesOf(text: string): readonly Entry[] {
  const bare = text.replace(/^[ \t]*\/\/.*$/gm, "");
  const { entries } = JSON.parse(bare) as { readonly entries: readonly Entry[] };
  return entries;
}

/** A suffix that its registry had preloaded, with everything below it. */
function isSuffix({ policy, mode, include_subdomains: isWhole }: Entry): boolean {
  return policy === "public-suffix" && mode === "force-https" && isWhole === true;
}

function textOf(suffixes: readonly string[]): string {
  return [
    "// Written by scripts/hsts-preload.ts. Do not edit.",
    "",
    "/**",
    " * Public suffixes that browsers preload for HSTS, with every name below them: the `public-suffix` entries of Chromium's list",
    ` * (net/http/transport_security_state_static.json), ${source}, ${date}.`,
    " * Single names are left out: the list has more than a hundred thousand.",
    " */",
    "export const hstsPreloadedSuffixes: ReadonlySet<string> = new Set([",
    ...suffixes.map((name) => `  ${JSON.stringify(name)},`),
    "]);",
    "",
  ].join("\n");
}

if (file !== undefined) {
  if (source === undefined || date === undefined) throw new Error("usage: hsts-preload.ts <file> <source> <date>");
  const suffixes = entriesOf(readFileSync(file, "utf8"))
    .filter(isSuffix)
    .map(({ name }) => name)
    .toSorted();
  if (suffixes.length === 0) throw new Error(`${file} has no public-suffix entries`);
  writeFileSync(target, textOf(suffixes));
}
