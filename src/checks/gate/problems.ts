import { defineProblems, type Words } from "../../core/result/interpretation.ts";

/** Reasons why a gate does not pass: one problem per threshold, and one for what could not be measured. */
export const problems = defineProblems({
  "ssl-below": {
    severity: "high",
    cause: {
      en: "{host} is graded {actual}, below {expected}.",
      ko: "{host}의 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.",
    },
    action: { en: "Fix the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
  },
  "ssl-at-best": {
    severity: "high",
    cause: {
      en: "The grade of {host} can be {best} at best, below {expected}.",
      ko: "{host}의 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.",
    },
    action: { en: "Fix the ssl findings, worst first.", ko: "ssl 문제를 심각한 것부터 고치십시오." },
  },
  "ssl-open": {
    severity: "medium",
    cause: {
      en: "{host} could not be measured completely: {parts}. With a good result there, its grade could be {best}.",
      ko: "{host|을/를} 완전히 측정하지 못했습니다: {parts}. 그 결과가 좋으면 등급이 {best|이/가} 될 수 있습니다.",
    },
    action: { en: "Measure again.", ko: "다시 측정하십시오." },
  },
  "headers-below": {
    severity: "high",
    cause: {
      en: "The security headers are graded {actual}, below {expected}.",
      ko: "보안 헤더 등급은 {actual|으로/로}, 기준 {expected}에 못 미칩니다.",
    },
    action: { en: "Fix the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
  },
  "headers-at-best": {
    severity: "high",
    cause: {
      en: "The grade of the security headers can be {best} at best, below {expected}.",
      ko: "보안 헤더 등급은 최대 {best|으로/로}, 기준 {expected}에 못 미칩니다.",
    },
    action: { en: "Fix the http findings, worst first.", ko: "http 문제를 심각한 것부터 고치십시오." },
  },
  "headers-open": {
    severity: "medium",
    cause: {
      en: "The security headers could not be measured completely: {parts}. With a good result there, their grade could be {best}.",
      ko: "보안 헤더를 완전히 측정하지 못했습니다: {parts}. 그 결과가 좋으면 등급이 {best|이/가} 될 수 있습니다.",
    },
    action: { en: "Measure again.", ko: "다시 측정하십시오." },
  },
  "days-below": {
    severity: "high",
    cause: {
      en: "The certificate {subject} expires in {days}, below the minimum of {expected}.",
      ko: "인증서 {subject}의 남은 기간은 {days}, 기준 {expected}에 못 미칩니다.",
    },
    action: { en: "Renew the certificate, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
  },
  "days-over": {
    severity: "high",
    cause: {
      en: "The certificate {subject} expired {days} ago.",
      ko: "인증서 {subject}의 유효 기간이 끝났습니다(경과 {days}).",
    },
    action: { en: "Renew the certificate, and automate the renewal.", ko: "인증서를 갱신하고 갱신을 자동화하십시오." },
  },
  "https-missing": {
    severity: "high",
    cause: { en: "The site is served over plain HTTP.", ko: "사이트가 평문 HTTP로 제공됩니다." },
    action: { en: "Serve {url} over https.", ko: "{url|을/를} https로 제공하십시오." },
  },
  "https-bypassed": {
    severity: "high",
    cause: {
      en: "{url} does not redirect to https.",
      ko: "{url|이/가} https로 리디렉션하지 않습니다.",
    },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  },
  "https-astray": {
    severity: "high",
    cause: {
      en: "{url} redirects, but the redirects do not end at a page.",
      ko: "{url|이/가} 리디렉션하지만 페이지에 도달하지 못합니다.",
    },
    action: {
      en: "Redirect every request on port 80 straight to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 바로 리디렉션하거나 포트를 닫으십시오.",
    },
  },
  "https-unreached": {
    severity: "critical",
    cause: { en: "Browsers reach no page from {url}.", ko: "브라우저가 {url}에서 어떤 페이지에도 도달하지 못합니다." },
    action: {
      en: "Fix the redirects. The http findings show where they break.",
      ko: "리디렉션을 고치십시오. 끊기는 지점은 http 문제에 나와 있습니다.",
    },
  },
  "port-unknown": {
    severity: "medium",
    cause: {
      en: "We could not determine whether port 80 leads to https. {url}: {reason}.",
      ko: "포트 80이 https로 이어지는지 확인하지 못했습니다. {url}: {reason}.",
    },
    action: {
      en: "Redirect every request on port 80 to https, or close the port.",
      ko: "80번 포트의 모든 요청을 https로 리디렉션하거나 포트를 닫으십시오.",
    },
  },
  "hop-unknown": {
    severity: "medium",
    cause: {
      en: "We could not determine whether browsers accept the certificate of {url}, which redirects to the page.",
      ko: "페이지로 리디렉션하는 {url}의 인증서를 브라우저가 받아들이는지 확인하지 못했습니다.",
    },
    action: {
      en: "Serve the complete certificate chain of that host.",
      ko: "해당 호스트에서 전체 인증서 체인을 제공하십시오.",
    },
  },
  unstable: {
    severity: "medium",
    cause: {
      en: "A second measurement a moment later gave a different result: {changes}. The worse result counts.",
      ko: "잠시 뒤 다시 측정하니 결과가 달랐습니다: {changes}. 나쁜 쪽의 결과를 따릅니다.",
    },
    action: {
      en: "Check whether the servers behind this name differ. --all-ips measures every address. During a rollout, wait for the new version with --wait-for.",
      ko: "뒤에 있는 서버들이 서로 다른지 확인하십시오. --all-ips는 모든 주소를 측정합니다. 배포 중이라면 --wait-for로 새 버전을 기다리십시오.",
    },
  },
  unmeasured: {
    severity: "medium",
    cause: { en: "It could not be measured.", ko: "측정할 수 없었습니다." },
    action: { en: "See the reason above.", ko: "위의 이유를 확인하십시오." },
  },
});

/** The names of what the thresholds measure. */
const kpis = {
  ssl: { en: "TLS grade", ko: "TLS 등급" },
  headers: { en: "Header grade", ko: "헤더 등급" },
  days: { en: "Days left", ko: "남은 일수" },
  https: { en: "HTTPS only", ko: "HTTPS만 제공" },
} as const;

/** All words of the check. */
export const words = { problems, caps: {}, kpis, parts: {} } as const satisfies Words;
