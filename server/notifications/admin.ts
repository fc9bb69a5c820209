import { failure, type Failure, type FailureFacts } from "../../src/core/failure.ts";
import { parseInput, type Naming } from "../../src/core/input.ts";
import type { Working } from "../../src/settings/options/serving.ts";
import { openWebhookClient } from "../../src/settings/webhook-client.ts";
import { operator } from "../accounts/keys/record.ts";
import { configuredMailer } from "./mail/configured.ts";
import { configuredSecret } from "../store/encryption/configured.ts";
import { openEncryption, type Encryption } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import { migrate } from "../store/migrate.ts";
import { storeLocationOf } from "../store/place.ts";
import { withEngine } from "../store/admin.ts";
import { takeDue } from "./deliveries.ts";
import {
  add,
  channelsOf,
  deliveriesOf,
  remove,
  sendAgain,
  shownDeliveryOf,
  storeTest,
  type ChannelDependencies,
  type OwnedChannel,
} from "./channels.ts";
import { sendOne } from "./notifier.ts";
import { newChannel } from "./schema.ts";
import { channelStateWords, deliveryKindWords, deliveryReason, deliveryStateWords, disabledWords } from "./words.ts";

const silent = { event: () => undefined };

/** The command line's channel operations, the same as the API's; all channels belong to the operator. */
export function channelAdmin(working: Working) {
  const { storing, secret, mail, baseUrl, webhookAddresses: allow } = working;
  let opened: Encryption | undefined;
  const encryption = (): Encryption => (opened ??= openEncryption(configuredSecret({ secret, storing }, silent)));
  const place = storeLocationOf(storing);
  const canMail = mail !== null && baseUrl !== null;

  function noMail(): Failure {
    const field = mail === null ? "PORTCULLIS_SMTP_URL" : "PORTCULLIS_BASE_URL";
    return failure("input.missing", { field, expected: mailSettings }, { reason: "kind" });
  }

  /** The first channel may be added before the first server has started. */
  async function withDesk<T>(run: (dependencies: ChannelDependencies) => Promise<T>): Promise<T> {
    await withEngine(place, migrate);
    // A separate transaction for each step: one that meets another process's lock is retried alone.
    const database: Database = { through: (work) => withEngine(place, work) };
    return run({ database, encryption, canMail, allow, now: Date.now });
  }

  return {
    list: () => withDesk((dependencies) => channelsOf(dependencies, operator)),
    add(input: Readonly<Record<string, unknown>>, naming: Naming) {
      const wanted = parseInput(newChannel, input, naming);
      if (wanted.kind === "email" && !canMail) throw noMail();
      return withDesk((dependencies) => add(dependencies, operator, wanted));
    },
    remove: (id: string) => withDesk((dependencies) => remove(dependencies, mine(id))),
    deliveries: (id: string) => withDesk((dependencies) => deliveriesOf(dependencies, mine(id))),
    resend: (id: string, delivery: string) => withDesk((dependencies) => sendAgain(dependencies, mine(id), delivery)),
    /**
     * Sends the test from this process, so that the command shows its result, and the failure with its facts; a faster worker may send it
     * instead.
     */
    test: (id: string) =>
      withDesk(async (dependencies) => {
        const only = await storeTest(dependencies, mine(id));
        const mailer = canMail ? configuredMailer({ mail }, silent) : null;
        const room = { now: Date.now(), most: 1, busy: [], canMail, only };
        const { database, now } = dependencies;
        const posting = { ...working.measuring, allow };
        const sending = { database, post: openWebhookClient(posting), mailer, encryption, baseUrl, now };
        let trouble: FailureFacts | undefined;
        for (const taken of await takeDue(database, room))
          ({ failure: trouble } = await sendOne(taken, sending, new AbortController().signal));
        mailer?.close();
        return { delivery: await shownDeliveryOf(dependencies, mine(id), only), trouble };
      }),
    words: { channelStateWords, deliveryKindWords, deliveryReason, deliveryStateWords, disabledWords },
  } as const;
}

/** What sending letters needs; the operator sets it here. */
const mailSettings = {
  en: "a channel of kind email needs PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM and PORTCULLIS_BASE_URL",
  ko: "email 채널에는 PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM, PORTCULLIS_BASE_URL이 모두 필요합니다",
} as const;

function mine(id: string): OwnedChannel {
  return { account: operator, id };
}
