import { defineProblems } from "../../../core/result/interpretation.ts";

/** Differences between servers that should return the same data. */
export const differenceProblems = defineProblems({
  "servers-differ": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} answers for {name} differently from the other name servers: {what}.",
      ko: "네임서버 {server}({address})의 {name}에 대한 응답이 다른 네임서버와 다릅니다. {what}.",
    },
    action: {
      en: "Compare the zone on {server} with the other name servers, and load the same version everywhere.",
      ko: "{server}의 존을 다른 네임서버의 존과 비교하고, 모든 서버에 같은 버전을 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "server-type-fails": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} answers queries for {name}, but not for its {types} records: {what}.",
      ko: "네임서버 {server}({address})에서 {name}에 대한 질의 가운데 {types} 레코드 질의에만 응답하지 않습니다. {what}.",
    },
    action: {
      en: "Update {server} or the load balancer in front of it. A type without records must get NOERROR with the SOA record.",
      ko: "{server} 또는 앞단의 로드 밸런서를 업데이트하십시오. 레코드가 없는 유형의 질의에는 SOA 레코드가 있는 NOERROR로 응답해야 합니다.",
    },
    reference: "RFC 8906 §3.1.2",
  },
  "answers-differ": {
    severity: "medium",
    cause: {
      en: "The name servers return different {type} records for {name}, although they have the same version of the zone: {what}.",
      ko: "네임서버들의 존 버전은 같은데 {name}의 {type} 레코드에 대한 응답이 서로 다릅니다: {what}.",
    },
    action: {
      en: "Load the same zone on all name servers, and raise the serial with every change. If each server answers for its own region, no change is needed.",
      ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오. 서버마다 지역별로 응답하는 것이면 그대로 두어도 됩니다.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "answers-vary": {
    severity: "info",
    cause: {
      en: "The {types} records of {name} change with every answer or with the client's network (load balancing). They cannot be used to compare the name servers.",
      ko: "{name}의 {types} 레코드는 응답마다, 또는 클라이언트의 네트워크에 따라 달라집니다(부하 분산). 네임서버를 비교하는 데 쓸 수 없습니다.",
    },
    action: {
      en: "If this is intended, no action is needed.",
      ko: "의도한 것이면 조치할 것이 없습니다.",
    },
  },
  "soa-differs": {
    severity: "low",
    cause: {
      en: "The name server {server} at {address} has the same serial but a different SOA record: {own} instead of {first}.",
      ko: "네임서버 {server}({address})의 SOA 레코드는 일련번호가 같은데도 내용이 다릅니다({own}, 다른 서버는 {first}).",
    },
    action: {
      en: "Load the same zone on all name servers, and raise the serial with every change.",
      ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "name-remembered": {
    severity: "high",
    cause: {
      en: "The resolver still returns this name, but the name servers of {zone} return NXDOMAIN.",
      ko: "리졸버는 아직 이 이름을 반환하지만, {zone} 존의 네임서버는 NXDOMAIN을 반환합니다.",
    },
    action: {
      en: "If you removed the name, wait until resolver caches expire; if it should exist, add it again. Otherwise the resolver answers by itself: query another one.",
      ko: "삭제한 이름이면 리졸버의 캐시가 만료될 때까지 기다리고, 있어야 할 이름이면 다시 등록하십시오. 아니면 리졸버가 자체적으로 응답하는 것이므로 다른 리졸버에 질의하십시오.",
    },
    reference: "RFC 1035 §3.2.1",
  },
});
