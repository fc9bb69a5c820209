import type { Text } from "../../../../src/core/text.ts";

/** The texts of the watches pages. */
export const words = {
  title: { en: "Watches", ko: "감시" },
  lede: {
    en: "The server checks each watched domain on a schedule and records what changed.",
    ko: "감시하는 도메인을 정해진 간격으로 점검하고 변경을 기록합니다.",
  },
  add: { en: "Add a watch", ko: "감시 추가" },
  target: { en: "Domain or host", ko: "도메인 또는 호스트" },
  targetHint: { en: "Such as shop.example.com.", ko: "예: shop.example.com" },
  checks: { en: "Checks", ko: "점검" },
  intrusive: {
    en: "port and exposure connect to many ports and hosts. They run only while you prove that the domain is yours.",
    ko: "port와 exposure는 여러 포트와 호스트에 접속합니다. 도메인 소유를 확인한 동안에만 실행합니다.",
  },
  needsProof: { en: "needs proof of ownership", ko: "소유 확인 필요" },
  interval: { en: "How often", ko: "점검 간격" },
  intervals: {
    "6h": { en: "Every 6 hours", ko: "6시간마다" },
    "12h": { en: "Every 12 hours", ko: "12시간마다" },
    "1d": { en: "Every day", ko: "매일" },
    "7d": { en: "Every 7 days", ko: "7일마다" },
    "30d": { en: "Every 30 days", ko: "30일마다" },
  },
  yours: { en: "Your watches", ko: "내 감시" },
  none: {
    en: "There are no watches yet. Add a domain below.",
    ko: "아직 감시가 없습니다. 아래에서 도메인을 추가하십시오.",
  },
  used: {
    en: "{used} of {limit} watches, {checks} of {most} checks",
    ko: "감시 {used}/{limit}개, 점검 {checks}/{most}개",
  },
  state: { en: "State", ko: "상태" },
  running: { en: "watching", ko: "감시 중" },
  paused: { en: "paused", ko: "일시 중지" },
  muted: { en: "muted", ko: "알림 끔" },
  next: { en: "Next run", ko: "다음 실행" },
  last: { en: "Last run", ko: "마지막 실행" },
  notYet: { en: "not yet", ko: "아직 없음" },
  settings: { en: "Checks and interval", ko: "점검과 간격" },
  save: { en: "Save", ko: "저장" },
  check: { en: "Check", ko: "점검" },
  result: { en: "Last result", ko: "마지막 결과" },
  undetermined: { en: "not determined", ko: "판단 불가" },
  failed: { en: "not measured: {reason}", ko: "측정하지 못함: {reason}" },
  waits: { en: "waits for proof of ownership", ko: "소유 확인 대기 중" },
  runNow: { en: "Run now", ko: "지금 실행" },
  pause: { en: "Pause", ko: "일시 중지" },
  resume: { en: "Resume", ko: "다시 시작" },
  mute: { en: "Mute notifications", ko: "알림 끄기" },
  muteAbout: {
    en: "The watch keeps measuring and recording changes. It sends no notifications until the time is over.",
    ko: "측정과 변경 기록은 계속합니다. 정한 시간이 지날 때까지 알림을 보내지 않습니다.",
  },
  muteFor: { en: "For", ko: "기간" },
  muteTimes: {
    "1": { en: "1 day", ko: "1일" },
    "7": { en: "7 days", ko: "7일" },
    "30": { en: "30 days", ko: "30일" },
  },
  alerts: { en: "Alerts", ko: "알림 설정" },
  expiryDays: { en: "Days before an expiry", ko: "만료 전 일수" },
  expiryDaysHint: {
    en: "Separated by commas. Expiry itself is always reported.",
    ko: "쉼표로 구분합니다. 만료 자체는 항상 알립니다.",
  },
  minSeverity: { en: "Least severity", ko: "최소 심각도" },
  severities: { en: "Other severities", ko: "개별 심각도" },
  severitiesHint: {
    en: "Such as http.hsts-missing=high, dns.ns=off. off sends nothing.",
    ko: "예: http.hsts-missing=high, dns.ns=off. off는 알리지 않습니다.",
  },
  maintenance: { en: "Maintenance windows", ko: "점검 시간" },
  maintenanceHint: {
    en: "Days, local start, length and time zone, separated by semicolons: sat,sun 02:00 2h Asia/Seoul. What still holds at the end is sent then.",
    ko: "요일, 현지 시작 시각, 길이, 시간대를 쓰고 세미콜론으로 구분합니다. 예: sat,sun 02:00 2h Asia/Seoul. 끝날 때 남아 있는 변경만 그때 알립니다.",
  },
  mutedUntil: { en: "Muted until", ko: "알림을 끄는 기한" },
  unmute: { en: "End the mute", ko: "알림 다시 켜기" },
  ownership: { en: "Prove that the domain is yours", ko: "도메인 소유 확인" },
  ownershipAbout: {
    en: "Publish one of the two. Leave it in place: it is checked again before each run of port and exposure.",
    ko: "둘 중 하나를 게시하십시오. port와 exposure를 실행할 때마다 다시 확인하므로 그대로 두십시오.",
  },
  record: {
    en: "A TXT record proves {domain} and every host below it:",
    ko: "TXT 레코드는 {domain|과/와} 그 아래의 모든 호스트를 확인합니다.",
  },
  file: {
    en: "A file proves {host} only, which is enough for port and not for exposure. A redirect to another host does not count:",
    ko: "파일은 {host}만 확인하며 port에만 충분하고 exposure에는 부족합니다. 다른 호스트로의 리디렉션은 인정하지 않습니다.",
  },
  recordName: { en: "Name of the TXT record", ko: "TXT 레코드 이름" },
  recordValue: { en: "Value of the TXT record", ko: "TXT 레코드 값" },
  fileUrl: { en: "URL of the file", ko: "파일 URL" },
  fileLine: { en: "Line in the file", ko: "파일에 넣을 줄" },
  verify: { en: "Verify now", ko: "지금 확인" },
  proven: { en: "Proven", ko: "확인됨" },
  unproven: { en: "Nothing is proven yet.", ko: "아직 확인되지 않았습니다." },
  proofs: {
    dns: {
      en: "{name} and every host below it, by the TXT record",
      ko: "TXT 레코드로 {name|과/와} 그 아래의 모든 호스트",
    },
    https: { en: "{name}, by the file", ko: "파일로 {name}" },
  },
  seenDns: { en: "TXT record", ko: "TXT 레코드" },
  seenFile: { en: "File", ko: "파일" },
  seen: {
    shown: { en: "found", ko: "찾았습니다" },
    absent: {
      en: "not found. DNS changes can take some minutes.",
      ko: "찾지 못했습니다. DNS 변경은 몇 분 걸릴 수 있습니다.",
    },
    unknown: { en: "could not be looked up. Try again later.", ko: "조회하지 못했습니다. 나중에 다시 시도하십시오." },
  },
  toChanges: { en: "Changes of {domain}", ko: "{domain} 변경 기록" },
  toReport: { en: "Report", ko: "보고서" },
  remove: { en: "Remove the watch", ko: "감시 삭제" },
  removeAbout: {
    en: "The watch ends. Results and changes that were recorded stay in the history.",
    ko: "감시를 끝냅니다. 기록된 결과와 변경은 이력에 남습니다.",
  },
} as const satisfies Sentences;

interface Sentences {
  readonly [name: string]: Text | Sentences;
}
