import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { LookalikeRaw, Registered } from "./schema.ts";

const columns = [
  { en: "Owner", ko: "소유" },
  { en: "Kind", ko: "방식" },
  { en: "Registered", ko: "등록일" },
  { en: "Mail", ko: "메일" },
  { en: "Web", ko: "웹" },
  { en: "Domain", ko: "도메인" },
] as const;

const owners: Readonly<Record<Registered["owner"], Text>> = {
  own: { en: "own", ko: "자사" },
  other: { en: "other", ko: "타인" },
  unclear: { en: "unclear", ko: "불명" },
};

const yes: Text = { en: "yes", ko: "있음" };
const no: Text = { en: "no", ko: "없음" };

const pages: Readonly<Record<NonNullable<Registered["page"]>["state"], Text>> = {
  own: { en: "redirects here", ko: "자사로 이동" },
  serves: { en: "page", ko: "페이지" },
  redirects: { en: "elsewhere", ko: "타 도메인" },
  none: no,
  unknown: { en: "?", ko: "?" },
};

/** The registered variants, riskiest first. */
export function tablesOf({ registered }: LookalikeRaw): readonly Table[] {
  if (registered.length === 0) return [];
  const rows = registered.map(({ owner, kind, created, exchangers, addresses, page, parking, name, unicode }) => [
    owners[owner],
    kind,
    created?.slice(0, 10) ?? "–",
    told(exchangers),
    webOf(page, parking) ?? told(addresses),
    unicode === undefined ? name : `${name} (${unicode})`,
  ]);
  return [{ columns, rows }];
}

function webOf(page: Registered["page"], parking: Registered["parking"]): Text | null {
  if (parking !== null) return parking.forSale ? { en: "for sale", ko: "판매 중" } : { en: "parked", ko: "파킹" };
  if (page?.state !== "serves") return page && pages[page.state];
  return page.loginForm ? { en: "login form", ko: "로그인 화면" } : pages.serves;
}

function told(list: readonly string[] | null): Text {
  if (list === null) return { en: "?", ko: "?" };
  return list.length > 0 ? yes : no;
}
