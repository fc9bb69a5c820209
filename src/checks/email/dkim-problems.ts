import { defineProblems, finder } from "../../core/interpretation.ts";
import type { Text } from "../../core/text.ts";
import type { DkimKeyProblem } from "../../formats/dkim-key.ts";

/** What may be wrong with the keys by which mail is signed. */
export const dkimProblems = defineProblems({
  "dkim-none": {
    severity: "high",
    cause: {
      en: "There is no DKIM key of {name}: the DNS has no name below _domainkey.{name}. Mail that is forwarded cannot pass DMARC.",
      ko: "{name}의 DKIM 키가 없습니다. DNS에 _domainkey.{name} 아래의 이름이 없습니다. 전달된 메일은 DMARC를 통과할 수 없습니다.",
    },
    action: {
      en: "Have your mail server or provider sign with DKIM, and publish the key that it gives you (RSA, 2048 bits).",
      ko: "메일 서버나 서비스에서 DKIM 서명을 켜고, 제공되는 키(RSA 2048비트)를 게시하십시오.",
    },
    reference: "RFC 6376 §3.6.2.1",
  },
  "dkim-all-revoked": {
    severity: "high",
    cause: {
      en: "A wildcard says that every DKIM key of {name} is revoked, and no key was found beside it. Mail that is forwarded cannot pass DMARC.",
      ko: "{name}의 모든 DKIM 키가 폐기되었다고 와일드카드가 알리며, 다른 키도 찾지 못했습니다. 전달된 메일은 DMARC를 통과할 수 없습니다.",
    },
    action: {
      en: "Sign with DKIM and publish the key; or name your selectors with --selectors, if there are others.",
      ko: "DKIM 서명을 켜고 키를 게시하십시오. 다른 선택자가 있으면 --selectors로 지정하십시오.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-not-found": {
    severity: "medium",
    cause: {
      en: "There are names below _domainkey.{name}, and no key that counts was found at any of them.",
      ko: "_domainkey.{name} 아래에 이름이 있지만 유효한 DKIM 키를 찾지 못했습니다.",
    },
    action: {
      en: "Name your selectors with --selectors, which DKIM-Signature headers show as s=; or publish a key.",
      ko: "DKIM-Signature 헤더에 s=로 나오는 선택자를 --selectors로 지정하거나 키를 게시하십시오.",
    },
    reference: "RFC 6376 §3.6.2.1",
  },
  "dkim-not-shown": {
    severity: "medium",
    cause: {
      en: "No key was found at a usual selector of {name}. Something stands at {at} that is no key, so that _domainkey tells nothing of others there may be.",
      ko: "{name}의 흔한 선택자에서 DKIM 키를 찾지 못했습니다. {at}에 키가 아닌 것이 있어 _domainkey로는 다른 키가 있는지 알 수 없습니다.",
    },
    action: {
      en: "Name your selectors with --selectors, which DKIM-Signature headers show as s=; or sign with DKIM and publish a key.",
      ko: "DKIM-Signature 헤더에 s=로 나오는 선택자를 --selectors로 지정하거나, DKIM 서명을 켜고 키를 게시하십시오.",
    },
    reference: "RFC 8020 §2",
  },
  "dkim-unknown": {
    severity: "info",
    cause: {
      en: "Whether {name} has DKIM keys could not be told: {reason}.",
      ko: "{name}에 DKIM 키가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Name your selectors with --selectors; the header DKIM-Signature of a message shows them as s=.",
      ko: "--selectors로 선택자를 지정하십시오. 메일의 DKIM-Signature 헤더에 s=로 나와 있습니다.",
    },
  },
  "dkim-unknown-selector": {
    severity: "info",
    cause: {
      en: "{name} has DKIM keys, and none of them is at a usual selector: they could not be looked at.",
      ko: "{name}에 DKIM 키가 있지만 흔한 선택자에는 없어 살펴보지 못했습니다.",
    },
    action: {
      en: "Name your selectors with --selectors; the header DKIM-Signature of a message shows them as s=.",
      ko: "--selectors로 선택자를 지정하십시오. 메일의 DKIM-Signature 헤더에 s=로 나와 있습니다.",
    },
    reference: "RFC 8020 §2",
  },
  "dkim-selector-missing": {
    severity: "high",
    cause: {
      en: "There is no DKIM key at the selector {selector}: what is signed with it fails.",
      ko: "선택자 {selector}에 DKIM 키가 없어, 이 선택자로 서명한 메일은 검증에 실패합니다.",
    },
    action: {
      en: "Publish the key at {at}, or correct the selector.",
      ko: "{at}에 키를 게시하거나 선택자를 확인하십시오.",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-selector-unknown": {
    severity: "info",
    cause: {
      en: "Whether there is a DKIM key at the selector {selector} could not be told: {reason}.",
      ko: "선택자 {selector}에 DKIM 키가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
  "dkim-several": {
    severity: "high",
    cause: {
      en: "There are several keys at the selector {selector}: receivers take any of them, or none.",
      ko: "선택자 {selector}에 키가 여러 개 있습니다. 수신 서버가 그중 아무것이나 쓰거나 모두 무시합니다.",
    },
    action: {
      en: "Keep the one whose private key signs, and give each other key a selector of its own.",
      ko: "실제로 서명에 쓰는 키만 남기고, 다른 키는 별도의 선택자로 옮기십시오.",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-broken": {
    severity: "high",
    cause: {
      en: "The DKIM key at the selector {selector} cannot be used: {fault}. What is signed with it fails.",
      ko: "선택자 {selector}의 DKIM 키를 쓸 수 없습니다. {fault}. 이 키로 서명한 메일은 검증에 실패합니다.",
    },
    action: { en: "Publish it anew at {at}.", ko: "{at}에 다시 게시하십시오." },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-short": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. 2048 are asked for; shorter ones can be broken.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 2048비트가 요구되며, 더 짧은 키는 뚫릴 수 있습니다.",
    },
    action: {
      en: "Make a key of 2048 bits, publish it at a new selector, and sign with it.",
      ko: "2048비트 키를 만들어 새 선택자에 게시하고 그 키로 서명하십시오.",
    },
    reference: "RFC 8301 §3.2",
  },
  "dkim-long": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} has {bits} bits. Receivers have to take 4096, and some take no more.",
      ko: "선택자 {selector}의 DKIM 키가 {bits}비트입니다. 수신 서버는 4096비트까지만 지원하면 되고, 그 이상은 거부하기도 합니다.",
    },
    action: { en: "Use a key of 2048 or 4096 bits.", ko: "2048비트나 4096비트 키를 쓰십시오." },
    reference: "RFC 8301 §3.2",
  },
  "dkim-bare": {
    severity: "low",
    cause: {
      en: "The DKIM key at the selector {selector} is written without the wrapping that the standard asks for. Most receivers read it, some do not.",
      ko: "선택자 {selector}의 DKIM 키가 표준이 요구하는 형식으로 감싸여 있지 않습니다. 대부분의 수신 서버는 읽지만 일부는 읽지 못합니다.",
    },
    action: {
      en: "Publish the same key as SubjectPublicKeyInfo at {at}.",
      ko: "같은 키를 SubjectPublicKeyInfo 형식으로 {at}에 게시하십시오.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-testing": {
    severity: "medium",
    cause: {
      en: "The DKIM key at the selector {selector} says that it is only being tried (t=y): receivers may take signed mail for unsigned.",
      ko: "선택자 {selector}의 DKIM 키가 시험 중(t=y)이라고 되어 있어, 수신 서버가 서명된 메일을 서명되지 않은 것으로 취급할 수 있습니다.",
    },
    action: { en: "Remove the flag y at {at}.", ko: "{at}에서 y 플래그를 제거하십시오." },
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
  "dkim-dangling": {
    severity: "medium",
    cause: {
      en: "The selector {selector} is an alias of {target}, where there is no key.",
      ko: "선택자 {selector|은/는} {target}의 별칭이지만 그곳에 키가 없습니다.",
    },
    action: {
      en: "Turn on DKIM at whoever runs {target}, or delete the alias.",
      ko: "{target|을/를} 운영하는 서비스에서 DKIM을 켜거나 별칭을 삭제하십시오.",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-wildcard-dangling": {
    severity: "medium",
    cause: {
      en: "By a wildcard every selector of {name} that has no record of its own is an alias that leads to {target}, where there is no key.",
      ko: "와일드카드로 {name}의 자체 레코드가 없는 모든 선택자가 {target|을/를} 가리키지만 그곳에 키가 없습니다.",
    },
    action: {
      en: "Delete the wildcard below _domainkey.{name}, or turn on DKIM at whoever runs {target}; name your selectors with --selectors.",
      ko: "_domainkey.{name} 아래의 와일드카드를 삭제하거나 {target|을/를} 운영하는 서비스에서 DKIM을 켜십시오. 선택자는 --selectors로 지정하십시오.",
    },
    reference: "RFC 4592 §2.2.1",
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
  "dkim-wildcard": {
    severity: "medium",
    cause: {
      en: "A wildcard answers for any selector of {name}, so that guesses tell nothing of its DKIM keys: what is found only so counts less, or nothing.",
      ko: "{name}의 어떤 선택자에든 와일드카드가 응답해, 추측으로는 DKIM 키를 판단할 수 없습니다. 와일드카드로만 보이는 키는 낮게 계산하거나 계산하지 않습니다.",
    },
    action: {
      en: "Name your selectors with --selectors; the header DKIM-Signature of a message shows them as s=.",
      ko: "--selectors로 선택자를 지정하십시오. 메일의 DKIM-Signature 헤더에 s=로 나와 있습니다.",
    },
    reference: "RFC 4592 §2.2.1",
  },
});

/** One of them. */
export type DkimProblemId = keyof typeof dkimProblems;

/** Names one of them. */
export const findDkim = finder<typeof dkimProblems>();

/** What keeps a key from being used. */
export const keyFaultWords: Readonly<Record<DkimKeyProblem | "lookalike", Text>> = {
  syntax: { en: "its record is no list of tags", ko: "레코드가 태그 목록 형식이 아님" },
  "repeated-tag": { en: "its record has a tag twice", ko: "레코드에 같은 태그가 두 번 있음" },
  "late-version": { en: "v=DKIM1 is not the first tag", ko: "v=DKIM1이 첫 태그가 아님" },
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
