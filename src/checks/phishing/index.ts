import { createHash } from "node:crypto";
import { defineCheck } from "../../core/check.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { PhishingRaw } from "./schema.ts";

/** Checks whether the links of a message lead to phishing. */
export const phishing = defineCheck({
  id: "phishing",
  version: 11,
  title: { en: "Phishing", ko: "피싱 점검" },
  about: {
    en: "Finds the links in a message in any language, opens them without cookies or scripts, and weighs signs of phishing: address, domain age, page, redirects and wording. The links are opened. No signs does not mean safe.",
    ko: "메시지의 링크를 언어와 관계없이 찾아 쿠키와 스크립트 없이 열고, 주소, 도메인 나이, 페이지, 리디렉션, 문구에서 피싱의 징후를 확인합니다. 링크를 실제로 엽니다. 징후가 없다고 안전하다는 뜻은 아닙니다.",
  },
  notes,
  method: "POST",
  input,
  subject: "text",
  subjectIs: "text",
  raw,
  cost: "heavy",
  deadline: 30,
  // A message is private, so nothing of it is stored.
  ttl: 0,
  words,
  target: ({ text }) => targetOfText(`message ${digestOf(text)}`),
  question: ({ text }) => ({ digest: digestOf(text, 64) }),
  collect,
  judge,
  tables: tablesOf,
});

/** Identifies a message without repeating any of its content. */
function digestOf(text: string, length = 16): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
