import type { BetterAuthOptions } from "better-auth";
import { betterAuth } from "better-auth/minimal";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { magicLink } from "better-auth/plugins/magic-link";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { RegistrationPolicy } from "../../src/settings/options/accounting.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Engine } from "../store/engine.ts";
import { retryWhileLocked } from "../store/lock-wait.ts";
import { guarded } from "./adapter.ts";
import { networkHeader, noteStoreTrouble, post } from "./auth-context.ts";
import type { CookieNames } from "./cookies.ts";
import { lifetimes, passwordLength } from "./limits.ts";
import type { SignInOrigins } from "./origin.ts";
import { challengeCookie } from "./passkeys/names.ts";
import type { passkeyPlugin } from "./passkeys/plugin.ts";
import type { Passwords } from "./password.ts";
import { forgetPending, hasSubject } from "./people.ts";
import { admissionRefusal } from "./oidc/admission.ts";
import { oidcPlugin } from "./oidc/plugin.ts";
import { oidcCallback } from "./oidc/paths.ts";
import type { OidcProvider } from "./oidc/provider.ts";

/** The options of better-auth. */
export interface AuthOptions {
  readonly home: SignInOrigins;
  readonly cookies: CookieNames;
  readonly encryption: Encryption;
  readonly passwords: Passwords;
  /** Whether a mailed link may create an account. */
  readonly registration: RegistrationPolicy;
  /** The OpenID provider; null without one. */
  readonly oidc: OidcProvider | null;
  /** The plugin for passkeys; null where it is not needed, since it is large. */
  readonly passkeys: ReturnType<typeof passkeyPlugin> | null;
}

/** better-auth over one engine's tables; only its functions are called, it serves no requests. */
export type Auth = ReturnType<typeof openAuth>;

/** The issuer shown by authenticator apps. */
const issuer = "Portcullis";

/** Configures better-auth more strictly than its defaults. */
export function openAuth(engine: Pick<Engine, "db" | "troubleOf">, options: AuthOptions) {
  const { home, cookies, encryption, passwords, registration, oidc, passkeys } = options;
  return betterAuth({
    appName: issuer,
    // Otherwise links would contain the request's Host.
    baseURL: home.url,
    trustedOrigins: [...home.origins],
    // A list, so that no secret is read from the environment.
    secrets: [{ version: 1, value: encryption.derive("better-auth v1") }],
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits count by account and by client address.
    rateLimit: { enabled: false },
    // Text and 0 or 1 on both engines; PostgreSQL accepts every statement that SQLite does.
    database: (own: BetterAuthOptions) =>
      guarded(kyselyAdapter(engine.db, { type: "sqlite" })(own), encryption, (work) =>
        retryWhileLocked(engine, work).catch((error: unknown) => {
          if (engine.troubleOf(error) !== null) noteStoreTrouble(error);
          throw error;
        }),
      ),
    user: {
      modelName: "person",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      validateUserInfo: ({ user, source }) => admit(engine, user, source, options),
    },
    session: {
      modelName: "session",
      expiresIn: lifetimes.session / 1000,
      updateAge: lifetimes.refresh / 1000,
      // We ask for the password, or for a session that is younger.
      freshAge: 0,
      fields: {
        token: "digest",
        userId: "account_id",
        ipAddress: "network",
        userAgent: "agent",
        expiresAt: "expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "account_id",
        providerId: "provider",
        accountId: "subject",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      // The tokens of a provider are not needed after the sign-in, so they are not stored.
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    verification: {
      fields: { identifier: "digest", expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      // An unconfirmed address may belong to another person.
      requireEmailVerification: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: lifetimes.reset / 1000,
      password: {
        hash: (password) => passwords.hash(password),
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
      onPasswordReset: async ({ user: { id, email } }) => {
        await forgetPending(engine, id);
        await post({ email, token: "" });
      },
      sendResetPassword: ({ user: { email }, token }) => post({ email, token }),
    },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      session: {
        create: {
          // Only the network, and never the address.
          before: async (session, context) => ({
            data: { ...session, ipAddress: context?.headers?.get(networkHeader) ?? "" },
          }),
        },
      },
    },
    plugins: [
      ...(oidc === null ? [] : [oidcPlugin(oidc, `${home.url}${oidcCallback}`)]),
      ...(passkeys === null ? [] : [passkeys]),
      magicLink({
        expiresIn: lifetimes.magicLink / 1000,
        disableSignUp: registration !== "open",
        sendMagicLink: post,
      }),
      askedAfterLinks(
        twoFactor({
          issuer,
          twoFactorCookieMaxAge: lifetimes.pending / 1000,
          backupCodeOptions: {
            storeBackupCodes: {
              encrypt: (codes) => Promise.resolve(encryption.seal(codes, "backup-codes")),
              decrypt: (sealed) => Promise.resolve(encryption.open(sealed, "backup-codes")),
            },
          },
          // Accounts that sign in by link may have no password.
          allowPasswordless: true,
          schema: {
            user: { fields: { twoFactorEnabled: "second_factor" } },
            twoFactor: {
              modelName: "second_factor",
              fields: {
                userId: "account_id",
                backupCodes: "backup_codes",
                verified: "is_confirmed",
                failedVerificationCount: "failures",
                lockedUntil: "locked_until",
              },
            },
          },
        }),
      ),
    ],
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
      // The store's migrations create the tables.
      database: { validateSchema: false },
      cookies: {
        session_token: { name: cookies.session },
        two_factor: { name: cookies.pending },
        state: { name: cookies.state },
        [challengeCookie]: { name: cookies.challenge },
      },
      defaultCookieAttributes: { secure: cookies.isSecure, httpOnly: true, sameSite: "lax", path: "/" },
    },
  });
}

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** Decides on a person whom the OpenID provider names. Mailed links have decided before. */
async function admit(
  engine: Pick<Engine, "db">,
  { id, email, emailVerified }: { readonly id?: unknown; readonly email?: unknown; readonly emailVerified?: unknown },
  { action, method }: { readonly action: string; readonly method: string },
  { oidc, registration }: AuthOptions,
): Promise<{ error: string } | undefined> {
  if (method !== "oauth" || oidc === null) return undefined;
  const claimed = { action, email: String(email), isVerified: emailVerified === true };
  const error = admissionRefusal(claimed, oidc.settings, registration);
  if (error !== null) return { error };
  const isLinked = action === "link-account" && (await hasSubject(engine, String(id), oidc.settings.issuer));
  return isLinked ? { error: "oidc_linked" } : undefined;
}

/** better-auth asks for the second factor only after a password. Without this, access to an account's mail would be enough. */
function askedAfterLinks<P extends ReturnType<typeof twoFactor>>(plugin: P): P {
  const paths = ["/sign-in/email", "/magic-link/verify", "/callback/:id"];
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => paths.includes(path ?? "");
  return plugin;
}
