import type { Text } from "../../core/text.ts";

/** Every syntax error that makes a whole record invalid, RFC 7208 §4.6; `{word}` is the text at that position. */
const words = {
  "too-long": { en: "the record has more than 65,535 characters", ko: "레코드가 65,535자를 넘음" },
  "bad-character": {
    en: "it contains a character that is not a space or printable ASCII",
    ko: "공백도 아니고 보이는 ASCII 문자도 아닌 문자가 있음",
  },
  "unknown-mechanism": { en: "the mechanism “{word}” does not exist", ko: "“{word}”: 없는 메커니즘" },
  "colon-for-equals": {
    en: "“{word}” is a modifier and needs “=” before its value",
    ko: "“{word}”: 값 앞에 “=”를 쓰는 수정자",
  },
  "qualified-modifier": {
    en: "“{word}” is a modifier and must not have a qualifier",
    ko: "“{word}”: 앞에 한정자를 붙일 수 없는 수정자",
  },
  "missing-domain": { en: "“{word}” has no domain", ko: "“{word}”: 도메인이 없음" },
  "missing-address": { en: "“{word}” has no address", ko: "“{word}”: 주소가 없음" },
  "unexpected-value": {
    en: "“{word}” is not allowed at this place",
    ko: "“{word}”: 아무것도 올 수 없는 자리에 있음",
  },
  "bad-domain": {
    en: "“{word}” is not a domain: its last label must follow a dot and must not be a number",
    ko: "“{word}”: 도메인이 아님(점과, 숫자로만 되지 않은 라벨로 끝나야 함)",
  },
  "bad-macro": { en: "“{word}” is not a valid macro", ko: "“{word}”: 매크로가 아님" },
  "bad-address": { en: "“{word}” is not an address of this family", ko: "“{word}”: 해당 종류의 IP 주소가 아님" },
  "bad-prefix": { en: "“{word}” is not a prefix length", ko: "“{word}”: 프리픽스 길이가 아님" },
  "bad-modifier": { en: "“{word}” is not a modifier name", ko: "“{word}”: 수정자 이름이 아님" },
  "repeated-modifier": { en: "“{word}” appears twice", ko: "“{word}”: 두 번 나옴" },
} as const satisfies Readonly<Record<string, Text>>;

/** The code of a syntax error. */
export type SpfErrorCode = keyof typeof words;

/** A syntax error with its position within the parsed part. */
export interface SpfFault {
  readonly code: SpfErrorCode;
  /** The offset in the parsed text. */
  readonly at: number;
  /** The text at that position; untrusted. */
  readonly word: string;
}

/** Makes a fault. */
export function spfFault(code: SpfErrorCode, at: number, word: string): SpfFault {
  return { code, at, word };
}

/** The texts of the errors, with a placeholder for the text at that position. */
export const spfErrorWords: Readonly<Record<SpfErrorCode, Text>> = words;

/** All error codes. */
export const spfErrorCodes = Object.keys(words) as readonly SpfErrorCode[] as readonly [
  SpfErrorCode,
  ...SpfErrorCode[],
];
