import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Five essentials are looked at, each with a decision of its own: the name resolves to addresses that everybody can reach and its signatures hold; the public resolvers have what the name servers say; the certificate and TLS are sound and last for at least seven days or a tenth of their lifetime, whichever is less; the site answers over HTTPS; the registration does not end within days.",
    ko: "다섯 가지를 각각 판정합니다. 이름이 누구나 접속할 수 있는 주소로 해석되고 서명이 유효한지, 공개 리졸버의 값이 네임서버와 같은지, 인증서와 TLS가 정상이고 7일 또는 유효 기간의 10분의 1 중 짧은 쪽 이상 남았는지, HTTPS로 응답하는지, 도메인 등록이 며칠 안에 끝나지 않는지 봅니다.",
  },
  {
    en: "One no-go is a no-go for all. Without one, anything that could not be told makes the whole unknown, and unknown is not go. On the command line go exits 0, no-go 1 and unknown 3; `--fail-on never` lets a no-go exit 0. Old copies at resolvers, signatures that do not verify, and a name that does not exist or that nobody finds, are no-go; what one resolver alone says never is; resolvers that filter, and answers that depend on who asks, are go with a note.",
    ko: "하나라도 불가이면 전체가 불가입니다. 불가가 없어도 알 수 없는 것이 있으면 전체가 알 수 없음이며, 이는 가능이 아닙니다. 명령줄의 종료 코드는 가능 0, 불가 1, 알 수 없음 3이며, `--fail-on never`를 주면 불가도 0으로 끝납니다. 리졸버에 남은 이전 값, 검증되지 않는 서명, 존재하지 않거나 아무도 찾지 못하는 이름은 불가입니다. 리졸버 하나의 말만으로는 불가가 되지 않으며, 차단하는 리졸버나 묻는 쪽에 따라 다른 답은 참고 사항과 함께 가능입니다.",
  },
  {
    en: "Causes are told once: what cannot be measured because of something else (TLS without a name that resolves) waits for that. Where time alone mends it, it is told after how long to look again. Content, speed and what lies behind a login are not looked at; registration servers (RDAP, else WHOIS) get five seconds in all, and a domain whose registry publishes nothing is not held up.",
    ko: "원인은 한 번만 알려 줍니다. 이름이 해석되지 않아 TLS를 볼 수 없는 것처럼 다른 문제 때문에 측정할 수 없는 것은 그 문제를 기다립니다. 시간이 지나면 해결되는 문제는 언제 다시 볼지 알려 줍니다. 내용, 속도, 로그인 뒤의 화면은 보지 않습니다. 등록 정보 서버(RDAP, 없으면 WHOIS)에는 모두 합해 5초까지 물으며, 등록 정보를 공개하지 않는 레지스트리의 도메인은 이 때문에 막지 않습니다.",
  },
];
