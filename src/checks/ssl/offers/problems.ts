import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of the offered suites, key exchange and compression. */
export const offersProblems = defineProblems({
  "suite-null": {
    severity: "critical",
    cause: {
      en: "The server accepts a cipher suite without encryption ({suite}).",
      ko: "서버가 아무것도 암호화하지 않는 암호 스위트({suite})를 받아들입니다.",
    },
    action: { en: "Exclude NULL suites (OpenSSL: !eNULL).", ko: "NULL 스위트를 제외하십시오(OpenSSL: !eNULL)." },
    reference: "RFC 9325 §4.1",
  },
  "suite-export": {
    severity: "critical",
    cause: {
      en: "The server accepts an export-grade cipher suite ({suite}), which can be broken in minutes (FREAK, Logjam).",
      ko: "서버가 몇 분이면 깨지는 수출용 암호 스위트({suite})를 받아들입니다(FREAK, Logjam).",
    },
    action: { en: "Exclude export suites (OpenSSL: !EXPORT).", ko: "수출용 스위트를 제외하십시오(OpenSSL: !EXPORT)." },
    reference: "RFC 9325 §4.1",
  },
  "suite-anonymous": {
    severity: "critical",
    cause: {
      en: "The server accepts an anonymous cipher suite ({suite}), so an attacker on the network can impersonate it.",
      ko: "서버가 누구나 서버를 사칭할 수 있는 익명 암호 스위트({suite})를 받아들입니다.",
    },
    action: { en: "Exclude anonymous suites (OpenSSL: !aNULL).", ko: "익명 스위트를 제외하십시오(OpenSSL: !aNULL)." },
    reference: "RFC 5246 §F.1.1.1",
  },
  "suite-anonymous-mail": {
    severity: "low",
    cause: {
      en: "The server accepts an anonymous cipher suite ({suite}) from mail servers that offer one. Mail servers that verify certificates never offer one.",
      ko: "서버가 익명 암호 스위트({suite})를 제안하는 발신 서버로부터 이를 받아들입니다. 상대를 확인하는 발신 서버는 제안하지 않습니다.",
    },
    action: {
      en: "Exclude anonymous suites (Postfix: smtpd_tls_exclude_ciphers = aNULL).",
      ko: "익명 스위트를 제외하십시오(Postfix: smtpd_tls_exclude_ciphers = aNULL).",
    },
    reference: "RFC 7435 §3",
  },
  "suite-des": {
    severity: "critical",
    cause: {
      en: "The server accepts a cipher suite with single DES ({suite}), whose 56-bit key can be found by brute force.",
      ko: "서버가 전수 조사가 가능한 56비트 DES 암호 스위트({suite})를 받아들입니다.",
    },
    action: { en: "Exclude DES (OpenSSL: !DES).", ko: "DES를 제외하십시오(OpenSSL: !DES)." },
    reference: "RFC 5469 §4",
  },
  "suite-rc4": {
    severity: "high",
    cause: {
      en: "The server accepts a cipher suite with RC4 ({suite}), which has practical attacks.",
      ko: "서버가 평문이 새어 나가는 RC4 암호 스위트({suite})를 받아들입니다.",
    },
    action: { en: "Exclude RC4 (OpenSSL: !RC4).", ko: "RC4를 제외하십시오(OpenSSL: !RC4)." },
    reference: "RFC 7465 §2",
  },
  "suite-3des": {
    severity: "medium",
    cause: {
      en: "The server accepts a cipher suite with 64-bit blocks ({suite}), which is vulnerable in long connections (Sweet32).",
      ko: "서버가 긴 연결에서 블록이 반복되는 64비트 블록 암호 스위트({suite})를 받아들입니다(Sweet32).",
    },
    action: {
      en: "Exclude 3DES and IDEA (OpenSSL: !3DES:!IDEA).",
      ko: "3DES와 IDEA를 제외하십시오(OpenSSL: !3DES:!IDEA).",
    },
    reference: "RFC 9325 §4.1",
  },
  "suite-static-rsa": {
    severity: "low",
    cause: {
      en: "The server accepts a cipher suite without forward secrecy ({suite}). A stolen key decrypts recorded traffic.",
      ko: "서버가 전방향 안전성이 없는 암호 스위트({suite})를 받아들입니다. 키가 유출되면 기록된 통신이 모두 해독됩니다.",
    },
    action: { en: "Exclude static RSA (OpenSSL: !kRSA).", ko: "정적 RSA를 제외하십시오(OpenSSL: !kRSA)." },
    reference: "RFC 9325 §4.1",
  },
  "no-modern-suite": {
    severity: "medium",
    cause: {
      en: "The server has no cipher suite with both forward secrecy and authenticated encryption (ECDHE with AES-GCM or ChaCha20).",
      ko: "전방향 안전성과 인증 암호화를 모두 갖춘 암호 스위트(ECDHE와 AES-GCM 또는 ChaCha20)가 서버에 없습니다.",
    },
    action: {
      en: "Enable TLS 1.3, or the suites of Mozilla's intermediate profile.",
      ko: "TLS 1.3 또는 Mozilla의 intermediate 프로필에 있는 스위트를 켜십시오.",
    },
    reference: "RFC 9325 §4.2",
  },
  "broken-dhe": {
    severity: "critical",
    cause: {
      en: "Diffie-Hellman uses a prime of {bits} bits, which can be broken (Logjam).",
      ko: "디피-헬먼이 깨질 수 있는 {bits}비트 소수를 사용합니다(Logjam).",
    },
    action: {
      en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
      ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting}).",
    },
    reference: "RFC 9325 §4.5",
  },
  "weak-dhe": {
    severity: "medium",
    cause: {
      en: "Diffie-Hellman uses a prime of {bits} bits; at least 2048 are required.",
      ko: "디피-헬먼이 {bits}비트 소수를 사용합니다. 최소 2048비트가 필요합니다.",
    },
    action: {
      en: "Drop the DHE suites, or use ffdhe2048 ({setting}).",
      ko: "DHE 스위트를 끄거나 ffdhe2048을 사용하십시오({setting}).",
    },
    reference: "RFC 9325 §4.5",
  },
  compression: {
    severity: "high",
    cause: {
      en: "The server compresses inside TLS, which gives secrets away by their length (CRIME).",
      ko: "서버가 TLS 안에서 압축하여 길이로 비밀이 드러날 수 있습니다(CRIME).",
    },
    action: { en: "Disable TLS compression.", ko: "TLS 압축을 끄십시오." },
    reference: "RFC 9325 §3.3",
  },
  "small-curve": {
    severity: "low",
    cause: {
      en: "The server accepts the curve {curve} with {bits} bits. Curves below 224 bits must not be used.",
      ko: "서버가 {bits}비트 곡선 {curve|을/를} 받아들입니다. 224비트 미만의 곡선은 사용하지 않아야 합니다.",
    },
    action: {
      en: "Leave only X25519, P-256 and P-384 ({setting}).",
      ko: "X25519, P-256, P-384만 남기십시오({setting}).",
    },
    reference: "RFC 9325 §4.5",
  },
  "suites-unknown": {
    severity: "info",
    cause: {
      en: "We could not determine whether weak cipher suites are offered ({families}): {reason}.",
      ko: "취약한 암호 스위트 제공 여부를 확인하지 못했습니다({families}): {reason}.",
    },
    action: {
      en: "Check it from a network without filtering.",
      ko: "필터링이 없는 네트워크에서 확인하십시오.",
    },
  },
  "outside-mozilla": {
    severity: "info",
    cause: {
      en: "The server matches no Mozilla TLS profile (guideline {guideline}). Outside the intermediate profile: {reasons}. This does not affect the grade.",
      ko: "서버가 Mozilla의 어느 프로필에도 맞지 않습니다(지침 {guideline}). intermediate 프로필에서 벗어난 항목: {reasons}. 등급에는 반영되지 않습니다.",
    },
    action: {
      en: "If you want to follow the guideline, generate the configuration at https://ssl-config.mozilla.org/.",
      ko: "지침을 따르려면 https://ssl-config.mozilla.org/ 에서 설정을 생성하십시오.",
    },
    reference: "Mozilla Server Side TLS 6.0",
  },
});
