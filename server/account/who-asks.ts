import { failure } from "../../src/core/failure.ts";
import type { CountedCaller } from "../caller.ts";
import type { Asked, Draft } from "../listener/exchange.ts";
import type { Account, Asker, Scope, SignedIn } from "./account.ts";
import { checkOrigin, type Home } from "./origin.ts";

/** What is asked for: something to look at or to change, and whether an API key will do. */
interface Wanted {
  readonly scope: Scope;
  readonly asks: "session" | "key";
}

/**
 * Who asks for something that belongs to an account. Throws a `Failure`: 401 `session` for who has not signed in, 401 `scope` for a
 * key that may not, 401 with the reason of a key that is none, 400 `origin` for what another site sent.
 */
export type WhoAsks = (asked: Asked, draft: Draft, wanted: Wanted) => Promise<Asker>;

/** What it takes to know who asks. */
export interface Knowing {
  /** Null where nobody can sign in. */
  readonly home: Home | null;
  /** The caller that an `Authorization` header names. */
  readonly caller: (asked: Asked, draft: Draft) => Promise<CountedCaller>;
  /** The session of the cookie; null where it is none. */
  readonly session: (asked: Asked, draft: Draft) => Promise<Omit<SignedIn, "kind" | "may"> | null>;
  /** The account that a key belongs to. */
  readonly accountOf: (id: string) => Promise<Account | null>;
}

/** Opens the one place that tells who asks. */
export function openWhoAsks({ home, caller, session, accountOf }: Knowing): WhoAsks {
  return async (asked, draft, { scope, asks }) => {
    const { authorization } = asked.incoming.headers;
    // A key is not sent by a browser on its own, so that nobody else can have it sent.
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

/** The failure of who would have to sign in. */
export function notSignedIn(): Error {
  return failure("session.required", {}, { reason: "session" });
}
