import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import type { UnreadKind } from "../../formats/mail/unread.ts";

/** The findings about a message. */
export const problems = defineProblems({
  phishing: {
    severity: "critical",
    cause: {
      en: "{host} shows clear signs of phishing ({score} points; the threshold is {threshold}): {signs}.",
      ko: "{host}에서 뚜렷한 피싱 징후가 확인되었습니다({score}점, 기준 {threshold}점): {signs}.",
    },
    action: {
      en: "Do not open the link or enter anything there. Report it (Korea: KISA 118), and reach the organization through its own app or a number you know.",
      ko: "링크를 열거나 정보를 입력하지 마십시오. KISA(118)에 신고하고, 해당 기관에는 공식 앱이나 알고 있는 번호로 직접 확인하십시오.",
    },
  },
  suspicious: {
    severity: "medium",
    cause: {
      en: "{host} shows some signs of phishing ({score} points; the threshold is {threshold}): {signs}.",
      ko: "{host}에서 피싱이 의심되는 징후가 확인되었습니다({score}점, 기준 {threshold}점): {signs}.",
    },
    action: {
      en: "Do not enter a password or card number. Ask the sender in another way whether the message is real.",
      ko: "비밀번호나 카드 번호를 입력하지 말고, 다른 방법으로 발신자에게 실제로 보낸 메시지인지 확인하십시오.",
    },
  },
  "words-suspicious": {
    severity: "medium",
    cause: {
      en: "The message has no link, but its wording is typical of phishing: {signs}.",
      ko: "링크는 없지만 문구가 피싱 메시지와 비슷합니다: {signs}.",
    },
    action: {
      en: "Do not reply and do not send money. Call the person or the organization at a number you know.",
      ko: "답장하거나 송금하지 말고, 알고 있는 번호로 당사자나 기관에 직접 전화하십시오.",
    },
  },
  "no-signs": {
    severity: "info",
    cause: {
      en: "We found no sign of phishing at {host}. This does not mean that the link is safe.",
      ko: "{host}에서 피싱의 징후를 찾지 못했습니다. 링크가 안전하다는 뜻은 아닙니다.",
    },
    action: {
      en: "If you did not expect the message, enter the address of the organization in the browser yourself.",
      ko: "예상하지 못한 메시지라면 기관의 주소를 직접 입력하여 접속하십시오.",
    },
  },
  "no-links": {
    severity: "info",
    cause: { en: "The message contains no link.", ko: "메시지에 링크가 없습니다." },
    action: { en: "Paste the whole message or the link itself.", ko: "메시지 전체나 링크 자체를 붙여 넣으십시오." },
  },
  "parts-unread": {
    severity: "info",
    cause: {
      en: "We could not read a part of the message: {parts}. Links in it were not checked.",
      ko: "메시지의 일부를 읽지 못했습니다: {parts}. 그 안의 링크는 확인하지 않았습니다.",
    },
    action: {
      en: "Do not rely on this result for that part. Do not open it unless you expected it.",
      ko: "그 부분은 이 결과로 판단하지 말고, 예상한 것이 아니면 열지 마십시오.",
    },
  },
  "more-links": {
    severity: "info",
    cause: {
      en: "We opened the {checked} most suspicious links. Links that were not checked: {count}.",
      ko: "가장 의심스러운 링크 {checked}개를 열었습니다. 확인하지 않은 나머지 링크: {count}개.",
    },
    action: { en: "Check the remaining links one at a time.", ko: "나머지 링크는 하나씩 확인하십시오." },
  },
  "page-blocked": {
    severity: "info",
    cause: {
      en: "{host} answered with a bot challenge, so we could not see its page.",
      ko: "{host|이/가} 봇 확인 화면으로 응답하여 페이지를 확인하지 못했습니다.",
    },
    action: {
      en: "Do not treat this as a good sign: phishing pages use such challenges, too.",
      ko: "피싱 페이지도 이런 화면을 사용하므로 안전하다고 판단하지 마십시오.",
    },
  },
  "page-not-read": {
    severity: "info",
    cause: {
      en: "We could not read the page at {host} ({reason}).",
      ko: "{host}의 페이지를 읽지 못했습니다({reason}).",
    },
    action: {
      en: "Try again later. Phishing pages often disappear within hours.",
      ko: "나중에 다시 시도하십시오. 피싱 페이지는 몇 시간 만에 사라지는 경우가 많습니다.",
    },
  },
  "wrapper-unread": {
    severity: "info",
    cause: {
      en: "The link of the mail filter {host} hides its address, and {host} did not lead on to it.",
      ko: "메일 필터 {host}의 링크에는 실제 주소가 드러나지 않으며, {host|이/가} 그 주소로 연결해 주지 않았습니다.",
    },
    action: {
      en: "Do not rely on this result for the wrapped link: it was not seen. Ask your mail administrator for the original address.",
      ko: "실제 링크는 확인하지 못했으므로 이 결과로 판단하지 마십시오. 원래 주소는 메일 관리자에게 문의하십시오.",
    },
  },
  "opened-at-origin": {
    severity: "info",
    cause: {
      en: "The link to {host} may contain a personal token or act for its recipient. We opened the home page only, not the linked page.",
      ko: "{host} 링크에 개인 토큰이 있거나 열기만 해도 수신자 대신 동작할 수 있어, 링크의 페이지가 아닌 첫 페이지만 열었습니다.",
    },
    action: {
      en: "Do not rely on this result for the linked page: it was not opened.",
      ko: "링크의 페이지는 열지 않았으므로 이 결과로 판단하지 마십시오.",
    },
  },
  "opened-redacted": {
    severity: "info",
    cause: {
      en: "We removed an e-mail address or a phone number from the link to {host} before we opened it.",
      ko: "{host} 링크에서 이메일 주소나 전화번호를 제거하고 열었습니다.",
    },
    action: {
      en: "The page may look different with the complete link.",
      ko: "원래 링크로 열면 페이지가 다르게 보일 수 있습니다.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  opinion: { en: "Verdict", ko: "판정" },
  links: { en: "Links", ko: "링크" },
  opened: { en: "Pages read", ko: "읽은 페이지" },
  score: { en: "Highest score", ko: "최고 점수" },
  youngest: { en: "Youngest domain", ko: "가장 최근 등록된 도메인" },
} as const satisfies Record<string, Text>;

/** The ids of the key figures. */
export type KpiId = keyof typeof kpis;

/** The parts of a message that are not read, in words. */
export const unreadWords = {
  encrypted: { en: "encrypted content (S/MIME or OpenPGP)", ko: "암호화된 내용(S/MIME 또는 OpenPGP)" },
  signed: { en: "content inside an S/MIME signature", ko: "S/MIME 서명 안의 내용" },
  tnef: { en: "winmail.dat of Outlook", ko: "Outlook의 winmail.dat" },
  document: { en: "an attached document (PDF or Office)", ko: "첨부된 문서(PDF 또는 오피스)" },
  archive: { en: "an attached archive", ko: "첨부된 압축 파일" },
  program: { en: "an attached program", ko: "첨부된 프로그램" },
  image: { en: "an image, which may show a link or a QR code", ko: "링크나 QR 코드가 있을 수 있는 이미지" },
  binary: { en: "data that is not text", ko: "텍스트가 아닌 데이터" },
  excess: { en: "parts beyond the limits (100 parts, 10 levels)", ko: "한도(100개 파트, 10단계)를 넘는 부분" },
} as const satisfies Record<UnreadKind, Text>;

/** The verdicts in words. */
export const opinionWords = {
  phishing: { en: "phishing", ko: "피싱" },
  suspicious: { en: "suspicious", ko: "의심" },
  "no-signs": { en: "no signs (does not mean safe)", ko: "징후 없음(안전하다는 뜻은 아님)" },
  unknown: { en: "undetermined", ko: "판단하지 못함" },
} as const satisfies Record<string, Text>;

/** The words of the check in both languages. It has no grade. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: { opinion: opinionWords },
} satisfies Words;
