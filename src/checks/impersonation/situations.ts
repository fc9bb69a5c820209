import type { Grade } from "../../core/grade/grade.ts";
import type { Text } from "../../core/text.ts";
import type { ImpersonationRaw, Lookalikes } from "./schema.ts";

/** A situation with the grade that it gets: the documentation shows it, and a test holds it. */
export interface Situation {
  readonly seen: Text;
  readonly grade: Grade;
  readonly raw: Omit<ImpersonationRaw, "domain" | "observedAt" | "resolvers">;
}

const nothing: Situation["raw"] = {
  lookalikes: { variants: 1000, undetermined: 0, unresolved: 0, hostile: [], own: [], unclear: [], inactive: 0 },
  certificates: { names: 2, internalSystems: 0, listed: [], wildcards: 0 },
  dmarc: { policy: "reject", subdomains: "reject" },
  truncated: false,
};

/** From the best grade to the worst. */
export const situations: readonly Situation[] = [
  situation(
    "A+",
    "p=reject, no lookalikes of others, no internal names",
    "p=reject, 타인의 유사 도메인과 내부 이름 없음",
    {},
  ),
  situation(
    "A+",
    "the same, and 40 lookalikes that receive mail whose owner is unclear",
    "같은 조건에 소유자를 알 수 없는 메일 수신 가능 유사 도메인 40개",
    { lookalikes: { unclear: variants(40) } },
  ),
  situation("A", "2 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 2개", {
    lookalikes: { hostile: mailing(2) },
  }),
  situation("B", "3 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 3개", {
    lookalikes: { hostile: mailing(3) },
  }),
  situation("B", "p=none, and nothing else", "p=none, 그 밖의 문제 없음", {
    dmarc: { policy: "none", subdomains: "none" },
  }),
  situation("B", "no DMARC record, and nothing else", "DMARC 레코드 없음, 그 밖의 문제 없음", {
    dmarc: { policy: "missing", subdomains: "missing" },
  }),
  situation("C", "10 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 10개", {
    lookalikes: { hostile: mailing(10) },
  }),
  situation("D", "40 lookalikes of others that receive mail", "메일을 받을 수 있는 타인의 유사 도메인 40개", {
    lookalikes: { hostile: mailing(40) },
  }),
  situation(
    "F",
    "p=none, 40 lookalikes of others that receive mail, 8 internal names, a wildcard certificate",
    "p=none, 메일을 받을 수 있는 타인의 유사 도메인 40개, 내부 이름 8개, 와일드카드 인증서",
    {
      lookalikes: { hostile: mailing(40) },
      dmarc: { policy: "none", subdomains: "none" },
      certificates: { names: 20, internalSystems: 8, listed: [], wildcards: 1 },
    },
  ),
];

function situation(
  grade: Grade,
  en: string,
  ko: string,
  {
    lookalikes,
    ...rest
  }: Partial<Omit<Situation["raw"], "lookalikes">> & { readonly lookalikes?: Partial<Lookalikes> },
): Situation {
  const seen = nothing.lookalikes && { ...nothing.lookalikes, ...lookalikes };
  return { seen: { en, ko }, grade, raw: { ...nothing, ...rest, lookalikes: seen } };
}

function variants(count: number): Lookalikes["unclear"] {
  return Array.from({ length: count }, (_, index) => ({ name: `shop${index}.com`, kind: "omission", risk: 80 }));
}

function mailing(count: number): Lookalikes["hostile"] {
  return variants(count).map((each) => ({ ...each, mail: true }));
}
