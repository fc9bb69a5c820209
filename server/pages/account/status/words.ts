import type { Text } from "../../../../src/core/text.ts";

/** The texts of the shared status page, and of the page that makes its links. */
export const words = {
  title: { en: "Status page", ko: "상태 페이지" },
  lede: {
    en: "Share the grades and certificates of your domains with people who have no account. Anyone with a link can read the page. It never shows port, exposure or anything about your account.",
    ko: "도메인의 등급과 인증서를 계정이 없는 사람과 공유합니다. 링크가 있으면 누구나 볼 수 있습니다. port와 exposure, 계정에 관한 내용은 표시하지 않습니다.",
  },
  create: { en: "Make a link", ko: "링크 만들기" },
  expires: { en: "Valid for", ko: "유효 기간" },
  days: { en: "{count} days", ko: "{count}일" },
  once: { en: "Copy the link now. It is shown once.", ko: "지금 링크를 복사하십시오. 한 번만 표시합니다." },
  link: { en: "Link", ko: "링크" },
  yours: { en: "Links", ko: "링크 목록" },
  none: { en: "There are no links.", ko: "링크가 없습니다." },
  until: { en: "Valid until", ko: "유효 기한" },
  revoke: { en: "Revoke", ko: "폐기" },
  shared: { en: "Status of domains", ko: "도메인 상태" },
  sharedLede: {
    en: "Last results of a daily monitoring, shared by its owner.",
    ko: "소유자가 공유한 정기 점검의 마지막 결과입니다.",
  },
  empty: { en: "No domain is watched.", ko: "감시하는 도메인이 없습니다." },
  part: { en: "{count} of {total} domains.", ko: "도메인 {total}개 중 {count}개입니다." },
  next: { en: "Next page", ko: "다음 페이지" },
  gone: {
    en: "This link does not work: it has expired, was revoked, or is incomplete.",
    ko: "만료되었거나 폐기되었거나 완전하지 않은 링크입니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;
