import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The answer comes from the values that this service recorded when it ran checks. Nothing is measured now, and domains that this service never checked are missing.",
    ko: "이 서비스가 점검을 실행할 때 기록한 값을 읽어 답합니다. 새로 측정하지 않으며, 여기서 점검한 적이 없는 도메인은 나오지 않습니다.",
  },
  {
    en: "Values are compared in canonical form: names in lower case without a trailing dot, addresses as in RFC 5952, mail hosts without preference, registrars by IANA id.",
    ko: "값은 정규 표기로 비교합니다. 이름은 소문자이고 끝에 점이 없으며, 주소는 RFC 5952 표기, 메일 호스트는 우선순위 없이, 레지스트라는 IANA 번호로 적습니다.",
  },
  {
    en: "Hosts count under their registrable domain. Domains are listed in the order in which they were first recorded. total is counted up to 50,001 on the first page; the cursor carries it to the next pages.",
    ko: "호스트는 등록 가능한 도메인으로 묶습니다. 도메인은 처음 기록된 순서로 나오며, total은 첫 페이지에서 50,001까지 세고 cursor로 이어집니다.",
  },
  {
    en: "The API needs a key and returns 401 API_KEY_REQUIRED without one. On the command line, use --server with --key, or --data-dir to read a local store without a key.",
    ko: "API에는 키가 필요하며 없으면 401 API_KEY_REQUIRED로 답합니다. 명령줄에서 --server는 --key로 서버에 묻고, --data-dir은 키 없이 이 시스템의 저장소를 읽습니다.",
  },
];
