import type { Text } from "../../../../src/core/text.ts";

/** The texts of the sign-in and sign-up pages. */
export const words = {
  signIn: { en: "Sign in", ko: "로그인" },
  email: { en: "E-mail address", ko: "이메일 주소" },
  password: { en: "Password", ko: "비밀번호" },
  withPasskey: { en: "Sign in with a passkey", ko: "패스키로 로그인하기" },
  withProvider: { en: "Sign in with {provider}", ko: "{provider|으로/로} 로그인하기" },
  oidcTitle: { en: "Sign in", ko: "로그인" },
  byLink: { en: "Sign in without a password", ko: "비밀번호 없이 로그인하기" },
  byLinkAbout: {
    en: "We send a link to your address. It signs in once, within 10 minutes.",
    ko: "입력한 주소로 링크를 보냅니다. 링크는 10분 안에 한 번만 쓸 수 있습니다.",
  },
  sendLink: { en: "Send the link", ko: "링크 보내기" },
  forgotten: { en: "Forgot your password?", ko: "비밀번호를 잊으셨습니까?" },
  noAccount: { en: "No account yet? Sign up", ko: "계정이 없으시면 회원 가입을 하십시오" },
  invited: {
    en: "Accounts on this server are by invitation. Ask the operator for one.",
    ko: "이 서버는 초대로만 계정을 만들 수 있습니다. 운영자에게 초대를 요청하십시오.",
  },
  closed: {
    en: "Registration is closed on this server. Ask the operator for an account.",
    ko: "이 서버에서는 회원 가입을 할 수 없습니다. 운영자에게 계정을 요청하십시오.",
  },
  codeTitle: { en: "Enter the code", ko: "인증 코드 입력" },
  codeAbout: {
    en: "Two-factor authentication is on for this account. Enter the code within 10 minutes.",
    ko: "이 계정은 2단계 인증을 사용합니다. 10분 안에 인증 코드를 입력하십시오.",
  },
  code: { en: "Code of the authenticator app", ko: "인증 앱의 코드" },
  codeHint: { en: "6 digits", ko: "숫자 6자리" },
  useBackup: { en: "Use a backup code", ko: "백업 코드 사용하기" },
  backup: { en: "Backup code", ko: "백업 코드" },
  backupHint: { en: "Each backup code works once.", ko: "백업 코드는 각각 한 번만 쓸 수 있습니다." },
  startOver: { en: "Sign in with another account", ko: "다른 계정으로 로그인하기" },
  linkTitle: { en: "Sign in with the link", ko: "링크로 로그인" },
  linkAbout: {
    en: "Press the button to sign in on this device. The link works once.",
    ko: "버튼을 누르면 이 기기에서 로그인합니다. 링크는 한 번만 쓸 수 있습니다.",
  },
  noLink: {
    en: "The link is incomplete, or this browser blocks cookies. Open the link from the message again, or request a new one.",
    ko: "링크가 완전하지 않거나 브라우저가 쿠키를 차단합니다. 메일의 링크를 다시 열거나 새 링크를 요청하십시오.",
  },
  newLink: { en: "Request a new link", ko: "새 링크 요청하기" },
  signUp: { en: "Sign up", ko: "회원 가입" },
  signUpAbout: {
    en: "With an account you create API keys and watch your domains.",
    ko: "계정이 있으면 API 키를 만들고 도메인을 감시할 수 있습니다.",
  },
  invitation: {
    en: "You are invited. Use the e-mail address that the invitation was sent to.",
    ko: "초대를 받으셨습니다. 초대를 받은 이메일 주소를 사용하십시오.",
  },
  newPassword: { en: "New password", ko: "새 비밀번호" },
  passwordHint: {
    en: "12 to 128 characters. Several words are easier to remember than signs and digits.",
    ko: "12자 이상 128자 이하. 기호나 숫자보다 여러 단어를 이어 쓰면 기억하기 쉽습니다.",
  },
  create: { en: "Create the account", ko: "계정 만들기" },
  mailed: {
    en: "We sent a letter to {email}. Open the link in it within 24 hours to create the account.",
    ko: "{email|으로/로} 메일을 보냈습니다. 24시간 안에 메일의 링크를 열면 계정이 만들어집니다.",
  },
  resend: { en: "Send it again", ko: "다시 보내기" },
  otherAddress: { en: "Use another address", ko: "다른 주소 사용하기" },
  haveAccount: { en: "You have an account? Sign in", ko: "계정이 있으시면 로그인하십시오" },
  confirmTitle: { en: "Confirm the e-mail address", ko: "이메일 주소 확인" },
  confirmAbout: {
    en: "Press the button to confirm that this address is yours.",
    ko: "버튼을 누르면 이 주소가 본인의 주소임을 확인합니다.",
  },
  confirm: { en: "Confirm", ko: "확인" },
  resetTitle: { en: "Forgotten password", ko: "비밀번호 찾기" },
  resetAbout: {
    en: "We send a link to your address. It sets a new password once, within one hour.",
    ko: "입력한 주소로 링크를 보냅니다. 링크는 1시간 안에 한 번만 쓸 수 있습니다.",
  },
  setTitle: { en: "Set a new password", ko: "비밀번호 재설정" },
  setAbout: {
    en: "Every session of the account ends when the password is set.",
    ko: "비밀번호를 재설정하면 계정의 모든 세션이 끝납니다.",
  },
  set: { en: "Set the password", ko: "비밀번호 재설정" },
  noMail: {
    en: "This server sends no mail. Ask its operator to reset your password.",
    ko: "이 서버는 메일을 보내지 않습니다. 운영자에게 비밀번호 재설정을 요청하십시오.",
  },
  signOutTitle: { en: "Sign out", ko: "로그아웃" },
  signOutAbout: { en: "This ends the session in this browser.", ko: "이 브라우저의 세션을 끝냅니다." },
} as const satisfies Readonly<Record<string, Text>>;
