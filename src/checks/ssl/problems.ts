import { defineProblems, type Words } from "../../core/result/interpretation.ts";
import {
  surroundingsCaps,
  surroundingsKpis,
  surroundingsProblems,
} from "../../core/addresses/surroundings-problems.ts";
import { addressesProblems } from "./addresses/problems.ts";
import { certificateProblems } from "./certificate/problems.ts";
import { formProblems } from "./trust/problems-form.ts";
import { pathProblems } from "./trust/problems-path.ts";
import { trustProblems } from "./trust/problems.ts";
import { hstsProblems } from "./hsts/problems.ts";
import { connectionProblems } from "./version/problems.ts";
import { offersProblems } from "./offers/problems.ts";
import { reachProblems } from "./reach/problems.ts";
import { policyProblems } from "./certificate/problems-policy.ts";
import { revocationProblems } from "./revocation/problems.ts";
import { starttlsProblems } from "./starttls/problems.ts";
import { hstsValues } from "../../topics/hsts/problems.ts";
import type { ceilings, weights } from "./weights.ts";
import { doubtWords } from "./revocation/words.ts";

/** Every problem of the ssl check. */
export const problems = defineProblems({
  ...certificateProblems,
  ...trustProblems,
  ...pathProblems,
  ...formProblems,
  ...connectionProblems,
  ...hstsProblems,
  ...reachProblems,
  ...offersProblems,
  ...policyProblems,
  ...revocationProblems,
  ...starttlsProblems,
  ...addressesProblems,
  ...surroundingsProblems,
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** All other words of the check. */
export const words = {
  problems,
  doubts: doubtWords,
  parts: {
    certificate: { en: "Certificate validity", ko: "인증서 유효성" },
    version: { en: "TLS versions", ko: "TLS 버전" },
    trust: { en: "Chain of trust", ko: "신뢰 체인" },
    hsts: { en: "HSTS", ko: "HSTS" },
  } satisfies Record<keyof typeof weights, unknown>,
  caps: {
    ...surroundingsCaps,
    "no-certificate": { en: "the server presents no certificate", ko: "서버가 인증서를 제시하지 않음" },
    oversized: { en: "the certificates are larger than clients accept", ko: "인증서가 클라이언트가 받는 크기를 넘음" },
    unreadable: { en: "the certificate cannot be read", ko: "인증서를 읽을 수 없음" },
    expired: { en: "the certificate has expired", ko: "인증서가 만료됨" },
    "not-yet-valid": { en: "the certificate is not valid yet", ko: "인증서의 유효 기간이 아직 시작되지 않음" },
    "wrong-name": { en: "the certificate is for another name", ko: "인증서가 다른 이름용임" },
    "no-san": { en: "the certificate has no subjectAltName", ko: "인증서에 호스트 이름이 없음" },
    "weak-key": { en: "the key is too weak", ko: "키가 너무 약함" },
    "weak-signature": { en: "a signature uses a broken hash", ko: "서명에 취약한 해시가 쓰임" },
    "wrong-purpose": { en: "the certificate is not for servers", ko: "인증서가 서버용이 아님" },
    "wrong-key-usage": { en: "the key usage does not allow TLS", ko: "키 용도가 사용 방식과 맞지 않음" },
    revoked: { en: "the certificate is revoked", ko: "인증서가 폐기됨" },
    "intermediate-revoked": { en: "an intermediate certificate is revoked", ko: "중간 인증서가 폐기됨" },
    untrusted: { en: "the certificate is not trusted", ko: "인증서를 신뢰할 수 없음" },
    "obsolete-only": { en: "only TLS 1.1 and older are offered", ko: "TLS 1.1보다 높은 버전을 제공하지 않음" },
    "beyond-reach": { en: "most browsers cannot connect", ko: "대부분의 브라우저가 연결할 수 없음" },
    "chromium-refused": { en: "Chrome and Edge reject the certificate", ko: "Chrome과 Edge가 인증서를 거부함" },
    "firefox-refused": { en: "Firefox rejects the connection", ko: "Firefox가 연결을 거부함" },
    "browser-refused": { en: "the handshake of a browser failed", ko: "브라우저의 핸드셰이크가 실패함" },
    unseen: {
      en: "we could not determine which old versions or weak suites are offered",
      ko: "오래된 버전이나 취약한 스위트의 제공 여부를 알 수 없음",
    },
    ssl3: { en: "SSL 3.0 is offered", ko: "SSL 3.0을 제공함" },
    "old-versions": { en: "TLS 1.0 or 1.1 is offered", ko: "TLS 1.0 또는 1.1을 제공함" },
    "incomplete-chain": { en: "the served chain is incomplete", ko: "제공된 체인이 불완전함" },
    "no-tls13": { en: "TLS 1.3 is not offered", ko: "TLS 1.3을 제공하지 않음" },
    "expires-soon": { en: "the certificate expires soon", ko: "인증서가 곧 만료됨" },
    "hsts-ip-address": { en: "HSTS has no effect for an IP address", ko: "IP 주소에는 HSTS가 효과가 없음" },
    "worthless-suites": {
      en: "a cipher suite without protection is offered",
      ko: "보호하지 못하는 암호 스위트를 제공함",
    },
    "old-suites": { en: "RC4 or 3DES is offered", ko: "RC4 또는 3DES를 제공함" },
    "no-modern-suite": {
      en: "no suite has forward secrecy and authenticated encryption",
      ko: "전방향 안전성과 인증 암호화를 갖춘 스위트가 없음",
    },
    "broken-dhe": { en: "Diffie-Hellman is below 1024 bits", ko: "디피-헬먼이 1024비트 미만임" },
    "weak-dhe": { en: "Diffie-Hellman is below 2048 bits", ko: "디피-헬먼이 2048비트 미만임" },
    injected: { en: "plaintext was injected before TLS", ko: "TLS 전에 평문이 끼어듦" },
    compression: { en: "TLS compression is offered", ko: "TLS 압축을 제공함" },
    "no-timestamps": { en: "the certificate has no timestamp (SCT)", ko: "인증서에 타임스탬프(SCT)가 없음" },
    "must-staple": {
      en: "the required OCSP staple is missing",
      ko: "인증서가 요구하는 스테이플이 없음",
    },
  } satisfies Record<keyof typeof ceilings, unknown>,
  kpis: {
    ...surroundingsKpis,
    mozilla: { en: "Mozilla profile", ko: "Mozilla 프로필" },
    "days-left": { en: "Days left", ko: "남은 일수" },
    issuer: { en: "Issuer", ko: "발급자" },
    protocol: { en: "Negotiated version", ko: "협상된 버전" },
    group: { en: "Key exchange group", ko: "키 교환 그룹" },
    key: { en: "Key", ko: "키" },
    cipher: { en: "Cipher suite", ko: "암호 스위트" },
    revocation: { en: "Revocation", ko: "폐기 여부" },
    hsts: { en: "HSTS max-age", ko: "HSTS max-age" },
  },
  values: {
    mozilla: { neither: { en: "neither", ko: "어느 것도 아님" } },
    group: { false: { en: "none", ko: "없음" } },
    revocation: {
      good: { en: "good", ko: "정상" },
      revoked: { en: "revoked", ko: "폐기됨" },
      "issuer-revoked": { en: "an issuer is revoked", ko: "발급자가 폐기됨" },
      "not-applicable": { en: "not applicable", ko: "해당 없음" },
    },
    hsts: hstsValues,
  },
} as const satisfies Words;
