import { createHash } from "node:crypto";
import { limited, openLimit, type Charge, type Limit, type Limiters } from "../http/rate-limit.ts";
import type { ClientUnits } from "../questions/shares.ts";

/** Limits on guesses and on letters, by client address and by account. */
export interface Attempts {
  /** Counts a try with a password, a code or a token. Throws `Failure` 429; the returned function takes the try back after a success. */
  guess(client: ClientUnits, account: string | null): Promise<() => Promise<void>>;
  /** Counts a letter to an address. Throws `Failure` 429. */
  letter(client: ClientUnits, email: string): Promise<void>;
}

/** Tries a minute from one address; and in a quarter of an hour for one account, from any addresses. */
const [guessesOfClient, guessesAtAccount] = [10, 10] as const;

/** The same for letters. */
const [lettersOfClient, lettersToAddress] = [5, 5] as const;

/** Seconds. */
const quarter = 900;

/** Opens the limits; an address without an account is counted the same way. */
export function openAttempts(shared?: Limiters): Attempts {
  const limits = {
    guesses: openLimit("sign-in", guessesOfClient, shared),
    guessesAt: openLimit("sign-in-account", guessesAtAccount, shared, quarter),
    letters: openLimit("letters", lettersOfClient, shared),
    lettersTo: openLimit("letters-to", lettersToAddress, shared, quarter),
  };
  return {
    async guess(client, account) {
      const charges: (readonly [Limit, ClientUnits, Charge])[] = [];
      charges.push([limits.guesses, client, await charged(limits.guesses, client)]);
      if (account !== null)
        charges.push([limits.guessesAt, named(account), await charged(limits.guessesAt, named(account))]);
      return async () => {
        for (const [limit, counted, charge] of charges) await limit.refund(counted, charge);
      };
    },
    async letter(client, email) {
      await charged(limits.letters, client);
      await charged(limits.lettersTo, named(email));
    },
  };
}

async function charged(limit: Limit, counted: ClientUnits): Promise<Charge> {
  const charge = await limit.charge(counted);
  if (charge.wait !== null) throw limited(charge.wait);
  return charge;
}

/** Hashed, because counters may be stored in Redis. */
function named(account: string): ClientUnits {
  return [createHash("sha256").update(account).digest("base64url")];
}
