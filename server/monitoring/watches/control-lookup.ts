import { Failure } from "../../../src/core/failure.ts";
import { lookupControl } from "../../../src/run/control-lookup.ts";
import type { LocalOptions } from "../../../src/run/local.ts";
import type { ControlLookup } from "./ownership.ts";

/** Looks for tokens with the same door as any check; unreachable addresses give unknown. */
export function controlLookupWith(engine: Pick<LocalOptions, "open" | "deadline">): ControlLookup {
  return async (claim, signal) => {
    try {
      return await lookupControl(claim, { ...engine, signal });
    } catch (error) {
      if (error instanceof Failure) return { dns: "unknown", https: "unknown" };
      throw error;
    }
  };
}
