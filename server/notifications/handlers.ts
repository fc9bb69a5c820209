import type { AccountCaller } from "../accounts/account.ts";
import type { Outcome, OperationRequest } from "../accounts/dependencies.ts";
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
  type ChannelDependencies,
  type OwnedChannel,
} from "./channels.ts";
import type { ChannelOperationId } from "./operations.ts";
import type { ChannelChange, NewChannel } from "./schema.ts";

/** Confirmation letters a day, to one address over all accounts and for one account: the server must not be used to mail strangers. */
const [linksToAddress, linksOfAccount] = [5, 20] as const;

/** The most resent deliveries per account and hour. */
const resendsAnHour = 30;

/** Seconds. */
const [hour, day] = [3600, 86_400] as const;

interface Call extends OperationRequest {
  readonly body: object;
}

type Perform = (call: Call, mine: OwnedChannel) => Promise<object>;

/** The implementation of each channel operation. */
export function channelHandlers(dependencies: ChannelDependencies, shared?: Limiters): (id: string) => Promise<Task> {
  const tests = openLimit("channel-tests", testsAnHour, shared, hour);
  const resends = openLimit("channel-resends", resendsAnHour, shared, hour);
  const links = openLimit("channel-links", linksOfAccount, shared, day);
  const linksTo = openLimit("channel-links-to", linksToAddress, shared, day);

  async function chargeLink(account: string, address: string): Promise<void> {
    await charge(links, account);
    await charge(linksTo, address.trim().toLowerCase());
  }

  const performing: Readonly<Record<ChannelOperationId, Perform>> = {
    channels: (_call, { account }) => channelsOf(dependencies, account),
    async addChannel({ body }, { account }) {
      const wanted = body as NewChannel;
      if (wanted.kind === "email") await chargeLink(account, wanted.address);
      return add(dependencies, account, wanted);
    },
    channel: (_call, mine) => shownOf(dependencies, mine),
    async changeChannel({ body }, mine) {
      const wanted = body as ChannelChange;
      const { kind, state, disabledReason, address } = (await shownOf(dependencies, mine)) as Shown;
      const isMailed = kind === "email" && (state === "unconfirmed" || disabledReason === "unsubscribed");
      if (wanted.enabled === true && isMailed) await chargeLink(mine.account, address);
      return change(dependencies, mine, wanted);
    },
    removeChannel: (_call, mine) => remove(dependencies, mine),
    async testChannel(_call, mine) {
      await shownOf(dependencies, mine);
      await charge(tests, mine.account);
      return shownDeliveryOf(dependencies, mine, await storeTest(dependencies, mine));
    },
    deliveries: (_call, mine) => deliveriesOf(dependencies, mine),
    async resendDelivery({ parts }, mine) {
      await charge(resends, mine.account);
      return sendAgain(dependencies, mine, parts["delivery"] ?? "");
    },
    confirmChannel: ({ body }) => followLink(dependencies, "confirm", tokenOf(body)),
    unsubscribeChannel: ({ body }) => followLink(dependencies, "unsubscribe", tokenOf(body)),
  };

  return (id) =>
    Promise.resolve(async (_accounts, call, who: AccountCaller | null): Promise<Outcome> => {
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
