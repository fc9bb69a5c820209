import { defineProblems } from "../../../core/result/interpretation.ts";

const permissions = "https://www.w3.org/TR/permissions-policy-1/";

/** Problems of a Permissions-Policy. */
export const permissionsProblems = defineProblems({
  "permissions-missing": {
    severity: "low",
    cause: { en: "No Permissions-Policy is sent.", ko: "Permissions-Policy 헤더가 없습니다." },
    action: {
      en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
      ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오.",
    },
    reference: `${permissions}#permissions-policy-http-header-field`,
  },
  "permissions-invalid": {
    severity: "low",
    cause: {
      en: "Browsers ignore this Permissions-Policy because its syntax is invalid.",
      ko: "이 Permissions-Policy는 문법에 어긋나 브라우저가 전체를 버립니다.",
    },
    action: {
      en: "Write it as a structured field: camera=(), microphone=(self), geolocation=().",
      ko: "구조화 필드로 쓰십시오: camera=(), microphone=(self), geolocation=().",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9651#section-3.2",
  },
  "permissions-unknown": {
    severity: "low",
    cause: {
      en: "Browsers support none of the features in this Permissions-Policy: {features}.{suggestion}",
      ko: "이 Permissions-Policy에는 브라우저가 아는 기능이 없습니다: {features}.{suggestion}",
    },
    action: {
      en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
      ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오.",
    },
    reference: `${permissions}#algo-construct-policy`,
  },
  "permissions-broad": {
    severity: "low",
    cause: {
      en: "The Permissions-Policy grants {features} to every frame.",
      ko: "Permissions-Policy가 모든 프레임에 {features|을/를} 허용합니다.",
    },
    action: {
      en: "Grant it to no origin with (), or only to the page itself with (self).",
      ko: "아무에게도 허용하지 않거나(()) 페이지 자신에게만(self) 허용하십시오.",
    },
    reference: `${permissions}#permissions-policy-http-header-field`,
  },
  "permissions-weak": {
    severity: "info",
    cause: {
      en: "The Permissions-Policy locks {count} of 6 powerful features (camera, microphone, geolocation, payment, usb, display-capture).",
      ko: "Permissions-Policy가 강력한 기능 6개(camera, microphone, geolocation, payment, usb, display-capture) 중 {count}개를 제한합니다.",
    },
    action: {
      en: "Lock at least camera=(), microphone=() and geolocation=().",
      ko: "적어도 camera=(), microphone=(), geolocation=()를 제한하십시오.",
    },
    reference: `${permissions}#permissions-policy-http-header-field`,
  },
  "permissions-legacy": {
    severity: "low",
    cause: {
      en: "Only Feature-Policy is sent, the predecessor of Permissions-Policy.",
      ko: "Permissions-Policy의 이전 형식인 Feature-Policy만 전송됩니다.",
    },
    action: {
      en: "Send Permissions-Policy: camera=(), microphone=(), geolocation=().",
      ko: "Permissions-Policy: camera=(), microphone=(), geolocation=()를 보내십시오.",
    },
    reference: `${permissions}#permissions-policy-http-header-field`,
  },
});
