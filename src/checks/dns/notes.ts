import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Three are asked and held against each other: the resolvers of the run for twelve types of records, up to four servers of the zone above for the delegation, and every name server of the zone (up to 32 addresses) for its SOA and NS records, its keys and the A, AAAA, MX, TXT and CAA records of the name. A sound zone with two servers takes about 105 questions.",
    ko: "세 곳에 묻고 서로 비교합니다. 리졸버에는 12가지 유형의 레코드를, 상위 존의 네임서버(최대 4개)에는 위임을, 존의 모든 네임서버(주소 최대 32개)에는 SOA, NS, 키와 이름의 A, AAAA, MX, TXT, CAA 레코드를 묻습니다. 네임서버가 둘인 정상적인 존에서 질문은 105개 정도입니다.",
  },
  {
    en: "Signatures are verified here, from the trust anchor down, and not taken from a resolver; what each single server answers is verified as well, with its proofs that something is not there. A server that fails, is silent or cannot be reached makes nothing bogus: it is told as what it is. Where the resolver comes to another verdict and the servers of the zone agree with ours, it is told that the resolver errs.",
    ko: "서명은 리졸버에 맡기지 않고 신뢰 앵커부터 직접 검증합니다. 네임서버마다 그 응답과 부재 증명도 따로 검증합니다. 네임서버가 실패하거나 응답하지 않는 것은 검증 실패로 보지 않고 그대로 알려 줍니다. 리졸버의 판단이 다르고 존의 네임서버가 자체 검증과 같으면 리졸버의 잘못이라고 알려 줍니다.",
  },
  {
    en: "Servers with the same serial are expected to say the same. One that does not is asked three times more: where its answers change, where it says that they are for the network that asks, or where addresses hold for a minute at most, load is being spread and nothing is wrong. Servers with different serials are told by their serials alone.",
    ko: "일련번호가 같은 네임서버는 같은 답을 해야 합니다. 다르게 답하면 세 번 더 물어, 답이 바뀌거나 묻는 쪽의 네트워크에 따른 답이거나 주소의 유효 시간이 1분 이하이면 부하 분산으로 보고 문제로 삼지 않습니다. 일련번호가 다르면 일련번호의 차이만 알려 줍니다.",
  },
  {
    en: "It gives no letter. A critical finding fails, a high or medium one warns. What it rests on is weighed: the records 35 %, the name servers 35 %, DNSSEC 20 %, the zone above 10 %. Where less than 60 % of that could be told, the status is unknown and the exit code 3, unless something critical is known. Of a name that does not exist nothing else is asked.",
    ko: "등급은 없습니다. critical이 있으면 실패, high나 medium이 있으면 주의입니다. 판단의 근거는 레코드 35%, 네임서버 35%, DNSSEC 20%, 상위 존 10%이며, 60% 미만만 확인되고 critical인 문제도 없으면 상태는 알 수 없음, 종료 코드는 3입니다. 존재하지 않는 이름이면 더 묻지 않습니다.",
  },
  {
    en: "It does not look from several places, transfer zones, guess names, or measure speed; whether a change has reached everybody is what propagation tells. Addresses that the resolver makes for its own clients (DNS64) are left out.",
    ko: "여러 지역에서 보거나, 존을 전송받거나, 이름을 추측하거나, 속도를 재지 않습니다. 변경이 모두에게 전해졌는지는 propagation에서 확인하십시오. 리졸버가 자신의 클라이언트를 위해 만든 주소(DNS64)는 제외합니다.",
  },
];
