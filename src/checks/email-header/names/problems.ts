import { defineProblems } from "../../../core/result/interpretation.ts";

const display = "RFC 5322 §3.4";

/** Problems of the sender's display name that may mislead a reader. */
export const nameProblems = defineProblems({
  "name-shows-address": {
    severity: "medium",
    cause: {
      en: "The sender's display name contains an address of another person: “{shown}”, but the message is from {other}.",
      ko: "보낸 사람의 표시 이름에 다른 사람의 주소가 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "Trust the address, not the display name. Services that send for others write such names, too.",
      ko: "표시 이름이 아니라 주소로 판단하십시오. 대신 발송하는 서비스도 이렇게 표시할 수 있습니다.",
    },
    reference: display,
  },
  "name-shows-domain": {
    severity: "medium",
    cause: {
      en: "The sender's display name contains a domain of another organisation: “{shown}”, but the message is from {other}.",
      ko: "보낸 사람의 표시 이름에 다른 조직의 도메인이 들어 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "Trust the address, not the display name. Owners of several domains write such names, too.",
      ko: "표시 이름이 아니라 주소로 판단하십시오. 도메인을 여러 개 쓰는 곳도 이렇게 표시할 수 있습니다.",
    },
    reference: display,
  },
  "name-like-domain": {
    severity: "low",
    cause: {
      en: "The sender's display name can be read as a domain of another organisation: “{shown}”, but the message is from {other}.",
      ko: "보낸 사람의 표시 이름이 다른 조직의 도메인으로 읽힐 수 있습니다. “{shown}”로 보이지만 실제 발신 주소는 {other}입니다.",
    },
    action: {
      en: "This is common for names of people and products with a dot. Otherwise trust the address.",
      ko: "점이 들어간 사람이나 제품의 이름에서는 흔합니다. 그 외에는 주소로 판단하십시오.",
    },
    reference: display,
  },
  "hidden-characters": {
    severity: "medium",
    cause: {
      en: "The sender's name or address contains invisible characters, or characters that reverse the text direction: “{shown}” {other}.",
      ko: "보낸 사람의 이름이나 주소에 보이지 않거나 글자 방향을 뒤집는 문자가 있습니다: “{shown}” {other}.",
    },
    action: {
      en: "Legitimate names do not contain such characters. Treat the message as deceptive until you have confirmed the sender.",
      ko: "정상적인 이름에는 이런 문자가 없습니다. 보낸 사람을 확인할 때까지 속임수로 간주하십시오.",
    },
    reference: "UTS #39",
  },
  "direction-marks": {
    severity: "low",
    cause: {
      en: "The sender's name is enclosed in invisible direction marks, which reverse no letters: “{shown}” {other}.",
      ko: "보낸 사람의 이름 앞뒤에 보이지 않는 방향 표시 문자가 있습니다. 순서가 뒤집히는 글자는 없습니다: “{shown}” {other}.",
    },
    action: {
      en: "This is common for names pasted from an address book. No action is needed.",
      ko: "주소록에서 붙여 넣은 이름에서는 흔합니다. 조치할 것이 없습니다.",
    },
    reference: "UAX #9",
  },
  "mixed-scripts": {
    severity: "medium",
    cause: {
      en: "A word in the sender's name or address mixes letters of different scripts that look alike: “{shown}” ({other}).",
      ko: "보낸 사람의 이름이나 주소에 서로 닮은 다른 문자 체계의 글자를 섞은 단어가 있습니다: “{shown}”({other}).",
    },
    action: {
      en: "This may imitate another name. Trust the address.",
      ko: "다른 이름을 모방한 것일 수 있습니다. 주소로 판단하십시오.",
    },
    reference: "UTS #39",
  },
  "styled-letters": {
    severity: "medium",
    cause: {
      en: "The sender's name uses mathematical or decorative letters: “{shown}”. It reads “{other}”, and filters may not recognise it.",
      ko: "보낸 사람의 이름이 수학 기호나 장식 문자로 쓰여 있습니다: “{shown}”. “{other}”로 읽히지만 필터가 알아보지 못할 수 있습니다.",
    },
    action: {
      en: "Trust the address, not the display name.",
      ko: "표시 이름이 아니라 주소로 판단하십시오.",
    },
    reference: "UTS #39",
  },
});
