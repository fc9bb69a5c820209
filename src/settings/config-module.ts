import { readFileSync } from "node:fs";
import { registerHooks, type ResolveFnOutput } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * What a configuration that is a program exports. Whatever it throws is thrown here.
 *
 * Node warns of a module in a package without `"type"`, since it has to guess what it is. A configuration is a module wherever it
 * lies, so it is told what it is; every other warning is printed as ever.
 */
export async function importConfig(path: string): Promise<{ readonly default?: unknown }> {
  const hooks = registerHooks({ resolve: (specifier, context, next) => told(next(specifier, context)) });
  try {
    return (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  } finally {
    hooks.deregister();
  }
}

const formats = { ts: "module-typescript", js: "module" } as const;

/** A file whose kind nobody has declared and that is written as a module is one; what is written as CommonJS stays that. */
function told(found: ResolveFnOutput): ResolveFnOutput {
  const extension = /^file:.*\.(?<name>ts|js)$/.exec(found.url)?.groups?.["name"] as keyof typeof formats | undefined;
  if (found.format || extension === undefined || !isModule(found.url)) return found;
  return { ...found, format: formats[extension] };
}

function isModule(url: string): boolean {
  return /^\s*(?:import|export)\b/m.test(readFileSync(fileURLToPath(url), "utf8"));
}
