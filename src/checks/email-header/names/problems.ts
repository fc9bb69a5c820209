import { defineProblems } from "../../../core/result/interpretation.ts";

const display = "RFC 5322 §3.4";

/** What of the name of a sender, as programs show it, may mislead its reader. */
export const nameProblems = defineProblems({
  "name-shows-address": {
    severity: "medium",
    cause: {
      en: "The name of the sender shows an address of somebody else: “{shown}”, while the message is from {other}.",
      ko: "보낸 사람의 이름에 다른 사람의 주소가 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "Go by the address, not by the name; services that write for others do this too.",
      ko: "이름이 아니라 주소로 판단하십시오. 대신 발송하는 서비스도 이렇게 표시할 수 있습니다.",
    },
    reference: display,
  },
  "name-shows-domain": {
    severity: "medium",
    cause: {
      en: "The name of the sender shows a domain of somebody else: “{shown}”, while the message is from {other}.",
      ko: "보낸 사람의 이름에 다른 도메인이 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "Go by the address, not by the name; owners of several domains do this too.",
      ko: "이름이 아니라 주소로 판단하십시오. 도메인을 여러 개 쓰는 곳도 이렇게 표시할 수 있습니다.",
    },
    reference: display,
  },
  "name-like-domain": {
    severity: "low",
    cause: {
      en: "The name of the sender can be read as a domain of somebody else: “{shown}”, while the message is from {other}.",
      ko: "보낸 사람의 이름이 다른 도메인으로 읽힐 수 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "Usual for names of people and products with a dot in them; otherwise go by the address.",
      ko: "점이 들어간 사람이나 제품의 이름에서는 흔합니다. 그 외에는 주소로 판단하십시오.",
    },
    reference: display,
  },
  "hidden-characters": {
    severity: "medium",
    cause: {
      en: "The name or address of the sender holds characters that cannot be seen, or turn the text around: “{shown}” {other}.",
      ko: "보낸 사람의 이름이나 주소에 보이지 않거나 글자 방향을 뒤집는 문자가 있습니다: “{shown}” {other}.",
    },
    action: {
      en: "Such characters have no business there; take the message for a deception until you know better.",
      ko: "이런 문자가 들어갈 이유가 없습니다. 확인될 때까지 속임수로 간주하십시오.",
    },
    reference: "UTS #39",
  },
  "direction-marks": {
    severity: "low",
    cause: {
      en: "The name of the sender stands between marks of direction, which cannot be seen and turn nothing around: “{shown}” {other}.",
      ko: "보낸 사람의 이름 앞뒤에 보이지 않는 글자 방향 표시가 있습니다. 순서가 뒤집히는 글자는 없습니다: “{shown}” {other}.",
    },
    action: {
      en: "Usual for names that were pasted from an address book; nothing to do.",
      ko: "주소록에서 붙여 넣은 이름에서는 흔합니다. 조치할 것이 없습니다.",
    },
    reference: "UAX #9",
  },
  "mixed-scripts": {
    severity: "medium",
    cause: {
      en: "A word in the name or address of the sender mixes letters of scripts that look alike: “{shown}” ({other}).",
      ko: "보낸 사람의 이름이나 주소에 서로 닮은 다른 문자 체계의 글자를 섞은 단어가 있습니다: “{shown}”({other}).",
    },
    action: {
      en: "This may be an imitation of another name: go by the address.",
      ko: "다른 이름을 모방한 것일 수 있으니 주소로 판단하십시오.",
    },
    reference: "UTS #39",
  },
  "styled-letters": {
    severity: "medium",
    cause: {
      en: "The name of the sender is written in mathematical or decorative letters: “{shown}”. It reads “{other}”, and filters may not recognise it.",
      ko: "보낸 사람의 이름이 수학 기호나 장식 문자로 쓰여 있습니다: “{shown}”. “{other}”로 읽히지만 필터가 알아보지 못할 수 있습니다.",
    },
    action: {
      en: "Go by the address, not by the name.",
      ko: "이름이 아니라 주소로 판단하십시오.",
    },
    reference: "UTS #39",
  },
});
