import type { Text } from "../../core/text.ts";

/** Everything that makes a record unreadable as a whole, RFC 7208 §4.6; `{word}` is what stands there. */
const words = {
  "too-long": { en: "the record has more than 65,535 characters", ko: "레코드가 65,535자를 넘음" },
  "bad-character": {
    en: "it holds a character that is neither a blank nor a visible one of ASCII",
    ko: "공백도 아니고 보이는 ASCII 문자도 아닌 문자가 있음",
  },
  "unknown-mechanism": { en: "there is no mechanism “{word}”", ko: "“{word}”: 없는 메커니즘" },
  "colon-for-equals": {
    en: "“{word}” is a modifier, whose value stands behind “=”",
    ko: "“{word}”: 값 앞에 “=”를 쓰는 수정자",
  },
  "qualified-modifier": {
    en: "“{word}” is a modifier, in front of which no sign may stand",
    ko: "“{word}”: 앞에 부호를 붙일 수 없는 수정자",
  },
  "missing-domain": { en: "“{word}” lacks its domain", ko: "“{word}”: 도메인이 없음" },
  "missing-address": { en: "“{word}” lacks its address", ko: "“{word}”: 주소가 없음" },
  "unexpected-value": {
    en: "“{word}” stands where nothing may follow",
    ko: "“{word}”: 아무것도 올 수 없는 자리에 있음",
  },
  "bad-domain": {
    en: "“{word}” is no domain: it must end in a dot and a label that is not a number",
    ko: "“{word}”: 도메인이 아님(점과, 숫자로만 되지 않은 라벨로 끝나야 함)",
  },
  "bad-macro": { en: "“{word}” is no macro", ko: "“{word}”: 매크로가 아님" },
  "bad-address": { en: "“{word}” is no address of that family", ko: "“{word}”: 해당 종류의 IP 주소가 아님" },
  "bad-prefix": { en: "“{word}” is no prefix length", ko: "“{word}”: 프리픽스 길이가 아님" },
  "bad-modifier": { en: "“{word}” is no name of a modifier", ko: "“{word}”: 수정자 이름이 아님" },
  "repeated-modifier": { en: "“{word}” stands there twice", ko: "“{word}”: 두 번 나옴" },
} as const satisfies Readonly<Record<string, Text>>;

/** What is wrong with a record, in a word that has no language. */
export type SpfErrorCode = keyof typeof words;

/** A fault before it is known where in the record it is. */
export interface SpfFault {
  readonly code: SpfErrorCode;
  /** The offset in what was read. */
  readonly at: number;
  /** What stands there: untrusted text. */
  readonly word: string;
}

/** Makes a fault. */
export function spfFault(code: SpfErrorCode, at: number, word: string): SpfFault {
  return { code, at, word };
}

/** The words of the faults, with a hole for what stands there. */
export const spfErrorWords: Readonly<Record<SpfErrorCode, Text>> = words;

/** All codes. */
export const spfErrorCodes = Object.keys(words) as readonly SpfErrorCode[] as readonly [
  SpfErrorCode,
  ...SpfErrorCode[],
];
