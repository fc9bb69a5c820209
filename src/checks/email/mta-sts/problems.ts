import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "RFC 8461 §3.1";

/** What may be wrong with MTA-STS. */
export const mtaStsProblems = defineProblems({
  "mta-sts-missing": {
    severity: "low",
    cause: {
      en: "There is no MTA-STS: whoever is on the way can have mail for {domain} sent in the clear.",
      ko: "MTA-STS가 없어 중간자가 {domain|으로/로} 가는 메일을 평문으로 보내게 만들 수 있습니다.",
    },
    action: {
      en: 'Serve a policy at {url}, at first of these lines, each on its own: {policy}. Then publish {name}. TXT "v=STSv1; id=1;", and another id whenever the policy changes.',
      ko: '먼저 {url}에 다음 항목을 한 줄에 하나씩 쓴 정책을 올리십시오: {policy}. 그런 다음 {name}. TXT "v=STSv1; id=1;"을 게시하고, 정책을 바꿀 때마다 id도 바꾸십시오.',
    },
    reference: "RFC 8461 §3",
  },
  "mta-sts-record-missing": {
    severity: "medium",
    cause: {
      en: "A policy is served at {url}, and no record at {name} tells senders to fetch it.",
      ko: "{url}에 정책이 있지만 이를 가져가라고 알리는 {name} 레코드가 없습니다.",
    },
    action: { en: "Publish the record.", ko: "레코드를 게시하십시오." },
    reference,
  },
  "mta-sts-lookalike": {
    severity: "medium",
    cause: {
      en: "A text at {name} was meant to be a record and is none: a record begins with v=STSv1; exactly so.",
      ko: "{name}의 텍스트는 레코드로 쓰려 했으나 레코드가 아닙니다. 레코드는 정확히 v=STSv1;로 시작해야 합니다.",
    },
    action: { en: "Write it as a record.", ko: "레코드 형식으로 고치십시오." },
    reference,
  },
  "mta-sts-record-invalid": {
    severity: "medium",
    cause: {
      en: "The record at {name} cannot be read, so that senders take it for none.",
      ko: "{name} 레코드를 읽을 수 없어 발신 서버가 없는 것으로 처리합니다.",
    },
    action: {
      en: "Write v=STSv1; and an id of at most 32 letters and digits.",
      ko: "v=STSv1;과 32자 이하의 영문자·숫자로 된 id를 쓰십시오.",
    },
    reference,
  },
  "mta-sts-several": {
    severity: "medium",
    cause: {
      en: "There are {count} records at {name}: senders act as if there were none.",
      ko: "{name}에 레코드가 {count}개 있어 발신 서버가 하나도 없는 것으로 처리합니다.",
    },
    action: { en: "Keep one, and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference,
  },
  "mta-sts-unknown": {
    severity: "info",
    cause: {
      en: "Whether there is MTA-STS could not be told: {at} ({reason}).",
      ko: "MTA-STS가 있는지 확인하지 못했습니다: {at}({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers and the policy host answer.",
      ko: "다시 시도하고 네임서버와 정책 호스트의 응답을 확인하십시오.",
    },
  },
  "mta-sts-policy-missing": {
    severity: "medium",
    cause: {
      en: "There is a record at {name}, and no policy at {url} ({reason}): senders go on without.",
      ko: "{name} 레코드는 있으나 {url}에 정책이 없어({reason}) 발신 서버가 정책 없이 보냅니다.",
    },
    action: { en: "Serve the policy there, or remove the record.", ko: "정책을 올리거나 레코드를 제거하십시오." },
    reference: "RFC 8461 §3.3",
  },
  "mta-sts-policy-invalid": {
    severity: "medium",
    cause: {
      en: "What is served at {url} is no policy to senders: {reason}.",
      ko: "{url}의 내용은 발신 서버에 정책으로 받아들여지지 않습니다: {reason}.",
    },
    action: {
      en: "Serve it with status 200, without redirect, by a certificate for that host, and in the form of RFC 8461.",
      ko: "상태 코드 200으로, 리디렉션 없이, 그 호스트의 인증서로, RFC 8461 형식에 맞게 제공하십시오.",
    },
    reference: "RFC 8461 §3.3",
  },
  "mta-sts-media": {
    severity: "low",
    cause: {
      en: "The policy is served as {type}, and some senders take text/plain alone.",
      ko: "정책의 미디어 유형이 {type|이어서/여서} text/plain만 받는 발신 서버가 무시합니다.",
    },
    action: { en: "Serve it as text/plain.", ko: "text/plain으로 제공하십시오." },
    reference: "RFC 8461 §3.2",
  },
  "mta-sts-breaks": {
    severity: "high",
    cause: {
      en: "Senders that honour the policy hand no mail to {host}: {reason}.",
      ko: "정책을 따르는 발신 서버는 {host|으로/로} 메일을 보내지 않습니다: {reason}.",
    },
    action: {
      en: "Mend the host, or the mx lines of the policy; until then set mode: testing, and give the record a new id.",
      ko: "호스트나 정책의 mx 줄을 고치고, 그때까지 mode: testing으로 바꾸고 레코드의 id를 새로 지정하십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-returns": {
    severity: "critical",
    cause: {
      en: "No mail exchanger of {domain} fulfils the policy ({hosts}): senders that honour it return all mail.",
      ko: "{domain}의 메일 서버 가운데 정책을 충족하는 것이 없어({hosts}), 정책을 따르는 발신 서버가 모든 메일을 반송합니다.",
    },
    action: {
      en: "Set mode: testing in the policy at once, and give the record a new id; then mend the hosts, or the mx lines of the policy.",
      ko: "즉시 정책을 mode: testing으로 바꾸고 레코드의 id를 새로 지정한 다음, 호스트나 정책의 mx 줄을 고치십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-would-break": {
    severity: "low",
    cause: {
      en: "In mode enforce senders would hand no mail to {host}: {reason}.",
      ko: "enforce 모드라면 발신 서버가 {host|으로/로} 메일을 보내지 않습니다: {reason}.",
    },
    action: {
      en: "Mend the host, or the mx lines, before you enforce the policy.",
      ko: "enforce로 바꾸기 전에 호스트나 mx 줄을 고치십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-testing": {
    severity: "info",
    cause: {
      en: "The policy is in mode testing: senders report, and deliver all the same.",
      ko: "정책이 testing 모드여서 발신 서버는 보고만 하고 그대로 배달합니다.",
    },
    action: {
      en: "Set mode: enforce once the reports are clean, and give the record a new id.",
      ko: "보고서에 문제가 없으면 mode: enforce로 바꾸고 레코드의 id를 새로 지정하십시오.",
    },
    reference: "RFC 8461 §5",
  },
  "mta-sts-off": {
    severity: "low",
    cause: {
      en: "The policy is in mode none: senders act as if there were none.",
      ko: "정책이 none 모드여서 발신 서버가 정책이 없는 것으로 처리합니다.",
    },
    action: {
      en: "Set mode: testing or enforce, or remove record and policy once max_age is over.",
      ko: "mode를 testing이나 enforce로 바꾸거나, max_age가 지난 뒤 레코드와 정책을 제거하십시오.",
    },
    reference: "RFC 8461 §5",
  },
  "mta-sts-age": {
    severity: "low",
    cause: {
      en: "Senders keep the policy for {seconds} seconds: whoever withholds it for so long is rid of it.",
      ko: "정책의 유효 기간이 {seconds}초에 불과해, 그동안 정책을 가로막으면 보호가 사라집니다.",
    },
    action: {
      en: "Set max_age to weeks, such as 1209600.",
      ko: "max_age를 1209600처럼 몇 주로 지정하십시오.",
    },
    reference: "RFC 8461 §3.2",
  },
  "mta-sts-hosts-unknown": {
    severity: "info",
    cause: {
      en: "Whether the policy is fulfilled could not be told of {hosts}.",
      ko: "정책을 충족하는지 확인하지 못한 호스트: {hosts}.",
    },
    action: {
      en: "Measure from where port 25 is open and the hosts answer.",
      ko: "25번 포트가 열려 있고 호스트가 응답하는 곳에서 다시 확인하십시오.",
    },
  },
});

/** A problem of this slice. */
export type MtaStsProblemId = keyof typeof mtaStsProblems;

/** Names a problem of this slice. */
export const findMtaSts = finder<typeof mtaStsProblems>();
