import { defineProblems } from "../../../core/result/interpretation.ts";

/** Where those who should say the same do not. */
export const differenceProblems = defineProblems({
  "servers-differ": {
    severity: "high",
    cause: {
      en: "The name server {server} at {address} does not say of {name} what others say: {what}.",
      ko: "네임서버 {server}({address})의 {name}에 대한 응답이 다른 네임서버와 다릅니다. {what}.",
    },
    action: {
      en: "Compare the zone on {server} with that on the other name servers, and load the same one.",
      ko: "{server}의 영역을 다른 네임서버의 영역과 비교하고 같은 영역을 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "server-type-fails": {
    severity: "medium",
    cause: {
      en: "The name server {server} at {address} does not answer for the {types} records of {name}, and does for others: {what}.",
      ko: "네임서버 {server}({address})에서 {name}의 다른 레코드에는 답하면서 {types} 레코드에는 답하지 않습니다. {what}.",
    },
    action: {
      en: "Update {server} or the load balancer in front of it: whatever type is asked for, an answer without records is NOERROR with the SOA record.",
      ko: "{server} 또는 앞단의 로드 밸런서를 업데이트하십시오. 어떤 유형을 묻든 레코드가 없으면 SOA 레코드가 있는 NOERROR로 답해야 합니다.",
    },
    reference: "RFC 8906 §3.1.2",
  },
  "answers-differ": {
    severity: "medium",
    cause: {
      en: "The name servers do not say the same of the {type} records of {name}, though they have the same version of the zone: {what}.",
      ko: "네임서버들의 존 버전은 같은데 {name}의 {type} 레코드에 대한 응답이 서로 다릅니다: {what}.",
    },
    action: {
      en: "Load the same zone on all name servers, and raise the serial with every change; leave it where each server answers for its own region.",
      ko: "모든 네임서버에 같은 존을 올리고, 변경할 때마다 일련번호를 올리십시오. 서버마다 지역에 따라 답하는 것이면 그대로 두십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "answers-vary": {
    severity: "info",
    cause: {
      en: "Which {types} records {name} has changes with every answer, or with whoever asks: load is spread, and the name servers cannot be compared by them.",
      ko: "{name}의 {types} 레코드는 물을 때마다, 또는 묻는 쪽에 따라 달라집니다. 부하를 나누는 것이므로 이것으로 네임서버를 비교할 수 없습니다.",
    },
    action: {
      en: "None is needed where this is meant.",
      ko: "의도한 것이면 할 일이 없습니다.",
    },
  },
  "soa-differs": {
    severity: "low",
    cause: {
      en: "The name server {server} at {address} has another SOA record under the same serial: {origin} and not {first}.",
      ko: "네임서버 {server}({address})의 SOA 레코드가 같은 일련번호인데도 다릅니다({origin}, 다른 서버는 {first}).",
    },
    action: {
      en: "Load the same zone on all name servers, and raise the serial with every change.",
      ko: "모든 네임서버에 같은 영역을 올리고, 변경할 때마다 일련번호를 올리십시오.",
    },
    reference: "RFC 1034 §4.3.5",
  },
  "name-remembered": {
    severity: "high",
    cause: {
      en: "The resolver says that there is such a name, and the servers of {zone} say that there is none.",
      ko: "리졸버는 존재하는 이름이라고 하지만, {zone} 영역의 네임서버는 존재하지 않는다고 답합니다.",
    },
    action: {
      en: "If the name was removed, wait until what resolvers remember has run out; if it should be there, put it back; otherwise the resolver answers by itself: ask another one.",
      ko: "삭제한 이름이면 리졸버에 남은 응답이 만료될 때까지 기다리고, 있어야 할 이름이면 다시 등록하십시오. 아니면 리졸버가 자체적으로 답하는 것이니 다른 리졸버에 물어보십시오.",
    },
    reference: "RFC 1035 §3.2.1",
  },
});
