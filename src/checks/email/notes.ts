import type { Text } from "../../core/text.ts";

/** How the check looks, and what it does not do. */
export const notes: readonly Text[] = [
  {
    en: "Every mail server is greeted on port 25 (EHLO), asked for TLS and left (QUIT): no sender and no recipient is ever named. Where nobody at all answers, port 25 is probably blocked on the way out; then whether they take mail over TLS is unknown, and that weight is removed; MX records, addresses and their names count all the same.",
    ko: "모든 메일 서버의 25번 포트에 인사(EHLO)하고 TLS로 전환한 뒤 끊습니다(QUIT). 발신자나 수신자는 전달하지 않습니다. 아무도 응답하지 않으면 나가는 25번 포트가 차단된 것일 수 있으므로, TLS 항목은 알 수 없음으로 두고 가중치에서 뺍니다. MX 레코드와 주소, 주소의 이름은 그대로 평가합니다.",
  },
  {
    en: "Selectors of DKIM cannot be listed. Fifteen are asked for, those of the providers that the records name among them, and those that you give; whether there is anything below _domainkey says the rest. A key that nobody has guessed counts as one that is there, with less points. Whoever gives a selector signs with it: without a usable key there, points are lost whatever other keys there are.",
    ko: "DKIM 선택자는 목록으로 볼 수 없습니다. 레코드에 나타난 사업자의 선택자를 포함한 15개와 지정한 선택자를 물어보고, 나머지는 _domainkey 아래에 무언가 있는지로 판단합니다. 추측하지 못한 키는 있는 것으로 보되 점수가 낮습니다. 지정한 선택자는 서명에 쓰는 것으로 보며, 쓸 수 있는 키가 없으면 다른 키와 관계없이 점수가 낮아집니다.",
  },
  {
    en: "A domain that takes no mail (null MX, or nobody to hand it to) and lets nobody send is judged by a rubric of its own: a null MX, an SPF record that refuses everybody, a DMARC policy of reject, and a revoked key for every selector. Whether the host of a domain without MX records takes mail is known where port 25 refuses at every address of it; where nothing answers, that weight is removed, and no null MX is offered. One that only sends is judged without the parts about receiving; the names of its host count where its own SPF record lets that host send.",
    ko: "메일을 받지 않고(null MX이거나 받을 서버가 없음) 아무도 보내지 못하게 한 도메인은 별도 기준으로 평가합니다. null MX, 모두 거부하는 SPF, DMARC reject, 모든 선택자의 폐기된 키를 봅니다. MX 레코드가 없는 도메인의 호스트가 모든 주소에서 25번 포트를 거부하면 메일을 받지 않는 것으로 보고, 응답이 없으면 그 가중치를 빼고 null MX도 제안하지 않습니다. 보내기만 하는 도메인은 수신 항목 없이 평가하되, 자체 SPF 레코드에서 자기 호스트의 발신을 허용하면 그 호스트의 이름(PTR)도 봅니다.",
  },
  {
    en: "A list counts only after it has shown that it works: it must have its test entry and lack the one that no list has (RFC 5782). What it answers instead of a listing, such as 127.255.255.254, is no listing. Lists that answer no public resolver are asked through --blocklist-resolver alone.",
    ko: "차단 목록은 시험 항목이 있고 있어서는 안 될 항목이 없음을 확인한 뒤에만 반영합니다(RFC 5782). 127.255.255.254 같은 거부 응답은 등재가 아닙니다. 공용 리졸버에 답하지 않는 목록은 --blocklist-resolver로만 묻습니다.",
  },
];
