import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

/**
 * Writes the list of common passwords: `node scripts/common-passwords.ts <file> <source> <date>`. The file is `src/passwords.json` of the
 * npm package @zxcvbn-ts/language-common (MIT), a JSON list with the most common first; the source names the package and its version.
 */
const [, , file, source, date] = process.argv;
const target = fileURLToPath(new URL("../server/accounts/common-passwords.ts", import.meta.url));

/** The first ones count at any length, as parts of a password; long ones always, since they may be a whole password. */
const [first, shortest, long] = [10_000, 4, 12] as const;

const all = JSON.parse(readFileSync(file ?? "", "utf8")) as readonly string[];
const picked = all.filter((each, rank) => each.length >= long || (rank < first && each.length >= shortest));
const packed = brotliCompressSync(picked.map((each) => each.toLowerCase()).join("\n")).toString("base64");
const lines = packed.match(/.{1,130}/g) ?? [];

writeFileSync(
  target,
  `// Written by scripts/common-passwords.ts. Do not edit.

/**
 * ${picked.length} common passwords, the most common first: lines of text, compressed by Brotli, in base64. The first ${first} of the list and every
 * one of ${long} or more characters, from ${source}, ${date}. Compressed, since many are abusive.
 */
export const packedCommonPasswords = [
${lines.map((line) => `  "${line}",`).join("\n")}
].join("");
`,
);
