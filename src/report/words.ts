import type { Severity } from "../core/result/interpretation.ts";
import type { GateVerdict } from "../core/result/result.ts";
import type { Text } from "../core/text.ts";

/** The reports' own texts; everything else arrives in words. */
export const reportWords = {
  verdict: {
    pass: { en: "PASS", ko: "통과" },
    warn: { en: "WARN", ko: "주의" },
    fail: { en: "FAIL", ko: "실패" },
    unknown: { en: "UNKNOWN", ko: "판단 불가" },
  } satisfies Record<GateVerdict, Text>,
  status: {
    pass: { en: "pass", ko: "통과" },
    warn: { en: "warn", ko: "주의" },
    fail: { en: "fail", ko: "실패" },
    unknown: { en: "unknown", ko: "판단 불가" },
  } satisfies Record<GateVerdict, Text>,
  severity: {
    critical: { en: "critical", ko: "치명적" },
    high: { en: "high", ko: "높음" },
    medium: { en: "medium", ko: "중간" },
    low: { en: "low", ko: "낮음" },
    info: { en: "info", ko: "참고" },
  } satisfies Record<Severity, Text>,
  met: { en: "{count} of {count} met", ko: "기준 {count}개 모두 충족" },
  below: { en: "{failed} of {count} below", ko: "기준 {count}개 중 {failed}개 미달" },
  undetermined: { en: "{unknown} of {count} unknown", ko: "기준 {count}개 중 {unknown}개 판단 불가" },
  belowAndUnknown: {
    en: "{failed} of {count} below, {unknown} unknown",
    ko: "기준 {count}개 중 {failed}개 미달, {unknown}개 판단 불가",
  },
  off: { en: "no thresholds", ko: "기준 없음" },
  source: {
    default: { en: "default", ko: "기본값" },
    "default auto": { en: "default auto", ko: "기본값 auto" },
    flag: { en: "flag", ko: "옵션" },
    input: { en: "input", ko: "입력" },
    environment: { en: "environment", ko: "환경 변수" },
    target: { en: "target", ko: "대상 설정" },
    file: { en: "file", ko: "설정 파일" },
    given: { en: "given", ko: "지정값" },
  } as Readonly<Record<string, Text>>,
  required: { en: "required", ko: "필수" },
  yes: { en: "yes", ko: "예" },
  no: { en: "no", ko: "아니요" },
  unmeasured: { en: "?", ko: "?" },
  connections: { en: "{count} {count|connection/connections}", ko: "연결 {count}개" },
  roundTrips: { en: "{count} {count|round trip/round trips}", ko: "왕복 {count}회" },
  seconds: { en: "{seconds} s", ko: "{seconds}초" },
  tries: { en: "{count} {count|try/tries}", ko: "시도 {count}회" },
  waited: { en: "waited {seconds} s ({count} {count|poll/polls})", ko: "{seconds}초 대기(확인 {count}회)" },
  totals: {
    en: "{targets} {targets|target/targets}: {pass} passed, {fail} failed, {unknown} unknown",
    ko: "대상 {targets}개: 통과 {pass}, 실패 {fail}, 판단 불가 {unknown}",
  },
  run: {
    en: "verdict of the whole run, because of {list}",
    ko: "실행 전체의 판정. 원인: {list}",
  },
  notCounted: { en: "not counted: {list}", ko: "판단에 넣지 않음: {list}" },
  knownNamed: { en: "in the baseline: {count} ({list}): {names}", ko: "기준선에 있는 문제 {count}건({list}): {names}" },
  knownHinted: { en: "{known}; --verbose lists them", ko: "{known}. --verbose를 쓰면 모두 보입니다." },
  /** Findings of other checks that the one above explains. */
  also: { en: "also: {list}", ko: "함께 해결: {list}" },
  switchedOff: { en: "findings of rules that are off: {count}", ko: "꺼진 규칙의 문제 {count}건" },
  score: { en: "{score} of 100", ko: "100점 중 {score}점" },
  capped: { en: "at most {max}", ko: "최대 {max}" },
  weight: { en: "{weight} %", ko: "{weight} %" },
  /** Parts that may be unknown, unless their names are language-independent. */
  unknowns: {
    revocation: { en: "revocation", ko: "폐기 여부" },
    trust: { en: "chain of trust", ko: "신뢰 체인" },
    "other certificates": { en: "other certificates", ko: "다른 인증서" },
    "cipher suites": { en: "weak cipher suites", ko: "취약한 암호 스위트" },
    address: { en: "address", ko: "주소" },
    addresses: { en: "more addresses", ko: "나머지 주소" },
  } as Readonly<Record<string, Text>>,
  moreRows: { en: "… and {count} more (--json)", ko: "… 외 {count}개(--json)" },
  byProxy: { en: "address not checked", ko: "주소를 점검하지 않음" },
  alike: { en: "{count} addresses, all with the same result", ko: "주소 {count}개, 모두 같음" },
  alone: { en: "1 address", ko: "주소 1개" },
  unlike: { en: "{count} addresses:", ko: "주소 {count}개:" },
  at: { en: "{origin}: {what}", ko: "{origin}: {what}" },
  /** Why an address was not measured and does not count. */
  leftOut: {
    unroutable: { en: "no route from this machine", ko: "이 컴퓨터에서 가는 경로 없음" },
    forbidden: { en: "may not be contacted", ko: "연결이 금지된 주소" },
  } as Readonly<Record<string, Text>>,
  ungraded: { en: "not graded", ko: "등급 없음" },
} as const;
