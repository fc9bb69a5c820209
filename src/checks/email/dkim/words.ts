import type { Text } from "../../../core/text.ts";
import type { DkimKeyProblem } from "../../../formats/dkim/key.ts";

/** Why a DKIM key is unusable, as a clause. */
export const keyFaultWords: Readonly<Record<DkimKeyProblem | "lookalike", Text>> = {
  syntax: { en: "the record is not a tag list", ko: "레코드가 태그 목록 형식이 아님" },
  "repeated-tag": { en: "a tag appears twice in the record", ko: "레코드에 같은 태그가 두 번 있음" },
  "late-version": { en: "v=DKIM1 is not the first tag", ko: "v=DKIM1이 첫 태그가 아님" },
  "other-version": { en: "the version (v=) is not DKIM1", ko: "버전(v=)이 DKIM1이 아님" },
  "no-key": { en: "the record has no p= tag", ko: "레코드에 p=가 없음" },
  "bad-base64": { en: "p= is not base64", ko: "p=가 base64가 아님" },
  "bad-key": { en: "p= contains no valid key", ko: "p=에 올바른 키가 없음" },
  "unknown-type": { en: "the key type (k=) is unknown", ko: "알 수 없는 종류임(k=)" },
  "too-short": {
    en: "it has fewer than 1024 bits, which receivers must not accept",
    ko: "1024비트보다 짧아 수신 서버가 받아들여서는 안 됨",
  },
  short: { en: "it is short", ko: "짧음" },
  long: { en: "it is long", ko: "긺" },
  "no-sha256": { en: "h= does not include sha256, the only valid hash", ko: "h=에 유일하게 유효한 sha256이 없음" },
  "not-for-email": { en: "s= does not include email", ko: "s=에 이메일이 없음" },
  "bare-rsa": { en: "it is not a SubjectPublicKeyInfo", ko: "SubjectPublicKeyInfo 형식이 아님" },
  "wrapped-ed25519": { en: "p= is not exactly the 32 bytes of the key", ko: "p=가 정확히 키의 32바이트가 아님" },
  lookalike: { en: "the TXT record is not a key record", ko: "TXT 레코드가 키 레코드 형식이 아님" },
};
