import { defineProblems } from "../../core/interpretation.ts";

/** What may be wrong with who may send mail in a domain's name. */
export const spfProblems = defineProblems({
  "spf-unknown": {
    severity: "info",
    cause: {
      en: "Who may send in the name of {name} could not be told in full: {at} gave no answer ({reason}).",
      ko: "{name} 이름으로 누가 보낼 수 있는지 모두 확인하지 못했습니다. {at}에서 응답이 없습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers of that name answer.",
      ko: "다시 시도하고 해당 이름의 네임서버 응답을 확인하십시오.",
    },
  },
  "spf-missing": {
    severity: "high",
    cause: {
      en: "{name} has no SPF record: receivers cannot tell its mail from what others send in its name.",
      ko: "{name}에 SPF 레코드가 없어, 수신 서버가 사칭 메일을 구별할 수 없습니다.",
    },
    action: {
      en: "Publish one, and add everybody else who sends for you before you end it in -all.",
      ko: "레코드를 게시하고, -all로 끝내기 전에 메일을 보내는 다른 곳도 모두 추가하십시오.",
    },
    reference: "RFC 7208 §3",
  },
  "spf-lookalike": {
    severity: "high",
    cause: {
      en: "A text at {name} was meant to be an SPF record, and nobody reads it as one: it must begin with v=spf1 and a blank.",
      ko: "{name}에 SPF 레코드로 쓰려 한 텍스트가 있지만 레코드로 읽히지 않습니다. v=spf1과 공백으로 시작해야 합니다.",
    },
    action: { en: "Write it as a record.", ko: "레코드 형식으로 다시 쓰십시오." },
    reference: "RFC 7208 §4.5",
  },
  "spf-several": {
    severity: "high",
    cause: {
      en: "{name} has {count} SPF records; with more than one, receivers take none and end with an error.",
      ko: "{name}에 SPF 레코드가 {count}개 있습니다. 둘 이상이면 수신 서버는 어느 것도 쓰지 않고 오류로 처리합니다.",
    },
    action: {
      en: "Merge them into one record, and delete the others.",
      ko: "하나의 레코드로 합치고 나머지는 삭제하십시오.",
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-syntax": {
    severity: "high",
    cause: {
      en: "The SPF record cannot be read at character {at}: {fault}. With one fault none of it counts.",
      ko: "SPF 레코드를 {at}번째 문자에서 읽을 수 없습니다. {fault}. 하나라도 잘못되면 전체가 적용되지 않습니다.",
    },
    action: { en: "Correct the term, or remove it.", ko: "해당 항목을 고치거나 제거하십시오." },
    reference: "RFC 7208 §4.6",
  },
  "spf-passes-all": {
    severity: "critical",
    cause: {
      en: "Everybody may send in the name of {name}: {how}{terms}.",
      ko: "누구나 {name} 이름으로 메일을 보낼 수 있습니다. {how}{terms}.",
    },
    action: {
      en: "Name those who send for you in the place of what lets everybody pass, and end the record in ~all or -all.{advice}",
      ko: "누구나 통과시키는 항목 대신 메일을 보내는 곳만 명시하고 레코드를 ~all이나 -all로 끝내십시오.{advice}",
    },
    reference: "RFC 7208 §5.1",
  },
  "spf-hijack": {
    severity: "critical",
    cause: {
      en: "The SPF record relies on {target}, and nobody has registered {domain}: whoever does may send in this name.",
      ko: "SPF 레코드에서 {target|을/를} 쓰지만 {domain|은/는} 등록되어 있지 않습니다. 등록하는 사람이 이 이름으로 메일을 보낼 수 있게 됩니다.",
    },
    action: { en: "Remove the term “{term}” at once.", ko: "“{term}” 항목을 즉시 제거하십시오." },
    reference: "RFC 7208 §5.2",
  },
  "spf-hijack-possible": {
    severity: "high",
    cause: {
      en: "The SPF record relies on {target}, and the zone above {domain} does not know that domain; whether it is free could not be told.",
      ko: "SPF 레코드에서 {target|을/를} 쓰지만 {domain|은/는} 상위 존에 없습니다. 등록할 수 있는 도메인인지는 확인하지 못했습니다.",
    },
    action: {
      en: "Look whose domain it is, and remove the term “{term}” if it is nobody's.",
      ko: "누구의 도메인인지 확인하고, 주인이 없으면 “{term}” 항목을 제거하십시오.",
    },
    reference: "RFC 7208 §5.2",
  },
  "spf-target-missing": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads to {target}, where there is no SPF record: receivers end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}에 SPF 레코드가 없어 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Remove the term, or correct the name as whoever sends for you gives it.",
      ko: "항목을 제거하거나, 메일을 보내는 서비스에서 안내하는 이름으로 고치십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-target-broken": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads to {target}, whose record receivers cannot use: they end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 가리키는 {target}의 레코드를 쓸 수 없어 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Have whoever owns that name correct it, and leave the term out until then.",
      ko: "해당 이름의 관리자에게 수정을 요청하고, 그때까지 항목을 빼십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-loop": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} leads back to {target}: records that include each other never end.",
      ko: "{domain} 레코드의 “{term}” 항목이 {target|으로/로} 되돌아갑니다. 서로를 포함하는 레코드는 끝나지 않습니다.",
    },
    action: { en: "Remove the term.", ko: "항목을 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-exchangers": {
    severity: "high",
    cause: {
      en: "“{term}” in the record of {domain} asks for the hosts of {target}, which are more than 10: receivers end with an error.",
      ko: "{domain} 레코드의 “{term}” 항목이 조회하는 {target}의 메일 서버가 10개를 넘어 수신 서버가 오류로 처리합니다.",
    },
    action: { en: "Name the addresses instead, by ip4 and ip6.", ko: "대신 ip4와 ip6로 주소를 지정하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-lookups": {
    severity: "high",
    cause: {
      en: "The SPF record needs the DNS {count} times with all that it includes; after 10 receivers end with an error.",
      ko: "SPF 레코드와 포함된 레코드에 DNS 조회가 모두 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Remove what no longer sends for you, and replace a and mx by ip4 and ip6.{costliest}",
      ko: "더 이상 쓰지 않는 곳을 제거하고 a와 mx를 ip4와 ip6로 바꾸십시오.{costliest}",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-lookups-near": {
    severity: "low",
    cause: {
      en: "The SPF record needs the DNS {count} times, of the 10 that are allowed; one change at a sender breaks it.",
      ko: "SPF 레코드에 DNS 조회가 {count}번 필요합니다(한도 10번). 포함된 곳 하나만 바뀌어도 한도를 넘을 수 있습니다.",
    },
    action: { en: "Remove what no longer sends for you.", ko: "더 이상 쓰지 않는 곳을 제거하십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids": {
    severity: "high",
    cause: {
      en: "{count} look-ups of the SPF record find nothing; after two receivers end with an error: {terms}",
      ko: "SPF 레코드의 조회 중 {count}번은 결과가 없습니다. 두 번을 넘으면 수신 서버가 오류로 처리합니다: {terms}",
    },
    action: { en: "Remove these terms, or correct their names.", ko: "해당 항목을 제거하거나 이름을 고치십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-near": {
    severity: "low",
    cause: {
      en: "Terms of the SPF record find nothing: {terms}",
      ko: "SPF 레코드에 조회 결과가 없는 항목이 있습니다: {terms}",
    },
    action: {
      en: "Remove them, or correct their names: after two of them receivers end with an error.",
      ko: "제거하거나 이름을 고치십시오. 두 개를 넘으면 수신 서버가 오류로 처리합니다.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-voids-ipv6": {
    severity: "low",
    cause: {
      en: "For senders over IPv6, {count} look-ups of the SPF record find nothing; after two receivers end with an error.",
      ko: "IPv6로 보내는 쪽에는 SPF 레코드의 조회 {count}번에 결과가 없습니다. 두 번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Name hosts without IPv6 addresses by ip4 in the place of a.",
      ko: "IPv6 주소가 없는 호스트는 a 대신 ip4로 지정하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-neutral": {
    severity: "medium",
    cause: {
      en: "The SPF record says nothing of those it does not name (?all), as if there were none.",
      ko: "SPF 레코드가 명시하지 않은 곳에 대해 아무것도 정하지 않아(?all) 레코드가 없는 것과 같습니다.",
    },
    action: { en: "End it in ~all, then in -all.", ko: "~all로, 그다음 -all로 끝내십시오." },
    reference: "RFC 7208 §2.6.2",
  },
  "spf-open": {
    severity: "medium",
    cause: {
      en: "The SPF record ends without all or redirect: those it does not name are as if there were none.",
      ko: "SPF 레코드가 all이나 redirect 없이 끝나, 명시하지 않은 곳에는 레코드가 없는 것과 같습니다.",
    },
    action: { en: "End it in ~all, then in -all.", ko: "~all로, 그다음 -all로 끝내십시오." },
    reference: "RFC 7208 §4.7",
  },
  "spf-soft": {
    severity: "low",
    cause: {
      en: "The SPF record ends in ~all, and no DMARC policy tells receivers what to do with such mail.",
      ko: "SPF 레코드가 ~all로 끝나지만, 그런 메일의 처리를 정하는 DMARC 정책이 없습니다.",
    },
    action: {
      en: "Publish a DMARC policy of quarantine or reject, or end the record in -all once all senders are in it.",
      ko: "DMARC 정책을 quarantine이나 reject로 게시하거나, 보내는 곳을 모두 담은 뒤 -all로 끝내십시오.",
    },
    reference: "RFC 7208 §8.5",
  },
  "spf-ptr": {
    severity: "low",
    cause: {
      en: "“{term}” in the record of {domain} is slow and unreliable; some receivers pass it over.",
      ko: "{domain} 레코드의 “{term}” 항목은 느리고 신뢰할 수 없습니다. 무시하는 수신 서버도 있습니다.",
    },
    action: { en: "Name the addresses instead, by ip4, ip6 or a.", ko: "대신 ip4, ip6 또는 a로 주소를 지정하십시오." },
    reference: "RFC 7208 §5.5",
  },
  "spf-wide": {
    severity: "medium",
    cause: {
      en: "The domain's own SPF record lets {count} IPv4 addresses send, more than one sender has.",
      ko: "도메인 자신의 SPF 레코드로 IPv4 주소 {count}개가 메일을 보낼 수 있습니다. 한 발신자가 쓰기에는 너무 많습니다.",
    },
    action: {
      en: "Name only the addresses that send for you.",
      ko: "실제로 메일을 보내는 주소만 지정하십시오.",
    },
  },
  "spf-wide-term": {
    severity: "low",
    cause: {
      en: "“{term}” in the record of {domain} lets {count} IPv4 addresses send.",
      ko: "{domain} 레코드의 “{term}” 항목 하나로 IPv4 주소 {count}개가 메일을 보낼 수 있습니다.",
    },
    action: {
      en: "Look whether so large a network is anybody's alone.",
      ko: "이렇게 큰 네트워크를 한 곳에서만 쓰는지 확인하십시오.",
    },
  },
  "spf-idle": {
    severity: "low",
    cause: {
      en: "Terms of the SPF record are never looked at, since all decides before them: {terms}",
      ko: "SPF 레코드의 일부 항목은 all에서 먼저 결정되어 평가되지 않습니다: {terms}",
    },
    action: {
      en: "Remove them, or put them in front of all where they are meant.",
      ko: "제거하거나, 필요한 항목이면 all 앞으로 옮기십시오.",
    },
    reference: "RFC 7208 §5.1, §6.1",
  },
  "spf-covered": {
    severity: "info",
    cause: {
      en: "Networks of the SPF record lie in those that stand before them: {terms}",
      ko: "SPF 레코드에 앞의 네트워크에 이미 들어 있는 네트워크가 있습니다: {terms}",
    },
    action: { en: "Remove them; nothing changes.", ko: "제거해도 달라지지 않으므로 제거하십시오." },
    reference: "RFC 7208 §4.6.2",
  },
  "spf-misnamed": {
    severity: "medium",
    cause: {
      en: "“{term}” in the SPF record does nothing: with “=” it is an unknown modifier, which receivers pass over.",
      ko: "SPF 레코드의 “{term}” 항목은 효과가 없습니다. “=”를 쓰면 알 수 없는 수정자로 읽혀 수신 서버가 무시합니다.",
    },
    action: { en: "Write a colon in the place of “=”.", ko: "“=” 대신 콜론을 쓰십시오." },
    reference: "RFC 7208 §6",
  },
  "spf-long": {
    severity: "info",
    cause: {
      en: "The SPF record has {count} octets; beyond 450 an answer may no longer fit into one packet everywhere.",
      ko: "SPF 레코드가 {count}옥텟입니다. 450옥텟을 넘으면 응답이 한 패킷에 들어가지 않는 곳이 있습니다.",
    },
    action: { en: "Move a part of it into an include of your own.", ko: "일부를 자체 include로 옮기십시오." },
    reference: "RFC 7208 §3.4",
  },
  "spf-type": {
    severity: "info",
    cause: {
      en: "There is an SPF record of the DNS type SPF (99), which was given up in 2014: nobody reads it.",
      ko: "2014년에 폐지된 SPF 유형(99)의 레코드가 있습니다. 아무도 읽지 않습니다.",
    },
    action: { en: "Delete it; the TXT record is the one that counts.", ko: "삭제하십시오. TXT 레코드만 유효합니다." },
    reference: "RFC 7208 §3.1",
  },
  "spf-mx-uncovered": {
    severity: "info",
    cause: {
      en: "The SPF record does not let the mail exchanger {host} send from {address} ({result}).",
      ko: "SPF 레코드에서 메일 서버 {host}의 주소 {address|은/는} 보낼 수 없습니다({result}).",
    },
    action: {
      en: "Add it if it also sends; nothing is wrong where it only takes mail.",
      ko: "메일을 보내기도 하면 추가하십시오. 받기만 하면 문제가 없습니다.",
    },
  },
  "spf-helo": {
    severity: "info",
    cause: {
      en: "The mail exchanger {host} has no SPF record of its own, by which receivers check the name it gives in HELO.",
      ko: "메일 서버 {host}에 자체 SPF 레코드가 없습니다. 수신 서버는 HELO에 쓰인 이름도 이 레코드로 확인합니다.",
    },
    action: {
      en: "Publish one that lets its own addresses send.",
      ko: "자신의 주소에서 보낼 수 있도록 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §2.3",
  },
});

/** A problem of SPF. */
export type SpfProblemId = keyof typeof spfProblems;
