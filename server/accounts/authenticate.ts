import { failure } from "../../src/core/failure.ts";
import type { CountedCaller } from "../questions/caller.ts";
import type { ApiRequest, ReplyDraft } from "../http/listener/exchange.ts";
import type { Account, AccountCaller, Scope, SignedIn } from "./account.ts";
import { checkOrigin, type SignInOrigins } from "./origin.ts";

/** The kind of access: reading or changing, and whether an API key is accepted. */
interface Wanted {
  readonly scope: Scope;
  readonly access: "session" | "key";
}

/**
 * Authenticates the caller of an account operation. Throws a `Failure`: 401 `session` without a session, 401 `scope` for a key without the
 * scope, 401 with the reason of an invalid key, 400 `origin` for a cross-site request.
 */
export type Authenticate = (request: ApiRequest, draft: ReplyDraft, wanted: Wanted) => Promise<AccountCaller>;

/** The dependencies of authentication. */
export interface AuthenticationDependencies {
  /** Null where sign-in is not possible. */
  readonly home: SignInOrigins | null;
  /** The caller in an `Authorization` header. */
  readonly caller: (request: ApiRequest, draft: ReplyDraft) => Promise<CountedCaller>;
  /** The cookie's session; null where it is invalid. */
  readonly session: (request: ApiRequest, draft: ReplyDraft) => Promise<Omit<SignedIn, "kind" | "may"> | null>;
  /** The account of the user that an authenticating proxy names; null where it names none. */
  readonly proxied: (request: ApiRequest) => Promise<Omit<SignedIn, "kind" | "may"> | null>;
  /** The account that owns a key. */
  readonly accountOf: (id: string) => Promise<Account | null>;
}

/** Opens the single place that authenticates callers. */
export function openAuthentication({
  home,
  caller,
  session,
  proxied,
  accountOf,
}: AuthenticationDependencies): Authenticate {
  return async (request, draft, { scope, access }) => {
    const { authorization } = request.incoming.headers;
    // Browsers do not send a key by themselves, so another site cannot cause a request with it.
    if (authorization !== undefined && access === "key") {
      const { keyId, owner, scopes = [] } = await caller(request, draft);
      const account = owner === undefined ? null : await accountOf(owner);
      if (keyId === undefined || !account) throw notSignedIn();
      if (!scopes.includes(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
      return { kind: "key", account, keyId, may: (wanted) => scopes.includes(wanted) };
    }
    if (!home) throw notSignedIn();
    if (!["GET", "HEAD"].includes(request.method)) checkOrigin(request.incoming, home);
    // A proxy may authenticate with a header of its own, which it then passes on.
    const found = (await proxied(request)) ?? (authorization === undefined ? await session(request, draft) : null);
    if (!found) throw notSignedIn();
    return { kind: "session", ...found, may: () => true };
  };
}

/** The failure for a missing session. */
export function notSignedIn(): Error {
  return failure("session.required", {}, { reason: "session" });
}
