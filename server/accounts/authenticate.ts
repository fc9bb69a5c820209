import { failure } from "../../src/core/failure.ts";
import type { CountedCaller } from "../questions/caller.ts";
import type { Asked, Draft } from "../http/listener/exchange.ts";
import type { Account, Asker, Scope, SignedIn } from "./account.ts";
import { checkOrigin, type Home } from "./origin.ts";

/** The kind of access: reading or changing, and whether an API key is accepted. */
interface Wanted {
  readonly scope: Scope;
  readonly asks: "session" | "key";
}

/**
 * Authenticates the caller of an account operation. Throws a `Failure`: 401 `session` without a session, 401 `scope` for a key without the
 * scope, 401 with the reason of an invalid key, 400 `origin` for a cross-site request.
 */
export type WhoAsks = (asked: Asked, draft: Draft, wanted: Wanted) => Promise<Asker>;

/** The dependencies of authentication. */
export interface Knowing {
  /** Null where sign-in is not possible. */
  readonly home: Home | null;
  /** The caller in an `Authorization` header. */
  readonly caller: (asked: Asked, draft: Draft) => Promise<CountedCaller>;
  /** The cookie's session; null where it is invalid. */
  readonly session: (asked: Asked, draft: Draft) => Promise<Omit<SignedIn, "kind" | "may"> | null>;
  /** The account that owns a key. */
  readonly accountOf: (id: string) => Promise<Account | null>;
}

/** Opens the single place that authenticates callers. */
export function openWhoAsks({ home, caller, session, accountOf }: Knowing): WhoAsks {
  return async (asked, draft, { scope, asks }) => {
    const { authorization } = asked.incoming.headers;
    // Browsers do not send a key by themselves, so another site cannot cause a request with it.
    if (authorization !== undefined && asks === "key") {
      const { keyId, owner, scopes = [] } = await caller(asked, draft);
      const account = owner === undefined ? null : await accountOf(owner);
      if (keyId === undefined || !account) throw notSignedIn();
      if (!scopes.includes(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
      return { kind: "key", account, keyId, may: (wanted) => scopes.includes(wanted) };
    }
    if (!home) throw notSignedIn();
    if (!["GET", "HEAD"].includes(asked.method)) checkOrigin(asked.incoming, home);
    const found = authorization === undefined ? await session(asked, draft) : null;
    if (!found) throw notSignedIn();
    return { kind: "session", ...found, may: () => true };
  };
}

/** The failure for a missing session. */
export function notSignedIn(): Error {
  return failure("session.required", {}, { reason: "session" });
}
