import { resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import type { BimiFault } from "../../../formats/bimi/bimi.ts";
import type { LogoFault } from "../../../formats/bimi/svg-tiny-ps.ts";
import type { evidenceFaults } from "./schema.ts";

/** What is wrong with a BIMI record, as a clause. */
export const recordWords: Readonly<Record<BimiFault, Text>> = {
  "no-tag": { en: "a part of it is not a tag", ko: "태그가 아닌 부분이 있음" },
  repeated: { en: "a tag appears more than once", ko: "같은 태그가 두 번 이상 나옴" },
  "no-location": { en: "the tag l is missing", ko: "l 태그가 없음" },
  location: { en: "l is not an https URL", ko: "l이 https URL이 아님" },
  authority: { en: "a is not an https URL", ko: "a가 https URL이 아님" },
};

/** What is wrong with a logo. */
const logoWords: Readonly<Record<LogoFault, Text>> = {
  "too-large": { en: "it is larger than 32 kB", ko: "32kB보다 큼" },
  malformed: { en: "it is not well-formed XML", ko: "올바른 XML이 아님" },
  doctype: { en: "it has a DOCTYPE declaration", ko: "문서 유형(DOCTYPE) 선언이 있음" },
  entity: { en: "it uses custom entities", ko: "자체 엔티티를 사용함" },
  root: { en: "its root is not an svg element", ko: "루트가 svg 요소가 아님" },
  profile: { en: "baseProfile is not tiny-ps", ko: "baseProfile이 tiny-ps가 아님" },
  version: { en: "version is not 1.2", ko: "version이 1.2가 아님" },
  position: { en: "its root has x or y attributes", ko: "루트에 x나 y가 있음" },
  title: { en: "it has no title", ko: "title이 없음" },
  "no-box": { en: "it has no viewBox", ko: "viewBox가 없음" },
  square: { en: "its viewBox is not square", ko: "viewBox가 정사각형이 아님" },
  element: { en: "it has elements that are not allowed", ko: "허용되지 않는 요소가 있음" },
  attribute: { en: "it has attributes that are not allowed", ko: "허용되지 않는 속성이 있음" },
  script: { en: "it has a script", ko: "스크립트가 있음" },
  reference: { en: "it refers to an external resource", ko: "외부를 참조함" },
};

/** What is wrong with a logo, with the names of the parts that are not allowed. */
export function logoFaultWords({ code, value }: { readonly code: LogoFault; readonly value: string }): Text {
  const { en, ko } = logoWords[code];
  const isNamed = (code === "element" || code === "attribute") && value !== "";
  return isNamed ? { en: `${en}: ${value}`, ko: `${ko}: ${value}` } : { en, ko };
}

/** What is wrong with a logo certificate. */
export const evidenceWords: Readonly<Record<(typeof evidenceFaults)[number], Text>> = {
  unreadable: { en: "it cannot be read", ko: "읽을 수 없음" },
  purpose: { en: "it is not a logo certificate (EKU)", ko: "메일 로고용이 아님" },
  expired: { en: "it has expired", ko: "만료됨" },
  "not-yet-valid": { en: "it is not valid yet", ko: "아직 유효하지 않음" },
  names: { en: "it names another domain", ko: "다른 도메인의 인증서임" },
  "self-signed": { en: "it is self-signed", ko: "자체 서명 인증서임" },
  "chain-order": {
    en: "the certificates of the chain are in the wrong order",
    ko: "체인의 인증서 순서가 잘못됨",
  },
  "chain-signature": { en: "a signature of its chain is invalid", ko: "체인의 서명이 유효하지 않음" },
  "chain-authority": {
    en: "an issuer in its chain is not a CA certificate",
    ko: "체인의 발급자가 CA 인증서가 아님",
  },
  "chain-time": {
    en: "a certificate of its chain has expired, or is not valid yet",
    ko: "체인의 인증서가 만료되었거나 아직 유효하지 않음",
  },
  "no-logo": { en: "it contains no readable logo", ko: "읽을 수 있는 로고가 들어 있지 않음" },
  "logo-hash": { en: "its logo does not match its own hash", ko: "들어 있는 로고가 자체 해시와 맞지 않음" },
  "other-logo": {
    en: "it is for another logo than the one in the record",
    ko: "레코드의 로고와 다른 로고의 인증서임",
  },
};

const fetching: Readonly<Record<string, Text>> = {
  redirected: { en: "it redirects more than once", ko: "두 번 이상 리디렉션함" },
  scheme: { en: "it redirects to a URL that is not https", ko: "https가 아닌 URL로 리디렉션함" },
  "too-large": { en: "it is too large", ko: "너무 큼" },
};

/** Why a URL of the record could not be fetched. */
export function fetchWords(reason: string | null): Text {
  const status = /^http\.(?<status>\d{3})$/.exec(reason ?? "")?.groups?.["status"];
  if (status !== undefined) return { en: `status ${status}`, ko: `상태 코드 ${status}` };
  return (reason !== null && Object.hasOwn(fetching, reason) && fetching[reason]) || resolverWords(reason);
}
