import type { Text } from "../../../src/core/text.ts";

/** The texts of the pages of mailed links. */
export const words = {
  confirm: {
    title: { en: "Confirm notifications", ko: "알림 수신 확인" },
    ask: {
      en: "Send notifications about watched domains to {address}?",
      ko: "감시하는 도메인의 알림을 {address} 주소로 받으시겠습니까?",
    },
    button: { en: "Send them", ko: "알림 받기" },
    done: {
      en: "Notifications are sent to {address} from now on. Every message has a link to unsubscribe.",
      ko: "이제 {address} 주소로 알림을 보냅니다. 모든 메일에 수신 거부 링크가 있습니다.",
    },
  },
  unsubscribe: {
    title: { en: "Unsubscribe", ko: "수신 거부" },
    ask: {
      en: "Stop sending notifications of this channel to {address}?",
      ko: "이 채널의 알림을 {address} 주소로 더 이상 받지 않으시겠습니까?",
    },
    button: { en: "Unsubscribe", ko: "수신 거부" },
    done: {
      en: "Notifications of this channel are no longer sent to {address}.",
      ko: "이 채널의 알림을 {address} 주소로 더 이상 보내지 않습니다.",
    },
  },
  over: {
    en: "This link was used, has expired or was never issued.",
    ko: "이미 사용했거나 만료되었거나 발급되지 않은 링크입니다.",
  },
} as const satisfies Record<string, Text | Readonly<Record<string, Text>>>;
