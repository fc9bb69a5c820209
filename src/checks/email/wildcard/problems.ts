import { defineProblems, finder } from "../../../core/result/interpretation.ts";

/** Why we offer no records for a name: its records come from a wildcard. */
export const wildcardProblems = defineProblems({
  "wildcard-name": {
    severity: "info",
    cause: {
      en: "The {types} records of {name} come from a wildcard. Any record at this name or below hides them, so we offer no record to copy here.",
      ko: "{name}의 {types} 레코드는 와일드카드에서 나옵니다. 이 이름이나 그 아래에 레코드를 게시하면 가려지므로 여기에서는 복사할 레코드를 제안하지 않습니다.",
    },
    action: {
      en: "Before you publish a record here, add the {types} records to {name} itself.",
      ko: "게시하기 전에 {name} 자체에 {types} 레코드를 추가하십시오.",
    },
    reference: "RFC 4592 §2.2.1, §3.3.1",
  },
  "wildcard-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether the records of {name} come from a wildcard ({reason}). A new record would hide them, so we offer no record to copy here.",
      ko: "{name}의 레코드가 와일드카드에서 나오는지 확인하지 못했습니다({reason}). 그렇다면 새 레코드가 가리므로 여기에서는 복사할 레코드를 제안하지 않습니다.",
    },
    action: {
      en: "Check the zone. If there is a wildcard, add the records to {name} itself before you publish a new one.",
      ko: "존을 확인하십시오. 와일드카드가 있으면 새 레코드를 게시하기 전에 {name} 자체에 레코드를 추가하십시오.",
    },
    reference: "RFC 4592 §2.2.1, §3.3.1",
  },
});

/** Makes a finding about wildcards. */
export const findWildcard = finder<typeof wildcardProblems>();
