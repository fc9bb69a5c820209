import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** Problems of DANE: the TLSA records of the mail servers. */
export const daneProblems = defineProblems({
  "dane-mismatch": {
    severity: "critical",
    cause: {
      en: "The certificate of the mail server {host} matches none of its TLSA records. Senders that validate DANE do not deliver.",
      ko: "메일 서버 {host}의 인증서와 일치하는 TLSA 레코드가 없습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "First compare it with the certificate installed on the server: an attacker in the middle looks the same. If it is yours, publish a TLSA record for its key and remove the outdated ones. If it is not, do not change the records.",
      ko: "먼저 서버에 설치된 인증서와 비교하십시오. 중간자 공격도 똑같이 보입니다. 직접 설치한 인증서가 맞으면 그 키의 TLSA 레코드를 추가하고 이전 레코드는 제거하십시오. 아니면 레코드를 바꾸지 마십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-digest": {
    severity: "critical",
    cause: {
      en: "The certificate of {host} matches {weaker}, but senders ignore this record: {stronger} has a stronger digest and does not match. Senders that validate DANE do not deliver.",
      ko: "{host}의 인증서는 {weaker} 레코드와 일치하지만, 해시가 더 강한 {stronger} 레코드가 있어 발신 서버는 이를 무시합니다. 더 강한 레코드는 일치하지 않으므로 DANE을 검증하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Remove {stronger}, or replace it with the digest of the present certificate or key.",
      ko: "{stronger} 레코드를 제거하거나, 현재 인증서나 키의 해시로 바꾸십시오.",
    },
    reference: "RFC 7671 §9",
  },
  "dane-invalid": {
    severity: "critical",
    cause: {
      en: "The TLSA records of {host} match the CA, but the server certificate is expired, for another name or otherwise invalid. Senders that validate DANE do not deliver.",
      ko: "{host}의 TLSA 레코드는 인증 기관과 일치하지만 서버 인증서가 만료되었거나 이름이 다르거나 유효하지 않습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Renew the certificate for {host}. Or compare it with the one installed on the server and publish a TLSA record for its key.",
      ko: "{host} 이름의 인증서를 갱신하거나, 서버에 설치된 인증서와 비교한 뒤 그 키의 TLSA 레코드를 게시하십시오.",
    },
    reference: "RFC 7672 §3.1.2, RFC 7671 §5.2",
  },
  "dane-no-tls": {
    severity: "critical",
    cause: {
      en: "The mail server {host} has TLSA records but does not offer TLS. Senders that validate DANE do not deliver.",
      ko: "메일 서버 {host}에 TLSA 레코드가 있지만 TLS를 제공하지 않습니다. DANE을 검증하는 서버는 메일을 배달하지 않습니다.",
    },
    action: { en: "Enable STARTTLS, or remove the TLSA records.", ko: "STARTTLS를 켜거나 TLSA 레코드를 제거하십시오." },
    reference: "RFC 7672 §2.2",
  },
  "dane-bogus": {
    severity: "high",
    cause: {
      en: "The TLSA answer for {host} fails DNSSEC validation ({reason}). Senders that validate DANE do not deliver.",
      ko: "{host}의 TLSA 응답이 DNSSEC 검증에 실패합니다({reason}). DANE을 검증하는 서버는 메일을 배달하지 않습니다.",
    },
    action: {
      en: "Fix the signatures of that zone.",
      ko: "해당 존의 서명을 바로잡으십시오.",
    },
    reference: "RFC 7672 §2.1.2",
  },
  "dane-unusable": {
    severity: "medium",
    cause: {
      en: "Mail servers can use none of the TLSA records of {host}. They need usage 2 or 3, selector 0 or 1, and a hash of the right length.",
      ko: "{host}의 TLSA 레코드 가운데 메일 서버가 쓸 수 있는 것이 없습니다. usage 2 또는 3, selector 0 또는 1, 올바른 길이의 해시가 필요합니다.",
    },
    action: {
      en: "Publish a 3 1 1 record for the key in use. First compare it with the key on the server.",
      ko: "사용 중인 키의 3 1 1 레코드를 게시하십시오. 먼저 서버에 있는 키와 비교하십시오.",
    },
    reference: "RFC 7672 §3.1",
  },
  "dane-useless": {
    severity: "low",
    cause: {
      en: "Mail servers cannot use some TLSA records of {host}: {records}",
      ko: "{host}의 일부 TLSA 레코드는 메일 서버가 쓸 수 없습니다: {records}",
    },
    action: { en: "Remove them.", ko: "제거하십시오." },
    reference: "RFC 7672 §3.1.3",
  },
  "dane-insecure": {
    severity: "low",
    cause: {
      en: "The TLSA records of the mail server {host} are in a zone without a valid DNSSEC chain. Senders ignore them.",
      ko: "메일 서버 {host}의 TLSA 레코드가 DNSSEC 신뢰 체인이 없는 존에 있습니다. 발신 서버는 이 레코드를 무시합니다.",
    },
    action: {
      en: "Sign the zone and publish its DS record, or remove the TLSA records.",
      ko: "존에 서명하고 DS 레코드를 게시하거나 TLSA 레코드를 제거하십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-mx-insecure": {
    severity: "low",
    cause: {
      en: "The MX records of {domain} are not signed. DANE at the mail servers does not protect mail for {domain}.",
      ko: "{domain}의 MX 레코드가 서명되지 않아 메일 서버의 DANE이 {domain}의 메일을 보호하지 못합니다.",
    },
    action: { en: "Sign {domain} and publish its DS record.", ko: "{domain} 존에 서명하고 DS 레코드를 게시하십시오." },
    reference: "RFC 7672 §2.2.1",
  },
  "dane-partial": {
    severity: "low",
    cause: {
      en: "Some mail servers of {domain} have TLSA records, but {hosts} has none. An attacker who blocks the others can redirect mail there.",
      ko: "{domain}의 일부 메일 서버에만 TLSA 레코드가 있고 {hosts}에는 없습니다. 공격자가 다른 서버를 차단하면 메일을 그곳으로 유도할 수 있습니다.",
    },
    action: { en: "Publish TLSA records for every mail server.", ko: "모든 메일 서버에 TLSA 레코드를 게시하십시오." },
    reference: "RFC 7672 §2.2",
  },
  "dane-rollover": {
    severity: "info",
    cause: {
      en: "Only some TLSA records of {host} match its certificate: {records}. This is normal during a key rollover.",
      ko: "{host}의 TLSA 레코드 가운데 일부만 인증서와 일치합니다: {records}. 키를 교체하는 동안에는 정상입니다.",
    },
    action: {
      en: "Remove the other records when the rollover is complete.",
      ko: "교체가 끝나면 나머지 레코드를 제거하십시오.",
    },
    reference: "RFC 7671 §8.1",
  },
  "dane-missing": {
    severity: "info",
    cause: {
      en: "The mail server {host} has no TLSA record, although its zone is signed. With DANE, senders could verify its certificate.",
      ko: "메일 서버 {host}의 존은 서명되어 있지만 TLSA 레코드가 없습니다. DANE을 쓰면 발신 서버가 인증서를 검증할 수 있습니다.",
    },
    action: {
      en: "Compare the key with the one on the server, publish a TLSA record for it, and keep the key when you renew the certificate.",
      ko: "서버에 있는 키와 비교한 뒤 그 키의 TLSA 레코드를 게시하고, 인증서를 갱신할 때 키를 유지하십시오.",
    },
    reference: "RFC 7672 §2.2",
  },
  "dane-unknown": {
    severity: "info",
    cause: {
      en: "We could not check the mail server {host} against its TLSA records ({reason}).",
      ko: "메일 서버 {host|이/가} TLSA 레코드와 일치하는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again from a network that allows outgoing port 25, and check the answers of the name servers.",
      ko: "나가는 25번 포트를 허용하는 네트워크에서 다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
    reference: "RFC 7672 §2.1.2",
  },
});

/** Makes a finding of one of the problems above. */
export const findDane = finder<typeof daneProblems>();
