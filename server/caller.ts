import type { Caller } from "../src/core/store.ts";
import { Failure } from "../src/core/failure.ts";
import { readKey, rejected, type Keys } from "./keys.ts";
import { limited, type Charge, type Limit } from "./limits.ts";
import type { Counted } from "./shares.ts";

/** Who asks, and as whom that is counted: an address with the networks around it, or a key. */
export interface CountedCaller extends Caller {
  readonly counted: Counted;
}

/** What it takes to know a caller by a key. */
export interface Identifying {
  readonly keys: Keys;
  /** For wrong keys, counted before any of them is looked up. */
  readonly wrongKeys: Limit;
}

/**
 * The caller that an `Authorization` header names. Wrong keys are counted before any is looked up, so that guessing costs us nothing
 * and leads nowhere. `onRate` hears how that limit stands, where it is what refuses.
 */
export async function identify(
  anybody: CountedCaller,
  authorization: string,
  { keys, wrongKeys }: Identifying,
  onRate: (charge: Charge) => void,
): Promise<CountedCaller> {
  const state = await wrongKeys.look(anybody.counted);
  if (state.wait !== null) {
    onRate(state);
    throw limited(state.wait);
  }
  try {
    const holder = await keys.find(readKey(authorization));
    if (!holder) throw rejected("unknown");
    return { ...anybody, keyId: holder.id, counted: [`key ${holder.id}`] };
  } catch (error) {
    if (error instanceof Failure && error.status === 401) onRate(await wrongKeys.charge(anybody.counted));
    throw error;
  }
}
