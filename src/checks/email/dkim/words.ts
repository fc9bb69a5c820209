import type { Text } from "../../../core/text.ts";
import type { DkimKeyProblem } from "../../../formats/dkim/key.ts";

/** What keeps a key from being used. */
export const keyFaultWords: Readonly<Record<DkimKeyProblem | "lookalike", Text>> = {
  syntax: { en: "its record is no list of tags", ko: "레코드가 태그 목록 형식이 아님" },
  "repeated-tag": { en: "its record has a tag twice", ko: "레코드에 같은 태그가 두 번 있음" },
  "late-version": { en: "v=DKIM1 is not the first tag", ko: "v=DKIM1이 첫 태그가 아님" },
  "other-version": { en: "its version (v=) is not DKIM1", ko: "버전(v=)이 DKIM1이 아님" },
  "no-key": { en: "its record has no p=", ko: "레코드에 p=가 없음" },
  "bad-base64": { en: "p= is not base64", ko: "p=가 base64가 아님" },
  "bad-key": { en: "p= holds no key", ko: "p=에 키가 없음" },
  "unknown-type": { en: "nobody knows its type (k=)", ko: "알 수 없는 종류임(k=)" },
  "too-short": {
    en: "it has fewer than 1024 bits, and receivers must not accept it",
    ko: "1024비트보다 짧아 수신 서버가 받아들여서는 안 됨",
  },
  short: { en: "it is short", ko: "짧음" },
  long: { en: "it is long", ko: "긺" },
  "no-sha256": { en: "h= leaves out sha256, the only hash that counts", ko: "h=에 유일하게 유효한 sha256이 없음" },
  "not-for-email": { en: "s= leaves out e-mail", ko: "s=에 이메일이 없음" },
  "bare-rsa": { en: "it is not wrapped", ko: "감싸여 있지 않음" },
  "wrapped-ed25519": { en: "p= is not the 32 octets of the key alone", ko: "p=가 키의 32옥텟만으로 되어 있지 않음" },
  lookalike: { en: "its text is no key record", ko: "텍스트가 키 레코드 형식이 아님" },
};
