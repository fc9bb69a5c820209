import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the SOA record, with serial numbers, with times and with sizes. */
export const soaProblems = defineProblems({
  "soa-refresh": {
    severity: "medium",
    cause: {
      en: "Secondary servers look for changes every {time} (SOA refresh); at least 4 hours is usual.",
      ko: "보조 서버가 {time}마다 변경을 확인합니다(SOA refresh). 4시간 이상이 일반적입니다.",
    },
    action: {
      en: "Set refresh to 14400 or more, and let NOTIFY tell of changes.",
      ko: "refresh를 14400 이상으로 하고 변경은 NOTIFY로 알리십시오.",
    },
    reference: "RFC 1912 §2.2, RIPE-203",
  },
  "soa-retry": {
    severity: "medium",
    cause: {
      en: "Secondary servers try again after {time} (SOA retry); at least an hour is usual.",
      ko: "보조 서버가 {time} 뒤에 다시 시도합니다(SOA retry). 1시간 이상이 일반적입니다.",
    },
    action: {
      en: "Set retry to 3600 or more, and below refresh.",
      ko: "retry를 3600 이상, refresh 미만으로 하십시오.",
    },
    reference: "RFC 1912 §2.2, RIPE-203",
  },
  "soa-retry-refresh": {
    severity: "medium",
    cause: {
      en: "SOA retry ({retry}) is not below refresh ({refresh}), so that it has no use.",
      ko: "SOA retry({retry})가 refresh({refresh})보다 짧지 않아 의미가 없습니다.",
    },
    action: { en: "Set retry to a fraction of refresh.", ko: "retry를 refresh의 일부로 줄이십시오." },
    reference: "RFC 1912 §2.2",
  },
  "soa-expire": {
    severity: "medium",
    cause: {
      en: "Secondary servers give the zone up after {time} without the primary (SOA expire); at least a week is usual.",
      ko: "주 서버와 연결되지 않으면 보조 서버가 {time} 뒤에 존을 포기합니다(SOA expire). 1주 이상이 일반적입니다.",
    },
    action: { en: "Set expire to 604800 or more.", ko: "expire를 604800 이상으로 하십시오." },
    reference: "RFC 1912 §2.2, RIPE-203",
  },
  "soa-expire-refresh": {
    severity: "medium",
    cause: {
      en: "SOA expire ({expire}) is below refresh ({refresh}): secondary servers give the zone up before they look again.",
      ko: "SOA expire({expire})가 refresh({refresh})보다 짧아, 보조 서버가 다시 확인하기 전에 존을 포기합니다.",
    },
    action: { en: "Set expire to many times refresh.", ko: "expire를 refresh의 몇 배로 하십시오." },
    reference: "RFC 1912 §2.2",
  },
  "soa-minimum": {
    severity: "medium",
    cause: {
      en: "That something does not exist is remembered for {time} (SOA minimum); 5 minutes to a day is usual.",
      ko: "존재하지 않는다는 응답을 {time} 동안 기억합니다(SOA minimum). 5분에서 하루가 일반적입니다.",
    },
    action: { en: "Set minimum to a value between 300 and 86400.", ko: "minimum을 300과 86400 사이로 하십시오." },
    reference: "RFC 2308 §5",
  },
  "soa-primary-unlisted": {
    severity: "low",
    cause: {
      en: "The primary server of the SOA record ({primary}) is none of the name servers.",
      ko: "SOA 레코드의 주 서버({primary})가 네임서버에 없습니다.",
    },
    action: {
      en: "Name a name server of the zone there; leave it where the primary is hidden on purpose.",
      ko: "존의 네임서버를 쓰십시오. 의도적으로 숨긴 주 서버이면 그대로 두십시오.",
    },
    reference: "RFC 1035 §3.3.13",
  },
  "soa-primary-missing": {
    severity: "low",
    cause: {
      en: "The primary server of the SOA record ({primary}) has no address.",
      ko: "SOA 레코드의 주 서버({primary})에 주소가 없습니다.",
    },
    action: { en: "Name a server that there is.", ko: "존재하는 서버를 쓰십시오." },
    reference: "RFC 1035 §3.3.13",
  },
  "soa-mailbox": {
    severity: "low",
    cause: {
      en: "The mailbox of the SOA record ({mailbox}) is not written as one.",
      ko: "SOA 레코드의 메일 주소({mailbox})가 형식에 맞지 않습니다.",
    },
    action: {
      en: "Write hostmaster@example.com as hostmaster.example.com., with a backslash before a dot on the left.",
      ko: "hostmaster@example.com은 hostmaster.example.com.으로 쓰고, @ 왼쪽의 점 앞에는 역슬래시를 붙이십시오.",
    },
    reference: "RFC 1035 §8, RFC 2142 §7",
  },
  "soa-several": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} has several SOA records for {zone}.",
      ko: "네임서버 {server}({address})에 {zone}의 SOA 레코드가 여러 개 있습니다.",
    },
    action: { en: "Leave one.", ko: "하나만 남기십시오." },
    reference: "RFC 1035 §5.2",
  },
  "serials-differ": {
    severity: "low",
    cause: {
      en: "The name servers have different versions of {zone}: the serial is {newest} at most, and {serial} at {server} ({address}). It does not tell how long that has been so.",
      ko: "네임서버마다 {zone} 존의 버전이 다릅니다. 가장 새로운 일련번호는 {newest}이고 {server}({address})는 {serial}입니다. 언제부터인지는 번호로 알 수 없습니다.",
    },
    action: {
      en: "Look again in some minutes: a change takes that long; if it lasts, look at the transfer of the zone to {server}.",
      ko: "몇 분 뒤에 다시 확인하십시오. 변경이 퍼지는 데 그만큼 걸립니다. 계속되면 {server|으로/로} 가는 존 전송을 확인하십시오.",
    },
    reference: "RFC 1982 §7, RFC 1996 §3",
  },
  // Looked at once, a transfer that is under way looks the same as one that fails.
  "serials-behind": {
    severity: "low",
    cause: {
      en: "{server} ({address}) still has serial {serial} of {zone}, though {newest} is, as its digits say, more than an hour old.",
      ko: "{server}({address})에 아직 {zone} 존의 일련번호 {serial} 버전이 있습니다. 최신 번호 {newest|은/는} 그 숫자에 따르면 한 시간 이상 되었습니다.",
    },
    action: {
      en: "Repair the transfer of the zone to {server}.",
      ko: "{server|으로/로} 가는 존 전송을 복구하십시오.",
    },
    reference: "RFC 1996 §3",
  },
  "serial-unordered": {
    severity: "medium",
    cause: {
      en: "The serials {serial} and {newest} of {zone} are half the circle apart, so that nobody knows which is newer.",
      ko: "{zone} 존의 일련번호 {serial|과/와} {newest|이/가} 순환 범위의 절반만큼 떨어져 있어 어느 쪽이 새로운지 알 수 없습니다.",
    },
    action: {
      en: "Raise the serial of the primary in two steps, as RFC 1982 tells.",
      ko: "RFC 1982에 따라 주 서버의 일련번호를 두 단계로 올리십시오.",
    },
    reference: "RFC 1982 §3.2",
  },
  "ttl-short": {
    severity: "low",
    cause: {
      en: "The {type} records hold for {time} only: resolvers ask again all the time, and every failure of the servers shows at once.",
      ko: "{type} 레코드의 유효 시간이 {time}뿐이어서 리졸버가 계속 다시 묻고, 네임서버 장애가 바로 드러납니다.",
    },
    action: {
      en: "Set the TTL to 300 or more where nothing is about to change.",
      ko: "바꿀 계획이 없으면 TTL을 300 이상으로 하십시오.",
    },
    reference: "RFC 1912 §2.2",
  },
  "ttl-long": {
    severity: "low",
    cause: {
      en: "The {type} records hold for {time}, more than a day: a mistake in them lasts as long.",
      ko: "{type} 레코드의 유효 시간이 {time|으로/로} 하루가 넘어, 실수도 그만큼 오래 남습니다.",
    },
    action: { en: "Set the TTL to 86400 or less.", ko: "TTL을 86400 이하로 하십시오." },
    reference: "RFC 1912 §2.2",
  },
  "answer-large": {
    severity: "low",
    cause: {
      en: "The {type} answer of the name servers takes {octets} octets, more than the 1,232 that pass every network in one piece; it goes over TCP.",
      ko: "네임서버의 {type} 응답이 {octets}옥텟으로, 모든 네트워크를 한 번에 지나는 1,232옥텟을 넘어 TCP를 써야 합니다.",
    },
    action: {
      en: "Use fewer or shorter records; for keys, ECDSA or Ed25519 instead of RSA.",
      ko: "레코드를 줄이거나 짧게 하고, 키는 RSA 대신 ECDSA나 Ed25519를 쓰십시오.",
    },
    reference: "RFC 9715 §3.1",
  },
});
