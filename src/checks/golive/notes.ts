import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check decides 5 essentials one by one. (1) The name resolves to public addresses, and its DNSSEC signatures are valid. (2) Public resolvers return the same records as the name servers. (3) The certificate and TLS are valid, for at least 7 days or a tenth of the lifetime, whichever is less. (4) The site answers over HTTPS. (5) The registration does not expire within days.",
    ko: "다섯 가지를 각각 판정합니다. (1) 이름이 공인 주소로 조회되고 DNSSEC 서명이 유효한지, (2) 공개 리졸버의 레코드가 네임서버와 같은지, (3) 인증서와 TLS가 유효하고 7일 또는 유효 기간의 10분의 1 중 짧은 쪽 이상 남았는지, (4) HTTPS로 응답하는지, (5) 도메인 등록이 며칠 안에 만료되지 않는지 확인합니다.",
  },
  {
    en: "One no-go makes the whole verdict no-go. Otherwise one unknown makes it unknown, and unknown does not mean go. The command line exits with 0 for go, 1 for no-go and 3 for unknown; with `--fail-on never` a no-go exits with 0. Stale resolvers, invalid signatures, and a name that does not exist or cannot be resolved are no-go. One resolver's word alone is never enough for a no-go. Filtering resolvers and location-dependent answers are go with a note.",
    ko: "하나라도 불가이면 전체가 불가입니다. 불가가 없어도 알 수 없는 것이 있으면 전체가 알 수 없음이며, 이는 가능이 아닙니다. 명령줄의 종료 코드는 가능 0, 불가 1, 알 수 없음 3이며, `--fail-on never`를 주면 불가도 0으로 끝납니다. 리졸버에 남은 이전 값, 유효하지 않은 서명, 존재하지 않거나 조회할 수 없는 이름은 불가입니다. 리졸버 하나의 응답만으로는 불가가 되지 않습니다. 차단하는 리졸버와 위치에 따라 다른 응답은 참고 사항과 함께 가능입니다.",
  },
  {
    en: "Each cause is reported once: what cannot be measured because of another problem (TLS without an address) waits for that problem. If a problem ends by itself, the report says when to check again. The check does not look at content, speed or pages behind a login. Registration servers (RDAP, otherwise WHOIS) get 5 seconds in total, and a registry that publishes no data does not block a domain.",
    ko: "원인은 한 번만 보고합니다. 주소가 없어 TLS를 측정할 수 없는 것처럼 다른 문제 때문에 측정할 수 없는 항목은 그 문제의 해결을 기다립니다. 시간이 지나면 해결되는 문제는 언제 다시 점검할지 알려 줍니다. 내용, 속도, 로그인 뒤의 화면은 확인하지 않습니다. 등록 정보 서버(RDAP, 없으면 WHOIS)에는 모두 합해 5초까지 질의하며, 등록 정보를 공개하지 않는 레지스트리의 도메인은 이 때문에 막지 않습니다.",
  },
];
