import type { RegistrationPolicy } from "../../src/settings/options/accounting.ts";
import type { Letter } from "../notifications/mail/mailer.ts";
import type { Engine } from "../store/engine.ts";
import type { Database } from "../store/database.ts";
import type { Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Background } from "./background.ts";
import type { CookieNames } from "./cookies.ts";
import type { OidcProvider } from "./oidc/provider.ts";
import type { SignInOrigins } from "./origin.ts";
import type { PasskeySupport } from "./passkeys/relying-party.ts";
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
  /** The OpenID provider with which people may sign in; null without one. */
  readonly oidc: OidcProvider | null;
  /** Whether people may sign in with passkeys. */
  readonly passkeys: PasskeySupport;
  /** Sends a letter; null where mail is off, or links in it could not work. */
  readonly send: ((letter: Letter) => void) | null;
  readonly use: Database["through"];
  /** Runs work with better-auth over the current engine. */
  readonly withAuth: <T>(work: (auth: Auth, engine: Engine) => Promise<T>) => Promise<T>;
  /** The same with its passkeys, which are loaded with the first use. Throws a `Failure` where this server has none. */
  readonly withPasskeys: AccountDependencies["withAuth"];
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
