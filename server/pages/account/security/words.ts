import type { Text } from "../../../../src/core/text.ts";

/** The texts of the security and settings pages of an account. */
export const words = {
  title: { en: "Security", ko: "보안" },
  factor: { en: "Two-factor authentication", ko: "2단계 인증" },
  factorOn: {
    en: "On. Signing in needs a code from your authenticator app.",
    ko: "켜짐. 로그인할 때 인증 앱의 코드가 필요합니다.",
  },
  factorOff: {
    en: "Off. With it, a stolen password is not enough to sign in.",
    ko: "꺼짐. 켜면 비밀번호가 유출되어도 그것만으로는 로그인할 수 없습니다.",
  },
  setUp: { en: "Set up", ko: "설정하기" },
  scan: {
    en: "1. Scan the QR code with an authenticator app, or type in the secret.",
    ko: "1. 인증 앱으로 QR 코드를 스캔하거나 비밀 값을 직접 입력하십시오.",
  },
  qr: { en: "QR code with the secret for an authenticator app", ko: "인증 앱에 등록할 비밀 값이 담긴 QR 코드" },
  secret: { en: "Secret", ko: "비밀 값" },
  keep: {
    en: "2. Store the backup codes in a safe place. Each one signs you in once without the app. They are shown once.",
    ko: "2. 백업 코드를 안전한 곳에 보관하십시오. 앱 없이 로그인할 때 코드마다 한 번씩 쓸 수 있으며, 지금 한 번만 표시합니다.",
  },
  backupCodes: { en: "Backup codes", ko: "백업 코드" },
  enter: { en: "3. Enter the code that the app shows.", ko: "3. 앱에 표시된 코드를 입력하십시오." },
  startAgain: {
    en: "The QR code and the backup codes were shown once. If you did not save them, set up again.",
    ko: "QR 코드와 백업 코드는 한 번만 표시합니다. 저장하지 않았다면 설정을 다시 시작하십시오.",
  },
  code: { en: "Code of the authenticator app", ko: "인증 앱의 코드" },
  codeHint: { en: "6 digits", ko: "숫자 6자리" },
  turnOn: { en: "Turn on", ko: "켜기" },
  newCodes: { en: "New backup codes", ko: "백업 코드 재발급" },
  newCodesAbout: {
    en: "The previous backup codes stop working.",
    ko: "이전 백업 코드는 더 이상 쓸 수 없습니다.",
  },
  codesOnce: {
    en: "Store these codes in a safe place. They are shown once.",
    ko: "코드를 안전한 곳에 보관하십시오. 지금 한 번만 표시합니다.",
  },
  turnOff: { en: "Turn off", ko: "끄기" },
  current: { en: "Current password", ko: "현재 비밀번호" },
  freshHint: {
    en: "This account has no password. Sign in again if the last sign-in is more than 10 minutes ago.",
    ko: "비밀번호가 없는 계정입니다. 로그인한 지 10분이 지났으면 다시 로그인하십시오.",
  },
  passkeys: { en: "Passkeys", ko: "패스키" },
  passkeysAbout: {
    en: "A passkey signs in with a fingerprint, face or PIN of your device, without a password and without a code.",
    ko: "패스키는 기기의 지문, 얼굴, PIN으로 로그인하며 비밀번호와 인증 코드가 필요하지 않습니다.",
  },
  passkeysOff: { en: "Not available on this server: {detail}.", ko: "이 서버에서는 쓸 수 없습니다: {detail}." },
  needsScript: {
    en: "To add a passkey, use a browser with JavaScript and passkeys.",
    ko: "패스키를 추가하려면 JavaScript와 패스키를 지원하는 브라우저를 사용하십시오.",
  },
  addPasskey: { en: "Add a passkey", ko: "패스키 추가" },
  passkeyName: { en: "Name of the passkey", ko: "패스키 이름" },
  synced: { en: "Synced between devices", ko: "여러 기기에 동기화됨" },
  oneDevice: { en: "On one device", ko: "기기 하나에만 저장됨" },
  added: { en: "Added", ko: "추가" },
  used: { en: "Last used", ko: "마지막 사용" },
  rename: { en: "Rename", ko: "이름 변경" },
  remove: { en: "Remove", ko: "삭제" },
  removeAbout: {
    en: "The passkey cannot sign in any more. Delete it on your device as well.",
    ko: "이 패스키로 더 이상 로그인할 수 없습니다. 기기에서도 삭제하십시오.",
  },
  passkeyFailed: {
    en: "The passkey could not be used. Try again, or use another way to sign in.",
    ko: "패스키를 사용하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인하십시오.",
  },
  passkeyCancelled: {
    en: "The browser cancelled, or the time was over. Try again.",
    ko: "브라우저에서 취소했거나 시간이 초과되었습니다. 다시 시도하십시오.",
  },
  passkeyKnown: {
    en: "This device or security key already has a passkey of this account.",
    ko: "이 기기나 보안 키에 이 계정의 패스키가 이미 있습니다.",
  },
  passkeyElsewhere: {
    en: "Passkeys of this server work at {home}. Open that address.",
    ko: "이 서버의 패스키는 {home}에서 쓸 수 있습니다. 해당 주소를 여십시오.",
  },
  byProxy: {
    en: "A proxy signs you in to this account, so password, second factor, passkeys and e-mail address are set there.",
    ko: "이 계정에는 프록시가 로그인합니다. 비밀번호, 2단계 인증, 패스키, 이메일 주소는 프록시 쪽에서 설정하십시오.",
  },
  password: { en: "Password", ko: "비밀번호" },
  changePassword: { en: "Change the password", ko: "비밀번호 변경" },
  newPassword: { en: "New password", ko: "새 비밀번호" },
  noPassword: {
    en: "This account has no password. A link to set one can be sent to your address.",
    ko: "비밀번호가 없는 계정입니다. 이메일로 받은 링크에서 비밀번호를 설정할 수 있습니다.",
  },
  email: { en: "E-mail address", ko: "이메일 주소" },
  emailAbout: {
    en: "The address is {email}. A new address takes effect after you open the link that is sent to it and confirm.",
    ko: "현재 주소는 {email}입니다. 새 주소로 보낸 링크를 열고 확인 버튼을 누르면 주소가 변경됩니다.",
  },
  newEmail: { en: "New e-mail address", ko: "새 이메일 주소" },
  sendLink: { en: "Send the link", ko: "링크 보내기" },
  noMail: {
    en: "This server sends no mail, so the address cannot be changed here.",
    ko: "이 서버는 메일을 보내지 않으므로 여기에서 주소를 변경할 수 없습니다.",
  },
  sessions: { en: "Sessions", ko: "세션" },
  sessionsAbout: { en: "Where you are signed in.", ko: "로그인된 곳입니다." },
  here: { en: "this browser", ko: "이 브라우저" },
  network: { en: "Network", ko: "네트워크" },
  started: { en: "Signed in", ko: "로그인" },
  ends: { en: "Ends", ko: "종료 예정" },
  endSession: { en: "End the session", ko: "세션 끝내기" },

  settings: { en: "Settings", ko: "설정" },
  language: { en: "Language", ko: "언어" },
  languageAbout: {
    en: "Pages have the language of their address. Messages about the account have the language of the page that caused them.",
    ko: "페이지의 언어는 주소에 따라 정해집니다. 계정에 관한 메일은 해당 작업을 한 페이지의 언어로 보냅니다.",
  },
  export: { en: "Export", ko: "내보내기" },
  exportAbout: {
    en: "All stored data of the account, as JSON, without secrets.",
    ko: "계정에 저장된 모든 내용을 JSON으로 내려받습니다. 비밀 값은 제외합니다.",
  },
  download: { en: "Download the export", ko: "내보내기 파일 내려받기" },
  delete: { en: "Delete the account", ko: "계정 삭제" },
  deleteAbout: {
    en: "This deletes the account at once with its API keys, watches, notification channels and sessions. Programs that use the keys stop working. This cannot be undone.",
    ko: "계정과 API 키, 감시, 알림 채널, 세션을 즉시 삭제합니다. 이 키를 쓰는 프로그램은 동작하지 않게 됩니다. 되돌릴 수 없습니다.",
  },
  understood: { en: "I understand that everything is deleted", ko: "모든 내용이 삭제된다는 것을 확인했습니다" },
} as const satisfies Readonly<Record<string, Text>>;
