import { defineProblems } from "../../../core/result/interpretation.ts";

const specification = "https://www.w3.org/TR/CSP3/";

/** Ways in which a Content-Security-Policy lets injected scripts run. */
export const cspScriptProblems = defineProblems({
  "csp-scripts-unrestricted": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy has neither script-src nor default-src, so any script may run.",
      ko: "Content-Security-Policy에 script-src도 default-src도 없어 모든 스크립트가 실행될 수 있습니다.",
    },
    action: {
      en: "Add script-src 'nonce-…' 'strict-dynamic', with a fresh nonce in every response.",
      ko: "응답마다 새 nonce를 써서 script-src 'nonce-…' 'strict-dynamic'을 추가하십시오.",
    },
    reference: `${specification}#directive-script-src`,
  },
  "csp-scripts-blocked": {
    severity: "medium",
    cause: {
      en: "The Content-Security-Policy has 'strict-dynamic' without a nonce or hash. Browsers then ignore every host and 'self', so no script runs.",
      ko: "Content-Security-Policy에 'strict-dynamic'이 nonce나 해시 없이 있습니다. 브라우저가 호스트와 'self'를 모두 무시하므로 어떤 스크립트도 실행되지 않습니다.",
    },
    action: {
      en: "Add 'nonce-…' with a fresh nonce in every response. If the page needs no script, use script-src 'none'.",
      ko: "응답마다 새로 만든 nonce로 'nonce-…'를 추가하십시오. 스크립트가 필요 없는 페이지라면 script-src 'none'을 쓰십시오.",
    },
    reference: `${specification}#strict-dynamic-usage`,
  },
  "csp-unsafe-inline": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy allows inline scripts, so injected scripts run.",
      ko: "Content-Security-Policy가 공격자가 주입하는 인라인 스크립트의 실행을 허용합니다.",
    },
    action: {
      en: "Replace 'unsafe-inline' with 'nonce-…', using a new nonce in every response, and move event handlers into scripts.",
      ko: "'unsafe-inline' 대신 응답마다 새로운 'nonce-…'를 쓰고 이벤트 핸들러는 스크립트로 옮기십시오.",
    },
    reference: `${specification}#unsafe-inline-usage`,
  },
  "csp-static-nonce": {
    severity: "high",
    cause: {
      en: "Two responses had the same nonce. An attacker who reads one page can use its nonce on the next one.",
      ko: "두 응답의 nonce가 같아 한 페이지를 읽은 사람이 다음 페이지가 신뢰하는 값을 알 수 있습니다.",
    },
    action: {
      en: "Generate a new nonce for every response, and do not cache pages that contain one.",
      ko: "응답마다 nonce를 새로 만들고 nonce가 있는 페이지는 캐시하지 마십시오.",
    },
    reference: `${specification}#security-nonces`,
  },
  "csp-short-nonce": {
    severity: "high",
    cause: {
      en: "The nonce has {length} characters and can be guessed.",
      ko: "nonce가 {length}자에 불과하여 추측될 수 있습니다.",
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
      en: "The nonce has {length} characters; 128 random bits need 22.",
      ko: "nonce가 {length}자로, 128비트 난수에 필요한 22자보다 짧습니다.",
    },
    action: { en: "Use at least 16 random bytes.", ko: "무작위 16바이트 이상을 사용하십시오." },
    reference: `${specification}#security-nonces`,
  },
  "csp-broad-source": {
    severity: "high",
    cause: {
      en: "The Content-Security-Policy allows scripts from sources that anyone can use: {sources}.",
      ko: "Content-Security-Policy가 누구나 이용할 수 있는 출처의 스크립트를 허용합니다: {sources}.",
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
      en: "{host} serves scripts that can run attacker-controlled code, so allowing this host bypasses the Content-Security-Policy.",
      ko: "{host|은/는} 공격자가 요청한 코드를 실행하는 스크립트를 제공하므로 이를 신뢰하면 Content-Security-Policy가 무력해집니다.",
    },
    action: {
      en: "Trust scripts by nonce instead of by host, or name the exact path of the script you need.",
      ko: "호스트 대신 nonce로 스크립트를 신뢰하거나 필요한 스크립트의 정확한 경로를 적으십시오.",
    },
    reference: "https://research.google/pubs/pub45542/",
  },
  "csp-unsafe-eval": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy allows eval() with 'unsafe-eval'.",
      ko: "Content-Security-Policy가 'unsafe-eval'로 eval()을 허용합니다.",
    },
    action: {
      en: "Remove 'unsafe-eval'; 'wasm-unsafe-eval' is enough for WebAssembly.",
      ko: "'unsafe-eval'을 제거하십시오. WebAssembly에는 'wasm-unsafe-eval'로 충분합니다.",
    },
    reference: `${specification}#directive-script-src`,
  },
  "csp-eval-unrestricted": {
    severity: "low",
    cause: {
      en: "The Content-Security-Policy allows eval(), because it has neither script-src nor default-src. script-src-elem and script-src-attr do not restrict eval().",
      ko: "Content-Security-Policy에 script-src도 default-src도 없어 eval()이 허용됩니다. script-src-elem과 script-src-attr은 eval()을 제한하지 않습니다.",
    },
    action: {
      en: "Add script-src with the sources of your scripts, such as 'self', and without 'unsafe-eval'.",
      ko: "'self'처럼 스크립트를 불러오는 출처를 담아 'unsafe-eval' 없이 script-src를 추가하십시오.",
    },
    reference: `${specification}#can-compile-strings`,
  },
});
