import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with a record that receivers can use, and with the hosts beside it. */
export const spfStyleProblems = defineProblems({
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
  "spf-private": {
    severity: "low",
    cause: {
      en: "Terms of the SPF record name private networks: {terms}. No mail comes from there over the Internet, so that they do nothing.",
      ko: "SPF 레코드에 사설 네트워크를 지정한 항목이 있습니다: {terms}. 인터넷에서는 그런 주소로 메일이 오지 않으므로 효과가 없습니다.",
    },
    action: {
      en: "Remove them.",
      ko: "제거하십시오.",
    },
    reference: "RFC 1918 §3",
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
  "spf-glued": {
    severity: "medium",
    cause: {
      en: "“{term}” in the SPF record is read as one term, since there is no blank in it: the strings of a record are joined with nothing between them.",
      ko: "SPF 레코드의 “{term}”에는 공백이 없어 한 항목으로 읽힙니다. 레코드의 여러 문자열은 사이에 아무것도 없이 이어집니다.",
    },
    action: {
      en: "Put a blank between its terms; where they stand in strings of their own, at the end of the first.",
      ko: "항목 사이에 공백을 넣으십시오. 서로 다른 문자열에 있으면 앞 문자열의 끝에 넣으십시오.",
    },
    reference: "RFC 7208 §3.3, §4.6.1",
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
