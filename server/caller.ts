import type { Caller } from "../src/core/store.ts";
import { Failure } from "../src/core/failure.ts";
import { readKey, rejected, type Holder, type Keys } from "./keys/keys.ts";
import type { Scope } from "./keys/record.ts";
import { limited, type Charge, type Limit } from "./limits.ts";
import type { Counted } from "./shares.ts";

/** Who asks, and as whom that is counted: an address with the networks around it, or a key. */
export interface CountedCaller extends Caller {
  readonly counted: Counted;
  /** Requests a minute, where the key has a limit of its own. */
  readonly rateLimit?: number;
  /** Whose key it is, and what it may do with what belongs to that account. */
  readonly owner?: string;
  readonly scopes?: readonly Scope[];
}

/** What it takes to know a caller by a key. */
export interface Identifying {
  readonly keys: Keys;
  /** For wrong keys, by the address that sends them. */
  readonly wrongKeys: Limit;
  /** For look-ups of addresses that have sent too many wrong keys, all of them together. */
  readonly spareLookUps: Limit;
}

/** All who share the spare look-ups. */
const everybody: Counted = ["everybody"];

/**
 * The caller that an `Authorization` header names. What cannot be a key is refused without a look-up, and a key that is remembered
 * passes without one. An address that has sent too many wrong keys is told nothing any more, but a good key behind it still passes, as
 * long as there are look-ups to spare. `onRate` hears how the limit of wrong keys stands, where it counted.
 */
export async function identify(
  anybody: CountedCaller,
  authorization: string,
  { keys, wrongKeys, spareLookUps }: Identifying,
  onRate: (charge: Charge) => void,
): Promise<CountedCaller> {
  const { address, counted } = anybody;
  try {
    const key = readKey(authorization);
    keys.check?.(key);
    const holder = keys.known?.(key) ?? (await lookUp(key));
    if (!holder) throw rejected("unknown");
    const { id, ...rest } = holder;
    return { address, keyId: id, counted: [`key ${id}`], ...rest };
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) throw error;
    const charge = await wrongKeys.charge(counted);
    onRate(charge);
    throw charge.wait === null ? error : limited(charge.wait);
  }

  async function lookUp(key: string): Promise<Holder | null> {
    const state = await wrongKeys.look(counted);
    if (state.wait !== null && (await spareLookUps.charge(everybody)).wait !== null) {
      onRate(state);
      throw limited(state.wait);
    }
    return keys.find(key);
  }
}
