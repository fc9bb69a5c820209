import { rateDefault } from "../../src/settings/options/serving.ts";
import { callerOf, type Counter } from "../answer.ts";
import type { Place } from "../routing.ts";
import type { ServerConfig } from "../config.ts";
import { rateFields } from "../fields.ts";
import type { Log } from "../log.ts";
import { configuredMailer } from "../mail/configured.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SharedLimiters } from "../redis/shared.ts";
import { configuredSecret } from "../secret/configured.ts";
import { openSeals, type Seals } from "../secret/seals.ts";
import type { Database } from "../store/database.ts";
import type { Operation } from "./operation.ts";
import type { Belonging } from "./desk.ts";
import { openAccounts, type Accounts } from "./open.ts";
import { operations, type OperationId } from "./operations.ts";
import { accountPlaces, type Task } from "./routes.ts";

/** What a server has when it comes to accounts. */
export interface Mounting {
  readonly config: ServerConfig;
  readonly use: Database["through"];
  readonly counter: Counter;
  /** Where the server listens: `http://127.0.0.1:3000`. */
  readonly listening: string;
  readonly log: Log;
  readonly shared: SharedLimiters | null;
  /** Hears that keys have changed. */
  readonly onKeys: () => void;
  /** What else belongs to accounts, and the operations on it, which have routes of their own. */
  readonly belongings?: readonly Belonging[];
  readonly others?: readonly Operation[];
}

/** Accounts as a server has them. */
export interface Mounted {
  readonly accounts: Accounts;
  readonly places: readonly Place[];
  readonly operations: readonly Operation[];
  /** What else needs letters, and secrets in the database, uses these; no letters are sent where there is no mailer. */
  readonly mailer: Mailer | null;
  readonly seals: () => Seals;
  close(): Promise<void>;
}

/** Milliseconds for letters to be handed over when the server ends. */
const lastLetters = 2000;

/** Mounts the accounts. Nothing of better-auth is loaded before somebody signs in. */
export function mountAccounts({ config, use, counter, listening, log, shared, onKeys, ...more }: Mounting): Mounted {
  const { accounting, baseUrl = null, rateLimit, rateLimitHeavy } = config;
  const { secret = null, mail = null } = accounting ?? {};
  const mailer = configuredMailer({ mail, transport: config.transport }, log);
  const secretOf = (): string => configuredSecret({ secret, storing: config.storing ?? null }, log);
  let seals: Seals | undefined;
  const accounts = openAccounts({
    use,
    secret: secretOf,
    baseUrl,
    listening,
    registration: accounting?.registration ?? "closed",
    mailer,
    caller: (asked, draft) => callerOf(asked, draft, counter, (charge) => void (draft.rate = rateFields(charge))),
    shared: shared?.open,
    rates: { usual: rateLimit ?? rateDefault.rateLimit, heavy: rateLimitHeavy ?? rateDefault.rateLimitHeavy },
    onKeys,
    belongings: more.belongings ?? [],
    onBug: (error) => log.bug(null, error),
    ...(config.passwords && { passwords: config.passwords }),
  });
  return {
    accounts,
    mailer,
    seals: () => (seals ??= openSeals(secretOf())),
    operations: [...operations, ...(more.others ?? [])],
    places: accountPlaces({ accounts, operations, taskOf, clients: counter.clients, shared: shared?.open }),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, lastLetters)));
      await Promise.race([accounts.settled(), late]);
      clearTimeout(timer);
      mailer?.close();
    },
  };
}

async function taskOf(id: string): Promise<Task> {
  const { tasks } = await import("./tasks.ts");
  // The table says of each operation who may ask, and its task takes what that gives.
  return tasks[id as OperationId] as Task;
}
