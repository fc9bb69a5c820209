import { defineFailures } from "./kind.ts";

/** Keys, sessions, accounts and what belongs to them. */
export const accountFailures = defineFailures({
  "key.required": {
    code: "API_KEY_REQUIRED",
    text: {
      en: "{check} needs an API key: send Authorization: Bearer <key>.",
      ko: "{check|은/는} API 키가 필요합니다. Authorization: Bearer <key>를 보내십시오.",
    },
  },
  "key.rejected": {
    code: "INVALID_API_KEY",
    text: { en: "This API key is not valid ({detail}).", ko: "유효하지 않은 API 키입니다({detail})." },
  },
  "session.required": {
    code: "API_KEY_REQUIRED",
    text: { en: "Sign in to do this.", ko: "로그인이 필요합니다." },
  },
  "scope.missing": {
    code: "INVALID_API_KEY",
    text: {
      en: "This API key does not have the scope {scope}.",
      ko: "이 API 키에는 {scope} 범위가 없습니다.",
    },
  },
  "credentials.wrong": {
    code: "INVALID_API_KEY",
    text: { en: "The {what} is wrong.", ko: "{what|이/가} 올바르지 않습니다." },
  },
  "account.unverified": {
    code: "INVALID_API_KEY",
    text: {
      en: "This e-mail address is not confirmed. Open the link that was sent to it, or request a new one.",
      ko: "이메일 주소가 확인되지 않았습니다. 발송된 링크를 열거나 새 링크를 요청하십시오.",
    },
  },
  "account.insecure": {
    code: "INVALID_INPUT",
    text: {
      en: "Accounts need https. The operator has to set PORTCULLIS_BASE_URL to the https URL of this server.",
      ko: "계정을 사용하려면 https가 필요합니다. 운영자가 PORTCULLIS_BASE_URL에 이 서버의 https URL을 지정해야 합니다.",
    },
  },
  "account.closed": {
    code: "INVALID_INPUT",
    text: {
      en: "Registration is closed on this server. Ask its operator for an account.",
      ko: "이 서버는 회원 가입을 받지 않습니다. 운영자에게 계정을 요청하십시오.",
    },
  },
  "account.mail": {
    code: "INVALID_INPUT",
    text: {
      en: "This server sends no mail (PORTCULLIS_SMTP_URL or PORTCULLIS_BASE_URL is not set). Ask its operator.",
      ko: "이 서버는 메일을 보내지 않습니다(PORTCULLIS_SMTP_URL 또는 PORTCULLIS_BASE_URL이 설정되지 않음). 운영자에게 문의하십시오.",
    },
  },
  "account.link": {
    code: "INVALID_INPUT",
    text: {
      en: "This link or code was used, has expired or was never issued. Request a new one.",
      ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크 또는 코드입니다. 새로 요청하십시오.",
    },
  },
  "account.guessable": {
    code: "INVALID_INPUT",
    text: {
      en: "This password is easy to guess: {detail}. Choose another one, for example several words that have nothing to do with each other.",
      ko: "추측하기 쉬운 비밀번호입니다. {detail}. 서로 관련 없는 단어 여러 개처럼 다른 비밀번호를 고르십시오.",
    },
  },
  "account.provider": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "Signing in with {provider} is not possible now: {detail}. Sign in another way, or try again later.",
      ko: "지금은 {provider|으로/로} 로그인할 수 없습니다: {detail}. 다른 방법으로 로그인하거나 나중에 다시 시도하십시오.",
    },
  },
  "account.unlinked": {
    code: "INVALID_INPUT",
    text: {
      en: "You were not signed in with {provider}: {detail}.",
      ko: "{provider|으로/로} 로그인하지 못했습니다: {detail}.",
    },
  },
  "account.full": {
    code: "INVALID_INPUT",
    text: {
      en: "This account already has {limit} {what}, the maximum.",
      ko: "이 계정의 {what|은/는} {limit}개로, 더 만들 수 없습니다.",
    },
  },
  "account.state": {
    code: "INVALID_INPUT",
    text: { en: "This is not possible now: {detail}.", ko: "지금은 할 수 없습니다: {detail}." },
  },
  "item.unknown": {
    code: "NOT_FOUND",
    text: { en: "This account has no such {what}.", ko: "이 계정에 그런 {what|이/가} 없습니다." },
  },
  "watch.known": {
    code: "INVALID_INPUT",
    text: {
      en: "{target} is already watched. Change that watch instead.",
      ko: "{target|은/는} 이미 감시하고 있습니다. 그 감시의 설정을 바꾸십시오.",
    },
  },
  "watch.listed": {
    code: "INVALID_INPUT",
    text: {
      en: "The watch of {target} is listed in watches.json. Change its entry there, or remove the entry to end the watch; an empty list ends all of them.",
      ko: "{target} 감시는 watches.json에 있습니다. 그 파일의 항목을 고치거나, 감시를 끝내려면 항목을 삭제하십시오. 빈 목록은 파일의 감시를 모두 끝냅니다.",
    },
  },
  "watch.paused": {
    code: "INVALID_INPUT",
    text: {
      en: "The watch of {target} is paused. Resume it first.",
      ko: "{target} 감시가 일시 중지되었습니다. 먼저 다시 시작하십시오.",
    },
  },
});
