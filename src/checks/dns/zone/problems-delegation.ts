import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the name servers as a set, and of the delegation in the parent zone. */
export const delegationProblems = defineProblems({
  "single-server": {
    severity: "high",
    cause: {
      en: "{zone} has one name server only ({server}). If it fails, the whole zone is unreachable.",
      ko: "{zone}의 네임서버가 하나({server})뿐입니다. 이 서버에 장애가 나면 존 전체를 조회할 수 없습니다.",
    },
    action: {
      en: "Add a second name server in another network.",
      ko: "다른 네트워크에 두 번째 네임서버를 추가하십시오.",
    },
    reference: "RFC 1034 §4.1, RFC 2182 §5",
  },
  "single-address": {
    severity: "high",
    cause: {
      en: "All name servers of {zone} share one address ({address}). If it fails, the whole zone is unreachable.",
      ko: "{zone}의 모든 네임서버가 주소 하나({address})를 공유합니다. 이 주소에 장애가 나면 존 전체를 조회할 수 없습니다.",
    },
    action: {
      en: "Move one of them to another machine in another network.",
      ko: "그중 하나를 다른 네트워크의 다른 시스템으로 옮기십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "shared-address": {
    severity: "medium",
    cause: {
      en: "Several name servers share the address {address}: {servers}. They are one server with several names.",
      ko: "여러 네임서버({servers})가 주소 {address|을/를} 공유합니다. 이름만 다른 하나의 서버입니다.",
    },
    action: {
      en: "List the server once, or give each name server its own address.",
      ko: "한 번만 등록하거나 각 네임서버에 자체 주소를 주십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "no-ipv4-server": {
    severity: "medium",
    cause: {
      en: "No name server of {zone} has an IPv4 address. Resolvers without IPv6 cannot resolve names in the zone.",
      ko: "{zone}의 네임서버에 IPv4 주소가 없습니다. IPv6를 쓸 수 없는 리졸버는 존의 이름을 조회하지 못합니다.",
    },
    action: {
      en: "Give at least two name servers an IPv4 address.",
      ko: "네임서버 두 대 이상에 IPv4 주소를 지정하십시오.",
    },
    reference: "RFC 3901 §4",
  },
  "single-ipv4": {
    severity: "medium",
    cause: {
      en: "Only one name server of {zone} has an IPv4 address ({server}). IPv4-only resolvers depend on that server.",
      ko: "{zone}의 네임서버 가운데 {server}에만 IPv4 주소가 있습니다. IPv4만 쓰는 리졸버는 이 서버에 의존합니다.",
    },
    action: { en: "Give a second name server an IPv4 address.", ko: "두 번째 네임서버에도 IPv4 주소를 지정하십시오." },
    reference: "RFC 3901 §4",
  },
  "single-ipv6": {
    severity: "low",
    cause: {
      en: "Only one name server of {zone} has an IPv6 address ({server}).",
      ko: "{zone}의 네임서버 가운데 {server}에만 IPv6 주소가 있습니다.",
    },
    action: { en: "Give a second name server an IPv6 address.", ko: "두 번째 네임서버에도 IPv6 주소를 지정하십시오." },
    reference: "RFC 3901 §4",
  },
  "one-network": {
    severity: "medium",
    cause: {
      en: "All name servers of {zone} are in one network ({network}). One outage takes down all of them.",
      ko: "{zone}의 모든 네임서버가 한 네트워크({network})에 있어, 장애 하나로 모두 멈출 수 있습니다.",
    },
    action: {
      en: "Move one of them to another network, preferably at another provider.",
      ko: "그중 하나를 다른 네트워크, 가능하면 다른 사업자의 네트워크로 옮기십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "servers-only-above": {
    severity: "high",
    cause: {
      en: "The parent zone lists {servers} as name servers of {zone}, but the zone itself does not.",
      ko: "상위 존에는 {zone}의 네임서버로 {servers|이/가} 있지만, 존 자체에는 없습니다.",
    },
    action: {
      en: "Update the name servers at the registrar to match the zone, or add the NS records to the zone.",
      ko: "레지스트라의 네임서버 목록을 존과 같게 고치거나, 존에 NS 레코드를 추가하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "servers-only-below": {
    severity: "high",
    cause: {
      en: "{zone} lists {servers} as name servers, but the parent zone does not.",
      ko: "{zone} 존에는 네임서버로 {servers|이/가} 있지만, 상위 존에는 없습니다.",
    },
    action: {
      en: "Add them at the registrar, or remove their NS records from the zone.",
      ko: "레지스트라에 추가하거나, 존에서 해당 NS 레코드를 제거하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "servers-disagree": {
    severity: "medium",
    cause: {
      en: "The name servers return different NS records: {server} at {address} lists {servers}.",
      ko: "네임서버마다 반환하는 NS 레코드가 다릅니다. {server}({address})의 NS 레코드는 {servers}입니다.",
    },
    action: {
      en: "Serve the same version of the zone from every name server.",
      ko: "모든 네임서버가 같은 버전의 존을 제공하게 하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "parents-disagree": {
    severity: "medium",
    cause: {
      en: "The name servers of {parent} return different NS records for {zone}: {server} lists {servers}.",
      ko: "{parent}의 네임서버마다 {zone}의 NS 레코드를 다르게 반환합니다. {server}의 NS 레코드는 {servers}입니다.",
    },
    action: {
      en: "Wait until the change has reached all of them. If the difference remains, tell the registry.",
      ko: "변경 사항이 모두 반영될 때까지 기다리십시오. 차이가 계속되면 레지스트리에 알리십시오.",
    },
  },
  "glue-missing": {
    severity: "high",
    cause: {
      en: "The parent zone has no glue record for {server}, whose name is inside {zone}. Resolvers cannot find its address.",
      ko: "{server}의 이름이 {zone} 존 안에 있는데 상위 존에 글루 레코드가 없습니다. 리졸버가 주소를 찾을 수 없습니다.",
    },
    action: {
      en: "Add the addresses of {server} at the registrar as a host (glue) record.",
      ko: "레지스트라에 {server}의 주소를 호스트(글루) 레코드로 등록하십시오.",
    },
    reference: "RFC 9471 §3.1",
  },
  "glue-wrong": {
    severity: "high",
    cause: {
      en: "The glue record of {server} in the parent zone is {glue}, but its own address records are {own}.",
      ko: "상위 존에 있는 {server}의 글루 레코드는 {glue}이지만, 자체 주소 레코드는 {own}입니다.",
    },
    action: {
      en: "Correct the host (glue) record at the registrar, or the address records of {server}.",
      ko: "레지스트라의 호스트(글루) 레코드 또는 {server}의 주소 레코드를 고치십시오.",
    },
    reference: "RFC 1912 §2.3",
  },
  "glue-incomplete": {
    severity: "info",
    cause: {
      en: "{server} has addresses that are missing from its glue record in the parent zone: {missing}.",
      ko: "상위 존의 글루 레코드에 {server}의 주소 일부가 없습니다: {missing}.",
    },
    action: {
      en: "Add them to the host (glue) record at the registrar.",
      ko: "레지스트라의 호스트(글루) 레코드에 추가하십시오.",
    },
    reference: "RFC 1912 §2.3",
  },
  "referral-large": {
    severity: "low",
    cause: {
      en: "The referral to {zone} can take {octets} bytes for long names. Only 512 bytes are sure to arrive over UDP everywhere.",
      ko: "긴 이름에 대한 {zone}의 위임 응답은 {octets}바이트까지 커집니다. 어디서나 UDP로 받을 수 있는 크기는 512바이트입니다.",
    },
    action: {
      en: "Use fewer name servers, or shorter names in one common domain.",
      ko: "네임서버를 줄이거나, 같은 도메인의 짧은 이름을 쓰십시오.",
    },
    reference: "RFC 1035 §4.2.1",
  },
});
