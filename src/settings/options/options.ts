import type { Parameter } from "../../checks/parameters.ts";

/** An option of the command line. The environment and every other interface use the same name. */
export interface Option extends Parameter {
  readonly isList?: boolean;
  readonly isFlag?: boolean;
  /** Whether a value may contain commas. Several values in one text are then separated by line breaks. */
  readonly isLines?: boolean;
  /** Whether it names a file. In a configuration, the path is relative to the configuration file. */
  readonly isFile?: boolean;
  /**
   * Set if only the engine in this process takes the option, which is then refused with a server; `secret` if a server must not get the
   * value.
   */
  readonly stays?: "here" | "secret";
  /** Whether its value is never shown. */
  readonly isSecret?: boolean;
  /** Values that shell completion offers, if `value` does not list them. */
  readonly offers?: readonly string[];
}

/** Returns the name of a flag, without dashes: `min_ssl` → `min-ssl`. */
export function toFlag(name: string): string {
  return name.replaceAll("_", "-");
}

/** `min_ssl` → `PORTCULLIS_MIN_SSL`. */
export function toVariable(name: string): string {
  return `PORTCULLIS_${name.toUpperCase()}`;
}
