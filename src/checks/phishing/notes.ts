import type { Text } from "../../core/text.ts";
import { mostChecked } from "./schema.ts";
import { thresholds, withoutStrong } from "./opinion.ts";
import { signalIds, signalTable } from "./signals.ts";

/** A list of all signals with their weights. */
function weights(language: keyof Text): string {
  return signalIds
    .map((id) => `${signalTable[id].text[language]} (\`${id}\`, ${signalTable[id].basis}): ${signalTable[id].weight}`)
    .join("; ");
}

interface Measured {
  readonly set: Text;
  readonly count: number;
  /** Percent that look suspicious: of the half that the weights were fitted on, and of the other. */
  readonly fitted: number;
  readonly checked: number;
}

/** The shares by set: phishing first. `npm run conformance` measures them again. */
const table: readonly Measured[] = [
  {
    set: { en: "phishing URLs of JPCERT/CC (2025)", ko: "JPCERT/CC 피싱 URL(2025년)" },
    count: 3972,
    fitted: 78.8,
    checked: 80.3,
  },
  {
    set: { en: "phishing hosts of PhishTank (2026)", ko: "PhishTank 피싱 호스트(2026년)" },
    count: 6000,
    fitted: 67.3,
    checked: 68.4,
  },
  { set: { en: "universities", ko: "대학" }, count: 3000, fitted: 0.3, checked: 0.3 },
  { set: { en: "banks", ko: "은행" }, count: 1131, fitted: 0.7, checked: 0.7 },
  { set: { en: "hosts of the US government", ko: "미국 정부 호스트" }, count: 3000, fitted: 0.3, checked: 0.1 },
  { set: { en: "links of a newsletter", ko: "뉴스레터 링크" }, count: 2478, fitted: 1.5, checked: 0.7 },
  {
    set: { en: "personal and project sites on free hosts", ko: "무료 호스팅의 개인·프로젝트 사이트" },
    count: 1167,
    fitted: 3.3,
    checked: 2.6,
  },
];

