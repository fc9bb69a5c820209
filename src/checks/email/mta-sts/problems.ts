import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const reference = "RFC 8461 §3.1";

/** Problems of MTA-STS. */
export const mtaStsProblems = defineProblems({
  "mta-sts-missing": {
    severity: "low",
    cause: {
      en: "There is no MTA-STS policy. An attacker on the network path can make senders deliver mail for {domain} without encryption.",
      ko: "MTA-STS 정책이 없습니다. 네트워크 경로의 공격자가 {domain|으로/로} 가는 메일을 암호화 없이 보내게 만들 수 있습니다.",
    },
    action: {
      en: 'Serve a policy at {url} with these lines, one per line: {policy}. Then publish {name}. TXT "v=STSv1; id=1;" and change the id whenever the policy changes.',
      ko: '먼저 {url}에 다음 항목을 한 줄에 하나씩 쓴 정책을 올리십시오: {policy}. 그런 다음 {name}. TXT "v=STSv1; id=1;"을 게시하고, 정책을 바꿀 때마다 id도 바꾸십시오.',
    },
    reference: "RFC 8461 §3",
  },
  "mta-sts-record-missing": {
    severity: "medium",
    cause: {
      en: "There is a policy at {url}, but no record at {name}. Senders do not fetch the policy without it.",
      ko: "{url}에 정책이 있지만 {name} 레코드가 없습니다. 레코드가 없으면 발신 서버가 정책을 가져가지 않습니다.",
    },
    action: { en: "Publish the record.", ko: "레코드를 게시하십시오." },
    reference,
  },
  "mta-sts-lookalike": {
    severity: "medium",
    cause: {
      en: "A TXT record at {name} looks like an MTA-STS record but is not valid. The record must begin with exactly v=STSv1;",
      ko: "{name}의 TXT 레코드는 MTA-STS 레코드처럼 보이지만 올바르지 않습니다. 정확히 v=STSv1;로 시작해야 합니다.",
    },
    action: { en: "Correct the record.", ko: "레코드를 수정하십시오." },
    reference,
  },
  "mta-sts-record-invalid": {
    severity: "medium",
    cause: {
      en: "The record at {name} is invalid. Senders ignore it.",
      ko: "{name} 레코드가 올바르지 않습니다. 발신 서버는 이 레코드를 무시합니다.",
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
      en: "There are {count} records at {name}. Senders ignore all of them.",
      ko: "{name}에 레코드가 {count}개 있습니다. 발신 서버는 모두 무시합니다.",
    },
    action: { en: "Keep one record and delete the others.", ko: "하나만 남기고 나머지는 삭제하십시오." },
    reference,
  },
  "mta-sts-unknown": {
    severity: "info",
    cause: {
      en: "We could not check MTA-STS: {at} ({reason}).",
      ko: "MTA-STS를 확인하지 못했습니다: {at}({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers and the policy host.",
      ko: "다시 시도하고 네임서버와 정책 호스트의 응답을 확인하십시오.",
    },
  },
  "mta-sts-policy-missing": {
    severity: "medium",
    cause: {
      en: "There is a record at {name}, but no policy at {url} ({reason}). Senders deliver without the protection of MTA-STS.",
      ko: "{name} 레코드는 있지만 {url}에 정책이 없습니다({reason}). 발신 서버는 MTA-STS의 보호 없이 배달합니다.",
    },
    action: { en: "Serve the policy at this URL, or remove the record.", ko: "정책을 올리거나 레코드를 제거하십시오." },
    reference: "RFC 8461 §3.3",
  },
  "mta-sts-policy-invalid": {
    severity: "medium",
    cause: {
      en: "Senders reject the policy at {url}: {reason}.",
      ko: "발신 서버가 {url}의 정책을 받아들이지 않습니다: {reason}.",
    },
    action: {
      en: "{advice}",
      ko: "{advice}",
    },
    reference: "RFC 8461 §3.3",
  },
  "mta-sts-media": {
    severity: "low",
    cause: {
      en: "The policy is served as {type}, but some senders accept text/plain only.",
      ko: "정책의 미디어 유형이 {type|이어서/여서} text/plain만 받는 발신 서버가 무시할 수 있습니다.",
    },
    action: { en: "Serve it as text/plain.", ko: "text/plain으로 제공하십시오." },
    reference: "RFC 8461 §3.2",
  },
  "mta-sts-breaks": {
    severity: "high",
    cause: {
      en: "Senders that follow the policy do not deliver to {host}: {reason}.",
      ko: "정책을 따르는 발신 서버는 {host|으로/로} 메일을 배달하지 않습니다: {reason}.",
    },
    action: {
      en: "Fix the mail server, or the mx lines of the policy. Until then set mode: testing, and change the id of the record.",
      ko: "호스트나 정책의 mx 줄을 고치고, 그때까지 mode: testing으로 바꾸고 레코드의 id를 새로 지정하십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-returns": {
    severity: "critical",
    cause: {
      en: "No mail server of {domain} meets the policy ({hosts}). Senders that follow it return all mail.",
      ko: "{domain}의 메일 서버 가운데 정책을 충족하는 것이 없어({hosts}), 정책을 따르는 발신 서버가 모든 메일을 반송합니다.",
    },
    action: {
      en: "Set mode: testing in the policy now, and change the id of the record. Then fix the mail servers, or the mx lines of the policy.",
      ko: "즉시 정책을 mode: testing으로 바꾸고 레코드의 id를 새로 지정한 다음, 호스트나 정책의 mx 줄을 고치십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-would-break": {
    severity: "low",
    cause: {
      en: "In mode enforce, senders would not deliver to {host}: {reason}.",
      ko: "enforce 모드에서는 발신 서버가 {host|으로/로} 메일을 배달하지 않게 됩니다: {reason}.",
    },
    action: {
      en: "Fix the mail server, or the mx lines, before you enforce the policy.",
      ko: "enforce로 바꾸기 전에 호스트나 mx 줄을 고치십시오.",
    },
    reference: "RFC 8461 §5.1",
  },
  "mta-sts-testing": {
    severity: "info",
    cause: {
      en: "The policy is in mode testing. Senders report problems but deliver anyway.",
      ko: "정책이 testing 모드입니다. 발신 서버는 문제를 보고만 하고 그대로 배달합니다.",
    },
    action: {
      en: "When the reports are clean, set mode: enforce and change the id of the record.",
      ko: "보고서에 문제가 없으면 mode: enforce로 바꾸고 레코드의 id를 새로 지정하십시오.",
    },
    reference: "RFC 8461 §5",
  },
  "mta-sts-off": {
    severity: "low",
    cause: {
      en: "The policy is in mode none. Senders act as if there were no policy.",
      ko: "정책이 none 모드여서 발신 서버가 정책이 없는 것으로 처리합니다.",
    },
    action: {
      en: "Set mode: testing or enforce. Or remove the record and the policy after max_age has passed.",
      ko: "mode를 testing이나 enforce로 바꾸거나, max_age가 지난 뒤 레코드와 정책을 제거하십시오.",
    },
    reference: "RFC 8461 §5",
  },
  "mta-sts-age": {
    severity: "low",
    cause: {
      en: "Senders cache the policy for {seconds} s only. An attacker who blocks it for that long disables the protection.",
      ko: "발신 서버가 정책을 {seconds}초 동안만 캐시합니다. 공격자가 그동안 정책을 차단하면 보호가 사라집니다.",
    },
    action: {
      en: "Set max_age to several weeks, such as 1209600.",
      ko: "max_age를 1209600처럼 몇 주로 지정하십시오.",
    },
    reference: "RFC 8461 §3.2",
  },
  "mta-sts-hosts-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether these mail servers meet the policy: {hosts}.",
      ko: "정책을 충족하는지 확인하지 못한 메일 서버: {hosts}.",
    },
    action: {
      en: "Run the check from a network that allows outgoing port 25, when the mail servers answer.",
      ko: "나가는 25번 포트를 허용하는 네트워크에서, 메일 서버가 응답할 때 다시 점검하십시오.",
    },
  },
});

/** The id of an MTA-STS problem. */
export type MtaStsProblemId = keyof typeof mtaStsProblems;

/** Makes a finding about MTA-STS. */
export const findMtaSts = finder<typeof mtaStsProblems>();
