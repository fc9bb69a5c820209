import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check compares three views: the resolvers (14 record types), up to 4 name servers of the parent zone (the delegation), and every name server of the zone (up to 32 addresses; SOA, NS, DNSKEY and the A, AAAA, MX, TXT and CAA records of the name). A healthy zone with 2 name servers takes about 125 queries.",
    ko: "세 가지 관점을 비교합니다. 리졸버에는 14가지 유형의 레코드를, 상위 존의 네임서버(최대 4개)에는 위임을, 존의 모든 네임서버(주소 최대 32개)에는 SOA, NS, DNSKEY와 이름의 A, AAAA, MX, TXT, CAA 레코드를 질의합니다. 네임서버가 둘인 정상적인 존에서 질의는 125개 정도입니다.",
  },
  {
    en: "The check validates DNSSEC itself, from the trust anchor down, instead of trusting a resolver. It also validates the answers and the proofs of nonexistence of every single name server. Where name servers have different DNSKEY sets, as when several providers sign the zone (RFC 8901), each set is validated with the answers of its own servers, and every set must contain the keys that the other servers sign with. A server that fails, is silent or is unreachable does not make a zone bogus. Where the resolver disagrees and the name servers confirm our validation, the report says that the resolver is wrong.",
    ko: "DNSSEC은 리졸버에 맡기지 않고 신뢰 앵커부터 직접 검증합니다. 네임서버마다 응답과 부재 증명도 따로 검증합니다. 여러 사업자가 존에 서명하는 경우(RFC 8901)처럼 네임서버의 DNSKEY 집합이 서로 다르면, 각 집합을 그 서버의 응답으로 검증하고 다른 서버가 서명에 쓰는 키도 모두 있는지 확인합니다. 네임서버의 실패, 무응답, 접속 불가는 검증 실패로 보지 않습니다. 리졸버의 판단이 다르고 네임서버의 응답이 자체 검증과 같으면 리졸버의 오류로 보고합니다.",
  },
  {
    en: "Name servers with the same serial should return the same records. The check queries a server that differs 3 more times. If its answers change, depend on the client's network, or have a TTL of 1 minute or less, this is load balancing and not a problem. For servers with different serials only the serials are reported.",
    ko: "일련번호가 같은 네임서버는 같은 레코드를 반환해야 합니다. 다르면 세 번 더 질의하여, 응답이 바뀌거나 클라이언트의 네트워크에 따라 다르거나 TTL이 1분 이하이면 부하 분산으로 보고 문제로 삼지 않습니다. 일련번호가 다르면 일련번호의 차이만 보고합니다.",
  },
  {
    en: "The check has no letter grade. A critical finding means fail, a high or medium one means warn. The evidence is weighted: records 35 %, name servers 35 %, DNSSEC 20 %, parent zone 10 %. If less than 60 % could be determined, the status is unknown (exit code 3), unless there is a critical finding. For a name that does not exist, the check stops there.",
    ko: "등급은 없습니다. critical이 있으면 실패, high나 medium이 있으면 주의입니다. 근거의 가중치는 레코드 35%, 네임서버 35%, DNSSEC 20%, 상위 존 10%입니다. 60% 미만만 확인되고 critical 문제도 없으면 상태는 알 수 없음(종료 코드 3)입니다. 존재하지 않는 이름이면 더 점검하지 않습니다.",
  },
  {
    en: "SPF, DMARC and MX records are judged by the same rules as in the email check, from the DNS alone. Without mail, a missing policy weighs less. DKIM and connections to mail servers belong to the email check.",
    ko: "SPF, DMARC, MX 레코드는 email 점검과 같은 규칙으로, DNS만 보고 판단합니다. 메일을 쓰지 않는 이름에서는 정책이 없어도 심각도가 낮습니다. DKIM과 메일 서버 접속은 email 점검에서 다룹니다.",
  },
  {
    en: "The check does not query from several places, guess names or measure speed. Use propagation to see whether a change has reached all resolvers. Only with --axfr (PORTCULLIS_AXFR=true), the check asks the delegated name servers for the whole zone; it counts the records and drops them. Addresses that the resolver synthesises for its clients (DNS64) are ignored.",
    ko: "여러 지역에서 질의하거나, 이름을 추측하거나, 속도를 재지 않습니다. 변경이 모든 리졸버에 반영되었는지는 propagation에서 확인하십시오. --axfr(PORTCULLIS_AXFR=true)를 지정한 경우에만 위임된 네임서버에 존 전체를 요청하며, 레코드는 세기만 하고 버립니다. 리졸버가 클라이언트를 위해 합성한 주소(DNS64)는 제외합니다.",
  },
];
