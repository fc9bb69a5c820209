import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** What may be wrong with what the DNS says of the certificates of the hosts for mail. */
export const daneProblems = defineProblems({
  "dane-mismatch": {
    severity: "critical",
    cause: {
      en: "The certificate of the mail host {host} is none that its TLSA records describe: senders who check DANE do not deliver.",
      ko: "메일 호스트 {host}의 인증서가 TLSA 레코드와 맞지 않습니다. DANE을 확인하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Compare it with the certificate on the server itself: somebody on the way who puts his own in its place looks the same. If it is yours, publish a record for its key and remove those that describe no certificate of yours; if not, leave the records as they are.",
      ko: "먼저 서버에 설치된 인증서와 비교하십시오. 중간자가 인증서를 바꿔치기해도 똑같이 보입니다. 직접 설치한 인증서가 맞으면 그 키의 레코드를 추가하고 맞지 않는 레코드는 제거하십시오. 아니라면 레코드를 그대로 두십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-invalid": {
    severity: "critical",
    cause: {
      en: "The TLSA records of {host} name the authority, and the certificate below it is expired, for another name or otherwise of no use: senders who check DANE do not deliver.",
      ko: "{host}의 TLSA 레코드는 인증 기관과 맞지만 인증서가 만료되었거나 이름이 다르거나 쓸 수 없습니다. DANE을 확인하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Renew the certificate for {host}; or, once you have compared it with the one on the server itself, publish a record for its key.",
      ko: "{host} 이름의 인증서를 갱신하거나, 서버에 설치된 인증서와 비교해 같을 때 그 키의 레코드를 추가하십시오.",
    },
    reference: "RFC 7672 §3.1.2, RFC 7671 §5.2",
  },
  "dane-no-tls": {
    severity: "critical",
    cause: {
      en: "The mail host {host} has TLSA records and gives no TLS: senders who check DANE do not deliver.",
      ko: "메일 호스트 {host}에 TLSA 레코드가 있지만 TLS를 제공하지 않습니다. DANE을 확인하는 서버는 메일을 배달하지 않습니다.",
    },
    action: { en: "Turn STARTTLS on, or remove the records.", ko: "STARTTLS를 켜거나 레코드를 제거하십시오." },
    reference: "RFC 7672 §2.2",
  },
  "dane-bogus": {
    severity: "high",
    cause: {
      en: "The answer about the TLSA records of {host} does not verify ({reason}): senders who check DANE do not deliver.",
      ko: "{host}의 TLSA 응답이 검증되지 않습니다({reason}). DANE을 확인하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Mend the signatures of that zone.",
      ko: "그 존의 서명을 바로잡으십시오.",
    },
    reference: "RFC 7672 §2.1.2",
  },
  "dane-unusable": {
    severity: "medium",
    cause: {
      en: "No TLSA record of {host} is of use to mail servers: usage 2 or 3, selector 0 or 1, and a digest of the right length.",
      ko: "{host}의 TLSA 레코드 가운데 메일 서버가 쓸 수 있는 것이 없습니다. 사용법 2 또는 3, 선택자 0 또는 1, 맞는 길이의 해시가 필요합니다.",
    },
    action: {
      en: "Publish a record for the key that is served: 3 1 1. Compare it with the key on the server first.",
      ko: "실제로 제공하는 키의 3 1 1 레코드를 만드십시오. 먼저 서버에 있는 키와 비교하십시오.",
    },
    reference: "RFC 7672 §3.1",
  },
  "dane-useless": {
    severity: "low",
    cause: {
      en: "Some TLSA records of {host} are of no use to mail servers: {records}",
      ko: "{host}의 일부 TLSA 레코드는 메일 서버가 쓸 수 없습니다: {records}",
    },
    action: { en: "Remove them.", ko: "제거하십시오." },
    reference: "RFC 7672 §3.1.3",
  },
  "dane-insecure": {
    severity: "low",
    cause: {
      en: "The mail host {host} has TLSA records in a zone that is not signed, or whose signatures nothing leads to: nobody looks at them.",
      ko: "메일 호스트 {host}의 TLSA 레코드가 서명되지 않았거나 신뢰 사슬이 없는 존에 있어 아무도 사용하지 않습니다.",
    },
    action: {
      en: "Sign the zone and publish its DS record, or remove the TLSA records.",
      ko: "존에 서명하고 DS 레코드를 등록하거나 TLSA 레코드를 제거하십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-mx-insecure": {
    severity: "low",
    cause: {
      en: "The MX records of {domain} are not signed, so that DANE at its mail hosts protects no mail for {domain}.",
      ko: "{domain}의 MX 레코드가 서명되지 않아 메일 호스트의 DANE이 {domain}의 메일을 보호하지 못합니다.",
    },
    action: { en: "Sign {domain} and publish its DS record.", ko: "{domain}에 서명하고 DS 레코드를 등록하십시오." },
    reference: "RFC 7672 §2.2.1",
  },
  "dane-partial": {
    severity: "low",
    cause: {
      en: "Some mail hosts of {domain} have TLSA records and {hosts} has none: whoever can disturb the others leads mail there.",
      ko: "{domain}의 일부 메일 호스트에만 TLSA 레코드가 있고 {hosts}에는 없습니다. 다른 호스트를 방해하면 메일이 그곳으로 갑니다.",
    },
    action: { en: "Publish TLSA records for every host.", ko: "모든 호스트에 TLSA 레코드를 만드십시오." },
    reference: "RFC 7672 §2.2",
  },
  "dane-rollover": {
    severity: "info",
    cause: {
      en: "Of the TLSA records of {host} some describe what is served and some do not: {records}. So it is while a key is being replaced.",
      ko: "{host}의 TLSA 레코드 가운데 일부만 제공하는 인증서와 맞습니다: {records}. 키를 교체하는 동안에는 정상입니다.",
    },
    action: {
      en: "Remove the others once the replacement is over.",
      ko: "교체가 끝나면 나머지를 제거하십시오.",
    },
    reference: "RFC 7671 §8.1",
  },
  "dane-missing": {
    severity: "info",
    cause: {
      en: "The mail host {host} has no TLSA record, though its zone is signed: DANE would prove its certificate.",
      ko: "메일 호스트 {host}의 존은 서명되어 있지만 TLSA 레코드가 없습니다. DANE으로 인증서를 증명할 수 있습니다.",
    },
    action: {
      en: "Compare the key with the one on the server, publish a record for it, and keep the key when the certificate is renewed.",
      ko: "서버에 있는 키와 비교한 뒤 그 키의 레코드를 만들고, 인증서를 갱신할 때 키를 유지하십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-unknown": {
    severity: "info",
    cause: {
      en: "Whether the mail host {host} is what DANE says of it could not be told ({reason}).",
      ko: "메일 호스트 {host|이/가} DANE과 맞는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again from a network that lets port 25 out, and look at what the name servers answer.",
      ko: "25번 포트로 나갈 수 있는 네트워크에서 다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
    reference: "RFC 7672 §2.1.2",
  },
});

/** Makes a finding of one of the problems above. */
export const findDane = finder<typeof daneProblems>();
