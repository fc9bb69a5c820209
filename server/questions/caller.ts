import type { Caller } from "../../src/core/store.ts";
import { Failure } from "../../src/core/failure.ts";
import { readKey, rejected, type KeyOwner, type Keys } from "../accounts/keys/keys.ts";
import type { Scope } from "../accounts/keys/record.ts";
import { limited, type Charge, type Limit } from "../http/rate-limit.ts";
import { countedKey, type ClientUnits } from "./shares.ts";

/** The caller, and the units that limits count: an address with its networks, or a key. */
export interface CountedCaller extends Caller {
  readonly counted: ClientUnits;
  /** Requests a minute, where the key has its own limit. */
  readonly rateLimit?: number;
  /** The key's owner, and its scopes for that account. */
  readonly owner?: string;
  readonly scopes?: readonly Scope[];
}

/** The dependencies of key authentication. */
export interface KeyAuthentication {
  readonly keys: Keys;
  /** The limit on wrong keys, by client address. */
  readonly wrongKeys: Limit;
  /** The shared limit on look-ups for addresses that have sent too many wrong keys. */
  readonly spareLookUps: Limit;
}

/** The single counter of spare look-ups. */
const everybody: ClientUnits = ["everybody"];

/**
 * The caller in an `Authorization` header. A malformed key is rejected without a look-up, and a cached key passes without one. An address
 * with too many wrong keys gets no more details, but a valid key from it still passes while spare look-ups are left. `onRate` receives the
 * state of the wrong-key limit where it counted.
 */
export async function identify(
  anybody: CountedCaller,
  authorization: string,
  { keys, wrongKeys, spareLookUps }: KeyAuthentication,
  onRate: (charge: Charge) => void,
): Promise<CountedCaller> {
  const { address, counted } = anybody;
  try {
    const key = readKey(authorization);
    keys.check?.(key);
    const holder = keys.known?.(key) ?? (await lookUp(key));
    if (!holder) throw rejected("unknown");
    const { id, ...rest } = holder;
    return { address, keyId: id, counted: countedKey(id), ...rest };
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) throw error;
    const charge = await wrongKeys.charge(counted);
    onRate(charge);
    throw charge.wait === null ? error : limited(charge.wait);
  }

  async function lookUp(key: string): Promise<KeyOwner | null> {
    const state = await wrongKeys.look(counted);
    if (state.wait !== null && (await spareLookUps.charge(everybody)).wait !== null) {
      onRate(state);
      throw limited(state.wait);
    }
    return keys.find(key);
  }
}
