import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { dkimKeyProblems } from "./problems-keys.ts";

/** What may be wrong with where the keys are looked for. */
const selectorProblems = defineProblems({
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
      en: "There are names below _domainkey.{name}, and no key that counts was found at any usual selector.",
      ko: "_domainkey.{name} 아래에 이름이 있지만 흔한 선택자에서는 유효한 DKIM 키를 찾지 못했습니다.",
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
      en: "Try again, and look at what the name servers answer. Where they answer for single names alone, name your selectors with --selectors, which DKIM-Signature headers show as s=.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오. 개별 이름에만 응답한다면 DKIM-Signature 헤더에 s=로 나오는 선택자를 --selectors로 지정하십시오.",
    },
  },
  "dkim-unknown-selector": {
    severity: "info",
    cause: {
      en: "{name} may have DKIM keys: there are names where such keys stand, and none of them is a usual selector, so that they could not be looked at.",
      ko: "{name}에 DKIM 키가 있을 수 있습니다. 키를 두는 자리에 이름이 있지만 흔한 선택자가 아니어서 살펴보지 못했습니다.",
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
  "dkim-dangling": {
    severity: "medium",
    cause: {
      en: "There is no key where selectors lead as aliases: {aliases}.",
      ko: "선택자가 별칭으로 가리키는 곳에 키가 없습니다: {aliases}.",
    },
    action: {
      en: "Turn on DKIM at whoever runs those names. Delete the aliases once mail is signed with another selector, and name that with --selectors.",
      ko: "그 이름을 운영하는 서비스에서 DKIM을 켜십시오. 다른 선택자로 서명하고 있다면 별칭을 삭제하고 그 선택자를 --selectors로 지정하십시오.",
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

/** What may be wrong with the keys by which mail is signed. */
export const dkimProblems = { ...selectorProblems, ...dkimKeyProblems };

/** One of them. */
export type DkimProblemId = keyof typeof dkimProblems;

/** Names one of them. */
export const findDkim = finder<typeof dkimProblems>();
