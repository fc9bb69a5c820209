import { topicsByLanguage } from "./message-words-languages.ts";
import { scamTopics } from "./message-words-scams.ts";

/** Typical topics of phishing messages. Literals and linear patterns, matched without blanks for Korean. */
export interface MessageTopic {
  readonly id:
    | "parcel-words"
    | "fine-words"
    | "account-words"
    | "family-words"
    | "event-words"
    | "prize-words"
    | "app-words"
    | "storage-words"
    | "invoice-words"
    | "wallet-words"
    | "job-words"
    | "urgent-words";
  readonly patterns: readonly RegExp[];
  /** How many of the patterns a message needs, one by default. */
  readonly atLeast?: number;
  /** Words with which a message warns of the scam instead. */
  readonly unless?: RegExp;
}

/** By the message types in warnings of KISA (smishing, 2023–2025), the USPS, the FTC and JPCERT/CC. Korean is compared without blanks. */
const topics: readonly MessageTopic[] = [
  {
    id: "parcel-words",
    patterns: [
      /택배|배송(?:불가|보류|지연|실패|조회|주소)|주소(?:불일치|오류|미확인|재확인)|운송장|통관(?:번호|고유부호|보류)|반송(?:예정|처리)/u,
      /\b(?:parcel|package|shipment|delivery) (?:\w+ ){0,4}(?:could not|cannot|couldn['’]t|failed|held|on hold|suspended|pending|undelivered|returned|waiting)\b|\b(?:redelivery|rebook your delivery|re-?schedule (?:your |the )?delivery|(?:shipping|delivery|postage|handling|customs) (?:fee|charge)s?|unpaid postage|(?:incomplete|invalid|wrong) (?:address|zip code|postcode)|we missed you today)\b/i,
      /荷物|お届け|再配達|不在のため|宛先不明/u,
    ],
  },
  {
    id: "fine-words",
    patterns: [
      /과태료|범칙금|교통위반|신호위반|속도위반|쓰레기(?:무단)?투기|위반(?:사실|고지)|벌점|체납|미납(?:고지|요금|세금)|고지서|출석(?:요구|통지)/u,
      /\b(?:unpaid (?:toll|fine|tax)|toll (?:violation|balance)|traffic (?:fine|violation)|parking (?:fine|penalty)|overdue (?:fine|tax|toll)|tax (?:refund|rebate|arrears|penalty)|(?:due|owed|eligible for|entitled to) (?:a |an )?(?:\w+ )?(?:refund|rebate)|refund of [£$€]|court summons)\b/i,
      /未払い|滞納|差押|還付金|罰金/u,
    ],
  },
  {
    id: "account-words",
    patterns: [
      /(?:계정|계좌|카드)[^.!?\n]{0,12}(?:정지|차단|제한|잠금|도용|해킹)|본인(?:이)? ?아닐|비밀번호(?:변경|재설정|만료)|본인(?:인증|확인)|해외(?:결제|로그인)|결제(?:완료|승인|되었)|이상(?:거래|로그인)|보안(?:카드|승급|강화)/u,
      /\b(?:account|card|mailbox|wallet|access|membership|order|profile) (?:\w+ ){0,4}(?:suspended|locked|limited|blocked|disabled|restricted|expire[sd]?|deactivated|on hold)\b|\b(?:verify|confirm|update|validate) (?:your|the) (?:account|identity|payment|billing|card|information|details|password)\b|\b(?:unusual|suspicious|unauthori[sz]ed|unrecogni[sz]ed) (?:sign-?in|activity|login|access|transaction|device)\b|\b(?:log-?in|sign-?in|access) from (?:a |an )?(?:new|unknown|unrecogni[sz]ed)\b|\bif this was ?n[o'’]t you\b|\bconfirm (?:your )?billing\b|\b(?:update|confirm) your (?:payment|billing)\b|\b(?:re-?activate|unlock) your\b/i,
      /(?:アカウント|カード|口座)[^。\n]{0,16}(?:停止|制限|ロック|無効|一時)|本人確認|ご利用(?:確認|制限|停止)|不正(?:アクセス|利用)|お支払い方法の(?:更新|確認|変更)|会員(?:資格|情報)[^。\n]{0,8}(?:停止|失効|更新)|情報(?:更新|の更新)/u,
    ],
  },
  {
    id: "event-words",
    patterns: [
      /청첩장|부고장?(?=[^가-힣]|입니다|안내|알림|$)|돌잔치|별세|장례식장|결혼식에\s?초대|모바일초대장/u,
      /\b(?:funeral|memorial|wedding) (?:service|notice|invitation|details)\b|\byou(?:['’]re| are) invited to (?:my|our|the) wedding\b/i,
    ],
  },
  {
    id: "prize-words",
    patterns: [
      /당첨|경품|사은품|환급금?|지원금|재난지원|대출(?:승인|가능|한도)|수익(?:보장|률)|무료(?:증정|체험|리딩)|급등(?:주|종목)/u,
      /\byou(?:['’]ve| have)? won\b|\b(?:claim|collect) your (?:prize|reward|gift|refund)\b|\b(?:lottery|gift card|cash prize|guaranteed (?:return|profit))\b/i,
      /当選|プレゼント|ポイント(?:進呈|失効)|給付金/u,
    ],
  },
  {
    id: "app-words",
    patterns: [
      /(?:앱|어플|애플리케이션|어플리케이션|보안프로그램)[^.!?\n]{0,10}(?:설치|다운|업데이트)|설치파일|출처를?알수없는/u,
      /\b(?:install|download) (?:the|this|our) (?:app|application|apk)\b|\bunknown sources\b/i,
    ],
  },
  {
    id: "urgent-words",
    patterns: [
      /즉시|긴급|금일(?:까지|중|마감)|오늘(?:까지|마감)|24시간(?:이내|내)|기한내|미확인시|법적조치/u,
      /\b(?:immediately|urgent(?:ly)?|within (?:24|48|12) hours|final (?:notice|warning|reminder)|last chance|act now|legal action)\b/i,
      /至急|緊急|24時間以内|本日中/u,
    ],
  },
];

/** Every topic, with its words in all languages. */
export const messageTopics: readonly MessageTopic[] = [
  ...topics.map(({ id, patterns }) => ({ id, patterns: [...patterns, ...(topicsByLanguage[id] ?? [])] })),
  ...scamTopics,
];
