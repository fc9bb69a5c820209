import { reasonWords } from "../../src/core/reason-words.ts";
import { fill, type Text } from "../../src/core/text.ts";
import type { channelStates, DeliveryKind, DeliveryState, DisabledReason } from "./channel.ts";

/** The states of a channel. */
export const channelStateWords = {
  unconfirmed: { en: "not confirmed", ko: "확인 대기" },
  active: { en: "active", ko: "사용 중" },
  disabled: { en: "stopped", ko: "멈춤" },
} as const satisfies Record<(typeof channelStates)[number], Text>;

/** Why a channel is stopped, in a few words. */
export const disabledWords = {
  owner: { en: "by its owner", ko: "사용자가 멈춤" },
  gone: { en: "the receiver answered 410 Gone", ko: "수신 서버가 410 Gone으로 응답함" },
  unsubscribed: { en: "the reader unsubscribed", ko: "수신자가 수신을 거부함" },
} as const satisfies Record<DisabledReason, Text>;

/** What a delivery carries. */
export const deliveryKindWords = {
  change: { en: "Changes: {count}", ko: "변경 {count}건" },
  digest: { en: "Daily message, changes: {count}", ko: "하루 요약, 변경 {count}건" },
  run: { en: "Finished run", ko: "끝난 실행" },
  test: { en: "Test", ko: "시험" },
  confirmation: { en: "Link to confirm the address", ko: "주소 확인 링크" },
} as const satisfies Record<DeliveryKind, Text>;

/** The states of a delivery. */
export const deliveryStateWords = {
  waiting: { en: "waiting", ko: "대기 중" },
  delivered: { en: "delivered", ko: "전송됨" },
  failed: { en: "failed", ko: "실패" },
  cancelled: { en: "cancelled", ko: "취소됨" },
} as const satisfies Record<DeliveryState, Text>;

const reasons: Readonly<Record<string, Text>> = {
  // For an account's user a name with private addresses only looks like one that does not exist.
  "dns.nxdomain": {
    en: "its name does not exist, or has no public address",
    ko: "존재하지 않거나 공인 주소가 없는 이름임",
  },
  "http.redirect": { en: "it answered with a redirect", ko: "리디렉션으로 응답함" },
  "tls.untrusted": { en: "its certificate is not trusted", ko: "인증서를 신뢰할 수 없음" },
  "mail.unset": { en: "the server has no mail server configured", ko: "서버에 메일 서버가 설정되지 않음" },
  "smtp.eauth": { en: "the mail server refused the sign-in", ko: "메일 서버가 로그인을 거부함" },
  secret: {
    en: "its stored address cannot be read, because PORTCULLIS_SECRET has changed",
    ko: "PORTCULLIS_SECRET이 바뀌어 저장된 주소를 읽을 수 없음",
  },
  interrupted: { en: "sending was interrupted too often", ko: "전송이 여러 번 중단됨" },
  internal: { en: "an internal error occurred", ko: "내부 오류가 발생함" },
  "too-many": { en: "too many messages were waiting", ko: "대기 중인 메시지가 너무 많음" },
  "telegram.no-chat": {
    en: "Telegram knows no such chat, or the bot is not in it",
    ko: "Telegram에 그런 채팅이 없거나 봇이 채팅에 없음",
  },
  "telegram.moved": {
    en: "the group became a supergroup with a new chat id; add a channel with that id",
    ko: "그룹이 슈퍼그룹으로 바뀌어 채팅 ID가 달라짐. 새 ID로 채널을 추가해야 함",
  },
  "telegram.rights": { en: "the bot may not write in the chat", ko: "봇이 채팅에 쓸 권한이 없음" },
  "telegram.token": { en: "Telegram does not accept the bot's token", ko: "Telegram이 봇 토큰을 받아들이지 않음" },
  "telegram.forbidden": {
    en: "the bot was blocked, was removed from the chat, or was never started there",
    ko: "봇이 차단되었거나 채팅에서 제거되었거나 시작된 적이 없음",
  },
  gone: disabledWords.gone,
  disabled: { en: "the channel is stopped", ko: "채널이 멈춰 있음" },
  unconfirmed: { en: "the address is not confirmed", ko: "주소가 확인되지 않음" },
  active: { en: "the address was already confirmed", ko: "주소가 이미 확인됨" },
};

const answered = {
  http: { en: "it answered with status {status}", ko: "상태 코드 {status|으로/로} 응답함" },
  smtp: { en: "the mail server answered {status}", ko: "메일 서버가 {status|으로/로} 응답함" },
} as const satisfies Record<string, Text>;

const noMailServer: Text = { en: "the mail server could not be reached", ko: "메일 서버에 연결할 수 없음" };

/** Why a delivery was not delivered, by its stored code. */
export function deliveryReason(code: string): Text {
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (known) return known;
  const { kind, status = "" } = /^(?<kind>http|smtp)\.(?<status>\d{3})$/.exec(code)?.groups ?? {};
  if (kind === "http" || kind === "smtp") {
    const text = answered[kind];
    return { en: fill(text, { status }, "en"), ko: fill(text, { status }, "ko") };
  }
  return code.startsWith("smtp.") ? noMailServer : reasonWords(code);
}
