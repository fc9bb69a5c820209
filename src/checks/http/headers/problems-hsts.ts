import { defineProblems } from "../../../core/result/interpretation.ts";

const hsts = "https://www.rfc-editor.org/rfc/rfc6797#section-";
const year = "max-age=31536000; includeSubDomains";

/** Problems of Strict-Transport-Security. */
export const hstsProblems = defineProblems({
  "hsts-missing": {
    severity: "medium",
    cause: { en: "No Strict-Transport-Security is sent.", ko: "Strict-Transport-Security 헤더가 없습니다." },
    action: {
      en: `Send Strict-Transport-Security: ${year} with every https response.`,
      ko: `모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`,
    },
    reference: `${hsts}7.1`,
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
    reference: `${hsts}8.1.1`,
  },
  "hsts-invalid": {
    severity: "medium",
    cause: {
      en: "Browsers ignore the Strict-Transport-Security header because its syntax is invalid.",
      ko: "Strict-Transport-Security 헤더가 문법에 어긋나 브라우저가 무시합니다.",
    },
    action: {
      en: `Send Strict-Transport-Security: ${year}, each directive once.`,
      ko: `각 지시어를 한 번씩만 써서 Strict-Transport-Security: ${year}를 보내십시오.`,
    },
    reference: `${hsts}6.1`,
  },
  "hsts-off": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security with max-age=0 turns the protection off.",
      ko: "max-age=0인 Strict-Transport-Security는 보호를 해제합니다.",
    },
    action: {
      en: `Send Strict-Transport-Security: ${year}.`,
      ko: `Strict-Transport-Security: ${year}를 보내십시오.`,
    },
    reference: `${hsts}6.1.1`,
  },
  "hsts-short": {
    severity: "medium",
    cause: {
      en: "Strict-Transport-Security lasts only {seconds} seconds. At least 15552000 (180 days) are expected.",
      ko: "Strict-Transport-Security가 {seconds}초만 유지됩니다. 최소 15552000초(180일)가 필요합니다.",
    },
    action: {
      en: `Raise max-age to a year: ${year}.`,
      ko: `max-age를 1년으로 늘리십시오: ${year}.`,
    },
    reference: `${hsts}6.1.1`,
  },
  "hsts-under-a-year": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security lasts {days} days, less than a year.",
      ko: "Strict-Transport-Security의 유효 기간이 {days}일로 1년보다 짧습니다.",
    },
    action: { en: `Raise max-age to a year: ${year}.`, ko: `max-age를 1년으로 늘리십시오: ${year}.` },
    reference: `${hsts}6.1.1`,
  },
  "hsts-without-subdomains": {
    severity: "info",
    cause: {
      en: "Strict-Transport-Security does not cover subdomains, so cookies for the whole domain are not protected there.",
      ko: "Strict-Transport-Security가 하위 도메인을 포함하지 않아 도메인 전체 쿠키가 보호되지 않습니다.",
    },
    action: {
      en: "Add includeSubDomains when every subdomain supports https.",
      ko: "모든 하위 도메인이 https를 지원하면 includeSubDomains를 추가하십시오.",
    },
    reference: `${hsts}6.1.2`,
  },
  "hsts-duplicate": {
    severity: "low",
    cause: {
      en: "Strict-Transport-Security is sent {count} times. Browsers read only the first one.",
      ko: "Strict-Transport-Security가 {count}번 전송되었으며 브라우저는 첫 번째만 읽습니다.",
    },
    action: { en: "Send it once.", ko: "한 번만 보내십시오." },
    reference: `${hsts}8.1`,
  },
});
