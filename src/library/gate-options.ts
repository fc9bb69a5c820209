import { gate as check } from "../checks/gate/index.ts";
import { namedConfig } from "../settings/config/find.ts";
import type { ReadConfig } from "../settings/config/read.ts";
import type { Typed } from "../settings/options/given.ts";
import { crowds, policyOptions, waiting } from "../settings/options/list/gate.ts";
import { remote } from "../settings/options/list/measuring.ts";
import type { Option } from "../settings/options/options.ts";
import { givenAs, ofPrograms, spelling, taken, toOption, toQuery, wrong, type Bag } from "./read.ts";

const thresholds = Object.keys(check.input.shape).filter((name) => name !== "url");

/** The named options of a gate, except targets, configuration and signal. */
const options: readonly Option[] = [
  ...thresholds.map((name) => ({ name, about: "" })),
  ...taken,
  ...policyOptions.filter(({ name }) => name !== "config"),
  ...remote,
  ...waiting,
  // A caller passes a list of URLs instead of a file.
  ...crowds.filter(({ name }) => name !== "targets"),
];

/** The names of these options, as a caller writes them. */
export const gateOptionNames: readonly string[] = [
  ...options.map(({ name }) => toOption(name)),
  ...thresholds,
  ...ofPrograms,
];

/** Options are written in camelCase. Thresholds are API parameters, and may also be written as in the API. */
function nameIn(bag: Bag, name: string): string {
  return thresholds.includes(name) ? spelling(bag, name) : toOption(name);
}

/** Reads the named options of a caller. Throws a `Failure` INVALID_INPUT if the type of a value is wrong. */
export function readGateOptions(bag: Bag): { readonly typed: Typed; readonly options: readonly Option[] } {
  // Refuses a threshold of a wrong type before anything else is read.
  const written = thresholds.map((name) => nameIn(bag, name));
  toQuery(Object.fromEntries(written.map((name) => [name, bag[name]])));
  return { typed: givenAs(bag, options, (name) => nameIn(bag, name)), options };
}

/** Reads the configuration from the given object or file; null without one. Throws `Failure` INVALID_INPUT. */
export async function readGateConfig(config: unknown): Promise<ReadConfig | null> {
  if (config === undefined) return null;
  const { readConfig, readHanded } = await import("../settings/config/read.ts");
  if (typeof config === "string") return readConfig(namedConfig(config));
  if (typeof config === "object" && config !== null && !Array.isArray(config)) return readHanded(config);
  throw wrong("config", { en: "a path or an object", ko: "경로 또는 객체" }, config);
}
