import { lifeOf, type Life } from "./lifecycle.ts";
import { mayBeFixedBy } from "./packager.ts";
import type { OwaspRaw } from "./schema.ts";

type Software = OwaspRaw["software"][number];

/** What became of a disclosed version: fixed by nobody any more, ended by its makers but perhaps fixed by a distribution, or neither. */
export interface Fate {
  readonly state: "dead" | "backported" | "alive";
  /** Null where the table of lifecycles does not know the product, or no version is disclosed. */
  readonly life: Life | null;
}

/** Judges one disclosed product at a moment given as an ISO time. */
export function fateOf({ product, version, packagedBy }: Software, at: string): Fate {
  const life = version === null ? null : lifeOf(product, version, at);
  if (version === null || life?.state !== "ended") return { state: "alive", life };
  const named = { product: life.product, version };
  const isFixed = life.isPackaged && packagedBy !== null && mayBeFixedBy(packagedBy, named, at);
  return { state: isFixed ? "backported" : "dead", life };
}
