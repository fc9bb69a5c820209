import type { BetterAuthOptions } from "better-auth";
import { betterAuth } from "better-auth/minimal";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { magicLink } from "better-auth/plugins/magic-link";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Engine } from "../store/engine.ts";
import { retryWhileLocked } from "../store/lock-wait.ts";
import { guarded } from "./adapter.ts";
import { networkHeader, post } from "./auth-context.ts";
import type { CookieNames } from "./cookies.ts";
import { lifetimes, passwordLength } from "./limits.ts";
import type { SignInOrigins } from "./origin.ts";
import type { Passwords } from "./password.ts";
import { forgetPending } from "./people.ts";

/** The options of better-auth. */
export interface AuthOptions {
  readonly home: SignInOrigins;
  readonly cookies: CookieNames;
  readonly encryption: Encryption;
  readonly passwords: Passwords;
  /** Whether a mailed link may create an account. */
  readonly isOpen: boolean;
}

/** better-auth over one engine's tables; only its functions are called, it serves no requests. */
export type Auth = ReturnType<typeof openAuth>;

/** The issuer shown by authenticator apps. */
const issuer = "Portcullis";

/** Configures better-auth more strictly than its defaults. */
export function openAuth(engine: Pick<Engine, "db" | "troubleOf">, options: AuthOptions) {
  const { home, cookies, encryption, passwords } = options;
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
      guarded(kyselyAdapter(engine.db, { type: "sqlite" })(own), encryption, (work) => retryWhileLocked(engine, work)),
    user: {
      modelName: "person",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    session: {
      modelName: "session",
      expiresIn: lifetimes.session / 1000,
      updateAge: lifetimes.refresh / 1000,
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
      magicLink({
        expiresIn: lifetimes.magicLink / 1000,
        disableSignUp: !options.isOpen,
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
      },
      defaultCookieAttributes: { secure: cookies.isSecure, httpOnly: true, sameSite: "lax", path: "/" },
    },
  });
}

/** better-auth asks for the second factor only after a password. Without this, access to an account's mail would be enough. */
function askedAfterLinks<P extends ReturnType<typeof twoFactor>>(plugin: P): P {
  const paths = ["/sign-in/email", "/magic-link/verify"];
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => paths.includes(path ?? "");
  return plugin;
}
