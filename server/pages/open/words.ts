import type { Text } from "../../../src/core/text.ts";

/** The texts of the page that opens a report of the gate. */
export const words = {
  title: { en: "Open a report of the gate", ko: "게이트 보고서 열기" },
  lede: {
    en: "Read the JSON report of a gate run as a page: a file that the gate wrote, or an answer of its API.",
    ko: "게이트 실행의 JSON 보고서를 페이지로 읽습니다. 게이트가 만든 파일이나 게이트 API의 응답을 쓸 수 있습니다.",
  },
  inBrowser: {
    en: "The file is read in this browser. Nothing is uploaded.",
    ko: "파일은 이 브라우저 안에서 읽습니다. 아무것도 업로드하지 않습니다.",
  },
  byForm: {
    en: "Without script, the text is sent to this server, shown and not stored.",
    ko: "스크립트가 없으면 내용을 이 서버로 보내 표시하며 저장하지 않습니다.",
  },
  file: { en: "Report file", ko: "보고서 파일" },
  text: { en: "Text of the report", ko: "보고서 내용" },
  open: { en: "Open", ko: "열기" },
  problem: { en: "This is not a report of the gate", ko: "게이트 보고서가 아닙니다" },
  json: { en: "The text is not JSON.", ko: "JSON 형식이 아닙니다." },
  large: { en: "The report is larger than 2 MB.", ko: "보고서가 2MB를 넘습니다." },
  schema: {
    en: 'The field schema must be "portcullis/gate@2", the format of this version.',
    ko: 'schema 필드는 이 버전의 형식인 "portcullis/gate@2"여야 합니다.',
  },
  field: {
    en: "The field {path} is missing or has another type than a report has there.",
    ko: "{path} 필드가 없거나 보고서와 형식이 다릅니다.",
  },
  verdict: { en: "Verdict", ko: "판정" },
  made: { en: "Made {time} by Portcullis {version}", ko: "{time}에 Portcullis {version|이/가} 만듦" },
  targets: { en: "Targets", ko: "대상" },
  threshold: { en: "{id}: {actual}, required {expected}", ko: "{id}: {actual}, 기준 {expected}" },
  waived: { en: "waived", ko: "예외" },
  off: { en: "off", ko: "사용 안 함" },
  findings: { en: "Findings: {count}", ko: "발견 사항: {count}개" },
  noFindings: { en: "No findings.", ko: "발견 사항이 없습니다." },
  incomplete: { en: "Could not be measured", ko: "측정하지 못한 항목" },
  notices: { en: "Notices", ko: "알림" },
  more: { en: "{count} more {count|is/are} in the file.", ko: "나머지 {count}개는 파일에 있습니다." },
} as const satisfies Readonly<Record<string, Text>>;
