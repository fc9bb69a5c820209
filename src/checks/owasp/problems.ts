import { finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { componentProblems } from "./components/problems.ts";
import { plainRequestProblems } from "./plain-requests/problems.ts";
import { cryptographyProblems } from "./cryptography/problems.ts";
import { misconfigurationProblems } from "./misconfiguration/problems.ts";
import { readingProblems } from "./reading/problems.ts";
import type { CapId, PartId } from "./weights.ts";

/** Every problem of the owasp check. */
export const problems = {
  ...cryptographyProblems,
  ...plainRequestProblems,
  ...misconfigurationProblems,
  ...componentProblems,
  ...readingProblems,
};

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above; its parameters are type-checked against the placeholders of the texts. */
export const find = finder<typeof problems>();

const kpis = {
  "ssl-grade": { en: "TLS grade", ko: "TLS 등급" },
  "headers-grade": { en: "Headers grade", ko: "헤더 등급" },
  software: { en: "Disclosed software", ko: "드러난 소프트웨어" },
  cookies: { en: "Cookies", ko: "쿠키 수" },
  cors: { en: "CORS", ko: "CORS" },
} as const satisfies Record<string, Text>;

/** The key figures of a posture. */
export type KpiId = keyof typeof kpis;

/** All words of the check. Each category has its 2021 and 2025 number. */
export const words = {
  problems,
  // This must not claim that the site is safe: known vulnerabilities and pages behind the first are not checked.
  nothing: { en: "nothing found in what is visible from outside", ko: "외부에서 보이는 범위에서 발견된 문제 없음" },
  parts: {
    headers: { en: "Secure headers", ko: "보안 헤더" },
    a02: { en: "A02:2021 (A04:2025) Cryptographic Failures", ko: "A02:2021 (A04:2025) 암호화 실패" },
    a05: { en: "A05:2021 (A02:2025) Security Misconfiguration", ko: "A05:2021 (A02:2025) 보안 설정 오류" },
    a06: {
      en: "A06:2021 (A03:2025) Outdated Components",
      ko: "A06:2021 (A03:2025) 취약하고 오래된 구성 요소",
    },
  } satisfies Record<PartId, Text>,
  caps: {
    "plain-http": { en: "the site is served over plain HTTP", ko: "사이트가 암호화되지 않은 HTTP로 제공됨" },
    "tls-refused": { en: "browsers refuse the connection", ko: "브라우저가 연결을 거부함" },
    "tls-broken": { en: "TLS is graded F", ko: "TLS 등급이 F임" },
    "password-in-clear": {
      en: "a form sends a password over plain HTTP",
      ko: "양식이 비밀번호를 암호화되지 않은 HTTP로 보냄",
    },
    "form-in-clear": {
      en: "a form sends its input over plain HTTP",
      ko: "양식이 입력 내용을 암호화되지 않은 HTTP로 보냄",
    },
    "mixed-content": {
      en: "the page loads active content over plain HTTP",
      ko: "페이지가 능동 콘텐츠를 암호화되지 않은 HTTP로 불러옴",
    },
    cors: {
      en: "CORS allows other sites with credentials",
      ko: "CORS가 다른 사이트에 자격 증명을 허용함",
    },
    "session-cookie": {
      en: "a session cookie has no Secure, HttpOnly or SameSite",
      ko: "세션 쿠키에 Secure, HttpOnly, SameSite가 모두 없음",
    },
    "end-of-life": {
      en: "disclosed software is past its end of life",
      ko: "드러난 소프트웨어의 지원이 종료됨",
    },
  } satisfies Record<CapId, Text>,
  kpis,
  values: {
    software: { false: { en: "none", ko: "없음" } },
    cors: {
      closed: { en: "not allowed", ko: "허용하지 않음" },
      named: { en: "some origins", ko: "일부 출처 허용" },
      any: { en: "all origins, without credentials", ko: "모든 출처 허용(자격 증명 제외)" },
      reflected: { en: "all origins, without credentials", ko: "모든 출처 허용(자격 증명 제외)" },
      "named-credentials": { en: "some origins, with credentials", ko: "일부 출처에 자격 증명 허용" },
      "any-credentials": { en: "* with credentials, which browsers refuse", ko: "*와 자격 증명(브라우저가 거부)" },
      "null-credentials": {
        en: "null origin, with credentials",
        ko: "출처 null에 자격 증명 허용",
      },
      "reflected-credentials": { en: "all origins, with credentials", ko: "모든 출처에 자격 증명 허용" },
    },
  },
} satisfies Words;
