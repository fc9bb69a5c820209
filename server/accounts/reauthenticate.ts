import type { OperationRequest } from "../operations/operation.ts";
import { isByProxy, type SignedIn } from "./account.ts";
import type { KnownDevice } from "./attempts.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { lifetimes } from "./limits.ts";
import { passwordOf } from "./people.ts";
import { notNow, wrong } from "./refusal.ts";

/** The name that the tries of a session are counted by: strangers' wrong passwords must not close it to its owner. */
export function unitOf({ id }: Pick<SignedIn["session"], "id">): KnownDevice {
  return `session ${id}`;
}

/** Re-authenticates the user: by password or, where the account has none, by a recent session. Throws a `Failure`. */
export async function reauthenticate(
  dependencies: AccountDependencies,
  { client }: OperationRequest,
  who: SignedIn,
  password: string | undefined,
): Promise<void> {
  // A proxy authenticates each request, by its own rules; a password from before is one that its user may not know any more.
  if (isByProxy(who)) return;
  const { account, session } = who;
  const stored = await dependencies.use((engine) => passwordOf(engine, account.id));
  if (stored === null) {
    if (dependencies.now() - session.createdAt.getTime() < lifetimes.fresh) return;
    throw notNow({
      en: "this account has no password; sign in again first",
      ko: "비밀번호가 없는 계정이므로 다시 로그인한 뒤에 시도하십시오",
    });
  }
  const right = await dependencies.attempts.guess(client.counted, account.email, unitOf(session));
  if (password === undefined || !(await dependencies.passwords.verify(password, stored))) throw wrong("password");
  await right();
}
