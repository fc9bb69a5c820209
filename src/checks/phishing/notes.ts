import type { Text } from "../../core/text.ts";
import { mostChecked } from "./schema.ts";
import { signalIds, signalTable, thresholds, withoutStrong } from "./signals.ts";

/** A list of all signals with their weights. */
function weights(language: keyof Text): string {
  return signalIds
    .map((id) => `${signalTable[id].text[language]} (\`${id}\`, ${signalTable[id].basis}): ${signalTable[id].weight}`)
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
    en: `A link is suspicious from ${thresholds.suspicious} points and phishing from ${thresholds.phishing}, or from ${thresholds.phishing + withoutStrong} if the only signs are the address, a login form or the wording. The wording of the message adds at most 4 points. The weights: ${weights("en")}.`,
    ko: `링크는 ${thresholds.suspicious}점부터 의심, ${thresholds.phishing}점부터 피싱으로 판정합니다. 주소, 로그인 폼, 문구 외에 다른 징후가 없으면 ${thresholds.phishing + withoutStrong}점부터입니다. 메시지 문구는 최대 4점을 더합니다. 가중치: ${weights("ko")}.`,
  },
  {
    en: "Measured in November 2026 by the address alone, without page, age and message: 73 % of 19,221 phishing URLs are suspicious (JPCERT/CC's phishurl-list, June to October 2025; the weights were fitted on older months), and 2.6 % of 32,119 other URLs (Citizen Lab's test lists, CC BY-NC-SA 4.0). None of the others is phishing.",
    ko: "2026년 11월에 페이지, 도메인 나이, 메시지 없이 주소만으로 측정한 결과입니다. 피싱 URL 19,221개의 73%를 의심으로 판정했습니다(JPCERT/CC phishurl-list, 2025년 6~10월. 가중치는 그 이전 달의 자료로 정했습니다). 일반 URL 32,119개(Citizen Lab test lists, CC BY-NC-SA 4.0)에서는 2.6%가 의심이었고 피싱 판정은 없었습니다.",
  },
];
