import type { Language, Text } from "../../src/core/text.ts";
import type { Schema } from "./schema.ts";

/**
 * The meaning of fields whose schema does not describe them: by owner and name where one name has several meanings, else by name.
 * Self-explanatory names have no entry.
 */
const glossary: Readonly<Record<string, Text>> = {
  aa: {
    en: "Whether the answer is authoritative (AA bit, RFC 1035)",
    ko: "권한 있는 응답인지 여부(AA 비트, RFC 1035)",
  },
  deniedTypes: {
    en: "Types for which the resolver denied the name",
    ko: "리졸버가 이름이 없다고 답한 질문의 유형",
  },
  "contradiction.resolver": {
    en: "Resolver whose answers contradict each other",
    ko: "서로 모순되는 응답을 준 리졸버",
  },
  answeredTypes: { en: "Types for which the resolver returned an answer", ko: "리졸버가 응답한 질문의 유형" },
  below: { en: "Name below which no name exists", ko: "그 아래에 이름이 존재하지 않는 이름" },
  displayedText: { en: "Text of the link that the reader sees", ko: "읽는 사람에게 보이는 링크 텍스트" },
  namedGroup: { en: "Key exchange group (RFC 8446 §4.2.7)", ko: "키 교환 그룹(RFC 8446 §4.2.7)" },
  notAfter: {
    en: "Time at which the certificate expires (RFC 5280 §4.1.2.5)",
    ko: "인증서의 만료 시각(RFC 5280 §4.1.2.5)",
  },
  notBefore: {
    en: "Time from which the certificate is valid (RFC 5280 §4.1.2.5)",
    ko: "인증서가 유효해지는 시각(RFC 5280 §4.1.2.5)",
  },
  "resolverDifferences[].resolver": { en: "Values that the resolver returns", ko: "리졸버가 반환하는 값" },
  "zoneVersions[].servers": { en: "Name servers that return these records", ko: "이 레코드를 반환하는 네임서버" },
  redirectOutcome: { en: "How the redirects ended", ko: "리디렉션이 끝난 방식" },
  about: { en: "Domain or address that this concerns", ko: "관련 도메인 또는 주소" },
  alias: { en: "Target of the CNAME record; null without one", ko: "CNAME 레코드의 대상. 없으면 null" },
  aliases: { en: "Targets of the CNAME records that were followed", ko: "따라간 CNAME 레코드의 대상" },
  "cors.allowed": { en: "Value of Access-Control-Allow-Origin", ko: "Access-Control-Allow-Origin의 값" },
  "alignment.dkim": { en: "Value of adkim=: r (relaxed) or s (strict)", ko: "adkim= 값: r(완화) 또는 s(엄격)" },
  "alignment.spf": { en: "Value of aspf=: r (relaxed) or s (strict)", ko: "aspf= 값: r(완화) 또는 s(엄격)" },
  "faults[].at": { en: "Offset in the record, in characters", ko: "레코드 안의 위치(문자 수)" },
  "hops[].at": { en: "Time in the Received field", ko: "Received 필드의 시각" },
  "ownRecord.name": { en: "Name of the record", ko: "레코드의 이름" },
  "repair.name": { en: "Name where the record belongs", ko: "레코드를 게시할 이름" },
  "treeWalk[].name": { en: "Name that was queried", ko: "조회한 이름" },
  "permerrors[].at": { en: "Domain whose record causes the error", ko: "오류를 일으키는 레코드의 도메인" },
  codes: { en: "Return codes of the list", ko: "목록의 응답 코드" },
  csp: { en: "Content-Security-Policy in meta elements", ko: "meta 요소의 Content-Security-Policy" },
  referrer: { en: "Referrer policies in meta elements", ko: "meta 요소의 리퍼러 정책" },
  existing: { en: "Policy for subdomains that exist", ko: "존재하는 하위 도메인의 정책" },
  nonexistent: { en: "Policy for subdomains that do not exist", ko: "존재하지 않는 하위 도메인의 정책" },
  for: { en: "Recipient in the Received field", ko: "Received 필드의 수신자" },
  digestType: { en: "Digest type number of the DS record", ko: "DS 레코드의 다이제스트 유형 번호" },
  flags: { en: "Flags of the DNSKEY record", ko: "DNSKEY 레코드의 플래그" },
  "records[].usage": { en: "Certificate usage of the TLSA record", ko: "TLSA 레코드의 인증서 용도" },
  "records[].selector": { en: "Selector of the TLSA record", ko: "TLSA 레코드의 선택자" },
  "records[].matching": { en: "Matching type of the TLSA record", ko: "TLSA 레코드의 매칭 유형" },
  filtered: { en: "Resolvers that filter the name", ko: "이름을 필터링하는 리졸버의 수" },
  stale: { en: "Resolvers with an outdated answer", ko: "이전 값을 가진 리졸버의 수" },
  "stale-served": { en: "Resolvers that serve an expired answer", ko: "만료된 응답을 제공하는 리졸버의 수" },
  updated: { en: "Resolvers with the current answer", ko: "최신 값을 가진 리졸버의 수" },
  unverified: { en: "Resolvers whose answer could not be compared", ko: "응답을 비교할 수 없었던 리졸버의 수" },
  variant: { en: "Resolvers with another valid answer", ko: "다른 유효한 응답을 가진 리졸버의 수" },
  "counts.bogus": { en: "Resolvers that report a DNSSEC failure", ko: "DNSSEC 실패를 알린 리졸버의 수" },
  hasPtr: { en: "Whether the record has the ptr mechanism", ko: "레코드에 ptr 메커니즘이 있는지 여부" },
  "rrsets[].answer": { en: "What the answer contains", ko: "응답의 내용" },
  hop: { en: "Number of the hop", ko: "홉의 번호" },
  unreachableTerms: { en: "Terms that are never evaluated", ko: "평가되지 않는 항목" },
  unknownModifiers: {
    en: "Terms such as include=, which receivers ignore as unknown modifiers",
    ko: "include=처럼 수신 서버가 알 수 없는 변경자로 무시하는 항목",
  },
  "sets[].instance": { en: "Instance number of the ARC set (i=)", ko: "ARC 집합의 번호(i=)" },
  "at.instance": { en: "Instance number of the ARC set (i=)", ko: "ARC 집합의 번호(i=)" },
  isConsistent: { en: "Whether the CDS and CDNSKEY records agree", ko: "CDS와 CDNSKEY 레코드가 일치하는지 여부" },
  isRemoval: {
    en: "Whether the zone asks its parent to remove the DS records",
    ko: "상위 존에 DS 삭제를 요청하는지 여부",
  },
  isInOrder: {
    en: "Whether p= has the position that strict RFC 7489 receivers expect",
    ko: "엄격한 RFC 7489 수신 서버가 기대하는 위치에 p=가 있는지 여부",
  },
  isOfHelo: {
    en: "Whether SPF checked the HELO name instead of the envelope sender",
    ko: "SPF가 봉투 발신자 대신 HELO 이름을 확인했는지 여부",
  },
  isOwn: { en: "Whether the host is in the domain", ko: "호스트가 이 도메인에 속하는지 여부" },
  isRevoked: { en: "Whether the key has the REVOKE flag", ko: "키에 REVOKE 플래그가 있는지 여부" },
  isRevoking: { en: "Whether the record revokes every key", ko: "레코드가 모든 키를 폐기하는지 여부" },
  declaresNoMail: {
    en: "Whether the domain declares that it sends and receives no mail",
    ko: "도메인이 메일을 주고받지 않는다고 선언했는지 여부",
  },
  isStrict: { en: "Whether the DKIM key has t=s", ko: "DKIM 키에 t=s가 있는지 여부" },
  isComplete: { en: "Whether the list is complete", ko: "목록이 전부인지 여부" },
  malformedRecords: {
    en: "Texts that look like a record and are not valid",
    ko: "레코드처럼 보이지만 유효하지 않은 텍스트",
  },
  rname: { en: "SOA RNAME: mailbox of the operator", ko: "SOA RNAME: 관리자 메일 주소" },
  mname: { en: "SOA MNAME: primary name server", ko: "SOA MNAME: 주 네임서버" },
  obstacles: { en: "What prevents a post-quantum handshake", ko: "양자 내성 핸드셰이크를 막는 것" },
  anomaly: { en: "Property of the key that clients reject", ko: "클라이언트가 거부하는 키의 특성" },
  offered: { en: "Whether the server accepts it; null if unknown", ko: "서버가 받아들이는지 여부. 알 수 없으면 null" },
  displayed: { en: "What the reader sees", ko: "읽는 사람에게 보이는 것" },
  actual: { en: "The actual value", ko: "실제 값" },
  signsUnsubscribe: {
    en: "Whether the signature covers the List-Unsubscribe fields",
    ko: "서명에 List-Unsubscribe 필드가 포함되는지 여부",
  },
  supported: { en: "Whether the server supports it; null if unknown", ko: "서버의 지원 여부. 알 수 없으면 null" },
  ttl: { en: "Time to live in seconds", ko: "TTL(초)" },
  wildcard: { en: "Wildcard name that the answer comes from", ko: "응답이 유래한 와일드카드 이름" },
  aboveAt: { en: "Name of the DMARC record of a parent domain", ko: "상위 도메인의 DMARC 레코드 이름" },
  applied: { en: "Policy that receivers apply", ko: "수신 서버가 적용하는 정책" },
  isSubdomainPolicyKnown: {
    en: "Whether the policies for subdomains could be determined",
    ko: "하위 도메인에 적용되는 정책을 확인할 수 있었는지 여부",
  },
  bodyLength: { en: "Number of signed body octets (l= tag)", ko: "서명된 본문의 옥텟 수(l= 태그)" },
  completed: { en: "Whether the handshake completed", ko: "핸드셰이크가 완료되었는지 여부" },
  credentials: {
    en: "Whether Access-Control-Allow-Credentials is true",
    ko: "Access-Control-Allow-Credentials가 true인지 여부",
  },
  daysLeft: { en: "Days until the certificate expires", ko: "인증서 만료까지 남은 일수" },
  depth: { en: "Number of levels below the domain's own record", ko: "도메인 자신의 레코드에서 내려간 단계 수" },
  detail: { en: "Details of the reason", ko: "이유의 세부 내용" },
  embedded: { en: "SCTs in the certificate", ko: "인증서에 포함된 SCT의 수" },
  "scts.handshake": { en: "SCTs in the TLS handshake", ko: "TLS 핸드셰이크로 받은 SCT의 수" },
  stapled: { en: "SCTs in the stapled OCSP response", ko: "스테이플링된 OCSP 응답에 포함된 SCT의 수" },
  expire: { en: "SOA EXPIRE in seconds", ko: "SOA EXPIRE(초)" },
  extended: { en: "Extended DNS errors (RFC 8914)", ko: "확장 DNS 오류(RFC 8914)" },
  "extended[].code": { en: "INFO-CODE of the extended DNS error", ko: "확장 DNS 오류의 INFO-CODE" },
  "ede[].code": { en: "INFO-CODE of the extended DNS error", ko: "확장 DNS 오류의 INFO-CODE" },
  "extended[].text": { en: "EXTRA-TEXT of the extended DNS error", ko: "확장 DNS 오류의 EXTRA-TEXT" },
  "ede[].text": { en: "EXTRA-TEXT of the extended DNS error", ko: "확장 DNS 오류의 EXTRA-TEXT" },
  fromFields: { en: "Number of From header fields", ko: "From 헤더 필드의 수" },
  helo: { en: "Host name in HELO or EHLO", ko: "HELO 또는 EHLO의 호스트 이름" },
  inception: { en: "When the signature becomes valid", ko: "서명의 유효 기간 시작" },
  expires: { en: "When the signature expires", ko: "서명의 만료 시각" },
  isAligned: {
    en: "Whether the domain is aligned with the author's domain (DMARC)",
    ko: "도메인이 발신자 도메인과 정렬되는지 여부(DMARC)",
  },
  isCurrent: {
    en: "Whether the answer is the current one",
    ko: "응답이 최신 값인지 여부",
  },
  isPublic: { en: "Whether the address is public", ko: "공인 주소인지 여부" },
  isTest: { en: "Whether the record has t=y (testing)", ko: "레코드에 t=y(시험)가 있는지 여부" },
  isTesting: { en: "Whether the DKIM key has t=y (testing)", ko: "DKIM 키에 t=y(시험)가 있는지 여부" },
  keyTag: { en: "Key tag of the DNSKEY (RFC 4034)", ko: "DNSKEY의 키 태그(RFC 4034)" },
  largestResponse: { en: "Largest response that was seen", ko: "관측한 가장 큰 응답" },
  minimum: {
    en: "SOA MINIMUM in seconds: the limit for caching of negative answers (RFC 2308)",
    ko: "SOA MINIMUM(초). 부정 응답 캐시 시간의 상한(RFC 2308)",
  },
  ms: { en: "Response time in milliseconds", ko: "응답 시간(밀리초)" },
  observedAt: {
    en: "Time of the observation; days and ages refer to it",
    ko: "관측 시각. 남은 일수와 경과 시간의 기준입니다",
  },
  octets: { en: "Length in octets", ko: "길이(옥텟)" },
  hasSpfTypeRecord: {
    en: "Whether a record of the obsolete type SPF exists",
    ko: "폐기된 SPF 유형의 레코드가 있는지 여부",
  },
  resolverValidation: { en: "Result of the resolver's DNSSEC validation", ko: "리졸버의 DNSSEC 검증 결과" },
  organizationalDomain: { en: "Organisational domain", ko: "조직 도메인" },
  pct: { en: "Value of pct=", ko: "pct= 값" },
  published: { en: "Policy as published", ko: "게시된 정책" },
  rcode: { en: "DNS response code", ko: "DNS 응답 코드" },
  reason: {
    en: "Code of the reason for the result, or of why it could not be determined; null if there is none",
    ko: "결과의 이유 또는 결과를 알 수 없었던 이유를 나타내는 코드. 없으면 null",
  },
  reflected: {
    en: "Whether the server repeats the Origin of the request in Access-Control-Allow-Origin",
    ko: "서버가 요청의 Origin을 Access-Control-Allow-Origin에 그대로 돌려주는지 여부",
  },
  refresh: { en: "SOA REFRESH in seconds", ko: "SOA REFRESH(초)" },
  registrable: { en: "Registrable domain of the name", ko: "이 이름의 등록 가능 도메인" },
  retry: { en: "SOA RETRY in seconds", ko: "SOA RETRY(초)" },
  roundTrips: { en: "Network round trips on the critical path", ko: "임계 경로의 네트워크 왕복 수" },
  rua: { en: "Address for aggregate reports", ko: "집계 보고서 수신 주소" },
  saltOctets: { en: "Length of the NSEC3 salt in octets", ko: "NSEC3 솔트의 길이(옥텟)" },
  iterations: { en: "NSEC3 iterations", ko: "NSEC3 반복 횟수" },
  sealer: { en: "Domain of the ARC seal (d=)", ko: "ARC 봉인의 도메인(d=)" },
  secondsLeft: { en: "Seconds until the cached answer expires", ko: "캐시된 응답이 만료될 때까지 남은 초" },
  serial: { en: "Serial number of the SOA record", ko: "SOA 레코드의 일련번호" },
  soaCount: { en: "Number of SOA records in the answer", ko: "응답에 있는 SOA 레코드의 수" },
  starttls: { en: "Whether the server offers STARTTLS", ko: "서버가 STARTTLS를 제공하는지 여부" },
  psd: { en: "Value of psd=", ko: "psd= 값" },
  tcp: { en: "Result over TCP", ko: "TCP로 질의한 결과" },
  term: { en: "Term of the SPF record", ko: "SPF 레코드의 항목" },
  currentResult: { en: "Result according to the records of today", ko: "현재 레코드에 따른 결과" },
  currentReason: { en: "Why the result of today could not be determined", ko: "현재 결과를 알 수 없었던 이유" },
  reported: { en: "Result that the receiver recorded", ko: "수신 서버가 기록한 결과" },
  reportedDomain: { en: "Domain in the recorded result", ko: "기록된 결과의 도메인" },
  accepted: {
    en: "Whether the server accepts a large ClientHello",
    ko: "큰 ClientHello를 받아들이는지 여부",
  },
  tree: { en: "SPF records that an evaluation visits", ko: "평가할 때 거치는 SPF 레코드" },
  attempts: { en: "Number of attempts", ko: "시도 횟수" },
  unknownAt: {
    en: "Name whose lookup failed, so that the result is unknown",
    ko: "조회에 실패하여 결과를 알 수 없게 한 이름",
  },
  unsigned: { en: "Header fields that the signature does not cover", ko: "서명에 포함되지 않은 헤더 필드" },
  undetermined: { en: "What could not be determined", ko: "확인할 수 없었던 것" },
  used: { en: "Whether the hop used TLS", ko: "홉이 TLS를 사용했는지 여부" },
  broadTerms: { en: "Terms that authorize many addresses", ko: "많은 주소를 허용하는 항목" },
  cdRcode: {
    en: "Response code with checking disabled (CD bit)",
    ko: "검증을 끈(CD 비트) 질의의 응답 코드",
  },
  word: { en: "Part of the record as written", ko: "레코드에 쓰인 그대로의 부분" },
};

