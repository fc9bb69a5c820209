import type { Asker } from "../accounts/account.ts";
import type { Outcome, Visit } from "../accounts/dependencies.ts";
import type { Task } from "../accounts/routes.ts";
import { limited, openLimit, type Limit, type Limiters } from "../http/rate-limit.ts";
import { digestOf } from "../accounts/adapter.ts";
import { testsAnHour } from "./channel.ts";
import {
  add,
  change,
  channelsOf,
  deliveriesOf,
  followLink,
  remove,
  sendAgain,
  shownDeliveryOf,
  shownOf,
  storeTest,
  type ChannelDesk,
  type Mine,
} from "./channels.ts";
import type { ChannelOperationId } from "./operations.ts";
import type { ChannelChange, NewChannel } from "./schema.ts";

/** Confirmation letters a day, to one address over all accounts and for one account: the server must not be used to mail strangers. */
const [linksToAddress, linksOfAccount] = [5, 20] as const;

/** The most resent deliveries per account and hour. */
const resendsAnHour = 30;

/** Seconds. */
const [hour, day] = [3600, 86_400] as const;

interface Call extends Visit {
  readonly body: object;
}

type Perform = (call: Call, mine: Mine) => Promise<object>;

/** The implementation of each channel operation. */
export function channelTasks(desk: ChannelDesk, shared?: Limiters): (id: string) => Promise<Task> {
  const tests = openLimit("channel-tests", testsAnHour, shared, hour);
  const resends = openLimit("channel-resends", resendsAnHour, shared, hour);
  const links = openLimit("channel-links", linksOfAccount, shared, day);
  const linksTo = openLimit("channel-links-to", linksToAddress, shared, day);

  async function chargeLink(account: string, address: string): Promise<void> {
    await charge(links, account);
    await charge(linksTo, address.trim().toLowerCase());
  }

  const performing: Readonly<Record<ChannelOperationId, Perform>> = {
    channels: (_call, { account }) => channelsOf(desk, account),
    async addChannel({ body }, { account }) {
      const wanted = body as NewChannel;
      if (wanted.kind === "email") await chargeLink(account, wanted.address);
      return add(desk, account, wanted);
    },
    channel: (_call, mine) => shownOf(desk, mine),
    async changeChannel({ body }, mine) {
      const wanted = body as ChannelChange;
      const { kind, state, disabledReason, address } = (await shownOf(desk, mine)) as Shown;
      const isMailed = kind === "email" && (state === "unconfirmed" || disabledReason === "unsubscribed");
      if (wanted.enabled === true && isMailed) await chargeLink(mine.account, address);
      return change(desk, mine, wanted);
    },
    removeChannel: (_call, mine) => remove(desk, mine),
    async testChannel(_call, mine) {
      await shownOf(desk, mine);
      await charge(tests, mine.account);
      return shownDeliveryOf(desk, mine, await storeTest(desk, mine));
    },
    deliveries: (_call, mine) => deliveriesOf(desk, mine),
    async resendDelivery({ parts }, mine) {
      await charge(resends, mine.account);
      return sendAgain(desk, mine, parts["delivery"] ?? "");
    },
    confirmChannel: ({ body }) => followLink(desk, "confirm", tokenOf(body)),
    unsubscribeChannel: ({ body }) => followLink(desk, "unsubscribe", tokenOf(body)),
  };

  return (id) =>
    Promise.resolve(async (_accounts, call, who: Asker | null): Promise<Outcome> => {
      const mine = { account: who?.account.id ?? "", id: call.parts["id"] ?? "" };
      return { data: await performing[id as ChannelOperationId](call, mine) };
    });
}

interface Shown {
  readonly kind: string;
  readonly state: string;
  readonly disabledReason: string | null;
  readonly address: string;
}

/** Throws `Failure` 429. Hashed, because counters may be stored in Redis. */
async function charge(limit: Limit, what: string): Promise<void> {
  const { wait } = await limit.charge([digestOf(what)]);
  if (wait !== null) throw limited(wait);
}

function tokenOf(body: object): string {
  return (body as { readonly token: string }).token;
}
