import type { Language } from "../../src/core/text.ts";
import type { RegistrationPolicy } from "../../src/settings/options/accounting.ts";
import type { Letter } from "../notifications/mail/mailer.ts";
import type { Engine } from "../store/engine.ts";
import type { Database } from "../store/database.ts";
import type { ClientUnits } from "../questions/shares.ts";
import type { AccountCaller, SignedIn } from "./account.ts";
import type { Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Background } from "./background.ts";
import type { CookieNames } from "./cookies.ts";
import type { BodyOf, OperationId } from "./operations.ts";
import type { SignInOrigins } from "./origin.ts";
import type { Passwords } from "./password.ts";

/** Other data of accounts, such as watches, that is deleted with them. */
export interface AccountData {
  /** Its name in exports and quotas. */
  readonly name: string;
  /** All its stored data, without secrets. */
  read(engine: Engine, account: string): Promise<unknown>;
  /** Its current number and limit; absent where it has none. */
  readonly quota?: (engine: Engine, account: string) => Promise<{ readonly used: number; readonly limit: number }>;
  /** Deletes all of it. */
  remove(db: Engine["db"], account: string): Promise<void>;
}

/** The dependencies of operations. */
export interface AccountDependencies {
  readonly home: SignInOrigins;
  readonly cookies: CookieNames;
  readonly registration: RegistrationPolicy;
  /** Sends a letter; null where mail is off, or links in it could not work. */
  readonly send: ((letter: Letter) => void) | null;
  readonly use: Database["through"];
  /** Runs work with better-auth over the current engine. */
  readonly withAuth: <T>(work: (auth: Auth, engine: Engine) => Promise<T>) => Promise<T>;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly background: Background;
  /** Creates the token for a browser's forms. */
  readonly formToken: (cookie: string, session: string) => string;
  /** Tells this process that keys have changed: SQLite reports only the writes of other connections. */
  readonly onKeys: () => void;
  readonly accountData: readonly AccountData[];
  /** Requests a minute by default, and for heavy checks. */
  readonly rates: { readonly usual: number; readonly heavy: number };
  readonly now: () => number;
}

/** A request for one operation. */
export interface Call<Id extends OperationId> extends OperationRequest {
  readonly body: BodyOf<Id>;
}

/** A request without its body. */
export interface OperationRequest {
  /** The path parameters. */
  readonly parts: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly client: RequestClient;
  /** The value of a sent cookie. */
  readonly cookie: (name: string) => string | undefined;
}

/** The client of a request. */
export interface RequestClient {
  readonly counted: ClientUnits;
  /** The network, such as `203.0.113.0/24`, and not the address. */
  readonly network: string;
  readonly agent: string;
}

/** The result of an operation: `data` of the envelope, and cookies to set as header fields. */
export interface Outcome {
  readonly data: unknown;
  readonly cookies?: readonly string[];
}

/** Implements an operation without authentication. */
export type Open<Id extends OperationId> = (dependencies: AccountDependencies, call: Call<Id>) => Promise<Outcome>;
/** Implements an operation that needs a session. */
export type ForSession<Id extends OperationId> = (
  dependencies: AccountDependencies,
  call: Call<Id>,
  who: SignedIn,
) => Promise<Outcome>;
/** Implements an operation that accepts a session or an API key. */
export type ForAsker<Id extends OperationId> = (
  dependencies: AccountDependencies,
  call: Call<Id>,
  who: AccountCaller,
) => Promise<Outcome>;

/** The answer of an operation without data. */
export const done = { done: true } as const;
