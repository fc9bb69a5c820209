import type { Grading } from "../../core/grade/grade.ts";
import type { Text } from "../../core/text.ts";
import { contentKinds, type ContentKind } from "../../formats/http/content-kind.ts";
import { strengthRows } from "../../topics/hsts/score.ts";
import { effects } from "./effects.ts";
import { ceilings, gradeVersion, ladder, weights, weightsOf } from "./weights.ts";

const kindTitles: Readonly<Record<ContentKind, Text>> = {
  page: { en: "HTML, or no Content-Type", ko: "HTML 또는 Content-Type 없음" },
  xml: { en: "XML, feeds and SVG", ko: "XML, 피드, SVG" },
  api: { en: "JSON, text and other data", ko: "JSON, 텍스트 등 데이터" },
  file: {
    en: "images, media, fonts, PDF, scripts, stylesheets and downloads",
    ko: "이미지, 미디어, 글꼴, PDF, 스크립트, 스타일시트, 다운로드",
  },
};

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  rubrics: contentKinds.map((kind) => ({ title: kindTitles[kind], weights: { ...weightsOf[kind] } })),
  ceilings,
  effects,
  points: {
    csp: [
      ["scripts trusted by 'strict-dynamic' with a nonce or hash, or not at all", "60"],
      ["scripts trusted by nonce or hash alone", "58"],
      ["scripts from 'self'", "54"],
      ["scripts from named hosts", "45"],
      ["scripts from a host that is known to run anything", "20"],
      [
        "inline scripts, a broad source (*, https:, data:, or all of a public suffix such as *.com, *.co.uk or *.vercel.app), the same nonce twice, or no word about scripts; then 25 at most in all",
        "0",
      ],
      ["'unsafe-eval', or neither script-src nor default-src to restrict eval()", "−10"],
      ["a nonce of fewer than 8 characters", "−25"],
      ["object-src, its own or default-src, without broad sources", "10"],
      ["base-uri without broad sources; absent, where no script is trusted by nonce or hash: 5", "10"],
      ["form-action without broad sources", "5"],
      ["style-src, its own or default-src, without 'unsafe-inline' and broad sources", "5"],
      ["no http: or ws: sources but beside 'strict-dynamic', or upgrade-insecure-requests, on an https page", "5"],
      ["block-all-mixed-content, which is obsolete: browsers upgrade or block mixed content without it", "0"],
      ["default-src without broad sources", "5"],
      ["several policies: each aspect as the strictest has it; in <meta> alone", "× 0.8"],
      ["absent, or report-only", "0"],
    ],
    hsts: [
      ...strengthRows,
      [
        "the policy that a browser has stored after the visit counts: of the last answer of the host that sent a valid one, or of a visited parent with includeSubDomains",
        "as above",
      ],
      ["absent, invalid (RFC 6797 grammar), max-age of 0, over http, or with a certificate that browsers refuse", "0"],
      ["the page is on an IP address, for which browsers store no policy", "left out, with its weight, and no A+"],
    ],
    framing: [
      ["frame-ancestors in a header that names its sites; else X-Frame-Options DENY or SAMEORIGIN", "100"],
      ["X-Frame-Options with several values, one of them known", "70"],
      [
        "frame-ancestors with *, a scheme or a whole public suffix (*.com, *.co.uk, *.vercel.app); ALLOW-FROM; in <meta>; absent",
        "0",
      ],
    ],
    contentTypeOptions: [
      ["nosniff as the first value", "100"],
      ["anything else", "0"],
    ],
    referrer: [
      ["no-referrer, same-origin, strict-origin, strict-origin-when-cross-origin as the last known value", "100"],
      ["origin, origin-when-cross-origin", "60"],
      ["absent", "40"],
      ["no-referrer-when-downgrade", "30"],
      ["unsafe-url, or no known value", "0"],
      ["a <meta name=referrer> beside the header, or several of them", "the weakest"],
    ],
    permissions: [
      ["three or more of camera, microphone, geolocation, payment, usb, display-capture for () or (self) alone", "100"],
      ["one or two of them", "70"],
      ["other features that browsers know alone", "50"],
      ["one of them for everybody (*)", "30"],
      ["Feature-Policy alone", "20"],
      ["absent, nothing but features that no browser knows, or broken syntax, which browsers drop as a whole", "0"],
    ],
  },
};
