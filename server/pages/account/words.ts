import type { Text } from "../../../src/core/text.ts";

/** The texts that all account pages share. */
export const words = {
  account: { en: "Account", ko: "계정" },
  description: { en: "Your account on this server.", ko: "이 서버의 계정." },
  menu: { en: "Account", ko: "계정" },
  signedInAs: { en: "Signed in as", ko: "로그인한 계정:" },
  signOut: { en: "Sign out", ko: "로그아웃" },
  sections: {
    overview: { en: "Your domains", ko: "내 도메인" },
    watches: { en: "Watches", ko: "감시" },
    certificates: { en: "Certificates", ko: "인증서" },
    changes: { en: "Changes", ko: "변경 기록" },
    channels: { en: "Notifications", ko: "알림" },
    keys: { en: "API keys", ko: "API 키" },
    status: { en: "Status page", ko: "상태 페이지" },
    security: { en: "Security", ko: "보안" },
    settings: { en: "Settings", ko: "설정" },
  },
  problem: { en: "There is a problem", ko: "문제가 있습니다" },
  wrong: { en: "Problem:", ko: "문제:" },
  outdated: {
    en: "This form is out of date: you signed in or out since the page was opened, or your browser blocks cookies. Send it again.",
    ko: "오래된 양식입니다. 페이지를 연 뒤에 로그인이나 로그아웃을 했거나 브라우저가 쿠키를 차단합니다. 다시 보내십시오.",
  },
  notFound: { en: "Not found", ko: "찾을 수 없습니다" },
  toAccount: { en: "To the account", ko: "계정으로 이동하기" },
  requestId: { en: "Request ID", ko: "요청 ID" },
  copy: { en: "Copy", ko: "복사" },
  copied: { en: "Copied", ko: "복사됨" },
  never: { en: "never", ko: "없음" },
  none: { en: "none", ko: "없음" },
  sure: { en: "This cannot be undone.", ko: "되돌릴 수 없습니다." },
} as const satisfies Sentences;

/** How to correct a field. */
export const fieldProblems: Readonly<Record<string, Text>> = {
  email: {
    en: "Enter an e-mail address such as jin@shop.example.",
    ko: "jin@shop.example 같은 이메일 주소를 입력하십시오.",
  },
  password: { en: "Enter a password of 12 to 128 characters.", ko: "12자 이상 128자 이하의 비밀번호를 입력하십시오." },
  new_password: {
    en: "Enter a new password of 12 to 128 characters.",
    ko: "12자 이상 128자 이하의 새 비밀번호를 입력하십시오.",
  },
  code: {
    en: "Enter the 6 digits that your authenticator app shows now.",
    ko: "인증 앱에 지금 표시된 숫자 6자리를 입력하십시오.",
  },
  backup_code: {
    en: "Enter one of your backup codes as it was shown.",
    ko: "백업 코드 하나를 표시된 그대로 입력하십시오.",
  },
  name: {
    en: "Enter a name of 1 to 100 characters on one line, such as ci.",
    ko: "ci처럼 한 줄로 된 1자 이상 100자 이하의 이름을 입력하십시오.",
  },
  expires_in_days: {
    en: "Enter a whole number of days from 1 to 3650, or nothing.",
    ko: "1에서 3650까지의 일수를 정수로 입력하거나 비워 두십시오.",
  },
  expiry_days: {
    en: "Enter 1 to 10 numbers of days from 1 to 365, such as 30, 14, 7, 1.",
    ko: "30, 14, 7, 1처럼 1에서 365까지의 일수를 1개 이상 10개 이하로 입력하십시오.",
  },
  severities: {
    en: "Enter pairs such as http.hsts-missing=high, dns.ns=off. Severities: critical, high, medium, low, info, off.",
    ko: "http.hsts-missing=high, dns.ns=off 같은 쌍을 입력하십시오. 심각도: critical, high, medium, low, info, off.",
  },
  maintenance: {
    en: "Enter windows such as sat,sun 02:00 2h Asia/Seoul, separated by semicolons. A window lasts 5m to 24h.",
    ko: "sat,sun 02:00 2h Asia/Seoul 같은 점검 시간을 세미콜론으로 구분해 입력하십시오. 길이는 5m부터 24h까지입니다.",
  },
  target: {
    en: "Enter a host or domain such as shop.example.com. IP addresses and public suffixes such as co.kr cannot be watched.",
    ko: "shop.example.com 같은 호스트나 도메인을 입력하십시오. IP 주소와 co.kr 같은 공용 접미사는 감시할 수 없습니다.",
  },
  token: {
    en: "This link was used or has expired. Request a new one.",
    ko: "이미 사용했거나 만료된 링크입니다. 새로 요청하십시오.",
  },
  address: {
    en: "Enter an https URL such as https://hooks.shop.example/portcullis, or an e-mail address for the kind e-mail. The host must be on the public internet.",
    ko: "https://hooks.shop.example/portcullis 같은 https URL을 입력하십시오. 이메일 채널이면 이메일 주소를 입력하십시오. 호스트는 공인 인터넷에 있어야 합니다.",
  },
  checks: { en: "Choose at least one check.", ko: "점검을 하나 이상 선택하십시오." },
  confirm: { en: "Tick the box to confirm.", ko: "확인란을 선택하십시오." },
};

