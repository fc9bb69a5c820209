import { defineProblems } from "../../../../core/result/interpretation.ts";

/** Problems of HTTPS and SVCB (RFC 9460), SRV and NAPTR records. */
export const serviceProblems = defineProblems({
  "ech-offered": {
    severity: "info",
    cause: {
      en: "One of the {type} records offers Encrypted Client Hello (ECH). Clients with ECH hide the site name from the network.",
      ko: "{type} 레코드에서 Encrypted Client Hello(ECH)를 제공합니다. 지원하는 브라우저는 접속하는 사이트 이름을 네트워크에서 숨깁니다.",
    },
    action: { en: "No action is needed.", ko: "조치할 것이 없습니다." },
    reference: "RFC 9848",
  },
  "ech-broken": {
    severity: "medium",
    cause: {
      en: "The ech parameter in the {type} record of {name} is not a valid ECHConfigList. Browsers do not encrypt the site name, and some fail to connect.",
      ko: "{name}의 {type} 레코드에 있는 ech 파라미터가 올바른 ECHConfigList가 아닙니다. 브라우저가 사이트 이름을 암호화하지 못하고, 접속에 실패하기도 합니다.",
    },
    action: {
      en: "Copy the complete list from the web server, including its length, or remove the parameter.",
      ko: "웹 서버에서 만든 목록 전체를 길이까지 그대로 넣거나 파라미터를 제거하십시오.",
    },
    reference: "RFC 9848 §3, RFC 9849 §4",
  },
  "https-alias-loop": {
    severity: "medium",
    cause: {
      en: "{type} records in AliasMode form a loop or a chain that is too long: {chain}. Browsers stop following it.",
      ko: "AliasMode의 {type} 레코드가 순환하거나 체인이 너무 깁니다: {chain}. 브라우저가 끝까지 따라가지 않습니다.",
    },
    action: {
      en: "Point the record at {name} to a name with its own {type}, A or AAAA records.",
      ko: "{name}의 레코드가 자체 {type}, A 또는 AAAA 레코드가 있는 이름을 가리키게 하십시오.",
    },
    reference: "RFC 9460 §3",
  },
  "https-hint-private": {
    severity: "medium",
    cause: {
      en: "The {type} record of {name} contains address hints that are not reachable from the Internet. Browsers that use them wait or fail: {addresses}",
      ko: "{name}의 {type} 레코드에 인터넷에서 접속할 수 없는 주소 힌트가 있어, 이 주소로 접속하는 브라우저는 지연되거나 실패합니다: {addresses}",
    },
    action: {
      en: "Remove ipv4hint and ipv6hint, or use the public addresses of the A and AAAA records.",
      ko: "ipv4hint와 ipv6hint를 제거하거나 A와 AAAA 레코드의 공인 주소로 바꾸십시오.",
    },
    reference: "RFC 9460 §7.3",
  },
  "https-unavailable": {
    severity: "medium",
    cause: {
      en: 'The {type} record of {name} is in AliasMode and its target is ".": it says that the service does not exist. Clients that follow RFC 9460 do not connect.',
      ko: '{name}의 {type} 레코드가 AliasMode이고 대상이 "."입니다. 서비스가 존재하지 않는다는 뜻이므로 RFC 9460을 따르는 클라이언트는 접속하지 않습니다.',
    },
    action: {
      en: "Delete the record, or name the host that serves {name}. If nothing should be served, no change is needed.",
      ko: "레코드를 삭제하거나 {name|을/를} 제공하는 호스트를 적으십시오. 아무것도 제공하지 않으려면 바꿀 것이 없습니다.",
    },
    reference: "RFC 9460 §2.5.1",
  },
  "https-both-modes": {
    severity: "medium",
    cause: {
      en: "{name} has {type} records in AliasMode and in ServiceMode. Clients ignore those in ServiceMode.",
      ko: "{name}에 AliasMode와 ServiceMode의 {type} 레코드가 함께 있습니다. 클라이언트는 ServiceMode 레코드를 무시합니다.",
    },
    action: { en: "Keep the records of one mode.", ko: "한 가지 모드의 레코드만 남기십시오." },
    reference: "RFC 9460 §2.4.1",
  },
  "https-mandatory": {
    severity: "medium",
    cause: {
      en: "The {type} record of {name} makes keys mandatory that are not registered ({keys}), so clients ignore the record.",
      ko: "{name}의 {type} 레코드가 등록되지 않은 키({keys})를 필수로 지정하여 클라이언트가 레코드를 무시합니다.",
    },
    action: { en: "Remove the keys from mandatory.", ko: "mandatory에서 이 키를 제거하십시오." },
    reference: "RFC 9460 §8",
  },
  "https-hint-differs": {
    severity: "low",
    cause: {
      en: "The address hints in the {type} record of {name} are not among its A and AAAA records: {addresses}",
      ko: "{name}의 {type} 레코드에 있는 주소 힌트가 A, AAAA 레코드에 없습니다: {addresses}",
    },
    action: {
      en: "Set ipv4hint and ipv6hint to the addresses of the A and AAAA records, or remove them.",
      ko: "ipv4hint와 ipv6hint를 A, AAAA 레코드의 주소로 바꾸거나 제거하십시오.",
    },
    reference: "RFC 9460 §7.3",
  },
  "srv-target-address": {
    severity: "medium",
    cause: {
      en: "The SRV record {owner} has an IP address as its target ({target}). Clients look it up as a host name, which does not exist.",
      ko: "SRV 레코드 {owner}의 대상이 IP 주소({target})입니다. 클라이언트는 이를 호스트 이름으로 조회하므로 찾지 못합니다.",
    },
    action: {
      en: "Use the name of a host with this address as the target.",
      ko: "이 주소를 가진 호스트의 이름을 대상으로 쓰십시오.",
    },
    reference: "RFC 2782",
  },
  "srv-target-alias": {
    severity: "low",
    cause: {
      en: "The target {target} of the SRV record {owner} is an alias (CNAME). RFC 2782 forbids this, and some clients do not follow it.",
      ko: "SRV 레코드 {owner}의 대상 {target|이/가} 별칭(CNAME)입니다. RFC 2782에서 금지하며, 따라가지 않는 클라이언트도 있습니다.",
    },
    action: {
      en: "Use a host name with its own A or AAAA records, unless the service's operator prescribes this name.",
      ko: "서비스 운영자가 지정한 이름이 아니면, A 또는 AAAA 레코드가 있는 호스트 이름을 쓰십시오.",
    },
    reference: "RFC 2782",
  },
  "srv-target-no-address": {
    severity: "medium",
    cause: {
      en: "The target {target} of the SRV record {owner} has neither A nor AAAA records, so clients cannot connect.",
      ko: "SRV 레코드 {owner}의 대상 {target}에 A와 AAAA 레코드가 없어 클라이언트가 접속할 수 없습니다.",
    },
    action: {
      en: 'Add an address to {target}. If the service does not exist, set the target to ".", or delete the record.',
      ko: '{target}에 주소를 추가하십시오. 서비스가 없으면 대상을 "."로 하거나 레코드를 삭제하십시오.',
    },
    reference: "RFC 2782",
  },
  "srv-unavailable-beside": {
    severity: "medium",
    cause: {
      en: '{owner} has an SRV record with the target ".", which says that the service does not exist, beside other SRV records.',
      ko: '{owner}에 서비스가 없음을 뜻하는 "."을 대상으로 하는 SRV 레코드가 다른 SRV 레코드와 함께 있습니다.',
    },
    action: {
      en: 'Delete the record with the target ".", or the others if the service does not exist.',
      ko: '대상이 "."인 레코드를 삭제하거나, 서비스가 없으면 나머지를 삭제하십시오.',
    },
    reference: "RFC 2782",
  },
  "naptr-exclusive": {
    severity: "medium",
    cause: {
      en: "A NAPTR record of {name} has both an expression and a replacement, so clients discard it: {record}",
      ko: "{name}의 NAPTR 레코드에 표현식과 대체 이름이 함께 있어 클라이언트가 무시합니다: {record}",
    },
    action: {
      en: 'Keep one of the two: an empty expression (""), or the replacement ".".',
      ko: '둘 중 하나만 두십시오. 표현식을 비우거나(""), 대체 이름을 "."로 하십시오.',
    },
    reference: "RFC 3403 §4.1",
  },
  "naptr-empty": {
    severity: "medium",
    cause: {
      en: "A NAPTR record of {name} has neither an expression nor a replacement, so it leads nowhere: {record}",
      ko: "{name}의 NAPTR 레코드에 표현식도 대체 이름도 없습니다: {record}",
    },
    action: { en: "Add one of them, or delete the record.", ko: "하나를 추가하거나 레코드를 삭제하십시오." },
    reference: "RFC 3403 §4.1",
  },
  "naptr-expression": {
    severity: "medium",
    cause: {
      en: "The expression of a NAPTR record of {name} is missing or not a valid substitution, so clients discard the record: {record}",
      ko: "{name}의 NAPTR 레코드에 표현식이 없거나 올바른 치환식이 아니어서 클라이언트가 무시합니다: {record}",
    },
    action: {
      en: "Write it between three equal delimiters, for example !^.*$!sip:info@example.com!",
      ko: "같은 구분자 세 개로 나누어 쓰십시오. 예: !^.*$!sip:info@example.com!",
    },
    reference: "RFC 3402 §3.2, RFC 3404 §4.3",
  },
  "naptr-flags": {
    severity: "medium",
    cause: {
      en: "The flags of a NAPTR record of {name} are invalid or exclude each other: {record}",
      ko: "{name}의 NAPTR 레코드 플래그가 잘못되었거나 함께 쓸 수 없습니다: {record}",
    },
    action: {
      en: "Use one of S (SRV records), A (addresses), U (URI) and P, or no flag for a further NAPTR record.",
      ko: "S(SRV 레코드), A(주소), U(URI), P 중 하나를 쓰거나, 다음 NAPTR 레코드로 이어지면 비워 두십시오.",
    },
    reference: "RFC 3403 §4.1, RFC 3404 §4.3",
  },
  "naptr-target-missing": {
    severity: "medium",
    cause: {
      en: "A NAPTR record of {name} leads to {replacement}, which has no {types} records.",
      ko: "{name}의 NAPTR 레코드가 가리키는 {replacement}에 {types} 레코드가 없습니다.",
    },
    action: {
      en: "Add the records at {replacement}, or correct the replacement or its flag.",
      ko: "{replacement}에 레코드를 추가하거나, 대체 이름 또는 플래그를 고치십시오.",
    },
    reference: "RFC 3403 §4.1, RFC 3404 §4.3",
  },
});
