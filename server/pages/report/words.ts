import type { Text } from "../../../src/core/text.ts";

/** The sentences of reports. */
export const words = {
  title: { en: "Report on {target}", ko: "{target} 보고서" },
  description: {
    en: "TLS, security headers, DNS, e-mail, OWASP posture, post-quantum TLS, go-live readiness and registration of {target}.",
    ko: "{target}의 TLS, 보안 헤더, DNS, 이메일, OWASP 보안 태세, 양자 내성 TLS, 공개 준비, 등록 정보.",
  },
  nothing: {
    en: "This server has no stored results for {target}. Opening this page does not start a check. Press the button to start one.",
    ko: "이 서버에는 {target}에 대해 저장된 결과가 없습니다. 이 페이지를 열어도 점검은 시작되지 않습니다. 버튼을 누르면 시작합니다.",
  },
  running: { en: "{done} of {total} checks done.", ko: "점검 {total}개 중 {done}개 완료." },
  stored: {
    en: "Stored results. The oldest is from {time}.",
    ko: "저장된 결과입니다. 가장 오래된 측정 시각은 {time}입니다.",
  },
  again: { en: "Check again", ko: "다시 점검" },
  begin: { en: "Check now", ko: "지금 점검" },
  share: { en: "Copy the link", ko: "링크 복사" },
  print: { en: "Print", ko: "인쇄" },
  full: { en: "Print in full", ko: "전체 인쇄" },
  gateThis: { en: "Gate this site", ko: "게이트 설정" },
  watch: { en: "Watch this domain", ko: "이 도메인 감시" },
  download: { en: "Download", ko: "내려받기" },
  grades: { en: "Grades", ko: "등급" },
  findings: { en: "What to fix, worst first", ko: "조치할 사항(심각한 것부터)" },
  more: { en: "{count} more {count|finding/findings}", ko: "그 밖의 발견 사항 {count}개" },
  beyond: {
    en: "{count} more {count|finding is/findings are} only in the JSON of this report.",
    ko: "나머지 발견 사항 {count}개는 이 보고서의 JSON에만 있습니다.",
  },
  also: { en: "also seen by: {list}", ko: "함께 발견한 점검: {list}" },
  none: { en: "No problems found.", ko: "발견된 문제가 없습니다." },
  changes: { en: "What changed", ko: "변경 사항" },
  since: { en: "since {time}", ko: "{time} 이후" },
  fixed: { en: "Fixed: {count}", ko: "해결됨: {count}개" },
  added: { en: "New: {count}", ko: "새로 발견: {count}개" },
  open: { en: "Checks without a result", ko: "결과가 없는 점검" },
  openLede: {
    en: "We could not measure or look up the following. It is not counted as a problem of the site.",
    ko: "다음 사항은 측정하거나 조회하지 못했습니다. 사이트의 문제로 세지 않습니다.",
  },
  limited: {
    en: "You started many checks in a short time, so the remaining ones wait.",
    ko: "짧은 시간에 점검을 많이 시작하여 나머지 점검이 대기합니다.",
  },
  continues: {
    en: "The report continues by itself in {seconds} seconds.",
    ko: "{seconds}초 후 자동으로 계속됩니다.",
  },
  nonexistent: { en: "This name does not exist", ko: "존재하지 않는 이름입니다" },
  nonexistentLede: {
    en: "The DNS has no name {name} (NXDOMAIN), so there is nothing to check.",
    ko: "{name} 이름이 DNS에 없으므로(NXDOMAIN) 점검할 대상이 없습니다.",
  },
  nonexistentAction: {
    en: "Correct the spelling in the field above. If you registered it just now, check again in a few hours.",
    ko: "위 입력란에서 철자를 확인하십시오. 방금 등록한 이름이라면 몇 시간 후에 다시 점검하십시오.",
  },
  checkParent: { en: "Check {domain}", ko: "{domain} 점검" },
  passedTitle: { en: "What passed", ko: "통과한 항목" },
  passedCount: { en: "Passed: {count}", ko: "통과: {count}개" },
  details: { en: "Each check", ko: "점검별 결과" },
  page: { en: "The whole result", ko: "전체 결과" },
  fix: { en: "Server settings to copy", ko: "복사해서 쓰는 서버 설정" },
  gate: { en: "Block worse deployments", ko: "지금보다 나쁜 배포 막기" },
  gateLede: {
    en: "The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. They are the grades this site has now; if the grade is F, the default is used.",
    ko: "게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 기준은 이 사이트의 현재 등급이며, 현재 등급이 F이면 기본값을 사용합니다.",
  },
  badge: { en: "Badges for a README", ko: "README용 배지" },
  badgeLede: {
    en: "A badge shows the newest stored result and turns grey after 7 days. Showing it never starts a check.",
    ko: "배지는 가장 최근에 저장된 결과를 보여 주며, 7일이 지나면 회색이 됩니다. 배지를 표시해도 점검은 시작되지 않습니다.",
  },
  gateUsual: {
    en: "The gate measures the deployed URL and fails the build below these thresholds: SSL grade {ssl}, header grade {headers}, and enough days of certificate validity. These are the defaults, because this site has no grades yet.",
    ko: "게이트는 배포된 URL을 측정하여 SSL 등급 {ssl}, 헤더 등급 {headers} 또는 인증서의 남은 유효 기간이 기준에 미치지 못하면 빌드를 실패시킵니다. 이 사이트의 등급이 아직 없으므로 기본값을 사용합니다.",
  },
  sorry: { en: "This cannot be checked", ko: "점검할 수 없습니다" },
} as const satisfies Record<string, Text>;

/** The kinds of files of a report. */
export const fileNames = { json: "JSON", csv: "CSV", markdown: "Markdown" } as const;

/** The state of a check without a result, in words. */
export const stateWords = {
  absent: { en: "not measured yet", ko: "아직 측정하지 않음" },
  running: { en: "measuring", ko: "측정 중" },
  limited: { en: "waiting for the rate limit", ko: "요청 한도 대기 중" },
  failed: { en: "no result", ko: "결과 없음" },
} as const satisfies Record<string, Text>;

/** The sentences of a table of reports. */
export const manyWords = {
  title: { en: "{count} {count|report/reports}", ko: "보고서 {count}개" },
  columns: {
    name: { en: "Domain", ko: "도메인" },
    verdict: { en: "Verdict", ko: "판정" },
    ssl: { en: "TLS", ko: "TLS" },
    http: { en: "Headers", ko: "헤더" },
    email: { en: "E-mail", ko: "이메일" },
    problems: { en: "Problems", ko: "문제" },
  },
} as const;
