import type { ReadConfig } from "./read.ts";
import type { Configuration, ConfiguredTarget } from "./schema.ts";
import type { Typed } from "../options/given.ts";
import { ways } from "../options/list/measuring.ts";

const paths: ReadonlySet<string> = new Set(["baseline", ...ways.flatMap(({ name, isFile }) => (isFile ? [name] : []))]);

/** A part of a configuration: its settings for all targets, or for one. */
export interface ConfigLayer {
  readonly part: Configuration | ConfiguredTarget;
  readonly source: "file" | "target";
  readonly pointer: string;
}

/** Reads a part of a configuration like typed options. Its paths are relative to the configuration file. */
export function layerOf(
  part: Configuration | ConfiguredTarget,
  source: "file" | "target",
  pointer: string,
  { places, resolve }: Pick<ReadConfig, "places" | "resolve">,
): Typed {
  const values = part as Readonly<Record<string, string | readonly string[] | undefined>>;
  return {
    source,
    naming: (name) => places(`${pointer}/${name}`),
    value(name) {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      // In a configuration, `targets` is a list of targets, not the path of a file.
      if (value === undefined || name === "targets") return undefined;
      if (paths.has(name)) return resolve(value as string);
      return name === "report" ? [value].flat().map((wish) => placed(wish, resolve)) : value;
    },
  };
}

/** Resolves the file in `kind=file`. */
function placed(wish: string, resolve: (path: string) => string): string {
  const at = wish.indexOf("=");
  const path = wish.slice(at + 1).trim();
  return at < 0 || path === "" || path === "-" ? wish : `${wish.slice(0, at)}=${resolve(path)}`;
}
