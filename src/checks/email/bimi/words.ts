import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import type { BimiFault } from "../../../formats/bimi/bimi.ts";
import type { LogoFault } from "../../../formats/bimi/svg-tiny-ps.ts";
import type { evidenceFaults } from "./schema.ts";

/** What is wrong with a record, in words. */
export const recordWords: Readonly<Record<BimiFault, Text>> = {
  "no-tag": { en: "a part of it is no tag", ko: "태그가 아닌 부분이 있음" },
  repeated: { en: "a tag stands there more than once", ko: "같은 태그가 두 번 이상 나옴" },
  "no-location": { en: "it has no tag l", ko: "l 태그가 없음" },
  location: { en: "l is no https URL", ko: "l이 https URL이 아님" },
  authority: { en: "a is no https URL", ko: "a가 https URL이 아님" },
};

/** The same of a logo. */
export const logoWords: Readonly<Record<LogoFault, Text>> = {
  "too-large": { en: "it is larger than 32 kB", ko: "32kB보다 큼" },
  malformed: { en: "it is no well-formed XML", ko: "올바른 XML이 아님" },
  doctype: { en: "it has a document type", ko: "문서 유형(DOCTYPE) 선언이 있음" },
  entity: { en: "it uses entities of its own", ko: "자체 엔티티를 사용함" },
  root: { en: "its root is no svg element", ko: "루트가 svg 요소가 아님" },
  profile: { en: "baseProfile is not tiny-ps", ko: "baseProfile이 tiny-ps가 아님" },
  version: { en: "version is not 1.2", ko: "version이 1.2가 아님" },
  position: { en: "its root has x or y", ko: "루트에 x나 y가 있음" },
  title: { en: "it has no title", ko: "title이 없음" },
  square: { en: "its viewBox is not square", ko: "viewBox가 정사각형이 아님" },
  element: { en: "it has an element that is not allowed", ko: "허용되지 않는 요소가 있음" },
  script: { en: "it has a script", ko: "스크립트가 있음" },
  reference: { en: "it refers to something outside", ko: "외부를 참조함" },
};

/** The same of a certificate. */
export const evidenceWords: Readonly<Record<(typeof evidenceFaults)[number], Text>> = {
  unreadable: { en: "it cannot be read", ko: "읽을 수 없음" },
  purpose: { en: "it is not for logos of mail", ko: "메일 로고용이 아님" },
  expired: { en: "it has expired", ko: "만료됨" },
  "not-yet-valid": { en: "it is not valid yet", ko: "아직 유효하지 않음" },
  names: { en: "it names another domain", ko: "다른 도메인의 인증서임" },
  "self-signed": { en: "nobody but itself has issued it", ko: "자체 서명 인증서임" },
  "chain-order": {
    en: "the certificates are not in the order in which each has issued the one before it",
    ko: "각 인증서가 앞의 인증서를 발급한 순서로 되어 있지 않음",
  },
  "chain-signature": { en: "a signature of its chain does not verify", ko: "체인의 서명이 검증되지 않음" },
  "chain-authority": {
    en: "a certificate of its chain may issue no others",
    ko: "체인에 다른 인증서를 발급할 수 없는 인증서가 있음",
  },
  "chain-time": {
    en: "a certificate of its chain has expired, or is not valid yet",
    ko: "체인의 인증서가 만료되었거나 아직 유효하지 않음",
  },
  "no-logo": { en: "it holds no logo that can be read", ko: "읽을 수 있는 로고가 들어 있지 않음" },
  "logo-hash": { en: "the logo in it does not fit its own digest", ko: "들어 있는 로고가 자체 해시와 맞지 않음" },
  "other-logo": {
    en: "it is for another logo than the one that the record names",
    ko: "레코드가 가리키는 것과 다른 로고의 인증서임",
  },
};

const fetching: Readonly<Record<string, Text>> = {
  redirected: { en: "it redirects more than once", ko: "두 번 이상 리디렉션함" },
  scheme: { en: "it leads to something other than https", ko: "https가 아닌 곳으로 이어짐" },
  "too-large": { en: "it is too large", ko: "너무 큼" },
};

/** Why something that a record names was not fetched. */
export function fetchWords(reason: string | null): Text {
  const status = /^http\.(?<status>\d{3})$/.exec(reason ?? "")?.groups?.["status"];
  if (status !== undefined) return { en: `status ${status}`, ko: `상태 코드 ${status}` };
  return (reason !== null && Object.hasOwn(fetching, reason) && fetching[reason]) || resolverWords(reason);
}
