import type { Text } from "../../src/core/text.ts";
import type { OperationRequest } from "../operations/operation.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { networkHeader } from "./auth-context.ts";
import { isByProxy, type SignedIn } from "./account.ts";
import { notNow, refusalOf } from "./refusal.ts";

/** The headers for better-auth: only the cookies that a call needs, so that no other changes what it does. */
export function headersOf({ client, cookie }: OperationRequest, ...names: readonly string[]): Headers {
  const sent = names.flatMap((name) => {
    const value = cookie(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return new Headers({
    [networkHeader]: client.network,
    "user-agent": client.agent,
    ...(sent.length > 0 && { cookie: sent.join("; ") }),
  });
}

/**
 * The headers for what better-auth does with the caller's session. Throws a `Failure` where a proxy signed the caller in: the browser may still
 * have a session of another account, which would be changed instead.
 */
export function sessionHeadersOf(
  call: OperationRequest,
  { cookies }: AccountDependencies,
  who: Pick<SignedIn, "session">,
  ...more: readonly string[]
): Headers {
  if (isByProxy(who)) throw notNow(byProxy);
  return headersOf(call, cookies.session, ...more);
}

const byProxy: Text = {
  en: "a proxy signs you in to this account, so password, second factor, passkeys and e-mail address are set there",
  ko: "이 계정에는 프록시가 로그인하므로 비밀번호, 2단계 인증, 패스키, 이메일 주소는 프록시 쪽에서 설정합니다",
};

/** Our cookies among those that a better-auth call sets. */
export function cookiesOf(headers: Headers | undefined | null, { cookies }: AccountDependencies): readonly string[] {
  const ours = [cookies.session, cookies.pending, cookies.state, cookies.challenge];
  return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}

/** The token of the session that cookies set; null where they set none. */
export function sessionTokenIn(sets: readonly string[], { cookies }: AccountDependencies): string | null {
  const found = sets.find((each) => each.startsWith(`${cookies.session}=`));
  const token = found === undefined ? "" : tokenOf(found.slice(cookies.session.length + 1));
  return token === "" ? null : token;
}

/** The token in a session cookie, in front of its signature. */
export function tokenOf(cookie = ""): string {
  return cookie.split(".")[0] ?? "";
}

/** Throws the caller's failure for a better-auth error. */
export async function rethrow(error: unknown): Promise<never> {
  throw await refusalOf(error);
}
