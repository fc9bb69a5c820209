import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const lift = {
  en: "Find the cause and stop the mail that led to it. Then request removal: {removal}",
  ko: "원인을 찾아 문제의 발송을 멈춘 뒤 해제를 요청하십시오: {removal}",
} as const;

/** Problems that blocklists report. */
export const blocklistProblems = defineProblems({
  "blocklist-major": {
    severity: "high",
    cause: {
      en: "{about} is listed on {list} ({labels}). Most receivers reject its mail.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있어 대부분의 수신 서버가 메일을 거부합니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-middle": {
    severity: "medium",
    cause: {
      en: "{about} is listed on {list} ({labels}). Many receivers reject its mail or treat it as spam.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있어 많은 수신 서버가 메일을 거부하거나 스팸으로 분류합니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-minor": {
    severity: "low",
    cause: {
      en: "{about} is listed on {list} ({labels}). Some receivers count this against its mail.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있습니다. 일부 수신 서버에서 메일의 평가가 낮아집니다.",
    },
    action: lift,
    reference: "RFC 5782 §2",
  },
  "blocklist-info": {
    severity: "info",
    cause: {
      en: "{about} is listed on {list} ({labels}). This entry does not matter for a host that receives mail, or is about neighbouring addresses.",
      ko: "{about|이/가} {list}({labels})에 등재되어 있습니다. 메일을 받는 호스트에는 문제가 되지 않거나 이웃 주소에 대한 등재입니다.",
    },
    action: {
      en: "No action is needed. For details: {removal}",
      ko: "조치할 필요가 없습니다. 자세한 내용: {removal}",
    },
  },
  "blocklist-unknown": {
    severity: "info",
    cause: {
      en: "These blocklists gave no usable answer: {lists}. Reason: {reason}.",
      ko: "다음 차단 목록에서 유효한 응답을 받지 못했습니다: {lists}. 이유: {reason}.",
    },
    action: {
      en: "Try again later, or use a resolver of your own (--blocklist-resolver).",
      ko: "나중에 다시 시도하거나 자체 리졸버(--blocklist-resolver)를 쓰십시오.",
    },
    reference: "RFC 5782 §5",
  },
  "blocklist-empty": {
    severity: "info",
    cause: {
      en: "These blocklists gave no usable answer: {lists}. Reason: {reason}.",
      ko: "다음 차단 목록에서 유효한 응답을 받지 못했습니다: {lists}. 이유: {reason}.",
    },
    action: {
      en: "Check the spelling of the name. If the list does not exist or has shut down, remove it from --blocklist.",
      ko: "이름의 철자를 확인하십시오. 없는 목록이거나 운영이 종료되었으면 --blocklist에서 빼십시오.",
    },
    reference: "RFC 5782 §5",
  },
  "blocklist-off": {
    severity: "info",
    cause: {
      en: "No blocklist was queried. Blocklists are half of the score of an address; without them there may be no score.",
      ko: "차단 목록을 질의하지 않았습니다. 주소 점수의 절반이므로 빠지면 점수를 매기지 못할 수 있습니다.",
    },
    action: {
      en: "Remove --blocklist off, or give lists that cover this kind of address.",
      ko: "--blocklist off를 빼거나 이런 주소를 다루는 목록을 지정하십시오.",
    },
  },
  "blocklist-domain-alone": {
    severity: "info",
    cause: {
      en: "Only the domain was checked on the blocklists: it has no mail server, and the addresses that send for it are not known here.",
      ko: "메일 서버가 없어 도메인만 차단 목록에서 확인했습니다. 이 도메인의 메일을 보내는 주소는 여기서 알 수 없습니다.",
    },
    action: {
      en: "Check each of your own sending addresses: npx portcullis email ADDRESS",
      ko: "메일을 보내는 자체 주소를 각각 점검하십시오: npx portcullis email 주소",
    },
  },
  "blocklist-skipped": {
    severity: "info",
    cause: {
      en: "These blocklists were not queried, because they do not answer public resolvers: {lists}.",
      ko: "공개 리졸버에 응답하지 않는 다음 차단 목록은 질의하지 않았습니다: {lists}.",
    },
    action: {
      en: "Use a recursive resolver of your own: --blocklist-resolver IP",
      ko: "자체 재귀 리졸버를 지정하십시오: --blocklist-resolver IP",
    },
  },
  "blocklist-many": {
    severity: "info",
    cause: {
      en: "The mail servers have {total} addresses. Only {most} of them were checked on the blocklists.",
      ko: "메일 서버의 주소가 {total}개 있어 그중 {most}개만 차단 목록에서 확인했습니다.",
    },
    action: {
      en: "Check the other addresses one by one: npx portcullis email accepts an IP address.",
      ko: "나머지 주소는 하나씩 점검하십시오. npx portcullis email 명령은 IP 주소도 받습니다.",
    },
  },
});

/** The id of a blocklist problem. */
export type BlocklistProblemId = keyof typeof blocklistProblems;

/** Makes a finding about blocklists. */
export const findBlocklist = finder<typeof blocklistProblems>();
