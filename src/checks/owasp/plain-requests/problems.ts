import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of what leaves a page in clear, and of scripts that it takes from others. */
export const plainRequestProblems = defineProblems({
  "password-in-clear": {
    severity: "high",
    cause: {
      en: "A form with a password field sends its input over plain HTTP to {url}. Browsers warn the visitor first; then anyone on the network can read the password.",
      ko: "비밀번호 입력란이 있는 양식이 입력 내용을 암호화되지 않은 HTTP로 {url}에 보냅니다. 브라우저가 먼저 경고하지만, 그 뒤에는 네트워크상의 누구나 비밀번호를 읽을 수 있습니다.",
    },
    action: {
      en: "Change the action of the form to https.",
      ko: "양식의 action을 https로 바꾸십시오.",
    },
    reference: "https://www.w3.org/TR/mixed-content/#requirements-forms",
  },
  "form-in-clear": {
    severity: "medium",
    cause: {
      en: "A form sends its input over plain HTTP to {url}. Browsers warn the visitor first; then anyone on the network can read and change it.",
      ko: "양식이 입력 내용을 암호화되지 않은 HTTP로 {url}에 보냅니다. 브라우저가 먼저 경고하지만, 그 뒤에는 네트워크상의 누구나 내용을 읽고 바꿀 수 있습니다.",
    },
    action: {
      en: "Change the action of the form to https.",
      ko: "양식의 action을 https로 바꾸십시오.",
    },
    reference: "https://www.w3.org/TR/mixed-content/#requirements-forms",
  },
  "mixed-content": {
    severity: "medium",
    cause: {
      en: "The page loads active content over plain HTTP ({what}). Current browsers block it, so the page is incomplete; older clients run whatever an attacker on the network sends.",
      ko: "페이지가 능동 콘텐츠를 암호화되지 않은 HTTP로 불러옵니다({what}). 최신 브라우저는 이를 차단하므로 페이지가 온전히 표시되지 않고, 오래된 클라이언트는 네트워크상의 공격자가 보낸 내용을 그대로 실행합니다.",
    },
    action: {
      en: "Load it over https. The Content-Security-Policy upgrade-insecure-requests does this for the whole page.",
      ko: "https로 불러오십시오. Content-Security-Policy의 upgrade-insecure-requests를 쓰면 페이지 전체에 적용됩니다.",
    },
    reference: "https://www.w3.org/TR/mixed-content/#category-blockable",
  },
  "script-without-integrity": {
    severity: "low",
    cause: {
      en: "Scripts from other origins run without integrity ({what}). An attacker who controls one of these hosts controls the page.",
      ko: "다른 출처의 스크립트를 integrity 없이 실행합니다({what}). 이 호스트 중 하나를 장악한 공격자는 페이지도 장악합니다.",
    },
    action: {
      en: "Add integrity with a hash and crossorigin to scripts that do not change, or serve them from your own origin.",
      ko: "내용이 바뀌지 않는 스크립트에는 해시를 담은 integrity와 crossorigin을 추가하거나, 자체 출처에서 제공하십시오.",
    },
    reference: "OWASP A08:2021, A08:2025; https://www.w3.org/TR/sri/",
  },
});
