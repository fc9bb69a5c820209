import { nearest } from "../../core/nearest.ts";
import { fill, type Text } from "../../core/text.ts";
import type { DmarcNote, DmarcNoteCode } from "../../formats/dmarc/tags.ts";

/** The values of each tag, RFC 9989 §4.7. */
const values: Readonly<Record<string, readonly string[]>> = {
  p: ["none", "quarantine", "reject"],
  sp: ["none", "quarantine", "reject"],
  np: ["none", "quarantine", "reject"],
  adkim: ["r", "s"],
  aspf: ["r", "s"],
  psd: ["y", "n", "u"],
  t: ["y", "n"],
  fo: ["0", "1", "d", "s"],
};

const remove: Text = { en: "Correct {tag}, or remove it.", ko: "{tag|을/를} 고치거나 제거하십시오." };

const advice: Readonly<Partial<Record<DmarcNoteCode, Text>>> = {
  "no-tag": {
    en: "Write “{value}” as a tag (name=value), or remove it.",
    ko: "“{value}” 부분을 태그(이름=값)로 쓰거나 제거하십시오.",
  },
  "bad-name": { en: "Correct the tag name “{tag}”, or remove it.", ko: "태그 이름({tag})을 고치거나 제거하십시오." },
  empty: { en: "Give {tag} a value, or remove it.", ko: "{tag}에 값을 쓰거나 제거하십시오." },
  unparted: {
    en: "Add the missing semicolon within “{value}”.",
    ko: "“{value}” 안에 빠진 세미콜론을 추가하십시오.",
  },
  "bad-uri": {
    en: "Write the address in {tag} as mailto:dmarc@example.com, with commas between several.",
    ko: "{tag}의 주소를 mailto:dmarc@example.com 형식으로 쓰고, 여럿이면 쉼표로 구분하십시오.",
  },
};

/** How to correct a part of a record that receivers ignore. */
export function adviceOn({ code, tag, value }: DmarcNote): Text {
  const allowed = values[tag];
  if (code === "bad-value" && allowed) {
    const meant = nearest(value, allowed);
    if (meant !== null) {
      return {
        en: `Write ${tag}=${meant} instead of ${tag}=${value}.`,
        ko: `${tag}=${value} 부분을 ${tag}=${meant} 값으로 고치십시오.`,
      };
    }
    const list = allowed.map((each) => `${tag}=${each}`).join(", ");
    return {
      en: `Replace ${tag}=${value}: allowed are ${list}.`,
      ko: `${tag}=${value} 대신 허용되는 값을 쓰십시오: ${list}.`,
    };
  }
  const words = advice[code] ?? remove;
  return { en: fill(words, { tag, value }, "en"), ko: fill(words, { tag, value }, "ko") };
}
