import { fill, type Language, type Text } from "../../src/core/text.ts";
import type { Letter } from "../notifications/mail/mailer.ts";

/** Letters about an account: a subject, and text with the link on its own line. */
const letters = {
  "sign-up": {
    subject: { en: "Confirm your e-mail address", ko: "이메일 주소를 확인해 주십시오" },
    text: {
      en: "This address was used to sign up at {home}.\n\nOpen this link within 24 hours to create the account:\n{link}\n\nIf this was not you, ignore this message. The account is only created with the link.",
      ko: "{home}에서 이 주소로 회원 가입을 신청했습니다.\n\n24시간 안에 다음 링크를 열면 계정이 만들어집니다.\n{link}\n\n직접 신청하지 않았다면 이 메일을 무시하십시오. 링크를 열지 않으면 계정은 만들어지지 않습니다.",
    },
  },
  known: {
    subject: { en: "You already have an account", ko: "이미 계정이 있습니다" },
    text: {
      en: "This address was used to sign up at {home}, but it already has an account. Nothing was changed.\n\nIf this was you, sign in, or request a new password:\n{link}",
      ko: "{home}에서 이 주소로 회원 가입을 시도했지만 이미 계정이 있습니다. 바뀐 것은 없습니다.\n\n직접 시도했다면 로그인하거나 비밀번호를 재설정하십시오.\n{link}",
    },
  },
  "sign-in": {
    subject: { en: "Your link to sign in", ko: "로그인 링크" },
    text: {
      en: "Open this link within 10 minutes to sign in at {home}. It works once.\n{link}\n\nIf you did not ask for it, ignore this message.",
      ko: "10분 안에 다음 링크를 열면 {home}에 로그인합니다. 링크는 한 번만 쓸 수 있습니다.\n{link}\n\n직접 요청하지 않았다면 이 메일을 무시하십시오.",
    },
  },
  reset: {
    subject: { en: "Set a new password", ko: "비밀번호 재설정" },
    text: {
      en: "Open this link within one hour to set a new password at {home}. It works once and ends every session.\n{link}\n\nIf you did not ask for it, ignore this message: your password stays as it is.",
      ko: "1시간 안에 다음 링크를 열면 {home}의 비밀번호를 다시 설정합니다. 링크는 한 번만 쓸 수 있으며, 재설정하면 모든 세션이 끝납니다.\n{link}\n\n직접 요청하지 않았다면 이 메일을 무시하십시오. 비밀번호는 바뀌지 않습니다.",
    },
  },
  email: {
    subject: { en: "Confirm your new e-mail address", ko: "새 이메일 주소를 확인해 주십시오" },
    text: {
      en: "Open this link within 24 hours to make this the address of your account at {home}:\n{link}\n\nIf this was not you, ignore this message.",
      ko: "24시간 안에 다음 링크를 열면 {home} 계정의 주소가 이 주소로 바뀝니다.\n{link}\n\n직접 요청하지 않았다면 이 메일을 무시하십시오.",
    },
  },
  changing: {
    subject: { en: "Your e-mail address is about to change", ko: "이메일 주소 변경 요청" },
    text: {
      en: "A request to change the e-mail address of your account at {home} was made from a signed-in session.\n\nIf this was not you, set a new password now:\n{link}",
      ko: "{home}에 로그인한 사용자가 계정의 이메일 주소 변경을 요청했습니다.\n\n직접 요청하지 않았다면 바로 비밀번호를 재설정하십시오.\n{link}",
    },
  },
  password: {
    subject: { en: "Your password was changed", ko: "비밀번호가 변경되었습니다" },
    text: {
      en: "The password of your account at {home} was changed, and every other session has ended.\n\nIf this was not you, set a new password now:\n{link}",
      ko: "{home} 계정의 비밀번호가 변경되었고 다른 모든 세션이 끝났습니다.\n\n직접 변경하지 않았다면 바로 비밀번호를 재설정하십시오.\n{link}",
    },
  },
  "second-factor": {
    subject: { en: "The second factor was turned off", ko: "2단계 인증이 해제되었습니다" },
    text: {
      en: "The second factor of your account at {home} was turned off.\n\nIf this was not you, set a new password now:\n{link}",
      ko: "{home} 계정의 2단계 인증이 해제되었습니다.\n\n직접 해제하지 않았다면 바로 비밀번호를 재설정하십시오.\n{link}",
    },
  },
  passkey: {
    subject: { en: "A passkey was added", ko: "패스키가 추가되었습니다" },
    text: {
      en: "A passkey was added to your account at {home}. It signs in without your password and without a code.\n\nIf this was not you, sign in, remove the passkey and change your password now:\n{link}",
      ko: "{home} 계정에 패스키가 추가되었습니다. 패스키는 비밀번호와 인증 코드 없이 로그인합니다.\n\n직접 추가하지 않았다면 바로 로그인하여 패스키를 삭제하고 비밀번호를 변경하십시오.\n{link}",
    },
  },
  "passkey-removed": {
    subject: { en: "A passkey was removed", ko: "패스키가 삭제되었습니다" },
    text: {
      en: "A passkey of your account at {home} was removed.\n\nIf this was not you, sign in and change your password now:\n{link}",
      ko: "{home} 계정의 패스키가 삭제되었습니다.\n\n직접 삭제하지 않았다면 바로 로그인하여 비밀번호를 변경하십시오.\n{link}",
    },
  },
  invitation: {
    subject: { en: "You are invited", ko: "초대" },
    text: {
      en: "The operator of {home} invites you to create an account. Open this link within 7 days:\n{link}",
      ko: "{home}의 운영자가 계정을 만들도록 초대했습니다. 7일 안에 다음 링크를 여십시오.\n{link}",
    },
  },
} as const satisfies Record<string, { readonly subject: Text; readonly text: Text }>;

/** Names a letter. */
export type LetterId = keyof typeof letters;

/** The page of each letter's link, below the server's URL. Pages ask before they act, since mail scanners open links. */
const pages: Readonly<Record<LetterId, string>> = {
  "sign-up": "/account/confirm",
  known: "/account/reset",
  "sign-in": "/account/sign-in",
  reset: "/account/reset",
  email: "/account/confirm",
  changing: "/account/reset",
  password: "/account/reset",
  "second-factor": "/account/reset",
  passkey: "/account/security",
  "passkey-removed": "/account/security",
  invitation: "/account/sign-up",
};

/** The page with a token. It is in the query, since pages work without script; tokens are short-lived and single-use. */
export function linkOf(id: LetterId, home: string, token: string | null): string {
  return `${home}${pages[id]}${token === null ? "" : `?token=${encodeURIComponent(token)}`}`;
}

/** A letter to one address. */
export function letterOf(
  id: LetterId,
  to: string,
  {
    home,
    token = null,
    language,
  }: { readonly home: string; readonly token?: string | null; readonly language: Language },
): Letter {
  const { subject, text } = letters[id];
  const body = fill(text, { home, link: linkOf(id, home, token) }, language);
  return { to, subject: `${subject[language]} · Portcullis`, text: `${body}\n` };
}
