import { defineProblems } from "../../../core/result/interpretation.ts";

/** Problems of a single DKIM key. */
export const dkimKeyProblems = defineProblems({
  "dkim-several": {
    severity: "high",
    cause: {
      en: "There are several DKIM records at the selector {selector}. Receivers use an arbitrary one, or none.",
      ko: "선택자 {selector}에 DKIM 레코드가 여러 개 있습니다. 수신 서버가 임의의 하나를 쓰거나 모두 무시합니다.",
    },
    action: {
      en: "Keep the key that you sign with, and move the other keys to selectors of their own.{whose}",
      ko: "실제로 서명에 쓰는 키만 남기고, 다른 키는 별도의 선택자로 옮기십시오.{whose}",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-broken": {
    severity: "high",
    cause: {
      en: "The DKIM key at the selector {selector} is unusable: {fault}. Signatures with it fail.",
      ko: "선택자 {selector}의 DKIM 키를 쓸 수 없습니다. {fault}. 이 키로 만든 서명은 검증에 실패합니다.",
    },
    action: { en: "Publish the key again at {at}.{whose}", ko: "{at}에 키를 다시 게시하십시오.{whose}" },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-too-short": {
    severity: "high",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. Receivers must not accept keys below 1024 bits, so signatures with it fail.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 1024비트 미만의 키를 받아들여서는 안 되므로, 이 키로 만든 서명은 검증에 실패합니다.",
    },
    action: {
      en: "Create a new 2048-bit key, publish it at a new selector, and sign with it.{whose}",
      ko: "2048비트 키를 새로 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-short": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. RFC 8301 recommends at least 2048; shorter keys can be broken.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. RFC 8301은 2048비트 이상을 권고하며, 더 짧은 키는 뚫릴 수 있습니다.",
    },
    action: {
      en: "Create a 2048-bit key, publish it at a new selector, and sign with it.{whose}",
      ko: "2048비트 키를 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-long": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. Receivers must support up to 4096, and some support no more.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 4096비트까지만 지원하면 되고, 그 이상은 거부하기도 합니다.",
    },
    action: { en: "Use a key with 2048 or 4096 bits.{whose}", ko: "2048비트나 4096비트 키를 쓰십시오.{whose}" },
    reference: "RFC 8301 §3.2",
  },
  "dkim-bare": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} is a bare RSAPublicKey without the required SubjectPublicKeyInfo. Most receivers accept it, but some do not.",
      ko: "선택자 {selector}의 DKIM 키가 표준이 요구하는 SubjectPublicKeyInfo가 아니라 RSAPublicKey 형식입니다. 대부분의 수신 서버는 읽지만 일부는 읽지 못합니다.",
    },
    action: {
      en: "Publish the same key as SubjectPublicKeyInfo at {at}.{whose}",
      ko: "같은 키를 SubjectPublicKeyInfo 형식으로 {at}에 게시하십시오.{whose}",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-late-version": {
    severity: "low",
    cause: {
      en: "The DKIM record at the selector {selector} does not begin with v=DKIM1, as the standard requires. Common verifiers accept the key anyway.",
      ko: "선택자 {selector}의 DKIM 레코드가 표준과 달리 v=DKIM1로 시작하지 않습니다. 널리 쓰이는 검증기는 그래도 이 키를 받아들입니다.",
    },
    action: {
      en: "Publish the same record at {at} with v=DKIM1 as the first tag.{whose}",
      ko: "v=DKIM1을 첫 태그로 둔 같은 레코드를 {at}에 게시하십시오.{whose}",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-testing": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} is in test mode (t=y). Receivers may treat signed mail as unsigned.",
      ko: "선택자 {selector}의 DKIM 키가 시험 모드(t=y)입니다. 수신 서버가 서명된 메일을 서명되지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Remove the flag t=y at {at}.{whose}", ko: "{at}에서 t=y 플래그를 제거하십시오.{whose}" },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-revoked": {
    severity: "info",
    cause: {
      en: "The DKIM key at the selector {selector} is revoked (an empty p=).",
      ko: "선택자 {selector}의 DKIM 키가 폐기되었습니다(빈 p=).",
    },
    action: {
      en: "If nothing signs with this key any more, no action is needed.",
      ko: "이 키로 아직 서명하는 곳이 없다면 조치할 것이 없습니다.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-ed25519-only": {
    severity: "low",
    cause: {
      en: "All DKIM keys that we found for {name} are Ed25519 keys. Many receivers cannot verify these yet.",
      ko: "{name}에서 찾은 DKIM 키가 모두 Ed25519입니다. 아직 검증하지 못하는 수신 서버가 많습니다.",
    },
    action: {
      en: "Sign with a 2048-bit RSA key as well.",
      ko: "2048비트 RSA 키로도 함께 서명하십시오.",
    },
    reference: "RFC 8463 §3",
  },
});
