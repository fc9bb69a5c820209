import { createHash } from "node:crypto";
import { limited, openLimit, type Charge, type Limit, type Limiters } from "../http/rate-limit.ts";
import type { ClientUnits } from "../questions/shares.ts";

/** Limits on guesses and on letters, by client address and by account. */
export interface Attempts {
  /**
   * Counts a try with a password, a code or a token. A try from a device or session that the account knows counts there, and not with the
   * tries of others. Throws `Failure` 429; the returned function takes the try back after a success.
   */
  guess(client: ClientUnits, account: string | null, known?: KnownDevice | null): Promise<() => Promise<void>>;
  /** Counts a challenge for a passkey, which is stored for some minutes. Throws `Failure` 429. */
  challenge(client: ClientUnits): Promise<void>;
  /** Counts a letter to an address. One requested on a device that its account knows counts there. Throws `Failure` 429. */
  letter(client: ClientUnits, email: string, known?: KnownDevice | null): Promise<void>;
}

/** A device or session that an account knows: the name that its tries are counted by. */
export type KnownDevice = string;

/** Tries a minute from one address; and in a quarter of an hour for one account, from any addresses, or from one device that it knows. */
const [guessesOfClient, guessesAtAccount, guessesOfDevice] = [10, 10, 10] as const;

/** Challenges a minute for one address: each visit of the sign-in page takes one. */
const challengesOfClient = 30;

/** The same for letters, and letters a day to one address. */
const [lettersOfClient, lettersToAddress, lettersOfDevice] = [5, 5, 5] as const;
const [lettersADay, lettersADayOfDevice] = [20, 10] as const;

/** Seconds. */
const [quarter, day] = [900, 86_400] as const;

/**
 * Opens the limits; an address without an account is counted the same way. Strangers share the limits of an account, so they can use them up.
 * That closes the password and the letters to further strangers only: a device that signed in before has limits of its own ("device cookies",
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function openAttempts(shared?: Limiters): Attempts {
  const limits = {
    guesses: openLimit("sign-in", guessesOfClient, shared),
    guessesAt: openLimit("sign-in-account", guessesAtAccount, shared, quarter),
    guessesOf: openLimit("sign-in-device", guessesOfDevice, shared, quarter),
    challenges: openLimit("passkey-challenges", challengesOfClient, shared),
    letters: openLimit("letters", lettersOfClient, shared),
    lettersTo: openLimit("letters-to", lettersToAddress, shared, quarter),
    lettersADay: openLimit("letters-a-day", lettersADay, shared, day),
    lettersOf: openLimit("letters-device", lettersOfDevice, shared, quarter),
    lettersADayOf: openLimit("letters-a-day-device", lettersADayOfDevice, shared, day),
  };

  function guessed(client: ClientUnits, account: string | null, known: KnownDevice | null): readonly Counted[] {
    if (known !== null) return [[limits.guessesOf, named(known)]];
    const byClient: Counted = [limits.guesses, client];
    return account === null ? [byClient] : [byClient, [limits.guessesAt, named(account)]];
  }

  function mailed(client: ClientUnits, email: string, known: KnownDevice | null): readonly Counted[] {
    const to = named(known ?? email);
    return known === null
      ? [
          [limits.letters, client],
          [limits.lettersTo, to],
          [limits.lettersADay, to],
        ]
      : [
          [limits.lettersOf, to],
          [limits.lettersADayOf, to],
        ];
  }

  return {
    async guess(client, account, known = null) {
      const charges: (readonly [...Counted, Charge])[] = [];
      for (const [limit, counted] of guessed(client, account, known))
        charges.push([limit, counted, await charged(limit, counted)]);
      return async () => {
        for (const [limit, counted, charge] of charges) await limit.refund(counted, charge);
      };
    },
    async challenge(client) {
      await charged(limits.challenges, client);
    },
    async letter(client, email, known = null) {
      for (const [limit, counted] of mailed(client, email, known)) await charged(limit, counted);
    },
  };
}

/** A limit, and the client or name that it counts. */
type Counted = readonly [Limit, ClientUnits];

async function charged(limit: Limit, counted: ClientUnits): Promise<Charge> {
  const charge = await limit.charge(counted);
  if (charge.wait !== null) throw limited(charge.wait);
  return charge;
}

/** Hashed, because counters may be stored in Redis. */
function named(account: string): ClientUnits {
  return [createHash("sha256").update(account).digest("base64url")];
}
