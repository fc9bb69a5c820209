import type { FailureFacts } from "../../src/core/failure.ts";
import { failure, type Failure } from "../../src/core/failure.ts";
import { parseInput, type Naming } from "../../src/core/input.ts";
import { openEngine } from "../../src/settings/engine.ts";
import type { Measuring } from "../../src/settings/options/measuring.ts";
import type { Working } from "../../src/settings/options/serving.ts";
import { openWebhookClient } from "../../src/settings/webhook-client.ts";
import { operatorAccount, type AccountCaller } from "../accounts/account.ts";
import type { ResultDependencies } from "../monitoring/results/operations.ts";
import { openResultSummaries } from "../monitoring/results/summaries.ts";
import { controlLookupWith } from "../monitoring/watches/control-lookup.ts";
import { quotasOf } from "../monitoring/watches/watch.ts";
import type { WatchDependencies } from "../monitoring/watches/operations.ts";
import { takeDue } from "../notifications/deliveries.ts";
import type { ChannelDependencies } from "../notifications/channels.ts";
import { noChannelLimits } from "../notifications/limits.ts";
import { configuredMailer } from "../notifications/mail/configured.ts";
import { sendOne } from "../notifications/notifier.ts";
import { existing, withEngine } from "../store/admin.ts";
import type { Database } from "../store/database.ts";
import { configuredSecret } from "../store/encryption/configured.ts";
import { openEncryption, type Encryption } from "../store/encryption/encryption.ts";
import { migrate } from "../store/migrate.ts";
import { storeLocationOf } from "../store/place.ts";
import type { Operation } from "./operation.ts";
import { operationOf, type Perform } from "./table.ts";

/** What the operator's operations on this machine need. */
export interface LocalOperationsOptions {
  readonly working: Working;
  /** For looking for tokens: the operator may name any address. */
  readonly looking: Measuring;
  /** Whether the caller named a folder that does not exist: only what adds to a database creates it there. */
  readonly isMistyped: boolean;
  /** How the caller wrote the fields, for messages. */
  readonly naming: Naming;
  readonly signal: AbortSignal;
  /** Receives why a test message was not delivered, with facts that only the operator may see. */
  readonly onUndelivered: (facts: FailureFacts) => void;
}

type LocalDependencies = WatchDependencies & ResultDependencies & ChannelDependencies;

const silent = { event: () => undefined };

/** Performs operations on the database of this machine as its operator. Rejects with a `StoreTrouble`, or a `Failure`. */
export function openLocalOperations(options: LocalOperationsOptions): Perform {
  const { working, isMistyped, naming, signal } = options;
  const dependencies = dependenciesOf(options);
  const place = storeLocationOf(working.storing);
  const caller: AccountCaller = { kind: "key", account: operatorAccount, keyId: "", may: () => true };
  return async (id, { parts = {}, query = {}, body = {} } = {}) => {
    const operation = operationOf(id) as unknown as Operation<LocalDependencies>;
    const call = {
      parts,
      language: working.language,
      client: { counted: [""] as const, network: "", agent: "" },
      cookie: () => undefined,
      signal,
      query: operation.query ? parseInput(operation.query, query, naming) : {},
      body: operation.body ? parseInput(operation.body, body, naming) : {},
    };
    // The first operation may come before the first server has started.
    const isAdding = operation.method === "POST" && Object.keys(parts).length === 0;
    await withEngine(isMistyped && !isAdding ? existing(place) : place, migrate);
    return (await operation.run(dependencies, call as never, caller as never)).data as never;
  };
}

function dependenciesOf({ working, looking, onUndelivered }: LocalOperationsOptions): LocalDependencies {
  const { storing, secret, mail, baseUrl, telegramUrl, webhookAddresses: allow, measuring } = working;
  const place = storeLocationOf(storing);
  // A separate transaction for each step: one that meets another process's lock is retried alone.
  const database: Database = { through: (work) => withEngine(place, work) };
  let opened: Encryption | undefined;
  const encryption = (): Encryption => (opened ??= openEncryption(configuredSecret({ secret, storing }, silent)));
  const canMail = mail !== null && baseUrl !== null;

  function noMail(): Failure {
    const field = mail === null ? "PORTCULLIS_SMTP_URL" : "PORTCULLIS_BASE_URL";
    return failure("input.missing", { field, expected: mailSettings }, { reason: "kind" });
  }

  /** The command shows the result; a faster worker may send the message instead. */
  async function sendNow(delivery: string, signal: AbortSignal): Promise<void> {
    const mailer = canMail ? configuredMailer({ mail }, silent) : null;
    const post = openWebhookClient({ ...measuring, allow });
    const sending = { database, post, mailer, encryption, baseUrl, telegramUrl, now: Date.now };
    for (const taken of await takeDue(database, { only: delivery, canMail })) {
      const { failure: trouble } = await sendOne(taken, sending, signal);
      if (trouble) onUndelivered(trouble);
    }
    mailer?.close();
  }

  return {
    database,
    summaries: openResultSummaries(database),
    now: Date.now,
    quotas: quotasOf(storing.watchLimit),
    look: controlLookupWith(openEngine({ ...looking, special: true })),
    encryption,
    canMail,
    noMail,
    allow,
    limits: noChannelLimits,
    sendNow,
  };
}

/** What sending letters needs; the operator sets it here. */
const mailSettings = {
  en: "a channel of kind email needs PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM and PORTCULLIS_BASE_URL",
  ko: "email 채널에는 PORTCULLIS_SMTP_URL, PORTCULLIS_MAIL_FROM, PORTCULLIS_BASE_URL이 모두 필요합니다",
} as const;
