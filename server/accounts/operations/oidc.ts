import { z } from "zod";
import { failure } from "../../../src/core/failure.ts";
import { fill, type Text } from "../../../src/core/text.ts";
import { defineOperation } from "../../operations/operation.ts";
import { cookiesOf, headersOf, rethrow } from "../auth-calls.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { rememberDevice } from "../devices.ts";
import { unavailable, type OidcProvider } from "../oidc/provider.ts";
import { usedUp } from "../refusal.ts";
import { signedIn } from "./answers.ts";
import { endPreviousSession } from "./sign-in.ts";

/** Characters of what a provider sends back. */
const longest = 4096;

const overview = "/account";

/** Paths of the account's pages: nothing that could name another host. */
const ownPath = /^\/account(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,252}){0,3}$/;

const returned = z.string().max(longest).optional();

const to = z
  .string()
  .max(longest)
  .optional()
  .meta({ description: "Path of the account page to open afterwards", ko: "로그인한 뒤에 열 계정 페이지의 경로" });

/** Signing in with the OpenID provider of the server. Both are visited by a browser, so both are GET. */
export const oidcOperations = [
  defineOperation({
    id: "startOidc",
    method: "GET",
    path: "/api/account/sign-in/oidc",
    access: "anybody",
    title: { en: "Sign in with the OpenID provider", ko: "OpenID 제공자로 로그인" },
    about: {
      en: "Returns the URL of the provider to open, and sets the cookie that the answer of the provider needs.",
      ko: "열어야 할 제공자의 URL을 반환하고, 제공자의 응답에 필요한 쿠키를 설정합니다.",
    },
    query: z.strictObject({ to }),
    data: z.object({ url: z.string().meta({ description: "URL to open", ko: "열어야 할 URL" }) }),
    run: async (dependencies: AccountDependencies, call) => {
      const provider = providerOf(dependencies);
      const { home } = dependencies;
      const { authorization } = await provider.metadata(call.signal);
      const { to = "" } = call.query;
      const callbackURL = `${home.url}${ownPath.test(to) ? to : overview}`;
      const body = { provider: "oidc", callbackURL, disableRedirect: true };
      const told = await dependencies
        .withAuth((auth) =>
          auth.api.signInSocial({
            body: { ...body, errorCallbackURL: home.url },
            headers: headersOf(call),
            returnHeaders: true,
          }),
        )
        .catch(rethrow);
      const url = new URL(authorization);
      for (const [name, value] of new URL(told.response.url ?? "").searchParams) url.searchParams.set(name, value);
      return { data: { url: url.href }, cookies: cookiesOf(told.headers, dependencies) };
    },
  }),
  defineOperation({
    id: "finishOidc",
    method: "GET",
    path: "/api/account/sign-in/oidc/callback",
    access: "anybody",
    title: { en: "Return from the OpenID provider", ko: "OpenID 제공자에서 돌아오기" },
    about: {
      en: "Takes what the provider sent back. An address that the provider has confirmed is linked to the account that has it. The second factor is required as after a password.",
      ko: "제공자가 돌려보낸 값을 받습니다. 제공자가 확인한 주소는 그 주소의 계정에 연결합니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다.",
    },
    query: z.strictObject({
      code: returned.meta({ description: "Code of the provider", ko: "제공자의 코드" }),
      state: returned.meta({ description: "State of the sign-in", ko: "로그인의 상태 값" }),
      iss: returned.meta({ description: "Issuer (RFC 9207)", ko: "발급자(RFC 9207)" }),
      error: returned.meta({
        description: "Error of the provider",
        ko: "제공자의 오류",
        examples: ["access_denied"],
      }),
    }),
    data: signedIn.extend({ to: z.string().meta({ description: "Path to open", ko: "열어야 할 경로" }) }),
    run: async (dependencies: AccountDependencies, call) => {
      const provider = providerOf(dependencies);
      const { withProvider } = await import("../oidc/plugin.ts");
      const right = await dependencies.attempts.guess(call.client.counted, null);
      const headers = headersOf(call, dependencies.cookies.state);
      const reply = await withProvider(call.signal, () =>
        dependencies.withAuth((auth) =>
          auth.api.callbackOAuth({
            method: "GET",
            params: { id: "oidc" },
            query: call.query,
            headers,
            asResponse: true,
          }),
        ),
      ).catch(rethrow);
      const location = URL.parse(reply.headers.get("location") ?? "");
      const error = location?.searchParams.get("error");
      if (error) throw refusal(error, provider);
      const cookies = cookiesOf(reply.headers, dependencies);
      const isSet = (name: string) =>
        cookies.some((each) => each.startsWith(`${name}=`) && !each.startsWith(`${name}=;`));
      const isDue = isSet(dependencies.cookies.pending);
      if (!isDue && !isSet(dependencies.cookies.session)) throw unavailable(provider.settings, nonsense);
      await right();
      await endPreviousSession(dependencies, call);
      const device = isDue ? [] : await rememberDevice(dependencies, call, cookies);
      const data = { signedIn: !isDue, secondFactor: isDue, to: location?.pathname ?? overview };
      return { data, cookies: [...cookies, ...device] };
    },
  }),
] as const;

function providerOf({ oidc }: AccountDependencies): OidcProvider {
  if (oidc === null)
    throw failure(
      "account.state",
      { detail: { en: "this server has no OpenID provider", ko: "이 서버에는 OpenID 제공자가 없습니다" } },
      { reason: "state" },
    );
  return oidc;
}

const nonsense: Text = { en: "its answer is invalid", ko: "응답이 올바르지 않음" };

const reasons: Readonly<Record<string, Text>> = {
  access_denied: { en: "the provider was told to refuse", ko: "제공자에서 거부했습니다" },
  oidc_unverified: {
    en: "{provider} has not confirmed the e-mail address",
    ko: "{provider|이/가} 이메일 주소를 확인하지 않았습니다",
  },
  account_not_linked: {
    en: "{provider} has not confirmed the e-mail address",
    ko: "{provider|이/가} 이메일 주소를 확인하지 않았습니다",
  },
  email_not_found: {
    en: "{provider} gave no e-mail address",
    ko: "{provider|이/가} 이메일 주소를 알려 주지 않았습니다",
  },
  oidc_linked: {
    en: "the account of this address belongs to another user of {provider}; its owner can sign in in another way, and the operator can reset it",
    ko: "이 주소의 계정은 {provider}의 다른 사용자가 쓰고 있습니다. 소유자는 다른 방법으로 로그인할 수 있고 운영자는 계정을 재설정할 수 있습니다",
  },
  oidc_domain: {
    en: "the operator does not admit addresses of this domain; ask for an account",
    ko: "운영자가 이 도메인의 주소를 허용하지 않습니다. 계정을 요청하십시오",
  },
  oidc_closed: {
    en: "registration is closed on this server; ask its operator for an account",
    ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오",
  },
};

/** better-auth's codes for a sign-in that is not of this browser, or that is over. */
const stale: readonly string[] = [
  "state_mismatch",
  "state_not_found",
  "state_invalid",
  "state_security_mismatch",
  "no_code",
];

/** The failure for an error of the provider or of better-auth; an unknown code is never repeated. */
function refusal(code: string, { settings }: OidcProvider): Error {
  if (stale.includes(code)) return usedUp();
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (!reason) return unavailable(settings, nonsense);
  const provider = settings.label;
  const detail = { en: fill(reason, { provider }, "en"), ko: fill(reason, { provider }, "ko") };
  return failure("account.unlinked", { provider, detail }, { reason: "provider" });
}
