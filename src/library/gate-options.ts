import { gate as check } from "../checks/gate/index.ts";
import { namedConfig } from "../settings/config/find.ts";
import type { ReadConfig } from "../settings/config/read.ts";
import type { Typed } from "../settings/options/given.ts";
import { crowds, policies, remote, waiting, type Option } from "../settings/options/options.ts";
import { givenAs, spelling, taken, toOption, toQuery, wrong, type Bag } from "./read.ts";

const thresholds = Object.keys(check.input.shape).filter((name) => name !== "url");

/** All that a gate takes by name beside its targets, its configuration and a signal. */
const options: readonly Option[] = [
  ...thresholds.map((name) => ({ name, about: "" })),
  ...taken,
  ...policies.filter(({ name }) => name !== "config"),
  ...remote,
  ...waiting,
  // A caller has a list of its own.
  ...crowds.filter(({ name }) => name !== "targets"),
];

/** The names of these options, as a caller writes them. */
export const gateOptionNames: readonly string[] = [...options.map(({ name }) => toOption(name)), ...thresholds];

/** Options are spelt as names in a program are; thresholds, which are parameters of the API, as there as well. */
function nameIn(bag: Bag, name: string): string {
  return thresholds.includes(name) ? spelling(bag, name) : toOption(name);
}

/** Reads what a caller gave by name. Throws a `Failure` INVALID_INPUT at a value of a kind that no option has. */
export function readGateOptions(bag: Bag): { readonly typed: Typed; readonly options: readonly Option[] } {
  // A threshold of a kind that is none is refused before anything is looked at.
  const written = thresholds.map((name) => nameIn(bag, name));
  toQuery(Object.fromEntries(written.map((name) => [name, bag[name]])));
  return { typed: givenAs(bag, options, (name) => nameIn(bag, name)), options };
}

/** The configuration that was handed over, or the file that was named; null where there is neither. Throws `Failure` INVALID_INPUT. */
export async function readGateConfig(config: unknown): Promise<ReadConfig | null> {
  if (config === undefined) return null;
  const { readConfig, readHanded } = await import("../settings/config/read.ts");
  if (typeof config === "string") return readConfig(namedConfig(config));
  if (typeof config === "object" && config !== null && !Array.isArray(config)) return readHanded(config);
  throw wrong("config", { en: "a path or an object", ko: "경로 또는 객체" }, config);
}
