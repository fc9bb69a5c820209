import { digestOf } from "../accounts/adapter.ts";
import { limited, openLimit, type Limit, type Limiters } from "../http/rate-limit.ts";
import { testsAnHour } from "./channel.ts";

/** Limits on what makes the server send something. Each throws a `Failure` 429. */
export interface ChannelLimits {
  /** A confirmation letter for an account, to an address. */
  link(account: string, address: string): Promise<void>;
  test(account: string): Promise<void>;
  resend(account: string): Promise<void>;
}

/** Confirmation letters a day, to one address over all accounts and for one account: the server must not be used to mail strangers. */
const [linksToAddress, linksOfAccount] = [5, 20] as const;

/** The most resent deliveries per account and hour. */
const resendsAnHour = 30;

/** Seconds. */
const [hour, day] = [3600, 86_400] as const;

/** Opens the limits, over several servers where they share counters. */
export function openChannelLimits(shared?: Limiters): ChannelLimits {
  const tests = openLimit("channel-tests", testsAnHour, shared, hour);
  const resends = openLimit("channel-resends", resendsAnHour, shared, hour);
  const links = openLimit("channel-links", linksOfAccount, shared, day);
  const linksTo = openLimit("channel-links-to", linksToAddress, shared, day);
  return {
    async link(account, address) {
      await charge(links, account);
      await charge(linksTo, address.trim().toLowerCase());
    },
    test: (account) => charge(tests, account),
    resend: (account) => charge(resends, account),
  };
}

/** For the operator at the command line. */
export const noChannelLimits: ChannelLimits = {
  link: () => Promise.resolve(),
  test: () => Promise.resolve(),
  resend: () => Promise.resolve(),
};

/** Hashed, because counters may be stored in Redis. */
async function charge(limit: Limit, what: string): Promise<void> {
  const { wait } = await limit.charge([digestOf(what)]);
  if (wait !== null) throw limited(wait);
}
