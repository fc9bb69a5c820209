import type { Text } from "../../../src/core/text.ts";

/** What the page about the service itself says. */
export const words = {
  title: { en: "Status", ko: "상태" },
  description: {
    en: "How this server, its store and the third parties that it asks are doing.",
    ko: "이 서버와 저장소, 서버가 질의하는 외부 서비스의 상태.",
  },
  since: {
    en: "Portcullis {version}, running for {time}. All times are UTC. Figures begin when this process started.",
    ko: "Portcullis {version}, 가동 시간 {time}. 시각은 모두 UTC이며, 수치는 이 프로세스를 시작한 뒤부터의 값입니다.",
  },
  parts: { en: "This server", ko: "이 서버" },
  part: { en: "Part", ko: "구성 요소" },
  state: { en: "State", ko: "상태" },
  store: { en: "Store", ko: "저장소" },
  stores: {
    working: { en: "working", ko: "정상" },
    failing: {
      en: "failing: results are answered, and not kept until it works again",
      ko: "오류: 결과를 응답하지만 복구될 때까지 저장하지 않습니다",
    },
    none: { en: "none: results are kept in memory only", ko: "없음: 결과를 메모리에만 보관합니다" },
  },
  jobs: { en: "Job queue", ko: "작업 대기열" },
  jobsState: { en: "{waiting} waiting, {running} running", ko: "대기 {waiting}, 실행 {running}" },
  requests: { en: "Requests", ko: "요청" },
  accepting: { en: "accepted", ko: "접수 중" },
  draining: { en: "no new ones: this process is stopping", ko: "새 요청을 받지 않음: 이 프로세스를 종료하는 중입니다" },
  sources: { en: "Third parties", ko: "외부 서비스" },
  sourcesLede: {
    en: "Checks ask these services for what cannot be measured. A check goes on without one that fails, and says so.",
    ko: "측정할 수 없는 정보는 다음 서비스에 질의합니다. 응답하지 않는 서비스가 있으면 그 사실을 알리고 점검을 계속합니다.",
  },
  source: { en: "Source", ko: "서비스" },
  lastSuccess: { en: "Last success", ko: "마지막 성공" },
  latency: { en: "Latency", ko: "응답 시간" },
  lastFailure: { en: "Last failure", ko: "마지막 실패" },
  terms: { en: "Terms", ko: "이용 조건" },
  states: {
    pass: { en: "answering", ko: "응답함" },
    warn: { en: "failing", ko: "실패함" },
    unknown: { en: "not asked yet", ko: "질의한 적 없음" },
  },
  ago: { en: "{time} ago", ko: "{time} 전" },
  failure: { en: "{time} ago: {reason}", ko: "{time} 전: {reason}" },
  never: { en: "–", ko: "–" },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
