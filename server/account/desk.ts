import type { Language } from "../../src/core/text.ts";
import type { Registration } from "../../src/settings/options/accounting.ts";
import type { Letter } from "../mail/mailer.ts";
import type { Engine } from "../store/engine.ts";
import type { Database } from "../store/database.ts";
import type { Counted } from "../shares.ts";
import type { Asker, SignedIn } from "./account.ts";
import type { Attempts } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Background } from "./background.ts";
import type { CookieNames } from "./cookies.ts";
import type { BodyOf, OperationId } from "./operations.ts";
import type { Home } from "./origin.ts";
import type { Passwords } from "./password.ts";

/** Something else that belongs to accounts, such as watches: it goes with them. */
export interface Belonging {
  /** What it is called in an export and in the quota. */
  readonly name: string;
  /** Everything that is stored of it, without secrets. */
  read(engine: Engine, account: string): Promise<unknown>;
  /** How much of it there is, and how much there may be; absent where nothing counts it. */
  readonly quota?: (engine: Engine, account: string) => Promise<{ readonly used: number; readonly limit: number }>;
  /** Deletes all of it. */
  remove(db: Engine["db"], account: string): Promise<void>;
}

/** What operations work with. */
export interface Desk {
  readonly home: Home;
  readonly cookies: CookieNames;
  readonly registration: Registration;
  /** Sends a letter; null where no mail is sent, or links in it would lead nowhere. */
  readonly send: ((letter: Letter) => void) | null;
  readonly use: Database["through"];
  /** Works with better-auth, over the engine that is open now. */
  readonly withAuth: <T>(work: (auth: Auth, engine: Engine) => Promise<T>) => Promise<T>;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly background: Background;
  /** Makes the token that forms of a browser send. */
  readonly formToken: (cookie: string, session: string) => string;
  /** Tells this process that keys have changed: SQLite tells of the writes of others alone. */
  readonly onKeys: () => void;
  readonly belongings: readonly Belonging[];
  /** Requests a minute of everybody, and the same for heavy checks. */
  readonly rates: { readonly usual: number; readonly heavy: number };
  readonly now: () => number;
}

/** One request for an operation. */
export interface Call<Id extends OperationId> extends Visit {
  readonly body: BodyOf<Id>;
}

/** A request without what was asked for. */
export interface Visit {
  /** The parts of the path in braces. */
  readonly parts: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly client: Client;
  /** The value of a cookie that was sent. */
  readonly cookie: (name: string) => string | undefined;
}

/** Where a request comes from. */
export interface Client {
  readonly counted: Counted;
  /** `203.0.113.0/24`: whereabouts, and not the address. */
  readonly network: string;
  readonly agent: string;
}

/** What an operation comes to: `data` of the envelope, and cookies to set, as fields have them. */
export interface Outcome {
  readonly data: unknown;
  readonly cookies?: readonly string[];
}

/** What carries out an operation that anybody may ask for. */
export type Open<Id extends OperationId> = (desk: Desk, call: Call<Id>) => Promise<Outcome>;
/** What carries out one for who has signed in. */
export type ForSession<Id extends OperationId> = (desk: Desk, call: Call<Id>, who: SignedIn) => Promise<Outcome>;
/** What carries out one for which a key will do as well. */
export type ForAsker<Id extends OperationId> = (desk: Desk, call: Call<Id>, who: Asker) => Promise<Outcome>;

/** The answer of what only succeeds or fails. */
export const done = { done: true } as const;
