import { readFileSync } from "node:fs";
import { registerHooks, type ResolveFnOutput } from "node:module";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { plainOf, sayOf, type Plain } from "./plain.ts";

/** What a configuration that is a program has come to. */
export type Told = Plain | { readonly thrown: string } | { readonly isEmpty: true };

// A process of its own: whatever a program does to the process that it runs in, ours lives on.
const [node = "", , path = "", ...rest] = process.argv;
// The program sees the arguments of the calling process.
process.argv = [node, ...rest];
process.on("uncaughtException", (error: unknown) => tell({ thrown: sayOf(error) }));
// The parent no longer waits for the answer.
process.on("disconnect", () => process.exit(1));
// A module that awaits what nothing can bring any more ends, and is not kept by the way to us.
process.channel?.unref();
try {
  const { default: made } = await importAsModule(path);
  // What it has to say, such as a warning, is printed at the next turn, before the process ends.
  await turn();
  tell(made === undefined ? { isEmpty: true } : plainOf(made));
} catch (error) {
  tell({ thrown: sayOf(error) });
}

function tell(told: Told): void {
  process.send?.(told);
}

/**
 * Node warns of a module in a package without `"type"`, since it has to guess what it is. A configuration is a module wherever it
 * lies, so it is told what it is; every other warning is printed as ever.
 */
async function importAsModule(file: string): Promise<{ readonly default?: unknown }> {
  registerHooks({ resolve: (specifier, context, next) => kindOf(next(specifier, context)) });
  return (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
}

/** A file without a declared module type that is written as a module is one; what is written as CommonJS stays that. */
function kindOf(found: ResolveFnOutput): ResolveFnOutput {
  const formats = { ts: "module-typescript", js: "module" } as const;
  const extension = /^file:.*\.(?<name>ts|js)$/.exec(found.url)?.groups?.["name"] as keyof typeof formats | undefined;
  if (found.format || extension === undefined || !isModule(found.url)) return found;
  return { ...found, format: formats[extension] };
}

function isModule(url: string): boolean {
  return /^\s*(?:import|export)\b/m.test(readFileSync(fileURLToPath(url), "utf8"));
}
