import { defineProblems } from "../../core/interpretation.ts";

const hsts = "https://www.rfc-editor.org/rfc/rfc6797#section-";
const framing = "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header";
const frameAncestors = "https://www.w3.org/TR/CSP3/#directive-frame-ancestors";
const referrer = "https://www.w3.org/TR/referrer-policy/";
const permissions = "https://www.w3.org/TR/permissions-policy-1/";
const year = "max-age=31536000; includeSubDomains";

/** What the five other graded headers may lack, and the ones that are only reported. */
export const headerProblems = defineProblems({
  "hsts-missing": {
    severity: "medium",
    cause: { en: "No Strict-Transport-Security is sent.", ko: "Strict-Transport-Security 헤더가 없습니다." },
    action: {
      en: `Send Strict-Transport-Security: ${year} with every https response.`,
      ko: `모든 https 응답에 Strict-Transport-Security: ${year}를 보내십시오.`,
    },
    reference: `${hsts}7.1`,
  },
  "hsts-invalid": {
    severity: "medium",
    cause: {
      en: "Browsers ignore the Strict-Transport-Security header, because it breaks the grammar.",
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
      en: "Strict-Transport-Security with max-age=0 switches the protection off.",
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
      en: "Strict-Transport-Security lasts for {seconds} seconds only; at least 15552000 (180 days) are expected.",
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
      en: "Strict-Transport-Security leaves subdomains out, and with them cookies that are set for the whole domain.",
      ko: "Strict-Transport-Security가 하위 도메인을 포함하지 않아 도메인 전체 쿠키가 보호되지 않습니다.",
    },
    action: {
      en: "Add includeSubDomains once every subdomain speaks https.",
      ko: "모든 하위 도메인이 https를 지원하면 includeSubDomains를 추가하십시오.",
    },
    reference: `${hsts}6.1.2`,
  },
  "hsts-duplicate": {
    severity: "low",
    cause: {
      en: "Strict-Transport-Security is sent {count} times; browsers read the first one alone.",
      ko: "Strict-Transport-Security가 {count}번 전송되었으며 브라우저는 첫 번째만 읽습니다.",
    },
    action: { en: "Send it once.", ko: "한 번만 보내십시오." },
    reference: `${hsts}8.1`,
  },
  "framing-missing": {
    severity: "medium",
    cause: {
      en: "Any site may show this page in a frame.",
      ko: "모든 사이트가 이 페이지를 프레임에 표시할 수 있습니다.",
    },
    action: {
      en: "Send Content-Security-Policy: frame-ancestors 'none' (or 'self'), or X-Frame-Options: DENY.",
      ko: "Content-Security-Policy: frame-ancestors 'none'(또는 'self')이나 X-Frame-Options: DENY를 보내십시오.",
    },
    reference: frameAncestors,
  },
  "framing-broad": {
    severity: "medium",
    cause: {
      en: "frame-ancestors {sources} lets any site frame this page, and makes browsers ignore X-Frame-Options.",
      ko: "frame-ancestors {sources|은/는} 모든 사이트의 프레임을 허용하며 X-Frame-Options를 무효로 만듭니다.",
    },
    action: {
      en: "Name the sites that may frame it: frame-ancestors 'self' https://partner.example.",
      ko: "프레임을 허용할 사이트를 적으십시오: frame-ancestors 'self' https://partner.example.",
    },
    reference: frameAncestors,
  },
  "framing-invalid": {
    severity: "medium",
    cause: {
      en: "Browsers ignore this X-Frame-Options; they know DENY and SAMEORIGIN alone.",
      ko: "브라우저는 이 X-Frame-Options를 무시합니다. DENY와 SAMEORIGIN만 인식합니다.",
    },
    action: {
      en: "Send X-Frame-Options: DENY, or frame-ancestors with the sites that may frame the page.",
      ko: "X-Frame-Options: DENY를 보내거나 허용할 사이트를 frame-ancestors에 적으십시오.",
    },
    reference: framing,
  },
  "framing-conflict": {
    severity: "low",
    cause: {
      en: "X-Frame-Options is sent with values that contradict each other; current browsers then refuse every frame.",
      ko: "서로 모순되는 X-Frame-Options 값이 전송되어 최신 브라우저가 모든 프레임을 거부합니다.",
    },
    action: {
      en: "Send X-Frame-Options once, with one value.",
      ko: "X-Frame-Options를 하나의 값으로 한 번만 보내십시오.",
    },
    reference: framing,
  },
  "content-type-options-missing": {
    severity: "medium",
    cause: { en: "No X-Content-Type-Options is sent.", ko: "X-Content-Type-Options 헤더가 없습니다." },
    action: { en: "Send X-Content-Type-Options: nosniff.", ko: "X-Content-Type-Options: nosniff를 보내십시오." },
    reference: "https://fetch.spec.whatwg.org/#x-content-type-options-header",
  },
  "content-type-options-invalid": {
    severity: "medium",
    cause: {
      en: "Browsers ignore this X-Content-Type-Options; they know nosniff alone, as the first value.",
      ko: "브라우저는 이 X-Content-Type-Options를 무시합니다. 첫 번째 값인 nosniff만 인식합니다.",
    },
    action: { en: "Send X-Content-Type-Options: nosniff.", ko: "X-Content-Type-Options: nosniff를 보내십시오." },
    reference: "https://fetch.spec.whatwg.org/#determine-nosniff",
  },
  "referrer-missing": {
    severity: "low",
    cause: {
      en: "No Referrer-Policy is sent, so that each browser follows its own default.",
      ko: "Referrer-Policy가 없어 브라우저마다 자체 기본값을 따릅니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오.",
    },
    reference: `${referrer}#referrer-policy-delivery`,
  },
  "referrer-unknown": {
    severity: "low",
    cause: {
      en: "Browsers know none of the values of this Referrer-Policy.",
      ko: "이 Referrer-Policy에는 브라우저가 아는 값이 없습니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오.",
    },
    reference: `${referrer}#parse-referrer-policy-from-header`,
  },
  "referrer-leaky": {
    severity: "low",
    cause: {
      en: "The referrer policy {policy} tells other sites more than they need.",
      ko: "리퍼러 정책 {policy|은/는} 다른 사이트에 필요 이상의 정보를 알려 줍니다.",
    },
    action: {
      en: "Send Referrer-Policy: strict-origin-when-cross-origin, or no-referrer.",
      ko: "Referrer-Policy: strict-origin-when-cross-origin 또는 no-referrer를 보내십시오.",
    },
    reference: `${referrer}#referrer-policies`,
  },
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
      en: "Browsers drop this Permissions-Policy as a whole, because it breaks the grammar.",
      ko: "이 Permissions-Policy는 문법에 어긋나 브라우저가 전체를 버립니다.",
    },
    action: {
      en: "Write it as a structured field: camera=(), microphone=(self), geolocation=().",
      ko: "구조화 필드로 쓰십시오: camera=(), microphone=(self), geolocation=().",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc9651#section-3.2",
  },
  "permissions-broad": {
    severity: "low",
    cause: {
      en: "The Permissions-Policy grants {features} to every frame.",
      ko: "Permissions-Policy가 모든 프레임에 {features|을/를} 허용합니다.",
    },
    action: {
      en: "Grant it to nobody, (), or to the page itself, (self).",
      ko: "아무에게도 허용하지 않거나(()) 페이지 자신에게만(self) 허용하십시오.",
    },
    reference: `${permissions}#permissions-policy-http-header-field`,
  },
  "permissions-weak": {
    severity: "info",
    cause: {
      en: "The Permissions-Policy locks {count} of the powerful features.",
      ko: "Permissions-Policy가 강력한 기능 중 {count}개만 제한합니다.",
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
  "isolation-missing": {
    severity: "info",
    cause: { en: "No {header} is sent.", ko: "{header} 헤더가 없습니다." },
    action: {
      en: "Consider {header}: {value}; it is not part of the grade.",
      ko: "{header}: {value} 설정을 검토하십시오. 등급에는 포함되지 않습니다.",
    },
    reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies",
  },
  "isolation-invalid": {
    severity: "low",
    cause: {
      en: "Browsers ignore this {header}; they do not know its value.",
      ko: "브라우저가 값을 몰라 이 {header} 헤더를 무시합니다.",
    },
    action: { en: "Send {header}: {value}.", ko: "{header}: {value|을/를} 보내십시오." },
    reference: "https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies",
  },
});
