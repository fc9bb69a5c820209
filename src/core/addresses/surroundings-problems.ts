import { defineProblems, finder, type Finding } from "../result/interpretation.ts";
import { hasUnmeasured, moreThan, seenElsewhere, type Other, type Surroundings } from "./surroundings.ts";
import { reasonWords } from "../reason-words.ts";
import type { Text } from "../text.ts";

/** Problems of a host's addresses, whatever is measured. */
export const surroundingsProblems = defineProblems({
  "address-failed": {
    severity: "high",
    cause: {
      en: "{address}, an address of {host}, could not be measured ({reason}).",
      ko: "{host}의 주소 {address|을/를} 측정할 수 없었습니다({reason}).",
    },
    action: {
      en: "Fix the server at this address, or remove the address from the DNS.",
      ko: "이 주소의 서버를 고치거나 DNS에서 주소를 지우십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc8305#section-5",
  },
  "address-forbidden": {
    severity: "medium",
    cause: {
      en: "{address}, an address of {host}, was not measured: it is not public, or the operator excluded its network. Visitors from other networks cannot reach an address that is not public.",
      ko: "{host}의 주소 {address|은/는} 측정하지 않았습니다. 공인 주소가 아니거나 운영자가 그 네트워크를 제외했습니다. 공인 주소가 아니면 외부 방문자가 도달하지 못합니다.",
    },
    action: { en: "Publish only public addresses.", ko: "공개 주소만 게시하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6890",
  },
  "address-unroutable": {
    severity: "info",
    cause: {
      en: "The measuring machine has no route to {address}, an address of {host} ({reason}). This does not affect the result.",
      ko: "측정한 컴퓨터에서 {host}의 주소 {address|으로/로} 가는 경로가 없습니다({reason}). 판단에는 반영되지 않습니다.",
    },
    action: {
      en: "Measure from a machine with an address of the same family (IPv4 or IPv6).",
      ko: "같은 종류(IPv4 또는 IPv6)의 주소가 있는 컴퓨터에서 측정하십시오.",
    },
  },
  "addresses-more": {
    severity: "medium",
    cause: {
      en: "{host} has {total} addresses. Only {count} of them {count|was/were} examined. The others may be worse.",
      ko: "{host}의 주소 {total}개 가운데 {count}개만 살펴보았으며, 나머지는 더 나쁠 수 있습니다.",
    },
    action: {
      en: "Measure the others one by one with --resolve.",
      ko: "나머지는 --resolve로 하나씩 지정하여 측정하십시오.",
    },
  },
});

// Topics: each check that measures a host finds the same about its addresses.
const find = finder<typeof surroundingsProblems>("address");
const findAll = finder<typeof surroundingsProblems>("addresses");

/** Why the grade may be worse than that of the address that answered first. */
export const surroundingsCaps = {
  "other-address": { en: "another address is graded no better than this", ko: "다른 주소의 등급이 이보다 높지 않음" },
} as const satisfies Readonly<Record<string, Text>>;

/** The key figures about addresses. */
export const surroundingsKpis = {
  addresses: { en: "Addresses measured", ko: "측정한 주소 수" },
  "addresses-alike": { en: "Identical at all addresses", ko: "모든 주소에서 같음" },
} as const satisfies Readonly<Record<string, Text>>;

type AddressFinding = Finding<keyof typeof surroundingsProblems>;

/** Findings about the addresses themselves. */
export function surroundingsFindings(around: Surroundings<unknown>): readonly AddressFinding[] {
  const { host, total, otherAddresses: others } = around;
  const more = moreThan(around);
  return [
    ...others.flatMap((other) => sayOf(other, host)),
    ...(more > 0 ? [findAll("addresses-more", { host, total, count: total - more }, { subject: host })] : []),
  ];
}

function sayOf({ address, state, reason }: Other<unknown>, host: string): readonly AddressFinding[] {
  const params = { address, host, reason: reasonWords(reason) };
  const about = { subject: address, ...(reason !== null && { evidence: reason }) };
  if (state === "failed") return [find("address-failed", params, about)];
  if (state === "forbidden") return [find("address-forbidden", { address, host }, { subject: address })];
  return state === "unroutable" ? [find("address-unroutable", params, about)] : [];
}

/** The number of measured addresses, and whether they are equal: null if one could not be measured. */
export function surroundingsFigures(around: readonly Surroundings<unknown>[], areUnlike: boolean) {
  const measured = around.some(hasUnmeasured) ? null : true;
  return [
    { id: "addresses", value: around.reduce((sum, one) => sum + seenElsewhere(one).length + 1, 0) },
    { id: "addresses-alike", value: areUnlike ? false : measured },
  ] as const;
}
