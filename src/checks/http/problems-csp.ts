import { defineProblems } from "../../core/interpretation.ts";

const specification = "https://www.w3.org/TR/CSP3/";

/** What a Content-Security-Policy may lack. */
export const cspProblems = defineProblems({
  "csp-missing": {
    severity: "high",
    cause: { en: "No Content-Security-Policy is sent.", ko: "Content-Security-Policy 헤더가 없습니다." },
    action: {
      en: "Send one with a nonce-based script-src: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
      ko: "논스 기반 script-src가 있는 정책을 보내십시오: script-src 'nonce-…' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'.",
    },
    reference: `${specification}#intro`,
  },
  "csp-report-only": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy is only reported on, not enforced.",
      ko: "Content-Security-Policy가 보고 전용이며 적용되지 않습니다.",
    },
    action: {
      en: "Once its reports are quiet, send the same policy as Content-Security-Policy.",
      ko: "보고가 잠잠해지면 같은 정책을 Content-Security-Policy로 보내십시오.",
    },
    reference: `${specification}#cspro-header`,
  },
  "csp-meta-only": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy is delivered by a <meta> element alone, which protects only what comes after it.",
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
  "csp-scripts-unrestricted": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy has neither script-src nor default-src, so any script may run.",
      ko: "Content-Security-Policy에 script-src도 default-src도 없어 모든 스크립트가 실행될 수 있습니다.",
    },
    action: {
      en: "Add script-src 'nonce-…' 'strict-dynamic', with a fresh nonce in every response.",
      ko: "응답마다 새 논스를 써서 script-src 'nonce-…' 'strict-dynamic'을 추가하십시오.",
    },
    reference: `${specification}#directive-script-src`,
  },
  "csp-unsafe-inline": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy lets inline scripts run, which is what an attacker injects.",
      ko: "Content-Security-Policy가 공격자가 주입하는 인라인 스크립트의 실행을 허용합니다.",
    },
    action: {
      en: "Replace 'unsafe-inline' by 'nonce-…' with a fresh nonce in every response, and move event handlers into scripts.",
      ko: "'unsafe-inline' 대신 응답마다 새로운 'nonce-…'를 쓰고 이벤트 핸들러는 스크립트로 옮기십시오.",
    },
    reference: `${specification}#unsafe-inline-usage`,
  },
  "csp-static-nonce": {
    severity: "high",
    cause: {
      en: "Two responses carried the same nonce, so that whoever reads one page knows what the next one trusts.",
      ko: "두 응답의 논스가 같아 한 페이지를 읽은 사람이 다음 페이지가 신뢰하는 값을 알 수 있습니다.",
    },
    action: {
      en: "Generate the nonce anew for every response, and do not cache pages that carry one.",
      ko: "응답마다 논스를 새로 만들고 논스가 있는 페이지는 캐시하지 마십시오.",
    },
    reference: `${specification}#security-nonces`,
  },
  "csp-short-nonce": {
    severity: "high",
    cause: {
      en: "The nonce has {length} characters and can be guessed.",
      ko: "논스가 {length}자에 불과하여 추측될 수 있습니다.",
    },
    action: {
      en: "Use at least 16 random bytes, which are 22 characters in base64.",
      ko: "무작위 16바이트 이상(base64로 22자)을 사용하십시오.",
    },
    reference: `${specification}#security-nonces`,
  },
  "csp-weak-nonce": {
    severity: "info",
    cause: {
      en: "The nonce has {length} characters, fewer than the 22 of 128 random bits.",
      ko: "논스가 {length}자로, 128비트 난수에 필요한 22자보다 짧습니다.",
    },
    action: { en: "Use at least 16 random bytes.", ko: "무작위 16바이트 이상을 사용하십시오." },
    reference: `${specification}#security-nonces`,
  },
  "csp-broad-source": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy lets scripts come from anywhere: {sources}.",
      ko: "Content-Security-Policy가 어디서나 스크립트를 불러올 수 있게 합니다: {sources}.",
    },
    action: {
      en: "Remove {sources} from the sources of scripts and trust them by nonce: 'nonce-…' 'strict-dynamic'.",
      ko: "스크립트 출처에서 {sources|을/를} 제거하고 'nonce-…' 'strict-dynamic'으로 신뢰하십시오.",
    },
    reference: `${specification}#directive-script-src`,
  },
  "csp-bypass-host": {
    severity: "medium",
    cause: {
      en: "{host} serves scripts that run whatever an attacker asks for, so trusting it undoes the Content-Security-Policy.",
      ko: "{host|은/는} 공격자가 요청한 코드를 실행하는 스크립트를 제공하므로 이를 신뢰하면 Content-Security-Policy가 무력해집니다.",
    },
    action: {
      en: "Trust scripts by nonce instead of by host, or name the exact path of the script you need.",
      ko: "호스트 대신 논스로 스크립트를 신뢰하거나 필요한 스크립트의 정확한 경로를 적으십시오.",
    },
    reference: "https://research.google/pubs/pub45542/",
  },
  "csp-unsafe-eval": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy allows eval() by 'unsafe-eval'.",
      ko: "Content-Security-Policy가 'unsafe-eval'로 eval()을 허용합니다.",
    },
    action: {
      en: "Remove 'unsafe-eval'; 'wasm-unsafe-eval' is enough for WebAssembly.",
      ko: "'unsafe-eval'을 제거하십시오. WebAssembly에는 'wasm-unsafe-eval'로 충분합니다.",
    },
    reference: `${specification}#directive-script-src`,
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
      en: "The Content-Security-Policy does not say where forms may be sent.",
      ko: "Content-Security-Policy가 양식을 보낼 수 있는 곳을 정하지 않습니다.",
    },
    action: { en: "Add form-action 'self'.", ko: "form-action 'self'를 추가하십시오." },
    reference: `${specification}#directive-form-action`,
  },
  "csp-style-inline": {
    severity: "info",
    cause: {
      en: "The Content-Security-Policy does not keep injected styles out.",
      ko: "Content-Security-Policy가 주입된 스타일을 막지 않습니다.",
    },
    action: {
      en: "Add style-src 'self' without 'unsafe-inline'.",
      ko: "'unsafe-inline' 없이 style-src 'self'를 추가하십시오.",
    },
    reference: `${specification}#directive-style-src`,
  },
  "csp-http-source": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy trusts sources over plain HTTP: {sources}.",
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
      en: "The Content-Security-Policy has no tight default-src, so that what it does not name may come from anywhere.",
      ko: "Content-Security-Policy에 엄격한 default-src가 없어 이름이 없는 종류는 어디서나 불러올 수 있습니다.",
    },
    action: {
      en: "Add default-src 'self' or default-src 'none'.",
      ko: "default-src 'self' 또는 'none'을 추가하십시오.",
    },
    reference: `${specification}#directive-default-src`,
  },
  "csp-duplicate-directive": {
    severity: "low",
    cause: {
      en: "{directive} stands in one Content-Security-Policy more than once; only the first one counts.",
      ko: "한 Content-Security-Policy에 {directive|이/가} 두 번 이상 있으며 첫 번째만 적용됩니다.",
    },
    action: {
      en: "Put all sources into one {directive}.",
      ko: "모든 출처를 하나의 {directive|으로/로} 모으십시오.",
    },
    reference: `${specification}#parse-serialized-policy`,
  },
  "csp-unquoted-keyword": {
    severity: "low",
    cause: {
      en: "Without quotes {keyword} is taken for the name of a host.",
      ko: "따옴표가 없으면 {keyword|은/는} 호스트 이름으로 해석됩니다.",
    },
    action: { en: "Write '{keyword}' in single quotes.", ko: "작은따옴표를 붙여 '{keyword}'로 쓰십시오." },
    reference: `${specification}#framework-directive-source-list`,
  },
  "csp-unknown-directive": {
    severity: "low",
    cause: {
      en: "Browsers do not know the directive {directive}.{suggestion}",
      ko: "브라우저가 모르는 지시어입니다: {directive}.{suggestion}",
    },
    action: {
      en: "Correct the name, or look for a missing semicolon before it.",
      ko: "이름을 고치거나 앞에 세미콜론이 빠졌는지 확인하십시오.",
    },
    reference: `${specification}#csp-directives`,
  },
  "csp-missing-semicolon": {
    severity: "low",
    cause: {
      en: "{directive} stands among the sources of {holder}, where it has no effect.",
      ko: "{directive|이/가} {holder}의 출처 목록 안에 있어 효과가 없습니다.",
    },
    action: { en: "Put a semicolon before {directive}.", ko: "{directive} 앞에 세미콜론을 넣으십시오." },
    reference: `${specification}#parse-serialized-policy`,
  },
});
