import type { Text } from "../../../../src/core/text.ts";

/** The texts of the API key page. */
export const words = {
  title: { en: "API keys", ko: "API 키" },
  lede: {
    en: "A program sends its key as Authorization: Bearer. Each key has its own rate limit.",
    ko: "프로그램은 Authorization: Bearer 헤더로 키를 보냅니다. 키마다 요청 한도가 따로 있습니다.",
  },
  new: { en: "Your new key", ko: "새 키" },
  once: {
    en: "Copy the key now. It is shown once: the server keeps only its SHA-256.",
    ko: "지금 키를 복사하십시오. 서버에는 SHA-256만 저장하므로 키는 한 번만 표시합니다.",
  },
  replaced: {
    en: "The previous key keeps working until {time}.",
    ko: "이전 키는 {time}까지 계속 쓸 수 있습니다.",
  },
  create: { en: "Create a key", ko: "키 만들기" },
  name: { en: "Name", ko: "이름" },
  nameHint: { en: "Where the key is used, such as ci or backup-server.", ko: "ci나 backup-server처럼 키를 쓰는 곳." },
  expires: { en: "Expires in", ko: "만료" },
  days: { en: "{count} days", ko: "{count}일 후" },
  noExpiry: { en: "Never", ko: "만료 없음" },
  write: {
    en: "May change the account: watches and notification channels (scope write)",
    ko: "감시와 알림 채널을 변경할 수 있음(write 범위)",
  },
  readHint: {
    en: "Every key can use all checks and read watches and changes (scope read).",
    ko: "모든 키는 모든 점검을 사용하고 감시와 변경 기록을 읽을 수 있습니다(read 범위).",
  },
  yours: { en: "Your keys", ko: "내 키" },
  none: { en: "There are no keys yet.", ko: "아직 키가 없습니다." },
  begins: { en: "Begins with", ko: "앞부분" },
  scopes: { en: "Scopes", ko: "범위" },
  created: { en: "Created", ko: "생성" },
  used: { en: "Last used", ko: "마지막 사용" },
  until: { en: "Expires", ko: "만료" },
  working: { en: "works", ko: "사용 가능" },
  expired: { en: "expired", ko: "만료됨" },
  revoked: { en: "revoked", ko: "폐기됨" },
  past: { en: "Revoked and expired keys", ko: "폐기되거나 만료된 키" },
  rotate: { en: "Rotate", ko: "교체" },
  rotateAbout: {
    en: "Creates a new key with the same name and scopes. The old key keeps working for the time that you choose.",
    ko: "이름과 범위가 같은 새 키를 만듭니다. 기존 키는 선택한 시간 동안 계속 쓸 수 있습니다.",
  },
  overlap: { en: "The old key works for", ko: "기존 키를 쓸 수 있는 시간" },
  overlaps: {
    "0": { en: "0 hours: it ends now", ko: "즉시 종료" },
    "1": { en: "1 hour", ko: "1시간" },
    "24": { en: "24 hours", ko: "24시간" },
    "168": { en: "7 days", ko: "7일" },
  },
  makeNew: { en: "Create the new key", ko: "새 키 만들기" },
  revoke: { en: "Revoke", ko: "폐기" },
  revokeAbout: {
    en: "Every server refuses the key within 250 ms. This cannot be undone.",
    ko: "모든 서버가 250ms 안에 이 키를 거부합니다. 되돌릴 수 없습니다.",
  },
  revokeNow: { en: "Revoke the key", ko: "키 폐기하기" },
} as const satisfies Sentences;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
