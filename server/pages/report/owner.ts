import { Failure } from "../../../src/core/failure.ts";
import { cookieOf } from "../../accounts/cookies.ts";
import type { Accounts } from "../../accounts/open.ts";
import type { ApiRequest, ReplyDraft } from "../../http/listener/exchange.ts";
import type { Route } from "../../http/route.ts";
import { openInnerCalls } from "../../operations/inner-calls.ts";

/** Whether the signed-in account of a request watches a host. */
export type OwnerLookup = (request: ApiRequest, draft: ReplyDraft, host: string) => Promise<boolean>;

/** Opens the lookup over the account API, so that its rules for sessions hold here too. A visitor without a session costs nothing. */
export function openOwnerLookup(people: {
  readonly accounts: Accounts;
  readonly routes: readonly Route[];
}): OwnerLookup {
  const calls = openInnerCalls(people.routes, { withKey: false });
  return async (request, draft, host) => {
    try {
      const { session } = people.accounts.dependencies().cookies;
      if (cookieOf(request.incoming, session) === undefined) return false;
      const { target } = await calls(request, draft)("watch", { parts: { id: host } });
      return target === host;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  };
}
