import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const rule = "RFC 1912 §2.1";

/** What may be the matter with the names of the addresses of the hosts for mail. */
export const namesProblems = defineProblems({
  "names-missing": {
    severity: "medium",
    cause: {
      en: "The address {address} of the mail host {host} has no name (PTR). Mail that is sent from there is often rejected.",
      ko: "메일 호스트 {host}의 주소 {address}에 이름(PTR)이 없습니다. 그곳에서 보낸 메일은 거부되기 쉽습니다.",
    },
    action: {
      en: "Whoever runs {host} has to ask the provider of the address for a PTR record with the name {host}; tell them, if that is somebody else.",
      ko: "{host} 운영자가 주소를 제공한 사업자에게 {host} 이름으로 PTR 레코드를 요청해야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: rule,
  },
  "names-bogus": {
    severity: "medium",
    cause: {
      en: "The name of {address}, an address of the mail host {host}, cannot be trusted: its reverse zone does not verify ({reason}).",
      ko: "메일 호스트 {host}의 주소 {address}의 이름을 믿을 수 없습니다. 역방향 존이 검증되지 않습니다({reason}).",
    },
    action: {
      en: "Report it to whoever manages the reverse zone; npx portcullis reverse-dns {address} names them.",
      ko: "역방향 존 관리자에게 알리십시오. npx portcullis reverse-dns {address} 명령으로 관리자를 알 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "names-unconfirmed": {
    severity: "medium",
    cause: {
      en: "No name of {address}, an address of the mail host {host}, leads back to it ({names}).",
      ko: "메일 호스트 {host}의 주소 {address}의 어떤 이름도 이 주소로 되돌아오지 않습니다({names}).",
    },
    action: {
      en: "Have whoever manages the address let its PTR record name {host}, which has the address.",
      ko: "주소를 관리하는 사업자에게 PTR 레코드가 그 주소를 가진 {host|을/를} 가리키게 하도록 요청하십시오.",
    },
    reference: "RFC 8601 §3",
  },
  "names-generic": {
    severity: "low",
    cause: {
      en: "The name of {address}, an address of the mail host {host}, looks like those that providers give to every address ({names}).",
      ko: "메일 호스트 {host}의 주소 {address}의 이름이 사업자가 모든 주소에 일괄로 붙이는 형태입니다({names}).",
    },
    action: {
      en: "Whoever runs {host} should have the PTR record name it, if mail is sent from there; tell them, if that is somebody else.",
      ko: "그곳에서 메일을 보낸다면 {host} 운영자가 PTR 레코드로 그 이름을 가리키게 해야 합니다. 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: rule,
  },
  "names-hello": {
    severity: "info",
    cause: {
      en: "The mail host {host} calls itself {hello}, which is neither its name nor one of its address.",
      ko: "메일 호스트 {host|이/가} EHLO 이름으로 {hello|을/를} 쓰지만, 호스트 이름도 주소의 이름도 아닙니다.",
    },
    action: {
      en: "Whoever runs {host} should have it call itself so (Postfix: myhostname): servers that send from there are asked for a true name. Tell them, if that is somebody else.",
      ko: "메일을 보내는 서버는 올바른 이름을 써야 하므로, {host} 운영자가 EHLO 이름을 그 이름으로 설정해야 합니다(Postfix: myhostname). 다른 곳에서 운영한다면 그곳에 알리십시오.",
    },
    reference: "RFC 5321 §4.1.4",
  },
  "names-unknown": {
    severity: "info",
    cause: {
      en: "Whether {address}, an address of the mail host {host}, has a name that leads back to it could not be told ({reason}).",
      ko: "메일 호스트 {host}의 주소 {address}에 되돌아오는 이름이 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Run npx portcullis reverse-dns {address} to see who does not answer.",
      ko: "npx portcullis reverse-dns {address} 명령으로 응답하지 않는 곳을 확인하십시오.",
    },
  },
});

/** Makes a finding of one of the problems above. */
export const findNames = finder<typeof namesProblems>();
