import { defineProblems, finder } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const rfc = "https://www.rfc-editor.org/rfc/rfc6797#section-";
const year = "max-age=31536000";
/** includeSubDomains makes browsers refuse every subdomain that serves only http, so it is never part of the value to copy (RFC 6797 §14.4). */
const subdomains = {
  en: "Add includeSubDomains only when every subdomain serves https.",
  ko: "includeSubDomains는 모든 하위 도메인이 https를 제공할 때만 추가하십시오.",
} as const;

/** Problems of the HSTS of a host, in the words that all checks share. */
export const hstsProblems = defineProblems({
  "hsts-missing": {
    severity: "medium",
    cause: {
      en: "No Strict-Transport-Security is sent, so an attacker on the network can keep visitors on plain HTTP.",
      ko: "Strict-Transport-Security 헤더가 없어 네트워크상의 공격자가 방문자를 평문 HTTP에 머물게 할 수 있습니다.",
    },
    action: {
      en: `Send Strict-Transport-Security: ${year} with every https response. ${subdomains.en}`,
      ko: `모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오. ${subdomains.ko}`,
    },
    reference: `${rfc}7.1`,
  },
  "hsts-ip-address": {
    severity: "info",
    cause: {
      en: "HSTS has no effect for {host}: browsers do not store a policy for an IP address.",
      ko: "브라우저는 IP 주소의 HSTS 정책을 저장하지 않으므로 {host}에서는 HSTS가 효과가 없습니다.",
    },
    action: {
      en: "Serve the site under a host name to use HSTS.",
      ko: "HSTS를 사용하려면 호스트 이름으로 사이트를 제공하십시오.",
    },
    reference: `${rfc}8.1.1`,
  },
  "hsts-invalid": {
    severity: "medium",
    cause: {
      en: "The Strict-Transport-Security header is invalid. Chrome and Firefox ignore it; a max-age of 2^64 or more is ignored by Firefox only.",
      ko: "Strict-Transport-Security 헤더가 올바르지 않아 Chrome과 Firefox가 무시합니다. 2^64 이상의 max-age는 Firefox만 무시합니다.",
    },
    action: {
      en: `Send Strict-Transport-Security: ${year}, each directive once. ${subdomains.en}`,
      ko: `각 지시어를 한 번씩만 써서 Strict-Transport-Security: ${year}를 보내십시오. ${subdomains.ko}`,
    },
    reference: `${rfc}6.1`,
  },
  "hsts-off": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security has a max-age of 0, so browsers remove the policy of this host.",
      ko: "Strict-Transport-Security의 max-age가 0이어서 브라우저가 이 호스트의 정책을 삭제합니다.",
    },
    action: {
      en: `Send Strict-Transport-Security: ${year} with every https response, unless you mean to leave https.`,
      ko: `https를 중단하려는 것이 아니라면 모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`,
    },
    reference: `${rfc}6.1.1`,
  },
  "hsts-short": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security lasts only {seconds} s. At least 15552000 (180 days) are expected.",
      ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다.",
    },
    action: {
      en: `Raise max-age to a year (${year}) and keep the other directives.`,
      ko: `max-age를 1년(${year})으로 늘리고 다른 지시어는 그대로 두십시오.`,
    },
    reference: `${rfc}6.1.1`,
  },
  "hsts-under-a-year": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security lasts {days} {days|day/days}, less than a year.",
      ko: "Strict-Transport-Security의 유효 기간이 {days}일로 1년보다 짧습니다.",
    },
    action: {
      en: `Raise max-age to a year (${year}) and keep the other directives.`,
      ko: `max-age를 1년(${year})으로 늘리고 다른 지시어는 그대로 두십시오.`,
    },
    reference: `${rfc}6.1.1`,
  },
  "hsts-without-subdomains": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security does not cover subdomains, so cookies for the whole domain are not protected there.",
      ko: "Strict-Transport-Security가 하위 도메인을 포함하지 않아 도메인 전체 쿠키가 보호되지 않습니다.",
    },
    action: {
      en: subdomains.en,
      ko: subdomains.ko,
    },
    reference: `${rfc}6.1.2`,
  },
  "hsts-preload-unmet": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security has preload, but the preload list also demands {lacks}. The list does not accept this header.",
      ko: "Strict-Transport-Security에 preload가 있지만 preload 목록의 조건이 부족합니다: {lacks}. 목록은 이 헤더를 받아들이지 않습니다.",
    },
    action: {
      en: "Send max-age=63072000; includeSubDomains; preload only when every subdomain serves https, or remove preload.",
      ko: "모든 하위 도메인이 https를 제공하면 max-age=63072000; includeSubDomains; preload를 보내고, 아니면 preload를 제거하십시오.",
    },
    reference: "https://hstspreload.org/#submission-requirements",
  },
});

/** The id of a problem without the prefix of the check. */
export type HstsProblemId = keyof typeof hstsProblems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof hstsProblems>("hsts");

/** The values of the figure that are not seconds. */
export const hstsValues = {
  false: { en: "not sent", ko: "보내지 않음" },
  invalid: { en: "invalid", ko: "잘못된 값" },
  preloaded: { en: "preloaded suffix", ko: "사전 등록된 접미사" },
} as const satisfies Readonly<Record<string, Text>>;
