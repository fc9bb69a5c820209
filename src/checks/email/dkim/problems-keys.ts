import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with a key by which mail is signed. */
export const dkimKeyProblems = defineProblems({
  "dkim-several": {
    severity: "high",
    cause: {
      en: "There are several keys at the selector {selector}: receivers take any of them, or none.",
      ko: "선택자 {selector}에 키가 여러 개 있습니다. 수신 서버가 그중 아무것이나 쓰거나 모두 무시합니다.",
    },
    action: {
      en: "Keep the one whose private key signs, and give each other key a selector of its own.{whose}",
      ko: "실제로 서명에 쓰는 키만 남기고, 다른 키는 별도의 선택자로 옮기십시오.{whose}",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-broken": {
    severity: "high",
    cause: {
      en: "The DKIM key at the selector {selector} cannot be used: {fault}. What is signed with it fails.",
      ko: "선택자 {selector}의 DKIM 키를 쓸 수 없습니다. {fault}. 이 키로 서명한 메일은 검증에 실패합니다.",
    },
    action: { en: "Publish it anew at {at}.{whose}", ko: "{at}에 다시 게시하십시오.{whose}" },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-too-short": {
    severity: "high",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. Receivers must not accept fewer than 1024: what is signed with it fails.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 1024비트보다 짧은 키를 받아들여서는 안 되므로, 이 키로 서명한 메일은 검증에 실패합니다.",
    },
    action: {
      en: "Make a new key of 2048 bits, publish it at a new selector, and sign with it.{whose}",
      ko: "2048비트 키를 새로 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-short": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. 2048 are asked for; shorter ones can be broken.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 2048비트가 요구되며, 더 짧은 키는 뚫릴 수 있습니다.",
    },
    action: {
      en: "Make a key of 2048 bits, publish it at a new selector, and sign with it.{whose}",
      ko: "2048비트 키를 만들어 새 선택자에 게시하고 그 키로 서명하십시오.{whose}",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-long": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. Receivers have to take 4096, and some take no more.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 4096비트까지만 지원하면 되고, 그 이상은 거부하기도 합니다.",
    },
    action: { en: "Use a key of 2048 or 4096 bits.{whose}", ko: "2048비트나 4096비트 키를 쓰십시오.{whose}" },
    reference: "RFC 8301 §3.2",
  },
  "dkim-bare": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} is written without the wrapping that the standard asks for. Most receivers read it, some do not.",
      ko: "선택자 {selector}의 DKIM 키가 표준이 요구하는 형식으로 감싸여 있지 않습니다. 대부분의 수신 서버는 읽지만 일부는 읽지 못합니다.",
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
      en: "The DKIM record at the selector {selector} does not begin with v=DKIM1. The standard asks for that; common verifiers read the key all the same.",
      ko: "선택자 {selector}의 DKIM 레코드가 v=DKIM1로 시작하지 않습니다. 표준이 요구하는 순서이지만 널리 쓰이는 검증기는 이 키를 그대로 읽습니다.",
    },
    action: {
      en: "Publish the same record at {at} with v=DKIM1 as its first tag.{whose}",
      ko: "v=DKIM1을 첫 태그로 둔 같은 레코드를 {at}에 게시하십시오.{whose}",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-testing": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} says that it is only being tried (t=y): receivers may take signed mail for unsigned.",
      ko: "선택자 {selector}의 DKIM 키가 시험 중(t=y)이라고 되어 있어, 수신 서버가 서명된 메일을 서명되지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Remove the flag y at {at}.{whose}", ko: "{at}에서 y 플래그를 제거하십시오.{whose}" },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-revoked": {
    severity: "info",
    cause: {
      en: "The DKIM key at the selector {selector} is revoked (an empty p=).",
      ko: "선택자 {selector}의 DKIM 키가 폐기되었습니다(빈 p=).",
    },
    action: {
      en: "Nothing has to be done unless something still signs with it.",
      ko: "이 키로 아직 서명하는 곳이 없다면 조치할 것이 없습니다.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-ed25519-only": {
    severity: "low",
    cause: {
      en: "All keys of {name} that were found are ed25519, which many receivers cannot verify yet.",
      ko: "{name}에서 찾은 키가 모두 ed25519입니다. 아직 검증하지 못하는 수신 서버가 많습니다.",
    },
    action: {
      en: "Sign with an RSA key of 2048 bits as well.",
      ko: "2048비트 RSA 키로도 함께 서명하십시오.",
    },
    reference: "RFC 8463 §3",
  },
});
