import type { ReadConfig } from "./read.ts";
import type { Configuration, ConfiguredTarget } from "./schema.ts";
import type { Typed } from "../options/given.ts";

const paths: ReadonlySet<string> = new Set(["ca_file", "trust_anchor", "baseline", "client_cert", "client_key"]);

/** A part of a configuration: what it says of all targets, or of one. */
export interface Part {
  readonly part: Configuration | ConfiguredTarget;
  readonly source: "file" | "target";
  readonly pointer: string;
}

/** A part of a configuration, read like what a person typed. Files that it names lie where it lies. */
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
      // A configuration has targets of its own under the name of a file that lists some.
      if (value === undefined || name === "targets") return undefined;
      if (paths.has(name)) return resolve(value as string);
      return name === "report" ? [value].flat().map((wish) => placed(wish, resolve)) : value;
    },
  };
}

/** `kind=file` with the file where it lies. */
function placed(wish: string, resolve: (path: string) => string): string {
  const at = wish.indexOf("=");
  const path = wish.slice(at + 1).trim();
  return at < 0 || path === "" || path === "-" ? wish : `${wish.slice(0, at)}=${resolve(path)}`;
}
