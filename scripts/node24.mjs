// node scripts/node24.mjs PROGRAM [ARGUMENT…]
// Runs a development tool or a file of this clone under Node 24. The scripts of package.json start here, because not every npm links the
// Node that it installed (`file:.ci/node24`) into `node_modules/.bin`. Any Node version may run this file.
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { continueUnder, newerNode, refusal } from "../src/cli/newer-node.js";

const clone = fileURLToPath(new URL("..", import.meta.url));

/** The packages of programs with another name. */
const packages = { tsc: "typescript" };

/** Returns the file of a program: a path is one already; a name is the program of a package. */
function fileOf(program) {
  if (program.includes("/")) return program;
  const folder = join(clone, "node_modules", packages[program] || program);
  if (!existsSync(folder)) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[program]);
}

async function main([program, ...args]) {
  if (!program) return "Usage: npm run node24 PROGRAM [ARGUMENT…], for example npm run node24 vitest run src/formats\n";
  const node = newerNode(clone);
  if (!node) return refusal(clone);
  const file = fileOf(program);
  if (!file) return `${program} is not installed. Run npm ci first.\n`;
  // What the program starts by name, `node` and `npx` among it, runs under this Node too.
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  return (await continueUnder(node, [file, ...args])) ? "" : refusal(clone);
}

process.stderr.write(await main(process.argv.slice(2)));
process.exitCode = 2;
