import { channelStateWords, deliveryKindWords, deliveryStateWords } from "../../../notifications/words.ts";
import type { Text } from "../../../../src/core/text.ts";

/** The texts of the notification channel pages. */
export const words = {
  title: { en: "Notifications", ko: "알림" },
  lede: {
    en: "When a watch finds a change, every channel below is notified.",
    ko: "감시에서 변경을 찾으면 아래의 모든 채널로 알립니다.",
  },
  yours: { en: "Your channels", ko: "내 채널" },
  none: {
    en: "There are no channels yet. Changes are recorded, but no notifications are sent.",
    ko: "아직 채널이 없습니다. 변경을 기록하지만 알림은 보내지 않습니다.",
  },
  used: { en: "{used} of {limit} channels", ko: "채널 {used}/{limit}개" },
  add: { en: "Add a channel", ko: "채널 추가" },
  kind: { en: "Kind", ko: "종류" },
  kinds: {
    webhook: { en: "Webhook", ko: "웹훅" },
    email: { en: "E-mail", ko: "이메일" },
    slack: { en: "Slack", ko: "Slack" },
    discord: { en: "Discord", ko: "Discord" },
    teams: { en: "Microsoft Teams", ko: "Microsoft Teams" },
    ntfy: { en: "ntfy", ko: "ntfy" },
    telegram: { en: "Telegram", ko: "Telegram" },
    json: { en: "Webhook with a template", ko: "템플릿 웹훅" },
  },
  address: { en: "URL, e-mail address or chat", ko: "URL, 이메일 주소 또는 채팅" },
  addressHint: {
    en: "The https URL that the service gave you for incoming messages; for e-mail the address; for Telegram the chat ID, or @name of a channel.",
    ko: "서비스에서 발급한 수신용 https URL. 이메일 채널이면 이메일 주소. Telegram이면 채팅 ID나 채널의 @이름.",
  },
  token: { en: "Bot token", ko: "봇 토큰" },
  tokenHint: { en: "Only for Telegram: @BotFather gives it.", ko: "Telegram에만 필요합니다. @BotFather가 발급합니다." },
  template: { en: "Template", ko: "템플릿" },
  templateHint: {
    en: 'Only for a webhook with a template: JSON such as {"text":"{{summary}}"}. It is stored encrypted and not shown again.',
    ko: '템플릿 웹훅에만 필요합니다. {"text":"{{summary}}"} 같은 JSON이며 암호화하여 저장하고 다시 표시하지 않습니다.',
  },
  newTemplate: { en: "New template", ko: "새 템플릿" },
  newTemplateHint: { en: "Leave it empty to keep the template.", ko: "비워 두면 템플릿을 그대로 둡니다." },
  name: { en: "Name", ko: "이름" },
  nameHint: { en: "Such as on call.", ko: "예: 당직" },
  newNameHint: {
    en: "Such as on call. By default the host, the address or the chat.",
    ko: "예: 당직. 비워 두면 호스트, 주소 또는 채팅을 씁니다.",
  },
  language: { en: "Language of the messages", ko: "메시지 언어" },
  languages: { en: { en: "English", ko: "English" }, ko: { en: "한국어", ko: "한국어" } },
  mode: { en: "When", ko: "전송 시점" },
  modes: {
    "at-once": { en: "At once, each change", ko: "변경마다 바로" },
    daily: { en: "Once a day, all changes", ko: "하루에 한 번 모아서" },
  },
  hour: { en: "Hour of the daily message (UTC)", ko: "하루 한 번 보낼 시각(UTC)" },
  least: { en: "Minimum severity", ko: "최소 심각도" },
  leastHint: {
    en: "Nothing below this severity is sent.",
    ko: "이보다 낮은 심각도는 보내지 않습니다.",
  },
  state: { en: "State", ko: "상태" },
  states: channelStateWords,
  reasons: {
    owner: { en: "You stopped this channel.", ko: "사용자가 멈춘 채널입니다." },
    gone: {
      en: "The receiver answered 410 Gone, so nothing more is sent to it.",
      ko: "수신 서버가 410 Gone으로 응답하여 더 이상 보내지 않습니다.",
    },
    unsubscribed: {
      en: "The reader unsubscribed. Start the channel to send a new link to the address.",
      ko: "수신자가 수신을 거부했습니다. 채널을 다시 시작하면 주소로 새 링크를 보냅니다.",
    },
  },
  waitsForLink: {
    en: "Open the link in the message that we sent to the address. Notifications go there once it is confirmed.",
    ko: "주소로 보낸 메일의 링크를 여십시오. 주소를 확인한 뒤부터 알림을 보냅니다.",
  },
  last: { en: "Last delivered", ko: "마지막 전송" },
  failed: { en: "failed: {count}", ko: "실패 {count}건" },
  secretOnce: {
    en: "Copy the signing secret now. It is shown once. Receivers verify messages with it (Standard Webhooks).",
    ko: "지금 서명 비밀 값을 복사하십시오. 한 번만 표시합니다. 수신 서버는 이 값으로 메시지를 검증합니다(Standard Webhooks).",
  },
  secret: { en: "Signing secret", ko: "서명 비밀 값" },
  open: { en: "Open the channel", ko: "채널 열기" },
  test: { en: "Send a test", ko: "시험 메시지 보내기" },
  stop: { en: "Stop", ko: "멈추기" },
  start: { en: "Start", ko: "다시 시작" },
  newLink: { en: "Send a new link", ko: "새 링크 보내기" },
  settings: { en: "Settings", ko: "설정" },
  save: { en: "Save", ko: "저장" },
  remove: { en: "Remove the channel", ko: "채널 삭제" },
  removeAbout: {
    en: "The channel is deleted with its deliveries. Pending notifications are not sent.",
    ko: "채널과 전송 기록을 삭제합니다. 대기 중인 알림은 보내지 않습니다.",
  },
  deliveries: { en: "Deliveries", ko: "전송 기록" },
  deliveriesAbout: { en: "The newest 100 of the last 30 days.", ko: "최근 30일의 전송 100건까지 표시합니다." },
  noDeliveries: { en: "Nothing was sent yet.", ko: "아직 보낸 알림이 없습니다." },
  what: { en: "Content", ko: "내용" },
  created: { en: "Created", ko: "생성" },
  result: { en: "Result", ko: "결과" },
  attempts: { en: "Attempts", ko: "시도" },
  next: { en: "Next attempt", ko: "다음 시도" },
  deliveryKinds: deliveryKindWords,
  deliveryStates: deliveryStateWords,
  resend: { en: "Send again", ko: "다시 보내기" },
} as const satisfies Sentences;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
