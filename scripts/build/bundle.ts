import { basename, isAbsolute, join, relative } from "node:path";
import { rolldown, type OutputChunk, type RolldownLog, type RolldownOutput } from "rolldown";
import { builtinHttp } from "./builtin-http.ts";
import { withoutFacades } from "./facades.ts";
import { leftOut } from "./left-out.ts";

/** A bundle: its files by name, and what each is made of. */
export interface Bundle {
  readonly files: Readonly<Record<string, string>>;
  /** Paths from the root, by the name of the file that the modules are in. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** What runs in a process or a thread of its own, and is named by its place beside what starts it: where that is in the bundle. */
const beside = [
  { path: "src/settings/config/config-worker.ts", of: "src/settings/config/config-program.ts" },
  { path: "server/store/sqlite/store-worker.ts", of: "server/store/sqlite/thread.ts" },
];

/** The files that they become. */
export const besides: readonly string[] = beside.map(({ path }) => fileOf(path));

function fileOf(path: string): string {
  return `${basename(path, ".ts")}.js`;
}

/** Bundles a source with everything it imports. What it imports lazily becomes files of its own. */
export async function bundle(root: string, entry: string): Promise<Bundle> {
  const first = await roll(root, "index", entry);
  const held = new Set(Object.values(first.modules).flat());
  const all = [first];
  for (const { path } of beside.filter(({ of }) => held.has(of)))
    all.push(await roll(root, basename(path, ".ts"), path));
  return {
    files: Object.assign({}, ...all.map(({ files }) => files)) as Bundle["files"],
    modules: Object.assign({}, ...all.map(({ modules }) => modules)) as Bundle["modules"],
  };
}

async function roll(root: string, name: string, entry: string): Promise<Bundle> {
  await using building = await rolldown({
    cwd: root,
    input: { [name]: join(root, entry) },
    platform: "node",
    plugins: [builtinHttp, leftOut],
    // The toolkit's client for OpenID Connect is not asked for, and would bring a client for HTTP.
    treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@actions\/core\//, sideEffects: false }] },
    onLog: refuse,
  });
  const format = {
    format: "esm",
    // Names without hashes, so that a change of a source is a change of the files it is in.
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    comments: false,
  } as const;
  const apart = chunksOf((await building.generate(format)).output, entry);
  const groupOf = groupsOf(apart, root);
  const { output } = await building.generate({
    ...format,
    codeSplitting: {
      // What is wanted by several is taken by the first.
      groups: together.map(([name], at) => ({
        name,
        test: (id: string) => groupOf.get(id) === name,
        priority: together.length - at,
      })),
    },
  });
  const chunks = chunksOf(output, entry);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = withoutFacades(Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])), entries);
  const kept = chunks.filter(({ fileName }) => fileName in files);
  return {
    files,
    modules: Object.fromEntries(kept.map(({ fileName, moduleIds }) => [fileName, pathsOf(root, moduleIds)])),
  };
}

function chunksOf(output: RolldownOutput["output"], entry: string): readonly OutputChunk[] {
  const stray = output.find((each) => each.type === "asset");
  if (stray) throw new Error(`${entry} brings a file that nobody asked for: ${stray.fileName}`);
  return output.filter((each) => each.type === "chunk");
}

/** What is loaded together by what most people run, in the order in which it is: each becomes one file. */
const together: readonly (readonly [group: string, loadedBy: readonly string[]])[] = [
  // Evaluated before whatever it is imported with.
  ["node", ["src/library/node.ts"]],
  ["start", ["src/cli/start.ts", "src/action/start.ts"]],
  [
    "gate",
    [
      "src/cli/commands/gate.ts",
      "src/cli/commands/check.ts",
      "src/gate/one.ts",
      "src/run/local.ts",
      "src/settings/engine.ts",
      "src/checks/gate/index.ts",
      "src/checks/ssl/index.ts",
      "src/checks/http/index.ts",
    ],
  ],
];

/** The file that each module goes to, by what loads it without waiting: loading many small files takes longer than they do. */
function groupsOf(chunks: readonly OutputChunk[], root: string): ReadonlyMap<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const groups = new Map<string, string>();
  const walk = (chunk: OutputChunk | undefined, group: string): void => {
    if (!chunk || chunk.isEntry) return;
    for (const id of chunk.moduleIds) if (!groups.has(id)) groups.set(id, group);
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next?.moduleIds.some((id) => !groups.has(id))) walk(next, group);
    }
  };
  for (const [group, loadedBy] of together) {
    for (const path of loadedBy) {
      const id = join(root, path);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
      // What the entry itself imports first is taken out of it by itself.
      if (chunk?.isEntry) groups.set(id, group);
      else walk(chunk, group);
    }
  }
  return groups;
}

/** What the bundler itself adds has no place in the file system. */
function pathsOf(root: string, moduleIds: readonly string[]): readonly string[] {
  return moduleIds.filter((id) => isAbsolute(id)).map((id) => relative(root, id).replaceAll("\\", "/"));
}

/** What a bundler merely warns of is a bundle that breaks later; only that something lazy is loaded elsewhere anyway is fine. */
function refuse(_level: string, { code, message }: RolldownLog): void {
  if (code === "INEFFECTIVE_DYNAMIC_IMPORT") return;
  throw new Error(message);
}
