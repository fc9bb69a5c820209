import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of aliases, addresses and TXT records. */
export const nameProblems = defineProblems({
  "alias-loop": {
    severity: "high",
    cause: {
      en: "The CNAME records of {name} form a loop: {chain}",
      ko: "{name}의 CNAME 레코드가 순환합니다: {chain}",
    },
    action: {
      en: "Point the last CNAME to a name with addresses.",
      ko: "마지막 CNAME이 주소가 있는 이름을 가리키게 하십시오.",
    },
    reference: "RFC 1034 §3.6.2",
  },
  "alias-long": {
    severity: "high",
    cause: {
      en: "The CNAME chain of {name} has more than {count} names. Resolvers give up before its end.",
      ko: "{name}의 CNAME 체인이 {count}개를 넘습니다. 리졸버가 끝까지 따라가지 않습니다.",
    },
    action: { en: "Point the CNAME directly to the last name of the chain.", ko: "마지막 이름을 직접 가리키십시오." },
    reference: "RFC 1034 §3.6.2",
  },
  "alias-beside": {
    severity: "high",
    cause: {
      en: "{name} has a CNAME record and other records ({types}). Which of them a resolver returns is unpredictable.",
      ko: "{name}에 CNAME 레코드와 다른 레코드({types})가 함께 있습니다. 리졸버가 어느 것을 반환할지 예측할 수 없습니다.",
    },
    action: { en: "Keep either the CNAME or the other records.", ko: "CNAME과 다른 레코드 중 한쪽만 남기십시오." },
    reference: "RFC 1034 §3.6.2, RFC 2181 §10.1",
  },
  "no-address": {
    severity: "info",
    cause: {
      en: "{name} exists but has no A, AAAA or MX records. It receives neither visitors nor mail.",
      ko: "{name|은/는} 존재하지만 A, AAAA, MX 레코드가 없어 방문자도 메일도 받지 못합니다.",
    },
    action: {
      en: "If the name is meant for visitors or mail, add these records.",
      ko: "방문자나 메일을 위한 이름이라면 레코드를 추가하십시오.",
    },
    reference: "RFC 2308 §2.2",
  },
  "private-address": {
    severity: "medium",
    cause: {
      en: "{name} has no address that is reachable from the Internet: {addresses}",
      ko: "{name}에 인터넷에서 접속할 수 있는 주소가 없습니다: {addresses}",
    },
    action: {
      en: "Add a public address, or keep internal host names out of the public DNS.",
      ko: "공인 주소를 추가하거나, 내부 호스트의 이름은 공개 DNS에 두지 마십시오.",
    },
    reference: "RFC 6890 §2.2",
  },
  "private-address-beside": {
    severity: "high",
    cause: {
      en: "Some visitors cannot connect to {name}, because some of its addresses are not reachable from the Internet: {addresses}",
      ko: "{name}의 일부 주소는 인터넷에서 접속할 수 없어 방문자 일부가 접속하지 못합니다: {addresses}",
    },
    action: { en: "Remove the unreachable addresses.", ko: "접속할 수 없는 주소를 제거하십시오." },
    reference: "RFC 6890 §2.2",
  },
  "ipv4-missing": {
    severity: "medium",
    cause: {
      en: "{name} has no IPv4 address. Visitors without IPv6 cannot connect.",
      ko: "{name}에 IPv4 주소가 없어 IPv6를 쓰지 못하는 방문자는 접속할 수 없습니다.",
    },
    action: {
      en: "Add one, unless every visitor has IPv6: {name}. A …",
      ko: "모든 방문자가 IPv6를 쓰는 것이 아니라면 추가하십시오: {name}. A …",
    },
  },
  "ipv6-missing": {
    severity: "info",
    cause: { en: "{name} has no IPv6 address.", ko: "{name}에 IPv6 주소가 없습니다." },
    action: {
      en: "Add one for networks without IPv4: {name}. AAAA …",
      ko: "IPv4가 없는 네트워크를 위해 추가하십시오: {name}. AAAA …",
    },
    reference: "RFC 6540 §2",
  },
  wildcard: {
    severity: "info",
    cause: {
      en: "A wildcard record of {name} or of a parent name ({types}) makes every name below {name} resolve.",
      ko: "{name} 또는 상위 이름의 와일드카드 레코드({types}) 때문에 {name} 아래의 모든 이름이 조회됩니다.",
    },
    action: {
      en: "Keep the wildcard only if every name should resolve.",
      ko: "모든 이름이 조회되어야 하는 경우에만 와일드카드를 유지하십시오.",
    },
    reference: "RFC 4592 §2.1",
  },
  "txt-large": {
    severity: "medium",
    cause: {
      en: "The TXT answer for {name} has {octets} bytes. Above 1,232 bytes, UDP fragments may be lost, so resolvers must retry over TCP.",
      ko: "{name}의 TXT 응답이 {octets}바이트입니다. 1,232바이트를 넘으면 UDP 단편이 유실될 수 있어 리졸버가 TCP로 다시 질의해야 합니다.",
    },
    action: {
      en: "Delete TXT records that are no longer used.",
      ko: "더 이상 쓰지 않는 TXT 레코드를 삭제하십시오.",
    },
    reference: "RFC 9715 §3",
  },
  "txt-repeated": {
    severity: "low",
    cause: {
      en: "{name} has the same TXT record more than once.",
      ko: "{name}에 같은 TXT 레코드가 두 번 이상 있습니다.",
    },
    action: { en: "Keep one and delete the others.", ko: "하나만 남기고 삭제하십시오." },
    reference: "RFC 2181 §5",
  },
  "txt-tokens": {
    severity: "info",
    cause: {
      en: "{count} TXT {count|record/records} of {name} {count|verifies/verify} domain ownership for services. They show everyone which services you use.",
      ko: "{name}의 TXT 레코드 {count}개는 서비스의 도메인 소유 확인용입니다. 어떤 서비스를 쓰는지 누구나 알 수 있습니다.",
    },
    action: { en: "Delete the records that are no longer needed.", ko: "더 이상 필요하지 않은 레코드를 삭제하십시오." },
  },
});
