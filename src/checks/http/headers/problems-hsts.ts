import { defineProblems } from "../../../core/result/interpretation.ts";
import { hstsProblems as shared } from "../../../topics/hsts/problems.ts";

/** Problems of Strict-Transport-Security: those that all checks share, and what only the headers of a page show. */
export const hstsProblems = {
  ...shared,
  ...defineProblems({
    "hsts-duplicate": {
      severity: "low",
      cause: {
        en: "Strict-Transport-Security is sent {count} times. Browsers read only the first one.",
        ko: "Strict-Transport-Security가 {count}번 전송되었으며 브라우저는 첫 번째만 읽습니다.",
      },
      action: { en: "Send it once.", ko: "한 번만 보내십시오." },
      reference: "https://www.rfc-editor.org/rfc/rfc6797#section-8.1",
    },
  }),
};
