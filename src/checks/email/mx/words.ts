import type { Text } from "../../../core/text.ts";
import type { Sending } from "../rubric.ts";

/** That a domain sends mail, or may do so. */
export const sendingWords: Readonly<Record<Exclude<Sending, "none">, Text>> = {
  known: { en: "sends mail", ko: "메일을 보내지만" },
  possible: { en: "may send mail", ko: "메일을 보낼 수도 있지만" },
};

/** Whether a domain without MX records may say that it takes no mail: RFC 7505 §4.2 warns those that send of that. */
export const nullWords = {
  offered: {
    en: "Where no mail is wanted, publish a null MX instead: 0 .",
    ko: '메일을 받지 않으려면 값이 "0 ."인 MX 레코드를 만드십시오.',
  },
  withheld: {
    en: "A null MX is not for domains that send.",
    ko: "메일을 보내는 도메인에는 null MX를 쓰지 마십시오.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What becomes of mail for a domain without MX records, by whether a server of its own host was heard. */
export const wayWords = {
  heard: {
    en: "Mail goes to the address of the domain itself, which some senders do not try.",
    ko: "메일이 도메인 자체의 주소로 갑니다. 이를 시도하지 않는 서버가 있습니다.",
  },
  unheard: {
    en: "Mail goes to the address of the domain itself, if at all: no mail server there let us in.",
    ko: "메일이 온다면 도메인 자체의 주소로 가지만, 그곳에서 메일을 받는다는 응답을 확인하지 못했습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;
