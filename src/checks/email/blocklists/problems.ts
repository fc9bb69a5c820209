import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const lift = {
  en: "Find out why, stop what is sent from there, and then have it lifted: {removal}",
  ko: "원인을 찾아 발송을 멈춘 뒤 해제를 요청하십시오: {removal}",
} as const;

/** What lists of senders and domains may say. */
export const blocklistProblems = defineProblems({
  "blocklist-major": {
    severity: "high",
    cause: {
      en: "{about} is on {list} ({labels}): most receivers refuse mail for that.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있어 대부분의 수신 서버가 메일을 거부합니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-middle": {
    severity: "medium",
    cause: {
      en: "{about} is on {list} ({labels}): many receivers refuse mail for that, or take it for spam.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있어 많은 수신 서버가 메일을 거부하거나 스팸으로 분류합니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-minor": {
    severity: "low",
    cause: {
      en: "{about} is on {list} ({labels}): some receivers count that against mail.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있어 일부 수신 서버에서 불리하게 평가됩니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-info": {
    severity: "info",
    cause: {
      en: "{about} is on {list} ({labels}). That says nothing against a host that takes mail, or is about its neighbours.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있습니다. 메일을 받는 서버에 불리한 내용이 아니거나 이웃 주소에 대한 것입니다.",
    },
    action: {
      en: "Nothing has to be done. What is known of it: {removal}",
      ko: "조치할 필요가 없습니다. 자세한 내용: {removal}",
    },
  },
  "blocklist-unknown": {
    severity: "info",
    cause: {
      en: "Whether it is listed could not be told by {lists}: {reason}.",
      ko: "다음 목록에서 등재 여부를 확인하지 못했습니다: {lists}. 이유: {reason}.",
    },
    action: {
      en: "Ask again later, or through a resolver of your own (--blocklist-resolver).",
      ko: "나중에 다시 확인하거나 자체 리졸버(--blocklist-resolver)로 확인하십시오.",
    },
    reference: "RFC 5782 §5",
  },
  "blocklist-empty": {
    severity: "info",
    cause: {
      en: "Whether it is listed could not be told by {lists}: {reason}.",
      ko: "다음 목록에서 등재 여부를 확인하지 못했습니다: {lists}. 이유: {reason}.",
    },
    action: {
      en: "Look at how the name is written: there may be no such list, or it has ended. Leave it out then (--blocklist).",
      ko: "이름을 바르게 썼는지 확인하십시오. 그런 목록이 없거나 운영이 끝났을 수 있으며, 그렇다면 --blocklist에서 빼십시오.",
    },
    reference: "RFC 5782 §5",
  },
  "blocklist-off": {
    severity: "info",
    cause: {
      en: "No list was asked. They are half of the score of an address, and without them there may be none.",
      ko: "차단 목록을 확인하지 않았습니다. 주소 점수의 절반이므로 빠지면 점수를 매기지 못할 수 있습니다.",
    },
    action: {
      en: "Leave --blocklist off out, or name lists that take such an address.",
      ko: "--blocklist off를 빼거나 이런 주소를 다루는 목록을 지정하십시오.",
    },
  },
  "blocklist-domain-alone": {
    severity: "info",
    cause: {
      en: "The lists were asked about the domain alone: no host takes mail for it, and the addresses that send in its name are not looked at.",
      ko: "메일을 받는 호스트가 없어 도메인만 목록에서 확인했습니다. 이 이름으로 메일을 보내는 주소는 확인하지 않았습니다.",
    },
    action: {
      en: "Measure each address of your own that sends: npx portcullis email ADDRESS",
      ko: "메일을 보내는 자체 주소가 있으면 따로 확인하십시오: npx portcullis email 주소",
    },
  },
  "blocklist-skipped": {
    severity: "info",
    cause: {
      en: "These lists were not asked, since they answer no public resolver: {lists}.",
      ko: "공용 리졸버에 답하지 않는 다음 목록은 확인하지 않았습니다: {lists}.",
    },
    action: {
      en: "Name a resolver of your own that finds out by itself: --blocklist-resolver IP",
      ko: "직접 조회하는 자체 리졸버를 지정하십시오: --blocklist-resolver IP",
    },
  },
  "blocklist-many": {
    severity: "info",
    cause: {
      en: "There are {total} addresses; the lists were asked about {most} of them.",
      ko: "주소가 {total}개 있어 그중 {most}개만 목록에서 확인했습니다.",
    },
    action: {
      en: "Measure the others by themselves: an address can be asked about, too.",
      ko: "나머지 주소는 따로 확인하십시오. 주소도 검사 대상으로 지정할 수 있습니다.",
    },
  },
});

/** A problem of this slice. */
export type BlocklistProblemId = keyof typeof blocklistProblems;

/** Names a problem of this slice. */
export const findBlocklist = finder<typeof blocklistProblems>();
