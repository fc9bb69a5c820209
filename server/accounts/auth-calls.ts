import { AsyncLocalStorage } from "node:async_hooks";
import type { OperationRequest } from "../operations/operation.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { refusalOf } from "./refusal.ts";

/** The header with the client's network; better-auth sees no other data of a request except its cookie and user agent. */
export const networkHeader = "x-portcullis-network";

/** A token that better-auth wants to mail; empty for a mere notice. */
export interface Mailing {
  readonly email: string;
  readonly token: string;
}

const outbox = new AsyncLocalStorage<Mailing[]>();

/** The mails that a better-auth call wants to send. The caller knows the language and does not wait for the mail server. */
export async function mailingsOf(call: () => Promise<unknown>): Promise<readonly Mailing[]> {
  const mailings: Mailing[] = [];
  await outbox.run(mailings, call);
  return mailings;
}

/** Hands a token of better-auth to the call that wants to mail it. */
export function post({ email, token }: Mailing): Promise<void> {
  outbox.getStore()?.push({ email, token });
  return Promise.resolve();
}

/** The headers for better-auth: at most one of our cookies, so that no other changes what a call does. */
export function headersOf({ client, cookie }: OperationRequest, name?: string): Headers {
  const value = name === undefined ? undefined : cookie(name);
  return new Headers({
    [networkHeader]: client.network,
    "user-agent": client.agent,
    ...(name !== undefined && value !== undefined && { cookie: `${name}=${value}` }),
  });
}

/** Our cookies among those that a better-auth call sets. */
export function cookiesOf(headers: Headers | undefined | null, { cookies }: AccountDependencies): readonly string[] {
  const ours = [cookies.session, cookies.pending];
  return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}

/** The token in a session cookie, in front of its signature. */
export function tokenOf(cookie = ""): string {
  return cookie.split(".")[0] ?? "";
}

/** Throws the caller's failure for a better-auth error. */
export async function rethrow(error: unknown): Promise<never> {
  throw await refusalOf(error);
}
