import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Publicly trusted certificates are recorded in Certificate Transparency logs (RFC 9162). The check queries services that index these logs: crt.sh and Cert Spotter. It contacts no host and no name server of the domain. It looks up CAA records through the configured resolvers.",
    ko: "공개적으로 신뢰되는 인증서는 Certificate Transparency 로그(RFC 9162)에 기록됩니다. 이 로그를 색인하는 crt.sh와 Cert Spotter에 조회하며, 대상 도메인의 호스트나 네임서버에는 접속하지 않습니다. CAA 레코드는 설정된 리졸버로 조회합니다.",
  },
  {
    en: "crt.sh also lists expired certificates and is often overloaded. Cert Spotter lists certificates that have not expired; a key (PORTCULLIS_KEY_CERTSPOTTER) raises its limit. The result shows the status of each source. Names may be missing if a source failed. A name that never had a public certificate is not in the logs.",
    ko: "crt.sh에는 만료된 인증서도 있지만 자주 과부하 상태가 됩니다. Cert Spotter는 만료되지 않은 인증서만 제공하며 키(PORTCULLIS_KEY_CERTSPOTTER)가 있으면 한도가 늘어납니다. 출처별 상태가 응답에 포함됩니다. 실패한 출처의 이름은 빠질 수 있고, 공개 인증서를 발급받은 적이 없는 이름은 로그에 없습니다.",
  },
  {
    en: "A server whose operator runs `portcullis ct` has a third source, the logs that it follows itself. It knows the certificates of watched domains since it began. The result says since when, and how far behind it is. It does not decide whether the list is complete.",
    ko: "운영자가 `portcullis ct`를 실행하는 서버에는 직접 따라 읽는 로그가 세 번째 출처로 추가됩니다. 감시하는 도메인의 인증서를 시작한 시점부터 알고 있으며, 언제부터인지와 얼마나 뒤처졌는지가 결과에 표시됩니다. 목록이 완전한지는 이 출처로 판단하지 않습니다.",
  },
  {
    en: "At most 256 MiB and 1,000,000 certificates are read from a source, and 1,000,000 names are kept. Names are in lower-case ASCII, deduplicated, newest first. Entries that are not host names (e-mail addresses, free text, control characters) and names of other domains are dropped and counted. A name in a log does not have to exist in the DNS.",
    ko: "출처별로 최대 256MiB, 인증서 100만 개까지 읽고 이름은 100만 개까지 보관합니다. 이름은 ASCII 소문자로, 중복 없이 최근 것부터 표시합니다. 호스트 이름이 아닌 항목(메일 주소, 텍스트, 제어 문자)과 다른 도메인의 이름은 제외하고 개수만 셉니다. 로그에 있는 이름이 DNS에 존재한다는 뜻은 아닙니다.",
  },
  {
    en: "A server answers when all sources have answered or after 25 s at the latest. A slower source continues for up to 120 s, and the next answer includes its names. Complete results are cached for 24 h. If no source answers, names stored within the last 30 days are returned and marked as stale.",
    ko: "서버는 모든 출처가 응답하면, 늦어도 25초 뒤에 답합니다. 더 느린 출처는 최대 120초까지 계속 받아 다음 응답에 반영합니다. 완전한 결과는 24시간 보관합니다. 응답하는 출처가 없으면 30일 안에 저장한 이름을 오래된 값(stale)으로 표시해 제공합니다.",
  },
];
