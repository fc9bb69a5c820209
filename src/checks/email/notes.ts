import type { Text } from "../../core/text.ts";

/** How the check works, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "The check connects to every mail server on port 25, greets it (EHLO), starts TLS and disconnects (QUIT). It never names a sender or a recipient. If no mail server answers at all, outgoing port 25 is probably blocked; then the STARTTLS result is unknown and its weight is removed. MX records, addresses and PTR records still count.",
    ko: "모든 메일 서버의 25번 포트에 접속합니다. 인사(EHLO)하고 TLS로 전환한 뒤 끊습니다(QUIT). 발신자나 수신자는 전달하지 않습니다. 어느 서버도 응답하지 않으면 나가는 25번 포트가 차단된 것일 수 있으므로, STARTTLS 항목은 알 수 없음으로 두고 가중치에서 뺍니다. MX 레코드, 주소, PTR 레코드는 그대로 평가합니다.",
  },
  {
    en: "DKIM selectors cannot be enumerated. The check looks up 15 selectors, including those of the providers that the records show, and those that you give. It also checks whether names exist below _domainkey. A key under an unknown selector counts as present, with fewer points; these points alone never make the status warn. If a subdomain has no key of its own, the check also looks at its parent domains, whose signatures are aligned unless DMARC requires strict alignment. A selector that you give counts as one that signs: without a usable key there, points are lost even if other keys exist.",
    ko: "DKIM 선택자는 열거할 수 없습니다. 레코드에 나타난 사업자의 선택자를 포함한 15개와 지정한 선택자를 조회하고, _domainkey 아래에 이름이 있는지도 확인합니다. 알 수 없는 선택자의 키는 있는 것으로 보되 점수가 낮으며, 이 점수만으로 상태가 warn이 되지는 않습니다. 하위 도메인에 자체 키가 없으면 상위 도메인도 조회합니다. DMARC가 엄격한 정렬을 요구하지 않으면 상위 도메인의 서명도 정렬됩니다. 지정한 선택자는 서명에 쓰는 것으로 보며, 사용할 수 있는 키가 없으면 다른 키와 관계없이 점수가 낮아집니다.",
  },
  {
    en: "A domain that accepts no mail (null MX, or no mail server) and authorises no sender has its own scoring: null MX, an SPF record that rejects all mail, DMARC policy reject, and a revoked wildcard key. A domain without MX records accepts no mail if its host refuses port 25 on every address. If nothing answers, that weight is removed and no null MX is offered. A domain that only sends is scored without the parts about receiving; the PTR records of its host count if its SPF record authorises that host.",
    ko: "메일을 받지 않고(null MX이거나 메일 서버가 없음) 어떤 발신자도 허용하지 않는 도메인은 별도 기준으로 평가합니다. null MX, 모두 거부하는 SPF, DMARC reject, 폐기된 와일드카드 키를 봅니다. MX 레코드가 없는 도메인의 호스트가 모든 주소에서 25번 포트를 거부하면 메일을 받지 않는 것으로 봅니다. 응답이 없으면 그 가중치를 빼고 null MX도 제안하지 않습니다. 보내기만 하는 도메인은 수신 항목 없이 평가하되, SPF 레코드에서 자체 호스트를 허용하면 그 호스트의 PTR 레코드도 봅니다.",
  },
  {
    en: "If one known mail provider runs every mail server of a domain and SPF passes the provider's servers, mail is delivered. Then missing DKIM and DMARC make the status warn, not fail, whatever the score.",
    ko: "알려진 메일 사업자가 모든 메일 서버를 운영하고 SPF가 그 사업자의 서버를 통과시키면 메일은 전달됩니다. 이때 DKIM과 DMARC가 없으면 점수와 관계없이 상태는 fail이 아니라 warn입니다.",
  },
  {
    en: "Each blocklist is tested first (RFC 5782): its test entry must be listed, and the entry that must never be listed must not be. Refusal codes such as 127.255.255.254 are not listings. Lists that do not answer public resolvers are queried only through --blocklist-resolver.",
    ko: "차단 목록은 먼저 시험합니다(RFC 5782). 시험 항목은 등재되어 있어야 하고, 등재되면 안 되는 항목은 없어야 합니다. 127.255.255.254 같은 거부 코드는 등재가 아닙니다. 공개 리졸버에 응답하지 않는 목록은 --blocklist-resolver로만 질의합니다.",
  },
];
