import { defineProblems } from "../../../core/result/interpretation.ts";
import { hstsProblems as shared } from "../../../topics/hsts/problems.ts";

/** Problems of HSTS: those that all checks share, and a site that did not answer. */
export const hstsProblems = {
  ...shared,
  ...defineProblems({
    "hsts-unknown": {
      severity: "info",
      cause: {
        en: "We could not check HSTS: the site did not answer ({reason}). This does not affect the grade.",
        ko: "사이트가 직접 응답하지 않아 HSTS를 확인하지 못했습니다({reason}). 등급에는 반영되지 않습니다.",
      },
      action: {
        en: "Make sure that this port serves the site over HTTP, or judge it without HSTS.",
        ko: "이 포트가 HTTP로 사이트를 제공하는지 확인하십시오. 그렇지 않다면 HSTS 없이 판단하십시오.",
      },
    },
  }),
};
