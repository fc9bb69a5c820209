import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the servers of the zone as a whole, and with what the zone above says of them. */
export const delegationProblems = defineProblems({
  "single-server": {
    severity: "high",
    cause: {
      en: "{zone} has a single name server ({server}): when it is away, so is everything in the zone.",
      ko: "{zone}의 네임서버가 하나({server})뿐이어서, 멈추면 존의 모든 것이 멈춥니다.",
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
      en: "All name servers of {zone} have one and the same address ({address}).",
      ko: "{zone}의 모든 네임서버가 같은 주소 하나({address})를 씁니다.",
    },
    action: {
      en: "Put one of them on another machine in another network.",
      ko: "그중 하나를 다른 네트워크의 다른 시스템으로 옮기십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "shared-address": {
    severity: "medium",
    cause: {
      en: "Several name servers have the address {address}: {servers}. They are one server under several names.",
      ko: "여러 네임서버({servers})가 주소 {address|을/를} 함께 씁니다. 이름만 다른 하나의 서버입니다.",
    },
    action: {
      en: "Name it once, or give each name server an address of its own.",
      ko: "한 번만 등록하거나 각 네임서버에 자체 주소를 주십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "no-ipv4-server": {
    severity: "medium",
    cause: {
      en: "No name server of {zone} has an IPv4 address: resolvers without IPv6 find nothing in it.",
      ko: "{zone}의 네임서버 가운데 IPv4 주소가 있는 것이 없어, IPv6가 없는 리졸버에서는 존을 찾을 수 없습니다.",
    },
    action: { en: "Give two of them IPv4 addresses as well.", ko: "그중 둘에 IPv4 주소도 주십시오." },
    reference: "RFC 3901 §4",
  },
  "single-ipv4": {
    severity: "medium",
    cause: {
      en: "Only one name server of {zone} has an IPv4 address ({server}); whoever has IPv4 alone depends on it.",
      ko: "{zone}의 네임서버 가운데 IPv4 주소가 있는 것은 {server} 하나뿐이어서, IPv4만 쓰는 곳은 여기에 의존합니다.",
    },
    action: { en: "Give a second name server an IPv4 address.", ko: "두 번째 네임서버에 IPv4 주소를 주십시오." },
    reference: "RFC 3901 §4",
  },
  "single-ipv6": {
    severity: "low",
    cause: {
      en: "Only one name server of {zone} has an IPv6 address ({server}).",
      ko: "{zone}의 네임서버 가운데 IPv6 주소가 있는 것은 {server} 하나뿐입니다.",
    },
    action: { en: "Give a second name server an IPv6 address.", ko: "두 번째 네임서버에 IPv6 주소를 주십시오." },
    reference: "RFC 3901 §4",
  },
  "one-network": {
    severity: "medium",
    cause: {
      en: "All name servers of {zone} are in one network ({network}): one failure takes all of them away.",
      ko: "{zone}의 모든 네임서버가 한 네트워크({network})에 있어, 장애 하나로 모두 멈출 수 있습니다.",
    },
    action: {
      en: "Put one of them into another network, best at another provider.",
      ko: "그중 하나를 다른 네트워크, 가능하면 다른 사업자에게 두십시오.",
    },
    reference: "RFC 2182 §3.1",
  },
  "servers-only-above": {
    severity: "high",
    cause: {
      en: "The zone above names {servers} for {zone}, and the zone itself does not.",
      ko: "상위 존은 {zone}의 네임서버로 {servers|을/를} 지정하지만, 존 자체에는 없습니다.",
    },
    action: {
      en: "Have the registrar name the servers that stand in the zone, or add the NS records to the zone.",
      ko: "존에 있는 네임서버를 레지스트라에 등록하거나, 존에 NS 레코드를 추가하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "servers-only-below": {
    severity: "high",
    cause: {
      en: "{zone} names {servers} itself, and the zone above does not.",
      ko: "{zone} 존은 네임서버로 {servers|을/를} 지정하지만, 상위 존에는 없습니다.",
    },
    action: {
      en: "Have the registrar add them, or take the NS records out of the zone.",
      ko: "레지스트라에 추가하거나, 존에서 NS 레코드를 제거하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "servers-disagree": {
    severity: "medium",
    cause: {
      en: "The name servers do not name the same servers: {server} at {address} names {servers}.",
      ko: "네임서버마다 알려 주는 네임서버가 다릅니다. {server}({address})에서는 {servers|을/를} 지정합니다.",
    },
    action: {
      en: "Have every server of the zone serve the same version of it.",
      ko: "모든 네임서버가 같은 버전의 존을 제공하게 하십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "parents-disagree": {
    severity: "medium",
    cause: {
      en: "The servers of {parent} do not name the same servers for {zone}: {server} names {servers}.",
      ko: "{parent} 네임서버마다 {zone}의 네임서버를 다르게 알려 줍니다. {server|은/는} {servers|을/를} 지정합니다.",
    },
    action: {
      en: "Wait until a change has reached all of them; tell the registry if it lasts.",
      ko: "변경 사항이 모두 반영될 때까지 기다리고, 계속되면 레지스트라에 알리십시오.",
    },
  },
  "glue-missing": {
    severity: "high",
    cause: {
      en: "The zone above gives no address of {server}, whose name is in {zone} itself: nobody can find it.",
      ko: "{server}의 이름이 {zone} 존 안에 있는데 상위 존에서 주소를 알려 주지 않아 찾을 수 없습니다.",
    },
    action: {
      en: "Enter the addresses of {server} at the registrar as a host (glue) record.",
      ko: "레지스트라에 {server}의 주소를 호스트(글루) 레코드로 등록하십시오.",
    },
    reference: "RFC 9471 §3.1",
  },
  "glue-wrong": {
    severity: "high",
    cause: {
      en: "The zone above gives {glue} for {server}, whose own records do not have it (they have {own}).",
      ko: "상위 존은 {server}의 주소로 {glue|을/를} 알려 주지만, 자체 레코드에는 없습니다(자체 주소: {own}).",
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
      en: "{server} has addresses that the zone above does not give: {missing}.",
      ko: "{server}의 주소 가운데 상위 존에서 알려 주지 않는 것이 있습니다: {missing}.",
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
      en: "The referral to {zone} takes {octets} octets for the longest names, more than the 512 that arrive everywhere.",
      ko: "가장 긴 이름에 대한 {zone} 위임 응답이 {octets}옥텟으로, 어디서나 받을 수 있는 512옥텟을 넘습니다.",
    },
    action: {
      en: "Name fewer servers, or give them shorter names in one common domain.",
      ko: "네임서버를 줄이거나, 같은 도메인의 짧은 이름을 쓰십시오.",
    },
    reference: "RFC 1035 §4.2.1",
  },
});
