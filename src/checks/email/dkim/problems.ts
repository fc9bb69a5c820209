import { defineProblems, finder } from "../../../core/result/interpretation.ts";
import { dkimKeyProblems } from "./problems-keys.ts";

/** Problems of finding DKIM keys. */
const selectorProblems = defineProblems({
  "dkim-none": {
    severity: "high",
    cause: {
      en: "{name} has no DKIM keys: no name exists below _domainkey.{name}. Forwarded mail cannot pass DMARC.",
      ko: "{name}에 DKIM 키가 없습니다. _domainkey.{name} 아래에 이름이 존재하지 않습니다. 전달된 메일은 DMARC를 통과할 수 없습니다.",
    },
    action: {
      en: "Enable DKIM signing at your mail server or provider, and publish the key that it gives you (RSA, 2048 bits).{offer}",
      ko: "메일 서버나 서비스에서 DKIM 서명을 켜고, 제공되는 키(RSA 2048비트)를 게시하십시오.{offer}",
    },
    reference: "RFC 6376 §3.6.2.1",
  },
  "dkim-all-revoked": {
    severity: "high",
    cause: {
      en: "A wildcard record revokes every DKIM key of {name}, and we found no other key. Forwarded mail cannot pass DMARC.",
      ko: "와일드카드 레코드가 {name}의 모든 DKIM 키를 폐기하며, 다른 키는 찾지 못했습니다. 전달된 메일은 DMARC를 통과할 수 없습니다.",
    },
    action: {
      en: "Enable DKIM signing and publish the key. If you use other selectors, give them with --selectors.",
      ko: "DKIM 서명을 켜고 키를 게시하십시오. 다른 선택자가 있으면 --selectors로 지정하십시오.",
    },
    reference: "RFC 6376 §3.6.1",
  },
  "dkim-not-found": {
    severity: "medium",
    cause: {
      en: "Names exist below _domainkey.{name}, but we found no valid key at the common selectors.",
      ko: "_domainkey.{name} 아래에 이름이 있지만 흔히 쓰는 선택자에서는 유효한 DKIM 키를 찾지 못했습니다.",
    },
    action: {
      en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers), or publish a key.",
      ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하거나 키를 게시하십시오.",
    },
    reference: "RFC 6376 §3.6.2.1",
  },
  "dkim-not-shown": {
    severity: "medium",
    cause: {
      en: "We found no key at the common selectors of {name}. A record at {at} is not a key, so _domainkey does not show whether other keys exist.",
      ko: "{name}의 흔히 쓰는 선택자에서 DKIM 키를 찾지 못했습니다. {at}의 레코드는 키가 아니어서 _domainkey로는 다른 키가 있는지 알 수 없습니다.",
    },
    action: {
      en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers), or enable DKIM signing and publish a key.",
      ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하거나, DKIM 서명을 켜고 키를 게시하십시오.",
    },
    reference: "RFC 8020 §2",
  },
  "dkim-unknown": {
    severity: "info",
    cause: {
      en: "We could not check whether {name} has DKIM keys: {reason}.",
      ko: "{name}에 DKIM 키가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers. If they answer only for exact names, give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오. 정확한 이름에만 응답하면 --selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오.",
    },
  },
  "dkim-unknown-selector": {
    severity: "info",
    cause: {
      en: "{name} may have DKIM keys: names exist below _domainkey, but at none of the common selectors. We could not check these keys.",
      ko: "{name}에 DKIM 키가 있을 수 있습니다. _domainkey 아래에 이름이 있지만 흔히 쓰는 선택자가 아니어서 키를 확인하지 못했습니다.",
    },
    action: {
      en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
      ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오.",
    },
    reference: "RFC 8020 §2",
  },
  "dkim-of-parent": {
    severity: "info",
    cause: {
      en: "{name} has no DKIM key of its own, but {parent} has. With relaxed alignment, signatures of {parent} prove mail of {name}. We could not check whether its mail is signed.",
      ko: "{name}에는 자체 DKIM 키가 없지만 {parent}에는 있습니다. 완화된 정렬에서는 {parent}의 서명으로 {name}의 메일이 DMARC를 통과합니다. 메일이 실제로 서명되는지는 확인하지 못했습니다.",
    },
    action: {
      en: "Check the d= tag of a DKIM-Signature header: it must be {parent} or {name}. If mail is not signed, enable DKIM at the service that sends it.",
      ko: "DKIM-Signature 헤더의 d= 태그가 {parent}이거나 {name}인지 확인하십시오. 서명되지 않는다면 발송 서비스에서 DKIM을 켜십시오.",
    },
    reference: "RFC 9989 §4.4.1",
  },
  "dkim-selector-missing": {
    severity: "high",
    cause: {
      en: "There is no DKIM key at the selector {selector}. Signatures with this selector fail.",
      ko: "선택자 {selector}에 DKIM 키가 없습니다. 이 선택자로 만든 서명은 검증에 실패합니다.",
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
      en: "We could not check whether a DKIM key exists at the selector {selector}: {reason}.",
      ko: "선택자 {selector}에 DKIM 키가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and check the answers of the name servers.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
  "dkim-dangling": {
    severity: "medium",
    cause: {
      en: "CNAME records of selectors lead to names without a key: {aliases}.",
      ko: "선택자의 CNAME이 키가 없는 이름을 가리킵니다: {aliases}.",
    },
    action: {
      en: "Enable DKIM at the service that runs these names. If you sign with another selector, delete the CNAME records and give that selector with --selectors.",
      ko: "이 이름을 운영하는 서비스에서 DKIM을 켜십시오. 다른 선택자로 서명하고 있다면 CNAME을 삭제하고 그 선택자를 --selectors로 지정하십시오.",
    },
    reference: "RFC 6376 §3.6.2.2",
  },
  "dkim-wildcard-dangling": {
    severity: "medium",
    cause: {
      en: "A wildcard CNAME leads every selector of {name} without a record of its own to {target}, where there is no key.",
      ko: "와일드카드 CNAME으로 {name}의 자체 레코드가 없는 모든 선택자가 {target|을/를} 가리키지만 그곳에 키가 없습니다.",
    },
    action: {
      en: "Delete the wildcard below _domainkey.{name}, or enable DKIM at the service that runs {target}. Give your selectors with --selectors.",
      ko: "_domainkey.{name} 아래의 와일드카드를 삭제하거나 {target|을/를} 운영하는 서비스에서 DKIM을 켜십시오. 선택자는 --selectors로 지정하십시오.",
    },
    reference: "RFC 4592 §2.2.1",
  },
  "dkim-wildcard": {
    severity: "medium",
    cause: {
      en: "A wildcard record answers for every selector of {name}, so lookups do not show which DKIM keys exist. Keys seen only through the wildcard count less or not at all.",
      ko: "{name}의 모든 선택자에 와일드카드 레코드가 응답하여, 조회로는 어떤 DKIM 키가 있는지 알 수 없습니다. 와일드카드로만 보이는 키는 점수가 낮거나 없습니다.",
    },
    action: {
      en: "Give your selectors with --selectors (the s= tag of DKIM-Signature headers).",
      ko: "--selectors로 선택자(DKIM-Signature 헤더의 s= 태그)를 지정하십시오.",
    },
    reference: "RFC 4592 §2.2.1",
  },
});

/** Problems of DKIM keys. */
export const dkimProblems = { ...selectorProblems, ...dkimKeyProblems };

/** The id of a DKIM problem. */
export type DkimProblemId = keyof typeof dkimProblems;

/** Makes a finding about DKIM. */
export const findDkim = finder<typeof dkimProblems>();
