import { createHash } from "node:crypto";
import { defineCheck } from "../../core/check.ts";
import { targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { EmailHeaderRaw } from "./schema.ts";

/** Traces the route and sender of a message from its header, and rates how far they can be trusted. */
export const emailHeader = defineCheck({
  id: "email-header",
  version: 4,
  title: { en: "E-mail header", ko: "이메일 헤더" },
  about: {
    en: "Reads a message header: the route with delays and hops without TLS, the SPF, DKIM and DMARC results that can be trusted, whether signatures are still valid, and what may mislead a reader.",
    ko: "메시지 헤더를 읽어 경로, 지연, TLS 없는 홉, 신뢰할 수 있는 SPF·DKIM·DMARC 결과, 서명의 유효 여부, 읽는 사람을 속일 수 있는 점을 보고합니다.",
  },
  notes: [
    {
      en: "Signatures are verified for the header only. The check does not read the body, so a changed body is not detected. Only the receiver could check the body: if its results contradict a signature, they take precedence. If a signature is the only proof of the author, DMARC is reported as a pass by the header only.",
      ko: "서명은 헤더에 대해서만 확인합니다. 본문은 읽지 않으므로 본문이 바뀐 것은 알 수 없습니다. 본문은 수신 서버만 확인할 수 있으며, 수신 서버의 결과가 서명을 인정하지 않으면 그 결과를 우선합니다. 발신자를 증명하는 것이 서명뿐이면 DMARC를 헤더 기준 통과로 표시합니다.",
    },
  ],
  method: "POST",
  input,
  subject: "headers",
  subjectIs: "text",
  raw,
  cost: "standard",
  // A header contains personal data, so nothing of it is stored.
  ttl: 0,
  words,
  target: ({ headers }) => targetOfText(`message ${digestOf(headers)}`),
  question: ({ headers }) => ({ digest: digestOf(headers, 64) }),
  collect,
  judge,
  tables: tablesOf,
});

/** A digest that identifies a message without repeating its content. */
function digestOf(text: string, length = 16): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
