import { basename } from "node:path";

/** A file that only renames the exports of one other file. */
const facade = /^export \{ (?<names>[^{}]+) \} from "(?<target>\.\/[\w.-]+\.js)";\s*$/;

/**
 * Removes the facade files that the bundler writes for dynamic imports: each import then names the exports itself, which saves loading a small file.
 * A facade that is imported statically, or is an entry, stays.
 */
export function withoutFacades(
  files: Readonly<Record<string, string>>,
  entries: readonly string[],
): Readonly<Record<string, string>> {
  const dynamic = new Map<string, string>();
  for (const [name, code] of Object.entries(files)) {
    const { names = "", target = "" } = facade.exec(code)?.groups ?? {};
    const isImported = Object.values(files).some((each) => each.includes(`from "./${name}"`));
    if (target !== "" && !isImported && !entries.includes(name)) dynamic.set(name, renamed(names, target));
  }
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !dynamic.has(name))
      .map(([name, code]) => [name, inlined(code, dynamic)]),
  );
}

function inlined(code: string, dynamic: ReadonlyMap<string, string>): string {
  return code.replaceAll(
    /\bimport\("(?<path>\.\/[\w.-]+\.js)"\)/g,
    (whole, path: string) => dynamic.get(basename(path)) ?? whole,
  );
}

/** `t as ssl` in a facade becomes the member `ssl: m.t`. */
function renamed(names: string, target: string): string {
  const members = names.split(", ").map((name) => {
    const [own = "", shown = own] = name.split(" as ");
    return `${shown}: m.${own}`;
  });
  return `import("${target}").then((m) => ({ ${members.join(", ")} }))`;
}
