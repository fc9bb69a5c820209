import type { Text } from "../../../src/core/text.ts";

/** The texts of the status page. */
export const words = {
  title: { en: "Status", ko: "상태" },
  description: {
    en: "State of this server, its store and the third parties that it uses.",
    ko: "이 서버와 저장소, 서버가 질의하는 외부 서비스의 상태.",
  },
  since: {
    en: "Portcullis {version}, running for {time}. All times are UTC. Figures are since the start of this process.",
    ko: "Portcullis {version}, 가동 시간 {time}. 시각은 모두 UTC이며, 수치는 이 프로세스를 시작한 뒤부터의 값입니다.",
  },
  parts: { en: "This server", ko: "이 서버" },
  part: { en: "Part", ko: "구성 요소" },
  state: { en: "State", ko: "상태" },
  store: { en: "Store", ko: "저장소" },
  stores: {
    working: { en: "working", ko: "정상" },
    failing: {
      en: "failing: checks still work, but results are not stored",
      ko: "오류: 점검은 동작하지만 결과를 저장하지 못함",
    },
    none: { en: "none: results are kept in memory only", ko: "없음: 결과를 메모리에만 보관합니다" },
  },
  jobs: { en: "Job queue", ko: "작업 대기열" },
  jobsState: { en: "{waiting} waiting, {running} running", ko: "대기 {waiting}, 실행 {running}" },
  requests: { en: "Requests", ko: "요청" },
  accepting: { en: "accepted", ko: "접수 중" },
  draining: { en: "refused: this process is stopping", ko: "새 요청을 받지 않음: 이 프로세스를 종료하는 중입니다" },
  sources: { en: "Third parties", ko: "외부 서비스" },
  sourcesLede: {
    en: "Some checks use data from these services. If one fails, the check continues without it and says so.",
    ko: "일부 점검은 다음 서비스의 데이터를 사용합니다. 서비스가 응답하지 않으면 결과에 표시하고 점검을 계속합니다.",
  },
  source: { en: "Source", ko: "서비스" },
  lastSuccess: { en: "Last success", ko: "마지막 성공" },
  latency: { en: "Latency", ko: "응답 시간" },
  lastFailure: { en: "Last failure", ko: "마지막 실패" },
  terms: { en: "Terms", ko: "이용 조건" },
  states: {
    pass: { en: "answering", ko: "응답함" },
    warn: { en: "failing", ko: "실패함" },
    unknown: { en: "not used yet", ko: "아직 사용하지 않음" },
  },
  ago: { en: "{time} ago", ko: "{time} 전" },
  failure: { en: "{time} ago: {reason}", ko: "{time} 전: {reason}" },
  never: { en: "–", ko: "–" },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
