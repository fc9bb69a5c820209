import type { Demand } from "../../core/policy.ts";
import type { Configuration } from "./schema.ts";

type Checks = NonNullable<Configuration["checks"]>;

/** Returns the requirements of a target. Its own settings refine the general ones, so a level alone keeps the general limits. */
export function demandsOf(ofAll: Checks, own: Checks): Readonly<Record<string, Demand>> {
  const ids = [...new Set([...Object.keys(ofAll), ...Object.keys(own)])];
  const entries = ids.map((id) => {
    const source = Object.hasOwn(own, id) ? "target" : "file";
    return [id, { level: "error", ...partsOf(ofAll, id), ...partsOf(own, id), source }] as const;
  });
  return Object.fromEntries(entries);
}

/** A level alone demands that the status is `pass`. */
function partsOf(checks: Checks, id: string): Partial<Omit<Demand, "source">> {
  const demand = Object.hasOwn(checks, id) ? checks[id] : undefined;
  return typeof demand === "string" ? { level: demand } : (demand ?? {});
}
