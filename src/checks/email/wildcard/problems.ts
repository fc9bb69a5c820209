import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** What keeps us from offering records at a name. */
export const wildcardProblems = defineProblems({
  "wildcard-name": {
    severity: "info",
    cause: {
      en: "{name} has its {types} records by a wildcard alone: any record at that name or below it takes them away, so that none is given here.",
      ko: "{name}의 {types} 레코드는 와일드카드로만 있습니다. 이 이름이나 그 아래에 레코드를 하나라도 게시하면 모두 사라지므로 여기에서는 레코드를 제안하지 않습니다.",
    },
    action: {
      en: "Before you publish anything there, write the {types} records of {name} as its own.",
      ko: "게시하기 전에 {name}의 {types} 레코드를 와일드카드 없이 직접 적으십시오.",
    },
    reference: "RFC 4592 §2.2.1, §3.3.1",
  },
  "wildcard-unknown": {
    severity: "info",
    cause: {
      en: "Whether {name} has its records by a wildcard alone could not be told ({reason}). A record there would then take them away, so that none is given here.",
      ko: "{name}의 레코드가 와일드카드로만 있는지 확인하지 못했습니다({reason}). 그렇다면 레코드를 게시할 때 사라지므로 여기에서는 레코드를 제안하지 않습니다.",
    },
    action: {
      en: "Look into the zone; if it is so, write the records of {name} as its own before you publish anything there.",
      ko: "존을 확인하고, 그렇다면 게시하기 전에 {name}의 레코드를 직접 적으십시오.",
    },
    reference: "RFC 4592 §2.2.1, §3.3.1",
  },
});

/** Makes a finding of one of them. */
export const findWildcard = finder<typeof wildcardProblems>();
