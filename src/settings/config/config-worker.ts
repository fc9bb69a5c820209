import { readFileSync } from "node:fs";
import { registerHooks, type ResolveFnOutput } from "node:module";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { plainOf, sayOf, type Plain } from "./plain.ts";

/** The result of a configuration program. */
export type ConfigReply = Plain | { readonly thrown: string } | { readonly isEmpty: true };

// This is a process of its own, so nothing that the program does to it affects the calling process.
const [node = "", , path = "", ...rest] = process.argv;
// The program sees the arguments of the calling process.
process.argv = [node, ...rest];
process.on("uncaughtException", (error: unknown) => tell({ thrown: sayOf(error) }));
// The parent no longer waits for the answer.
process.on("disconnect", () => process.exit(1));
// The channel to the parent must not keep this process alive if a top-level await never settles.
process.channel?.unref();
try {
  const { default: made } = await importAsModule(path);
  // Warnings are printed on the next turn of the event loop, before the process ends.
  await turn();
  tell(made === undefined ? { isEmpty: true } : plainOf(made));
} catch (error) {
  tell({ thrown: sayOf(error) });
}

function tell(told: ConfigReply): void {
  process.send?.(told);
}

/**
 * Node warns about a module in a package without `"type"`, since it must guess the format. A configuration may be a module in any package, so
 * the hook sets the format of a file that is written as one. All other warnings are still printed.
 */
async function importAsModule(file: string): Promise<{ readonly default?: unknown }> {
  registerHooks({ resolve: (specifier, context, next) => kindOf(next(specifier, context)) });
  return (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
}

/** Treats a file without a declared format as a module if it is written as one. A CommonJS file stays CommonJS. */
function kindOf(found: ResolveFnOutput): ResolveFnOutput {
  const formats = { ts: "module-typescript", js: "module" } as const;
  const extension = /^file:.*\.(?<name>ts|js)$/.exec(found.url)?.groups?.["name"] as keyof typeof formats | undefined;
  if (found.format || extension === undefined || !isModule(found.url)) return found;
  return { ...found, format: formats[extension] };
}

function isModule(url: string): boolean {
  return /^\s*(?:import|export)\b/m.test(readFileSync(fileURLToPath(url), "utf8"));
}
