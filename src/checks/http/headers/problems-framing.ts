import { defineProblems } from "../../../core/result/interpretation.ts";

const framing = "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header";
const frameAncestors = "https://www.w3.org/TR/CSP3/#directive-frame-ancestors";

/** Ways in which other sites can frame a page. */
export const framingProblems = defineProblems({
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
      en: "With frame-ancestors {sources}, anyone can publish a site that frames this page. Browsers ignore X-Frame-Options beside it.",
      ko: "frame-ancestors {sources|은/는} 누구나 만들 수 있는 사이트의 프레임을 허용하며 X-Frame-Options를 무효로 만듭니다.",
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
      en: "Browsers ignore this X-Frame-Options. The only valid values are DENY and SAMEORIGIN.",
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
      en: "X-Frame-Options is sent with conflicting values. Current browsers then refuse every frame.",
      ko: "서로 모순되는 X-Frame-Options 값이 전송되어 최신 브라우저가 모든 프레임을 거부합니다.",
    },
    action: {
      en: "Send X-Frame-Options once, with one value.",
      ko: "X-Frame-Options를 하나의 값으로 한 번만 보내십시오.",
    },
    reference: framing,
  },
});
