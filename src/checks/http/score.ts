import { note, row } from "../../core/grade/score-table.ts";
import { hstsRows } from "../../topics/hsts/score.ts";

/** Share of the points for a policy in `<meta>` alone: it protects only what follows it, and some directives have no effect there. */
export const metaShare = 0.8;

/** The points of every part, 0–100 each: the one table that the judge, the documentation and `explain` read. */
export const score = {
  csp: {
    nothing: row(60, "no scripts are allowed", "스크립트를 허용하지 않음"),
    strictDynamic: row(
      60,
      "scripts are trusted by 'strict-dynamic' with a nonce or hash",
      "nonce나 해시와 'strict-dynamic'으로 스크립트를 신뢰함",
    ),
    proof: row(58, "scripts are trusted by nonce or hash only", "nonce나 해시로만 스크립트를 신뢰함"),
    self: row(54, "scripts from 'self'", "'self'의 스크립트"),
    hosts: row(45, "scripts from named hosts", "지정한 호스트의 스크립트"),
    bypassedHost: row(
      20,
      "scripts from a host that is known to serve scripts for anyone",
      "누구의 스크립트든 제공하는 것으로 알려진 호스트의 스크립트",
    ),
    anything: row(
      0,
      "inline scripts, a broad source (*, https:, data:, or a whole public suffix such as *.com or *.vercel.app), a nonce that repeats, or no rule for scripts",
      "인라인 스크립트, 넓은 출처(*, https:, data:, *.com이나 *.vercel.app 같은 공개 접미사 전체), 반복되는 nonce, 또는 스크립트 규칙 없음",
    ),
    mostWithoutScripts: row(25, "maximum in that case", "그 경우의 최대 점수"),
    eval: row(
      -10,
      "'unsafe-eval', or neither script-src nor default-src",
      "'unsafe-eval'이 있거나 script-src와 default-src가 모두 없음",
    ),
    shortNonce: row(-25, "a nonce with fewer than 8 characters", "8자 미만의 nonce"),
    "csp-object-src": row(
      10,
      "object-src, or default-src in its place, without broad sources",
      "넓은 출처가 없는 object-src 또는 이를 대신하는 default-src",
    ),
    "csp-base-uri": row(
      10,
      "base-uri without broad sources (half if it is missing and no script is trusted by nonce or hash)",
      "넓은 출처가 없는 base-uri(없더라도 nonce나 해시로 신뢰하는 스크립트가 없으면 절반)",
    ),
    "csp-form-action": row(5, "form-action without broad sources", "넓은 출처가 없는 form-action"),
    "csp-style-inline": row(
      5,
      "style-src, or default-src in its place, without 'unsafe-inline' and broad sources",
      "'unsafe-inline'과 넓은 출처가 없는 style-src 또는 이를 대신하는 default-src",
    ),
    "csp-http-source": row(
      5,
      "on an https page: no http: or ws: sources (except beside 'strict-dynamic'), or upgrade-insecure-requests",
      "https 페이지에서 http:나 ws: 출처가 없거나('strict-dynamic'과 함께면 예외) upgrade-insecure-requests가 있음",
    ),
    "csp-default-src": row(5, "default-src without broad sources", "넓은 출처가 없는 default-src"),
    mixed: row(0, "block-all-mixed-content, which is obsolete", "폐기된 block-all-mixed-content"),
    meta: note(
      { en: `× ${metaShare}`, ko: `× ${metaShare}` },
      "the policy is in <meta> only",
      "정책이 <meta>에만 있음",
    ),
    several: note(
      { en: "the strictest counts", ko: "가장 엄격한 것으로 평가" },
      "several policies: each aspect separately",
      "정책이 여러 개이면 항목마다 따로",
    ),
    none: row(0, "no policy, or a report-only one", "정책이 없거나 report-only임"),
  },
  hsts: {
    ...hstsRows,
    stored: note(
      { en: "as above", ko: "위와 같음" },
      "the policy that a browser has stored after the visit counts: that of the host's last valid header, or of a visited parent domain with includeSubDomains",
      "방문 뒤 브라우저에 저장된 정책으로 평가. 호스트의 마지막 올바른 헤더, 또는 방문한 상위 도메인의 includeSubDomains 정책",
    ),
    plain: row(0, "the page is served over plain HTTP", "페이지가 평문 HTTP로 제공됨"),
  },
  framing: {
    good: row(
      100,
      "frame-ancestors in a header with named sites; otherwise X-Frame-Options DENY or SAMEORIGIN",
      "헤더의 frame-ancestors에 사이트를 지정함. 없으면 X-Frame-Options DENY 또는 SAMEORIGIN",
    ),
    conflict: row(
      70,
      "X-Frame-Options with several values, one of them valid",
      "X-Frame-Options 값이 여러 개이고 그중 하나가 올바름",
    ),
    bad: row(
      0,
      "frame-ancestors with *, a scheme or a whole public suffix (*.com, *.vercel.app); X-Frame-Options ALLOW-FROM or an invalid value; either of them in <meta>; neither",
      "frame-ancestors에 *, 스킴, 공개 접미사 전체(*.com, *.vercel.app)가 있음. X-Frame-Options ALLOW-FROM 또는 잘못된 값. <meta>에만 있음. 둘 다 없음",
    ),
  },
  contentTypeOptions: {
    good: row(100, "nosniff is the first value", "첫 값이 nosniff"),
    bad: row(0, "any other value, or no header", "다른 값이거나 헤더 없음"),
  },
  referrer: {
    good: row(
      100,
      "the last known value is no-referrer, same-origin, strict-origin or strict-origin-when-cross-origin",
      "마지막으로 알려진 값이 no-referrer, same-origin, strict-origin, strict-origin-when-cross-origin",
    ),
    origin: row(60, "origin or origin-when-cross-origin", "origin 또는 origin-when-cross-origin"),
    absent: row(40, "no header: browsers use their default", "헤더 없음(브라우저 기본값 적용)"),
    downgrade: row(30, "no-referrer-when-downgrade", "no-referrer-when-downgrade"),
    bad: row(0, "unsafe-url, or no known value", "unsafe-url이거나 알려진 값이 없음"),
    weakest: note(
      { en: "the weakest counts", ko: "가장 약한 것으로 평가" },
      "a <meta name=referrer> beside the header, or several of them",
      "헤더와 함께 있는 <meta name=referrer>, 또는 여러 개",
    ),
  },
  permissions: {
    many: row(
      100,
      "3 or more of camera, microphone, geolocation, payment, usb and display-capture are limited to () or (self)",
      "camera, microphone, geolocation, payment, usb, display-capture 가운데 3개 이상을 ()나 (self)로 제한함",
    ),
    few: row(70, "1 or 2 of them are limited", "1개 또는 2개를 제한함"),
    others: row(50, "only other known features are limited", "그 밖의 알려진 기능만 제한함"),
    broad: row(30, "one of them is allowed for every site (*)", "그중 하나를 모든 사이트에 허용함(*)"),
    legacy: row(20, "only Feature-Policy is sent", "Feature-Policy만 보냄"),
    nothing: row(
      0,
      "no header, only unknown features, or invalid syntax, which makes browsers ignore the header",
      "헤더가 없거나, 알 수 없는 기능만 있거나, 구문 오류로 브라우저가 헤더를 무시함",
    ),
  },
} as const;