/** A form's success message, by the code in the next page's address. */
export const doneWords = {
  "signed-out": { en: "You have signed out.", ko: "로그아웃했습니다." },
  "sign-in-mailed": {
    en: "If the address has an account, a link to sign in is on its way. It works once, within 10 minutes.",
    ko: "계정이 있는 주소라면 로그인 링크를 보냈습니다. 링크는 10분 안에 한 번만 쓸 수 있습니다.",
  },
  "signed-up": { en: "The account is ready. Sign in.", ko: "계정을 만들었습니다. 로그인하십시오." },
  confirmed: { en: "The e-mail address is confirmed.", ko: "이메일 주소를 확인했습니다." },
  "reset-mailed": {
    en: "If the address has an account, a link to set a new password is on its way. It works once, within one hour.",
    ko: "계정이 있는 주소라면 비밀번호 재설정 링크를 보냈습니다. 링크는 1시간 안에 한 번만 쓸 수 있습니다.",
  },
  reset: {
    en: "The new password is set, and all sessions have ended. Sign in with it.",
    ko: "비밀번호를 재설정했고 모든 세션이 끝났습니다. 새 비밀번호로 로그인하십시오.",
  },
  "code-expired": {
    en: "The sign-in took too long. Begin again.",
    ko: "로그인 시간이 초과되었습니다. 처음부터 다시 시작하십시오.",
  },
  password: {
    en: "The password is changed, and every other session has ended.",
    ko: "비밀번호를 변경했고 다른 모든 세션이 끝났습니다.",
  },
  "email-mailed": {
    en: "We sent a link to the new address. The address changes when you open it.",
    ko: "새 주소로 링크를 보냈습니다. 링크를 열면 주소가 변경됩니다.",
  },
  "factor-on": {
    en: "Two-factor authentication is on, and every other session has ended.",
    ko: "2단계 인증을 켰고 다른 모든 세션이 끝났습니다.",
  },
  "factor-off": { en: "Two-factor authentication is off.", ko: "2단계 인증을 껐습니다." },
  "passkey-added": {
    en: "The passkey is added. It signs in from now on.",
    ko: "패스키를 추가했습니다. 이제 로그인에 쓸 수 있습니다.",
  },
  "passkey-renamed": { en: "The passkey is renamed.", ko: "패스키 이름을 변경했습니다." },
  "passkey-removed": { en: "The passkey is removed.", ko: "패스키를 삭제했습니다." },
  "session-ended": { en: "The session has ended.", ko: "세션을 끝냈습니다." },
  "key-revoked": {
    en: "The key is revoked. Every server refuses it now.",
    ko: "키를 폐기했습니다. 이제 모든 서버가 이 키를 거부합니다.",
  },
  "link-revoked": { en: "The link is revoked.", ko: "링크를 폐기했습니다." },
  "watch-added": {
    en: "The watch is added. Its checks run within a few seconds.",
    ko: "감시를 추가했습니다. 몇 초 안에 점검을 실행합니다.",
  },
  "watch-changed": { en: "The watch is changed.", ko: "감시를 변경했습니다." },
  "watch-paused": { en: "The watch is paused.", ko: "감시를 일시 중지했습니다." },
  "watch-resumed": { en: "The watch is resumed.", ko: "감시를 다시 시작했습니다." },
  "watch-muted": {
    en: "The watch is muted. It measures and records changes, and sends no notification.",
    ko: "알림을 껐습니다. 측정과 변경 기록은 계속하고 알림은 보내지 않습니다.",
  },
  "watch-unmuted": { en: "The watch is no longer muted.", ko: "알림을 다시 켰습니다." },
  "watch-runs": {
    en: "All checks of the watch start within a few seconds.",
    ko: "몇 초 안에 이 감시의 모든 점검을 시작합니다.",
  },
  "watch-removed": { en: "The watch is removed.", ko: "감시를 삭제했습니다." },
  "channel-added": {
    en: "The channel is added. Send a test to see that it works.",
    ko: "채널을 추가했습니다. 시험 메시지를 보내 확인하십시오.",
  },
  "channel-mailed": {
    en: "The channel is added. Open the link that we sent to the address: notifications go there once it is confirmed.",
    ko: "채널을 추가했습니다. 입력한 주소로 보낸 링크를 여십시오. 주소를 확인한 뒤부터 알림을 보냅니다.",
  },
  "channel-changed": { en: "The channel is changed.", ko: "채널을 변경했습니다." },
  "channel-stopped": { en: "The channel is stopped.", ko: "채널을 멈췄습니다." },
  "channel-started": { en: "The channel is started.", ko: "채널을 다시 시작했습니다." },
  "link-mailed": {
    en: "We sent a new link to the address. The channel starts after its reader confirms with that link.",
    ko: "주소로 새 링크를 보냈습니다. 링크에서 확인하면 채널이 시작됩니다.",
  },
  "channel-tested": {
    en: "The test message is sent within a few seconds. Reload this page to see how it went.",
    ko: "몇 초 안에 시험 메시지를 보냅니다. 페이지를 새로 고치면 결과를 볼 수 있습니다.",
  },
  resent: { en: "The delivery is sent again within a few seconds.", ko: "몇 초 안에 다시 보냅니다." },
  "channel-removed": { en: "The channel is removed.", ko: "채널을 삭제했습니다." },
  deleted: { en: "The account and everything in it are deleted.", ko: "계정과 계정에 속한 모든 것을 삭제했습니다." },
} as const satisfies Readonly<Record<string, Text>>;

/** A code of {@link doneWords}. */
export type Done = keyof typeof doneWords;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
