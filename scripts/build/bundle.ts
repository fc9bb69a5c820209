import { basename, isAbsolute, join, relative } from "node:path";
import { rolldown, type OutputChunk, type RolldownLog, type RolldownOutput } from "rolldown";
import { builtinHttp } from "./builtin-http.ts";
import { compact } from "./compact.ts";
import { withoutFacades } from "./facades.ts";
import { lazyBuiltins } from "./lazy-builtins.ts";
import { leftOut } from "./left-out.ts";

/** A bundle: its files by name, with the modules in each. */
export interface Bundle {
  readonly files: Readonly<Record<string, string>>;
  /** Paths from the root, by file name. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The exported names of each entry, by file name. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

/** Sources that run in their own process or thread, located next to the file that starts them. */
const beside = [
  { path: "src/settings/config/config-worker.ts", of: "src/settings/config/config-program.ts" },
  { path: "server/store/sqlite/store-worker.ts", of: "server/store/sqlite/thread.ts" },
];

/** The files that these sources become. */
export const besides: readonly string[] = beside.map(({ path }) => fileOf(path));

function fileOf(path: string): string {
  return `${basename(path, ".ts")}.js`;
}

/** The entry sources of a bundle, by the names of their files. */
export type Entries = Readonly<Record<string, string>>;

/** Bundles sources with all their imports, which the entries share. Dynamic imports become separate files. */
export async function bundle(root: string, sources: Entries): Promise<Bundle> {
  const first = await roll(root, sources);
  const held = new Set(Object.values(first.modules).flat());
  const all = [first];
  for (const { path } of beside.filter(({ of }) => held.has(of)))
    all.push(await roll(root, { [basename(path, ".ts")]: path }));
  return {
    files: Object.assign({}, ...all.map(({ files }) => files)) as Bundle["files"],
    modules: Object.assign({}, ...all.map(({ modules }) => modules)) as Bundle["modules"],
    exports: first.exports,
  };
}

async function roll(root: string, sources: Entries): Promise<Bundle> {
  await using building = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(sources).map(([name, path]) => [name, join(root, path)])),
    platform: "node",
    plugins: [builtinHttp, lazyBuiltins, leftOut],
    // The toolkit's OpenID Connect client is not used and would add an HTTP client.
    treeshake: {
      moduleSideEffects: [
        { test: /\/node_modules\/@actions\/core\//, sideEffects: false },
        // The package says that it has none; this one refuses an older Node.
        { test: /\/src\/library\/node\.ts$/, sideEffects: true },
      ],
    },
    onLog: refuse,
  });
  const format = {
    format: "esm",
    // Names without hashes, so that a source change only changes its own files.
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    comments: false,
  } as const;
  const apart = chunksOf((await building.generate(format)).output);
  const { groupOf, names } = groupsOf(apart, root);
  const { output } = await building.generate({
    ...format,
    codeSplitting: {
      // A module that several groups need goes into the first.
      groups: names.map((name, at) => ({
        name,
        test: (id: string) => groupOf.get(id) === name,
        priority: names.length - at,
      })),
    },
  });
  const chunks = chunksOf(output);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = withoutFacades(Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])), entries);
  const kept = chunks.filter(({ fileName }) => fileName in files);
  return {
    files: Object.fromEntries(Object.entries(files).map(([name, code]) => [name, compact(code)])),
    modules: Object.fromEntries(kept.map(({ fileName, moduleIds }) => [fileName, pathsOf(root, moduleIds)])),
    exports: Object.fromEntries(chunks.flatMap((each) => (each.isEntry ? [[each.fileName, each.exports]] : []))),
  };
}

function chunksOf(output: RolldownOutput["output"]): readonly OutputChunk[] {
  const stray = output.find((each) => each.type === "asset");
  if (stray) throw new Error(`an unexpected file: ${stray.fileName}`);
  return output.filter((each) => each.type === "chunk");
}

/** Modules that common commands load together, in load order; each group becomes one file. */
const together: readonly (readonly [group: string, loadedBy: readonly string[]])[] = [
  // Evaluated before everything it is imported with.
  ["node", ["src/library/node.ts"]],
  ["start", ["src/cli/start.ts", "src/action/start.ts"]],
  [
    "gate",
    [
      "src/cli/commands/gate.ts",
      "src/cli/commands/check.ts",
      "src/gate/run-target.ts",
      "src/run/local.ts",
      "src/settings/engine.ts",
      "src/checks/gate/index.ts",
      "src/checks/ssl/index.ts",
      "src/checks/http/index.ts",
    ],
  ],
];

/**
 * The file for each module, by the modules that import it statically: loading many small files is slow. What not every entry loads is in a file of
 * its own, so that no entry loads the code of another one.
 */
function groupsOf(
  chunks: readonly OutputChunk[],
  root: string,
): { readonly groupOf: ReadonlyMap<string, string>; readonly names: readonly string[] } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = chunks
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName }) => ({ name, files: filesFrom(fileName, byFile) }));
  const files = new Map<string, { readonly name: string; readonly entries: number }>();
  const fileFor = (chunk: OutputChunk, group: string): string => {
    const by = reached.filter(({ files }) => files.has(chunk.fileName)).map(({ name }) => name);
    const key = [group, ...by].join();
    const name = by.length === reached.length ? group : `${group}-${files.size + 1}`;
    const file = files.get(key) ?? { name, entries: by.length };
    files.set(key, file);
    return file.name;
  };
  const groups = new Map<string, string>();
  const walk = (chunk: OutputChunk | undefined, group: string): void => {
    if (!chunk || chunk.isEntry) return;
    for (const id of chunk.moduleIds) if (!groups.has(id)) groups.set(id, fileFor(chunk, group));
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next?.moduleIds.some((id) => !groups.has(id))) walk(next, group);
    }
  };
  for (const [group, loadedBy] of together) {
    for (const path of loadedBy) {
      const id = join(root, path);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      // The bundler itself splits the entry's static imports.
      if (chunk?.isEntry) groups.set(id, group);
      else walk(chunk, group);
    }
  }
  // A group takes what its modules import along. That is for at least as many entries, so it comes first.
  const names = [...files.values()].toSorted((a, b) => b.entries - a.entries).map(({ name }) => name);
  return { groupOf: groups, names };
}

/** The files that one loads, at once or later, and itself. */
function filesFrom(file: string, byFile: ReadonlyMap<string, OutputChunk>): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = byFile.get(each);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) found.add(next);
  }
  return found;
}

/** The bundler's own helper modules have no path. */
function pathsOf(root: string, moduleIds: readonly string[]): readonly string[] {
  return moduleIds.filter((id) => isAbsolute(id)).map((id) => relative(root, id).replaceAll("\\", "/"));
}

/** A bundler warning is an error, because it means a bundle that breaks later. Only a dynamic import that is also static is allowed. */
function refuse(_level: string, { code, message }: RolldownLog): void {
  if (code === "INEFFECTIVE_DYNAMIC_IMPORT") return;
  throw new Error(message);
}
