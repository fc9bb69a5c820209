import { AsyncLocalStorage } from "node:async_hooks";

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

const storeCalls = new AsyncLocalStorage<{ trouble: unknown }>();

/** Runs a call of better-auth. Throws the trouble of the database where there was one: better-auth only says that something went wrong. */
export async function withStoreTrouble<T>(call: () => Promise<T>): Promise<T> {
  const noted = { trouble: null };
  try {
    return await storeCalls.run(noted, call);
  } catch (error) {
    throw noted.trouble ?? error;
  }
}

/** Notes a trouble of the database for {@link withStoreTrouble}. */
export function noteStoreTrouble(error: unknown): void {
  const call = storeCalls.getStore();
  if (call) call.trouble = error;
}
