/** Descriptions of properties that many checks have, for the `meta` of their schemas. */
export const descriptions = {
  observedAt: {
    description: "Time of the observation; days and ages refer to it",
    ko: "관측 시각. 남은 일수와 경과 시간의 기준입니다",
  },
  reason: {
    description: "Reason code, the same in every language; null if there is nothing to explain",
    ko: "언어와 관계없이 같은 이유 코드. 설명할 것이 없으면 null",
  },
  resultReason: {
    description: "Code of the reason for the result, or of why it could not be determined",
    ko: "결과의 이유 또는 결과를 알 수 없었던 이유를 나타내는 코드",
  },
  presence: {
    description: "found; absent: it does not exist; unknown: it could not be determined",
    ko: "found: 있음. absent: 없음. unknown: 알 수 없음",
  },
  responseTime: {
    description: "Response time in milliseconds; null without a response",
    ko: "응답 시간(밀리초). 응답이 없었으면 null",
  },
  httpStatus: { description: "HTTP status code (RFC 9110 §15)", ko: "HTTP 상태 코드(RFC 9110 §15)" },
  httpStatusIfAny: {
    description: "HTTP status code (RFC 9110 §15); null without a response",
    ko: "HTTP 상태 코드(RFC 9110 §15). 응답이 없었으면 null",
  },
  domainObserved: { description: "Domain that was observed, in ASCII", ko: "관측한 도메인(ASCII)" },
  hostObserved: { description: "Host name or IP address that was observed", ko: "관측한 호스트 이름 또는 IP 주소" },
  tcpPort: { description: "TCP port", ko: "TCP 포트" },
  mailHost: { description: "Host name of the mail server", ko: "메일 서버의 호스트 이름" },
  serverAddress: { description: "IP address of the server", ko: "서버의 IP 주소" },
  serverName: { description: "Host name of the name server", ko: "네임서버의 호스트 이름" },
  isPublic: {
    description: "Whether the address is reachable from the Internet",
    ko: "인터넷에서 접속할 수 있는 주소인지 여부",
  },
  ownerName: { description: "Owner name of the records (RFC 9499 §7)", ko: "레코드가 있는 이름(RFC 9499 §7)" },
  recordType: { description: "Record type, such as A or MX", ko: "레코드 유형(예: A, MX)" },
  recordTypes: { description: "Record types, such as A or MX", ko: "레코드 유형(예: A, MX)" },
  recordText: {
    description: "Text of the record as published; null without one",
    ko: "게시된 그대로의 레코드 텍스트. 없으면 null",
  },
  recordCount: { description: "Number of records found", ko: "찾은 레코드의 수" },
  malformedRecords: {
    description: "TXT records that look like such a record but are not valid",
    ko: "이 레코드처럼 보이지만 유효하지 않은 TXT 레코드",
  },
  nameServersAtRegistry: {
    description: "Host names of the name servers; empty if none are published",
    ko: "네임서버의 호스트 이름. 공개된 것이 없으면 비어 있음",
  },
  serial: {
    description: "Serial number of the SOA record (RFC 1035 §3.3.13); null without an answer",
    ko: "SOA 레코드의 일련번호(RFC 1035 §3.3.13). 응답이 없었으면 null",
  },
  dnssecState: {
    description:
      "insecure: proven to be unsigned; bogus: validation fails; island: signed without a DS record; indeterminate: not validated",
    ko: "insecure: 서명하지 않음이 증명됨. bogus: 검증 실패. island: 서명했으나 DS 레코드가 없음. indeterminate: 검증할 수 없었음",
  },
  keyTag: { description: "Key tag of the DNSKEY (RFC 4034 Appendix B)", ko: "DNSKEY의 키 태그(RFC 4034 부록 B)" },
  dnssecAlgorithm: { description: "DNSSEC algorithm number (IANA)", ko: "DNSSEC 알고리즘 번호(IANA)" },
  dsDigestType: {
    description: "Digest type number of the DS record (RFC 4034 §5.1.3)",
    ko: "DS 레코드의 다이제스트 유형 번호(RFC 4034 §5.1.3)",
  },
  edeCode: {
    description: "INFO-CODE of the extended DNS error (RFC 8914 §2)",
    ko: "확장 DNS 오류의 INFO-CODE(RFC 8914 §2)",
  },
  edeText: {
    description: "EXTRA-TEXT of the extended DNS error (RFC 8914 §2)",
    ko: "확장 DNS 오류의 EXTRA-TEXT(RFC 8914 §2)",
  },
  contradictoryResolver: {
    description: "Resolver whose answers contradict each other",
    ko: "서로 모순되는 응답을 준 리졸버",
  },
  contradictoryName: { description: "Name that the resolver was queried for", ko: "리졸버에 질의한 이름" },
  deniedTypes: {
    description: "Types for which the resolver returned NXDOMAIN",
    ko: "리졸버가 NXDOMAIN을 반환한 질의의 유형",
  },
  answeredTypes: {
    description: "Types for which the resolver returned an answer",
    ko: "리졸버가 응답한 질의의 유형",
  },
  tlsVersion: { description: "Negotiated TLS version, such as TLSv1.3", ko: "협상된 TLS 버전(예: TLSv1.3)" },
  cipherSuite: { description: "Negotiated cipher suite", ko: "협상된 암호 스위트" },
  offered: {
    description: "Whether the server accepts it; null if unknown",
    ko: "서버가 받아들이는지 여부. 알 수 없으면 null",
  },
  largeHelloAccepted: {
    description: "Whether the server answers a large ClientHello; null if unknown",
    ko: "큰 ClientHello에 응답하는지 여부. 알 수 없으면 null",
  },
  notBefore: {
    description: "Time from which the certificate is valid (RFC 5280 §4.1.2.5)",
    ko: "인증서가 유효해지는 시각(RFC 5280 §4.1.2.5)",
  },
  notAfter: {
    description: "Time at which the certificate expires (RFC 5280 §4.1.2.5)",
    ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5)",
  },
  certificateSubject: {
    description: "Subject name of the certificate (RFC 5280 §4.1.2.6)",
    ko: "인증서의 주체 이름(RFC 5280 §4.1.2.6)",
  },
  isSpfOfHelo: {
    description: "Whether SPF checked the HELO name instead of the envelope sender",
    ko: "SPF가 봉투 발신자 대신 HELO 이름을 확인했는지 여부",
  },
  isAligned: {
    description: "Whether the domain is aligned with the author's domain (DMARC); null if unknown",
    ko: "도메인이 발신자 도메인과 정렬되는지 여부(DMARC). 알 수 없으면 null",
  },
  rfc7489Pct: {
    description: "Value of pct= (RFC 7489 §6.3), in percent; null without a policy",
    ko: "pct= 값(RFC 7489 §6.3, %). 정책이 없으면 null",
  },
} as const satisfies Readonly<Record<string, { readonly description: string; readonly ko: string }>>;

/** The description of the full length of a list that answers may shorten. */
export function listTotal(list: string): { readonly description: string; readonly ko: string } {
  return {
    description: `Total number of \`${list}\`; the list may be shortened`,
    ko: `\`${list}\`의 전체 개수. 목록은 일부일 수 있습니다`,
  };
}