/** Adds the glossary's description to every property without one, recursively. */
export function explained(schema: Schema, language: Language, owner = ""): Schema {
  const inside = (each: Schema): Schema => explained(each, language, owner);
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, property(name, each, language, owner)]),
      ),
    }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
    ...(isSchema(additionalProperties) && { additionalProperties: inside(additionalProperties) }),
  };
}

function property(name: string, schema: Schema, language: Language, owner: string): Schema {
  const within = schema.type === "array" ? `${name}[]` : name;
  const whole = explained(schema, language, within);
  const said = glossary[`${owner}.${name}`] ?? glossary[name] ?? aboutTotal(name);
  return schema.description !== undefined || schema.$ref !== undefined || !said
    ? whole
    : { ...whole, description: said[language] };
}

/** Lists are truncated; a `…Total` field has the full number. */
function aboutTotal(name: string): Text | undefined {
  const list = name === "total" ? "list" : name.replace(/Total$/, "");
  if (list === name) return undefined;
  if (list === "list")
    return { en: "Total number; the list may be shortened", ko: "전체 개수. 목록은 일부일 수 있습니다" };
  return {
    en: `Total number of \`${list}\`; the list may be shortened`,
    ko: `\`${list}\`의 전체 개수. 목록은 일부일 수 있습니다`,
  };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}
