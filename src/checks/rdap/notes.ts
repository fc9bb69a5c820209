import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The name is reduced to its registered domain with the ICANN section of the Public Suffix List: www.shop.co.uk becomes shop.co.uk, me.github.io becomes github.io. A public suffix itself is refused.",
    ko: "이름은 공용 접미사 목록(Public Suffix List)의 ICANN 부분에 따라 등록된 도메인으로 줄입니다. www.shop.co.uk는 shop.co.uk로, me.github.io는 github.io로 줄입니다. 공용 접미사 자체는 거부합니다.",
  },
  {
    en: "IANA's list (RFC 9224) names the RDAP server of the registry. The list is embedded and refreshed daily; a copy that could not be refreshed is reported as stale. The check then asks the registrar that the registry links to. The registry's values are authoritative, the registrar's values fill gaps, and differences are shown.",
    ko: "IANA 목록(RFC 9224)에서 RDAP으로 답하는 레지스트리를 찾습니다. 목록은 내장되어 있으며 매일 갱신하고, 갱신하지 못한 사본은 오래된 것으로 표시합니다. 이어서 레지스트리가 가리키는 레지스트라를 한 번 조회합니다. 레지스트리의 값이 기준이고, 빠진 값은 레지스트라의 값으로 채우며, 다른 값은 표시합니다.",
  },
  {
    en: "If the registry has no RDAP server or does not answer, the check uses WHOIS (RFC 3912, port 43): the server in the built-in table or the one that IANA lists, and at most two referrals.",
    ko: "레지스트리에 RDAP이 없거나 응답이 없으면 WHOIS(RFC 3912, 포트 43)로 조회합니다. 내장 표의 서버나 IANA에 등록된 서버에 조회하고, 참조는 최대 두 번 따라갑니다.",
  },
  {
    en: "A domain is reported as not registered (404) only if the authoritative server says so and the name is not in the DNS. If the two contradict each other, the result is unknown. A redirector's 404 proves nothing.",
    ko: "권한 있는 서버가 없다고 답하고 DNS에도 없을 때만 등록되지 않은 도메인(404)으로 봅니다. 둘이 서로 다르면 결과는 unknown입니다. 리디렉터의 404는 근거가 되지 않습니다.",
  },
  {
    en: "Some registries, such as those of .de and .ch, do not publish dates, registrar or holder. Such values are reported as not_published; this is not a problem of the domain. Other values that no answer has are reported as not_in_answer. No data about the registrant is collected except the name of a privacy service.",
    ko: ".de와 .ch처럼 날짜, 레지스트라, 등록인을 공개하지 않는 레지스트리가 있습니다. 이런 값은 not_published이며 도메인의 문제가 아닙니다. 그 밖에 응답에 없는 값은 not_in_answer입니다. 개인 정보 보호 서비스의 이름 외에는 등록인 정보를 수집하지 않습니다.",
  },
  {
    en: "PORTCULLIS_SOURCE_RDAP sets an RDAP server to use instead of IANA's list, PORTCULLIS_SOURCE_WHOIS a WHOIS server to use instead of IANA's.",
    ko: "PORTCULLIS_SOURCE_RDAP으로 IANA 목록 대신 조회할 RDAP 서버를, PORTCULLIS_SOURCE_WHOIS로 IANA 대신 조회할 WHOIS 서버를 지정합니다.",
  },
];
