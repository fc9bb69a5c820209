import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The PTR records of the address are looked up, through the aliases of classless delegations (RFC 2317), and each name that they give is looked up in turn. An address is confirmed where at least one of its names has it among its own addresses; names that do not lead back are listed. Sixteen names are followed at most, and all of them counted.",
    ko: "주소의 PTR 레코드를 클래스 없는 위임의 별칭(RFC 2317)까지 따라가 조회하고, 얻은 이름마다 다시 주소를 조회합니다. 이름 가운데 하나라도 그 주소를 가지면 확인된 것이며, 되돌아오지 않는 이름은 따로 나열합니다. 이름은 16개까지 따라가고 개수는 모두 셉니다.",
  },
  {
    en: "That there is no such name, that the name has no PTR record, and that the reverse zone fails are three different things, and told apart, with the zone and the mailbox of whoever keeps it: as a rule the provider of the address, and not its user. What does not verify (DNSSEC) is told as that.",
    ko: "이름이 없는 것, 이름에 PTR 레코드가 없는 것, 역방향 존이 답하지 못하는 것을 구분하고, 존과 관리자의 메일 주소를 알려 줍니다. 관리자는 보통 주소의 사용자가 아니라 제공자입니다. DNSSEC 검증에 실패하면 그렇게 알려 줍니다.",
  },
  {
    en: "Names that look as if a provider had made them out of the address are pointed out, since mail from such hosts is often refused. Nothing is asked of the host itself: neither its greeting on port 25 nor any other service. Addresses that are not public are asked about only where the operator allows it.",
    ko: "제공자가 주소로 만든 듯한 이름은 메일을 거부당하기 쉬우므로 표시합니다. 호스트 자체에는 25번 포트의 인사말을 포함해 아무것도 묻지 않습니다. 공인 주소가 아니면 운영자가 허용한 경우에만 조회합니다.",
  },
];
