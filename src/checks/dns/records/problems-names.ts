import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with where a name leads. */
export const nameProblems = defineProblems({
  "alias-loop": {
    severity: "high",
    cause: {
      en: "The aliases of {name} run in a circle: {chain}",
      ko: "{name}의 별칭이 순환합니다: {chain}",
    },
    action: {
      en: "Have the last one lead to a name with addresses.",
      ko: "마지막 별칭이 주소가 있는 이름을 가리키게 하십시오.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "alias-long": {
    severity: "high",
    cause: {
      en: "The aliases of {name} lead through more than {count} names: resolvers give up before the end.",
      ko: "{name}의 별칭이 {count}개가 넘는 이름을 거칩니다. 리졸버가 끝까지 따라가지 않습니다.",
    },
    action: { en: "Name the end of the chain at once.", ko: "마지막 이름을 직접 가리키십시오." },
    reference: "RFC 1034 §3.6.2",
  },
  "alias-beside": {
    severity: "high",
    cause: {
      en: "{name} is an alias and has other records beside it ({types}): which of them resolvers see is a matter of chance.",
      ko: "{name|이/가} 별칭인데 다른 레코드({types})도 있습니다. 리졸버가 어느 것을 보게 될지는 알 수 없습니다.",
    },
    action: { en: "Keep the alias or the others, not both.", ko: "별칭과 다른 레코드 중 하나만 남기십시오." },
    reference: "RFC 1034 §3.6.2, RFC 2181 §10.1",
  },
  "private-address": {
    severity: "medium",
    cause: {
      en: "{name} has no address that can be reached from the Internet: {addresses}",
      ko: "{name}에 인터넷에서 접속할 수 있는 주소가 없습니다: {addresses}",
    },
    action: {
      en: "Give it a public address, or keep names of internal hosts out of the public DNS.",
      ko: "공인 주소를 지정하거나, 내부 호스트의 이름은 공개 DNS에 두지 마십시오.",
    },
    reference: "RFC 6890 §2.2",
  },
  "private-address-beside": {
    severity: "high",
    cause: {
      en: "{name} has addresses beside its public ones that cannot be reached from the Internet: {addresses} Some visitors are sent there.",
      ko: "{name}의 공인 주소 외에 인터넷에서 접속할 수 없는 주소가 있어 일부 방문자가 그곳으로 연결됩니다: {addresses}",
    },
    action: { en: "Remove those addresses.", ko: "그 주소를 제거하십시오." },
    reference: "RFC 6890 §2.2",
  },
  "ipv6-missing": {
    severity: "info",
    cause: { en: "{name} has no IPv6 address.", ko: "{name}에 IPv6 주소가 없습니다." },
    action: {
      en: "Give it one, for networks without IPv4: {name}. AAAA …",
      ko: "IPv4가 없는 네트워크를 위해 지정하십시오: {name}. AAAA …",
    },
    reference: "RFC 6540 §2",
  },
  "ech-offered": {
    severity: "info",
    cause: {
      en: "An HTTPS record offers Encrypted Client Hello: browsers that know it hide which site they ask for.",
      ko: "HTTPS 레코드에서 Encrypted Client Hello를 제공합니다. 지원하는 브라우저는 접속하는 사이트를 숨깁니다.",
    },
    action: { en: "Nothing.", ko: "조치할 것이 없습니다." },
    reference: "RFC 9848",
  },
  "ech-broken": {
    severity: "medium",
    cause: {
      en: "The HTTPS record of {name} has a parameter ech that holds no usable list of keys (ECHConfigList): browsers do not hide which site they ask for, and some fail to connect.",
      ko: "{name}의 HTTPS 레코드에 있는 ech 파라미터의 값이 키 목록(ECHConfigList)이 아닙니다. 브라우저가 접속하는 사이트를 숨기지 못하고, 접속에 실패하기도 합니다.",
    },
    action: {
      en: "Put the list that the web server gives out into the record, length included, or leave the parameter out.",
      ko: "웹 서버에서 만든 목록을 길이까지 그대로 레코드에 넣거나 파라미터를 빼십시오.",
    },
    reference: "RFC 9848 §3, RFC 9849 §4",
  },
  "https-alias-loop": {
    severity: "medium",
    cause: {
      en: "HTTPS records in AliasMode lead in a circle, or too far: {chain}. Browsers that follow them give up.",
      ko: "AliasMode의 HTTPS 레코드가 순환하거나 너무 깁니다: {chain}. 따라가는 브라우저는 포기합니다.",
    },
    action: {
      en: "Let the record at {name} lead to a name that has its own HTTPS, A or AAAA records.",
      ko: "{name}의 레코드가 자체 HTTPS, A 또는 AAAA 레코드가 있는 이름을 가리키게 하십시오.",
    },
    reference: "RFC 9460 §3",
  },
  "https-hint-private": {
    severity: "medium",
    cause: {
      en: "The HTTPS record of {name} hints at addresses that cannot be reached from the Internet ({addresses}): browsers that try them first wait or fail.",
      ko: "{name}의 HTTPS 레코드가 인터넷에서 접속할 수 없는 주소를 알려 줍니다({addresses}). 이 주소에 먼저 접속하는 브라우저는 기다리거나 실패합니다.",
    },
    action: {
      en: "Take ipv4hint and ipv6hint out, or put the public addresses of the A and AAAA records there.",
      ko: "ipv4hint와 ipv6hint를 빼거나 A와 AAAA 레코드의 공인 주소로 바꾸십시오.",
    },
    reference: "RFC 9460 §7.3",
  },
  wildcard: {
    severity: "info",
    cause: {
      en: "Every name below {name} is there, whether somebody has made it or not ({types}).",
      ko: "{name} 아래의 모든 이름이 만들지 않았어도 존재합니다({types}).",
    },
    action: {
      en: "Keep the wildcard only where any name is meant to work.",
      ko: "모든 이름이 동작해야 하는 경우에만 와일드카드를 유지하십시오.",
    },
    reference: "RFC 4592 §2.1",
  },
  "txt-large": {
    severity: "medium",
    cause: {
      en: "An answer with the texts of {name} has {octets} octets; above 1,232 it does not fit into a datagram that goes everywhere.",
      ko: "{name}의 TXT 응답이 {octets}옥텟입니다. 1,232를 넘으면 어디서나 통과하는 데이터그램에 들어가지 않습니다.",
    },
    action: {
      en: "Delete the texts that no service needs any more.",
      ko: "더 이상 필요하지 않은 텍스트를 삭제하십시오.",
    },
    reference: "RFC 9715 §3",
  },
  "txt-repeated": {
    severity: "low",
    cause: { en: "{name} has the same text more than once.", ko: "{name}에 같은 텍스트가 두 번 이상 있습니다." },
    action: { en: "Delete all but one.", ko: "하나만 남기고 삭제하십시오." },
    reference: "RFC 2181 §5",
  },
  "txt-tokens": {
    severity: "info",
    cause: {
      en: "{count} texts of {name} prove to services whose domain it is, and tell everybody which services are used.",
      ko: "{name}의 텍스트 {count}개는 서비스에 도메인 소유를 증명하며, 어떤 서비스를 쓰는지 누구나 알 수 있습니다.",
    },
    action: { en: "Delete those of services that need them no more.", ko: "더 이상 필요하지 않은 것은 삭제하십시오." },
  },
});
