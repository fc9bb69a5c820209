import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check looks up the PTR records of the address, through the CNAME records of classless delegations (RFC 2317). It then looks up the addresses of each PTR name. The address is confirmed (FCrDNS) if at least one PTR name resolves back to it. Names that do not are listed. At most 16 names are resolved; all are counted.",
    ko: "주소의 PTR 레코드를 클래스 없는 위임의 CNAME(RFC 2317)까지 따라가 조회하고, 얻은 이름마다 다시 주소를 조회합니다. PTR 이름 가운데 하나라도 그 주소로 조회되면 확인된 것이며(FCrDNS), 그렇지 않은 이름은 따로 나열합니다. 이름은 16개까지 조회하고 개수는 모두 셉니다.",
  },
  {
    en: "The check distinguishes a name that does not exist, a name without PTR records, and a reverse zone that fails. It reports the zone and the mailbox of its operator, usually the provider of the address and not its user. DNSSEC validation failures are reported as such.",
    ko: "이름이 없는 것, 이름에 PTR 레코드가 없는 것, 역방향 존의 장애를 구분하고, 존과 운영자의 메일 주소를 보고합니다. 운영자는 보통 주소의 사용자가 아니라 제공자입니다. DNSSEC 검증 실패는 그대로 보고합니다.",
  },
  {
    en: "Names that look generated from the address are pointed out, since many mail servers reject mail from such hosts. The check does not contact the host itself, neither on port 25 nor elsewhere. Addresses that are not public are looked up only if the operator allows it.",
    ko: "주소에서 자동으로 만든 듯한 이름은 메일을 거부당하기 쉬우므로 표시합니다. 호스트 자체에는 25번 포트를 포함해 접속하지 않습니다. 공인 주소가 아니면 운영자가 허용한 경우에만 조회합니다.",
  },
];
