import type { Grading } from "../../core/grade/grade.ts";
import { note, row, shownRows } from "../../core/grade/score-table.ts";
import { distributionsAsOf } from "../../data/distributions/index.ts";
import { lifecyclesAsOf } from "../../data/lifecycles/index.ts";
import { effects } from "./effects.ts";
import { ceilings, deductions, gradeVersion, ladder, weights } from "./weights.ts";

const whole = { en: "0–100", ko: "0–100" };

const rows = {
  headers: { http: note(whole, "the score of the http check", "http 점검의 점수") },
  a02: {
    ssl: note(
      whole,
      "the score of the ssl check; if the page is on another origin, the lower score of host and page",
      "ssl 점검의 점수. 페이지가 다른 오리진에 있으면 호스트와 페이지 중 낮은 점수",
    ),
    pageAlone: note(
      whole,
      "https of the host is unreachable, but its port 80 leads to the page: the score of the page",
      "호스트의 https에 접속할 수 없지만 80번 포트가 페이지로 이어짐: 페이지의 점수",
    ),
    plain: row(
      0,
      "a page over plain HTTP, or a redirect to it through a host whose certificate browsers reject",
      "평문 HTTP 페이지이거나, 브라우저가 인증서를 거부하는 호스트를 거친 리디렉션",
    ),
    password: row(
      -deductions.passwordInClear,
      "a password form is sent over plain HTTP (not to localhost, and not where upgrade-insecure-requests, form-action or sandbox prevents it)",
      "비밀번호 양식을 평문 HTTP로 보냄(localhost로 보내거나 upgrade-insecure-requests, form-action, sandbox가 막으면 제외)",
    ),
    form: row(-deductions.formInClear, "another form is sent over plain HTTP", "다른 양식을 평문 HTTP로 보냄"),
    mixed: row(
      -deductions.mixedContent,
      "scripts, stylesheets, frames or objects over plain HTTP, which browsers block (not where upgrade-insecure-requests or block-all-mixed-content covers them; images, audio and video do not count)",
      "브라우저가 차단하는 평문 HTTP의 스크립트, 스타일시트, 프레임, 객체(upgrade-insecure-requests나 block-all-mixed-content가 있으면 제외. 이미지, 오디오, 비디오는 제외)",
    ),
    integrity: row(
      0,
      "scripts of other origins without integrity are only reported",
      "integrity가 없는 다른 오리진의 스크립트는 알리기만 함",
    ),
  },
  a05: {
    leak: row(
      -deductions.leak,
      "each header that names software or reveals internals",
      "소프트웨어를 알리거나 내부를 드러내는 헤더마다",
    ),
    mostLeaks: row(-deductions.mostLeaks, "most that these headers can cost", "이런 헤더로 잃을 수 있는 최대 점수"),
    framework: row(
      -deductions.framework,
      "each of X-Powered-By, X-AspNet-Version and X-AspNetMvc-Version",
      "X-Powered-By, X-AspNet-Version, X-AspNetMvc-Version마다",
    ),
    debug: row(-deductions.debug, "each header of a debugger or of source maps", "디버거나 소스 맵의 헤더마다"),
    privateAddress: row(-deductions.privateAddress, "a private address in a header", "헤더에 사설 주소가 있음"),
    noRedirect: row(
      -deductions.noRedirect,
      "port 80 of the host or the page does not lead to https, or leads to a certificate that browsers reject, or a redirect goes from https through plain HTTP",
      "호스트나 페이지의 80번 포트가 https로 이어지지 않거나, 브라우저가 거부하는 인증서로 이어지거나, https에서 평문 HTTP를 거쳐 리디렉션됨",
    ),
    cors: row(
      -deductions.cors,
      "CORS with credentials for every origin that asks, or for null, which every site can use",
      "요청하는 모든 오리진에, 또는 어느 사이트나 쓸 수 있는 null에 자격 증명과 함께 CORS를 허용함",
    ),
    corsAny: row(
      -deductions.corsAny,
      "CORS with credentials for *, which browsers reject",
      "브라우저가 거부하는, *에 대한 자격 증명 CORS",
    ),
    cookieInsecure: row(
      -deductions.cookieInsecure,
      "a cookie without Secure, set by the host or the page, also on port 80",
      "호스트나 페이지가 설정한 Secure 없는 쿠키(80번 포트 포함)",
    ),
    cookieReadable: row(-deductions.cookieReadable, "a session cookie without HttpOnly", "HttpOnly 없는 세션 쿠키"),
    cookieSameSite: row(-deductions.cookieSameSite, "a cookie without SameSite", "SameSite 없는 쿠키"),
  },
  a06: {
    version: row(-deductions.version, "each product that is disclosed with its version", "버전이 드러난 제품마다"),
    endOfLife: row(
      -deductions.endOfLife,
      `a version past its end of life (table of ${lifecyclesAsOf}), unless a supported distribution release may patch it under that number (table of ${distributionsAsOf})`,
      `지원이 끝난 버전(${lifecyclesAsOf} 기준 표). 지원 중인 배포판에서 같은 번호로 수정할 수 있으면 제외(${distributionsAsOf} 기준 표)`,
    ),
    deadRelease: row(
      -deductions.endOfLife,
      `a version that only unsupported releases of its distribution contain (table of ${distributionsAsOf})`,
      `지원이 끝난 배포판에만 있는 버전(${distributionsAsOf} 기준 표)`,
    ),
  },
} as const;

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  effects,
  points: shownRows(rows),
};
