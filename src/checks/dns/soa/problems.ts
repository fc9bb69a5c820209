import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the SOA record, of serial numbers, TTLs and answer sizes. */
export const soaProblems = defineProblems({
  "soa-refresh": {
    severity: "low",
    cause: {
      en: "Secondary servers check for changes every {time} (SOA refresh). At least 20 minutes is usual.",
      ko: "보조 서버가 {time}마다 변경을 확인합니다(SOA refresh). 20분 이상이 일반적입니다.",
    },
    action: {
      en: "Set refresh to 1200 or more, and announce changes with NOTIFY.",
      ko: "refresh를 1200 이상으로 하고 변경은 NOTIFY로 알리십시오.",
    },
    reference: "RFC 1912 §2.2",
  },
  "soa-retry": {
    severity: "low",
    cause: {
      en: "Secondary servers retry a failed zone transfer after {time} (SOA retry). At least 3 minutes is usual.",
      ko: "존 전송에 실패하면 보조 서버가 {time} 뒤에 다시 시도합니다(SOA retry). 3분 이상이 일반적입니다.",
    },
    action: {
      en: "Set retry to 180 or more, but less than refresh.",
      ko: "retry를 180 이상, refresh 미만으로 하십시오.",
    },
    reference: "RFC 1912 §2.2",
  },
  "soa-retry-refresh": {
    severity: "low",
    cause: {
      en: "SOA retry ({retry}) is not less than refresh ({refresh}), so it has no effect.",
      ko: "SOA retry({retry})가 refresh({refresh})보다 짧지 않아 의미가 없습니다.",
    },
    action: { en: "Set retry to a fraction of refresh.", ko: "retry를 refresh의 일부로 줄이십시오." },
    reference: "RFC 1912 §2.2",
  },
  "soa-expire": {
    severity: "low",
    cause: {
      en: "Secondary servers stop serving the zone {time} after they lose the primary (SOA expire). At least 1 week is usual.",
      ko: "주 서버와 연결이 끊기면 보조 서버는 {time} 뒤에 존 제공을 중단합니다(SOA expire). 1주 이상이 일반적입니다.",
    },
    action: { en: "Set expire to 604800 or more.", ko: "expire를 604800 이상으로 하십시오." },
    reference: "RFC 1912 §2.2",
  },
  "soa-expire-refresh": {
    severity: "low",
    cause: {
      en: "SOA expire ({expire}) is less than refresh ({refresh}). Secondary servers stop serving the zone before they check for changes.",
      ko: "SOA expire({expire})가 refresh({refresh})보다 짧습니다. 보조 서버가 변경을 확인하기 전에 존 제공을 중단합니다.",
    },
    action: { en: "Set expire to a multiple of refresh.", ko: "expire를 refresh의 몇 배로 하십시오." },
    reference: "RFC 1912 §2.2",
  },
  "soa-minimum": {
    severity: "low",
    cause: {
      en: "Resolvers cache negative answers (NXDOMAIN, NODATA) for {time} (SOA minimum). 3 minutes to 1 day is usual.",
      ko: "리졸버가 부정 응답(NXDOMAIN, NODATA)을 {time} 동안 캐시합니다(SOA minimum). 3분에서 하루가 일반적입니다.",
    },
    action: { en: "Set minimum to a value between 180 and 86400.", ko: "minimum을 180과 86400 사이로 하십시오." },
    reference: "RFC 2308 §5",
  },
  "soa-operator": {
    severity: "info",
    cause: {
      en: "The SOA timers ({what}) are those of {operator}. Its name servers do not copy the zone by zone transfers, so refresh, retry and expire have no effect.",
      ko: "SOA 타이머({what})는 {operator|이/가} 정한 값입니다. 이 사업자의 네임서버는 존 전송으로 존을 복제하지 않으므로 refresh, retry, expire는 효과가 없습니다.",
    },
    action: { en: "No change is needed.", ko: "바꿀 것이 없습니다." },
    reference: "RFC 1912 §2.2",
  },
  "soa-primary-unlisted": {
    severity: "low",
    cause: {
      en: "The primary server in the SOA record ({primary}) is not one of the name servers.",
      ko: "SOA 레코드의 주 서버({primary})가 네임서버에 없습니다.",
    },
    action: {
      en: "Use a name server of the zone. If you hide the primary on purpose, no change is needed.",
      ko: "존의 네임서버를 쓰십시오. 의도적으로 숨긴 주 서버이면 그대로 두어도 됩니다.",
    },
    reference: "RFC 1035 §3.3.13",
  },
  "soa-primary-missing": {
    severity: "low",
    cause: {
      en: "The primary server in the SOA record ({primary}) has no address.",
      ko: "SOA 레코드의 주 서버({primary})에 주소가 없습니다.",
    },
    action: { en: "Use the name of an existing server.", ko: "존재하는 서버의 이름을 쓰십시오." },
    reference: "RFC 1035 §3.3.13",
  },
  "soa-mailbox": {
    severity: "low",
    cause: {
      en: "The mailbox in the SOA record ({mailbox}) is not in the required format.",
      ko: "SOA 레코드의 메일 주소({mailbox})가 형식에 맞지 않습니다.",
    },
    action: {
      en: "Write hostmaster@example.com as hostmaster.example.com. and put a backslash before each dot left of the @.",
      ko: "hostmaster@example.com은 hostmaster.example.com.으로 쓰고, @ 왼쪽의 점 앞에는 역슬래시를 붙이십시오.",
    },
    reference: "RFC 1035 §8, RFC 2142 §7",
  },
  "soa-several": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} returns several SOA records for {zone}.",
      ko: "네임서버 {server}({address})에서 {zone}의 SOA 레코드를 여러 개 반환합니다.",
    },
    action: { en: "Keep one SOA record.", ko: "SOA 레코드를 하나만 남기십시오." },
    reference: "RFC 1035 §5.2",
  },
  "serials-differ": {
    severity: "low",
    cause: {
      en: "The name servers serve different versions of {zone}: the highest serial is {newest}, but {server} ({address}) has {serial}. The serials do not show since when.",
      ko: "네임서버마다 {zone} 존의 버전이 다릅니다. 가장 높은 일련번호는 {newest}인데 {server}({address})는 {serial}입니다. 언제부터 달랐는지는 일련번호로 알 수 없습니다.",
    },
    action: {
      en: "Check again in a few minutes: a zone transfer takes some time. If the difference remains, check the zone transfer to {server}.",
      ko: "존 전송에는 시간이 걸리므로 몇 분 뒤에 다시 확인하십시오. 차이가 계속되면 {server|으로/로} 가는 존 전송을 확인하십시오.",
    },
    reference: "RFC 1982 §7, RFC 1996 §3",
  },
  // One look cannot tell a running zone transfer from a failed one.
  "serials-behind": {
    severity: "low",
    cause: {
      en: "{server} ({address}) still serves serial {serial} of {zone}. According to its digits, the newest serial {newest} is more than 1 hour old.",
      ko: "{server}({address})에서 아직 {zone} 존의 일련번호 {serial|을/를} 제공합니다. 최신 번호 {newest|은/는} 숫자로 보면 1시간 이상 되었습니다.",
    },
    action: {
      en: "Fix the zone transfer to {server}.",
      ko: "{server|으로/로} 가는 존 전송을 복구하십시오.",
    },
    reference: "RFC 1996 §3",
  },
  "serial-unordered": {
    severity: "medium",
    cause: {
      en: "The serials {serial} and {newest} of {zone} are 2^31 apart. Secondary servers cannot decide which one is newer.",
      ko: "{zone} 존의 일련번호 {serial|과/와} {newest|이/가} 2^31만큼 떨어져 있어, 보조 서버에서 어느 쪽이 최신인지 알 수 없습니다.",
    },
    action: {
      en: "If the servers with {serial} are secondaries: set the serial of the primary to {first}, wait until all secondaries serve it, then set it to {second}. If {serial} is the serial of the primary, raise it by 1 and reload the zone on the others.",
      ko: "{serial|을/를} 제공하는 서버가 보조 서버이면, 주 서버의 일련번호를 {first|으로/로} 바꾸고 모든 보조 서버가 이를 제공할 때까지 기다린 뒤 {second|으로/로} 바꾸십시오. {serial|이/가} 주 서버의 번호이면 1을 더하고 다른 서버에서 존을 다시 불러오십시오.",
    },
    reference: "RFC 1982 §3.2, RFC 2182 §7",
  },
  "ttl-short": {
    severity: "low",
    cause: {
      en: "The TTL of the {type} records is only {time}. Resolvers query often, and an outage of the name servers is visible immediately.",
      ko: "{type} 레코드의 TTL이 {time}에 불과합니다. 리졸버의 질의가 잦아지고 네임서버 장애가 바로 드러납니다.",
    },
    action: {
      en: "Set the TTL to 300 or more if you do not plan a change.",
      ko: "바꿀 계획이 없으면 TTL을 300 이상으로 하십시오.",
    },
    reference: "RFC 1912 §2.2",
  },
  "ttl-long": {
    severity: "low",
    cause: {
      en: "The TTL of the {type} records is {time}, more than 1 day. A mistake stays in resolver caches for that long.",
      ko: "{type} 레코드의 TTL이 {time|으로/로} 1일을 넘습니다. 실수도 그동안 리졸버 캐시에 남습니다.",
    },
    action: { en: "Set the TTL to 86400 or less.", ko: "TTL을 86400 이하로 하십시오." },
    reference: "RFC 1912 §2.2",
  },
  "answer-large": {
    severity: "low",
    cause: {
      en: "The {type} answer of the name servers has {octets} bytes. Above 1,232 bytes, UDP fragments may be lost, so resolvers must retry over TCP.",
      ko: "네임서버의 {type} 응답이 {octets}바이트입니다. 1,232바이트를 넘으면 UDP 단편이 유실될 수 있어 리졸버가 TCP로 다시 질의해야 합니다.",
    },
    action: {
      en: "Use fewer or shorter records. For keys, use ECDSA or Ed25519 instead of RSA.",
      ko: "레코드를 줄이거나 짧게 하고, 키는 RSA 대신 ECDSA나 Ed25519를 쓰십시오.",
    },
    reference: "RFC 9715 §3.1",
  },
});
