import { defineProblems } from "../../../core/result/interpretation.ts";

const specification = "https://www.w3.org/TR/CSP3/";

/** Problems of a Content-Security-Policy as a whole, or of directives other than scripts. */
export const cspProblems = defineProblems({
  "csp-missing": {
    severity: "high",
    cause: { en: "No Content-Security-Policy is sent.", ko: "Content-Security-Policy 헤더가 없습니다." },
    action: {
      // A nonce needs a server that writes each page: static hosting cannot follow that advice.
      en: "Send the policy as Content-Security-Policy-Report-Only first, with report-uri or report-to (without them, violations are only in the browser's console), and enforce it when none are reported. Static hosting: script-src 'self' and a hash for each inline script. Pages from a server: script-src 'nonce-…' 'strict-dynamic'. Both: object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
      ko: "정책을 먼저 report-uri 또는 report-to와 함께 Content-Security-Policy-Report-Only로 보내고(없으면 위반은 브라우저 콘솔에만 나옵니다), 보고가 없어지면 적용하십시오. 정적 호스팅: script-src 'self'와 인라인 스크립트마다 해시. 서버가 만드는 페이지: script-src 'nonce-…' 'strict-dynamic'. 공통: object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
    },
    reference: `${specification}#intro`,
  },
  "csp-missing-xml": {
    severity: "low",
    cause: {
      en: "No Content-Security-Policy is sent. Browsers run scripts in XML and SVG documents that are opened by themselves.",
      ko: "Content-Security-Policy 헤더가 없습니다. 브라우저는 직접 연 XML과 SVG 문서의 스크립트를 실행합니다.",
    },
    action: {
      en: "Send Content-Security-Policy: default-src 'none'; frame-ancestors 'none'. Allow styles and images if the document needs them.",
      ko: "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'을 보내십시오. 문서에 필요하면 스타일과 이미지를 허용하십시오.",
    },
    reference: `${specification}#intro`,
  },
  "csp-report-only": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy is report-only and not enforced.",
      ko: "Content-Security-Policy가 보고 전용이며 적용되지 않습니다.",
    },
    action: {
      en: "When no more violations are reported, send the same policy as Content-Security-Policy.",
      ko: "보고가 잠잠해지면 같은 정책을 Content-Security-Policy로 보내십시오.",
    },
    reference: `${specification}#cspro-header`,
  },
  "csp-meta-only": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy is only in a <meta> element, which protects only the content after it.",
      ko: "Content-Security-Policy가 <meta> 요소로만 전달되어 그 뒤의 내용만 보호합니다.",
    },
    action: {
      en: "Send the policy as a Content-Security-Policy header.",
      ko: "정책을 Content-Security-Policy 헤더로 보내십시오.",
    },
    reference: `${specification}#meta-element`,
  },
  "csp-meta-ignored": {
    severity: "low",
    cause: {
      en: "Browsers ignore {directives} in a <meta> element.",
      ko: "브라우저는 <meta> 요소의 {directives|을/를} 무시합니다.",
    },
    action: {
      en: "Send {directives} in a Content-Security-Policy header.",
      ko: "{directives|을/를} Content-Security-Policy 헤더로 보내십시오.",
    },
    reference: `${specification}#meta-element`,
  },
  "csp-object-src": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy does not restrict plug-ins and embedded objects.",
      ko: "Content-Security-Policy가 플러그인과 내장 객체를 제한하지 않습니다.",
    },
    action: { en: "Add object-src 'none'.", ko: "object-src 'none'을 추가하십시오." },
    reference: `${specification}#directive-object-src`,
  },
  "csp-base-uri": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy lets an injected <base> element redirect every relative URL.",
      ko: "Content-Security-Policy가 주입된 <base> 요소로 모든 상대 URL이 바뀌는 것을 막지 않습니다.",
    },
    action: {
      en: "Add base-uri 'none' or base-uri 'self'.",
      ko: "base-uri 'none' 또는 base-uri 'self'를 추가하십시오.",
    },
    reference: `${specification}#directive-base-uri`,
  },
  "csp-form-action": {
    severity: "info",
    cause: {
      en: "The Content-Security-Policy does not restrict where forms can be submitted (form-action).",
      ko: "Content-Security-Policy가 양식을 보낼 수 있는 곳을 정하지 않습니다.",
    },
    action: { en: "Add form-action 'self'.", ko: "form-action 'self'를 추가하십시오." },
    reference: `${specification}#directive-form-action`,
  },
  "csp-style-inline": {
    severity: "info",
    cause: {
      en: "The Content-Security-Policy does not block injected styles.",
      ko: "Content-Security-Policy가 주입된 스타일을 막지 않습니다.",
    },
    action: {
      en: "Add style-src 'self' without 'unsafe-inline'.",
      ko: "'unsafe-inline' 없이 style-src 'self'를 추가하십시오.",
    },
    reference: `${specification}#directive-style-src`,
  },
  "csp-style-source": {
    severity: "info",
    cause: {
      en: "The Content-Security-Policy allows style sheets from broad sources: {sources}.",
      ko: "Content-Security-Policy가 누구나 작성할 수 있는 스타일시트를 허용합니다: {sources}.",
    },
    action: {
      en: "Name the hosts of your style sheets in style-src, such as 'self', instead of {sources}.",
      ko: "style-src에 {sources} 대신 'self'와 같이 스타일시트의 출처를 적으십시오.",
    },
    reference: `${specification}#directive-style-src`,
  },
  "csp-http-source": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy allows sources over plain HTTP: {sources}.",
      ko: "Content-Security-Policy가 암호화되지 않은 HTTP 출처를 신뢰합니다: {sources}.",
    },
    action: {
      en: "Name them with https:, or add upgrade-insecure-requests.",
      ko: "https:로 적거나 upgrade-insecure-requests를 추가하십시오.",
    },
    reference: "https://www.w3.org/TR/upgrade-insecure-requests/#delivery",
  },
  "csp-default-src": {
    severity: "info",
    cause: {
      en: "The Content-Security-Policy has no strict default-src, so resource types without their own directive can load from anywhere.",
      ko: "Content-Security-Policy에 엄격한 default-src가 없어 이름이 없는 종류는 어디서나 불러올 수 있습니다.",
    },
    action: {
      en: "Add default-src 'self' or default-src 'none'.",
      ko: "default-src 'self' 또는 'none'을 추가하십시오.",
    },
    reference: `${specification}#directive-default-src`,
  },
});
