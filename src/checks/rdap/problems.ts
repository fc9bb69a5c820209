import { adaptedProblems } from "../../core/result/adapted.ts";
import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { registrationEndProblems } from "../../topics/registration/problems.ts";
import { stateProblems } from "./problems-states.ts";

/** The ids that the check had before it shared the topic. */
export const registrationHere = {
  ids: {
    "registration-expired": "expired",
    "registration-expires-7": "expires-7",
    "registration-expires-30": "expires-30",
    "registration-expires-60": "expires-60",
    "registration-unpaid": "unpaid",
  },
} as const;

/** The problems that the check reports. */
export const problems = defineProblems({
  ...stateProblems,
  ...adaptedProblems(registrationEndProblems, registrationHere),
  "transfer-unlocked": {
    severity: "low",
    cause: {
      en: "No transfer lock is set: neither clientTransferProhibited nor serverTransferProhibited.",
      ko: "이전 잠금이 없습니다. clientTransferProhibited와 serverTransferProhibited가 모두 설정되지 않았습니다.",
    },
    action: {
      en: "Turn the transfer lock on at the registrar.",
      ko: "레지스트라에서 이전 잠금을 켜십시오.",
    },
    reference: "RFC 5731 §2.3",
  },
  "registered-recently": {
    severity: "low",
    cause: {
      en: "{domain} was registered on {date}, 30 days ago or less. Mail filters and proxies distrust new domains.",
      ko: "{domain|은/는} 등록한 지 30일이 지나지 않았습니다({date}). 메일 필터와 프록시는 새 도메인을 신뢰하지 않습니다.",
    },
    action: {
      en: "Do not send bulk mail from it yet. If you did not register it, check who did.",
      ko: "당분간 대량 메일을 보내지 마십시오. 직접 등록하지 않았다면 등록한 사람을 확인하십시오.",
    },
  },
  "name-servers-differ": {
    severity: "medium",
    cause: {
      en: "The registry and the DNS list different name servers. Registry only: {registry}. DNS only: {dns}.",
      ko: "레지스트리와 DNS의 네임서버가 다릅니다. 레지스트리에만 있음: {registry}. DNS에만 있음: {dns}.",
    },
    action: {
      en: "Make the NS records of the zone match the name servers at the registrar. After a change, wait until the TTL of the old records has passed.",
      ko: "존의 NS 레코드와 레지스트라에 등록된 네임서버를 같게 맞추십시오. 방금 변경했다면 이전 레코드의 TTL이 지날 때까지 기다리십시오.",
    },
    reference: "RFC 1034 §4.2.2",
  },
  "not-in-dns": {
    severity: "high",
    cause: {
      en: "The registry lists name servers for {domain}, but the DNS has no such delegation.",
      ko: "레지스트리에는 {domain}의 네임서버가 있지만 DNS에는 위임이 없습니다.",
    },
    action: {
      en: "Ask the registrar why the domain is not in the zone of the registry.",
      ko: "레지스트리 존에 도메인이 없는 이유를 레지스트라에 문의하십시오.",
    },
  },
  disagreement: {
    severity: "info",
    cause: {
      en: "The registry and the registrar publish different values ({field}). Registry: {registry}. Registrar: {registrar}.",
      ko: "레지스트리와 레지스트라가 공개한 값이 다릅니다({field}). 레지스트리: {registry}. 레지스트라: {registrar}.",
    },
    action: {
      en: "The registry's value is authoritative. Ask the registrar to correct its data.",
      ko: "레지스트리의 값이 기준입니다. 레지스트라에 수정을 요청하십시오.",
    },
  },
  contradicted: {
    severity: "medium",
    cause: {
      en: "{server} says that {domain} is not registered, but the DNS does not confirm that.",
      ko: "{server|은/는} {domain|이/가} 등록되지 않았다고 하지만 DNS로는 확인되지 않습니다.",
    },
    action: {
      en: "Ask the registrar whether it is registered, and check again later.",
      ko: "레지스트라에서 등록 여부를 확인하고 나중에 다시 점검하십시오.",
    },
  },
  nowhere: {
    severity: "low",
    cause: {
      en: "{domain} is not in the DNS, and its registry does not publish registration data. It may not be registered.",
      ko: "{domain|은/는} DNS에 없고, 레지스트리도 등록 정보를 공개하지 않습니다. 등록되지 않았을 수 있습니다.",
    },
    action: {
      en: "Check the name for typing errors. Ask a registrar whether the domain is registered.",
      ko: "이름을 잘못 입력하지 않았는지 확인하고, 등록 여부를 레지스트라에 문의하십시오.",
    },
  },
  "not-published": {
    severity: "info",
    cause: {
      en: "The registry of {domain} does not publish: {fields}.",
      ko: "{domain}의 레지스트리는 다음을 공개하지 않습니다: {fields}.",
    },
    action: { en: "Check these values in your account at the registrar.", ko: "레지스트라 계정에서 확인하십시오." },
  },
  "not-in-answer": {
    severity: "info",
    cause: {
      en: "We found no {fields} of {domain} in the answers.",
      ko: "응답에서 {domain}의 다음 항목을 찾지 못했습니다: {fields}.",
    },
    action: { en: "Check these values in your account at the registrar.", ko: "레지스트라 계정에서 확인하십시오." },
  },
  "list-stale": {
    severity: "info",
    cause: {
      en: "IANA's list of RDAP servers could not be refreshed. The copy in use was published on {date}.",
      ko: "IANA의 RDAP 서버 목록을 갱신하지 못했습니다. 사용한 사본은 {date}에 발행된 것입니다.",
    },
    action: {
      en: "Allow connections to data.iana.org, or set PORTCULLIS_SOURCE_RDAP_BOOTSTRAP to a mirror.",
      ko: "data.iana.org 연결을 허용하거나 PORTCULLIS_SOURCE_RDAP_BOOTSTRAP에 미러를 지정하십시오.",
    },
    reference: "RFC 9224 §8",
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  domain: { en: "Registered domain", ko: "등록 도메인" },
  registrar: { en: "Registrar", ko: "레지스트라" },
  "iana-id": { en: "IANA registrar ID", ko: "IANA 레지스트라 ID" },
  created: { en: "Registered on", ko: "등록일" },
  updated: { en: "Last changed on", ko: "변경일" },
  expires: { en: "Expires on", ko: "만료일" },
  "days-left": { en: "Days left", ko: "남은 일수" },
  "name-servers": { en: "Name servers", ko: "네임서버" },
  signed: { en: "Signed delegation (DNSSEC)", ko: "서명된 위임(DNSSEC)" },
  abuse: { en: "Abuse contact", ko: "악용 신고 연락처" },
  privacy: { en: "Privacy service", ko: "개인 정보 보호 서비스" },
  source: { en: "Source", ko: "출처" },
} as const satisfies Record<string, Text>;

/** The key figures of a registration. */
export type KpiId = keyof typeof kpis;

const notPublished: Text = { en: "not published", ko: "공개하지 않음" };
const notInAnswer: Text = { en: "not in the answer", ko: "응답에 없음" };
const absences = { not_published: notPublished, not_in_answer: notInAnswer } as const;
const unpublishable = [
  "registrar",
  "iana-id",
  "created",
  "updated",
  "expires",
  "days-left",
  "name-servers",
  "abuse",
] as const;

/** The words of the check in both languages. It has no grade. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: {
    ...Object.fromEntries(unpublishable.map((id) => [id, absences])),
    signed: { true: { en: "yes", ko: "예" }, false: { en: "no", ko: "아니요" }, ...absences },
    privacy: { false: { en: "none shown", ko: "표시되지 않음" }, ...absences },
  },
} satisfies Words;
