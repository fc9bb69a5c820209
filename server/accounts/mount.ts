import { forStrangers, rateDefault } from "../../src/settings/options/serving.ts";
import { openWebhookClient } from "../../src/settings/webhook-client.ts";
import { callerOf, type Pipeline } from "../questions/route.ts";
import type { ServerConfig } from "../config.ts";
import { rateFields } from "../http/header-fields.ts";
import type { Log } from "../telemetry/log.ts";
import { configuredMailer } from "../notifications/mail/configured.ts";
import type { Mailer } from "../notifications/mail/mailer.ts";
import type { SharedLimiters } from "../store/redis/limiters.ts";
import { configuredSecret } from "../store/encryption/configured.ts";
import { openEncryption, type Encryption } from "../store/encryption/encryption.ts";
import { atMost } from "../store/at-most.ts";
import type { Database } from "../store/database.ts";
import type { AccountData } from "./dependencies.ts";
import { openOidcProvider, type OidcProvider } from "./oidc/provider.ts";
import { openUserHeader } from "./user-header.ts";
import { openAccounts, type Accounts } from "./open.ts";

/** The dependencies of accounts. */
export interface AccountMountOptions {
  readonly config: ServerConfig;
  readonly use: Database["through"];
  readonly pipeline: Pipeline;
  /** Where the server listens: `http://127.0.0.1:3000`. */
  readonly listening: string;
  readonly log: Log;
  readonly shared: SharedLimiters | null;
  /** Called when keys have changed. */
  readonly onKeys: () => void;
  /** Other data of accounts. */
  readonly accountData?: readonly AccountData[];
}

/** The mounted accounts. */
export interface MountedAccounts {
  readonly accounts: Accounts;
  /** Used by everything that sends letters or stores secrets; null where mail is off. */
  readonly mailer: Mailer | null;
  readonly encryption: () => Encryption;
  close(): Promise<void>;
}

/** Milliseconds for delivering letters when the server stops. */
const lastLetters = 2000;

/** The operator named the provider, which may be in the own network. */
function providerOf({ accounting, measuring = {} }: ServerConfig): OidcProvider | null {
  const settings = accounting?.oidc ?? null;
  if (settings === null) return null;
  return openOidcProvider(settings, openWebhookClient({ ...forStrangers(measuring), allow: [], special: true }));
}

/** Mounts the accounts. better-auth is loaded with the first sign-in. */
export function mountAccounts({
  config,
  use,
  pipeline,
  listening,
  log,
  shared,
  onKeys,
  ...more
}: AccountMountOptions): MountedAccounts {
  const { accounting, baseUrl = null, rateLimit, rateLimitHeavy } = config;
  const { secret = null, mail = null } = accounting ?? {};
  const mailer = configuredMailer({ mail, transport: config.transport }, log);
  const secretOf = (): string => configuredSecret({ secret, storing: config.storing ?? null }, log);
  let encryption: Encryption | undefined;
  const accounts = openAccounts({
    use,
    secret: secretOf,
    baseUrl,
    listening,
    registration: accounting?.registration ?? "closed",
    mailer,
    oidc: providerOf(config),
    userHeader: accounting?.userHeader ? openUserHeader(accounting.userHeader) : null,
    caller: async (request, draft) =>
      callerOf(request, draft, pipeline, (charge) => void (draft.rate = rateFields(charge))),
    shared: shared?.open,
    rates: { usual: rateLimit ?? rateDefault.rateLimit, heavy: rateLimitHeavy ?? rateDefault.rateLimitHeavy },
    onKeys,
    accountData: more.accountData ?? [],
    onBug: (error) => log.bug(null, error),
    ...(config.passwords && { passwords: config.passwords }),
  });
  return {
    accounts,
    mailer,
    encryption: () => (encryption ??= openEncryption(secretOf())),
    async close() {
      await atMost(lastLetters, accounts.settled());
      mailer?.close();
    },
  };
}
