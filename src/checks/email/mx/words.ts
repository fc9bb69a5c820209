import type { Text } from "../../../core/text.ts";
import type { Sending } from "../rubric.ts";

/** Whether a domain sends mail, as a clause. */
export const sendingWords: Readonly<Record<Exclude<Sending, "none">, Text>> = {
  known: { en: "sends mail", ko: "메일을 보내지만" },
  possible: { en: "may send mail", ko: "메일을 보낼 수도 있지만" },
};

/** Advice about a null MX record: RFC 7505 §4.2 warns against it for domains that send mail. */
export const nullWords = {
  offered: {
    en: "If the domain should receive no mail, publish a null MX record instead: 0 .",
    ko: '메일을 받지 않을 도메인이면 값이 "0 ."인 null MX 레코드를 만드십시오.',
  },
  withheld: {
    en: "Do not use a null MX record for a domain that sends mail.",
    ko: "메일을 보내는 도메인에는 null MX를 쓰지 마십시오.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Where mail for a domain without MX records goes, by whether a mail server answered at its own address. */
export const wayWords = {
  heard: {
    en: "Mail goes to the address of the domain itself (implicit MX), which some senders do not try.",
    ko: "메일이 도메인 자체의 주소로 갑니다(암시적 MX). 이를 시도하지 않는 서버가 있습니다.",
  },
  unheard: {
    en: "Mail can only go to the address of the domain itself (implicit MX), where no mail server accepted our connection.",
    ko: "메일은 도메인 자체의 주소로만 갈 수 있지만(암시적 MX), 그곳에서 접속을 받는 메일 서버를 확인하지 못했습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;
