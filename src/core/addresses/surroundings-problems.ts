import { defineProblems, finder, type Finding } from "../result/interpretation.ts";
import { isOpen, moreThan, seenElsewhere, type Other, type Surroundings } from "./surroundings.ts";
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
      en: "Mend the server there, or take the address out of the DNS.",
      ko: "그곳의 서버를 고치거나 DNS에서 주소를 지우십시오.",
    },
    reference: "https://www.rfc-editor.org/rfc/rfc8305#section-5",
  },
  "address-forbidden": {
    severity: "medium",
    cause: {
      en: "{address}, an address of {host}, is not one that may be contacted; visitors from elsewhere cannot reach it either.",
      ko: "{host}의 주소 {address|은/는} 연결할 수 없는 주소이며, 외부 방문자도 도달하지 못합니다.",
    },
    action: { en: "Publish public addresses alone.", ko: "공개 주소만 게시하십시오." },
    reference: "https://www.rfc-editor.org/rfc/rfc6890",
  },
  "address-unroutable": {
    severity: "info",
    cause: {
      en: "Nothing leads from the measuring machine to {address}, an address of {host} ({reason}). This does not count.",
      ko: "측정한 컴퓨터에서 {host}의 주소 {address|으로/로} 가는 경로가 없습니다({reason}). 판단에는 반영되지 않습니다.",
    },
    action: {
      en: "Measure from a machine that has addresses of this family.",
      ko: "같은 종류의 주소를 쓰는 컴퓨터에서 측정하십시오.",
    },
  },
  "addresses-more": {
    severity: "medium",
    cause: {
      en: "{host} has {total} addresses, of which {count} were looked at; one of the others may be worse.",
      ko: "{host}의 주소 {total}개 가운데 {count}개만 살펴보았으며, 나머지는 더 나쁠 수 있습니다.",
    },
    action: {
      en: "Measure the others by name, with --resolve.",
      ko: "나머지는 --resolve로 지정하여 측정하십시오.",
    },
  },
});

const find = finder<typeof surroundingsProblems>();

/** Why the grade may be worse than that of the address that answered first. */
export const surroundingsCaps = {
  "other-address": { en: "another address is graded no better", ko: "다른 주소의 등급이 더 높지 않음" },
} as const satisfies Readonly<Record<string, Text>>;

/** The key figures about addresses. */
export const surroundingsKpis = {
  addresses: { en: "Addresses measured", ko: "측정한 주소 수" },
  "addresses-alike": { en: "All alike", ko: "모두 같음" },
} as const satisfies Readonly<Record<string, Text>>;

type AddressFinding = Finding<keyof typeof surroundingsProblems>;

/** Findings about the addresses themselves. */
export function surroundingsFindings(around: Surroundings<unknown>): readonly AddressFinding[] {
  const { host, total, others } = around;
  const more = moreThan(around);
  return [
    ...others.flatMap((other) => sayOf(other, host)),
    ...(more > 0 ? [find("addresses-more", { host, total, count: total - more }, { subject: host })] : []),
  ];
}

function sayOf({ address, state, reason }: Other<unknown>, host: string): readonly AddressFinding[] {
  const params = { address, host, reason: reason ?? "" };
  const about = { subject: address };
  if (state === "failed") return [find("address-failed", params, about)];
  if (state === "forbidden") return [find("address-forbidden", { address, host }, about)];
  return state === "unroutable" ? [find("address-unroutable", params, about)] : [];
}

/** The number of measured addresses, and whether they are equal: null if one could not be measured. */
export function surroundingsFigures(around: readonly Surroundings<unknown>[], areUnlike: boolean) {
  const value = areUnlike ? false : around.some(isOpen) ? null : true;
  return [
    { id: "addresses", value: around.reduce((sum, one) => sum + seenElsewhere(one).length + 1, 0) },
    { id: "addresses-alike", value },
  ] as const;
}