function measured(language: keyof Text): string {
  return table
    .map(({ set, count, fitted, checked }) => `${set[language]}, ${count}: ${fitted} % / ${checked} %`)
    .join("; ");
}

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: `The links are opened. This machine requests up to ${mostChecked} links, the most suspicious ones: no cookies, no scripts, no credentials, public addresses only, at most 512 kB and 5 redirects each. If a page asks for no password or card, up to 2 of its frames are opened in the same way. The operator of a link can see that it was opened.`,
    ko: `링크를 실제로 엽니다. 가장 의심스러운 링크를 최대 ${mostChecked}개까지 이 시스템에서 요청합니다. 쿠키, 스크립트, 인증 정보 없이 공인 주소에만 접속하며 링크당 최대 512 kB, 리디렉션 5회까지 따라갑니다. 페이지가 비밀번호나 카드 정보를 요구하지 않으면 프레임도 최대 2개까지 같은 방식으로 엽니다. 링크를 운영하는 쪽은 링크가 열렸다는 사실을 알 수 있습니다.`,
  },
  {
    en: "User names, fragments, e-mail addresses and phone numbers are removed from each request. A link with a token, or a link that unsubscribes or answers an invitation, is opened at its origin only, and the answer says so. Registries receive the domain only. The text is neither stored nor logged.",
    ko: "요청에서 사용자 이름, 프래그먼트, 이메일 주소, 전화번호를 제거합니다. 토큰으로 보이는 부분이 있거나 수신 거부, 초대 응답에 쓰이는 링크는 첫 페이지만 열고 그 사실을 결과에 표시합니다. 등록 기관에는 도메인만 조회합니다. 메시지 내용은 저장하거나 로그에 남기지 않습니다.",
  },
  {
    en: "Lists of unsafe addresses are used only if the operator has a key for them. Google Safe Browsing (PORTCULLIS_KEY_SAFE_BROWSING, for non-commercial use only) receives the first 4 bytes of hashes of the address. URLhaus (PORTCULLIS_KEY_URLHAUS) receives the address as it is opened, without private parts. An address on no list is not necessarily safe.",
    ko: "위험한 주소 목록은 운영자에게 키가 있을 때만 조회합니다. Google Safe Browsing(PORTCULLIS_KEY_SAFE_BROWSING, 비상업적 용도만)에는 주소 해시의 앞 4바이트를 보냅니다. URLhaus(PORTCULLIS_KEY_URLHAUS)에는 개인 정보일 수 있는 부분을 뺀, 실제로 여는 주소를 보냅니다. 목록에 없다고 안전한 주소는 아닙니다.",
  },
  {
    en: "The verdict no-signs means that no sign was found. It never means safe: a page may show other content to phones, to one country or later, and content built by scripts is mostly not seen.",
    ko: "no-signs는 징후를 찾지 못했다는 뜻이며 안전하다는 뜻이 아닙니다. 휴대폰이나 특정 국가에만 다른 내용을 보이거나 나중에 바뀌는 페이지가 있으며, 스크립트로 만들어지는 내용은 확인하지 못합니다.",
  },
  {
    en: `A link is suspicious from ${thresholds.suspicious} points and phishing from ${thresholds.phishing}, or from ${thresholds.phishing + withoutStrong} if the only signs are the address, a login form or the wording. It is phishing only with a sign that deceives: a brand of others, letters or a link text that pass for others, a random name, an app, a password sent elsewhere, a list, or the wording. A new domain with a login form alone is suspicious at most. The wording of the message adds at most 4 points. The weights: ${weights("en")}.`,
    ko: `링크는 ${thresholds.suspicious}점부터 의심, ${thresholds.phishing}점부터 피싱으로 판정합니다. 주소, 로그인 폼, 문구 외에 다른 징후가 없으면 ${thresholds.phishing + withoutStrong}점부터입니다. 피싱 판정에는 속이려는 징후가 하나 이상 필요합니다: 다른 소유자의 브랜드, 다른 이름처럼 보이는 문자나 링크 텍스트, 무작위 이름, 앱, 다른 곳으로 보내는 비밀번호, 위험한 주소 목록, 문구. 로그인 폼이 있는 새 도메인만으로는 의심까지만 판정합니다. 메시지 문구는 최대 4점을 더합니다. 가중치: ${weights("ko")}.`,
  },
  {
    en: "A mail is read as received (RFC 5322, MIME): links come from its decoded bodies, from nested and attached messages and from attached HTML pages, up to 10 levels and 100 parts. Received and other header fields give no links. Mail filters, ad clicks, AMP and translated addresses are decoded without a request; filters that hide the address are followed. Parts without readable text (S/MIME, winmail.dat, documents) are named in the answer.",
    ko: "메일은 받은 그대로(RFC 5322, MIME) 읽습니다. 디코딩한 본문, 포함되거나 첨부된 메시지, 첨부된 HTML 페이지에서 링크를 찾으며 최대 10단계, 100개 파트까지 읽습니다. Received 같은 헤더 필드는 링크로 보지 않습니다. 메일 필터, 광고 클릭, AMP, 번역 주소는 요청 없이 풀고, 주소를 숨기는 필터는 리디렉션처럼 따라갑니다. 읽을 수 있는 텍스트가 없는 부분(S/MIME, winmail.dat, 문서)은 결과에 표시합니다.",
  },
  {
    en: "A brand counts where it is claimed: at a word boundary, and for a name that is also an ordinary word (Visa, UPS, Apple) only with a file or the copyright line of the brand. Under restricted suffixes (.gov, .edu, .go.kr, .co.jp) the spelling of a host does not count. Words such as login add up only beside another sign, or where the domain itself has one. A registry that publishes no registration date adds no points.",
    ko: "브랜드는 사칭으로 볼 수 있는 곳에서만 셉니다. 단어 경계에 있어야 하며, 일반 단어이기도 한 이름(Visa, UPS, Apple)은 그 브랜드의 파일이나 저작권 표시가 함께 있을 때만 셉니다. 등록이 제한된 접미사(.gov, .edu, .go.kr, .co.jp)에서는 호스트 철자를 세지 않습니다. login 같은 단어는 다른 징후가 있거나 도메인 자체에 그런 단어가 있을 때만 합산합니다. 등록일을 공개하지 않는 등록 기관에는 점수를 더하지 않습니다.",
  },
  {
    en: `Suspicious by the address alone, without page, age and message, measured in November 2026 (half of each set that the weights were fitted on / other half): ${measured("en")}. Without free hosts: 78.0 % of JPCERT/CC's, 64.4 % of PhishTank's. None of the legitimate ones is phishing. 19 % of PhishTank's hosts are on free hosts and have no other sign; 7 % of both lists have no sign at all, such as hacked sites.`,
    ko: `2026년 11월에 페이지, 도메인 나이, 메시지 없이 주소만으로 의심으로 판정한 비율입니다(가중치를 정한 절반 / 나머지 절반). ${measured("ko")}. 무료 호스팅을 제외하면 JPCERT/CC는 78.0%, PhishTank는 64.4%입니다. 정상 주소 가운데 피싱 판정은 없었습니다. PhishTank의 19%는 다른 징후가 없는 무료 호스팅이고, 두 목록의 7%는 해킹된 사이트처럼 주소에 징후가 없습니다.`,
  },
];
