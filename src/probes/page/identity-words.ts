import { joined } from "../../core/words.ts";
import type { Text } from "../../core/text.ts";
import type { IdentityProblem } from "./identity.ts";

const words: Readonly<Record<IdentityProblem, Text>> = {
  expired: { en: "expired", ko: "만료됨" },
  "not-yet-valid": { en: "not yet valid", ko: "아직 유효하지 않음" },
  "wrong-name": { en: "issued for another name", ko: "다른 이름으로 발급됨" },
  "weak-key": { en: "weak key", ko: "약한 키" },
  "weak-signature": { en: "weak signature", ko: "약한 서명" },
  "wrong-purpose": { en: "issued for another purpose", ko: "다른 용도로 발급됨" },
  "wrong-key-usage": { en: "its key may not be used for TLS", ko: "키를 TLS에 쓸 수 없음" },
  "obsolete-version": { en: "TLS 1.1 or older", ko: "TLS 1.1 이하" },
  revoked: { en: "revoked", ko: "폐기됨" },
  untrusted: { en: "not trusted", ko: "신뢰되지 않음" },
};

/** Why browsers reject a connection, in words, separated by commas. */
export function identityWords(problems: readonly IdentityProblem[]): Text {
  return joined(
    problems.map((problem) => words[problem]),
    ", ",
  );
}
