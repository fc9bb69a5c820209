import type { Text } from "../../../src/core/text.ts";

/** The sentences of reports. */
export const words = {
  title: { en: "Report on {target}", ko: "{target} 보고서" },
  description: {
    en: "TLS, security headers, DNS, e-mail, OWASP posture, post-quantum TLS, go-live readiness and registration of {target}.",
    ko: "{target}의 TLS, 보안 헤더, DNS, 이메일, OWASP 상태, 양자내성 TLS, 오픈 준비 상태, 등록 정보.",
  },
  nothing: {
    en: "Nothing is stored about {target} yet. Opening this page measures nothing; press the button to begin.",
    ko: "{target}에 대해 저장된 결과가 아직 없습니다. 이 페이지를 여는 것만으로는 측정하지 않습니다. 버튼을 누르면 시작합니다.",
  },
  running: {
    en: "Measuring: {done} of {total} checks are done.",
    ko: "측정 중: 점검 {total}개 가운데 {done}개를 마쳤습니다.",
  },
  done: { en: "All {total} checks are done.", ko: "점검 {total}개를 모두 마쳤습니다." },
  stored: { en: "Stored results, the oldest of {time}.", ko: "저장된 결과이며 가장 오래된 측정 시각은 {time}입니다." },
  again: { en: "Check again", ko: "다시 점검" },
  begin: { en: "Check now", ko: "지금 점검" },
  share: { en: "Copy the link", ko: "링크 복사" },
  print: { en: "Print", ko: "인쇄" },
  copied: { en: "Copied", ko: "복사했습니다" },
  copy: { en: "Copy", ko: "복사" },
  grades: { en: "Grades", ko: "등급" },
  findings: { en: "What to fix, worst first", ko: "조치할 사항(심각한 것부터)" },
  more: { en: "{count} more findings", ko: "그 밖의 발견 사항 {count}개" },
  none: { en: "No problems were found in what was measured.", ko: "측정한 범위에서 문제를 발견하지 못했습니다." },
  open: { en: "Could not tell", ko: "확인하지 못한 점검" },
  details: { en: "Each check", ko: "점검별 결과" },
  passed: { en: "passed", ko: "통과" },
  page: { en: "The whole result", ko: "전체 결과" },
  json: { en: "JSON", ko: "JSON" },
  fix: { en: "How to send it", ko: "설정 방법" },
  gate: { en: "Hold deployments to this", ko: "배포 시 이 기준 적용하기" },
  gateLede: {
    en: "The gate measures the deployed URL and fails the build below the thresholds: SSL grade B, header grade C, 14 days of validity.",
    ko: "게이트는 배포된 URL을 측정하여 SSL 등급 B, 헤더 등급 C, 유효 기간 14일에 미치지 못하면 빌드를 실패시킵니다.",
  },
  waiting: { en: "running", ko: "측정 중" },
  failed: { en: "no result", ko: "결과 없음" },
  noTarget: {
    en: "This is no domain, URL, e-mail address, IP address or AS number: {given}",
    ko: "도메인, URL, 이메일 주소, IP 주소, AS 번호가 아닙니다: {given}",
  },
  sorry: { en: "That cannot be checked", ko: "점검할 수 없습니다" },
} as const satisfies Record<string, Text>;
