import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import {
  surroundingsCaps,
  surroundingsKpis,
  surroundingsProblems,
} from "../../core/addresses/surroundings-problems.ts";
import { hstsValues } from "../../topics/hsts/problems.ts";
import { addressesProblems } from "./addresses/problems.ts";
import { contentTypeProblems } from "./headers/problems-content-type.ts";
import { cspScriptProblems } from "./csp/problems-scripts.ts";
import { cspWritingProblems } from "./csp/problems-writing.ts";
import { cspProblems } from "./csp/problems.ts";
import { framingProblems } from "./headers/problems-framing.ts";
import { hstsProblems } from "./headers/problems-hsts.ts";
import { isolationProblems } from "./headers/problems-isolation.ts";
import { leakProblems } from "./headers/problems-leaks.ts";
import { permissionsProblems } from "./permissions/problems.ts";
import { protectedProblems } from "./protected/problems.ts";
import { referrerProblems } from "./headers/problems-referrer.ts";
import { siteProblems } from "./site/problems.ts";

/** Every problem of the http check, worst kinds first. */
export const problems = {
  ...siteProblems,
  ...cspProblems,
  ...cspScriptProblems,
  ...cspWritingProblems,
  ...hstsProblems,
  ...framingProblems,
  ...contentTypeProblems,
  ...referrerProblems,
  ...permissionsProblems,
  ...isolationProblems,
  ...leakProblems,
  ...protectedProblems,
  ...addressesProblems,
  ...surroundingsProblems,
};

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const caps = {
  "no-page": {
    en: "Browsers reach no page at this URL.",
    ko: "이 URL에서 브라우저가 페이지에 도달하지 못합니다.",
  },
  "redirect-certificate": {
    en: "Browsers refuse a connection on the way and never reach the page.",
    ko: "브라우저가 경로에 있는 연결을 거부하여 페이지에 도달하지 못합니다.",
  },
  "final-http": { en: "The page is served over plain HTTP.", ko: "페이지가 암호화되지 않은 HTTP로 제공됩니다." },
  "invalid-certificate": {
    en: "Browsers refuse the certificate of the page.",
    ko: "브라우저가 페이지의 인증서를 거부합니다.",
  },
  downgrade: {
    en: "A redirect goes from https to plain HTTP.",
    ko: "리디렉션이 https에서 암호화되지 않은 HTTP로 이어집니다.",
  },
  "weak-csp": {
    en: "The Content-Security-Policy does not keep scripts out.",
    ko: "Content-Security-Policy가 스크립트를 충분히 막지 못합니다.",
  },
  "hsts-ip-address": {
    en: "HSTS has no effect for an IP address.",
    ko: "IP 주소에는 HSTS가 효과가 없습니다.",
  },
} as const satisfies Record<string, Text>;

/** The id of a cap on the grade. */
export type CapId = keyof typeof caps;

const parts = {
  csp: { en: "Content-Security-Policy", ko: "콘텐츠 보안 정책(CSP)" },
  hsts: { en: "Strict-Transport-Security", ko: "HTTPS 강제(HSTS)" },
  framing: { en: "Protection from framing", ko: "프레임 삽입 방지" },
  contentTypeOptions: { en: "X-Content-Type-Options", ko: "콘텐츠 유형 추측 방지" },
  referrer: { en: "Referrer-Policy", ko: "리퍼러 정책" },
  permissions: { en: "Permissions-Policy", ko: "권한 정책" },
} as const satisfies Record<string, Text>;

/** The graded parts: one per header or pair of headers. */
export type PartId = keyof typeof parts;

const kpis = {
  page: { en: "Page", ko: "페이지" },
  status: { en: "Status", ko: "상태 코드" },
  "final-url": { en: "Final URL", ko: "최종 URL" },
  redirects: { en: "Redirects", ko: "리디렉션 수" },
  "http-version": { en: "HTTP version", ko: "HTTP 버전" },
  "hsts-age": { en: "Strict-Transport-Security", ko: "HSTS 유효 기간" },
  "plain-http": { en: "Port 80", ko: "포트 80" },
  coop: { en: "Cross-Origin-Opener-Policy", ko: "교차 출처 오프너 정책(COOP)" },
  corp: { en: "Cross-Origin-Resource-Policy", ko: "교차 출처 리소스 정책(CORP)" },
  coep: { en: "Cross-Origin-Embedder-Policy", ko: "교차 출처 임베더 정책(COEP)" },
} as const satisfies Record<string, Text>;

/** The key figures of a page. */
export type KpiId = keyof typeof kpis;

const notSent: Text = { en: "not sent", ko: "보내지 않음" };

const values = {
  page: {
    site: { en: "the site", ko: "사이트" },
    api: { en: "an API", ko: "API" },
    error: { en: "an error", ko: "오류" },
    login: { en: "a login", ko: "로그인" },
    challenge: { en: "a bot challenge", ko: "봇 확인" },
    blocked: { en: "a block page", ko: "차단 페이지" },
    placeholder: { en: "a placeholder of the platform", ko: "플랫폼의 안내 페이지" },
  },
  "hsts-age": { ...hstsValues, ignored: { en: "ignored over plain HTTP", ko: "평문 HTTP에서는 무시됨" } },
  "plain-http": {
    closed: { en: "closed", ko: "닫혀 있음" },
    refused: { en: "refuses plain HTTP", ko: "평문 HTTP를 거부함" },
    redirects: { en: "redirects to https", ko: "https로 리디렉션함" },
    content: { en: "serves content", ko: "내용을 제공함" },
    "not-https": { en: "redirects nowhere", ko: "리디렉션이 이어지지 않음" },
    "not-asked": { en: "not asked", ko: "확인 대상 아님" },
  },
  coop: { false: notSent },
  corp: { false: notSent },
  coep: { false: notSent },
} as const satisfies Partial<Record<KpiId, Readonly<Record<string, Text>>>>;

/** All words of the check, in both languages. */
export const words = {
  problems,
  caps: { ...caps, ...surroundingsCaps },
  parts,
  kpis: { ...kpis, ...surroundingsKpis },
  values,
} satisfies Words;
