import { defineProblems } from "../../core/result/interpretation.ts";

/** Problems of DMARC report addresses, and differences between RFC 9989 and RFC 7489. */
export const dmarcReportProblems = defineProblems({
  "dmarc-reports-missing": {
    severity: "low",
    cause: {
      en: "The DMARC record at {at} has no address for aggregate reports (rua). You do not learn which servers send mail as {name}.",
      ko: "{at}의 DMARC 레코드에 집계 보고서 주소(rua)가 없습니다. 어느 서버가 {name|으로/로} 메일을 보내는지 알 수 없습니다.",
    },
    action: {
      en: "Add rua with a mailbox that you read, or with a report analysis service.",
      ko: "실제로 확인하는 메일함이나 보고서 분석 서비스를 rua로 추가하십시오.",
    },
    reference: "RFC 9989 §5.1.3",
  },
  "dmarc-reports-unauthorised": {
    severity: "medium",
    cause: {
      en: "Receivers do not send reports to {uri} ({tag}): {host} belongs to another organisation and has not authorised reports for {about}.",
      ko: "수신 서버는 {uri}({tag})로 보고서를 보내지 않습니다. {host|은/는} 다른 조직의 도메인이며 {about}의 보고서를 허용하지 않았습니다.",
    },
    action: {
      en: "Ask the operator of {host} to publish a record at {at}, or use an address of your own.",
      ko: "{host} 운영자에게 {at}에 레코드를 게시하도록 요청하거나, 자체 주소로 바꾸십시오.",
    },
    reference: "RFC 9990 §4",
  },
  "dmarc-reports-nowhere": {
    severity: "medium",
    cause: {
      en: "Reports to {uri} ({tag}) are lost: {host} does not exist.",
      ko: "{uri}({tag})로 가는 보고서는 유실됩니다. {host|이/가} 존재하지 않습니다.",
    },
    action: { en: "Correct the address, or remove it.", ko: "주소를 고치거나 제거하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-reports-no-mail": {
    severity: "medium",
    cause: {
      en: "Reports to {uri} ({tag}) are lost: {host} does not accept them.",
      ko: "{uri}({tag})로 가는 보고서는 유실됩니다. {host|이/가} 보고서를 받지 않습니다.",
    },
    action: { en: "Use an address that receives mail.", ko: "메일을 받는 주소로 바꾸십시오." },
    reference: "RFC 5321 §5.1",
  },
  "dmarc-reports-unsupported": {
    severity: "low",
    cause: {
      en: "Receivers do not have to support {uri} ({tag}): DMARC reports are sent by mail.",
      ko: "수신 서버는 {uri}({tag})를 지원할 의무가 없습니다. DMARC 보고서는 메일로 발송됩니다.",
    },
    action: { en: "Use mailto: with a mail address.", ko: "mailto:와 메일 주소로 지정하십시오." },
    reference: "RFC 9989 §4.7",
  },
  "dmarc-reports-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether reports to {uri} ({tag}) arrive at {host}: {reason}.",
      ko: "{uri}({tag})의 보고서가 {host}에 도달하는지 확인하지 못했습니다({reason}).",
    },
    action: { en: "Try again later.", ko: "나중에 다시 시도하십시오." },
  },
  "dmarc-reports-implicit": {
    severity: "info",
    cause: {
      en: "We do not know whether reports to {uri} ({tag}) arrive: {host} has no MX record, and its own address may not accept mail.",
      ko: "{uri}({tag})의 보고서가 도달하는지 알 수 없습니다. {host}에 MX 레코드가 없고, 자체 주소는 메일을 받지 않을 수 있습니다.",
    },
    action: {
      en: "Publish an MX record for {host}, or use an address that receives mail.",
      ko: "{host}의 MX 레코드를 만들거나 메일을 받는 주소로 바꾸십시오.",
    },
    reference: "RFC 5321 §5.1",
  },
  "dmarc-no-path": {
    severity: "medium",
    cause: {
      en: "{name} has no working SPF record and no DKIM key. No mail of the domain can pass DMARC.",
      ko: "{name}에 사용할 수 있는 SPF 레코드도 DKIM 키도 없습니다. 이 도메인의 메일은 DMARC를 통과할 수 없습니다.",
    },
    action: { en: "Publish an SPF record, and sign with DKIM.", ko: "SPF 레코드를 게시하고 DKIM으로 서명하십시오." },
    reference: "RFC 9989 §5.1",
  },
  "dmarc-older-organisation": {
    severity: "low",
    cause: {
      en: "Receivers disagree about the organisational domain: {newer} by RFC 9989, {older} by RFC 7489 (public suffix list). Some receivers may treat mail of {name} as not aligned.",
      ko: "수신 서버마다 조직 도메인이 다릅니다. RFC 9989로는 {newer}, RFC 7489(공개 접미사 목록)로는 {older}입니다. 일부 수신 서버에서 {name}의 메일이 정렬되지 않을 수 있습니다.",
    },
    action: {
      en: "Publish a DMARC record at both domains, or use the same name in From, SPF and DKIM.",
      ko: "두 도메인 모두에 DMARC 레코드를 게시하거나 From, SPF, DKIM에 같은 이름을 쓰십시오.",
    },
    reference: "RFC 9989 §4.10",
  },
  "dmarc-older-policy": {
    severity: "low",
    cause: {
      en: "Receivers disagree about the policy of {name}: {newer} by RFC 9989, {older} by RFC 7489.",
      ko: "수신 서버마다 {name}에 적용하는 정책이 다릅니다. RFC 9989로는 {newer}, RFC 7489로는 {older}입니다.",
    },
    action: {
      en: "Publish the policy at {name} itself: both look there first.",
      ko: "양쪽 모두 먼저 확인하는 {name}에 직접 정책을 게시하십시오.",
    },
    reference: "RFC 9989 §4.10.1",
  },
  "dmarc-older-percent": {
    severity: "low",
    cause: {
      en: "pct={percent} applies the policy to a share of the messages. Receivers that follow RFC 9989 ignore it and apply {newer} to all. Receivers that follow RFC 7489 apply {published} to {percent} % and at most {less} to the other {rest} %.",
      ko: "pct={percent}는 메시지 일부에만 정책을 적용합니다. RFC 9989를 따르는 수신 서버는 이를 무시하고 전부에 {newer|을/를} 적용합니다. RFC 7489를 따르는 서버는 {percent}%에 {published|을/를}, 나머지 {rest}%에는 많아야 {less|을/를} 적용합니다.",
    },
    action: {
      en: "When reports show that your own mail passes, remove pct, so that all receivers act the same. For tests, newer receivers support t=y.",
      ko: "보고서에서 정상 메일이 통과하는 것을 확인한 뒤 모두 같게 동작하도록 pct를 제거하십시오. 새 수신 서버의 시험 모드는 t=y입니다.",
    },
    reference: "RFC 9989 §A.6",
  },
  "dmarc-older-order": {
    severity: "info",
    cause: {
      en: "In the DMARC record at {at}, p does not directly follow v. RFC 9989 allows that, but strict RFC 7489 receivers ignore such a record.",
      ko: "{at}의 DMARC 레코드에서 p가 v 바로 뒤에 있지 않습니다. RFC 9989는 허용하지만, RFC 7489를 엄격히 따르는 서버는 이런 레코드를 무시합니다.",
    },
    action: { en: "Put p directly after v.", ko: "p를 v 바로 뒤에 두십시오." },
    reference: "RFC 7489 §6.4",
  },
});
