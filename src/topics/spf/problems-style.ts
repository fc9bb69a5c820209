import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of a valid SPF record, and of the SPF records of mail servers. */
export const spfStyleProblems = defineProblems({
  "spf-neutral": {
    severity: "medium",
    cause: {
      en: "The result of the SPF record is neutral (?) for servers that are not listed. For them it has no effect.",
      ko: "목록에 없는 서버에 대한 SPF 결과가 neutral(?)입니다. 그런 서버에는 아무 효과가 없습니다.",
    },
    action: {
      en: "End it in ~all first, then in -all. If a term with ? before it matches every server, remove that term.",
      ko: "~all로, 그다음 -all로 끝내십시오. 그 앞에 모든 서버와 일치하는 ? 항목이 있으면 제거하십시오.",
    },
    reference: "RFC 7208 §2.6.2",
  },
  "spf-open": {
    severity: "medium",
    cause: {
      en: "The SPF record has neither all nor redirect. For servers that are not listed it has no effect.",
      ko: "SPF 레코드에 all도 redirect도 없습니다. 목록에 없는 서버에는 아무 효과가 없습니다.",
    },
    action: { en: "End it in ~all first, then in -all.", ko: "~all로, 그다음 -all로 끝내십시오." },
    reference: "RFC 7208 §4.7",
  },
  "spf-soft": {
    severity: "low",
    cause: {
      en: "The result of the SPF record is softfail (~) for servers that are not listed, but no DMARC policy says what receivers should do with such mail.",
      ko: "목록에 없는 서버에 대한 SPF 결과가 softfail(~)이지만, 그런 메일의 처리를 정하는 DMARC 정책이 없습니다.",
    },
    action: {
      en: "Publish a DMARC policy of quarantine or reject. Or end the record in -all when it lists all your senders.",
      ko: "DMARC 정책을 quarantine이나 reject로 게시하거나, 보내는 곳을 모두 담은 뒤 -all로 끝내십시오.",
    },
    reference: "RFC 7208 §8.5",
  },
  "spf-ptr": {
    severity: "low",
    cause: {
      en: "“{term}” in the record of {domain} is slow and unreliable. Some receivers ignore it.",
      ko: "{domain} 레코드의 “{term}” 항목은 느리고 신뢰할 수 없습니다. 무시하는 수신 서버도 있습니다.",
    },
    action: { en: "Use ip4, ip6 or a instead.", ko: "대신 ip4, ip6 또는 a를 쓰십시오." },
    reference: "RFC 7208 §5.5",
  },
  "spf-wide": {
    severity: "medium",
    cause: {
      en: "The domain's own SPF record allows {count} IPv4 addresses to send, more than one sender needs.",
      ko: "도메인의 SPF 레코드가 IPv4 주소 {count}개에 발신을 허용합니다. 한 발신자가 쓰기에는 너무 많습니다.",
    },
    action: {
      en: "List only the addresses that send for you.",
      ko: "실제로 메일을 보내는 주소만 지정하십시오.",
    },
  },
  "spf-wide-term": {
    severity: "low",
    cause: {
      en: "“{term}” in the record of {domain} allows {count} IPv4 addresses to send.",
      ko: "{domain} 레코드의 “{term}” 항목 하나가 IPv4 주소 {count}개에 발신을 허용합니다.",
    },
    action: {
      en: "Check whether a network of this size belongs to one organisation only.",
      ko: "이렇게 큰 네트워크를 한 조직만 쓰는지 확인하십시오.",
    },
  },
  "spf-private": {
    severity: "low",
    cause: {
      en: "The SPF record lists private networks: {terms}. Mail over the Internet never comes from them, so these terms have no effect.",
      ko: "SPF 레코드에 사설 네트워크가 있습니다: {terms}. 인터넷 메일은 이런 주소에서 오지 않으므로 효과가 없습니다.",
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
      en: "Some terms of the SPF record come after all and are never evaluated: {terms}",
      ko: "SPF 레코드의 일부 항목이 all 뒤에 있어 평가되지 않습니다: {terms}",
    },
    action: {
      en: "Remove them, or move them before all if you need them.",
      ko: "제거하거나, 필요한 항목이면 all 앞으로 옮기십시오.",
    },
    reference: "RFC 7208 §5.1, §6.1",
  },
  "spf-covered": {
    severity: "info",
    cause: {
      en: "Some networks of the SPF record are already part of earlier networks: {terms}",
      ko: "SPF 레코드의 일부 네트워크는 앞의 네트워크에 이미 포함되어 있습니다: {terms}",
    },
    action: { en: "Remove them. The result stays the same.", ko: "제거하십시오. 결과는 달라지지 않습니다." },
    reference: "RFC 7208 §4.6.2",
  },
  "spf-misnamed": {
    severity: "medium",
    cause: {
      en: "“{term}” in the SPF record has no effect: with “=” it is an unknown modifier, which receivers ignore.",
      ko: "SPF 레코드의 “{term}” 항목은 효과가 없습니다. “=”를 쓰면 알 수 없는 수정자로 읽혀 수신 서버가 무시합니다.",
    },
    action: { en: "Replace “=” with a colon.", ko: "“=” 대신 콜론을 쓰십시오." },
    reference: "RFC 7208 §6",
  },
  "spf-glued": {
    severity: "medium",
    cause: {
      en: "“{term}” in the SPF record has no space in it, so receivers read it as one term. The strings of a TXT record are joined without spaces.",
      ko: "SPF 레코드의 “{term}”에 공백이 없어 수신 서버가 한 항목으로 읽습니다. TXT 레코드의 문자열은 공백 없이 이어집니다.",
    },
    action: {
      en: "Put a space between the terms. If they are in separate strings, put it at the end of the first string.",
      ko: "항목 사이에 공백을 넣으십시오. 서로 다른 문자열에 있으면 앞 문자열의 끝에 넣으십시오.",
    },
    reference: "RFC 7208 §3.3, §4.6.1",
  },
  "spf-long": {
    severity: "info",
    cause: {
      en: "The SPF record has {count} bytes. Above 450 bytes, the answer may not fit into one packet everywhere.",
      ko: "SPF 레코드가 {count}바이트입니다. 450바이트를 넘으면 응답이 한 패킷에 들어가지 않는 곳이 있습니다.",
    },
    action: {
      en: "Move a part of it to an include in your own domain.",
      ko: "일부를 자체 도메인의 include로 옮기십시오.",
    },
    reference: "RFC 7208 §3.4",
  },
  "spf-type": {
    severity: "info",
    cause: {
      en: "There is an SPF record of the DNS type SPF (99), which was abolished in 2014. Receivers do not read it.",
      ko: "2014년에 폐지된 SPF 유형(99)의 레코드가 있습니다. 수신 서버는 읽지 않습니다.",
    },
    action: {
      en: "Delete it. Receivers read the TXT record only.",
      ko: "삭제하십시오. 수신 서버는 TXT 레코드만 읽습니다.",
    },
    reference: "RFC 7208 §3.1",
  },
  "spf-mx-uncovered": {
    severity: "info",
    cause: {
      en: "The SPF record does not allow the mail server {host} to send from {address} ({result}).",
      ko: "SPF 레코드가 메일 서버 {host}의 주소 {address}에 발신을 허용하지 않습니다({result}).",
    },
    action: {
      en: "If this server also sends mail, add it. If it only receives mail, no action is needed.",
      ko: "메일을 보내기도 하는 서버이면 추가하십시오. 받기만 하면 조치할 것이 없습니다.",
    },
  },
  "spf-helo": {
    severity: "info",
    cause: {
      en: "The mail server {host} has no SPF record of its own. Receivers also check the HELO name with SPF.",
      ko: "메일 서버 {host}에 자체 SPF 레코드가 없습니다. 수신 서버는 HELO 이름도 SPF로 확인합니다.",
    },
    action: {
      en: "Publish a record that allows its own addresses.",
      ko: "자신의 주소를 허용하는 레코드를 게시하십시오.",
    },
    reference: "RFC 7208 §2.3",
  },
});
