import { failure } from "../../src/core/failure.ts";
import type { RegistrationPolicy } from "../../src/settings/options/accounting.ts";
import type { Limiters } from "../http/rate-limit.ts";
import { operator } from "./keys/record.ts";
import type { ApiRequest, ReplyDraft } from "../http/listener/exchange.ts";
import type { Mailer } from "../notifications/mail/mailer.ts";
import { openEncryption, type Encryption } from "../store/encryption/encryption.ts";
import type { Engine } from "../store/engine.ts";
import type { Database } from "../store/database.ts";
import { operatorAccount, type Account, type SignedIn } from "./account.ts";
import { openAttempts } from "./attempts.ts";
import type { Auth, AuthOptions } from "./auth.ts";
import { withStoreTrouble } from "./auth-context.ts";
import { openBackground } from "./background.ts";
import { cookieNames, cookieOf } from "./cookies.ts";
import type { AccountData, AccountDependencies } from "./dependencies.ts";
import { openFormTokens } from "./form-token.ts";
import type { OidcProvider } from "./oidc/provider.ts";
import { signInOriginsOf } from "./origin.ts";
import { ensurePerson, personById } from "./people.ts";
import { passkeySupport } from "./passkeys/relying-party.ts";
import { openPasswords, type Passwords } from "./password.ts";
import type { UserHeader } from "./user-header.ts";
import { notNow } from "./refusal.ts";
import { openAuthentication, type AuthenticationDependencies, type Authenticate } from "./authenticate.ts";

/** The options of accounts. */
export interface AccountsOptions {
  readonly use: Database["through"];
  /** Called on first use, since the secret may have to be created. */
  readonly secret: () => string;
  readonly baseUrl: string | null;
  /** Where the server listens: `http://127.0.0.1:3000`. */
  readonly listening: string;
  readonly registration: RegistrationPolicy;
  readonly mailer: Mailer | null;
  readonly oidc?: OidcProvider | null;
  /** Null where no proxy signs people in. */
  readonly userHeader?: UserHeader | null;
  readonly caller: AuthenticationDependencies["caller"];
  readonly shared?: Limiters | undefined;
  readonly onKeys: () => void;
  readonly rates: AccountDependencies["rates"];
  readonly accountData: readonly AccountData[];
  readonly onBug: (error: unknown) => void;
  readonly now?: () => number;
  /** The password hasher, where it is not argon2id at the default cost. */
  readonly passwords?: Passwords;
}

/** The accounts of people. */
export interface Accounts {
  readonly authenticate: Authenticate;
  /** The dependencies of operations. Throws a `Failure` where sign-in is not possible. */
  readonly dependencies: () => AccountDependencies;
  /** Waits for background work. */
  readonly settled: () => Promise<void>;
}

/** Opens the accounts of a server. better-auth and the secret are loaded with the first sign-in. */
export function openAccounts(options: AccountsOptions): Accounts {
  const { use, baseUrl, listening, registration, mailer, now = Date.now, passwords = openPasswords() } = options;
  const { oidc = null, userHeader = null } = options;
  const passkeys = passkeySupport(baseUrl, userHeader !== null);
  const home = signInOriginsOf(baseUrl, listening);
  const cookies = cookieNames(home?.isSecure ?? false);
  const background = openBackground(options.onBug);
  const sealed = once(() => openEncryption(options.secret()));

  async function authOn(engine: Engine, plugin: AuthOptions["passkeys"]): Promise<Auth> {
    const { openAuth } = await import("./auth.ts");
    if (!home) throw insecure();
    return openAuth(engine, { home, cookies, encryption: sealed(), passwords, registration, oidc, passkeys: plugin });
  }

  /** Calls better-auth, which is opened once for each engine. */
  function callsOf(open: (engine: Engine) => Promise<Auth>): AccountDependencies["withAuth"] {
    const auths = new WeakMap<Engine, Promise<Auth>>();
    return (work) =>
      use(async (engine) => {
        const opened = auths.get(engine) ?? open(engine);
        auths.set(engine, opened);
        return withStoreTrouble(async () => work(await opened, engine));
      });
  }

  const withAuth = callsOf((engine) => authOn(engine, null));
  const withPasskeys = callsOf(async (engine) => {
    if (passkeys.off !== null) throw notNow(passkeys.off);
    const { passkeyPlugin } = await import("./passkeys/plugin.ts");
    return authOn(engine, passkeyPlugin(passkeys.relyingParty));
  });

  async function session({ incoming }: ApiRequest, draft: ReplyDraft): Promise<Omit<SignedIn, "kind" | "may"> | null> {
    const value = cookieOf(incoming, cookies.session);
    if (value === undefined) return null;
    const told = await withAuth((auth) =>
      auth.api.getSession({ headers: new Headers({ cookie: `${cookies.session}=${value}` }), returnHeaders: true }),
    );
    // A session in use is extended now and then; an invalid one is removed.
    const own = (told.headers?.getSetCookie() ?? []).filter((each) => each.startsWith(`${cookies.session}=`));
    draft.fields.push(...own.map((each) => ["set-cookie", each] as const));
    if (!told.response) return null;
    const { user, session } = told.response;
    return {
      account: { id: user.id, email: user.email },
      session: { id: session.id, createdAt: session.createdAt },
    };
  }

  async function proxied({ incoming }: ApiRequest): Promise<Omit<SignedIn, "kind" | "may"> | null> {
    const email = userHeader?.(incoming) ?? null;
    const person = email === null ? null : await use((engine) => ensurePerson(engine, email, now()));
    // The proxy signs in with each request, so the session is always a recent one, and there is none to end.
    return (
      person && { account: { id: person.id, email: person.email }, session: { id: "", createdAt: new Date(now()) } }
    );
  }

  async function accountOf(id: string): Promise<Account | null> {
    if (id === operator) return operatorAccount;
    const person = await use((engine) => personById(engine, id));
    return person ? { id, email: person.email } : null;
  }

  const dependencies = once((): AccountDependencies => {
    if (!home) throw insecure();
    return {
      home,
      cookies,
      registration,
      oidc,
      passkeys,
      // Without its own URL the server cannot create links.
      send: mailer && baseUrl !== null ? (letter) => mailer.send(letter) : null,
      use,
      withAuth,
      withPasskeys,
      passwords,
      attempts: openAttempts(options.shared),
      background,
      formToken: openFormTokens(sealed().derive("forms v1")),
      onKeys: options.onKeys,
      accountData: options.accountData,
      rates: options.rates,
      now,
    };
  });

  return {
    authenticate: openAuthentication({ home, caller: options.caller, session, proxied, accountOf }),
    dependencies,
    async settled() {
      await background.settled();
      await mailer?.settled();
    },
  };
}

/** Created on first use, and cached. */
function once<T extends Encryption | AccountDependencies>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function insecure(): Error {
  return failure("account.insecure", {});
}
