import { fill, type Text } from "../../../src/core/text.ts";
import type { Letter } from "../mail/mailer.ts";
import type { Delivery } from "../deliveries.ts";
import { moreText, type Message } from "../message.ts";
import { cut } from "./escape.ts";
import { pieceOf } from "./plain.ts";

/** The links of a letter. */
export interface LetterLinks {
  readonly home: string;
  /** Confirms the address; null except in the first letter. */
  readonly confirm: string | null;
  readonly unsubscribe: string;
}

const texts = {
  foot: {
    en: "You get this because {to} is the notification channel “{channel}” at {home}.\nUnsubscribe: {unsubscribe}",
    ko: "{to} 주소가 {home}의 알림 채널 “{channel}”로 등록되어 있어 보낸 메일입니다.\n수신 거부: {unsubscribe}",
  },
  confirmSubject: { en: "Confirm notifications to this address", ko: "알림 수신을 확인해 주십시오" },
  confirm: {
    en: "You are receiving this because this address was entered for domain notifications from {home}.\n\nTo confirm, open this link within 24 hours:\n{confirm}\n\nIf you did not request this, ignore this message. No further messages will be sent.\nTo decline now: {unsubscribe}",
    ko: "이 주소가 {home}의 도메인 알림 수신 주소로 입력되어 보내 드리는 메일입니다.\n\n알림을 받으려면 24시간 안에 다음 링크를 열어 확인해 주십시오.\n{confirm}\n\n직접 요청하지 않았다면 이 메일을 무시하십시오. 더 이상 메일을 보내지 않습니다.\n바로 거부하려면 다음 링크를 여십시오.\n{unsubscribe}",
  },
} as const satisfies Record<string, Text>;

/** A plain-text letter to one address, with the headers of RFC 8058 for one-click unsubscription. */
export function letterFor(delivery: Delivery, message: Message, to: string, links: LetterLinks): Letter {
  const { home, confirm, unsubscribe } = links;
  const headers = {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // RFC 3834 §5: stops auto-responders.
    "Auto-Submitted": "auto-generated",
  };
  // A letter that is repeated after a crash keeps its id, like a webhook.
  const messageId = `<${delivery.id}@${new URL(home).hostname}>`;
  const { language } = message;
  if (confirm !== null) {
    const text = fill(texts.confirm, { home, confirm, unsubscribe }, language);
    return { to, subject: `${texts.confirmSubject[language]} · Portcullis`, text: `${text}\n`, headers, messageId };
  }
  const { heading, intro, lines, omitted, channel } = message;
  const foot = fill(texts.foot, { to, home, unsubscribe, channel }, language);
  const parts = [intro, ...lines.map((line) => pieceOf(line, language)), moreText(omitted, language), `-- \n${foot}`];
  const text = parts.filter((part) => part !== "").join("\n\n");
  return { to, subject: cut(heading, 200), text: `${text}\n`, headers, messageId };
}
