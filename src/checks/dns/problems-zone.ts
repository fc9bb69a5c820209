import { defineProblems } from "../../core/interpretation.ts";

/** What may be wrong with the name itself: there is none, or nobody can tell. */
export const zoneProblems = defineProblems({
  nxdomain: {
    severity: "critical",
    cause: { en: "There is no such name: {zone} says so.", ko: "이 이름은 존재하지 않습니다. {zone}의 응답입니다." },
    action: {
      en: "Check the spelling; create the name in {zone}, or renew the registration if it has lapsed.",
      ko: "철자를 확인하고 {zone}에 이름을 만들거나, 등록이 만료되었으면 갱신하십시오.",
    },
    reference: "RFC 8020 §2",
  },
});
