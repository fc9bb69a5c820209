import { defineProblems, finder } from "../../../core/result/interpretation.ts";

const rule = "RFC 1912 §2.1";

/** What may be the matter with an address that is to send mail. */
export const addressProblems = defineProblems({
  "address-special": {
    severity: "high",
    cause: {
      en: "{address} is no address of the Internet (private, link-local, documentation or the like): nobody there receives mail from it.",
      ko: "{address|은/는} 인터넷 주소가 아닙니다(사설, 링크 로컬, 문서용 등). 인터넷의 서버는 이 주소에서 온 메일을 받지 않습니다.",
    },
    action: {
      en: "Name the public address that the mail leaves from, as receivers see it.",
      ko: "수신 서버에 보이는 공인 발신 주소를 지정하십시오.",
    },
    reference: "RFC 6890 §2.2",
  },
  "address-no-name": {
    severity: "high",
    cause: {
      en: "{address} has no name (PTR). Most mail servers reject mail from such addresses.",
      ko: "{address}에 이름(PTR)이 없습니다. 대부분의 메일 서버는 이런 주소에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Ask whoever gave you the address to create a PTR record with the name of the mail server.",
      ko: "주소를 제공한 사업자에게 메일 서버 이름으로 PTR 레코드를 만들도록 요청하십시오.",
    },
    reference: rule,
  },
  "address-bogus-name": {
    severity: "high",
    cause: {
      en: "The name of {address} cannot be trusted: the signatures of its reverse zone do not verify ({reason}). Where signatures are checked, the address has no name.",
      ko: "{address}의 이름을 믿을 수 없습니다. 역방향 존의 서명이 검증되지 않습니다({reason}). 서명을 확인하는 곳에서는 이름이 없는 주소입니다.",
    },
    action: {
      en: "Report it to whoever manages the reverse zone; npx portcullis reverse-dns {address} names them.",
      ko: "역방향 존 관리자에게 알리십시오. npx portcullis reverse-dns {address} 명령으로 관리자를 알 수 있습니다.",
    },
    reference: "RFC 4035 §5.5",
  },
  "address-not-confirmed": {
    severity: "high",
    cause: {
      en: "No name of {address} leads back to it ({names}). Mail servers do not trust such names.",
      ko: "{address}의 어떤 이름도 이 주소로 되돌아오지 않습니다({names}). 메일 서버는 이런 이름을 믿지 않습니다.",
    },
    action: {
      en: "Create an {type} record with {address} for the name, or point the PTR record to a name that has one.",
      ko: "이름에 {address|을/를} 가리키는 {type} 레코드를 만들거나, 그런 레코드가 있는 이름으로 PTR 레코드를 바꾸십시오.",
    },
    reference: "RFC 8601 §3",
  },
  "address-generic-name": {
    severity: "medium",
    cause: {
      en: "The name of {address} looks like those that providers give to every address ({names}). Many mail servers reject mail from such hosts.",
      ko: "{address}의 이름이 사업자가 모든 주소에 일괄로 붙이는 형태입니다({names}). 많은 메일 서버가 이런 호스트에서 온 메일을 거부합니다.",
    },
    action: {
      en: "Have the PTR record replaced by one with a name of your own, such as mail.example.com.",
      ko: "PTR 레코드를 mail.example.com 같은 고유한 이름으로 바꾸십시오.",
    },
    reference: rule,
  },
  "address-unknown": {
    severity: "info",
    cause: {
      en: "Whether {address} has a name that leads back to it could not be told ({reason}).",
      ko: "{address}에 되돌아오는 이름이 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Run npx portcullis reverse-dns {address} to see who does not answer.",
      ko: "npx portcullis reverse-dns {address} 명령으로 응답하지 않는 곳을 확인하십시오.",
    },
  },
});

/** Makes a finding of one of the problems above. */
export const findAddress = finder<typeof addressProblems>();
